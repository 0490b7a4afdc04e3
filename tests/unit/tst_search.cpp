#include <QTest>
#include <atomic>
#include <chrono>
#include <initializer_list>
#include <thread>

#include "engine/bounds/upper_bound.h"
#include "engine/formats/board_library.h"
#include "engine/game/scoring.h"
#include "engine/search/search_context.h"
#include "engine/search/search_run.h"
#include "engine/search/solver.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"
#include "tests/support/wait_until.h"

using namespace samegame;
using namespace std::chrono_literals;

namespace {

/// Offers the lines of a board of two groups, "1122", in the order of `script`: true takes the
/// group on the left first. Ends when the script does, or when told.
class ScriptedSolver final : public SoloSolver {
public:
    explicit ScriptedSolver(std::vector<bool> script) : m_script(std::move(script)) {}

    StopReason solve(const Board&, const Rules&, SearchContext& context) override {
        for (const bool left_first : m_script) {
            if (context.should_stop())
                return context.stop_reason();
            MoveList moves;
            moves.push_back({{static_cast<std::uint8_t>(left_first ? 1 : 3), 0}});
            moves.push_back({{1, 0}}); // not canonical: the cell on the left is
            context.count_node(1);
            context.offer(moves, 1000);
        }
        return StopReason::proven_optimal;
    }

private:
    std::vector<bool> m_script;
};

/// Runs until it is told to stop, without ever offering a line; counts how often it asks.
class SilentSolver final : public SoloSolver {
public:
    static inline std::atomic<int> asked = 0;

    StopReason solve(const Board&, const Rules&, SearchContext& context) override {
        while (!context.should_stop()) {
            ++asked;
            std::this_thread::yield();
        }
        return context.stop_reason();
    }
};

/// Stops a search that has no budget, whichever way its test ends.
class StopAtTheEnd {
public:
    explicit StopAtTheEnd(SearchControl& control) : m_control(control) {}
    ~StopAtTheEnd() { m_control.request_stop(); }
    StopAtTheEnd(const StopAtTheEnd&) = delete;
    StopAtTheEnd& operator=(const StopAtTheEnd&) = delete;

private:
    SearchControl& m_control;
};

/// Asks on after it must return; each answer that says otherwise counts as a node.
class StubbornSolver final : public SoloSolver {
public:
    StopReason solve(const Board&, const Rules&, SearchContext& context) override {
        while (!context.should_stop())
            std::this_thread::yield();
        for (int i = 0; i < 100; ++i)
            if (!context.should_stop())
                context.count_node(1);
        return context.stop_reason();
    }
};

/// Has nothing to do.
class EmptySolver final : public SoloSolver {
public:
    StopReason solve(const Board&, const Rules&, SearchContext&) override {
        return StopReason::nothing_left;
    }
};

/// Tells of playouts of "111221" without their moves, some of them often, and of lines that are no
/// playouts; counts how often it is asked for moves.
class SecretiveSolver final : public SoloSolver {
public:
    static inline int asked = 0;

    StopReason solve(const Board&, const Rules&, SearchContext& context) override {
        constexpr Move pair{{3, 0}};
        constexpr Move three{{0, 0}};
        const auto tell = [&](std::initializer_list<Move> line, int score) {
            context.offer_playout(*line.begin(), score, [&] {
                ++asked;
                return moves_of(line);
            });
        };
        asked = 0;
        for (int i = 0; i < 3; ++i)
            tell({pair, three}, 1004); // joins the ones first
        for (int i = 0; i < 2; ++i)
            tell({three, {{0, 0}}}, 0); // leaves one
        for (int i = 0; i < 5; ++i)
            context.offer_improvement(moves_of({pair, three}), 1004);
        return StopReason::proven_optimal;
    }

private:
    static MoveList moves_of(std::initializer_list<Move> line) {
        MoveList moves;
        for (const Move move : line)
            moves.push_back(move);
        return moves;
    }
};

/// Of solvers apart, each of which Make() makes.
template <class Make>
SolverEntry entry_of(Make) {
    SolverEntry entry;
    entry.name = "test";
    entry.make = [](const OptionValues&) -> std::unique_ptr<Solver> {
        return std::make_unique<SolversApart>(Make());
    };
    return entry;
}

} // namespace

