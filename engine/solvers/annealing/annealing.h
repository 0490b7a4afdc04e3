#pragma once

#include <cstdint>

#include "engine/search/solver.h"
#include "engine/solvers/annealing/options.h"

namespace samegame {

/// Simulated annealing over lists of clicks; our own.
///
/// A block is named by the cell where it began, and keeps its name wherever it falls. A line is
/// then a list of clicks on blocks, and any list is a line: each click whose block still stands in
/// a group of two or more removes that group, the others are left out, and what is left at the end
/// is played by chance, one color last (`spared`); those moves join the list. Groups far from each
/// other do not mind in which order they are removed, and blocks fall within their columns, so most
/// small changes of a list leave most of its other clicks as they were. That makes lists a
/// landscape smooth enough for simulated annealing (S. Kirkpatrick, C. Gelatt & M. Vecchi,
/// "Optimization by Simulated Annealing", Science 220, 1983), where changes of a list of moves by
/// cells would leave nothing behind them as it was.
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
/// 4. From a random game a chain freezes around poor large groups, so it begins with the line of a
///    short beam (`start`, `width`).
/// 5. One chain soon stands still, so a budget is shared out among `chains` of them, one after
///    another, each from a start of its own. Without a budget they have `length` lists each. Which
///    of several goes on is for Champion.
///
/// Counts a playout and a node for every list, and those of the beams. Threads search for
/// themselves. Memory is that of one list's positions (ClickList), and of a beam.
class Annealing final : public SoloSolver {
public:
    struct Options : AnnealingOptions {
        int chains = 4;
        std::int64_t length = 1'000'000; ///< Lists of a chain where there is no budget.
    };

    static OptionTable<Options> option_table();

    explicit Annealing(const Options& options) : m_options(options) {}

    StopReason solve(const Board& root, const Rules& rules, SearchContext& context) override;

private:
    Options m_options;
};

} // namespace samegame
