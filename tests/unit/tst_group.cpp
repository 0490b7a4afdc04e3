#include <QTest>

#include "engine/game/group.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestGroup : public QObject {
    Q_OBJECT

private slots:
    void holdsExactlyItsCells();
    void moveIsTheLeftmostCellOfTheLowestRow_data();
    void moveIsTheLeftmostCellOfTheLowestRow();
    void noGroupThere_data();
    void noGroupThere();
    void groupsAreListedOnceFromTheLeft();
    void groupsWithSeveralCornersAreListedOnce_data();
    void groupsWithSeveralCornersAreListedOnce();
};

void TestGroup::holdsExactlyItsCells() {
    const Board board = drawn("112/"
                              "312/"
                              "113");
    const Group group = group_at(board, {1, 1});
    QCOMPARE(group.size(), 5);
    QVERIFY(!group.empty());
    QCOMPARE(group.first_column(), 0);
    QCOMPARE(group.last_column(), 1);
    QCOMPARE(group.mask(0), 0b101U);
    QCOMPARE(group.mask(1), 0b111U);
    QCOMPARE(group.mask(2), 0U);
    QVERIFY(group.contains({0, 2}));
    QVERIFY(!group.contains({0, 1}));
    QVERIFY(!group.contains({2, 0}));
    const std::vector<Cell> cells{{0, 0}, {0, 2}, {1, 0}, {1, 1}, {1, 2}};
    QVERIFY(group.cells() == cells);
}

void TestGroup::moveIsTheLeftmostCellOfTheLowestRow_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("row"); // from the top, from 1
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("canonicalRow");
    QTest::addColumn<int>("canonicalColumn");
    QTest::newRow("the lowest row wins over the left") << "11/21/21" << 1 << 1 << 3 << 2;
    QTest::newRow("the leftmost of the lowest row") << "121/111" << 1 << 3 << 2 << 1;
    QTest::newRow("two feet") << "2111/2131" << 1 << 2 << 2 << 2;
    QTest::newRow("in the air") << "11/23" << 1 << 2 << 1 << 1;
}

void TestGroup::moveIsTheLeftmostCellOfTheLowestRow() {
    QFETCH(const QString, board);
    QFETCH(const int, row);
    QFETCH(const int, column);
    QFETCH(const int, canonicalRow);
    QFETCH(const int, canonicalColumn);
    const Board position = drawn(board.toStdString());
    QCOMPARE(group_at(position, printed(position, row, column).cell).move(),
             printed(position, canonicalRow, canonicalColumn));
}

void TestGroup::noGroupThere_data() {
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("row");
    QTest::newRow("a singleton") << 0 << 0;
    QTest::newRow("an empty cell") << 2 << 1;
    QTest::newRow("right of the board") << 3 << 0;
    QTest::newRow("above the board") << 0 << 2;
    QTest::newRow("as far off as a cell can be") << 255 << 255;
}

void TestGroup::noGroupThere() {
    QFETCH(const int, column);
    QFETCH(const int, row);
    const Group group =
        group_at(drawn("22./"
                       "131"),
                 {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)});
    QVERIFY(group.empty());
    QCOMPARE(group.size(), 0);
    QVERIFY(group.cells().empty());
}

void TestGroup::groupsAreListedOnceFromTheLeft() {
    const Board board = drawn("1123/"
                              "2243/"
                              "2511");
    const auto found = groups(board);
    QCOMPARE(found.size(), std::size_t{4});
    const MoveList moves = legal_moves(board);
    QCOMPARE(moves.size(), found.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        QCOMPARE(moves[i], found[i].move());
        if (i > 0)
            QVERIFY(found[i - 1].first_column() <= found[i].first_column());
    }
    QVERIFY(groups(drawn("12/21")).empty());
    QVERIFY(groups(drawn("..")).empty());
    QVERIFY(legal_moves(drawn("1")).empty());
}

void TestGroup::groupsWithSeveralCornersAreListedOnce_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("corners");
    QTest::newRow("a bar") << "111" << 1;
    QTest::newRow("a ring") << "111/121/111" << 1;
    QTest::newRow("hanging feet") << "11111/12131/14151" << 3;
    QTest::newRow("stairs down to the right") << "1122/2112/2211" << 3;
    QTest::newRow("two feet") << "2111/2131" << 2;
    QTest::newRow("stairs up to the left") << "111/211/221" << 3;
}

void TestGroup::groupsWithSeveralCornersAreListedOnce() {
    QFETCH(const QString, board);
    QFETCH(const int, corners);
    const Board position = drawn(board.toStdString());
    int first_color_corners = 0;
    int first_color_groups = 0;
    for (const Group& group : groups(position)) {
        if (position.color_at(group.move().cell) != 1)
            continue;
        ++first_color_groups;
        for (const Cell cell : group.cells())
            first_color_corners += static_cast<int>(position.corners(cell.column) >> cell.row & 1U);
    }
    QCOMPARE(first_color_groups, 1);
    QCOMPARE(first_color_corners, corners);
}

SAMEGAME_TEST(TestGroup)
#include "tst_group.moc"
