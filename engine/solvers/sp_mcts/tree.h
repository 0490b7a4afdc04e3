#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

#include "engine/base/shared_value.h"
#include "engine/game/board.h"
#include "engine/game/move.h"
#include "engine/playout/hot_core.h"
#include "engine/solvers/tree/node_pool.h"

namespace samegame {

/// The results of the playouts through a position: section 4.5 of the paper in sp_mcts.h.
struct SpMctsStatistics {
    double sum = 0;
    double sum_of_squares = 0;
    std::uint32_t visits = 0;
    std::int32_t top = std::numeric_limits<std::int32_t>::min();

    double mean() const { return sum / visits; }
    void add(int score) {
        add_loss(score);
        top = std::max(top, score);
    }
    /// Counts `count` playouts of `score` that are not the top, until take_back().
    void add_loss(int score, std::uint32_t count = 1) {
        sum += static_cast<double>(score) * count;
        sum_of_squares += static_cast<double>(score) * score * count;
        visits += count;
    }
    void take_back(int score, std::uint32_t count = 1) { // exact, since sums are whole numbers
        sum -= static_cast<double>(score) * count;
        sum_of_squares -= static_cast<double>(score) * score * count;
        visits -= count;
    }
    /// Adds what other statistics count: a change can take back losses, so that it has visits below
    /// zero, modulo 2^32.
    void add(const SpMctsStatistics& change) {
        sum += change.sum;
        sum_of_squares += change.sum_of_squares;
        visits += change.visits;
        top = std::max(top, change.top);
    }
    /// The same while other threads count here too.
    void add_shared(const SpMctsStatistics& change) {
        samegame::add_shared(sum, change.sum);
        samegame::add_shared(sum_of_squares, change.sum_of_squares);
        samegame::add_shared(visits, change.visits);
        raise_shared(top, change.top);
    }
    /// A copy while other threads count; it may have a part of what one of them adds.
    SpMctsStatistics seen() const {
        return {load_shared(sum), load_shared(sum_of_squares), load_shared(visits),
                load_shared(top)};
    }
    /// The statistics with `points` more for each playout; exact, since sums are whole numbers.
    SpMctsStatistics plus(int points) const;
};

/// A child of a position. If positions are shared (see SpMctsTree), several nodes can stand for
/// one: then `position` names the first of them, and only its statistics and children count.
struct SpMctsNode {
    SpMctsStatistics statistics;
    std::uint32_t first_child = 0; ///< The child added last; 0: none.
    std::uint32_t next_sibling = 0;
    std::uint32_t position = 0;   ///< The node itself, or the first of the same position.
    std::uint16_t move_count = 0; ///< Legal moves; 0 until counted.
    std::uint16_t untried = 0;    ///< Legal moves without a visited child, once counted.
    std::uint16_t considered = 0; ///< Legal moves that progressive widening has let in.
    Move move;                    ///< The move from the parent.
    bool is_considered = false;   ///< The move is among those the parent considers.
    bool is_solved = false;       ///< Every line below was played.
    bool is_exhausted = false;    ///< From here the policy played a line that was all in the tree.
};

/// The data of a node that only some options need; without them it takes no memory.
struct SpMctsExtras {
    std::uint64_t hash = 0; ///< Hash of the position.
    double rave_sum = 0;    ///< Points after the parent, over playouts that played the move later.
    std::uint32_t rave_visits = 0;
    std::uint32_t code = 0; ///< Code of the move, for RAVE.
    std::uint32_t next_in_bucket = 0;
    std::uint32_t tree = 0;  ///< Number of the tree that made the node.
    std::int32_t points = 0; ///< Points of the move.
};

/// The nodes of SP-MCTS within a bound on memory.
class SpMctsTree {
public:
    enum class Kind {
        plain,  ///< Nodes without extras.
        extras, ///< Nodes with extras.
        shared, ///< All orders of moves that lead to a position share it; with extras.
        kept,   ///< As `shared`; positions of an earlier tree begin with its mean, as one visit.
    };

    /// `bytes` bounds the memory; 4,096 nodes are always granted.
    SpMctsTree(Kind kind, std::uint64_t bytes);

