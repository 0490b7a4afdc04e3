#include <QTest>
#include <algorithm>
#include <bit>
#include <memory>

#include "engine/bounds/upper_bound.h"
#include "engine/game/board_generator.h"
#include "engine/generic/beam.h"
#include "engine/generic/nested_search.h"
#include "engine/generic/nrpa.h"
#include "engine/generic/sp_mcts.h"
#include "engine/playout/policy_registry.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/game_state.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

static_assert(generic::HashedState<GameState>);
static_assert(generic::SearchState<SlotState>);
static_assert(generic::RandomSource<Rng>);

constexpr std::uint64_t any_number = ~std::uint64_t{0};

/// Twelve digits, each 0 or 1, are chosen from the left; each that differs from the pattern costs a
/// point. Scores are never above 0, and states have no hash.
struct Digits {
    using Move = int;
    static constexpr int count = 12;
    static constexpr unsigned pattern = 0b101100111010;

    unsigned digits = 0;
    int chosen = 0;

    std::vector<int> legal_moves() const { return {0, 1}; }
    void play(int digit) {
        digits = 2 * digits + static_cast<unsigned>(digit);
        ++chosen;
    }
    bool is_terminal() const { return chosen == count; }
    double score() const { return -std::popcount(digits ^ (pattern >> (count - chosen))); }
    std::uint64_t code(int digit) const { return static_cast<std::uint64_t>(2 * chosen + digit); }
};

/// The same with a hash of what counts for the rest.
struct HashedDigits : Digits {
    std::uint64_t hash() const { return static_cast<std::uint64_t>(chosen) + 1; }
};

MoveList list_of(const std::vector<Move>& moves) {
    MoveList list;
    for (const Move move : moves)
        list.push_back(move);
    return list;
}

/// What a solver of the registry finds on one thread.
SearchReport solve(const std::string& solver, OptionValues options, const Position& start,
                   std::uint64_t playouts, std::uint64_t seed) {
    SearchRequest request;
    request.start = start;
    request.solver = find_solver(solver);
    request.options = std::move(options);
    if (playouts != any_number)
        request.budget.playouts = playouts;
    request.seed = seed;
    SearchControl control;
    return run_search(request, control);
}

/// The generator of a solver's only thread.
Rng rng_of(std::uint64_t seed) {
    return Rng(seed).split(0);
}

/// Whether two searches played the same playouts: as many, for each first move as many with the
/// same mean and the same best, and the same first of the best lines.
void compare(const SearchReport& report, const Listener& listener) {
    QCOMPARE(listener.playouts, report.snapshot.playouts);
    for (const Candidate& candidate : report.snapshot.candidates) {
        const auto found = listener.first_moves.find(candidate.move);
        const bool was_played = found != listener.first_moves.end();
        QCOMPARE(was_played ? found->second.visits : 0, candidate.visits);
        if (!was_played)
            continue;
        const double mean = found->second.sum / static_cast<double>(found->second.visits);
        QVERIFY(std::abs(mean - candidate.mean) < 1e-6);
        QCOMPARE(found->second.best, static_cast<double>(candidate.best));
    }
    QCOMPARE(listener.best, static_cast<double>(report.snapshot.best.score));
    QVERIFY(list_of(listener.line) == report.snapshot.best.moves);
}

/// Rows of boards: on the hot core and beyond it, under several rules.
void add_boards() {
    QTest::addColumn<Position>("start");
    QTest::addColumn<qulonglong>("seed");
    const auto add = [](const char* name, const Board& board, const Rules& rules, qulonglong seed) {
        QTest::newRow(name) << Position{board, rules} << seed;
    };
    add("10x10 of 4 colors", generate_board(1, 10, 10, 4), {}, 1);
    add("8 columns", generate_board(2, 12, 8, 3), {}, 2);
    add("15x15 of 5 colors", generate_board(3, 15, 15, 5), {}, 3);
    add("no penalty", generate_board(4, 10, 10, 3), {.scoring = Scoring::no_penalty}, 4);
    add("beyond the hot core", generate_board(5, 18, 9, 4), {}, 5);
    add("drawn left", generate_board(6, 9, 9, 4), {.gravity = Gravity::pull_left}, 6);
}

