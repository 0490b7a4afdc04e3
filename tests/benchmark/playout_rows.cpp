/// Playouts of standard board 1 from start to end: every policy in every build of the hot core that
/// the machine has, in the loop for boards of every size, and on the reference board. A core row is
/// batches of playouts as scores; `/after-moves` one playout after each first move, `/single` one
/// playout at a time with its moves, `/threads:2` the batches on two threads.

#include <benchmark/benchmark.h>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/formats/board_library.h"
#include "engine/game/group.h"
#include "engine/playout/core_engine.h"
#include "engine/playout/policy_registry.h"
#include "tests/benchmark/rows.h"
#include "tests/support/board_drawing.h"
#include "tests/support/reference_board.h"
#include "tests/support/reference_playout.h"

namespace samegame {

namespace {

constexpr std::size_t batch_size = 256;

const char* const policies[] = {
    "random",
    "tabu-random",
    "tabu-color-random",
    "tabu-color-random:epsilon=0.003",
    "tabu-color-random:recompute=1",
    "roulette-wheel",
    "greedy",
};

void count_playouts(benchmark::State& state, std::size_t each) {
    state.counters["playouts/s"] =
        benchmark::Counter(static_cast<double>(state.iterations()) * static_cast<double>(each),
                           benchmark::Counter::kIsRate);
}

using MakeEngine = std::unique_ptr<PlayoutEngine> (*)(const std::string& policy, Isa isa);

std::unique_ptr<PlayoutEngine> core_engine(const std::string& policy, Isa isa) {
    return make_playout_engine(policy, isa).value();
}

std::unique_ptr<PlayoutEngine> general_engine(const std::string& policy, Isa) {
    return make_playout_engine(policy, std::nullopt).value();
}

void play_batches(benchmark::State& state, MakeEngine make, const std::string& policy, Isa isa) {
    const auto engine = make(policy, isa);
    const Board start = standard_board(1);
    std::vector<PlayoutResult> results(batch_size);
    Rng rng(1);
    for (auto _ : state) {
        engine->play_batch(start, Rules{}, rng, results);
        benchmark::DoNotOptimize(results.data());
    }
    count_playouts(state, batch_size);
}

void play_after_moves(benchmark::State& state, MakeEngine make, const std::string& policy,
                      Isa isa) {
    const auto engine = make(policy, isa);
    const Board start = standard_board(1);
    const MoveList moves = legal_moves(start);
    std::vector<PlayoutResult> results(moves.size());
    Rng rng(1);
    for (auto _ : state) {
        engine->play_after(start, moves, Rules{}, rng, results);
        benchmark::DoNotOptimize(results.data());
    }
    count_playouts(state, moves.size());
}

void play_singly(benchmark::State& state, MakeEngine make, const std::string& policy, Isa isa) {
    const auto engine = make(policy, isa);
    const Board start = standard_board(1);
    MoveList moves;
    Rng rng(1);
    for (auto _ : state) {
        moves.clear();
        benchmark::DoNotOptimize(engine->play_out(start, Rules{}, rng, moves));
    }
    count_playouts(state, 1);
}

using ReferencePolicy = ReferencePlayout (*)(ReferenceBoard, const Rules&, Rng&);

void play_reference(benchmark::State& state, ReferencePolicy policy) {
    const ReferenceBoard start = reference_of(standard_board(1));
    Rng rng(1);
    for (auto _ : state)
        benchmark::DoNotOptimize(policy(start, Rules{}, rng).score);
    count_playouts(state, 1);
}

ReferencePlayout roulette_playout(ReferenceBoard board, const Rules& rules, Rng& rng) {
    return reference_playout(std::move(board), rules, {Sparing::none, 0, ReferenceRoulette{}},
                             rng.next());
}

bool has_core(std::string_view policy) {
    return dynamic_cast<CoreEngine*>(playout_engine_or_throw(policy).get()) != nullptr;
}

void add_engine(const std::string& name, MakeEngine make, const std::string& policy, Isa isa) {
    const std::string row = name + "/" + policy;
    const auto add = [&](const std::string& suffix, auto run) {
        return benchmark::RegisterBenchmark((row + suffix).c_str(), [=](benchmark::State& state) {
            run(state, make, policy, isa);
        });
    };
    add("", play_batches);
    add("", play_batches)->Threads(2)->UseRealTime();
    if (policy != "random" && policy != "tabu-color-random")
        return;
    add("/after-moves", play_after_moves);
    add("/single", play_singly);
}

} // namespace

void add_playout_rows() {
    for (const char* policy : policies) {
        for (const Isa isa : all_isas())
            if (is_supported(isa) && has_core(policy))
                add_engine(std::string(name_of(isa)), core_engine, policy, isa);
        add_engine("general", general_engine, policy, Isa::portable);
    }
    benchmark::RegisterBenchmark("reference/random", play_reference, random_playout);
    benchmark::RegisterBenchmark("reference/tabu-color-random", play_reference, tabu_color_playout);
    benchmark::RegisterBenchmark("reference/roulette-wheel", play_reference, roulette_playout);
    benchmark::RegisterBenchmark("reference/greedy", play_reference, greedy_playout);
}

} // namespace samegame
