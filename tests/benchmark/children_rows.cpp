/// The groups and the children of positions, over those of random games from standard board 1: in
/// every build of the hot core that the machine has, on the board of every size, and on the
/// reference board. Children of the core and of the board of every size are hashed as well. Then
/// the hash of a board, anew and followed through moves.

#include <array>
#include <benchmark/benchmark.h>
#include <string>
#include <vector>

#include "engine/base/rng.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/board_hash.h"
#include "engine/game/group.h"
#include "engine/playout/child_generator.h"
#include "engine/playout/hot_core.h"
#include "tests/benchmark/rows.h"
#include "tests/support/board_drawing.h"
#include "tests/support/reference_board.h"

namespace samegame {

namespace {

constexpr int game_count = 20;

/// Every position with a move.
std::vector<Board> positions_of_games() {
    std::vector<Board> positions;
    Rng rng(1);
    for (int game = 0; game < game_count; ++game) {
        Board board = standard_board(1);
        for (MoveList moves; !(moves = legal_moves(board)).empty();) {
            positions.push_back(board);
            board.play(moves[rng.bounded(static_cast<std::uint32_t>(moves.size()))],
                       Gravity::shift);
        }
    }
    return positions;
}

void set_rate(benchmark::State& state, const char* what, std::size_t count) {
    state.counters[what] =
        benchmark::Counter(static_cast<double>(count), benchmark::Counter::kIsRate);
}

void core_groups(benchmark::State& state, Isa isa) {
    const core::Build& build = core_build(isa);
    std::vector<core::Position> positions;
    for (const Board& board : positions_of_games())
        positions.push_back(core_position(board));
    std::array<core::Group, core::most_moves + 1> found;
    std::size_t count = 0;
    for (auto _ : state) {
        for (const core::Position& position : positions)
            count += static_cast<std::size_t>(build.groups(position, found.data()));
        benchmark::DoNotOptimize(found.data());
    }
    set_rate(state, "groups/s", count);
}

void core_children(benchmark::State& state, Isa isa) {
    const core::Build& build = core_build(isa);
    std::vector<core::Position> positions;
    for (const Board& board : positions_of_games())
        positions.push_back(core_position(board));
    std::array<core::Child, core::most_moves + 1> found;
    std::size_t count = 0;
    for (auto _ : state) {
        for (const core::Position& position : positions)
            count += static_cast<std::size_t>(build.children(position, found.data()));
        benchmark::DoNotOptimize(found.data());
    }
    set_rate(state, "children/s", count);
}

void general_groups(benchmark::State& state) {
    const std::vector<Board> positions = positions_of_games();
    std::size_t count = 0;
    for (auto _ : state)
        for (const Board& board : positions)
            count += groups(board).size();
    set_rate(state, "groups/s", count);
}

void general_children(benchmark::State& state) {
    const std::vector<Board> positions = positions_of_games();
    BoardChildGenerator generator(Gravity::shift);
    std::size_t count = 0;
    for (auto _ : state)
        for (const Board& board : positions)
            count += generator.children(board).size();
    set_rate(state, "children/s", count);
}

void reference_children(benchmark::State& state) {
    std::vector<ReferenceBoard> positions;
    for (const Board& board : positions_of_games())
        positions.push_back(reference_of(board));
    std::size_t count = 0;
    for (auto _ : state) {
        const ReferenceBoard& position = positions[count % positions.size()];
        for (const auto& group : position.groups()) {
            ReferenceBoard child = position;
            child.play({group.front()}, Gravity::shift);
            ++count;
        }
    }
    set_rate(state, "children/s", count);
}

/// Of boards of one size, at their starts.
void hash_from_scratch(benchmark::State& state, int size) {
    const Board board = generate_board(1, size, size, 5);
    for (auto _ : state)
        benchmark::DoNotOptimize(board.hash());
    set_rate(state, "hashes/s", static_cast<std::size_t>(state.iterations()));
}

/// After moves of random games, which are played beforehand.
void hash_of_moves(benchmark::State& state, int size) {
    struct Step {
        Board after;
        Board::Change change;
    };
    std::vector<Step> steps;
    Rng rng(1);
    Board board = generate_board(1, size, size, 5);
    BoardHash hash(board);
    for (MoveList moves; !(moves = legal_moves(board)).empty();) {
        const auto change = board.play(moves[rng.bounded(static_cast<std::uint32_t>(moves.size()))],
                                       Gravity::shift);
        steps.push_back({board, change});
    }
    std::size_t count = 0;
    for (auto _ : state) {
        for (const Step& step : steps) {
            hash.update(step.after, step.change);
            benchmark::DoNotOptimize(hash.value());
        }
        count += steps.size();
    }
    set_rate(state, "hashes/s", count);
}

} // namespace

void add_children_rows() {
    for (const Isa isa : all_isas()) {
        if (!is_supported(isa))
            continue;
        const std::string name(name_of(isa));
        benchmark::RegisterBenchmark((name + "/groups").c_str(), core_groups, isa);
        benchmark::RegisterBenchmark((name + "/children").c_str(), core_children, isa);
    }
    benchmark::RegisterBenchmark("general/groups", general_groups);
    benchmark::RegisterBenchmark("general/children", general_children);
    benchmark::RegisterBenchmark("reference/children", reference_children);
    for (const int size : {15, 32}) {
        const std::string board = "/" + std::to_string(size) + "x" + std::to_string(size);
        benchmark::RegisterBenchmark(("hash from scratch" + board).c_str(), hash_from_scratch,
                                     size);
        benchmark::RegisterBenchmark(("hash of moves" + board).c_str(), hash_of_moves, size);
    }
}

} // namespace samegame
