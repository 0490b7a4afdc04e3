#include <QTest>
#include <thread>

#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "tests/support/solver_fixture.h"
#include "tests/support/test_program.h"
#include "tests/support/wait_until.h"

using namespace samegame;

/// What every solver promises of budgets and seeds, and of being stopped.
class TestSolverBudgets : public QObject, protected SolverFixture {
    Q_OBJECT

private slots:
    void stopsWhenTold_data() { eachSolver(); }
    void stopsWhenTold();
    void stopsWhenToldBeforeItStarts_data() { eachSolver(); }
    void stopsWhenToldBeforeItStarts();
    void honorsATimeBudget_data() { eachSolver(); }
    void honorsATimeBudget();
    void honorsAPlayoutBudget_data();
    void honorsAPlayoutBudget();
    void honorsANodeBudget_data();
    void honorsANodeBudget();
    void reproducesBySeed_data();
    void reproducesBySeed();
    void otherSeedsSearchOtherwise_data() { eachSolver(); }
    void otherSeedsSearchOtherwise();
    void runsWithinLittleMemory_data() { eachSolver(); }
    void runsWithinLittleMemory();

private:
    static void compareReports(const SearchReport& a, const SearchReport& b);
};

void TestSolverBudgets::stopsWhenTold() {
    SearchRequest search = request(generate_board(1, 32, 32, 5));
    search.threads = 2;
    SearchControl control;
    SearchReport report;
    std::jthread worker([&] { report = run_search(search, control); });
    wait_until([&] { return control.snapshot().has_line; });
    control.request_stop();
    worker.join();
    QCOMPARE(report.stop, StopReason::stop_requested);
    checkReport(search, report);
}

void TestSolverBudgets::stopsWhenToldBeforeItStarts() {
    const SearchRequest search = request(standard_board(1));
    SearchControl control;
    control.request_stop();
    const SearchReport report = run_search(search, control);
    QCOMPARE(report.stop, StopReason::stop_requested);
    QCOMPARE(report.snapshot.playouts, std::uint64_t{0});
    QVERIFY(!report.snapshot.has_line);
}

void TestSolverBudgets::honorsATimeBudget() {
    SearchRequest search = request(standard_board(1));
    const Seconds granted(0.2);
    search.budget.time = granted;
    search.threads = 2;
    const SearchReport report = run(search);
    QVERIFY(Seconds(report.snapshot.seconds) >= granted);
    QCOMPARE(report.stop, StopReason::budget_spent);
    if (report.snapshot.has_line) // a busy machine may not get that far
        checkReport(search, report);
}

void TestSolverBudgets::honorsAPlayoutBudget_data() {
    QTest::addColumn<QString>("solver");
    QTest::addColumn<int>("playouts");
    QTest::addColumn<int>("threads");
    for (const SolverEntry& entry : solver_registry())
        for (const int playouts : entry.has_playouts ? std::vector{1, 7, 1000} : std::vector<int>{})
            for (const int threads : {1, 2, 3})
                QTest::addRow("%s, %d playouts, %d threads", entry.name.c_str(), playouts, threads)
                    << text(entry.name) << playouts << threads;
}

void TestSolverBudgets::honorsAPlayoutBudget() {
    QFETCH(const int, playouts);
    QFETCH(const int, threads);

    for (const Board& board : {standard_board(1), generate_board(1, 3, 3, 3)}) {
        SearchRequest search = request(board);
        search.budget.playouts = static_cast<std::uint64_t>(playouts);
        search.threads = threads;
        const SearchReport report = run(search);
        checkReport(search, report);
        QVERIFY(report.snapshot.playouts <= static_cast<std::uint64_t>(playouts));
        QVERIFY(report.stop == StopReason::budget_spent ||
                report.stop == StopReason::proven_optimal ||
                report.stop == StopReason::nothing_left);
    }
}

void TestSolverBudgets::honorsANodeBudget_data() {
    QTest::addColumn<QString>("solver");
    QTest::addColumn<int>("nodes");
    QTest::addColumn<int>("threads");
    for (const SolverEntry& entry : solver_registry())
        for (const int nodes : entry.has_nodes ? std::vector{1, 50, 2000} : std::vector<int>{})
            for (const int threads : {1, 2})
                QTest::addRow("%s, %d nodes, %d threads", entry.name.c_str(), nodes, threads)
                    << text(entry.name) << nodes << threads;
}

void TestSolverBudgets::honorsANodeBudget() {
    QFETCH(const int, nodes);
    QFETCH(const int, threads);

    SearchRequest search = request(standard_board(2));
    search.budget.nodes = static_cast<std::uint64_t>(nodes);
    search.threads = threads;
    const SearchReport report = run(search);
    checkReport(search, report);
    QCOMPARE(report.stop, StopReason::budget_spent);
    QCOMPARE(report.snapshot.nodes, static_cast<std::uint64_t>(nodes));
    QVERIFY(report.snapshot.depth >= 1);
    QVERIFY(report.snapshot.mean_depth <= report.snapshot.depth);
}

void TestSolverBudgets::runsWithinLittleMemory() {
    SearchRequest search = request(generate_board(1, 10, 10, 5));
    search.budget.memory = 1; // less than any tree needs
    grant(search, 6000);
    const SearchReport report = run(search);
    checkReport(search, report);
    QVERIFY(report.stop == StopReason::budget_spent || report.stop == StopReason::memory_full);
}

void TestSolverBudgets::reproducesBySeed_data() {
    QTest::addColumn<QString>("solver");
    QTest::addColumn<int>("threads");
    for (const SolverEntry& entry : solver_registry())
        for (const int threads : {1, 2})
            QTest::addRow("%s, %d threads", entry.name.c_str(), threads)
                << text(entry.name) << threads;
}

void TestSolverBudgets::reproducesBySeed() {
    QFETCH(const int, threads);
    SearchRequest search = request(standard_board(3));
    search.threads = threads;
    grant(search, 1000);
    compareReports(run(search), run(search));
    if (solver().has_nodes && threads == 1) {
        search.budget.playouts.reset();
        search.budget.nodes = 1000;
        compareReports(run(search), run(search));
    }
}

void TestSolverBudgets::compareReports(const SearchReport& a, const SearchReport& b) {
    QVERIFY(a.snapshot.best == b.snapshot.best);
    QCOMPARE(a.snapshot.playouts, b.snapshot.playouts);
    QCOMPARE(a.snapshot.nodes, b.snapshot.nodes);
    QCOMPARE(a.stop, b.stop);
    QCOMPARE(a.snapshot.candidates.size(), b.snapshot.candidates.size());
    for (std::size_t i = 0; i < a.snapshot.candidates.size(); ++i) {
        QCOMPARE(a.snapshot.candidates[i].move, b.snapshot.candidates[i].move);
        QCOMPARE(a.snapshot.candidates[i].visits, b.snapshot.candidates[i].visits);
        QCOMPARE(a.snapshot.candidates[i].best, b.snapshot.candidates[i].best);
    }
}

void TestSolverBudgets::otherSeedsSearchOtherwise() {
    SearchRequest search = request(standard_board(3));
    grant(search, 100);
    const Line first = run(search).snapshot.best;
    search.seed = 2;
    QVERIFY(!(run(search).snapshot.best == first));
}

SAMEGAME_TEST(TestSolverBudgets, QCoreApplication)
#include "tst_solver_budgets.moc"