/// The parameters of a preset of sp-mcts.
generic::SpMctsOptions tree_options(const OptionValues& values) {
    generic::SpMctsOptions options;
    options.c = std::get<double>(values.at("c"));
    options.d = std::get<double>(values.at("d"));
    options.w = std::get<double>(values.at("w"));
    options.threshold = static_cast<std::uint32_t>(std::get<std::int64_t>(values.at("threshold")));
    return options;
}

} // namespace

/// The searches for any problem: on SameGame they play what the solvers play, by the presets that
/// follow the text of the papers; and what they promise on another problem.
class TestGenericSearches : public QObject {
    Q_OBJECT

private slots:
    void nestedSearchIsTheSolver_data() { add_boards(); }
    void nestedSearchIsTheSolver();
    void nrpaIsTheSolver_data() { add_boards(); }
    void nrpaIsTheSolver();
    void treeSearchIsTheSolver_data() { add_boards(); }
    void treeSearchIsTheSolver();
    void treeSearchForEachMoveIsTheSolver_data() { add_boards(); }
    void treeSearchForEachMoveIsTheSolver();
    void beamIsTheSolver_data() { add_boards(); }
    void beamIsTheSolver();
    void beamFindsTheLineOfTheSolver_data();
    void beamFindsTheLineOfTheSolver();
    void everySearchFindsThePattern_data();
    void everySearchFindsThePattern();
    void aCanceledSearchHasItsBestLine_data();
    void aCanceledSearchHasItsBestLine();
    void nothingIsFoundBeforeTheFirstPlayout_data();
    void nothingIsFoundBeforeTheFirstPlayout();
    void aTerminalRootHasItsScore_data();
    void aTerminalRootHasItsScore();
    void equalStatesTakeOnePlaceOfABeam();
    void changedWeightsWaitUntilTheyAreSettled();

private:
    static void add_searches();
    template <class S, class C>
    static generic::Line<S> run(const QString& search, const S& root, Rng& rng, C& is_canceled);
};

void TestGenericSearches::nestedSearchIsTheSolver() {
    QFETCH(const Position, start);
    QFETCH(const qulonglong, seed);
    const auto engine = playout_engine_or_throw("random");
    for (const auto& [level, playouts] : {std::pair{1, any_number}, {2, std::uint64_t{5000}}}) {
        Rng rng = rng_of(seed);
        Listener listener(playouts);
        const auto line = generic::nested_search(GameState(start.board, start.rules), level, rng,
                                                 listener, EnginePlayout{engine.get()});
        const SearchReport report = solve(
            "nested-monte-carlo", {{"preset", std::string("text")}, {"level", std::int64_t{level}}},
            start, playouts, seed);
        compare(report, listener);
        QCOMPARE(line.score, listener.best);
    }
}

/// Our softmax playouts add floats, and the plain ones doubles, so that their draws agree but for
/// once in about a million. The budgets are too small for that.
void TestGenericSearches::nrpaIsTheSolver() {
    QFETCH(const Position, start);
    QFETCH(const qulonglong, seed);
    struct Case {
        int level;
        int iterations;
        std::uint64_t playouts;
    };
    for (const auto& [level, iterations, playouts] :
         {Case{1, 100, 100}, {2, 20, 400}, {3, 8, 512}, {4, 100, 700}}) {
        Rng rng = rng_of(seed);
        const SlotDraws draws{WeightTable({1, rng.next()})};
        Listener listener(playouts);
        const auto line = generic::nrpa(SlotState(start.board, start.rules),
                                        {level, iterations, 1.0}, rng, listener, draws);
        const SearchReport report = solve("nrpa",
                                          {{"preset", std::string("text")},
                                           {"level", std::int64_t{level}},
                                           {"iterations", std::int64_t{iterations}}},
                                          start, playouts, seed);
        compare(report, listener);
        QCOMPARE(line.score, listener.best);
    }
}

