#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "engine/game/board.h"
#include "engine/game/move.h"
#include "engine/game/rules.h"
#include "engine/solvers/sp_mcts/sp_mcts_options.h"
#include "engine/solvers/sp_mcts/tree.h"

namespace samegame {

/// The formula for a child without its parent's visits: its value is worth + exploration * spread.
struct SpMctsValue {
    double worth = 0;
    double spread = 0;

    double at(double exploration) const { return worth + exploration * spread; }
};

/// Formula 1 of the selection step (4.2) with its variants: the value of a child with n visits of
/// n_p, mean v, top score t.
class SpMctsFormula {
public:
    explicit SpMctsFormula(const SpMctsOptions& options);

    /// C sqrt(ln n_p), equal for all children of a position.
    double exploration(std::uint32_t parent_visits) const;

    /// The value of `child`, which has visits; `mean` is its own, or a better guess at it (RAVE).
    SpMctsValue value(const SpMctsStatistics& child, double mean) const {
        const double n = child.visits;
        const double v = child.mean();
        const double squares = std::max(0.0, child.sum_of_squares - n * v * v); // 0: rounding
        const double deviation = std::sqrt((squares + m_d) / (n + m_more_visits));
        const double root = std::sqrt(n);
        const double worth = m_mean_weight * mean + m_w * child.top;
        if (m_is_sum)
            return {worth + deviation, 1 / root};
        return {worth, deviation / root};
    }
    SpMctsValue value(const SpMctsStatistics& child) const { return value(child, child.mean()); }

    /// The mean of a child mixed with that of `rave_visits` playouts that played its move later:
    /// these have the share sqrt(k / (3 n + k)), k being the option `rave` (S. Gelly & D. Silver,
    /// "Combining Online and Offline Knowledge in UCT", 2007).
    double mixed_mean(const SpMctsStatistics& child, double rave_sum,
                      std::uint32_t rave_visits) const;

private:
    SpMctsOptions::Formula m_formula;
    bool m_is_sum; ///< The sum as printed; else a product.
    bool m_takes_log10;
    double m_more_visits; ///< Added to n for the deviation: 1 in the older program.
    double m_mean_weight; ///< What the mean counts: 1, or 1 - W.
    double m_c, m_d, m_w, m_rave;
};

/// The moves of one line by the cells they remove, for RAVE (S. Gelly & D. Silver, "Combining
/// Online and Offline Knowledge in UCT", 2007): is a move played at some place or later? Two moves
/// are the same if they remove the same cells of the same color, whatever else is on the board.
/// Allocates nothing after its first lines.
class SpMctsRave {
public:
    /// The code of a legal move; never 0.
    static std::uint32_t code_of(const Board& board, Move move);

    /// Replaces the line by `moves` from `start`.
    void set_line(Board start, const Rules& rules, const MoveList& moves, std::size_t first);

    /// Whether the line plays the move with this code at place `from` or later, `first` being the
    /// place of its first move.
    bool plays(std::uint32_t code, std::size_t from) const;

private:
    struct Slot {
        std::uint32_t code = 0;
        std::uint32_t line = 0; ///< Slots of other lines are empty.
        std::size_t place = 0;  ///< The last place of the code in the line.
    };
    static constexpr std::size_t slot_count = 1U << 11; ///< Four times the moves of a line.
    std::size_t slot_of(std::uint32_t code) const;

    std::vector<Slot> m_slots = std::vector<Slot>(slot_count);
    std::uint32_t m_line = 0;
};

/// The moves of a position among which the formula may choose, after the future work of the papers
/// in sp_mcts.h:
///  - widening: one move at first, the n-th after t_n visits, t_2 = 40 and t_(n+1) = t_n + 40 *
///    1.4^(n-1) (R. Coulom, "Computing Elo Ratings of Move Patterns in the Game of Go", 2007);
///  - unpruning: five moves at first, the n-th after 50 * 1.3^(n-5) visits (G. Chaslot, M. Winands,
///    J. Uiterwijk, H. van den Herik & B. Bouzy, "Progressive Strategies for Monte-Carlo Tree
///    Search", 2008).
/// Knowledge from the playouts replaces these papers' knowledge of Go: groups of the color with the
/// most blocks come last, and larger groups before smaller ones.
class SpMctsWidening {
public:
    explicit SpMctsWidening(SpMctsOptions::Widening kind);

    bool is_on() const { return !m_needed_visits.empty(); }

    /// The number of moves considered after `visits` visits, 1 or more.
    int considered(std::uint32_t visits) const;

    /// Legal move `number`, from 0, in the order in which moves are let in.
    static Move move(const Board& board, int number);

private:
    std::vector<double> m_needed_visits; ///< For each move beyond the first, ascending.
};

} // namespace samegame
