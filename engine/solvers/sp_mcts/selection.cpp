#include "engine/solvers/sp_mcts/selection.h"

#include <algorithm>
#include <array>
#include <limits>

#include "engine/game/group.h"
#include "engine/game/scoring.h"

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
        if (child != 0) // if positions are shared, other walks may have visited all
            return child;
    }
    return select(walk);
}

/// Counts the legal moves of a node when the formula first chooses there. If all children are
/// expanded at once, it adds them now: as many as the budget still grants, and at least one.
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

/// The next node of a solved position's best line; 0 at its end. A parent that shares the position
/// through another order of moves has not seen that line, and is closed once a walk has played it.
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

/// With progressive widening: a move that it lets in now, or the best of the moves it has let in.
std::uint32_t SpMctsSelection::choose_considered_child(const SpMctsWalk& walk) {
    const std::uint32_t parent = walk.path.back().position;
    SpMctsNode& node = m_tree[parent];
    const int wanted = m_widening.considered(node.statistics.visits);
    while (node.considered < node.move_count &&
           (node.considered < wanted || !has_open_child(parent))) {
        const Move move = SpMctsWidening::move(walk.board, node.considered);
        std::uint32_t child = m_tree.find_child(parent, move);
        if (child == 0 && m_context.nodes_left() == 0)
            return has_open_child(parent) ? select(walk) : 0; // the walk ends here
        ++node.considered;
        if (child == 0)
            child = add_child(walk, move);
        m_tree[child].is_considered = true;
        if (position(child).statistics.visits == 0)
            return child;
    }
    return select(walk);
}

/// The child with the highest value if it, or every child, was visited T times. Moves without a
/// node enter the tree only through playouts.
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

/// The value of a child that depends on more than its own statistics. `points_before` are the
/// points that the parent's statistics leave out.
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

namespace {

constexpr std::uint64_t usual_slots = 32; ///< Slots of a fan: a guess that divides the memory.
constexpr std::uint64_t least_fans = 512;
constexpr std::uint64_t most_fans = 0xffffffffULL / usual_slots;

} // namespace

SpMctsFans::SpMctsFans(std::uint64_t bytes, bool is_shared) {
    constexpr std::uint64_t slot_bytes = sizeof(SpMctsValue) + sizeof(Child) + sizeof(Move);
    constexpr std::uint64_t fan_bytes = sizeof(Fan) + sizeof(Position) + usual_slots * slot_bytes;
    constexpr std::uint64_t while_growing = 3; // the old and the doubled room of a vector
    m_most_fans = std::clamp(bytes / (while_growing * fan_bytes), least_fans, most_fans);
    m_most_slots = m_most_fans * usual_slots;
    if (is_shared) { // nothing moves while threads read it; untouched memory costs nothing
        m_fans.reserve(m_most_fans);
        m_positions.reserve(m_most_fans);
        m_values.reserve(m_most_slots);
        m_children.reserve(m_most_slots);
        m_moves.reserve(m_most_slots);
    }
    clear();
}

void SpMctsFans::clear() {
    m_root = 0;
    m_fans.resize(1);
    m_positions.resize(1);
    resize_slots(1);
}

void SpMctsFans::resize_slots(std::size_t count) {
    m_values.resize(count);
    m_children.resize(count);
    m_moves.resize(count);
}

bool SpMctsFans::is_nearly_full() const {
    const auto is_over = [](std::size_t used, std::size_t size) { return used > size - size / 8; };
    return is_over(m_fans.size(), m_most_fans) || is_over(m_moves.size(), m_most_slots);
}

std::uint32_t SpMctsFans::add(std::uint32_t slot, const Position& position,
                              std::span<const Move> moves) {
    const std::size_t first = m_moves.size();
    if (m_fans.size() == m_most_fans || first + moves.size() > m_most_slots)
        return 0;
    const auto fan = static_cast<std::uint32_t>(m_fans.size());
    m_fans.push_back(
        {0, static_cast<std::uint32_t>(first), 0, static_cast<std::uint16_t>(moves.size())});
    m_positions.push_back(position);
    resize_slots(first + moves.size());
    std::ranges::copy(moves, m_moves.begin() + static_cast<std::ptrdiff_t>(first));
    publish(slot == 0 ? m_root : m_children[slot].fan, fan);
    return fan;
}

