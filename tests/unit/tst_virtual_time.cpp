#include <QTest>

#include <functional>

#include "engine/base/exceptions.h"
#include "engine/game/board_generator.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/qtest_text.h"
#include "tests/support/team_search.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// With a simulated team on "1122".
void with_team(int threads, const VirtualTime& time, const Budget& budget,
               const std::function<void(SearchTeam&)>& task) {
    SearchRequest request;
    request.start.board = drawn("1122");
    request.threads = threads;
    request.budget = budget;
    request.virtual_time = time;
    const SearchReport report =
        search_by([&task](SearchTeam& team, SearchControl&) { task(team); }, request);
    QVERIFY(!report.failure);
}

/// A search by NRPA of level 2 with six iterations.
SearchRequest nrpa_request(const std::string& parallel, int job_threads, int threads) {
    SearchRequest request;
    request.start.board = generate_board(3, 9, 9, 4);
    request.solver = find_solver("nrpa");
    request.options = {{"level", std::int64_t{2}},
                       {"iterations", std::int64_t{6}},
                       {"parallel", parallel},
                       {"parallel-level", std::int64_t{1}},
                       {"job-threads", std::int64_t{job_threads}}};
    request.threads = threads;
    request.seed = 1;
    return request;
}

SearchReport run(const SearchRequest& request) {
    SearchControl control;
    return run_search(request, control);
}

void compare_reports(const SearchReport& a, const SearchReport& b) {
    QVERIFY(a.snapshot.best == b.snapshot.best);
    QCOMPARE(a.snapshot.playouts, b.snapshot.playouts);
    QCOMPARE(a.snapshot.candidates.size(), b.snapshot.candidates.size());
    for (std::size_t i = 0; i < a.snapshot.candidates.size(); ++i) {
        QCOMPARE(a.snapshot.candidates[i].visits, b.snapshot.candidates[i].visits);
        QCOMPARE(a.snapshot.candidates[i].mean, b.snapshot.candidates[i].mean);
    }
}

} // namespace

/// Workers that are simulated on one thread.
class TestVirtualTime : public QObject {
    Q_OBJECT

private slots:
    void workersMeetAtTheLatestClock();
    void teamsThatNeverMeetHaveTheirOwnTime();
    void eachWorkerSpendsTheTime();
    void simulatedThreadsFindWhatThreadsDo_data();
    void simulatedThreadsFindWhatThreadsDo();
    void oneWorkerIsTheSequentialSearch();
    void aSimulationIsTheSameEachTime_data();
    void aSimulationIsTheSameEachTime();
    void aVoteTakesNoTimeOfTheClock();
    void timesAreThoseOfTheMoves();
    void barriersTakeTime();
    void onlyCountedMovesMakeTime();
};

void TestVirtualTime::workersMeetAtTheLatestClock() {
    with_team(3, {10, 4}, {}, [](SearchTeam& team) {
        QCOMPARE(team.size(), 3);
        team.lead().count_moves(20);
        team.run([](SearchContext& context, int worker) {
            QCOMPARE(context.moves(), std::uint64_t{20}); // none begins before the lead has called
            context.count_moves(static_cast<std::uint64_t>(worker == 1 ? 9 : worker));
        });
        for (int worker = 0; worker < 3; ++worker)
            QCOMPARE(team.context(worker).moves(), std::uint64_t{20 + 9 + 4});
        QCOMPARE(team.lead().elapsed().count(), 3.3);
    });
}

void TestVirtualTime::teamsThatNeverMeetHaveTheirOwnTime() {
    with_team(4, {10, 0}, {}, [](SearchTeam& team) {
        SearchTeam first = team.part(0, 2);
        SearchTeam second = team.part(2, 2);
        QCOMPARE(second.size(), 2);
        first.run([](SearchContext& context, int worker) {
            context.count_moves(static_cast<std::uint64_t>(10 * worker));
        });
        QCOMPARE(second.lead().moves(), std::uint64_t{0});
        second.run([](SearchContext& context, int) { context.count_moves(3); });
        QCOMPARE(team.context(0).moves(), std::uint64_t{10});
        QCOMPARE(team.context(3).moves(), std::uint64_t{3});
    });
}

void TestVirtualTime::eachWorkerSpendsTheTime() {
    Budget budget;
    budget.time = Seconds(2);
    with_team(2, {10, 0}, budget, [](SearchTeam& team) {
        team.run([](SearchContext& context, int worker) {
            while (!context.should_stop())
                context.count_moves(static_cast<std::uint64_t>(worker == 0 ? 3 : 7));
            QCOMPARE(context.moves(), static_cast<std::uint64_t>(21));
            QCOMPARE(context.stop_reason(), StopReason::budget_spent);
        });
        QVERIFY(team.should_stop());
    });
}

