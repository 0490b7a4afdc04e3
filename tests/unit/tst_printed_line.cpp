#include <QTest>

#include "engine/base/rng.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_library.h"
#include "engine/formats/board_name.h"
#include "engine/formats/pasted_text.h"
#include "engine/formats/printed_line.h"
#include "engine/game/board_generator.h"
#include "engine/game/line.h"
#include "tests/support/board_drawing.h"
#include "tests/support/lines.h"
#include "tests/support/published_line.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// As it stands under figure 1 of the paper.
constexpr const char* paper =
    "12,6 - 5,11 - 12,5 - 14,6 - 12,11 - 8,12 - 10,2 - 6,1 - 12,14 - 8,1 - 6,12 - 9,14 - 9,6* - "
    "7,4 - 5,13 - 7,3 - 11,7 - 13,14* - 14,2 - 14,3 - 14,14 - 12,5 - 10,11 - 9,12 - 8,3 - 15,7* - "
    "13,13 - 15,8* - 6,8 - 15,10 - 14,13 - 13,10 - 12,2* - 12,9* - 11,1 - 13,4 - 15,1** - 15,3 - "
    "15,1 - 15,7 - 15,5 - 15,2* - 13,1 - 14,2 - 15,2 - 14,1 - 15,1";

} // namespace

class TestPrintedLine : public QObject {
    Q_OBJECT

private slots:
    void theLineOfThePaperIsReadAndWritten();
    void gamesReadBack();
    void movesStandBelowABoard_data();
    void movesStandBelowABoard();
    void otherTextsAreNoLines_data();
    void otherTextsAreNoLines();
    void listsOfMovesAreReadAgain();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
};

void TestPrintedLine::theLineOfThePaperIsReadAndWritten() {
    const Position start{standard_board(9), Rules{}};
    const auto moves = parse_printed_moves(paper, start.board);
    QVERIFY(moves.ok());
    QVERIFY(*moves == published_line_of_board_9());
    QString expected = paper;
    expected.replace("15,1 - 15,7 - 15,5", "15,1 - 15,7* - 15,5"); // six blocks, as other stars
    QCOMPARE(QString::fromStdString(printed_moves(start, *moves)), expected);
}

void TestPrintedLine::gamesReadBack() {
    Rng rng(3);
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Position start{generate_board(seed, 3 + static_cast<int>(seed % 13), 15,
                                      2 + static_cast<int>(seed % 4)),
                       Rules{}};
        if (seed % 2 == 1)
            start.rules.gravity = Gravity::pull_left;
        if (seed % 3 == 1)
            start.rules.scoring = Scoring::clickomania;
        const MoveList moves = random_line(start.board, start.rules.gravity, rng);
        const auto game = read_game(printed_game(start, moves));
        QVERIFY2(game.ok(), game ? "" : to_string(game.error()).c_str());
        QVERIFY(game->record.start == start);
        QVERIFY(game->record.line == replay(start.board, start.rules, moves).value());
        QVERIFY(!game->record.source);
    }
    const Position start{standard_board(1), Rules{}};
    QCOMPARE(QString::fromStdString(printed_game(start, {})),
             QString::fromStdString("id:" + to_board_id(start) + "\n\n"));
}

void TestPrintedLine::movesStandBelowABoard_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("as printed") << QByteArray("112\n233\n\n1,1** - 2,2\n");
    QTest::newRow("any cell of a group") << QByteArray("112\n233\n1,2 2,3");
    QTest::newRow("in rows") << QByteArray("112\n233\n1,1\n2,2\n");
    QTest::newRow("other line ends") << QByteArray("112\r\n233\r\n1,1 -\r\n2,2\r\n");
    QTest::newRow("signs of a web page") << QByteArray("112\n233\n\n1,1\xc2\xa0- 2,2\n");
    QTest::newRow("a comment above") << QByteArray("# a board\n112\n233\n1,1 - 2,2\n");
}

void TestPrintedLine::movesStandBelowABoard() {
    QFETCH(const QByteArray, text);
    const auto game = read_game(text.toStdString());
    QVERIFY2(game.ok(), game ? "" : to_string(game.error()).c_str());
    QVERIFY(game->record.start.board == drawn("112/233"));
    QCOMPARE(QString::fromStdString(printed_moves(game->record.start, game->record.line.moves)),
             QString("1,1** - 2,2"));
}

void TestPrintedLine::otherTextsAreNoLines_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("a board") << QByteArray("112\n233\n");
    QTest::newRow("moves without a board") << QByteArray("1,1 - 2,2");
    QTest::newRow("commas among words") << QByteArray("standard:1\nscore 3,412, 40 moves");
    QTest::newRow("names") << QByteArray("standard:1\nstandard:2, standard:3");
}

void TestPrintedLine::otherTextsAreNoLines() {
    QFETCH(const QByteArray, text);
    QVERIFY(!printed_game_in(text.toStdString()));
}

void TestPrintedLine::listsOfMovesAreReadAgain() {
    const Board board = standard_board(9);
    const MoveList moves = published_line_of_board_9();
    const std::string list = to_move_list(moves, board.rows());
    QVERIFY(list.starts_with("12,6\n5,11\n"));
    for (const std::string& text : {list, "\xef\xbb\xbf# of board 9\r\n" + list + "# end\n"}) {
        const auto read = parse_move_list(text, board);
        QVERIFY2(read.ok(), read.ok() ? "" : to_string(read.error()).c_str());
        QVERIFY(*read == moves);
    }
    for (const char* none : {"", " \n", "# 1,1\n"})
        QCOMPARE(QString::fromStdString(to_string(parse_move_list(none, board).error())),
                 "there are no moves: expected rows and columns, as in 12,6");
    QVERIFY(!parse_move_list("1,1 2;2", board).ok());
}

void TestPrintedLine::saysWhatIsWrong_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("error");
    QTest::newRow("a row too many")
        << QByteArray("112\n233\n1,1 - 3,1")
        << "move 2, '3,1', is no row and column of the board, as in 12,6";
    QTest::newRow("half a move") << QByteArray("112\n233\n1,1 - 2,")
                                 << "move 2, '2,', is no row and column of the board, as in 12,6";
    QTest::newRow("a single number")
        << QByteArray("112\n233\n1,1 - 2")
        << "move 2, '2', is no row and column of the board, as in 12,6";
    QByteArray many = "112\n233\n";
    for (int i = 0; i < 513; ++i)
        many += "1,1 ";
    QTest::newRow("too many moves")
        << many << "there are more than 512 moves, the most that a game can have";
    QTest::newRow("no group") << QByteArray("112\n233\n1,3")
                              << "move 1 at 1,3 names no group of two or more blocks";
    QTest::newRow("no board") << QByteArray("xyz\n1,3")
                              << QString::fromStdString(to_string(read_game("xyz").error()));
}

void TestPrintedLine::saysWhatIsWrong() {
    QFETCH(const QByteArray, text);
    QFETCH(const QString, error);
    const auto game = read_game(text.toStdString());
    QVERIFY(!game.ok());
    QCOMPARE(QString::fromStdString(to_string(game.error())), error);
}

SAMEGAME_TEST(TestPrintedLine)
#include "tst_printed_line.moc"
