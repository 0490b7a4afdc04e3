#include <QTest>

#include "engine/game/board.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestBoard : public QObject {
    Q_OBJECT

private slots:
    void defaultBoardIsNoBoard();
    void knowsItsCells();
    void countsBlocksByColor();
    void mostFrequentColorIsTheLowestOfEquals_data();
    void mostFrequentColorIsTheLowestOfEquals();
    void colorsHaveRanks_data();
    void colorsHaveRanks();
    void movesLetBlocksFallAndColumnsClose_data();
    void movesLetBlocksFallAndColumnsClose();
    void pullLeftDrawsEveryRowLeft_data();
    void pullLeftDrawsEveryRowLeft();
    void illegalMovesChangeNothing_data();
    void illegalMovesChangeNothing();
    void anyCellOfTheGroupNamesTheMove();
    void aFullColumnOf32CanBeRemoved();
    void theLargestBoardCanBeClearedAtOnce();
    void equalBoardsHaveEqualHashes();
    void differentBoardsDiffer_data();
    void differentBoardsDiffer();
};

void TestBoard::defaultBoardIsNoBoard() {
    const Board board;
    QCOMPARE(board.rows(), 0);
    QCOMPARE(board.columns(), 0);
    QVERIFY(board.is_cleared());
    QVERIFY(!board.has_moves());
}

void TestBoard::knowsItsCells() {
    const Board board = drawn("1../"
                              "23./"
                              "456");
    QCOMPARE(board.rows(), 3);
    QCOMPARE(board.columns(), 3);
    QCOMPARE(board.cell_count(), 9);
    QCOMPARE(board.color_count(), 6);
    QCOMPARE(board.color_at({0, 0}), Color{4});
    QCOMPARE(board.color_at({0, 2}), Color{1});
    QCOMPARE(board.color_at({2, 0}), Color{6});
    QCOMPARE(board.color_at({2, 1}), no_color);
    QCOMPARE(board.height(0), 3);
    QCOMPARE(board.height(1), 2);
    QCOMPARE(board.height(2), 1);
    QVERIFY(board.contains({2, 2}));
    QVERIFY(!board.contains({3, 0}));
    QVERIFY(!board.contains({0, 3}));
    QVERIFY(!board.has_moves());
}

void TestBoard::countsBlocksByColor() {
    Board board = drawn("99./"
                        "199/"
                        "111");
    QCOMPARE(board.block_count(), 8);
    QCOMPARE(board.block_count(1), 4);
    QCOMPARE(board.block_count(9), 4);
    QCOMPARE(board.block_count(2), 0);
    board.play({{2, 0}}, Gravity::shift);
    QCOMPARE(board.block_count(), 4);
    QCOMPARE(board.block_count(1), 0);
    board.play({{0, 0}}, Gravity::shift);
    QVERIFY(board.is_cleared());
}

void TestBoard::mostFrequentColorIsTheLowestOfEquals_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("color");
    QTest::newRow("one color") << "9" << 9;
    QTest::newRow("a majority") << "1222" << 2;
    QTest::newRow("equals") << "3322" << 2;
    QTest::newRow("cleared") << "..." << 0;
}

void TestBoard::mostFrequentColorIsTheLowestOfEquals() {
    QFETCH(const QString, board);
    QFETCH(const int, color);
    QCOMPARE(int{drawn(board.toStdString()).most_frequent_color()}, color);
}

void TestBoard::colorsHaveRanks_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("ranks"); // the colors of ranks 1 to 4
    QTest::newRow("one color") << "9"
                               << "9999";
    QTest::newRow("three") << "13222/33221"
                           << "2311";
    QTest::newRow("equals") << "3322"
                            << "2333";
    QTest::newRow("cleared") << "..."
                             << "0000";
}

void TestBoard::colorsHaveRanks() {
    QFETCH(const QString, board);
    QFETCH(const QString, ranks);
    QString found;
    for (int rank = 1; rank <= 4; ++rank)
        found += QString::number(drawn(board.toStdString()).color_of_rank(rank));
    QCOMPARE(found, ranks);
}

void TestBoard::movesLetBlocksFallAndColumnsClose_data() {
    QTest::addColumn<QString>("before");
    QTest::addColumn<int>("row"); // from the top, from 1
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("removed");
    QTest::addColumn<QString>("after");
    const auto row = [](const char* name, const char* before, int from_top, int column, int removed,
                        const char* after) {
        QTest::newRow(name) << before << from_top << column << removed << after;
    };
    row("blocks fall", "3.../211./4112", 3, 2, 4, "3.../2.../42..");
    row("blocks fall over a gap", "2../3../1../1../4..", 3, 1, 2, ".../.../2../3../4..");
    row("two runs of one column", "211/321/411/511/611", 1, 2, 9, "2../3../4../5../62.");
    row("a column closes", "213/213", 1, 2, 2, "23./23.");
    row("two neighboring columns close", "2113/2113", 2, 3, 4, "23../23..");
    row("two distant columns close", "1.1./1213/1114", 3, 1, 7, "..../.3../24..");
    row("the first column closes", "12/13", 1, 1, 2, "2./3.");
    row("the last column closes", "21/31", 2, 2, 2, "2./3.");
    row("the board is cleared", "11/11", 1, 1, 4, "../..");
    row("diagonals do not connect", "12/21/22", 3, 1, 3, "../.2/11");
    row("a ring", "111/121/111", 1, 1, 8, ".../.../2..");
    row("the top row", "1122/3344", 1, 1, 2, "..22/3344");
    row("one row", "12221", 1, 3, 3, "11...");
    row("one column", "1/2/2/1", 2, 1, 2, "././1/1");
}