/// Budget, control, snapshots and workers, apart from the solvers.
class TestSearch : public QObject {
    Q_OBJECT

private slots:
    void offeredLinesBecomeCandidates();
    void movesOfPlayoutsAreAskedForIfTheyAreKept();
    void provenResultStopsTheOtherWorkers();
    void aWorkerWithNothingLeftLeavesPlayoutsUnspent();
    void timeIsSpentByAnyWorker();
    void playoutsAreSharedOutEvenly();
    void snapshotBeforeTheSearchIsEmpty();
    void snapshotsGrowDuringTheSearch();
    void secondsStandStillAfterTheSearch();
    void timeEndsASearchWithoutPlayouts();
    void spentTimeStaysSpent();
    void nothingGrantedRunsUntilTold();
    void zeroPlayoutsFindNothing();
    void curveRises();
    void betterIsATotalOrder();
    void stopReasonsHaveTheirNames();
    void solversAreFoundByName();
    void defaultSolverSuitsEveryBudget();

private:
    static SearchRequest request(const SolverEntry& solver, const Board& board);
};

SearchRequest TestSearch::request(const SolverEntry& solver, const Board& board) {
    SearchRequest request;
    request.budget.memory = test_memory;
    request.start.board = board;
    request.solver = &solver;
    request.seed = 1;
    return request;
}

void TestSearch::offeredLinesBecomeCandidates() {
    const auto solver = entry_of([]() -> std::unique_ptr<SoloSolver> {
        return std::make_unique<ScriptedSolver>(std::vector{false, true, true});
    });
    SearchControl control;
    const auto report = run_search(request(solver, drawn("1122")), control);
    QCOMPARE(report.stop, StopReason::proven_optimal);
    QCOMPARE(report.upper_bound, 1000);
    QCOMPARE(report.snapshot.playouts, std::uint64_t{3});
    QCOMPARE(report.snapshot.nodes, std::uint64_t{3});
    QCOMPARE(report.snapshot.depth, 1);
    QCOMPARE(report.snapshot.mean_depth, 1.0);
    // The first of equal lines stays, with canonical moves.
    QCOMPARE(report.snapshot.best.moves.front(), (Move{{2, 0}}));
    QCOMPARE(report.snapshot.best.moves.back(), (Move{{0, 0}}));
    QCOMPARE(report.snapshot.best.score, 1000);

    const auto& candidates = report.snapshot.candidates;
    QCOMPARE(candidates.size(), std::size_t{2});
    QCOMPARE(candidates[0].move, (Move{{0, 0}}));
    QCOMPARE(candidates[0].visits, std::uint64_t{2});
    QCOMPARE(candidates[1].visits, std::uint64_t{1});
    for (const Candidate& candidate : candidates) {
        QCOMPARE(candidate.cells, 2);
        QCOMPARE(candidate.points, 0);
        QCOMPARE(candidate.best, 1000);
        QCOMPARE(candidate.mean, 1000.0);
        QCOMPARE(candidate.deviation, 0.0);
    }
}

void TestSearch::movesOfPlayoutsAreAskedForIfTheyAreKept() {
    const auto solver = entry_of(
        []() -> std::unique_ptr<SoloSolver> { return std::make_unique<SecretiveSolver>(); });
    SearchControl control;
    const SearchSnapshot snapshot = run_search(request(solver, drawn("111221")), control).snapshot;
    QCOMPARE(SecretiveSolver::asked, 2); // the first of each first move
    QCOMPARE(snapshot.playouts, std::uint64_t{5});
    QCOMPARE(snapshot.best.score, 1004);
    QCOMPARE(snapshot.candidates[0].best, 1004);
    QCOMPARE(snapshot.candidates[0].visits, std::uint64_t{3}); // none for lines no better
    QCOMPARE(snapshot.candidates[1].best, 0);
    QCOMPARE(snapshot.candidates[1].visits, std::uint64_t{2});
    QCOMPARE(snapshot.candidates[1].line.score, 0);
}

void TestSearch::aWorkerWithNothingLeftLeavesPlayoutsUnspent() {
    static std::atomic<int> made;
    made = 0;
    const auto solver = entry_of([]() -> std::unique_ptr<SoloSolver> {
        if (made++ == 0)
            return std::make_unique<EmptySolver>();
        return std::make_unique<ScriptedSolver>(std::vector<bool>(1000, true));
    });
    SearchRequest search = request(solver, drawn("1122"));
    search.budget.playouts = 10;
    search.threads = 2;
    SearchControl control;
    const auto report = run_search(search, control);
    QCOMPARE(report.snapshot.playouts, std::uint64_t{5});
    QCOMPARE(report.stop, StopReason::nothing_left);
}

