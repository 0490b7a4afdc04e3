/// What lies beyond the playout for exact methods: ceilings, tests whether a board can still be
/// cleared, and whole endgames. Each row measures 100 positions, those with 20, 30, ... blocks left
/// of games on standard board 1 that are not over there: uniform games (`random`), ones that spare
/// a color (`tabu`), and the best of 200 of these (`best`), which is what searches meet. `time` is
/// for one endgame on average, `solved` the share within 100,000 positions.

#include <benchmark/benchmark.h>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/rng.h"
#include "engine/bounds/upper_bound.h"
#include "engine/formats/board_library.h"
#include "engine/game/line.h"
#include "engine/playout/policy_registry.h"
#include "engine/search/endgame.h"
#include "tests/benchmark/rows.h"

namespace samegame {

namespace {

constexpr std::size_t position_count = 100;
constexpr std::uint64_t memory = 1ULL << 28;
constexpr std::uint64_t position_limit = 100'000;

/// The board, and the groups to choose from, that a game is played on.
struct Family {
    const char* name;
    const char* policy;
    std::size_t playouts; ///< The best of so many is the game.
};
constexpr Family families[] = {
    {"random", "random", 1},
    {"tabu", "tabu-color-random", 1},
    {"best", "tabu-color-random", 200},
};

/// The game of a seed: the best of the family's playouts.
Line game_of(const Family& family, std::uint64_t seed) {
    const auto engine = make_playout_engine(family.policy).value();
    Rng rng(seed);
    Line best;
    for (std::size_t i = 0; i < family.playouts; ++i) {
        Line line;
        line.score = engine->play_out(standard_board(1), Rules{}, rng, line.moves);
        if (i == 0 || line.score > best.score)
            best = line;
    }
    return best;
}

/// The first positions with `blocks` blocks or less in games that have moves there; found once.
const std::vector<Board>& positions(const Family& family, int blocks) {
    static std::map<std::pair<std::string, int>, std::vector<Board>> known;
    auto& found = known[{family.name, blocks}];
    for (std::uint64_t seed = 1; found.size() < position_count; ++seed) {
        const Line game = game_of(family, seed);
        Board board = standard_board(1);
        for (std::size_t i = 0; i < game.moves.size() && board.block_count() > blocks; ++i)
            board.play(game.moves[i], Gravity::shift);
        if (board.has_moves())
            found.push_back(board);
    }
    return found;
}

template <class Measure>
void for_each_position(benchmark::State& state, const Family& family, int blocks, Measure measure) {
    const std::vector<Board>& boards = positions(family, blocks);
    for (auto _ : state)
        for (const Board& board : boards)
            benchmark::DoNotOptimize(measure(board));
    state.counters["per position"] = benchmark::Counter(
        static_cast<double>(state.iterations()) * static_cast<double>(boards.size()),
        benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void solve_all(benchmark::State& state, const Family& family, int blocks, Scoring scoring) {
    const std::vector<Board>& boards = positions(family, blocks);
    std::uint64_t expanded = 0;
    std::uint64_t met = 0;
    std::uint64_t solved = 0;
    std::uint64_t tried = 0;
    const Rules rules{scoring};
    for (auto _ : state) {
        state.PauseTiming();
        Endgame endgame(memory); // remembers nothing of the rounds before
        state.ResumeTiming();
        for (const Board& board : boards) {
            const auto result = endgame.solve(board, rules, {.positions = position_limit});
            expanded += endgame.expanded();
            met += endgame.positions();
            solved += result.outcome == EndgameResult::Outcome::solved ? 1 : 0;
            ++tried;
        }
    }
    using benchmark::Counter;
    const auto number = [](std::uint64_t n) { return static_cast<double>(n); };
    state.counters["positions/s"] = Counter(number(met), Counter::kIsRate);
    state.counters["positions"] = number(met) / number(tried);
    state.counters["expanded"] = number(expanded) / number(tried);
    state.counters["solved"] = number(solved) / number(tried);
    state.counters["time"] = Counter(number(tried), Counter::kIsRate | Counter::kInvert);
}

void add_ceilings(const Family& family, int blocks) {
    const auto add = [&](const std::string& what, auto measure) {
        benchmark::RegisterBenchmark(
            (what + "/" + family.name + "/" + std::to_string(blocks)).c_str(),
            [=](benchmark::State& state) { for_each_position(state, family, blocks, measure); });
    };
    add("ceiling", [](const Board& board) { return remaining_upper_bound(Rules{}, board); });
    add("separated-ceiling",
        [](const Board& board) { return separated_upper_bound(Rules{}, board); });
    add("dead-color", [](const Board& board) { return may_be_cleared(board); });
    add("permanent-block",
        [](const Board& board) { return may_be_cleared_separated(Rules{}, board); });
}

void add_endgames(const Family& family, int blocks) {
    for (const auto scoring : {Scoring::standard, Scoring::clickomania})
        benchmark::RegisterBenchmark(
            (std::string("endgame/") + family.name + "/" + std::to_string(blocks) + "/" +
             std::string(name_of(scoring)))
                .c_str(),
            [=](benchmark::State& state) { solve_all(state, family, blocks, scoring); })
            ->Unit(benchmark::kMillisecond);
}

} // namespace

void add_endgame_rows() {
    for (const Family& family : families) {
        for (const int blocks : {20, 40, 80, 150})
            add_ceilings(family, blocks);
        for (const int blocks : {20, 30, 40, 50, 60, 70})
            add_endgames(family, blocks);
    }
}

} // namespace samegame
