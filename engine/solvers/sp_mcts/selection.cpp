#include "engine/solvers/sp_mcts/selection.h"

#include <limits>

#include "engine/game/group.h"
#include "engine/game/scoring.h"
#include "engine/solvers/sp_mcts/formula.h"

namespace samegame {

SpMctsSelection::SpMctsSelection(const SpMctsOptions& options, const Rules& rules,
                                 SearchContext& context, SpMctsTree& tree)
    : m_rules(rules),
      m_context(context),
      m_tree(tree),
      m_formula(options),
      m_widening(options.widening),
      m_expands_all(options.expansion == SpMctsOptions::Expansion::all_children),
      m_threshold(options.threshold),
      m_threshold_of(options.threshold_of) {}

std::uint32_t SpMctsSelection::choose_child(const SpMctsWalk& walk) {
    const std::uint32_t parent = walk.path.back().position;
    if (m_tree.is_shared() && m_tree[parent].is_solved)
        return child_of_best_line(parent);
    const bool asks_position = m_threshold_of == SpMctsOptions::ThresholdOf::position;
    const bool asks_children = !asks_position && !m_tree[parent].is_exhausted;
    if (asks_position && m_tree[parent].statistics.visits < m_threshold)
        return 0;
    if (m_tree[parent].move_count == 0)
        count_moves(walk);
    if (asks_children)
        return select_visited(walk);
    if (m_widening.is_on())
        return choose_considered_child(walk);
    if (m_tree[parent].untried > 0) {
        const std::uint32_t child = m_expands_all ? unvisited_child(parent) : new_child(walk);
        --m_tree[parent].untried;
        if (child != 0) // where positions are shared, others may have visited all
            return child;
    }
    return select(walk);
}

/// Counts the legal moves of a node when the formula first chooses there; where all children are
/// expanded at once, this is the moment: all that the budget still grants, and at least one.
void SpMctsSelection::count_moves(const SpMctsWalk& walk) {
    const std::uint32_t parent = walk.path.back().position;
    const MoveList moves = legal_moves(walk.board);
    std::size_t visited = 0;
    for (const Move move : moves) {
        if (m_tree.find_child(parent, move) != 0)
            ++visited;
        else if (m_expands_all && (m_context.nodes_left() > 0 || m_tree[parent].first_child == 0))
            add_child(walk, move);
    }
    m_tree[parent].move_count = static_cast<std::uint16_t>(moves.size());
    m_tree[parent].untried = static_cast<std::uint16_t>(moves.size() - visited);
}

std::uint32_t SpMctsSelection::unvisited_child(std::uint32_t parent) {
    std::uint32_t choice = 0;
    std::uint32_t seen = 0;
    for (std::uint32_t i = m_tree[parent].first_child; i != 0; i = m_tree[i].next_sibling)
        if (position(i).statistics.visits == 0 && m_context.rng().bounded(++seen) == 0)
            choice = i;
    return choice;
}

/// A node for a random move that has none; 0 if all have one.
std::uint32_t SpMctsSelection::new_child(const SpMctsWalk& walk) {
    const std::uint32_t parent = walk.path.back().position;
    Move choice;
    std::uint32_t seen = 0;
    for (const Move move : legal_moves(walk.board))
        if (m_tree.find_child(parent, move) == 0 && m_context.rng().bounded(++seen) == 0)
            choice = move;
    return seen == 0 ? 0 : add_child(walk, choice);
}

/// Where the best line of a solved position goes on; 0 at its end. A parent that came to share the
/// position has not seen that line, and is closed once a walk has played it.
std::uint32_t SpMctsSelection::child_of_best_line(std::uint32_t parent) const {
    int top = std::numeric_limits<int>::min();
    std::uint32_t best = 0;
    for (std::uint32_t i = m_tree[parent].first_child; i != 0; i = m_tree[i].next_sibling) {
        const auto score = static_cast<int>(m_tree.extras(i).points + position(i).statistics.top);
        if (best == 0 || score > top) {
            top = score;
            best = i;
        }
    }
    return best;
}

/// With progressive widening: a move that it lets in now, or the best of those in.
std::uint32_t SpMctsSelection::choose_considered_child(const SpMctsWalk& walk) {
    const std::uint32_t parent = walk.path.back().position;
    SpMctsNode& node = m_tree[parent];
    const int wanted = m_widening.considered(node.statistics.visits);
    while (node.considered < node.move_count &&
           (node.considered < wanted || !has_open_child(parent))) {
        const Move move = SpMctsWidening::move(walk.board, node.considered++);
        std::uint32_t child = m_tree.find_child(parent, move);
        if (child == 0)
            child = add_child(walk, move);
        m_tree[child].is_considered = true;
        if (position(child).statistics.visits == 0)
            return child;
    }
    return select(walk);
}

/// The child with the highest value if it, or every child, was visited T times. Moves that have no
/// node enter the tree by playouts alone.
std::uint32_t SpMctsSelection::select_visited(const SpMctsWalk& walk) const {
    const std::uint32_t parent = walk.path.back().position;
    if (!has_open_child(parent))
        return 0;
    const std::uint32_t best = select(walk);
    if (m_threshold_of == SpMctsOptions::ThresholdOf::chosen_child)
        return position(best).statistics.visits >= m_threshold ? best : 0;
    for (std::uint32_t i = m_tree[parent].first_child; i != 0; i = m_tree[i].next_sibling)
        if (position(i).statistics.visits < m_threshold)
            return 0;
    return best;
}

/// The child with the highest value. A parent that is not solved has one that is not closed.
std::uint32_t SpMctsSelection::select(const SpMctsWalk& walk) const {
    const auto [parent, points_before, fan, slot] = walk.path.back();
    const double exploration = m_formula.exploration(m_tree[parent].statistics.visits);
    double best_value = -std::numeric_limits<double>::infinity();
    std::uint32_t best = m_tree[parent].first_child;
    for (std::uint32_t i = m_tree[parent].first_child; i != 0; i = m_tree[i].next_sibling) {
        if (!is_open(parent, i))
            continue;
        const double value = m_tree.has_extras()
                                 ? value_of(i, points_before, exploration)
                                 : m_formula.value(m_tree[i].statistics).at(exploration);
        if (value > best_value) {
            best_value = value;
            best = i;
        }
    }
    return best;
}

/// The value of a child where there is more to it than its own statistics. `points_before` are
/// those that the parent's leave out.
double SpMctsSelection::value_of(std::uint32_t child, int points_before, double exploration) const {
    const SpMctsExtras& extras = m_tree.extras(child);
    const SpMctsStatistics statistics =
        m_tree.is_shared() ? position(child).statistics.plus(points_before + extras.points)
                           : m_tree[child].statistics;
    const double rave_sum =
        extras.rave_sum + static_cast<double>(points_before) * extras.rave_visits;
    const double mean = m_formula.mixed_mean(statistics, rave_sum, extras.rave_visits);
    return m_formula.value(statistics, mean).at(exploration);
}

bool SpMctsSelection::has_open_child(std::uint32_t parent) const {
    for (std::uint32_t i = m_tree[parent].first_child; i != 0; i = m_tree[i].next_sibling)
        if (is_open(parent, i))
            return true;
    return false;
}

bool SpMctsSelection::is_closed(std::uint32_t parent, std::uint32_t child) const {
    if (!position(child).is_solved)
        return false;
    return !m_tree.is_shared() || m_tree[parent].statistics.top >=
                                      m_tree.extras(child).points + position(child).statistics.top;
}

bool SpMctsSelection::all_children_closed(std::uint32_t parent) const {
    int closed = 0;
    for (std::uint32_t i = m_tree[parent].first_child; i != 0; i = m_tree[i].next_sibling)
        closed += is_closed(parent, i) ? 1 : 0;
    return closed > 0 && closed == m_tree[parent].move_count;
}

std::uint32_t SpMctsSelection::add_child(const SpMctsWalk& walk, Move move) {
    const std::uint32_t parent = walk.path.back().position;
    m_context.count_node(static_cast<int>(walk.path.size()));
    if (!m_tree.has_extras())
        return m_tree.add_child(parent, move, 0);
    Board after = walk.board;
    const int removed = after.play(move, m_rules.gravity).removed;
    const std::uint32_t child =
        m_tree.add_child(parent, move, m_tree.is_shared() ? after.hash() : 0);
    m_tree.extras(child).points = move_points(m_rules, removed);
    m_tree.extras(child).code = SpMctsRave::code_of(walk.board, move);
    return child;
}

} // namespace samegame
