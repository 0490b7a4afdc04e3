#include <QTest>
#include <array>
#include <atomic>

#include "engine/bounds/upper_bound.h"
#include "engine/search/search_run.h"
#include "engine/search/search_team.h"
#include "tests/support/qtest_text.h"

using namespace samegame;

namespace {

/// Shares out rounds in which each worker offers one of the two lines of "1122", proves a ceiling
/// that falls from round to round, and never ends by itself.
class RoundsSolver final : public TeamSolver {
public:
    static constexpr int first_bound = 5000;

    StopReason solve(const Board&, const Rules&, SearchTeam& team) override {
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

QTEST_APPLESS_MAIN(TestSearchTeam)
#include "tst_search_team.moc"
