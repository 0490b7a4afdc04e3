#include "engine/solvers/sp_mcts/fans.h"

#include <algorithm>
#include <limits>

namespace samegame {

namespace {

constexpr std::uint64_t usual_slots = 32; ///< Of a fan: a guess that splits the memory.
constexpr std::uint64_t least_fans = 512;
constexpr std::uint64_t most_fans = 0xffffffffULL / usual_slots;

} // namespace

SpMctsFans::SpMctsFans(std::uint64_t bytes) {
    constexpr std::uint64_t slot_bytes = sizeof(SpMctsValue) + sizeof(Child) + sizeof(Move);
    constexpr std::uint64_t fan_bytes = sizeof(Fan) + sizeof(Position) + usual_slots * slot_bytes;
    constexpr std::uint64_t while_growing = 3; // the old and the doubled room of a vector
    m_most_fans = std::clamp(bytes / (while_growing * fan_bytes), least_fans, most_fans);
    m_most_slots = m_most_fans * usual_slots;
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
    (slot == 0 ? m_root : m_children[slot].fan) = fan;
    return fan;
}

std::uint32_t SpMctsFans::enter(std::uint32_t fan, std::size_t number, std::uint32_t node) {
    Fan& its = m_fans[fan];
    const std::uint32_t slot = its.first + its.tried++;
    const auto from = m_moves.begin() + slot;
    const auto place = from + static_cast<std::ptrdiff_t>(number);
    std::rotate(from, place, place + 1);
    m_children[slot] = {node, 0};
    m_values[slot] = {};
    return slot;
}

std::uint32_t SpMctsFans::best(std::uint32_t fan) const {
    const Fan& its = m_fans[fan];
    double best_value = -std::numeric_limits<double>::infinity();
    std::uint32_t best = its.first;
    for (std::uint32_t i = its.first + its.tried; i-- > its.first;) {
        const double value = m_values[i].at(its.exploration);
        if (value > best_value) {
            best_value = value;
            best = i;
        }
    }
    return best;
}

} // namespace samegame
