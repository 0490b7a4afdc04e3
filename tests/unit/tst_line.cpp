#include <QTest>

#include "engine/formats/board_library.h"
#include "engine/formats/board_text.h"
#include "engine/game/group.h"
#include "engine/game/line.h"
#include "engine/game/scoring.h"
#include "engine/game/transition.h"
#include "tests/support/board_checks.h"
#include "tests/support/published_line.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestLine : public QObject {
    Q_OBJECT

private slots:
    void publishedLineOfBoard9Earns4707();
    void publishedMovesNameCanonicalCells();
    void publishedLineFitsNoOtherBoard();
    void figure1Of2008();
    void figure1Of2011();
    void emptyLine();
    void unfinishedLineHasNoEndPoints();
    void replayMakesMovesCanonical();
    void replayNamesTheFirstIllegalMove_data();
    void replayNamesTheFirstIllegalMove();
    void boardsAndScoresAlongALine();
    void boardAfterStopsAtTheEnd();
    void largestGroupIsTheFirstOfEquals();
};

void TestLine::publishedLineOfBoard9Earns4707() {
    const MoveList moves = published_line_of_board_9();
    const auto line = replay(standard_board(9), Rules{}, moves);
    QVERIFY(line.ok());
    QCOMPARE(line->moves.size(), std::size_t{47});
    QCOMPARE(line->score, 4707);
    QVERIFY(line->finished);
    QVERIFY(line->cleared);
}

void TestLine::publishedMovesNameCanonicalCells() {
    const MoveList moves = published_line_of_board_9();
    const auto line = replay(standard_board(9), Rules{}, moves);
    QVERIFY(line->moves == moves);
}

void TestLine::publishedLineFitsNoOtherBoard() {
    const MoveList moves = published_line_of_board_9();
    for (int number = 1; number <= standard_board_count; ++number)
        QCOMPARE(replay(standard_board(number), Rules{}, moves).ok(), number == 9);
}

// The letters of both figures are not in the papers' texts; these boards fit every sentence that
// describes them.

/// Schadd et al. 2008, figure 1: the "B" group in the third column is removed and the "C" block on
/// top falls down; because of this a large group of "C" blocks (n = 5) can be removed; owing to an
/// empty column the two columns at the right side are shifted to the left. 0 and 9 points.
void TestLine::figure1Of2008() {
    const Board start = drawn(".D.E./"
                              ".ECD./"
                              "ECBCD/"
                              "DCBCE");
    const Move center = printed(start, 4, 3);
    const auto first = transition(start, Rules{}, center);
    QCOMPARE(first->removed.size(), std::size_t{2});
    QCOMPARE(first->points, 0);
    QCOMPARE(first->after, drawn(".D.E./"
                                 ".E.D./"
                                 "EC.CD/"
                                 "DCCCE"));
    QCOMPARE(text(transition_error(*first)), QString());

    const auto second = transition(first->after, Rules{}, center);
    QCOMPARE(second->removed.size(), std::size_t{5});
    QCOMPARE(second->points, 9);
    QCOMPARE(second->after, drawn("...../"
                                  "...../"
                                  "EDED./"
                                  "DEDE."));
    QCOMPARE(text(transition_error(*second)), QString());
}

/// Schadd et al. 2011, figure 1: the "B" group in the third column with a connection to the second
/// column is removed; in the second column the "CA" blocks fall down, in the third the "C" block;
/// due to this a large group of "C" blocks (n = 6) can be removed; owing to an empty column the two
/// columns at the right side are shifted to the left. 1 and 16 points.
void TestLine::figure1Of2011() {
    const Board start = drawn(".C.D./"
                              "DACE./"
                              "CBBCE/"
                              "CCBCD");
    const Move center = printed(start, 4, 3);
    const auto first = transition(start, Rules{}, center);
    QCOMPARE(first->removed.size(), std::size_t{3});
    QCOMPARE(first->points, 1);
    QCOMPARE(first->after, drawn("...D./"
                                 "DC.E./"
                                 "CA.CE/"
                                 "CCCCD"));
    QCOMPARE(text(transition_error(*first)), QString());

    const auto second = transition(first->after, Rules{}, center);
    QCOMPARE(second->removed.size(), std::size_t{6});
    QCOMPARE(second->points, 16);
    QCOMPARE(second->after, drawn("...../"
                                  "...../"
                                  ".CDE./"
                                  "DAED."));
    QCOMPARE(text(transition_error(*second)), QString());
}

