#include "engine/studies/review/line_plan.h"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>

#include "engine/game/named_blocks.h"
#include "engine/game/scoring.h"

namespace samegame {

namespace {

using Name = NamedBlocks::Name;

constexpr std::size_t no_move = static_cast<std::size_t>(-1);

std::vector<Name> names_of(const NamedBlocks& blocks, const Group& group) {
    std::vector<Name> names;
    for (const Cell cell : group.cells())
        names.push_back(blocks.name_at(cell));
    std::sort(names.begin(), names.end());
    return names;
}

/// The move that removes each block, by name; no_move for a block that stays.
using Removals = std::array<std::size_t, max_cells>;

/// The connected parts of each group of a line on one of its boards. A part is named by one of its
/// blocks.
class Parts {
public:
    Parts(const NamedBlocks& blocks, const Removals& removals) {
        std::iota(m_above.begin(), m_above.end(), Name{0});
        const Board& board = blocks.board();
        for (int column = 0; column < board.columns(); ++column)
            for (int row = 0; row < board.height(column); ++row) {
                const Cell cell = cell_at(column, row);
                const Name name = blocks.name_at(cell);
                const auto join = [&](int right, int up) {
                    const Cell other = cell_at(column + right, row + up);
                    if (other.column >= board.columns() || other.row >= board.height(other.column))
                        return;
                    const Name neighbor = blocks.name_at(other);
                    if (removals[name] != no_move && removals[name] == removals[neighbor])
                        m_above[of(neighbor)] = of(name);
                };
                join(1, 0);
                join(0, 1);
            }
    }

    Name of(Name block) {
        while (m_above[block] != block)
            block = m_above[block] = m_above[m_above[block]];
        return block;
    }

    std::size_t count(std::span<const Name> group) {
        return static_cast<std::size_t>(
            std::count_if(group.begin(), group.end(), [this](Name n) { return of(n) == n; }));
    }

private:
    std::array<Name, max_cells> m_above; // a block nearer to the one that names the part
};

/// The sizes of the parts of `before` that make up the largest new part of `after`, largest first.
std::vector<int> joined_parts(std::span<const Name> group, Parts& before, Parts& after) {
    std::vector<int> largest;
    for (const Name part : group) {
        if (after.of(part) != part)
            continue;
        std::vector<Name> origins;
        for (const Name block : group)
            if (after.of(block) == part)
                origins.push_back(before.of(block));
        std::sort(origins.begin(), origins.end());
        std::vector<int> sizes;
        for (auto first = origins.begin(); first != origins.end();) {
            const auto last = std::find_if(first, origins.end(),
                                           [first](Name origin) { return origin != *first; });
            sizes.push_back(static_cast<int>(last - first));
            first = last;
        }
        const auto sum = [](const std::vector<int>& all) {
            return std::accumulate(all.begin(), all.end(), 0);
        };
        if (sizes.size() > 1 && sum(sizes) > sum(largest))
            largest = sizes;
    }
    std::sort(largest.begin(), largest.end(), std::greater<>());
    return largest;
}

/// A line by the names of its blocks.
class NamedLine {
public:
    NamedLine(const Position& start, std::span<const Move> moves) : m_start(start) {
        m_removals.fill(no_move);
        NamedBlocks blocks(start.board, start.rules.gravity);
        for (const Move move : moves) {
            const Group group = group_at(blocks.board(), move.cell);
            if (group.empty())
                break;
            const std::size_t index = m_groups.size();
            m_groups.push_back(names_of(blocks, group));
            for (const Name name : m_groups.back())
                m_removals[name] = index;
            PlannedMove planned;
            planned.move = group.move();
            planned.color = blocks.board().color_at(move.cell);
            planned.points = move_points(start.rules, group.size());
            planned.target = index;
            std::transform(m_groups.back().begin(), m_groups.back().end(),
                           std::back_inserter(planned.blocks), numbered_cell);
            m_moves.push_back(std::move(planned));
            blocks.remove(group);
        }
    }

    /// With the roles of so many moves.
    LinePlan plan(std::size_t role_count) && {
        const std::vector<std::size_t> harvests = find_harvests();
        role_count = std::min(role_count, m_moves.size());
        find_joins(role_count);
        for (std::size_t i = 0; i < role_count; ++i)
            if (m_moves[i].role == MoveRole::clears)
                find_dependent(i);
        for (const std::size_t harvest : harvests) {
            m_moves[harvest].role = MoveRole::harvest;
            m_moves[harvest].target = harvest;
            m_moves[harvest].joined.clear();
        }
        return {std::move(m_moves), harvests};
    }

private:
    std::vector<std::size_t> find_harvests() const {
        constexpr std::size_t most = 3;
        constexpr int parts_of_all = 20; // a twentieth of all points
        std::vector<std::size_t> order(m_moves.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
            return m_moves[a].points > m_moves[b].points;
        });
        const int all = std::accumulate(
            m_moves.begin(), m_moves.end(), 0,
            [](int sum, const PlannedMove& planned) { return sum + planned.points; });
        std::erase_if(order, [&](std::size_t i) {
            return m_moves[i].points == 0 || m_moves[i].points * parts_of_all < all;
        });
        order.resize(std::min(order.size(), most));
        return order;
    }

    void find_joins(std::size_t move_count) {
        NamedBlocks blocks(m_start.board, m_start.rules.gravity);
        Parts before(blocks, m_removals);
        for (std::size_t i = 0; i < move_count; ++i) {
            blocks.remove(group_at(blocks.board(), m_moves[i].move.cell));
            Parts after(blocks, m_removals);
            std::size_t target = no_move;
            for (std::size_t later = i + 1; later < m_moves.size(); ++later)
                if ((target == no_move || m_moves[later].points > m_moves[target].points) &&
                    before.count(m_groups[later]) > after.count(m_groups[later]))
                    target = later;
            if (target != no_move) {
                m_moves[i].role = MoveRole::joins;
                m_moves[i].target = target;
                m_moves[i].joined = joined_parts(m_groups[target], before, after);
            }
            before = after;
        }
    }

    /// Plays the line without move `left_out`, each click as one on the block that it names, up to
    /// the first group that is another one.
    void find_dependent(std::size_t left_out) {
        NamedBlocks blocks(m_start.board, m_start.rules.gravity);
        for (std::size_t i = 0; i < m_moves.size(); ++i) {
            if (i == left_out)
                continue;
            const Group group = blocks.group_of(m_groups[i].front());
            if (const auto names = names_of(blocks, group); names != m_groups[i]) {
                if (std::ranges::includes(names, m_groups[i]))
                    return; // without the move it would only be larger
                m_moves[left_out].role = MoveRole::prepares;
                m_moves[left_out].target = i;
                return;
            }
            blocks.remove(group);
        }
    }

    const Position& m_start;
    std::vector<std::vector<Name>> m_groups; // of each move, sorted
    Removals m_removals;
    std::vector<PlannedMove> m_moves;
};

} // namespace

LinePlan plan_of(const Position& start, std::span<const Move> moves) {
    return NamedLine(start, moves).plan(moves.size());
}

LinePlan plan_of_first(const Position& start, std::span<const Move> moves) {
    return NamedLine(start, moves).plan(1);
}

} // namespace samegame
