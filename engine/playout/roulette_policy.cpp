#include "engine/playout/roulette_policy.h"

#include <algorithm>
#include <limits>

#include "engine/base/bits.h"
#include "engine/playout/corner_index.h"

namespace samegame {

namespace {

#define CORE_INLINE inline
#include "engine/playout/core/roulette_weights.inc"
#undef CORE_INLINE

constexpr std::size_t lanes = 4;
using Reals = float __attribute__((vector_size(4 * lanes)));
using Words = std::int32_t __attribute__((vector_size(4 * lanes)));

Words in_each_lane(int value) {
    return Words{} + value;
}

} // namespace

void RoulettePolicy::begin(const Board& board, Rng&) {
    m_roulette.cells = static_cast<float>(board.cell_count());
    m_count = {};
    m_total = {};
    played(board, {0, board.columns() - 1});
}

void RoulettePolicy::played(const Board& board, Board::Change change) {
    for (int column = change.first; column <= change.last; ++column) {
        Counts& counts = m_count[static_cast<std::size_t>(column)];
        for (std::size_t color = 1; color <= max_colors; ++color)
            m_total[color] = static_cast<std::uint16_t>(m_total[color] - counts[color]);
        counts = {};
        for (auto rest = board.corners(column); rest != 0; rest &= rest - 1) {
            const Color color = board.color_at(cell_at(column, lowest_bit(rest)));
            ++counts[color];
            ++m_total[color];
        }
    }
}

/// `fraction` is a share of 2^32 of the wheel.
Color RoulettePolicy::draw_color(const Board& board, std::uint32_t fraction) const {
    // 1. The colors with a group, and their blocks.
    std::array<Color, max_colors> colors{};
    std::array<Words, (max_colors + lanes - 1) / lanes> counts{};
    std::size_t candidates = 0;
    int least = std::numeric_limits<int>::max();
    int most = 0;
    for (Color color = 1; color <= max_colors; ++color) {
        if (m_total[color] == 0)
            continue;
        const int blocks = board.block_count(color);
        least = std::min(least, blocks);
        most = std::max(most, blocks);
        counts[candidates / lanes][candidates % lanes] = blocks;
        colors[candidates++] = color;
    }
    // 2. Their weights.
    std::array<std::uint32_t, max_colors> weights{};
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < candidates; i += lanes) {
        Words four;
        roulette_weights<Reals>(counts[i / lanes], in_each_lane(least), in_each_lane(most),
                                in_each_lane(board.block_count()), m_roulette, four);
        for (std::size_t lane = 0; lane < std::min(lanes, candidates - i); ++lane)
            sum += weights[i + lane] = static_cast<std::uint32_t>(four[lane]);
    }
    // 3. The last whose share of the wheel, what its weight leaves of the sum, does not begin
    //    beyond the target.
    const std::uint64_t whole = std::uint64_t{sum} * (candidates - 1);
    const std::uint64_t target = fraction * whole >> 32;
    std::uint64_t begin = 0;
    Color drawn = no_color;
    for (std::size_t i = 0; i < candidates && begin <= target; ++i) {
        drawn = colors[i];
        begin += sum - weights[i];
    }
    return drawn;
}

Group RoulettePolicy::choose(const Board& board, Rng& rng) const {
    std::uint64_t number = rng.next(); // the lower half draws the color, the upper half the corner
    const Color color = draw_color(board, static_cast<std::uint32_t>(number));
    for (;; number = rng.next()) {
        int rank = static_cast<int>(rng.bounded(m_total[color], number));
        std::size_t column = 0;
        while (rank >= m_count[column][color])
            rank -= m_count[column++][color];
        const int at = static_cast<int>(column);
        const int row = select_bit(board.corners(at) & board.color_mask(at, color), rank);
        const Cell cell = cell_at(at, row);
        const Group group = board.flood(cell);
        if (is_first_corner(board, group, cell))
            return group;
    }
}

} // namespace samegame
