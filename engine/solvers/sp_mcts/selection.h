#pragma once

#include <cstdint>

#include "engine/game/board.h"
#include "engine/game/move.h"
#include "engine/game/rules.h"
#include "engine/search/search_context.h"
#include "engine/solvers/sp_mcts/formula.h"
#include "engine/solvers/sp_mcts/sp_mcts_options.h"
#include "engine/solvers/sp_mcts/tree.h"

namespace samegame {

/// The selection step (4.2 of the paper in sp_mcts.h), and the nodes that expansion (4.4) adds.
class SpMctsSelection {
public:
    SpMctsSelection(const SpMctsOptions& options, const Rules& rules, SearchContext& context,
                    SpMctsTree& tree);

    /// A child of the walk's last position, which has moves: a new one, one without a visit, or the
    /// one with the highest value. 0 below T visits, where the policy chooses.
    std::uint32_t choose_child(const SpMctsWalk& walk);

    /// Adds a child to the walk's last position; there must be room.
    std::uint32_t add_child(const SpMctsWalk& walk, Move move);

    /// Whether every line below each legal move was played, and the best one of each through this
    /// parent, since shared positions may be reached through another.
    bool all_children_closed(std::uint32_t parent) const;

private:
    void count_moves(const SpMctsWalk& walk);
    std::uint32_t child_of_best_line(std::uint32_t parent) const;
    std::uint32_t unvisited_child(std::uint32_t parent);
    std::uint32_t new_child(const SpMctsWalk& walk);
    std::uint32_t choose_considered_child(const SpMctsWalk& walk);
    std::uint32_t select_visited(const SpMctsWalk& walk) const;
    std::uint32_t select(const SpMctsWalk& walk) const;
    double value_of(std::uint32_t child, int points_before, double exploration) const;

    const SpMctsNode& position(std::uint32_t child) const {
        return m_tree[m_tree.position_of(child)];
    }
    bool is_closed(std::uint32_t parent, std::uint32_t child) const;
    bool is_open(std::uint32_t parent, std::uint32_t child) const {
        return !is_closed(parent, child) && (!m_widening.is_on() || m_tree[child].is_considered);
    }
    bool has_open_child(std::uint32_t parent) const;

    const Rules& m_rules;
    SearchContext& m_context;
    SpMctsTree& m_tree;
    const SpMctsFormula m_formula;
    const SpMctsWidening m_widening;
    const bool m_expands_all;
    const std::uint32_t m_threshold;
    const SpMctsOptions::ThresholdOf m_threshold_of;
};

} // namespace samegame