void TestSearch::timeIsSpentByAnyWorker() {
    static std::atomic<int> made;
    made = 0;
    const auto solver = entry_of([]() -> std::unique_ptr<SoloSolver> {
        if (made++ == 0)
            return std::make_unique<EmptySolver>();
        return std::make_unique<SilentSolver>();
    });
    SearchRequest search = request(solver, drawn("1122"));
    search.budget.time = 5ms;
    search.threads = 2;
    SearchControl control;
    QCOMPARE(run_search(search, control).stop, StopReason::budget_spent);
}

void TestSearch::provenResultStopsTheOtherWorkers() {
    static std::atomic<int> made;
    made = 0;
    const auto solver = entry_of([]() -> std::unique_ptr<SoloSolver> {
        if (made++ == 0)
            return std::make_unique<SilentSolver>();
        return std::make_unique<ScriptedSolver>(std::vector{true});
    });
    SearchRequest search = request(solver, drawn("1122"));
    search.threads = 2;
    SearchControl control;
    const auto report = run_search(search, control);
    QCOMPARE(made.load(), 2);
    QCOMPARE(report.stop, StopReason::proven_optimal);
    QCOMPARE(report.snapshot.playouts, std::uint64_t{1});
}

void TestSearch::playoutsAreSharedOutEvenly() {
    const auto solver = entry_of([]() -> std::unique_ptr<SoloSolver> {
        return std::make_unique<ScriptedSolver>(std::vector<bool>(1000, true));
    });
    SearchRequest search = request(solver, drawn("1122"));
    search.budget.playouts = 10;
    for (const int threads : {1, 3, 4, 16}) {
        search.threads = threads;
        SearchControl control;
        const auto report = run_search(search, control);
        QCOMPARE(report.snapshot.playouts, std::uint64_t{10});
        QCOMPARE(report.stop, StopReason::budget_spent);
    }
}

void TestSearch::snapshotBeforeTheSearchIsEmpty() {
    const SearchControl control;
    const SearchSnapshot snapshot = control.snapshot();
    QVERIFY(!snapshot.has_line);
    QVERIFY(!control.stop_requested());
    QCOMPARE(snapshot.playouts, std::uint64_t{0});
    QCOMPARE(snapshot.seconds, 0.0);
    QVERIFY(snapshot.candidates.empty());
    QVERIFY(snapshot.curve.empty());
}

/// Another thread looks on while the search runs.
void TestSearch::snapshotsGrowDuringTheSearch() {
    SearchRequest search = request(*find_solver("sp-mcts"), standard_board(1));
    search.threads = 2;
    SearchControl control;
    std::jthread worker([&] { run_search(search, control); });
    const StopAtTheEnd stop(control);
    std::uint64_t playouts = 0;
    int best = 0;
    for (int grown = 0; grown < 5;) {
        const SearchSnapshot snapshot = control.snapshot();
        QVERIFY(snapshot.playouts >= playouts);
        if (snapshot.has_line) {
            QVERIFY(playouts == 0 || snapshot.best.score >= best);
            QVERIFY(*replay(search.start.board, search.start.rules, snapshot.best.moves) ==
                    snapshot.best);
            QCOMPARE(snapshot.candidates.size(), std::size_t{44});
            best = snapshot.best.score;
            grown += snapshot.playouts > playouts ? 1 : 0;
            playouts = snapshot.playouts;
        }
        std::this_thread::yield();
    }
    control.request_stop();
    worker.join();
    QVERIFY(control.snapshot().playouts >= playouts);
}

void TestSearch::secondsStandStillAfterTheSearch() {
    SearchRequest search = request(*find_solver("sp-mcts"), standard_board(1));
    search.budget.playouts = 100;
    SearchControl control;
    const double seconds = run_search(search, control).snapshot.seconds;
    QVERIFY(seconds > 0);
    const auto now = Clock::now();
    wait_until([&] { return Clock::now() > now; });
    QCOMPARE(control.snapshot().seconds, seconds);
}

void TestSearch::timeEndsASearchWithoutPlayouts() {
    const auto solver =
        entry_of([]() -> std::unique_ptr<SoloSolver> { return std::make_unique<SilentSolver>(); });
    SearchRequest search = request(solver, standard_board(1));
    search.budget.time = Seconds(0.1);
    SearchControl control;
    const auto report = run_search(search, control);
    QCOMPARE(report.stop, StopReason::budget_spent);
    QVERIFY(report.snapshot.seconds >= 0.1);
    QVERIFY(!report.snapshot.has_line);
    QCOMPARE(report.snapshot.candidates.size(), std::size_t{44});
    QCOMPARE(report.upper_bound, remaining_upper_bound(Rules{}, search.start.board));
}

