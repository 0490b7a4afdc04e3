/// The delay from request_stop to the end of run_search, for every solver of the registry on all
/// cores: what a person waits for after pressing Stop. Asked for at another moment of the search
/// each time; the counter `longest_ms` is the worst of them. SAMEGAME_STOPS says how often, ten
/// times by default.

#include <algorithm>
#include <benchmark/benchmark.h>
#include <chrono>
#include <string>
#include <thread>

#include "engine/base/clock.h"
#include "engine/base/rng.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/wanted_count.h"

namespace samegame {

namespace {

constexpr int earliest_stop_ms = 50; ///< After the start of the search.
constexpr int latest_stop_ms = 250;

/// Runs the search and asks it to stop after `running`; the delay until run_search has returned.
Seconds stop_delay(const SearchRequest& request, std::chrono::milliseconds running) {
    SearchControl control;
    Clock::time_point asked;
    std::thread host([&] {
        std::this_thread::sleep_for(running);
        asked = Clock::now();
        control.request_stop();
    });
    run_search(request, control);
    const auto ended = Clock::now();
    host.join();
    return std::max(Seconds(0), Seconds(ended - asked));
}

void stop_search(benchmark::State& state, const SolverEntry& solver, const Board& board) {
    SearchRequest request;
    request.start.board = board;
    request.solver = &solver;
    request.options = default_options(solver.options);
    request.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    Rng rng(1);
    Seconds longest(0);
    for (auto _ : state) {
        request.seed = rng.next();
        const auto range = static_cast<std::uint32_t>(latest_stop_ms - earliest_stop_ms);
        const std::chrono::milliseconds running(earliest_stop_ms + rng.bounded(range));
        const Seconds delay = stop_delay(request, running);
        longest = std::max(longest, delay);
        state.SetIterationTime(delay.count());
    }
    state.counters["longest_ms"] = longest.count() * 1000;
}

void add(const SolverEntry& solver, const std::string& board_name, const Board& board) {
    benchmark::RegisterBenchmark(
        (solver.name + "/" + board_name).c_str(),
        [&solver, board](benchmark::State& state) { stop_search(state, solver, board); })
        ->UseManualTime()
        ->Iterations(wanted_count("SAMEGAME_STOPS", 10))
        ->Unit(benchmark::kMillisecond);
}

} // namespace

} // namespace samegame

int main(int argc, char** argv) {
    using namespace samegame;
    for (const SolverEntry& solver : solver_registry()) {
        add(solver, "standard:1", standard_board(1));
        add(solver, "32x32x5", generate_board(1, max_rows, max_columns, 5));
    }
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
}
