#include <QSignalSpy>
#include <QTest>

#include "app/gui/session/distributionrunner.h"
#include "app/gui/session/searchrunner.h"
#include "engine/base/rng.h"
#include "engine/formats/board_library.h"
#include "engine/solvers/solver_registry.h"
#include "tests/gui/patience.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The runners: searches and distributions on worker threads.
class TestSearchRunner : public QObject {
    Q_OBJECT

private slots:
    void snapshotsArriveWhileItRuns();
    void budgetOfPlayoutsEndsIt();
    void sameSeedSameLine();
    void stopIsFelt();
    void resultsOfOlderJobsAreDropped();
    void refusedOptionsFail();
    void boardWithoutMovesFinishesAtOnce();
    void manyStartsAndStops();
    void destructorStops();
    void distributionIsComplete();
    void distributionStops();
    void clearedDistributionStaysEmpty();
    void unknownPolicyFails();

private:
    static SearchRequest request(int standardBoard = 1);
    static DistributionJob distributionJob(std::uint64_t playouts);
};

SearchRequest TestSearchRunner::request(int standardBoard) {
    SearchRequest request;
    request.budget.memory = test_memory;
    request.start.board = standard_board(standardBoard);
    request.solver = find_solver("sp-mcts");
    request.options = default_options(request.solver->options);
    request.seed = 1;
    return request;
}

DistributionJob TestSearchRunner::distributionJob(std::uint64_t playouts) {
    DistributionJob job;
    for (const char* policy : {"random", "tabu-color-random"})
        job.sources.push_back({{standard_board(1), {}}, 0, policy});
    job.playouts = playouts;
    job.seed = 1;
    return job;
}

void TestSearchRunner::snapshotsArriveWhileItRuns() {
    SearchRunner runner;
    QSignalSpy snapshots(&runner, &SearchRunner::snapshotChanged);
    QSignalSpy started(&runner, &SearchRunner::started);
    runner.start(request(), {});
    QCOMPARE(started.count(), 1);
    TRY_VERIFY(snapshots.count() >= 2);
    QVERIFY(runner.isRunning());
    QVERIFY(runner.snapshot().has_line);
    QVERIFY(runner.snapshot().best.finished);
    QVERIFY(!runner.snapshot().candidates.empty());
}

void TestSearchRunner::budgetOfPlayoutsEndsIt() {
    SearchRunner runner;
    QSignalSpy finished(&runner, &SearchRunner::finished);
    SearchRequest small = request();
    small.budget.playouts = 500;
    runner.start(small, {});
    TRY_COMPARE(finished.count(), 1);
    QVERIFY(!runner.isRunning());
    const auto report = finished.first().first().value<SearchReport>();
    QCOMPARE(report.stop, StopReason::budget_spent);
    QCOMPARE(report.snapshot.playouts, std::uint64_t{500});
    QCOMPARE(runner.snapshot().playouts, std::uint64_t{500});
}

void TestSearchRunner::sameSeedSameLine() {
    SearchRunner runner;
    QSignalSpy finished(&runner, &SearchRunner::finished);
    SearchRequest small = request();
    small.budget.playouts = 300;
    runner.start(small, {});
    TRY_COMPARE(finished.count(), 1);
    const Line first = runner.snapshot().best;
    runner.start(small, {});
    TRY_COMPARE(finished.count(), 2);
    QVERIFY(runner.snapshot().best == first);
}

void TestSearchRunner::stopIsFelt() {
    SearchRunner runner;
    QSignalSpy snapshots(&runner, &SearchRunner::snapshotChanged);
    QSignalSpy finished(&runner, &SearchRunner::finished);
    runner.start(request(), {});
    TRY_VERIFY(!snapshots.isEmpty());
    runner.stop();
    // How long that takes is measured by a benchmark.
    TRY_COMPARE(finished.count(), 1);
    QCOMPARE(finished.first().first().value<SearchReport>().stop, StopReason::stop_requested);
    QVERIFY(runner.snapshot().has_line);
}

void TestSearchRunner::resultsOfOlderJobsAreDropped() {
    SearchRunner runner;
    QSignalSpy finished(&runner, &SearchRunner::finished);
    runner.start(request(1), {});
    SearchRequest second = request(2);
    second.budget.playouts = 100;
    runner.start(second, {});
    TRY_COMPARE(finished.count(), 1);
    QCOMPARE(finished.first().first().value<SearchReport>().snapshot.playouts, std::uint64_t{100});
    QVERIFY(runner.job().request.start.board == standard_board(2));
    settle();
    QCOMPARE(finished.count(), 1);
}

