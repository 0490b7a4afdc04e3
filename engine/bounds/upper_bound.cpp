#include "engine/bounds/upper_bound.h"

#include <algorithm>

#include "engine/base/bits.h"
#include "engine/base/message.h"
#include "engine/bounds/removable_blocks.h"
#include "engine/game/scoring.h"

namespace samegame {

namespace {

/// A set of removable blocks of one color that no line can join with those outside.
struct Part {
    int size = 0;
    std::uint32_t reach = 0; ///< Rows that blocks of it reach at the side where it can still grow.
};

/// The most that the blocks of a color earn, each part of them for itself.
///
/// A group that is removed is connected, and so are, under "could come to touch", the removable
/// blocks it consists of. Between columns that hold permanent blocks stands a run of columns that
/// can vanish. So blocks of a run touch only blocks of the same run and of the permanent columns on
/// both sides, and blocks of a permanent column only blocks of the next one, and only where they
/// reach a common row. (All blocks of a run reach the floor: they are one part.)
class ColorParts {
public:
    ColorParts(const Rules& rules, const RemovableBlocks& blocks, Color color)
        : m_rules(rules), m_blocks(blocks), m_color(color) {}

    int points() {
        for (int column = 0; column < m_blocks.columns(); ++column) {
            const std::uint32_t rows = m_blocks.removable(column, m_color);
            const Part part{count_bits(rows), rows == 0 ? 0 : m_blocks.reach(column, m_color)};
            if (m_blocks.can_vanish(column)) {
                m_run.size += part.size;
                m_run.reach |= part.reach;
            } else {
                pass(part);
            }
        }
        pass({});
        return m_points;
    }

private:
    /// Goes on to the next column that holds permanent blocks, `next` being its part.
    void pass(Part next) {
        if ((m_wall.reach & m_run.reach) != 0) {
            m_run = {m_run.size + m_wall.size, m_run.reach | m_wall.reach};
            m_wall = {};
        }
        for (const Part& before : {m_wall, m_run}) {
            if ((before.reach & next.reach) != 0)
                next.size += before.size;
            else
                earn(before.size);
        }
        m_wall = next;
        m_run = {};
    }

    void earn(int size) { m_points += best_points(m_rules, size); }

    const Rules& m_rules;
    const RemovableBlocks& m_blocks;
    Color m_color;
    Part m_wall; // the part of the last column that holds permanent blocks
    Part m_run;  // the part of the columns since then
    int m_points = 0;
};

} // namespace

int remaining_upper_bound(const Rules& rules, const Board& board) {
    return remaining_upper_bound(rules, block_counts(board));
}

BlockCounts block_counts(const Board& board) {
    BlockCounts counts{};
    for (Color color = 1; color <= max_colors; ++color)
        counts[color] = board.block_count(color);
    return counts;
}

int remaining_upper_bound(const Rules& rules, const BlockCounts& counts) {
    int points = 0;
    BlockCounts left{};
    for (std::size_t color = 1; color < counts.size(); ++color) {
        if (counts[color] >= 2)
            points += best_points(rules, counts[color]);
        else
            left[color] = counts[color];
    }
    return points + end_points(rules, left);
}

// Why no line earns more than this. Let a color have p permanent blocks and parts of sizes m, and
// f(n) be best_points.
//  - What a line removes of a part are groups within it, which earn f(m) at most, and f(n) at most
//    if n are removed. f never falls, and f(a) + f(b) <= f(a + b).
//  - A scoring of one's own counts the cheapest number of blocks that may be left besides.
//  - Under a published one, f(n) are the points of a single group. With p = 0 the color costs
//  nothing at best. With p > 0 nothing is cleared, and p + x blocks
//    are left, x of them removable. Where the cost grows with the blocks left, that is not below
//    the cost of p. Standard's (n-2)^2 grows from 2 on; leaving x blocks beside p = 1 saves
//    1 - (x-1)^2 = x(2-x), positive for x = 1 alone. Then a part of m blocks was left with one, and
//    since groups have two or more, m >= 3 and it earned f(m-1) = f(m) - (2m-5) at most: one point
//    was lost or more, and one saved.
int separated_upper_bound(const Rules& rules, const Board& board) {
    if (rules.gravity != Gravity::shift)
        return remaining_upper_bound(rules, board);
    const RemovableBlocks blocks(board);
    if (blocks.all())
        return remaining_upper_bound(rules, board);
    int points = 0;
    BlockCounts left{};
    for (Color color = 1; color <= max_colors; ++color) {
        if (board.block_count(color) == 0)
            continue;
        left[color] = cheapest_left(rules, blocks.permanent_count(color), board.block_count(color));
        points += ColorParts(rules, blocks, color).points();
    }
    return points + end_points(rules, left);
}

bool may_be_cleared(const Board& board) {
    for (Color color = 1; color <= max_colors; ++color)
        if (board.block_count(color) == 1)
            return false;
    return true;
}

bool may_be_cleared_separated(const Rules& rules, const Board& board) {
    return may_be_cleared(board) &&
           (rules.gravity != Gravity::shift || RemovableBlocks(board).all());
}

namespace {

int ceiling_of_counts(Ceiling ceiling, const Rules& rules, BlockCounts counts) {
    if (ceiling == Ceiling::plain)
        std::replace(counts.begin(), counts.end(), 1, 0); // as if it could still go
    return remaining_upper_bound(rules, counts);
}

} // namespace

int ceiling_points(Ceiling ceiling, const Rules& rules, const Board& board) {
    if (!board.has_moves())
        return end_points(rules, board);
    if (ceiling == Ceiling::separated)
        return separated_upper_bound(rules, board);
    return ceiling_of_counts(ceiling, rules, block_counts(board));
}

int ceiling_points_after(Ceiling ceiling, const Rules& rules, const Board& board, Color color,
                         int removed) {
    BlockCounts counts = block_counts(board);
    counts[color] -= removed;
    return ceiling_of_counts(ceiling, rules, counts);
}

ChoiceOption<Ceiling> ceiling_option() {
    return {"ceiling", choices_in_order<Ceiling>(std::array{"plain", "dead-color", "separated"}),
            SAMEGAME_TEXT(
                "Engine",
                "What a position can still earn at most: the blocks of each color as one group and "
                "the bonus (plain), without the bonus if a color has a single block left "
                "(dead-color), or with groups only of blocks that can still meet (separated)"),
            "Schadd et al. 2011, section 3; Takes & Kosters 2009, section 4: dead-color"};
}

} // namespace samegame
