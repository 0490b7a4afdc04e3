#include <QTest>
#include <array>
#include <atomic>
#include <limits>
#include <thread>

#include "engine/bounds/upper_bound.h"
#include "engine/search/search_run.h"
#include "tests/support/qtest_text.h"
#include "tests/support/team_search.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// Shares out rounds in which each worker offers one of the two lines of "1122", proves a ceiling
/// that falls from round to round, and never ends by itself.
class RoundsSolver final : public Solver {
public:
    static constexpr int first_bound = 5000;

    StopReason solve(SearchTeam& team) override {
        for (int bound = first_bound; !team.should_stop(); --bound) {
            team.run([](SearchContext& context, int worker) {
                MoveList moves;
                moves.push_back({{static_cast<std::uint8_t>(worker % 2 == 0 ? 0 : 2), 0}});
                moves.push_back({{0, 0}});
                context.count_node(1);
                context.offer(moves, 1000);
            });
            MoveList other;
            other.push_back({{2, 0}});
            other.push_back({{0, 0}});
            team.lead().offer_line(other, 1000);
            team.lead().prove_bound(bound);
        }
        return team.stop_reason();
    }
};

SolverEntry rounds_solver() {
    SolverEntry entry;
    entry.name = "rounds";
    entry.make = [](const OptionValues&) -> std::unique_ptr<Solver> {
        return std::make_unique<RoundsSolver>();
    };
    return entry;
}

/// With a team of `threads` on "1122".
void with_team(int threads, const Budget& budget, TeamTask task) {
    SearchRequest request;
    request.start.board = drawn("1122");
    request.threads = threads;
    request.budget = budget;
    search_by(std::move(task), request);
}

constexpr auto no_limit = std::numeric_limits<std::uint64_t>::max();

} // namespace

/// Threads that work together, and solvers that use them.
class TestSearchTeam : public QObject {
    Q_OBJECT

private slots:
    void everyWorkerRunsEveryTaskOnce_data();
    void everyWorkerRunsEveryTaskOnce();
    void writesAreSeenByTheNextTask();
    void budgetsAreSharedOutAmongAWholeTeam();
    void aProvenCeilingIsTheLowest();
    void sharesAddUpToTheWhole();
    void theTeamTellsWhatIsLeft();
    void withoutABudgetNothingRunsOut();
    void oneWorkerMayCountForAll();
    void nodesAreCountedInTurn();
    void aWishStopsTheTeam();
    void timeStopsTheTeam();
    void theBestScoreIsThatOfAnyWorker();
    void aPartHasTheSharesOfItsWorkers();
};

void TestSearchTeam::everyWorkerRunsEveryTaskOnce_data() {
    QTest::addColumn<int>("size");
    for (const int size : {1, 2, 3, 16})
        QTest::addRow("%d workers", size) << size;
}

void TestSearchTeam::everyWorkerRunsEveryTaskOnce() {
    QFETCH(const int, size);
    WorkerTeam team(size);
    QCOMPARE(team.size(), size);
    std::array<std::atomic<int>, 16> runs{};
    const std::function<void(int)> task = [&](int worker) {
        ++runs[static_cast<std::size_t>(worker)];
    };
    for (int round = 1; round <= 500; ++round) {
        team.run(task);
        for (int worker = 0; worker < size; ++worker)
            QCOMPARE(runs[static_cast<std::size_t>(worker)].load(), round);
    }
}

void TestSearchTeam::writesAreSeenByTheNextTask() {
    constexpr int size = 4;
    WorkerTeam team(size);
    std::array<int, size> numbers{1, 2, 3, 4}; // plain: the team orders the tasks
    for (int round = 0; round < 200; ++round) {
        std::array<int, size> next{};
        team.run([&](int worker) {
            const auto i = static_cast<std::size_t>(worker);
            next[i] = numbers[(i + 1) % size];
        });
        numbers = next;
    }
    QCOMPARE(numbers, (std::array<int, size>{1, 2, 3, 4}));
}

