#include "engine/solvers/sp_mcts/tree.h"

#include <cmath>
#include <utility>

namespace samegame {

namespace {

using Kind = SpMctsTree::Kind;

/// The number of nodes that fit. There is at most one bucket of four bytes per position, and half
/// as many more while buckets are moved.
std::uint64_t nodes_in(Kind kind, std::uint64_t bytes) {
    std::uint64_t each = sizeof(SpMctsNode);
    if (kind != Kind::plain)
        each += sizeof(SpMctsExtras);
    if (kind >= Kind::shared)
        each += 6;
    return bytes / each;
}

constexpr std::size_t first_buckets = 1U << 12;
constexpr std::uint32_t steps_between_questions = 1U << 15;

} // namespace

SpMctsStatistics SpMctsStatistics::plus(int points) const {
    const double p = points;
    const bool has_top = top != SpMctsStatistics{}.top; // with losses alone there is none
    return {sum + p * visits, sum_of_squares + 2 * p * sum + p * p * visits, visits,
            has_top ? top + points : top};
}

SpMctsTree::SpMctsTree(Kind kind, std::uint64_t bytes)
    : m_kind(kind),
      m_nodes(nodes_in(kind, bytes) * sizeof(SpMctsNode)),
      m_extras(nodes_in(kind, bytes) * sizeof(SpMctsExtras)) {}

void SpMctsTree::restart(std::uint64_t root_hash) {
    if (m_kind != Kind::kept || m_root == 0 || !has_room_for(max_moves)) {
        m_nodes.clear();
        m_extras.clear();
        m_free = 0;
        m_free_count = 0;
        if (is_shared())
            m_buckets.assign(first_buckets, 0);
    }
    ++m_tree;
    m_created = 0;
    m_root = allocate();
    if (is_shared())
        enter_position(m_root, root_hash);
}

std::uint32_t SpMctsTree::allocate() {
    ++m_created;
    if (m_free == 0) {
        if (has_extras())
            m_extras.allocate();
        const std::uint32_t number = m_nodes.allocate();
        m_nodes[number].position = number;
        return number;
    }
    const std::uint32_t number = m_free;
    m_free = m_nodes[number].next_sibling;
    --m_free_count;
    m_nodes[number] = {};
    m_nodes[number].position = number;
    if (has_extras())
        m_extras[number] = {};
    return number;
}

std::uint32_t SpMctsTree::add_child(std::uint32_t parent, Move move, std::uint64_t hash) {
    const std::uint32_t child = allocate();
    m_nodes[child].move = move;
    m_nodes[child].next_sibling = m_nodes[parent].first_child;
    m_nodes[parent].first_child = child;
    if (is_shared())
        enter_position(child, hash);
    return child;
}

/// Finds the position of a new node in this tree, or makes the node its first.
void SpMctsTree::enter_position(std::uint32_t number, std::uint64_t hash) {
    m_extras[number].hash = hash;
    m_extras[number].tree = m_tree;
    std::uint32_t* link = &m_buckets[hash & (m_buckets.size() - 1)];
    while (*link != 0 && m_extras[*link].hash != hash)
        link = &m_extras[*link].next_in_bucket;
    const std::uint32_t known = *link;
    if (known != 0 && m_extras[known].tree == m_tree) {
        m_nodes[number].position = known;
        return;
    }
    if (known == 0) {
        if (m_nodes.size() > 2 * m_buckets.size())
            split_buckets();
        enter_bucket(number);
        return;
    }
    m_extras[number].next_in_bucket = m_extras[known].next_in_bucket;
    *link = number;
    const SpMctsStatistics& earlier = m_nodes[known].statistics;
    if (earlier.visits > 0 && number != m_root) {
        const double mean = std::floor(earlier.mean()); // whole, as all sums are
        m_nodes[number].statistics = {mean, mean * mean, 1, earlier.top};
    }
}

void SpMctsTree::enter_bucket(std::uint32_t number) {
    std::uint32_t& head = m_buckets[m_extras[number].hash & (m_buckets.size() - 1)];
    m_extras[number].next_in_bucket = head;
    head = number;
}

void SpMctsTree::split_buckets() {
    const std::size_t count = m_buckets.size();
    m_buckets.resize(2 * count, 0);
    for (std::size_t bucket = 0; bucket < count; ++bucket) {
        std::uint32_t number = std::exchange(m_buckets[bucket], 0);
        while (number != 0) {
            const std::uint32_t next = m_extras[number].next_in_bucket;
            enter_bucket(number);
            number = next;
        }
    }
}

bool SpMctsTree::recycle(const std::function<bool()>& stops) {
    const std::uint64_t half = in_use() / 2;
    std::uint32_t fewest_visits = 2;
    auto marked = mark(fewest_visits, stops);
    for (; marked > half && fewest_visits < (1U << 31); marked = mark(fewest_visits, stops))
        fewest_visits *= 2;
    return marked && sweep(fewest_visits, stops);
}

/// Marks the nodes that stay if only positions with this many visits keep their children, and
/// returns their number; nothing if it was stopped.
std::optional<std::uint64_t> SpMctsTree::mark(std::uint32_t fewest_visits,
                                              const std::function<bool()>& stops) {
    m_marks.assign(m_nodes.size() + 1, false);
    std::vector<std::uint32_t> open{m_root};
    m_marks[m_root] = true;
    std::uint64_t count = 1;
    const auto reach = [&](std::uint32_t number) {
        if (m_marks[number])
            return false;
        m_marks[number] = true;
        ++count;
        return true;
    };
    std::uint32_t steps = 0;
    while (!open.empty()) {
        if (++steps % steps_between_questions == 0 && stops())
            return std::nullopt;
        const SpMctsNode& parent = m_nodes[open.back()];
        open.pop_back();
        if (parent.statistics.visits < fewest_visits)
            continue;
        for (std::uint32_t i = parent.first_child; i != 0; i = m_nodes[i].next_sibling) {
            const bool is_new = reach(i);
            const std::uint32_t position = m_nodes[i].position;
            if (position == i ? is_new : reach(position))
                open.push_back(position);
        }
    }
    return count;
}

/// Frees the nodes that are not marked. Solved positions stay solved without their children. False
/// if it was stopped.
bool SpMctsTree::sweep(std::uint32_t fewest_visits, const std::function<bool()>& stops) {
    m_free = 0;
    m_free_count = 0;
    for (std::size_t bucket = 0; bucket < m_buckets.size(); ++bucket) {
        if (bucket % steps_between_questions == 0 && stops())
            return false;
        m_buckets[bucket] = 0;
    }
    for (std::uint32_t number = m_nodes.size(); number > 0; --number) {
        if (number % steps_between_questions == 0 && stops())
            return false;
        SpMctsNode& node = m_nodes[number];
        if (!m_marks[number]) {
            node.next_sibling = m_free;
            m_free = number;
            ++m_free_count;
            continue;
        }
        if (node.statistics.visits < fewest_visits) {
            node.first_child = 0;
            node.move_count = 0;
            node.untried = 0;
            node.considered = 0;
        }
        if (is_shared() && node.position == number)
            enter_bucket(number);
    }
    return true;
}

} // namespace samegame
