#include <QTest>

#include "engine/game/board_generator.h"
#include "tests/support/exact_run.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What branch and bound has beyond the other exact solvers (tst_exact_solvers).
class TestBranchAndBound : public QObject {
    Q_OBJECT

private slots:
    void theTableSavesOrdersOfMoves();
    void playoutsFindABetterFirstLine();
    void threadsComeToTheSame();
};

void TestBranchAndBound::theTableSavesOrdersOfMoves() {
    const auto without =
        exact_run("branch-and-bound", {"ceiling=plain", "table=false"}, groups_in_any_order());
    QCOMPARE(without.stop, StopReason::proven_optimal);
    QCOMPARE(without.snapshot.nodes, std::uint64_t{64});
    const auto with =
        exact_run("branch-and-bound", {"ceiling=plain", "table=true"}, groups_in_any_order());
    QCOMPARE(with.stop, StopReason::proven_optimal);
    QCOMPARE(with.snapshot.nodes, std::uint64_t{32});
}

void TestBranchAndBound::playoutsFindABetterFirstLine() {
    const Board board = generate_board(1, 15, 15, 5);
    const auto without = exact_run("branch-and-bound", {"playouts=0"}, board, 1);
    const auto with = exact_run("branch-and-bound", {"playouts=1000"}, board, 1);
    QVERIFY(with.snapshot.best.score > without.snapshot.best.score);
}

void TestBranchAndBound::threadsComeToTheSame() {
    SearchRequest request;
    request.budget.memory = test_memory;
    request.start.board = generate_board(1, 6, 7, 4);
    request.solver = find_solver("branch-and-bound");
    request.seed = 1;
    const int score = exact_run("branch-and-bound", {}, request.start.board).snapshot.best.score;
    for (const int threads : {2, 5}) {
        request.threads = threads;
        SearchControl control;
        const SearchReport report = run_search(request, control);
        QCOMPARE(report.stop, StopReason::proven_optimal);
        QCOMPARE(report.snapshot.best.score, score);
    }
}

SAMEGAME_TEST(TestBranchAndBound)
#include "tst_branch_and_bound.moc"
