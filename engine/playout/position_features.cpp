#include "engine/playout/position_features.h"

#include "engine/base/bits.h"

namespace samegame {

static_assert(sizeof(core::Features::blocks) / sizeof(std::uint16_t) == max_colors + 1);

core::Features position_features(const Board& board) {
    core::Features features{};
    features.has_moves = board.has_moves();
    for (int column = 0; column < board.columns(); ++column) {
        const std::uint32_t occupied = board.occupied(column);
        if (occupied == 0)
            continue;
        const std::uint32_t singletons = occupied & ~board.linked(column);
        const std::uint32_t parts = singletons | board.corners(column);
        features.columns = static_cast<std::uint16_t>(features.columns + 1);
        features.singletons =
            static_cast<std::uint16_t>(features.singletons + count_bits(singletons));
        for (Color color = 1; color <= max_colors; ++color) {
            const std::uint32_t rows = board.color_mask(column, color);
            features.parts[color] =
                static_cast<std::uint16_t>(features.parts[color] + count_bits(rows & parts));
            features.vertical_links =
                static_cast<std::uint16_t>(features.vertical_links + count_bits(rows & rows >> 1));
        }
    }
    for (Color color = 1; color <= max_colors; ++color)
        features.blocks[color] = static_cast<std::uint16_t>(board.block_count(color));
    features.all_blocks = static_cast<std::uint16_t>(board.block_count());
    return features;
}

} // namespace samegame
