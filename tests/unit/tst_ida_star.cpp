#include <QTest>

#include "engine/bounds/upper_bound.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "tests/support/exact_run.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What IDA* has beyond the other exact solvers (tst_exact_solvers).
class TestIdaStar : public QObject {
    Q_OBJECT

private slots:
    void meetsEveryOrderOfMovesWithoutATable();
    void expandsEachPositionOnceWithATable();
    void theThresholdFalls();
    void doublingRepeatsLess();
    void playsAGameMoveByMove();
    void aGameMayFindTheOptimum();
};

void TestIdaStar::meetsEveryOrderOfMovesWithoutATable() {
    const auto report =
        exact_run("ida-star", {"ceiling=plain", "table=false"}, groups_in_any_order());
    QCOMPARE(report.stop, StopReason::proven_optimal);
    QCOMPARE(report.snapshot.nodes, std::uint64_t{64});
}

/// Each of the 16 positions is met once for each group that is gone.
void TestIdaStar::expandsEachPositionOnceWithATable() {
    const auto report =
        exact_run("ida-star", {"ceiling=plain", "table=true"}, groups_in_any_order());
    QCOMPARE(report.stop, StopReason::proven_optimal);
    QCOMPARE(report.snapshot.nodes, std::uint64_t{32});
}

void TestIdaStar::theThresholdFalls() {
    const Board board = standard_board(1);
    int bound = remaining_upper_bound(Rules{}, board);
    for (const std::uint64_t nodes : {100U, 10000U, 100000U}) {
        const auto report = exact_run("ida-star", {}, board, nodes);
        QVERIFY(report.upper_bound < bound);
        QCOMPARE(report.snapshot.upper_bound.value(), report.upper_bound);
        bound = *report.upper_bound;
    }
}

void TestIdaStar::doublingRepeatsLess() {
    const Board board = generate_board(1, 6, 6, 3);
    for (const char* table : {"table=false", "table=true"}) {
        const auto next = exact_run("ida-star", {"threshold=next", table}, board);
        const auto doubling = exact_run("ida-star", {"threshold=doubling", table}, board);
        QCOMPARE(next.stop, StopReason::proven_optimal);
        QCOMPARE(doubling.stop, StopReason::proven_optimal);
        QCOMPARE(next.snapshot.best.score, doubling.snapshot.best.score);
        QVERIFY(doubling.snapshot.nodes < next.snapshot.nodes);
    }
}

/// A whole one on any budget, the same again.
void TestIdaStar::playsAGameMoveByMove() {
    const Board board = standard_board(1);
    for (const std::uint64_t nodes : {1U, 50U, 3000U}) {
        const auto report = exact_run("ida-star", {"game-length=70"}, board, nodes);
        QVERIFY(report.snapshot.has_line && report.snapshot.best.finished);
        QVERIFY(report.snapshot.nodes <= nodes);
        const auto again = exact_run("ida-star", {"game-length=70"}, board, nodes);
        QVERIFY(again.snapshot.best == report.snapshot.best);
    }
    QCOMPARE(exact_run("ida-star", {"game-length=200"}, board, 20000).stop,
             StopReason::nothing_left);
}

/// Where a move's search knows all lines.
void TestIdaStar::aGameMayFindTheOptimum() {
    const auto report = exact_run("ida-star", {"game-length=4"}, drawn("1221/1221"), 10000);
    QCOMPARE(report.snapshot.best.score, 1008);
    QCOMPARE(report.stop, StopReason::nothing_left);
}

SAMEGAME_TEST(TestIdaStar)
#include "tst_ida_star.moc"
