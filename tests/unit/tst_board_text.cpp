#include <QTest>

#include "engine/formats/board_text.h"
#include "engine/game/board_generator.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestBoardText : public QObject {
    Q_OBJECT

private slots:
    void readsBoards_data();
    void readsBoards();
    void writtenBoardsReadBack_data();
    void writtenBoardsReadBack();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void refusesTooManyRowsAndColumns();
    void checkedBoardSaysWhatIsWrong();
};

void TestBoardText::readsBoards_data() {
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QString>("board");
    QTest::newRow("plain") << QByteArray("12\n34\n") << "12/34";
    QTest::newRow("no line end at the end") << QByteArray("12\n34") << "12/34";
    QTest::newRow("blanks between cells") << QByteArray(" 1 2\t\n3  4 ") << "12/34";
    QTest::newRow("line ends of other systems") << QByteArray("12\r\n34\r\n") << "12/34";
    QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf"
                                                   "12\r\n34\r\n")
                                     << "12/34";
    QTest::newRow("comments and empty lines") << QByteArray("# a\n\n12\n  # b\n34\n\n") << "12/34";
    QTest::newRow("an empty line behind every row") << QByteArray("12\n\n34\n\n56\n") << "12/34/56";
    QTest::newRow("cells in groups") << QByteArray("112 331\n12 3456\n") << "112331/123456";
    QTest::newRow("cells in groups, the last of two") << QByteArray("123 45") << "12345";
    QTest::newRow("nothing in groups of two") << QByteArray("1. ..\n") << "1...";
    QTest::newRow("empty cells") << QByteArray("...\n1..\n12.") << ".../1../12.";
    QTest::newRow("cleared") << QByteArray("..\n..\n") << "../..";
    QTest::newRow("one cell") << QByteArray("9") << "9";
}

void TestBoardText::readsBoards() {
    QFETCH(const QByteArray, input);
    QFETCH(const QString, board);
    const auto read = parse_board_text(input.toStdString());
    QVERIFY2(read.ok(), read ? "" : to_string(read.error()).c_str());
    QCOMPARE(text(drawing(*read)), board);
}

void TestBoardText::writtenBoardsReadBack_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::newRow("1x1") << 1 << 1;
    QTest::newRow("1x32") << 1 << 32;
    QTest::newRow("32x1") << 32 << 1;
    QTest::newRow("15x15") << 15 << 15;
    QTest::newRow("32x32") << 32 << 32;
}

void TestBoardText::writtenBoardsReadBack() {
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Board board = generate_board(seed, rows, columns, 9);
        for (int move = 0; move < 5; ++move) {
            const auto read = parse_board_text(to_board_text(board));
            QVERIFY(read.ok());
            QCOMPARE(*read, board);
            if (!board.has_moves())
                break;
            board.play(legal_moves(board).front(), Gravity::shift);
        }
    }
}

