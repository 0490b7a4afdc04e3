#pragma once

#include "engine/playout/corner_index.h"

namespace samegame {

/// Every group with the same probability ("Random" in Schadd et al. 2008, "random" in Takes &
/// Kosters 2009).
class RandomPolicy {
public:
    void begin(const Board& board, Rng&) { m_groups.reset(board, no_color); }
    Group choose(const Board& board, Rng& rng) const {
        return m_groups.draw(board, rng, rng.next());
    }
    void played(const Board& board, Board::Change change) { m_groups.update(board, change); }

private:
    CornerIndex m_groups;
};

/// How a tabu policy picks the color that it spares.
enum class TabuColor {
    random,             ///< TabuRandom: a random color that is on the board.
    most_frequent,      ///< TabuColorRandom: the color with the most blocks, the lowest of equals.
    most_frequent_left, ///< The color with the most blocks left, picked again before every move.
};

/// TabuRandom and TabuColorRandom of M. Schadd et al., "Single-Player Monte-Carlo Tree Search",
/// 2008, section 4.2, and 2011, section 4.3: a color is picked when the playout starts, and its
/// groups are not played while there is another group; otherwise groups are uniform. With
/// probability epsilon a move is uniform over all groups instead (2011, section 4.3). Picking the
/// most frequent color again before every move is what the authors' program does, and the biased
/// playouts of F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009.
template <TabuColor Pick>
class TabuPolicy {
public:
    explicit TabuPolicy(double epsilon)
        : m_explores_below(static_cast<std::uint64_t>(epsilon * 0x1p32)) {}

    void begin(const Board& board, Rng& rng) { m_groups.reset(board, pick_color(board, rng)); }

    Group choose(const Board& board, Rng& rng) const {
        const std::uint64_t number = rng.next(); // the lower half decides, the upper half draws
        if (!m_groups.empty() && (number & 0xffffffffU) >= m_explores_below)
            return m_groups.draw(board, rng, number);
        CornerIndex all;
        all.reset(board, no_color);
        return all.draw(board, rng, number);
    }

    void played(const Board& board, Board::Change change) {
        if constexpr (Pick == TabuColor::most_frequent_left) {
            const Color color = board.most_frequent_color();
            if (color != m_groups.banned())
                return m_groups.reset(board, color);
        }
        m_groups.update(board, change);
    }

private:
    static Color pick_color(const Board& board, Rng& rng) {
        if constexpr (Pick != TabuColor::random)
            return board.most_frequent_color();
        Color present[max_colors];
        std::uint32_t count = 0;
        for (int color = 1; color <= max_colors; ++color)
            if (board.block_count(static_cast<Color>(color)) > 0)
                present[count++] = static_cast<Color>(color);
        return count == 0 ? no_color : present[rng.bounded(count)];
    }

    CornerIndex m_groups;           // groups of the colors that are not tabu
    std::uint64_t m_explores_below; // epsilon as a share of 2^32
};

} // namespace samegame
