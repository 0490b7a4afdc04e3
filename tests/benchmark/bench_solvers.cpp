/// Playouts and nodes a second of every solver of the registry, with one thread and with two, on
/// standard board 1 with the default options, and of those that play several playouts together by
/// an option.

#include <benchmark/benchmark.h>
#include <cstdint>
#include <string>

#include "engine/formats/board_library.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"

namespace samegame {

namespace {

constexpr Seconds search_time(2);

void search(benchmark::State& state, const SolverEntry& solver, const OptionValues& options) {
    SearchRequest request;
    request.start.board = standard_board(1);
    request.solver = &solver;
    request.options = options;
    request.budget.time = search_time;
    request.threads = static_cast<int>(state.range(0));
    double playouts = 0;
    double nodes = 0;
    for (auto _ : state) {
        SearchControl control;
        const SearchSnapshot snapshot = run_search(request, control).snapshot;
        playouts += static_cast<double>(snapshot.playouts);
        nodes += static_cast<double>(snapshot.nodes);
        ++request.seed;
    }
    if (playouts > 0)
        state.counters["playouts"] = benchmark::Counter(playouts, benchmark::Counter::kIsRate);
    if (nodes > 0)
        state.counters["nodes"] = benchmark::Counter(nodes, benchmark::Counter::kIsRate);
}

void add(const std::string& name, const SolverEntry& solver, const OptionValues& options) {
    benchmark::RegisterBenchmark(
        name.c_str(), [=, &solver](benchmark::State& state) { search(state, solver, options); })
        ->ArgName("threads")
        ->Arg(1)
        ->Arg(2)
        ->UseRealTime()
        ->Iterations(1)
        ->Unit(benchmark::kMillisecond);
}

} // namespace

} // namespace samegame

int main(int argc, char** argv) {
    using namespace samegame;
    for (const SolverEntry& solver : solver_registry())
        add(solver.name, solver, {});
    for (const std::int64_t batch : {16, 64, 256})
        add("sp-mcts/batch:" + std::to_string(batch), *find_solver("sp-mcts"), {{"batch", batch}});
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
}
