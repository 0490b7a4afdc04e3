#pragma once

#include <memory>

#include "engine/bounds/upper_bound.h"
#include "engine/playout/playout_engine.h"
#include "engine/search/solver.h"

namespace samegame {

/// Exhaustive search with a memory (Endgame), from the end of good lines to their start: it finds
/// the best end from the last position of a line, then from the one before, and so on, until that
/// takes more positions than a limit. At the start of the line the board is solved; otherwise
/// another line follows, with twice the limit after every 64 lines, until the budget is spent.
///
/// Lines are the best of some playouts from a random position of the best line so far.
///
/// Goal `clear` asks only whether the board can be cleared: the search ends with the first line
/// that clears it, or with a proof that none does (SearchSnapshot::is_unclearable), and then the
/// reported ceiling is without the bonus. Another line may still score more, so the search ends as
/// `nothing_left` (unless the rules count clearing alone).
///
/// Source: F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009, sections 2.3
/// and 4, name brute force, for tables of how many small boards can be cleared. The rest is ours.
/// Threads search for themselves, with other random numbers and separate memories, so that several
/// do not find a proof sooner.
class ExactSearch final : public SoloSolver {
public:
    struct Options {
        bool clears = false; ///< The goal is `clear` rather than `score`.
        Ceiling ceiling = Ceiling::dead_color;
    };

    static OptionTable<Options> option_table();

    explicit ExactSearch(const Options& options);

    StopReason solve(const Board& root, const Rules& rules, SearchContext& context) override;
    bool seeks_score() const override { return !m_options.clears; }

private:
    class Search;

    Options m_options;
    std::unique_ptr<PlayoutEngine> m_playout;
};

} // namespace samegame
