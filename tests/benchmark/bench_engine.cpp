/// What the engine does in a second, in one run: playouts under every policy, learning ones, groups
/// and children, hashes, ceilings, endgames and lists of clicks, in every build of the hot core
/// that the machine has, beside the reference board. Choose with --benchmark_filter.

#include <benchmark/benchmark.h>

#include "tests/benchmark/rows.h"

int main(int argc, char** argv) {
    // Read in their papers or measured on such a machine, one core, 15x15 with 5 colors.
    benchmark::AddCustomContext("Negrevergne & Cazenave 2017, their program",
                                "10,100 random, 15,100 tabu color, 7,900 NRPA playouts/s");
    benchmark::AddCustomContext("Schadd et al. 2011, their program",
                                "88,000 playouts/s with a cheaper, uneven choice of moves");
    samegame::add_playout_rows();
    samegame::add_softmax_rows();
    samegame::add_children_rows();
    samegame::add_endgame_rows();
    samegame::add_annealing_rows();
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
}
