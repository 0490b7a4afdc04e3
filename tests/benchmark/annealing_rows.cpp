/// Changed lists of clicks, as annealing tries them, in every build of the positions. Each row is a
/// chain from hot to cold over and over, from a game of its own, on 15x15 cells and 5 colors or on
/// the largest board; `cold` is the last fifth of a long chain alone, where lists are shorter and
/// soon meet what is known.

#include <benchmark/benchmark.h>
#include <string>

#include "engine/base/rng.h"
#include "engine/game/board_generator.h"
#include "engine/playout/isa.h"
#include "engine/solvers/annealing/chain.h"
#include "tests/benchmark/rows.h"

namespace samegame {

namespace {

constexpr int lists = 100'000;        // of a chain
constexpr int long_lists = 1'000'000; // of one that ends cold

/// Positions are of the instructions that are current when a chain is made.
class UsedIsa {
public:
    explicit UsedIsa(Isa isa) : m_before(current_isa()) { use_isa(isa); }
    UsedIsa(const UsedIsa&) = delete;
    UsedIsa& operator=(const UsedIsa&) = delete;
    ~UsedIsa() { use_isa(m_before); }

private:
    Isa m_before;
};

/// The temperature changes as often as Annealer has it.
double progress(int done, int of) {
    constexpr int lists_between_looks = 64;
    return static_cast<double>(done / lists_between_looks * lists_between_looks) / of;
}

void anneal(benchmark::State& state, Isa isa, const Board& board, const Rules& rules) {
    Rng rng(1);
    const UsedIsa used(isa);
    Chain chain(board, rules, {}, rng);
    int done = lists;
    for (auto _ : state) {
        if (done == lists) {
            chain.take({});
            done = 0;
        }
        benchmark::DoNotOptimize(chain.step(progress(done++, lists)));
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()));
}

void anneal_cold(benchmark::State& state, Isa isa, const Board& board, const Rules& rules) {
    constexpr int first_cold = long_lists / 5 * 4;
    Rng rng(1);
    const UsedIsa used(isa);
    Chain chain(board, rules, {}, rng);
    chain.take({});
    int done = 0;
    while (done < first_cold)
        chain.step(progress(done++, long_lists));
    for (auto _ : state) {
        if (done == long_lists)
            done = first_cold;
        benchmark::DoNotOptimize(chain.step(progress(done++, long_lists)));
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()));
}

void add(const std::string& name, Isa isa, int side, int colors, Gravity gravity) {
    Rules rules;
    rules.gravity = gravity;
    const std::string row = "annealing/" + name + "/" + std::string(name_of(isa));
    const Board board = generate_board(1, side, side, colors);
    benchmark::RegisterBenchmark(row.c_str(), anneal, isa, board, rules);
    if (side <= 15 && gravity == Gravity::shift)
        benchmark::RegisterBenchmark((row + "/cold").c_str(), anneal_cold, isa, board, rules);
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