std::uint32_t SpMctsFans::enter(std::uint32_t fan, std::size_t number, std::uint32_t node) {
    Fan& its = m_fans[fan];
    const std::uint32_t slot = its.first + its.tried;
    const auto from = m_moves.begin() + slot;
    const auto place = from + static_cast<std::ptrdiff_t>(number);
    std::rotate(from, place, place + 1);
    m_children[slot] = {node, 0};
    m_values[slot] = {};
    publish(its.tried, static_cast<std::uint16_t>(its.tried + 1));
    return slot;
}

std::uint32_t SpMctsFans::best(std::uint32_t fan) const {
    const std::uint32_t first = m_fans[fan].first;
    const double exploration = load_shared(m_fans[fan].exploration);
    double best_value = -std::numeric_limits<double>::infinity();
    std::uint32_t best = first;
    for (std::uint32_t i = first + tried(fan); i-- > first;) {
        const double value =
            SpMctsValue{load_shared(m_values[i].worth), load_shared(m_values[i].spread)}.at(
                exploration);
        if (value > best_value) {
            best_value = value;
            best = i;
        }
    }
    return best;
}

bool SpMctsDescent::suits(const SpMctsOptions& options) {
    return options.transpositions == SpMctsOptions::Transpositions::none && options.rave == 0 &&
           options.widening == SpMctsOptions::Widening::none &&
           options.expansion == SpMctsOptions::Expansion::one_node &&
           options.first_move == SpMctsOptions::FirstMove::policy &&
           options.threshold_of == SpMctsOptions::ThresholdOf::position;
}

SpMctsDescent::SpMctsDescent(const SpMctsOptions& options, const Rules& rules, SpMctsTree& tree,
                             const core::Build* build, std::uint64_t bytes, std::mutex* mutex)
    : m_rules(rules),
      m_tree(tree),
      m_build(build),
      m_mutex(mutex),
      m_formula(options),
      m_threshold(options.threshold),
      m_fans(bytes, mutex != nullptr) {}

void SpMctsDescent::restart(const Board& root) {
    m_root = root;
    if (m_build != nullptr)
        m_root_position = core_position(root);
    m_fans.clear();
}

void SpMctsDescent::lead(SpMctsWalk& walk, SearchContext& context) {
    const auto visits = [&] {
        return load_shared(m_tree[walk.path.back().position].statistics.visits);
    };
    walk.path.push_back({m_tree.root(), 0, m_fans.fan_of(0), 0});
    while (visits() >= m_threshold) {
        const std::uint32_t fan = walk.path.back().fan != 0 ? walk.path.back().fan : open(walk);
        if (fan == 0 || !m_fans.has_moves(fan))
            break;
        const std::uint32_t slot = choose(walk, context);
        walk.moves.push_back(m_fans.move_of(slot));
        walk.path.push_back({m_fans.node_of(slot), 0, m_fans.fan_of(slot), slot});
        if (visits() == 0)
            break;
    }
    if (m_build != nullptr) {
        const SpMctsFans::Position position = position_of(walk);
        walk.start = position.board;
        walk.score += position.points;
    } else {
        walk.board = board_of(walk, walk.score);
    }
}

