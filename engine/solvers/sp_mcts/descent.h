#pragma once

#include <cstdint>
#include <vector>

#include "engine/game/board.h"
#include "engine/game/rules.h"
#include "engine/playout/hot_core.h"
#include "engine/search/search_context.h"
#include "engine/solvers/sp_mcts/fans.h"
#include "engine/solvers/sp_mcts/formula.h"
#include "engine/solvers/sp_mcts/options.h"
#include "engine/solvers/sp_mcts/tree.h"
#include "engine/solvers/sp_mcts/walk.h"

namespace samegame {

/// The selection step (4.2 of the paper in sp_mcts.h) through fans: the choices of SpMctsSelection
/// where a child's value depends on its own visits alone, without a board on the way. A search
/// takes 1.6 to 3.1 times as long by SpMctsSelection (engine/measurements/speed.md).
class SpMctsDescent {
public:
    /// Whether these options allow it.
    static bool suits(const SpMctsOptions& options);

    /// `build` is that of the hot core where it fits the board, else null: then boards are made
    /// again from their moves. All must outlive the descent.
    SpMctsDescent(const SpMctsOptions& options, const Rules& rules, SearchContext& context,
                  SpMctsTree& tree, const core::Build* build, std::uint64_t bytes);

    /// The root of the tree is this board from now on, with nothing known.
    void restart(const Board& root);

    /// What the fans hold is out of date: nodes were recycled.
    void forget() { m_fans.clear(); }

    /// Sees to room in the fans. No walk is on its way.
    void make_room() {
        if (m_fans.is_nearly_full())
            m_fans.clear();
    }

    /// Leads a walk that has the moves before the root from there to where its playout starts, and
    /// adds the points on the way.
    void lead(SpMctsWalk& walk);

    /// The statistics of a step's node have changed.
    void update(const SpMctsWalk::Step& step);

private:
    std::uint32_t open(SpMctsWalk& walk);
    std::uint32_t choose(SpMctsWalk& walk);
    void set_value(std::uint32_t slot);
    SpMctsFans::Position position_of(const SpMctsWalk& walk) const;
    MoveList moves_of(const SpMctsWalk& walk, const SpMctsFans::Position& position) const;
    Board board_of(const SpMctsWalk& walk, int& points) const;

    const Rules& m_rules;
    SearchContext& m_context;
    SpMctsTree& m_tree;
    const core::Build* m_build;
    const SpMctsFormula m_formula;
    const std::uint32_t m_threshold;
    SpMctsFans m_fans;
    Board m_root;
    core::Position m_root_position{};
    std::vector<std::uint32_t> m_nodes; // the children of a position, while its fan is made
};

} // namespace samegame
