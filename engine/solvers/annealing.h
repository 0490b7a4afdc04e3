#pragma once

#include <cstdint>

#include "engine/annealing/chain.h"
#include "engine/search/solver.h"

namespace samegame {

/// Simulated annealing over lists of clicks; our own.
///
/// A block is named by the cell where it began, and keeps its name wherever it falls. A line is
/// then a list of clicks on blocks, and any list is a line: each click whose block still stands in
/// a group of two or more removes that group, the others are left out, and what is left at the end
/// is played by chance, the most frequent color of the start last; those moves join the list.
/// Groups far from each other do not mind in which order they are removed, and blocks fall within
/// their columns, so most small changes of a list leave most of its other clicks as they were. That
/// makes lists a landscape smooth enough for simulated annealing (S. Kirkpatrick, C. Gelatt & M.
/// Vecchi, "Optimization by Simulated Annealing", Science 220, 1983), where changes of a list of
/// moves by cells would leave nothing behind them as it was.
///
/// 1. Edits move, leave out, insert or replace clicks, delay a color, and so on (EditKind). A list
///    that is better is taken; one that is worse by d points with probability exp(-d / T), where
///    the temperature T falls from `hot` to `cold`.
/// 2. A changed list is played from its first change, and only until it has the same blocks left as
///    the list had before the same click: from there on it is known. One far below what would be
///    taken is given up before (`abort`). A click whose block is gone tries others of the group it
///    had (`retries`).
/// 3. Where a cleared board earns a bonus, an end with blocks left counts by how few they are, at
///    first mildly.
/// 4. From a random game chains freeze around poor large groups, so they begin with the line of a
///    short beam (`start`, `width`). One chain soon stands still; several short ones from beams of
///    other seeds differ much, and the beam's score does not tell which becomes best. So there is a
///    tournament: of many starts with a chain of `chain` lists each a fifth goes on with chains
///    twice as long, and so on, and the last one uses up the budget. How many starts there are
///    follows from what the first one cost; without a budget, or where it is small, see solve().
///
/// Counts a node for every list, and for every position of the beams. Threads search for
/// themselves. Memory is that of one list's positions, less than 1 MiB, and of a beam.
class Annealing final : public SoloSolver {
public:
    struct Options {
        ChainOptions chain;
        bool starts_with_beam = true;    ///< Else with a random game.
        int width = 150;                 ///< The most positions of a beam's layer.
        std::int64_t length = 1'000'000; ///< Lists of a chain of the first round.
    };

    static OptionTable<Options> option_table();

    explicit Annealing(const Options& options) : m_options(options) {}

    StopReason solve(const Board& root, const Rules& rules, SearchContext& context) override;

private:
    class Search;

    Options m_options;
};

} // namespace samegame
