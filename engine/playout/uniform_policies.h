#pragma once

#include "engine/playout/core/core.h"
#include "engine/playout/corner_index.h"

namespace samegame {

/// Policies that draw uniformly among the groups that may be played. `Spares` is the color whose
/// groups are not played while there is another group, picked when the playout starts unless it is
/// `most_frequent_left`:
///  - none: "Random" in M. Schadd et al., "Single-Player Monte-Carlo Tree Search", 2008, "random"
///  in
///    F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009;
///  - random and most_frequent: TabuRandom and TabuColorRandom of Schadd et al. 2008, section 4.2,
///    and 2011, section 4.3;
///  - most_frequent_left: what the authors' program does, and the biased playouts of Takes &
///  Kosters.
/// With probability epsilon a move is uniform over all groups instead (2011, section 4.3).
template <core::Spared Spares>
class UniformPolicy {
public:
    explicit UniformPolicy(double epsilon)
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
        if constexpr (Spares == core::Spared::most_frequent_left) {
            const Color color = board.most_frequent_color();
            if (color != m_groups.banned())
                return m_groups.reset(board, color);
        }
        m_groups.update(board, change);
    }

private:
    static Color pick_color(const Board& board, Rng& rng) {
        if constexpr (Spares == core::Spared::none)
            return no_color;
        if constexpr (Spares != core::Spared::random)
            return board.most_frequent_color();
        Color present[max_colors];
        std::uint32_t count = 0;
        for (int color = 1; color <= max_colors; ++color)
            if (board.block_count(static_cast<Color>(color)) > 0)
                present[count++] = static_cast<Color>(color);
        return count == 0 ? no_color : present[rng.bounded(count)];
    }

    CornerIndex m_groups;           // groups of the colors that are not spared
    std::uint64_t m_explores_below; // epsilon as a share of 2^32
};

} // namespace samegame
