#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/formats/block_colors.h"

namespace samegame::pictures {

/// Colors are 0xRRGGBB.
using BlockCodes = std::array<std::uint32_t, max_colors>;

/// The colors of blocks where nobody has chosen otherwise, by color number - 1.
constexpr BlockCodes standard_codes() {
    BlockCodes codes{};
    std::ranges::transform(block_colors, codes.begin(), &BlockColor::code);
    return codes;
}

/// How a board is drawn.
struct BoardStyle {
    static constexpr int least_cell = 4;
    static constexpr int most_cell = 128;

    int cell = 32; ///< The side of a cell in pixels, least_cell to most_cell.
    BlockCodes blocks = standard_codes();
    std::uint32_t ground = 0xcdd6e6;

    std::uint32_t block(Color color) const { return blocks[static_cast<std::size_t>(color - 1)]; }
    int margin() const { return cell / 4; } ///< Of ground around the cells, in pixels.
};

/// The ink, black or white, that is read best on a color.
constexpr std::uint32_t ink_on(std::uint32_t code) {
    const double light = 0.299 * (code >> 16 & 0xff) + 0.587 * (code >> 8 & 0xff) +
                         0.114 * (code & 0xff); // luma of ITU-R BT.601
    return light > 140 ? 0x000000 : 0xffffff;
}

} // namespace samegame::pictures