void TestGenericSearches::treeSearchIsTheSolver() {
    QFETCH(const Position, start);
    QFETCH(const qulonglong, seed);
    constexpr std::uint64_t playouts = 4000;
    const SolverEntry& solver = *find_solver("sp-mcts");
    for (const char* name :
         {"exploitation-text", "balanced-text", "exploration-text", "cem-per-game-text"})
        for (const std::int64_t restart_nodes : {0, 700}) {
            const OptionValues options{{"preset", std::string(name)},
                                       {"restart-nodes", restart_nodes}};
            const OptionValues all = complete_options(solver.options, options);
            const auto engine = playout_engine_or_throw(std::get<std::string>(all.at("policy")));
            generic::SpMctsOptions plain = tree_options(all);
            plain.restart_nodes = static_cast<std::uint64_t>(restart_nodes);
            Rng rng = rng_of(seed);
            Listener listener(playouts);
            const auto line = generic::sp_mcts(GameState(start.board, start.rules), plain, rng,
                                               listener, EnginePlayout{engine.get()});
            compare(solve("sp-mcts", options, start, playouts, seed), listener);
            QVERIFY(list_of(line.moves) == list_of(listener.line));
        }
}

/// The solver shares its budget out among as many moves as the game has here.
void TestGenericSearches::treeSearchForEachMoveIsTheSolver() {
    QFETCH(const Position, start);
    QFETCH(const qulonglong, seed);
    OptionValues options{{"preset", std::string("cem-per-move-text")}};
    const OptionValues all = complete_options(find_solver("sp-mcts")->options, options);
    const auto engine = playout_engine_or_throw(std::get<std::string>(all.at("policy")));
    generic::SpMctsOptions plain = tree_options(all);
    plain.playouts_per_move = 150;
    Rng rng = rng_of(seed);
    Listener listener(any_number);
    const auto line = generic::sp_mcts(GameState(start.board, start.rules), plain, rng, listener,
                                       EnginePlayout{engine.get()});
    const double shares = static_cast<double>(listener.playouts) / 150.0;
    options["game-length"] = shares * (1 + 1e-9); // a share is 150 playouts, whatever is rounded
    compare(solve("sp-mcts", options, start, listener.playouts, seed), listener);
    QVERIFY(list_of(line.moves) == list_of(listener.line));
}

namespace {

/// The beam of the paper: the solver has no preset for it.
OptionValues printed_beam(std::int64_t width, const char* evaluation) {
    return {{"width", width},
            {"layers", std::string("moves")},
            {"evaluation", std::string(evaluation)},
            {"prune", false}};
}

/// The generator of the solver after the playouts with which it begins, one for each first move.
Rng rng_of_beam(const Position& start, std::uint64_t seed) {
    Rng rng = rng_of(seed);
    for (std::size_t i = 0; i < legal_moves(start.board).size(); ++i)
        rng.next();
    return rng;
}

struct CountCalls {
    std::uint64_t calls = 0;
    bool operator()() {
        ++calls;
        return false;
    }
};

} // namespace

/// As many positions stay in the layers. The solver also plays games from them, which may end
/// better.
void TestGenericSearches::beamIsTheSolver() {
    QFETCH(const Position, start);
    QFETCH(const qulonglong, seed);
    for (const std::int64_t width : {1, 20, 200}) {
        Rng rng = rng_of_beam(start, seed);
        CountCalls counter;
        const auto line = generic::beam(GameState(start.board, start.rules),
                                        static_cast<std::size_t>(width), rng, counter);
        const SearchReport report =
            solve("beam-search", printed_beam(width, "score"), start, any_number, seed);
        QCOMPARE(counter.calls, report.snapshot.nodes + 1); // the root is no node there
        QVERIFY(line.score <= report.snapshot.best.score);
    }
}

