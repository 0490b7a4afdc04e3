#pragma once

#include "engine/playout/corner_index.h"

namespace samegame {

/// How a tabu policy picks the color it does not touch.
enum class TabuColor {
    random,        ///< TabuRandom: a random color of those on the board.
    most_frequent, ///< TabuColorRandom: the color with the most blocks, the lowest of equals.
};

/// TabuRandom and TabuColorRandom of M. Schadd et al., "Single-Player Monte-Carlo Tree Search",
/// 2008, section 4.2, and 2011, section 4.3: a color is picked when the playout starts and its
/// groups are not played as long as there is another group; otherwise groups are uniform. With
/// probability epsilon a move is uniform over all groups instead (2011, section 4.2).
template <TabuColor Pick>
class TabuPolicy {
public:
    explicit TabuPolicy(double epsilon)
        : m_explores(epsilon > 0), m_all_below(static_cast<std::uint32_t>(epsilon * 0x1p31)) {}

    void begin(const Board& board, Rng& rng) { m_groups.reset(board, pick_color(board, rng)); }

    Group choose(const Board& board, Rng& rng) const {
        const bool any = m_groups.empty() || (m_explores && (rng.next() >> 33) < m_all_below);
        if (!any)
            return m_groups.draw(board, rng);
        CornerIndex all;
        all.reset(board, no_color);
        return all.draw(board, rng);
    }

    void played(const Board& board, Board::Change change) { m_groups.update(board, change); }

private:
    static Color pick_color(const Board& board, Rng& rng) {
        if constexpr (Pick == TabuColor::most_frequent)
            return board.most_frequent_color();
        Color present[max_colors];
        std::uint32_t count = 0;
        for (int color = 1; color <= max_colors; ++color)
            if (board.block_count(static_cast<Color>(color)) > 0)
                present[count++] = static_cast<Color>(color);
        return count == 0 ? no_color : present[rng.bounded(count)];
    }

    CornerIndex m_groups; // of the colors that are not tabu
    bool m_explores;
    std::uint32_t m_all_below; // epsilon as a share of 2^31
};

} // namespace samegame