void TestSearchTeam::budgetsAreSharedOutAmongAWholeTeam() {
    const SolverEntry solver = rounds_solver();
    SearchRequest request;
    request.start.board = drawn("1122");
    request.solver = &solver;
    request.threads = 3;
    request.budget.playouts = 30;
    SearchControl control;
    const auto report = run_search(request, control);
    QCOMPARE(report.stop, StopReason::budget_spent);
    QCOMPARE(report.snapshot.playouts, std::uint64_t{30});
    QCOMPARE(report.snapshot.nodes, std::uint64_t{30});
    QCOMPARE(report.snapshot.best.score, 1000);
    // Ten rounds: workers 0 and 2 on the left, worker 1 and the lead's own line on the right.
    QCOMPARE(report.snapshot.candidates[0].visits, std::uint64_t{20});
    QCOMPARE(report.snapshot.candidates[1].visits, std::uint64_t{20});
}

void TestSearchTeam::aProvenCeilingIsTheLowest() {
    const SolverEntry solver = rounds_solver();
    SearchRequest request;
    request.start.board = drawn("1122");
    request.solver = &solver;
    request.budget.playouts = 10;
    SearchControl control;
    auto report = run_search(request, control);
    QCOMPARE(report.snapshot.upper_bound.value(), RoundsSolver::first_bound - 9);
    // What the rules alone say is lower here.
    QCOMPARE(report.upper_bound, remaining_upper_bound(Rules{}, request.start.board));

    request.budget.playouts = RoundsSolver::first_bound - 1003;
    SearchControl longer;
    report = run_search(request, longer);
    QCOMPARE(report.upper_bound, 1000);
}

void TestSearchTeam::sharesAddUpToTheWhole() {
    Budget whole;
    whole.time = Seconds(2);
    whole.playouts = 17;
    whole.memory = 1000;
    for (const int workers : {1, 2, 3, 5, 20}) {
        std::uint64_t sum = 0;
        for (int i = 0; i < workers; ++i) {
            const Budget share = share_of(whole, i, workers);
            const auto even = 17 / static_cast<std::uint64_t>(workers);
            QVERIFY(*share.playouts == even || *share.playouts == even + 1);
            QCOMPARE(share.memory, 1000 / static_cast<std::uint64_t>(workers));
            QVERIFY(share.time == whole.time);
            QVERIFY(!share.nodes);
            sum += *share.playouts;
            // Of those up to this one.
            with_team(workers, whole, [&](SearchTeam& team, SearchControl&) {
                QCOMPARE(*team.part(0, i + 1).budget().playouts, sum);
            });
        }
        QCOMPARE(sum, std::uint64_t{17});
    }
    QVERIFY(share_of({}, 0, 2).memory > 0);
}

void TestSearchTeam::theTeamTellsWhatIsLeft() {
    Budget budget;
    budget.playouts = 10;
    budget.nodes = 4;
    budget.memory = 3000;
    with_team(3, budget, [](SearchTeam& team, SearchControl&) {
        QCOMPARE(*team.budget().playouts, std::uint64_t{10});
        QCOMPARE(*team.budget().nodes, std::uint64_t{4});
        QCOMPARE(team.memory(), std::uint64_t{3000});
        team.run([](SearchContext& context, int worker) {
            context.count_playouts(static_cast<std::uint64_t>(worker) + 1);
            context.count_node(worker);
        });
        QCOMPARE(team.playouts(), std::uint64_t{6});
        QCOMPARE(team.playouts_left(), std::uint64_t{4});
        QCOMPARE(team.nodes(), std::uint64_t{3});
        QCOMPARE(team.nodes_left(), std::uint64_t{1});
        QVERIFY(!team.should_stop());
        team.lead().count_node(1);
        QCOMPARE(team.nodes_left(), std::uint64_t{0});
        QVERIFY(team.should_stop());
        QCOMPARE(team.stop_reason(), StopReason::budget_spent);
        team.lead().count_node(1); // one more than was granted
        QCOMPARE(team.nodes_left(), std::uint64_t{0});
    });
}

