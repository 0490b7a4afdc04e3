#include <QTest>

#include "engine/bounds/upper_bound.h"
#include "engine/formats/board_library.h"
#include "tests/support/exact_run.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What A* has beyond the other exact solvers (tst_exact_solvers).
class TestAStar : public QObject {
    Q_OBJECT

private slots:
    void keepsEachPositionOnce();
    void beginsWithTheRootsCeiling();
    void theBestOpenPromiseIsACeiling();
};

void TestAStar::keepsEachPositionOnce() {
    const auto report = exact_run("a-star", {"ceiling=plain"}, groups_in_any_order());
    QCOMPARE(report.stop, StopReason::proven_optimal);
    QCOMPARE(report.snapshot.best.score, 13);
    // All but the root, and the finished game, which is not kept, from each of its four parents.
    QCOMPARE(report.snapshot.nodes, std::uint64_t{14 + 4});
}

void TestAStar::beginsWithTheRootsCeiling() {
    const Board board = standard_board(1);
    const auto report = exact_run("a-star", {}, board, 1);
    QCOMPARE(report.upper_bound, remaining_upper_bound(Rules{}, board));
}

void TestAStar::theBestOpenPromiseIsACeiling() {
    const Board board = standard_board(1);
    const auto report = exact_run("a-star", {}, board, 3000);
    QVERIFY(report.upper_bound < remaining_upper_bound(Rules{}, board));
    QCOMPARE(report.snapshot.upper_bound.value(), report.upper_bound);
}

SAMEGAME_TEST(TestAStar)
#include "tst_a_star.moc"
