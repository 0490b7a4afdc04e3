#include "engine/playout/greedy_policy.h"

namespace samegame {

void GreedyPolicy::begin(const Board& board, Rng&) {
    m_spared = m_spares ? board.most_frequent_color() : no_color;
    m_groups.clear();
    add_groups(board, 0, board.columns() - 1);
}

/// Adds the groups that have cells in columns first to last.
void GreedyPolicy::add_groups(const Board& board, int first, int last) {
    for_each_group_in(board, first, last, [&](const Group& group, Cell cell) {
        const bool is_spared = board.color_at(cell) == m_spared;
        m_groups.push_back(
            {cell, static_cast<std::uint8_t>(group.first_column()),
             static_cast<std::uint8_t>(group.last_column()),
             static_cast<std::uint16_t>(group.size() + (is_spared ? 0 : max_cells))});
    });
}

/// Links and cells of the other columns are what they were, so their groups are too.
void GreedyPolicy::played(const Board& board, Board::Change change) {
    for (std::size_t i = 0; i < m_groups.size();) {
        const Entry& entry = m_groups[i];
        if (entry.last_column < change.first || entry.first_column > change.last) {
            ++i;
        } else {
            m_groups[i] = m_groups.back();
            m_groups.pop_back();
        }
    }
    add_groups(board, change.first, change.last);
}

/// One of the groups of the highest rank, by the upper half of `number`.
const GreedyPolicy::Entry& GreedyPolicy::draw_best(Rng& rng, std::uint64_t number) const {
    std::uint16_t best = 0;
    std::uint32_t count = 0;
    for (const Entry& entry : m_groups) {
        if (entry.rank > best) {
            best = entry.rank;
            count = 0;
        }
        count += entry.rank == best ? 1 : 0;
    }
    std::uint32_t skipped = rng.bounded(count, number);
    const Entry* entry = m_groups.begin();
    while (entry->rank != best || skipped-- > 0)
        ++entry;
    return *entry;
}

Group GreedyPolicy::choose(const Board& board, Rng& rng) const {
    const std::uint64_t number = rng.next(); // the lower half decides, the upper half draws
    if ((number & 0xffffffffU) >= m_explores_below)
        return board.flood(draw_best(rng, number).cell);
    const auto count = static_cast<std::uint32_t>(m_groups.size());
    return board.flood(m_groups[rng.bounded(count, number)].cell);
}

} // namespace samegame