void TestSearchTeam::withoutABudgetNothingRunsOut() {
    with_team(2, {}, [](SearchTeam& team, SearchControl&) {
        team.lead().count_playouts(1000);
        team.count_node(1);
        QCOMPARE(team.playouts_left(), no_limit);
        QCOMPARE(team.nodes_left(), no_limit);
        QVERIFY(!team.should_stop());
    });
}

/// Beyond its own share.
void TestSearchTeam::oneWorkerMayCountForAll() {
    Budget budget;
    budget.playouts = 10;
    with_team(3, budget, [](SearchTeam& team, SearchControl&) {
        team.lead().count_playouts(9);
        QVERIFY(team.lead().should_stop());
        QVERIFY(!team.lead().is_interrupted());
        QVERIFY(!team.should_stop());
        team.lead().count_playouts(1);
        QVERIFY(team.should_stop());
    });
}

void TestSearchTeam::nodesAreCountedInTurn() {
    Budget budget;
    budget.nodes = 5;
    with_team(3, budget, [](SearchTeam& team, SearchControl&) {
        for (int i = 0; i < 5; ++i) {
            QVERIFY(!team.next_counted().should_stop());
            team.count_node(1);
        }
        for (int worker = 0; worker < 3; ++worker)
            QVERIFY(team.context(worker).should_stop());
        QCOMPARE(team.nodes_left(), std::uint64_t{0});
    });
}

void TestSearchTeam::aWishStopsTheTeam() {
    with_team(3, {}, [](SearchTeam& team, SearchControl& control) {
        QVERIFY(!team.should_stop());
        control.request_stop();
        QVERIFY(team.should_stop());
        QCOMPARE(team.stop_reason(), StopReason::stop_requested);
        for (int worker = 0; worker < 3; ++worker)
            QVERIFY(team.context(worker).is_interrupted());
    });
}

void TestSearchTeam::timeStopsTheTeam() {
    Budget budget;
    budget.time = Seconds(0.002);
    with_team(2, budget, [](SearchTeam& team, SearchControl&) {
        while (!team.should_stop())
            std::this_thread::yield();
        QVERIFY(team.lead().elapsed() >= Seconds(0.002));
        QCOMPARE(team.stop_reason(), StopReason::budget_spent);
        QVERIFY(team.should_stop()); // and stays so
    });
}

void TestSearchTeam::theBestScoreIsThatOfAnyWorker() {
    with_team(3, {}, [](SearchTeam& team, SearchControl&) {
        QVERIFY(!team.has_line());
        QCOMPARE(team.best_score(), SearchTeam::no_score);
        MoveList moves;
        moves.push_back({{0, 0}});
        moves.push_back({{0, 0}});
        team.context(1).offer(moves, 1000);
        QVERIFY(team.has_line());
        QVERIFY(!team.lead().has_line());
        QCOMPARE(team.best_score(), 1000);
    });
}

void TestSearchTeam::aPartHasTheSharesOfItsWorkers() {
    Budget budget;
    budget.playouts = 12; // 3, 3, 2, 2, 2
    budget.memory = 500;
    with_team(5, budget, [](SearchTeam& team, SearchControl&) {
        SearchTeam part = team.part(1, 3);
        QCOMPARE(part.size(), 3);
        QCOMPARE(*part.budget().playouts, std::uint64_t{7});
        QCOMPARE(part.memory(), std::uint64_t{300});
        QCOMPARE(&part.lead(), &team.context(1));
        part.run([](SearchContext& context, int) {
            while (!context.should_stop())
                context.count_playouts(1);
        });
        QCOMPARE(part.playouts(), std::uint64_t{7});
        QVERIFY(part.should_stop());
        QCOMPARE(team.playouts_left(), std::uint64_t{5});
        QVERIFY(!team.should_stop());
    });
}

SAMEGAME_TEST(TestSearchTeam)
#include "tst_search_team.moc"
