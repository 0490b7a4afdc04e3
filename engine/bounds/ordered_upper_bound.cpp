#include "engine/bounds/ordered_upper_bound.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/base/bits.h"
#include "engine/bounds/joined_group.h"
#include "engine/bounds/upper_bound.h"
#include "engine/game/scoring.h"

namespace samegame {

namespace {

constexpr int most_colors = 6;
constexpr int max_steps = 50'000'000; // of OrderedGiants, a few seconds
constexpr int steps_between_stops = 1 << 20;

/// What blocks of one color can earn.
class PointsOfGroups {
public:
    /// For up to `most_blocks` of them.
    PointsOfGroups(const Rules& rules, int most_blocks) {
        const auto blocks = static_cast<std::size_t>(most_blocks);
        m_points.assign(blocks + 1, std::vector<int>(blocks + 1, 0));
        for (std::size_t size = 2; size <= blocks; ++size) {
            m_points[size] = m_points[size - 1];
            for (std::size_t all = size; all <= blocks; ++all)
                m_points[size][all] =
                    std::max(m_points[size][all], m_points[size][all - size] +
                                                      move_points(rules, static_cast<int>(size)));
        }
    }

    /// The most that `blocks` earn in groups of up to `size`.
    int most(int blocks, int size) const {
        return m_points[static_cast<std::size_t>(size)][static_cast<std::size_t>(blocks)];
    }
    int most(int blocks) const { return most(blocks, blocks); }

private:
    std::vector<std::vector<int>> m_points; // by the largest size, and the number of blocks
};

/// The colors of a board, numbered from 0, and how large a giant of each can be.
class GiantSizes {
public:
    /// After stops() the sizes are no limits.
    GiantSizes(const Board& board, const std::function<bool()>& stops) {
        for (Color color = 1; color <= max_colors; ++color)
            if (board.block_count(color) > 0)
                m_colors.push_back(color);
        for (const Color color : m_colors)
            m_blocks.push_back(board.block_count(color));
        m_most.resize(m_colors.size());
        for (int color = 0; color < color_count(); ++color)
            for (ColorSet kept = 0; kept < 1U << color_count(); ++kept)
                m_most[index(color)].push_back(stops() ? std::vector<int>()
                                                       : most_of(board, color, kept));
    }

    int color_count() const { return static_cast<int>(m_colors.size()); }
    int blocks(int color) const { return m_blocks[index(color)]; }

    /// The most blocks in a giant of `color` if at most `gone` blocks of the `kept` colors are
    /// gone.
    int most(int color, ColorSet kept, int gone) const {
        const std::vector<int>& sizes = m_most[index(color)][kept];
        return index(gone) < sizes.size() ? sizes[index(gone)] : blocks(color);
    }

private:
    static std::size_t index(int number) { return static_cast<std::size_t>(number); }

    /// By the number of blocks that are gone, from 0. Empty: all that there are.
    ///
    /// A giant of m blocks with `gone` others taken out counts m * unit - gone * price, at any
    /// price. The prices are a choice: with eight of them ceilings are less than 1 % lower.
    std::vector<int> most_of(const Board& board, int color, ColorSet kept) const {
        if (kept == 0 || (kept >> color & 1U) != 0)
            return {};
        JoinedGroup request;
        request.color = m_colors[index(color)];
        int others = 0;
        for (int other = 0; other < color_count(); ++other) {
            if ((kept >> other & 1U) != 0) {
                request.kept |= ColorSet{1} << m_colors[index(other)];
                others += blocks(other);
            }
        }
        std::vector<int> most(index(others + 1), blocks(color));
        if (const auto count = joined_count(board, request))
            most[0] = *count / JoinedGroup::unit;
        for (const int price : {JoinedGroup::unit, JoinedGroup::unit / 2}) {
            request.price = price;
            if (const auto count = joined_count(board, request))
                for (int gone = 0; gone <= others; ++gone)
                    most[index(gone)] =
                        std::min(most[index(gone)], (*count + gone * price) / JoinedGroup::unit);
        }
        return most;
    }

    std::vector<Color> m_colors;
    std::vector<int> m_blocks;
    std::vector<std::vector<std::vector<int>>> m_most; // by color, kept colors, blocks gone
};

/// The most that moves earn with giants in any order, from the last one to the first.
class OrderedGiants {
public:
    OrderedGiants(const PointsOfGroups& points, const GiantSizes& sizes,
                  const std::function<bool()>& stops)
        : m_points(points), m_sizes(sizes), m_stops(stops) {}

    /// Nothing if it takes too long, or must stop.
    std::optional<int> points() {
        int rest = 0;
        for (int color = 0; color < m_sizes.color_count(); ++color)
            rest += m_points.most(m_sizes.blocks(color));
        choose(0, 0, rest);
        return m_steps < max_steps ? std::optional(m_best) : std::nullopt;
    }

private:
    /// `later` are the colors with a giant already, which earn `points`. `rest` is the most that
    /// the others earn in groups of any size.
    void choose(ColorSet later, int points, int rest) {
        if (count_bits(later) == m_sizes.color_count())
            m_best = std::max(m_best, points);
        for (int color = 0; color < m_sizes.color_count(); ++color) {
            if ((later >> color & 1U) != 0)
                continue;
            const int blocks = m_sizes.blocks(color);
            const int others = rest - m_points.most(blocks);
            for (int size = most(color, later); size >= 1; --size) {
                const int earned = points + m_points.most(blocks, size);
                if (earned + others <= m_best || ++m_steps >= max_steps)
                    break;
                if (m_steps % steps_between_stops == 0 && m_stops())
                    m_steps = max_steps;
                m_gone[static_cast<std::size_t>(color)] = blocks - size;
                choose(later | ColorSet{1} << color, earned, others);
            }
        }
    }

    /// The most blocks in a giant of `color` before those of `later`.
    int most(int color, ColorSet later) const {
        int most = m_sizes.blocks(color);
        for (ColorSet kept = later; kept != 0; kept = (kept - 1) & later) {
            int gone = 0;
            for (ColorSet todo = kept; todo != 0; todo &= todo - 1)
                gone += m_gone[static_cast<std::size_t>(lowest_bit(todo))];
            most = std::min(most, m_sizes.most(color, kept, gone));
        }
        return most;
    }

    const PointsOfGroups& m_points;
    const GiantSizes& m_sizes;
    const std::function<bool()>& m_stops;
    std::array<int, most_colors> m_gone{};
    int m_best = 0;
    int m_steps = 0;
};

} // namespace

// Beside the points of moves, a line earns no more at its end than remaining_upper_bound counts for
// it. A color without a giant loses no block: it can take any place in the order, as the last one
// with a giant of one block, which earns nothing.
int ordered_upper_bound(const Rules& rules, const Board& board,
                        const std::function<bool()>& stops) {
    const int separated = separated_upper_bound(rules, board);
    const BlockCounts counts = block_counts(board);
    const PointsOfGroups points(rules, std::ranges::max(counts));
    int moves = 0; // what they earn at most in groups of any size
    int colors = 0;
    for (const int count : counts) {
        moves += points.most(count);
        colors += count > 0 ? 1 : 0;
    }
    if (rules.gravity != Gravity::shift || colors > most_colors || moves == 0)
        return separated;
    const GiantSizes sizes(board, stops);
    const auto ordered = stops() ? std::nullopt : OrderedGiants(points, sizes, stops).points();
    if (!ordered)
        return separated;
    return std::min(separated, *ordered + remaining_upper_bound(rules, board) - moves);
}

} // namespace samegame