void TestGenericSearches::beamFindsTheLineOfTheSolver_data() {
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("colors");
    QTest::addColumn<int>("seed");
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("hopes");
    QTest::newRow("every position of a small board") << 6 << 3 << 1 << 200 << false;
    QTest::newRow("small board") << 6 << 4 << 1 << 200 << false;
    QTest::newRow("by the score") << 10 << 4 << 1 << 200 << false;
    QTest::newRow("by the score, larger board") << 12 << 4 << 2 << 200 << false;
    QTest::newRow("with what is left, narrow") << 8 << 3 << 1 << 20 << true;
    QTest::newRow("with what is left") << 10 << 3 << 2 << 200 << true;
    QTest::newRow("with what is left, larger board") << 12 << 4 << 2 << 20 << true;
}

/// On boards on which no game that the solver plays beside its layers is better.
void TestGenericSearches::beamFindsTheLineOfTheSolver() {
    QFETCH(const int, size);
    QFETCH(const int, colors);
    QFETCH(const int, seed);
    QFETCH(const int, width);
    QFETCH(const bool, hopes);
    const Position start{generate_board(static_cast<std::uint64_t>(seed), size, size, colors), {}};
    const GameState root(start.board, start.rules);
    Rng rng = rng_of_beam(start, static_cast<std::uint64_t>(seed));
    const auto with_what_is_left = [](const GameState& state) {
        return state.score() + remaining_upper_bound(state.rules(), state.board());
    };
    const auto wide = static_cast<std::size_t>(width);
    const auto line = hopes ? generic::beam(root, wide, rng, generic::Never(), with_what_is_left)
                            : generic::beam(root, wide, rng);
    const SearchReport report =
        solve("beam-search", printed_beam(width, hopes ? "over-estimator" : "score"), start,
              any_number, static_cast<std::uint64_t>(seed));
    QCOMPARE(line.score, static_cast<double>(report.snapshot.best.score));
    QVERIFY(list_of(line.moves) == report.snapshot.best.moves);
}

void TestGenericSearches::add_searches() {
    QTest::addColumn<QString>("search");
    for (const char* search : {"nested", "nrpa", "sp-mcts", "sp-mcts for each move", "beam"})
        QTest::newRow(search) << search;
}

template <class S, class C>
generic::Line<S> TestGenericSearches::run(const QString& search, const S& root, Rng& rng,
                                          C& is_canceled) {
    generic::SpMctsOptions tree{1, 1, 0.02, 5};
    if (search == "sp-mcts for each move")
        tree.playouts_per_move = 200;
    if (search == "nested")
        return generic::nested_search(root, 2, rng, is_canceled);
    if (search == "nrpa")
        return generic::nrpa(root, {2, 30, 1.0}, rng, is_canceled);
    if (search == "beam")
        return generic::beam(root, 100, rng, is_canceled);
    return generic::sp_mcts(root, tree, rng, is_canceled);
}

void TestGenericSearches::everySearchFindsThePattern_data() {
    add_searches();
}

/// They end by themselves; the tree is played to its last line.
void TestGenericSearches::everySearchFindsThePattern() {
    QFETCH(const QString, search);
    Rng rng(1);
    generic::Never never;
    const auto line = run(search, Digits(), rng, never);
    QCOMPARE(line.score, 0.0);
    Digits end;
    for (const int digit : line.moves)
        end.play(digit);
    QCOMPARE(end.digits, Digits::pattern);
}

namespace {

/// Cancels after a number of calls, and knows the best score that it heard of.
struct CancelAfter {
    int calls;
    int lines = 0;
    double best = -std::numeric_limits<double>::infinity();

