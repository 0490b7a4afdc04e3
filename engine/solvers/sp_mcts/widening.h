#pragma once

#include <cstdint>
#include <vector>

#include "engine/game/board.h"
#include "engine/solvers/sp_mcts/options.h"

namespace samegame {

/// How many and which moves of a position the formula may choose from, after the future work of the
/// papers in sp_mcts.h:
///  - widening: one move at first, the n-th after t_n visits, t_2 = 40 and t_(n+1) = t_n +
///    40 * 1.4^(n-1) (R. Coulom, "Computing Elo Ratings of Move Patterns in the Game of Go", 2007);
///  - unpruning: five moves at first, the n-th after 50 * 1.3^(n-5) visits (G. Chaslot, M. Winands,
///    J. Uiterwijk, H. van den Herik & B. Bouzy, "Progressive Strategies for Monte-Carlo Tree
///    Search", 2008).
/// In place of these papers' knowledge of Go stands that of the playouts here: groups of the color
/// with the most blocks come last, and larger groups before smaller ones.
class SpMctsWidening {
public:
    explicit SpMctsWidening(SpMctsOptions::Widening kind);

    bool is_on() const { return !m_needed_visits.empty(); }

    /// Moves that a position with so many visits considers, 1 or more.
    int considered(std::uint32_t visits) const;

    /// The `number`-th legal move, from 0, in the order in which they are let in.
    static Move move(const Board& board, int number);

private:
    std::vector<double> m_needed_visits; ///< What each move beyond the first needs, ascending.
};

} // namespace samegame
