#pragma once

#include <cstdint>
#include <span>

#include "engine/search/search_context.h"
#include "engine/solvers/sp_mcts/sp_mcts_options.h"

namespace samegame {

/// Decides when a search turns to the next move (time control, section 6.4 of the paper in
/// sp_mcts.h) and when it begins a new tree (randomized restarts, 4.7 and 6.3), by the share of the
/// budget that is spent. Budgets of playouts and nodes need no clock.
class SpMctsSchedule {
public:
    /// `contexts` are those of all threads that grow one tree. Only a thread that keeps the others
    /// from counting may ask.
    SpMctsSchedule(const SpMctsOptions& options, std::span<const SearchContext> contexts);

    void begin_move() { m_move = m_tree = now(); } ///< Begins a move with a new tree.
    void begin_tree() { m_tree = now(); }

    /// Whether the present move has used its share: one part of `game_length`, or 10,000 playouts
    /// without a budget. False before the first playout, and always in a search per game.
    bool is_move_over() const;

    /// Whether a tree with `nodes` nodes has used its share.
    bool is_tree_over(std::uint64_t nodes) const;

    /// Playouts until the present move or tree has used its share, if playouts or nodes decide
    /// that; else the highest number.
    std::uint64_t playouts_left(std::uint64_t nodes) const;

private:
    struct Moment {
        std::uint64_t playouts = 0;
        std::uint64_t nodes = 0;
        Seconds elapsed{0};
    };
    Moment now() const;
    /// The parts of the budget for a move and for a tree.
    double part_of_move() const { return m_options.per_move ? 1 / m_options.game_length : 1; }
    double part_of_tree() const { return part_of_move() / m_options.restart_count; }
    std::uint64_t playouts() const;
    bool is_spent(const Moment& since, double share) const;

    const SpMctsOptions& m_options;
    std::span<const SearchContext> m_contexts;
    Budget m_budget; ///< Of all contexts together.
    bool m_reads_clock;
    Moment m_move;
    Moment m_tree;
};

} // namespace samegame