/// A best-first search took the same positions back and forth for ever, since the clock is read at
/// every eighth question only and the ones between were answered with "go on".
void TestSearch::spentTimeStaysSpent() {
    const auto solver = entry_of(
        []() -> std::unique_ptr<SoloSolver> { return std::make_unique<StubbornSolver>(); });
    SearchRequest search = request(solver, standard_board(1));
    search.budget.time = 5ms;
    SearchControl control;
    QCOMPARE(run_search(search, control).snapshot.nodes, std::uint64_t{0});
}

void TestSearch::nothingGrantedRunsUntilTold() {
    const auto solver =
        entry_of([]() -> std::unique_ptr<SoloSolver> { return std::make_unique<SilentSolver>(); });
    const SearchRequest search = request(solver, standard_board(1));
    SearchControl control;
    SilentSolver::asked = 0;
    std::atomic<bool> ended = false;
    std::jthread worker([&] {
        run_search(search, control);
        ended = true;
    });
    wait_until([] { return SilentSolver::asked > 10'000; }); // the clock is read now and then
    QVERIFY(!ended);
    control.request_stop();
    wait_until([&] { return ended.load(); });
}

void TestSearch::zeroPlayoutsFindNothing() {
    for (const SolverEntry& entry : solver_registry()) {
        SearchRequest search = request(entry, standard_board(1));
        search.budget.playouts = 0;
        SearchControl control;
        const auto report = run_search(search, control);
        QCOMPARE(report.stop, StopReason::budget_spent);
        QVERIFY(!report.snapshot.has_line);
    }
}

void TestSearch::curveRises() {
    SearchRequest search = request(*find_solver("sp-mcts"), standard_board(4));
    search.budget.playouts = 5000;
    search.threads = 2;
    SearchControl control;
    const auto curve = run_search(search, control).snapshot.curve;
    QVERIFY(curve.size() > 3);
    for (std::size_t i = 1; i < curve.size(); ++i) {
        QVERIFY(curve[i].score > curve[i - 1].score);
        QVERIFY(curve[i].seconds >= curve[i - 1].seconds);
    }
}

void TestSearch::betterIsATotalOrder() {
    Candidate top;
    top.visits = 1;
    top.best = 50;
    top.mean = 10;
    Candidate mean = top;
    mean.best = 40;
    mean.mean = 30;
    Candidate points = mean;
    points.mean = 20;
    points.points = 9;
    Candidate fewer = points;
    fewer.points = 4;
    Candidate right = fewer;
    right.move = {{5, 0}};
    Candidate never;
    never.points = 100;
    never.best = 1000; // means nothing without visits
    std::vector<Candidate> candidates{never, right, mean, fewer, top, points};
    sort_best_first(candidates);
    QCOMPARE(candidates[0].best, 50);
    QCOMPARE(candidates[1].mean, 30.0);
    QCOMPARE(candidates[2].points, 9);
    QCOMPARE(candidates[3].move, fewer.move);
    QCOMPARE(candidates[4].move, right.move);
    QCOMPARE(candidates[5].visits, std::uint64_t{0});
    QVERIFY(!better(top, top));
}

void TestSearch::stopReasonsHaveTheirNames() {
    QCOMPARE(text(name_of(StopReason::budget_spent)), QString("budget_spent"));
    QCOMPARE(text(name_of(StopReason::stop_requested)), QString("stop_requested"));
    QCOMPARE(text(name_of(StopReason::proven_optimal)), QString("proven_optimal"));
    QCOMPARE(text(name_of(StopReason::memory_full)), QString("memory_full"));
    QCOMPARE(text(name_of(StopReason::nothing_left)), QString("nothing_left"));
}

void TestSearch::solversAreFoundByName() {
    for (const SolverEntry& entry : solver_registry())
        QCOMPARE(find_solver(entry.name), &entry);
    QVERIFY(find_solver("no-such-solver") == nullptr);
    QVERIFY(find_solver("") == nullptr);
}

/// It honors whatever is granted.
void TestSearch::defaultSolverSuitsEveryBudget() {
    QCOMPARE(text(default_solver().name), QString("champion"));
    QVERIFY(default_solver().has_playouts);
    QVERIFY(default_solver().has_nodes);
}

SAMEGAME_TEST(TestSearch, QCoreApplication)
#include "tst_search.moc"