void TestBoardText::saysWhatIsWrong_data() {
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QString>("error");
    const auto row = [](const char* name, const QByteArray& input, const char* error) {
        QTest::newRow(name) << input << error;
    };
    const char* nothing =
        "there is no board: expected a line of colors 1 to 9 and '.' for each row";
    row("empty", "", nothing);
    row("comments only", "# 12\n\n   \n", nothing);
    row("a letter", "12\n1x\n",
        "line 2, column 2: 'x' is not a cell: expected a color 1 to 9 or '.'");
    row("color 0", "# top\n\n1 0\n",
        "line 3, column 3: '0' is not a cell: expected a color 1 to 9 or '.'");
    row("a zero byte",
        QByteArray("1\0"
                   "2",
                   3),
        "line 1, column 2: byte 0 is not a cell: expected a color 1 to 9 or '.'");
    row("line ends of one byte that is not ours", "12\r34\r",
        "line 1, column 3: byte 13 is not a cell: expected a color 1 to 9 or '.'");
    row("a byte order mark in the middle",
        "12\n\xef\xbb\xbf"
        "34",
        "line 2, column 1: byte 239 is not a cell: expected a color 1 to 9 or '.'");
    row("binary", QByteArray("\xff\xfe"),
        "line 1, column 1: byte 255 is not a cell: expected a color 1 to 9 or '.'");
    row("a shorter row", "123\n12\n", "line 2: this row has 2 cells, the rows above have 3");
    row("a longer row", "12\n\n123\n", "line 3: this row has 3 cells, the rows above have 2");
    row("numbers of two digits", "1 2 3\n11 12 13\n",
        "line 2, column 1: '11' looks like a number of two digits: expected blanks between all "
        "cells of the row, or none");
    row("numbers of one and two digits", "1 \t10 2",
        "line 1, column 4: '10' looks like a number of two digits: expected blanks between all "
        "cells of the row, or none");
    row("two boards", "12\n34\n\n# another\n12\n34\n",
        "line 5: a second board begins here: expected one board");
    row("two boards with their names", "# id:2x2x4-s\n12\n34\n# id:2x2x4-s\n# seed 2\n12\n34\n",
        "line 6: a second board begins here: expected one board");
    row("two boards, one of a row", "12\n\n34\n34\n",
        "line 3: a second board begins here: expected one board");
    row("two boards of two sizes", "12\n34\n \t\r\n123\n",
        "line 4: a second board begins here: expected one board");
    row("a floating cell", "# top\n1.\n.1\n",
        "the block in row 1, column 1 floats: the cell below it is empty");
    row("a gap", "11\n1.\n.1\n11",
        "the block in row 2, column 1 floats: the cell below it is empty");
    row("an empty column", "1.1\n1.1\n",
        "column 2 is empty, but there are blocks to the right of it");
    row("an empty first column", "..1\n",
        "column 1 is empty, but there are blocks to the right of it");
}

void TestBoardText::saysWhatIsWrong() {
    QFETCH(const QByteArray, input);
    QFETCH(const QString, error);
    const auto read = parse_board_text(input.toStdString());
    QVERIFY(!read.ok());
    QCOMPARE(text(to_string(read.error())), error);
}

void TestBoardText::refusesTooManyRowsAndColumns() {
    const auto wide = parse_board_text(std::string(33, '1'));
    QVERIFY(!wide.ok());
    QCOMPARE(text(to_string(wide.error())),
             QString("line 1, column 33: a board has at most 32 columns"));
    std::string rows;
    for (int row = 0; row < 33; ++row)
        rows += "1\n";
    const auto tall = parse_board_text(rows);
    QVERIFY(!tall.ok());
    QCOMPARE(text(to_string(tall.error())), QString("line 33: a board has at most 32 rows"));
}

void TestBoardText::checkedBoardSaysWhatIsWrong() {
    const std::vector<Color> cells{1, 2, 7, 3};
    QVERIFY(checked_board(2, 2, 0, cells).ok());
    QCOMPARE(checked_board(2, 2, 0, cells)->color_count(), 7);
    QCOMPARE(checked_board(2, 2, 9, cells)->color_count(), 9);
    QCOMPARE(text(to_string(checked_board(2, 2, 5, cells).error().message)),
             QString("color 7 is not one of 1 to 5"));
    QCOMPARE(text(to_string(checked_board(2, 2, 10, cells).error().message)),
             QString("color 10 is not one of 1 to 9"));
    QCOMPARE(text(to_string(checked_board(33, 1, 0, std::vector<Color>(33, 1)).error().message)),
             QString("a board has 1x1 to 32x32 cells, not 33x1"));
    QCOMPARE(text(to_string(checked_board(0, 0, 0, {}).error().message)),
             QString("a board has 1x1 to 32x32 cells, not 0x0"));
}

SAMEGAME_TEST(TestBoardText)
#include "tst_board_text.moc"
