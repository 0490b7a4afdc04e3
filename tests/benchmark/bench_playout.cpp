/// Playouts of standard board 1 from start to end, one thread: every policy on the fast board, and
/// on the reference board those that it knows.

#include <benchmark/benchmark.h>
#include <memory>
#include <string>

#include "engine/game/board_library.h"
#include "engine/playout/playout_engine.h"
#include "tests/support/board_drawing.h"
#include "tests/support/reference_board.h"

namespace samegame {

namespace {

void count_playouts(benchmark::State& state) {
    state.counters["playouts/s"] =
        benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

void play_policy(benchmark::State& state, const std::string& policy) {
    const auto engine = make_playout_engine(policy).value();
    const Board start = standard_board(1);
    const Rules rules;
    Rng rng(1);
    for (auto _ : state) {
        MoveList moves;
        benchmark::DoNotOptimize(engine->play_out(start, rules, rng, moves));
    }
    count_playouts(state);
}

using ReferencePolicy = ReferencePlayout (*)(ReferenceBoard, Scoring, Rng&);

void play_reference(benchmark::State& state, ReferencePolicy policy) {
    const ReferenceBoard start = reference_of(standard_board(1));
    Rng rng(1);
    for (auto _ : state)
        benchmark::DoNotOptimize(policy(start, Scoring::standard, rng).score);
    count_playouts(state);
}

} // namespace

} // namespace samegame

int main(int argc, char** argv) {
    using namespace samegame;
    for (const PolicyEntry& policy : policy_registry())
        benchmark::RegisterBenchmark(("board/" + policy.name).c_str(), play_policy, policy.name);
    benchmark::RegisterBenchmark("reference/random", play_reference, random_playout);
    benchmark::RegisterBenchmark("reference/tabu-color-random", play_reference, tabu_color_playout);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
}