    /// Forgets the tree (`kept`: puts it aside while there is room) and makes a new root.
    void restart(std::uint64_t root_hash);

    /// Adds a child; there must be room. `hash` is its position's hash, if positions are shared.
    std::uint32_t add_child(std::uint32_t parent, Move move, std::uint64_t hash);
    /// A child by its move; 0 if there is none.
    std::uint32_t find_child(std::uint32_t parent, Move move) const {
        std::uint32_t i = m_nodes[parent].first_child;
        while (i != 0 && m_nodes[i].move != move)
            i = m_nodes[i].next_sibling;
        return i;
    }

    /// Whether there is room for `count` more nodes.
    bool has_room_for(std::uint64_t count) const { return count <= room(); }
    std::uint64_t room() const { return m_free_count + m_nodes.room(); } ///< Nodes that still fit.
    /// Makes room for half of all nodes: rarely visited positions become leaves again but keep
    /// their statistics, and nodes of earlier trees are dropped. The root stays. Takes seconds for
    /// 10^8 nodes, so it checks stops() now and then; once that is true it returns false, and the
    /// tree is useless.
    bool recycle(const std::function<bool()>& stops);

    std::uint32_t root() const { return m_root; }
    bool is_shared() const { return m_kind >= Kind::shared; }
    bool has_extras() const { return m_kind != Kind::plain; }
    std::uint64_t created() const { return m_created; } ///< Nodes of this tree, the root included.
    std::uint64_t in_use() const { return m_nodes.size() - m_free_count; }

    SpMctsNode& operator[](std::uint32_t number) { return m_nodes[number]; }
    const SpMctsNode& operator[](std::uint32_t number) const { return m_nodes[number]; }
    SpMctsExtras& extras(std::uint32_t number) { return m_extras[number]; }
    const SpMctsExtras& extras(std::uint32_t number) const { return m_extras[number]; }

    /// The node that counts for a child's position.
    std::uint32_t position_of(std::uint32_t child) const {
        return is_shared() ? m_nodes[child].position : child;
    }

private:
    std::uint32_t allocate();
    void enter_position(std::uint32_t number, std::uint64_t hash);
    void enter_bucket(std::uint32_t number);
    void split_buckets();
    std::optional<std::uint64_t> mark(std::uint32_t fewest_visits,
                                      const std::function<bool()>& stops);
    bool sweep(std::uint32_t fewest_visits, const std::function<bool()>& stops);

    Kind m_kind;
    NodePool<SpMctsNode> m_nodes;
    NodePool<SpMctsExtras> m_extras;
    std::vector<std::uint32_t> m_buckets; ///< Heads of lists of positions by hash.
    std::vector<bool> m_marks;            ///< Nodes that stay, while recycling.
    std::uint32_t m_root = 0;
    std::uint32_t m_free = 0; ///< First of a list through next_sibling.
    std::uint64_t m_free_count = 0;
    std::uint64_t m_created = 0;
    std::uint32_t m_tree = 0;
};

/// The path of one playout through the tree, and the playout.
struct SpMctsWalk {
    struct Step {
        std::uint32_t position = 0; ///< Number of the node.
        int points = 0;        ///< Points before the node that its statistics leave out, if shared.
        std::uint32_t fan = 0; ///< The node's fan, if it has one (SpMctsFans), else 0.
        std::uint32_t slot = 0; ///< Its slot in the fan of the step before; 0: none.
    };

    std::vector<Step> path; ///< The steps from the root of the tree.
    MoveList moves; ///< The moves from the start of the game, including at least the first of the
                    ///< playout.
    std::size_t selected = 0;  ///< Moves before the playout.
    std::size_t length = 0;    ///< Moves of the whole line.
    int score = 0;             ///< Points before the playout, then of the whole line.
    std::uint64_t seed = 0;    ///< PlayoutEngine::play_seed plays the playout by it.
    bool at_new_node = false;  ///< The last step's node had no visit.
    bool holds_losses = false; ///< Its nodes count losses until the playout has ended.
    int loss = 0;              ///< The score of these losses, as of a whole line.
    Board board;               ///< The start of the playout, if boards are followed.
    core::Position start{};    ///< The same if the hot core plays.
};

} // namespace samegame
