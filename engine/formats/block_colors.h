#pragma once

#include <array>
#include <cstdint>

#include "engine/game/cell.h"

namespace samegame {

/// What a color is painted with and called where nobody has chosen otherwise.
struct BlockColor {
    std::uint32_t code; ///< 0xRRGGBB.
    const char* name;
};

/// By color number - 1. tests/gui/tst_palette.cpp holds that they can be told apart.
inline constexpr std::array<BlockColor, max_colors> block_colors{{{0xffde41, "yellow"},
                                                                  {0x2cb9fa, "sky blue"},
                                                                  {0xf14d19, "vermilion"},
                                                                  {0x0b746c, "teal"},
                                                                  {0x5619af, "violet"},
                                                                  {0xf4f6f8, "white"},
                                                                  {0xeb7bb5, "pink"},
                                                                  {0x7d3f16, "brown"},
                                                                  {0x333840, "slate"}}};

inline const BlockColor& block_color(Color color) {
    return block_colors[static_cast<std::size_t>(color - 1)];
}

} // namespace samegame
