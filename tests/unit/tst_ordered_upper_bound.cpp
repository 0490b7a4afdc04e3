#include <QTest>

#include "engine/bounds/ordered_upper_bound.h"
#include "engine/bounds/upper_bound.h"
#include "engine/game/board_generator.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The ceiling that sees in which order the largest groups of the colors go.
class TestOrderedUpperBound : public QObject {
    Q_OBJECT

private slots:
    void seesThatNotEveryColorIsOneGroup_data();
    void seesThatNotEveryColorIsOneGroup();
    void isLowerOnBoardsOfUsualSize();
    void isTheOtherCeilingWhereItSeesNothing();
    void aStopLeavesTheOtherCeiling();
};

void TestOrderedUpperBound::seesThatNotEveryColorIsOneGroup_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("separated");
    QTest::addColumn<int>("ordered");
    QTest::newRow("an empty board") << "..." << 1000 << 1000;
    QTest::newRow("a single block") << "1" << -1 << -1;
    QTest::newRow("side by side") << "111222" << 1002 << 1002;
    QTest::newRow("one color after the other") << "1122211" << 1005 << 1005;
    // One of the two goes in two groups.
    QTest::newRow("colors that cross") << "11221122" << 1008 << 1004;
    QTest::newRow("colors that cross in a column") << "1/1/2/2/1/1/2/2" << 1008 << 1004;
    QTest::newRow("joined by a third color") << "3311/1122" << 1004 << 1004;
}

void TestOrderedUpperBound::seesThatNotEveryColorIsOneGroup() {
    QFETCH(const QString, board);
    const Board position = drawn(board.toStdString());
    QTEST(separated_upper_bound(Rules{}, position), "separated");
    QTEST(ordered_upper_bound(Rules{}, position), "ordered");
}

void TestOrderedUpperBound::isLowerOnBoardsOfUsualSize() {
    const Board board = generate_board(1000301, 10, 10, 4);
    const int separated = separated_upper_bound(Rules{}, board);
    QVERIFY(ordered_upper_bound(Rules{}, board) < separated - 200);
}

void TestOrderedUpperBound::isTheOtherCeilingWhereItSeesNothing() {
    const auto agrees = [](const Rules& rules, const Board& board) {
        return ordered_upper_bound(rules, board) == separated_upper_bound(rules, board);
    };
    const Board crossing = drawn("11221122");
    QVERIFY(agrees({Scoring::standard, Gravity::pull_left}, crossing));
    QVERIFY(agrees({Scoring::clickomania}, crossing));
    QVERIFY(!agrees({Scoring::bubble_breaker}, crossing));
    QVERIFY(agrees({}, generate_board(1, 8, 8, 7)));
    QVERIFY(agrees({}, generate_board(1, 17, 5, 2)));
}

void TestOrderedUpperBound::aStopLeavesTheOtherCeiling() {
    const Board board = generate_board(1, 15, 15, 5);
    QCOMPARE(ordered_upper_bound(Rules{}, board, [] { return true; }),
             separated_upper_bound(Rules{}, board));
}

SAMEGAME_TEST(TestOrderedUpperBound)
#include "tst_ordered_upper_bound.moc"