void TestLine::emptyLine() {
    const auto line = replay(drawn("11"), Rules{}, {});
    QVERIFY(line.ok());
    QVERIFY(line->moves.empty());
    QCOMPARE(line->score, 0);
    QVERIFY(!line->finished);
    QVERIFY(!line->cleared);
    const auto cleared = replay(drawn(".."), Rules{}, {});
    QCOMPARE(cleared->score, 1000);
    QVERIFY(cleared->finished);
    QVERIFY(cleared->cleared);
    QCOMPARE(replay(drawn("12"), Rules{}, {})->score, -2);
}

void TestLine::unfinishedLineHasNoEndPoints() {
    const Board start = drawn("112/"
                              "122/"
                              "333");
    const std::vector<Move> moves{printed(start, 1, 1)};
    const auto line = replay(start, Rules{}, moves);
    QCOMPARE(line->score, 1);
    QVERIFY(!line->finished);
}

void TestLine::replayMakesMovesCanonical() {
    const Board start = drawn("21/"
                              "11");
    const std::vector<Move> moves{printed(start, 1, 2)};
    QCOMPARE(replay(start, Rules{}, moves)->moves.front(), printed(start, 2, 1));
}

void TestLine::replayNamesTheFirstIllegalMove_data() {
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::newRow("a singleton") << 2 << 3;
    QTest::newRow("an empty cell") << 1 << 1;
    QTest::newRow("off the board") << 2 << 9;
}

void TestLine::replayNamesTheFirstIllegalMove() {
    QFETCH(const int, row);
    QFETCH(const int, column);
    const Board start = drawn("11311/"
                              "22444");
    const std::vector<Move> moves{printed(start, 2, 3), printed(start, 2, 1),
                                  printed(start, row, column)};
    const auto line = replay(start, Rules{}, moves);
    QVERIFY(!line.ok());
    QCOMPARE(line.error().line, 3);
    QVERIFY(text(to_string(line.error().message))
                .startsWith(QStringLiteral("move 3 at %1,%2 ").arg(row).arg(column)));
}

void TestLine::boardsAndScoresAlongALine() {
    const Board start = standard_board(9);
    const MoveList moves = published_line_of_board_9();
    const auto positions = positions_along({start, Rules{}}, moves);
    const auto scores = scores_along(start, Rules{}, moves);
    QCOMPARE(positions.size(), moves.size() + 1);
    QCOMPARE(scores.size(), moves.size() + 1);
    QCOMPARE(scores.front(), 0);
    QCOMPARE(scores.back(), 4707);
    for (std::size_t i = 0; i < positions.size(); ++i) {
        QCOMPARE(positions[i].board, board_after(start, Rules{}, moves, i));
        if (i + 1 == positions.size())
            break;
        const auto step = transition(positions[i].board, Rules{}, moves[i]);
        QCOMPARE(step->after, positions[i + 1].board);
        const int bonus = i + 2 == positions.size() ? 1000 : 0;
        QCOMPARE(step->points + bonus, scores[i + 1] - scores[i]);
    }
}

void TestLine::boardAfterStopsAtTheEnd() {
    const MoveList moves = published_line_of_board_9();
    QVERIFY(board_after(standard_board(9), Rules{}, moves, 1000).is_cleared());
    QCOMPARE(board_after(standard_board(9), Rules{}, moves, 0), standard_board(9));
}

void TestLine::largestGroupIsTheFirstOfEquals() {
    const Position start{parse_board_text("112\n332\n442\n").value(), Rules{}};
    MoveList moves;
    QCOMPARE(largest_group(start, moves).size, 0);
    QCOMPARE(largest_group(start, moves).color, no_color);
    moves.push_back(Move{{0, 0}}); // 44
    moves.push_back(Move{{0, 0}}); // 33
    QCOMPARE(largest_group(start, moves).size, 2);
    QCOMPARE(largest_group(start, moves).color, Color{4});
    moves.push_back(Move{{2, 0}}); // 222
    QCOMPARE(largest_group(start, moves).size, 3);
    QCOMPARE(largest_group(start, moves).color, Color{2});
}

SAMEGAME_TEST(TestLine)
#include "tst_line.moc"