void TestBoard::movesLetBlocksFallAndColumnsClose() {
    QFETCH(const QString, before);
    QFETCH(const int, row);
    QFETCH(const int, column);
    QFETCH(const int, removed);
    QFETCH(const QString, after);

    Board board = drawn(before.toStdString());
    QCOMPARE(board.play(printed(board, row, column), Gravity::shift).removed, removed);
    QCOMPARE(text(drawing(board)), after);
    QCOMPARE(board.rows(), after.count('/') + 1);
}

void TestBoard::pullLeftDrawsEveryRowLeft_data() {
    QTest::addColumn<QString>("before");
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("after");
    QTest::newRow("gaps in a column") << "124/135/136" << 2 << 2 << "14./15./126";
    QTest::newRow("gaps in the first column") << "523/143/143" << 2 << 1 << "23./43./543";
    QTest::newRow("gaps of two columns") << "1234/5664/7668" << 2 << 2 << "14../54../7238";
    QTest::newRow("gaps in the last column") << "123/145/165" << 2 << 3 << "12./14./163";
    QTest::newRow("a whole column") << "213/213" << 1 << 2 << "23./23.";
    QTest::newRow("the board is cleared") << "11/11" << 1 << 1 << "../..";
    QTest::newRow("one row") << "12231" << 1 << 2 << "131..";
    QTest::newRow("one column") << "1/2/2/1" << 2 << 1 << "././1/1";
    QTest::newRow("rows that stood apart") << "1.2/113/435" << 2 << 1 << "2../3../435";
}

void TestBoard::pullLeftDrawsEveryRowLeft() {
    QFETCH(const QString, before);
    QFETCH(const int, row);
    QFETCH(const int, column);
    QFETCH(const QString, after);
    Board board = drawn(before.toStdString());
    board.play(printed(board, row, column), Gravity::pull_left);
    QCOMPARE(text(drawing(board)), after);
}

void TestBoard::illegalMovesChangeNothing_data() {
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("row");
    QTest::newRow("a singleton") << 0 << 0;
    QTest::newRow("an empty cell") << 2 << 1;
    QTest::newRow("right of the board") << 3 << 0;
    QTest::newRow("above the board") << 0 << 2;
    QTest::newRow("far off") << 255 << 255;
}

void TestBoard::illegalMovesChangeNothing() {
    QFETCH(const int, column);
    QFETCH(const int, row);
    const Board before = drawn("22./"
                               "131");
    Board board = before;
    const auto change = board.play(
        {{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)}}, Gravity::shift);
    QCOMPARE(change.removed, 0);
    QCOMPARE(board, before);
}

void TestBoard::anyCellOfTheGroupNamesTheMove() {
    const Board before = drawn("112/"
                               "312/"
                               "111");
    for (const auto& [column, row] : {std::pair{1, 1}, {2, 1}, {2, 2}, {1, 3}, {3, 3}}) {
        Board board = before;
        QCOMPARE(board.play(printed(board, row, column), Gravity::shift).removed, 6);
        QCOMPARE(text(drawing(board)), QString(".../.2./32."));
    }
}

void TestBoard::aFullColumnOf32CanBeRemoved() {
    std::vector<Color> cells(32 * 2);
    for (std::size_t row = 0; row < 32; ++row) {
        cells[2 * row] = 1;
        cells[2 * row + 1] = static_cast<Color>(2 + row % 2);
    }
    Board board(32, 2, 3, cells);
    QCOMPARE(board.play({{0, 31}}, Gravity::shift).removed, 32);
    QCOMPARE(board.height(0), 32);
    QCOMPARE(board.height(1), 0);
    QVERIFY(!board.has_moves());
}

void TestBoard::theLargestBoardCanBeClearedAtOnce() {
    Board board(32, 32, 9, std::vector<Color>(max_cells, 9));
    QCOMPARE(board.block_count(), max_cells);
    QCOMPARE(board.play({{31, 31}}, Gravity::shift).removed, max_cells);
    QVERIFY(board.is_cleared());
    QVERIFY(!board.has_moves());
    QCOMPARE(board, Board(32, 32, 1, std::vector<Color>(max_cells, no_color)));
}

void TestBoard::equalBoardsHaveEqualHashes() {
    Board played = drawn("2211/"
                         "3331/"
                         "3311");
    played.play({{0, 0}}, Gravity::shift);
    played.play({{2, 0}}, Gravity::shift);
    const Board made = drawn("..../"
                             "..../"
                             "22..");
    QVERIFY(played.color_count() != made.color_count());
    QCOMPARE(played, made);
    QCOMPARE(played.hash(), made.hash());
}

void TestBoard::differentBoardsDiffer_data() {
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<bool>("sameBlocks"); // hash the same
    QTest::newRow("one block") << "12/12"
                               << "12/13" << false;
    QTest::newRow("turned") << "12"
                            << "1/2" << false;
    QTest::newRow("size of cleared boards") << "../.."
                                            << "..." << true;
    QTest::newRow("rows") << "1./1."
                          << "../1." << false;
    QTest::newRow("empty columns") << "11."
                                   << "11" << true;
    QTest::newRow("exchanged columns") << "12/34"
                                       << "21/43" << false;
}

void TestBoard::differentBoardsDiffer() {
    QFETCH(const QString, a);
    QFETCH(const QString, b);
    QFETCH(const bool, sameBlocks);
    const Board first = drawn(a.toStdString());
    const Board second = drawn(b.toStdString());
    QVERIFY(!(first == second));
    QCOMPARE(first.hash() == second.hash(), sameBlocks);
}

SAMEGAME_TEST(TestBoard)
#include "tst_board.moc"