/// Makes the fan of the last step's position, if another thread has not; 0 if there is no room.
std::uint32_t SpMctsDescent::open(SpMctsWalk& walk) {
    SpMctsWalk::Step& step = walk.path.back();
    const SpMctsFans::Position position = position_of(walk);
    const MoveList moves = moves_of(walk, position);
    const auto guard = lock();
    if (step.fan = m_fans.fan_of(step.slot); step.fan != 0)
        return step.fan;
    const std::uint32_t fan = m_fans.add(step.slot, position, moves);
    step.fan = fan;
    if (fan == 0)
        return 0;
    m_tree[step.position].move_count = static_cast<std::uint16_t>(moves.size());
    m_fans.set_exploration(
        fan, m_formula.exploration(load_shared(m_tree[step.position].statistics.visits)));
    m_nodes.clear();
    for (std::uint32_t i = m_tree[step.position].first_child; i != 0; i = m_tree[i].next_sibling)
        m_nodes.push_back(i);
    for (; !m_nodes.empty(); m_nodes.pop_back()) {
        const std::uint32_t node = m_nodes.back();
        const auto untried = m_fans.untried(fan);
        const auto place = std::ranges::find(untried, m_tree[node].move);
        set_value(m_fans.enter(fan, static_cast<std::size_t>(place - untried.begin()), node));
    }
    return fan;
}

/// A new child of the last step's position, or else the one with the highest value: its slot.
std::uint32_t SpMctsDescent::choose(SpMctsWalk& walk, SearchContext& context) {
    const auto [parent, points, fan, slot] = walk.path.back();
    if (!m_fans.has_untried(fan))
        return m_fans.best(fan);
    const auto guard = lock();
    const std::span<const Move> untried = m_fans.untried(fan);
    if (untried.empty()) // another thread took the last one
        return m_fans.best(fan);
    std::size_t choice = 0;
    for (std::uint32_t i = 0; i < untried.size(); ++i)
        if (context.rng().bounded(i + 1) == 0)
            choice = i;
    context.count_node(static_cast<int>(walk.path.size()));
    return m_fans.enter(fan, choice, m_tree.add_child(parent, untried[choice], 0));
}

void SpMctsDescent::update(const SpMctsWalk::Step& step) {
    if (step.slot != 0)
        set_value(step.slot);
    if (step.fan != 0)
        m_fans.set_exploration(
            step.fan, m_formula.exploration(load_shared(m_tree[step.position].statistics.visits)));
}

/// Sets the value of a slot's child; it is below every other once every line there was played.
void SpMctsDescent::set_value(std::uint32_t slot) {
    const SpMctsNode& node = m_tree[m_fans.node_of(slot)];
    m_fans.set_value(slot, load_shared(node.is_solved)
                               ? SpMctsValue{-std::numeric_limits<double>::infinity(), 0}
                               : m_formula.value(node.statistics.seen()));
}

/// The position of a walk's last step.
SpMctsFans::Position SpMctsDescent::position_of(const SpMctsWalk& walk) const {
    SpMctsFans::Position position{m_root_position, 0};
    if (walk.path.size() == 1)
        return position;
    position = m_fans.position_of(walk.path[walk.path.size() - 2].fan);
    if (m_build != nullptr) {
        const Cell cell = walk.moves.back().cell;
        const unsigned number = unsigned{cell.column} * core::lanes + cell.row;
        position.points += move_points(m_rules, m_build->remove(position.board, number));
    }
    return position;
}

/// The legal moves there.
MoveList SpMctsDescent::moves_of(const SpMctsWalk& walk,
                                 const SpMctsFans::Position& position) const {
    if (m_build == nullptr) {
        int points = 0;
        return legal_moves(board_of(walk, points));
    }
    std::array<core::Group, core::most_moves + 1> groups;
    const int count = m_build->groups(position.board, groups.data());
    MoveList moves;
    for (int i = 0; i < count; ++i)
        moves.push_back(canonical_move(groups[static_cast<std::size_t>(i)].cells));
    return moves;
}

/// The board of a walk's last step; adds the points of the moves from the root.
Board SpMctsDescent::board_of(const SpMctsWalk& walk, int& points) const {
    Board board = m_root;
    for (std::size_t i = walk.moves.size() - (walk.path.size() - 1); i < walk.moves.size(); ++i)
        points += move_points(m_rules, board.play(walk.moves[i], m_rules.gravity).removed);
    return board;
}

} // namespace samegame