void TestSearchRunner::refusedOptionsFail() {
    SearchRunner runner;
    QSignalSpy failed(&runner, &SearchRunner::failed);
    SearchRequest bad = request();
    bad.options["policy"] = std::string("no-such-policy");
    runner.start(bad, {});
    TRY_COMPARE(failed.count(), 1);
    QVERIFY(failed.first().first().toString().contains("no-such-policy"));
    QVERIFY(!runner.isRunning());
}

void TestSearchRunner::boardWithoutMovesFinishesAtOnce() {
    SearchRunner runner;
    QSignalSpy finished(&runner, &SearchRunner::finished);
    SearchRequest ended = request();
    const Color cells[] = {1, 2};
    ended.start.board = Board(1, 2, 2, cells);
    runner.start(ended, {});
    TRY_COMPARE(finished.count(), 1);
    QCOMPARE(finished.first().first().value<SearchReport>().stop, StopReason::proven_optimal);
}

void TestSearchRunner::manyStartsAndStops() {
    SearchRunner runner;
    Rng rng(7);
    for (int i = 0; i < 50; ++i) {
        SearchRequest any = request(1 + static_cast<int>(rng.bounded(20)));
        any.seed = rng.next();
        any.threads = 1 + static_cast<int>(rng.bounded(3));
        runner.start(any, {});
        QTest::qWait(static_cast<int>(rng.bounded(30)));
        if (rng.bounded(2) == 0)
            runner.stop();
    }
    QSignalSpy finished(&runner, &SearchRunner::finished);
    SearchRequest last = request();
    last.budget.playouts = 50;
    runner.start(last, {});
    TRY_COMPARE(finished.count(), 1);
    QCOMPARE(runner.snapshot().playouts, std::uint64_t{50});
}

void TestSearchRunner::destructorStops() {
    auto runner = std::make_unique<SearchRunner>();
    runner->start(request(), {});
    runner->start(request(2), {});
    runner.reset(); // returns, or the test times out
}

void TestSearchRunner::distributionIsComplete() {
    DistributionRunner runner;
    QSignalSpy running(&runner, &DistributionRunner::runningChanged);
    DistributionJob job = distributionJob(2000);
    for (DistributionSource& source : job.sources)
        source.scoreBefore = 100'000;
    runner.start(job);
    TRY_COMPARE(running.count(), 2);
    QVERIFY(!runner.isRunning());
    QCOMPARE(runner.histograms().size(), std::size_t{2});
    for (const ScoreHistogram& histogram : runner.histograms()) {
        QCOMPARE(histogram.count(), std::uint64_t{2000});
        QVERIFY(histogram.minimum() > 90'000);
    }
    QVERIFY(runner.histograms()[0].mean() < runner.histograms()[1].mean());
}

void TestSearchRunner::distributionStops() {
    DistributionRunner runner;
    runner.start(distributionJob(1'000'000'000));
    TRY_VERIFY(!runner.histograms()[0].empty() && !runner.histograms()[1].empty());
    runner.stop();
    TRY_VERIFY(!runner.isRunning());
    QVERIFY(!runner.histograms()[0].empty());
}

void TestSearchRunner::clearedDistributionStaysEmpty() {
    DistributionRunner runner;
    runner.start(distributionJob(1'000'000'000));
    TRY_VERIFY(!runner.histograms()[0].empty());
    runner.clear();
    QVERIFY(!runner.isRunning());
    DistributionRunner later; // looks at what it found in the same intervals
    later.start(distributionJob(1'000'000'000));
    TRY_VERIFY(!later.histograms()[0].empty());
    QVERIFY(runner.histograms().empty());
}

void TestSearchRunner::unknownPolicyFails() {
    DistributionRunner runner;
    QSignalSpy failed(&runner, &DistributionRunner::failed);
    DistributionJob job = distributionJob(10);
    job.sources[1].policy = "no-such-policy";
    runner.start(job);
    QCOMPARE(failed.count(), 1);
    QVERIFY(!runner.isRunning());
}

SAMEGAME_TEST(TestSearchRunner, QCoreApplication)
#include "tst_searchrunner.moc"
