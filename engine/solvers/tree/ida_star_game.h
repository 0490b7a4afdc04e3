#pragma once

#include <cstdint>

#include "engine/bounds/ceiling.h"
#include "engine/game/board.h"
#include "engine/game/rules.h"
#include "engine/search/search_context.h"

namespace samegame {

/// A game that IDA* plays move by move: for each move it searches until the move has had its share
/// of the budget, and plays the first move of the way that has earned the most points where it was
/// cut off. That is how the program of M. Schadd, M. Winands, M. Tak & J. Uiterwijk,
/// "Single-Player Monte-Carlo Tree Search for SameGame", 2011, comes to its column "IDA*", with 120
/// seconds for each move. What the end of a game earns does not count for the choice, but in the
/// estimates.
///
/// For one thread.
class IdaStarGame {
public:
    /// A move has one part of `game_length` of the context's share. All outlive the game.
    IdaStarGame(Ceiling ceiling, double game_length, const Board& root, const Rules& rules,
                SearchContext& context)
        : m_ceiling(ceiling),
          m_game_length(game_length),
          m_root(root),
          m_rules(rules),
          m_context(context) {}

    /// Plays the game and offers it. Where the search must return before, the largest groups are
    /// the rest. Returns why it has ended: `nothing_left` if the game was searched to its end.
    StopReason play();

private:
    Move search(const Board& board);
    void iterate(const Board& board, int points, int depth);
    void meet(int points);
    bool is_move_over();

    const Ceiling m_ceiling;
    const double m_game_length;
    const Board& m_root;
    const Rules& m_rules;
    SearchContext& m_context;
    MoveList m_moves; // of the game

    // Of the present move:
    std::uint64_t m_first_node = 0;
    Seconds m_begin{0};
    Move m_first;   // of the way that is searched
    Move m_best;    // the first of the best one
    int m_most = 0; // the points of that
    int m_threshold = 0;
    int m_next = 0; // the highest estimate below the threshold
    bool m_is_over = false;
};

} // namespace samegame
