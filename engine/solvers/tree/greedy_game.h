#pragma once

#include <cstdint>
#include <vector>

#include "engine/bounds/estimate.h"
#include "engine/game/board.h"
#include "engine/game/move.h"
#include "engine/game/rules.h"
#include "engine/search/search_context.h"
#include "engine/search/solver.h"

namespace samegame {

/// A game in which every move leads to the position with the best estimate, ties at random: the
/// greedy search of F. Takes & W. Kosters 2009, section 4, and the greedy simulation by which other
/// searches end a line.
struct GreedyGame {
    int score = 0;              ///< Points of the game from its start, end points included.
    bool finished = false;      ///< False if it was interrupted; then the rest is undefined.
    bool had_ties = false;      ///< Whether other random numbers might change the game.
    std::uint64_t children = 0; ///< Positions that were judged.
};

/// Plays `board` to its end and appends the canonical moves to `moves`. With refill it sees columns
/// only once they are there. Judges a few thousand positions on a board of usual size, so it checks
/// context.is_interrupted() before each move; the caller checks for playouts and nodes before.
/// `rng` decides between equals.
GreedyGame play_greedily(Board board, const Rules& rules, Estimate estimate, SearchContext& context,
                         Rng& rng, MoveList& moves);

/// A move with the value by which such a game chooses: its points and the estimate after it.
struct JudgedMove {
    Move move;
    int value = 0;
};

/// All moves of a position, judged as in play_greedily.
std::vector<JudgedMove> judge_greedily(const Board& board, const Rules& rules, Estimate estimate);

/// Greedy search: games in which every move leads to the position with the best estimate.
///
/// Source: F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009, section 4,
/// which only names it. The rest is ours:
///  - the estimates come from the same section and from M. Schadd et al., "Single-Player
///    Monte-Carlo Tree Search for SameGame", 2011, section 3;
///  - ties are broken at random, and games with other ties are played until the budget ends; a game
///    without a tie ends the search, since every other would be the same;
///  - with refill, one game is played, which sees columns once they are there.
class GreedySearch final : public SoloSolver {
public:
    struct Options {
        Estimate estimate = Estimate::score_groups;
    };

    static OptionTable<Options> option_table();

    explicit GreedySearch(const Options& options) : m_options(options) {}

    StopReason solve(const Board& root, const Rules& rules, SearchContext& context) override;

private:
    StopReason play_refilled(const Board& root, const Rules& rules, SearchContext& context) const;

    Options m_options;
};

} // namespace samegame
