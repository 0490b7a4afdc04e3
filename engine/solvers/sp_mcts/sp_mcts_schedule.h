#pragma once

#include <cstdint>

#include "engine/search/search_context.h"
#include "engine/solvers/sp_mcts/sp_mcts_options.h"

namespace samegame {

/// When a search turns to the next move (time control, section 6.4 of the paper in sp_mcts.h) and
/// when it begins a new tree (randomized restarts, 4.7 and 6.3), from the share of the budget that
/// is spent. Budgets of playouts and nodes decide without the clock.
class SpMctsSchedule {
public:
    SpMctsSchedule(const SpMctsOptions& options, const SearchContext& context);

    void begin_move(); ///< Begins a move, and a tree with it.
    void begin_tree();

    /// Whether the present move has had its share: one part of `game_length`. Without a budget of
    /// any kind it is 10,000 playouts. Never before the first playout, never in a search per game.
    bool is_move_over() const;

    /// Whether a tree with so many nodes has had its share.
    bool is_tree_over(std::uint64_t nodes) const;

    /// Playouts until the present move or tree has had its share, where playouts or nodes decide
    /// that; else the highest number.
    std::uint64_t playouts_left(std::uint64_t nodes) const;

private:
    struct Moment {
        std::uint64_t playouts = 0;
        std::uint64_t nodes = 0;
        Seconds elapsed{0};
    };
    Moment now() const;
    /// What a move, and a tree, has of the budget.
    double part_of_move() const { return m_options.per_move ? 1 / m_options.game_length : 1; }
    double part_of_tree() const { return part_of_move() / m_options.restart_count; }
    bool is_spent(const Moment& since, double share) const;

    const SpMctsOptions& m_options;
    const SearchContext& m_context;
    bool m_reads_clock;
    Moment m_move;
    Moment m_tree;
};

} // namespace samegame
