#pragma once

#include <memory>

#include "engine/bounds/ceiling.h"
#include "engine/playout/playout_engine.h"
#include "engine/search/solver.h"

namespace samegame {

/// Exhaustive search with a memory (Endgame), from the end of good lines to their start: the best
/// end from the last position of a line, then from the one before it, and so on, until that takes
/// more positions than a limit. Where it comes to the start of the line, the board is solved. Else
/// another line follows, every 64 lines with twice the limit. On boards too big to be solved it
/// improves the ends of lines until its budget is spent.
///
/// Lines are the best of some playouts from a random position of the best line so far.
///
/// Goal `clear` asks only whether the board can be cleared: the search ends with the first line
/// that does so, or when it is proven that none does (SearchSnapshot::is_unclearable), and then the
/// bonus is out of the ceiling that is reported. Neither says that no other line scores more, so
/// the search has ended as `nothing_left` (but for rules where clearing is all that counts).
///
/// Source: F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009, sections 2.3
/// and 4, name brute force, for tables of how many small boards can be cleared. The rest is ours.
/// Threads search for themselves, with other random numbers and a memory of their own: a proof is
/// not found sooner by several.
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
