#pragma once

#include <cstdint>
#include <mutex>
#include <span>
#include <vector>

#include "engine/game/board.h"
#include "engine/game/move.h"
#include "engine/game/rules.h"
#include "engine/playout/hot_core.h"
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

/// The children of the positions at which the formula chooses, side by side in memory with their
/// values, so that a step of the selection (4.2 of the paper in sp_mcts.h) neither visits distant
/// nodes, nor takes roots, nor plays a move. They copy data of the tree, so they may be cleared at
/// any time and are made again on the way. Not for trees in which a child's value depends on more
/// than its own visits.
///
/// A fan has a slot for each legal move: first moves with a node, the oldest first, then the others
/// in the order of legal_moves. Fans and slots have numbers from 1.
///
/// If they are shared, one thread at a time may call add() and enter(), and all may use the fans
/// and slots that they know of meanwhile: values are set and read without a mutex.
class SpMctsFans {
public:
    /// `bytes` bounds the memory; some 500 fans are always granted.
    SpMctsFans(std::uint64_t bytes, bool is_shared);

    void clear();

    /// Whether less than an eighth of the memory is left.
    bool is_nearly_full() const;

    /// A fan's data about its position.
    struct Position {
        core::Position board; ///< If the hot core plays.
        int points = 0;       ///< Earned from the root of the tree.
    };

    /// Adds the fan of a slot's child, or of the root (slot 0), which has the legal moves `moves`;
    /// 0 if there is no room. No slot has a node yet.
    std::uint32_t add(std::uint32_t slot, const Position& position, std::span<const Move> moves);

    /// Of a slot's child, or of the root (slot 0); 0: none.
    std::uint32_t fan_of(std::uint32_t slot) const {
        return load_published(slot == 0 ? m_root : m_children[slot].fan);
    }
    std::uint32_t node_of(std::uint32_t slot) const { return m_children[slot].node; }
    Move move_of(std::uint32_t slot) const { return m_moves[slot]; }
    const Position& position_of(std::uint32_t fan) const { return m_positions[fan]; }

    bool has_moves(std::uint32_t fan) const { return m_fans[fan].move_count > 0; }
    bool has_untried(std::uint32_t fan) const { return tried(fan) < m_fans[fan].move_count; }
    /// The moves without a node, in the thread that may call enter().
    std::span<const Move> untried(std::uint32_t fan) const {
        const Fan& its = m_fans[fan];
        return std::span(m_moves).subspan(its.first + its.tried, its.move_count - its.tried);
    }
    /// Gives the untried move `number` its node, and returns its slot, which has no value yet.
    std::uint32_t enter(std::uint32_t fan, std::size_t number, std::uint32_t node);

    /// The slot with a node that has the highest value; the youngest of equals.
    std::uint32_t best(std::uint32_t fan) const;

    void set_value(std::uint32_t slot, const SpMctsValue& value) {
        store_shared(m_values[slot].worth, value.worth);
        store_shared(m_values[slot].spread, value.spread);
    }
    void set_exploration(std::uint32_t fan, double exploration) {
        store_shared(m_fans[fan].exploration, exploration);
    }

private:
    struct Fan {
        double exploration = 0;  ///< SpMctsFormula::exploration of the position.
        std::uint32_t first = 0; ///< The first slot.
        std::uint16_t tried = 0; ///< Slots with a node.
        std::uint16_t move_count = 0;
    };
    struct Child {
        std::uint32_t node = 0;
        std::uint32_t fan = 0; ///< 0: none yet.
    };

    void resize_slots(std::size_t count);
    /// Slots with a node, and what they hold.
    std::uint32_t tried(std::uint32_t fan) const { return load_published(m_fans[fan].tried); }

    std::size_t m_most_fans; ///< Number 0 included, which is none.
    std::size_t m_most_slots;
    std::uint32_t m_root = 0;
    std::vector<Fan> m_fans;
    std::vector<Position> m_positions; ///< Of each fan.
    std::vector<SpMctsValue> m_values; ///< Of each slot, as the two below.
    std::vector<Child> m_children;
    std::vector<Move> m_moves;
};

/// The selection step (4.2 of the paper in sp_mcts.h) through fans: it makes the choices of
/// SpMctsSelection if a child's value depends on its own visits alone, without a board on the way.
/// A search takes 1.6 to 3.1 times as long by SpMctsSelection (engine/measurements/speed.md).
class SpMctsDescent {
public:
    /// Whether these options allow it.
    static bool suits(const SpMctsOptions& options);

    /// `build` is the hot core if it fits the board, else null, and then boards are made again from
    /// their moves. With a mutex several threads may lead and update at a time: it guards the
    /// growth of tree and fans. All arguments must outlive the descent.
    SpMctsDescent(const SpMctsOptions& options, const Rules& rules, SpMctsTree& tree,
                  const core::Build* build, std::uint64_t bytes, std::mutex* mutex);

    /// Begins with an empty tree whose root is this board.
    void restart(const Board& root);

    /// Clears the fans, since nodes were recycled.
    void forget() { m_fans.clear(); }

    bool is_nearly_full() const { return m_fans.is_nearly_full(); }
    /// Makes room in the fans. No walk is under way.
    void make_room() {
        if (is_nearly_full())
            m_fans.clear();
    }

    /// Leads a walk, which has the moves before the root, to the start of its playout, and adds the
    /// points on the way. `context` is the context of the walk's thread, which does not hold the
    /// mutex.
    void lead(SpMctsWalk& walk, SearchContext& context);

    /// Updates the value after the statistics of a step's node have changed.
    void update(const SpMctsWalk::Step& step);

private:
    std::unique_lock<std::mutex> lock() const {
        return m_mutex == nullptr ? std::unique_lock<std::mutex>() : std::unique_lock(*m_mutex);
    }
    std::uint32_t open(SpMctsWalk& walk);
    std::uint32_t choose(SpMctsWalk& walk, SearchContext& context);
    void set_value(std::uint32_t slot);
    SpMctsFans::Position position_of(const SpMctsWalk& walk) const;
    MoveList moves_of(const SpMctsWalk& walk, const SpMctsFans::Position& position) const;
    Board board_of(const SpMctsWalk& walk, int& points) const;

    const Rules& m_rules;
    SpMctsTree& m_tree;
    const core::Build* m_build;
    std::mutex* m_mutex;
    const SpMctsFormula m_formula;
    const std::uint32_t m_threshold;
    SpMctsFans m_fans;
    Board m_root;
    core::Position m_root_position{};
    std::vector<std::uint32_t> m_nodes; // the children of a position, while its fan is made
};

} // namespace samegame
