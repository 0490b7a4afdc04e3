#include "app/gui/basics/blockpalette.h"

namespace {

constexpr std::array<QRgb, samegame::max_colors> standard{
    0xffde41, // yellow
    0x2cb9fa, // sky blue
    0xf14d19, // vermilion
    0x0b746c, // teal
    0x5619af, // violet
    0xf4f6f8, // white
    0xeb7bb5, // pink
    0x7d3f16, // brown
    0x333840, // slate
};

// The others were found by annealing: the closest pair, against the bars of the test, within the
// bounds of lightness, chroma and hue that make a palette soft, vivid or strong.
constexpr std::array<QRgb, samegame::max_colors> soft{
    0xe9df7f, // cream
    0x92b2d8, // light blue
    0xc0767d, // rose
    0x476f2c, // dark green
    0x4c3776, // plum
    0xecf4fd, // white
    0xf5adb8, // light pink
    0x624b43, // dark brown
    0x2c363c, // slate
};

constexpr std::array<QRgb, samegame::max_colors> vivid{
    0xeef339, // yellow
    0x4a41be, // blue
    0xd93114, // red
    0x3ac677, // green
    0x23262c, // black
    0xfbfffd, // white
    0xfb3ec0, // magenta
    0xd88f06, // orange
    0x57e9fb, // turquoise
};

/// Its first five are as far apart in gray as five colors that also differ in hue can be.
constexpr std::array<QRgb, samegame::max_colors> contrast{
    0xfcfffc, // white
    0x0f101d, // black
    0xedae01, // amber
    0x2c55a1, // blue
    0xda5b4a, // coral
    0xafdff5, // light blue
    0x67200f, // dark red
    0x52ae84, // green
    0xa2546a, // rose
};

const std::array<QRgb, samegame::max_colors>& codesOf(PaletteChoice choice) {
    switch (choice) {
    case PaletteChoice::Soft:
        return soft;
    case PaletteChoice::Vivid:
        return vivid;
    case PaletteChoice::Contrast:
        return contrast;
    case PaletteChoice::Standard:
    case PaletteChoice::Own:
        break;
    }
    return standard;
}

} // namespace

BlockColors colorsOf(PaletteChoice choice) {
    BlockColors colors;
    for (std::size_t i = 0; i < colors.size(); ++i)
        colors[i] = QColor(codesOf(choice)[i]);
    return colors;
}
