/// Changed lists of clicks, as annealing tries them, in every build of the positions. Each row is a
/// chain from hot to cold over and over, from a game of its own, on 15x15 cells and 5 colors or on
/// the largest board.

#include <benchmark/benchmark.h>
#include <string>

#include "engine/annealing/chain.h"
#include "engine/base/rng.h"
#include "engine/game/board_generator.h"
#include "engine/playout/isa.h"
#include "tests/benchmark/rows.h"

namespace samegame {

namespace {

constexpr int lists = 100'000; // of a chain

void anneal(benchmark::State& state, Isa isa, const Board& board, const Rules& rules) {
    const Isa before = current_isa();
    use_isa(isa);
    Rng rng(1);
    Chain chain(board, rules, {}, rng);
    use_isa(before);
    int done = lists;
    for (auto _ : state) {
        if (done == lists) {
            chain.take({});
            done = 0;
        }
        benchmark::DoNotOptimize(chain.step(static_cast<double>(done++) / lists));
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()));
}

void add(const std::string& name, Isa isa, int side, int colors, Gravity gravity) {
    Rules rules;
    rules.gravity = gravity;
    benchmark::RegisterBenchmark(("annealing/" + name + "/" + std::string(name_of(isa))).c_str(),
                                 anneal, isa, generate_board(1, side, side, colors), rules);
}

} // namespace

void add_annealing_rows() {
    for (const Isa isa : all_isas())
        if (is_supported(isa))
            add("15x15", isa, 15, 5, Gravity::shift);
    add("32x32", Isa::portable, 32, 9, Gravity::shift);
    add("15x15, pull-left", Isa::portable, 15, 5, Gravity::pull_left);
}

} // namespace samegame