void TestVirtualTime::simulatedThreadsFindWhatThreadsDo_data() {
    QTest::addColumn<QString>("parallel");
    QTest::addColumn<int>("jobThreads");
    for (const char* parallel : {"root", "shared", "shared-as-printed", "thread-local",
                                 "thread-local-kept", "thread-local-exchange"})
        for (const int job_threads : {0, 2})
            QTest::addRow("%s, jobs of %d", parallel, job_threads) << parallel << job_threads;
}

/// The same playouts make the same search, whatever measures the time.
void TestVirtualTime::simulatedThreadsFindWhatThreadsDo() {
    QFETCH(const QString, parallel);
    QFETCH(const int, jobThreads);
    SearchRequest request = nrpa_request(parallel.toStdString(), jobThreads, 6);
    request.budget.playouts = 300;
    const SearchReport threads = run(request);
    request.virtual_time = VirtualTime{1000, 5};
    compare_reports(run(request), threads);
}

void TestVirtualTime::oneWorkerIsTheSequentialSearch() {
    SearchRequest request = nrpa_request("root", 0, 1);
    request.budget.time = Seconds(3);
    request.virtual_time = VirtualTime{1000, 0};
    const SearchReport simulated = run(request);
    QVERIFY(simulated.snapshot.playouts > 20);
    request.virtual_time.reset();
    request.budget.time.reset();
    request.budget.playouts = simulated.snapshot.playouts;
    compare_reports(run(request), simulated);
}

void TestVirtualTime::aSimulationIsTheSameEachTime_data() {
    simulatedThreadsFindWhatThreadsDo_data();
}

void TestVirtualTime::aSimulationIsTheSameEachTime() {
    QFETCH(const QString, parallel);
    QFETCH(const int, jobThreads);
    SearchRequest request = nrpa_request(parallel.toStdString(), jobThreads, 6);
    request.budget.time = Seconds(2);
    request.virtual_time = VirtualTime{500, 1};
    const SearchReport first = run(request);
    const SearchReport second = run(request);
    compare_reports(first, second);
    QCOMPARE(first.snapshot.curve.size(), second.snapshot.curve.size());
    for (std::size_t i = 0; i < first.snapshot.curve.size(); ++i) {
        QCOMPARE(first.snapshot.curve[i].seconds, second.snapshot.curve[i].seconds);
        QCOMPARE(first.snapshot.curve[i].score, second.snapshot.curve[i].score);
    }
}

/// A line is found when its moves and all before it are played and adapted.
/// However little time of the clock there would be for the beam: the moves count.
void TestVirtualTime::aVoteTakesNoTimeOfTheClock() {
    SearchRequest request = nrpa_request("root", 1, 1);
    request.options["tabu-color"] = std::string("vote");
    request.budget.time = Seconds(0.01);
    request.virtual_time = VirtualTime{10'000'000, 0};
    const SearchReport long_time = run(request);
    request.budget.time = Seconds(0.0001);
    request.virtual_time = VirtualTime{1'000'000'000, 0};
    compare_reports(run(request), long_time);
}

void TestVirtualTime::timesAreThoseOfTheMoves() {
    int found_second = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        SearchRequest request = nrpa_request("root", 0, 1);
        request.seed = seed;
        request.budget.playouts = 1;
        request.virtual_time = VirtualTime{4, 0};
        const SearchSnapshot one = run(request).snapshot;
        const std::size_t first = one.best.moves.size();
        QCOMPARE(one.curve.size(), std::size_t{1});
        QCOMPARE(one.curve[0].seconds, static_cast<double>(first) / 4);

        request.budget.playouts = 2;
        const SearchSnapshot two = run(request).snapshot;
        if (two.curve.size() < 2)
            continue;
        ++found_second;
        const std::size_t second = two.best.moves.size();
        QCOMPARE(two.curve[1].seconds, static_cast<double>(first + first + second) / 4);
    }
    QVERIFY(found_second > 0);
}

void TestVirtualTime::barriersTakeTime() {
    SearchRequest request = nrpa_request("shared", 0, 3);
    request.budget.time = Seconds(10);
    request.virtual_time = VirtualTime{1000, 0};
    const std::uint64_t free = run(request).snapshot.playouts;
    request.virtual_time->barrier_moves = 500;
    const std::uint64_t costly = run(request).snapshot.playouts;
    QVERIFY(costly >= 3 && costly < free / 4);
}

void TestVirtualTime::onlyCountedMovesMakeTime() {
    for (const SolverEntry& solver : solver_registry()) {
        QCOMPARE(virtual_time_refusal(solver).has_value(), solver.name != "nrpa");
        if (!virtual_time_refusal(solver))
            continue;
        SearchRequest request = nrpa_request("root", 0, 2);
        request.solver = &solver;
        request.options.clear();
        request.budget.playouts = 1;
        request.virtual_time = VirtualTime{};
        QVERIFY_THROWS_EXCEPTION(InvalidOptions, run(request));
    }
}

SAMEGAME_TEST(TestVirtualTime)
#include "tst_virtual_time.moc"
