/// Softmax playouts of standard board 1 as NRPA uses them, level 3 with 100 iterations a level:
/// every build of the hot core that the machine has, and the plain loops. `nrpa` is the whole
/// search with look-ups, adaptation and copies of the weights; `playout` plays by weights that
/// stay, `adapt` adapts them to one line.

#include <benchmark/benchmark.h>
#include <optional>
#include <string>

#include "engine/formats/board_library.h"
#include "engine/studies/experiment/small_nrpa.h"
#include "tests/benchmark/rows.h"

namespace samegame {

namespace {

constexpr int level = 3;
constexpr int iterations = 100;
constexpr int warm_up_iterations = 30; ///< Of a level 2 search, which leaves weights to measure by.

void count_playouts(benchmark::State& state, int each) {
    state.counters["playouts/s"] = benchmark::Counter(
        static_cast<double>(state.iterations()) * each, benchmark::Counter::kIsRate);
}

/// The search; on the plain loops, which are slower, a smaller one of level 2.
void search(benchmark::State& state, std::optional<Isa> isa, const SoftmaxOptions& options) {
    SoftmaxPlayer player(options, isa);
    player.start_from(standard_board(1), Rules{});
    Rng rng(1);
    const int n = isa ? iterations : 20;
    SmallNrpa nrpa(player, isa ? level : 2, n, rng);
    for (auto _ : state)
        benchmark::DoNotOptimize(nrpa.run().score);
    count_playouts(state, isa ? n * n * n : n * n);
}

void play(benchmark::State& state, std::optional<Isa> isa, const SoftmaxOptions& options) {
    SoftmaxPlayer player(options, isa);
    player.start_from(standard_board(1), Rules{});
    Rng rng(1);
    SmallNrpa nrpa(player, 2, warm_up_iterations, rng);
    nrpa.run();
    LearnedLine line;
    for (auto _ : state)
        benchmark::DoNotOptimize(player.play(nrpa.weights(), rng, line));
    count_playouts(state, 1);
}

void adapt(benchmark::State& state, std::optional<Isa> isa, const SoftmaxOptions& options) {
    SoftmaxPlayer player(options, isa);
    player.start_from(standard_board(1), Rules{});
    Rng rng(1);
    SmallNrpa nrpa(player, 2, warm_up_iterations, rng);
    LearnedLine line = nrpa.run();
    WeightTable weights = nrpa.weights();
    for (auto _ : state) {
        player.adapt(weights, line, 0x1p-10F);
        benchmark::ClobberMemory();
    }
    count_playouts(state, 1);
}

void add(const std::string& name, std::optional<Isa> isa) {
    SoftmaxOptions options;
    const auto row = [&](const std::string& what, auto run) {
        return benchmark::RegisterBenchmark(
            (name + "/softmax/" + what).c_str(),
            [=](benchmark::State& state) { run(state, isa, options); });
    };
    row("nrpa", search);
    row("nrpa", search)->Threads(2)->UseRealTime();
    row("playout", play);
    row("adapt", adapt);
    options.tabu = false;
    row("nrpa/tabu:0", search);
    row("playout/tabu:0", play);
}

} // namespace

void add_softmax_rows() {
    for (const Isa isa : all_isas())
        if (is_supported(isa))
            add(std::string(name_of(isa)), isa);
    add("general", std::nullopt);
}

} // namespace samegame