    bool operator()() { return calls-- <= 0; }
    void found(const std::vector<int>& moves, double score) {
        QCOMPARE(moves.size(), static_cast<std::size_t>(Digits::count));
        ++lines;
        best = std::max(best, score);
    }
};

} // namespace

void TestGenericSearches::aCanceledSearchHasItsBestLine_data() {
    add_searches();
}

void TestGenericSearches::aCanceledSearchHasItsBestLine() {
    QFETCH(const QString, search);
    for (const int calls : {1, 2, 7, 30}) {
        Rng rng(1);
        CancelAfter cancel{calls};
        const auto line = run(search, Digits(), rng, cancel);
        if (search == "beam") { // it counts states, and all its lines end in the last layer
            QVERIFY(!line.exists());
            continue;
        }
        QCOMPARE(cancel.lines, calls);
        QCOMPARE(line.score, cancel.best);
        QCOMPARE(line.moves.size(), static_cast<std::size_t>(Digits::count));
    }
}

void TestGenericSearches::nothingIsFoundBeforeTheFirstPlayout_data() {
    add_searches();
}

void TestGenericSearches::nothingIsFoundBeforeTheFirstPlayout() {
    QFETCH(const QString, search);
    Rng rng(1);
    CancelAfter cancel{0};
    const auto line = run(search, Digits(), rng, cancel);
    QVERIFY(!line.exists());
    QVERIFY(line.moves.empty());
    QCOMPARE(cancel.lines, 0);
}

void TestGenericSearches::aTerminalRootHasItsScore_data() {
    add_searches();
}

void TestGenericSearches::aTerminalRootHasItsScore() {
    QFETCH(const QString, search);
    Digits end;
    while (!end.is_terminal())
        end.play(1);
    Rng rng(1);
    generic::Never never;
    const auto line = run(search, end, rng, never);
    QCOMPARE(line.score, end.score());
    QVERIFY(line.moves.empty());
}

/// All states of a layer have the same hash: one is left of each, the best.
void TestGenericSearches::equalStatesTakeOnePlaceOfABeam() {
    Rng rng(1);
    CountCalls counter;
    const auto line = generic::beam(HashedDigits(), 1000, rng, counter);
    QCOMPARE(counter.calls, static_cast<std::uint64_t>(Digits::count));
    QCOMPARE(line.score, 0.0);
    counter.calls = 0;
    generic::beam(Digits(), 1000, rng, counter);
    QCOMPARE(counter.calls,
             std::uint64_t{1 + 2 + 4 + 8 + 16 + 32 + 64 + 128 + 256 + 512 + 1000 + 1000});
}

/// So that all steps of an adaptation read the old weights.
void TestGenericSearches::changedWeightsWaitUntilTheyAreSettled() {
    const auto initial = [](std::uint64_t code) { return code == 7 ? std::log(3.0) : 0.0; };
    generic::CodeWeights weights;
    QCOMPARE(weights.count(7, initial), 3.0);
    for (std::uint64_t code = 0; code < 1000; ++code)
        weights.insert(code, initial);
    QCOMPARE(weights.count(7, initial), 3.0);
    const std::size_t place = weights.place_of(7);
    weights.change(place, 1);
    QCOMPARE(weights.count_at(place), 3.0); // until it is settled
    weights.settle(place);
    QVERIFY(std::abs(weights.count(7, initial) - 3 * std::exp(1.0)) < 1e-12);
    weights.change(place, 1e9);
    weights.settle(place);
    QCOMPARE(weights.count(7, initial), std::exp(50.0));
    QCOMPARE(weights.count(999, initial), 1.0);
    QCOMPARE(weights.count(1000, initial), 1.0); // absent
    QCOMPARE(weights.count(1001, [](std::uint64_t) { return 1e9; }), std::exp(50.0));
}

SAMEGAME_TEST(TestGenericSearches)
#include "tst_generic_searches.moc"
