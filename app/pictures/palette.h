#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "app/pictures/bitmap.h"

namespace samegame::pictures {

/// Counts the colors of pictures and chooses those that stand for all.
class PaletteMaker {
public:
    void add(const Bitmap& picture);

    /// Each color that was seen if there are at most `most`, in the order of their codes; else
    /// `most` colors that are near to them, by the median cut of P. Heckbert, "Color Image
    /// Quantization for Frame Buffer Display", 1982. The box to cut next is the one with the most
    /// pixels times its longest side.
    std::vector<std::uint32_t> palette(std::size_t most) const;

private:
    std::unordered_map<std::uint32_t, std::uint64_t> m_counts; // pixels of each color
};

/// Finds colors in a palette, the nearest where a color itself is not in it. Each color is looked
/// for once.
class PaletteIndex {
public:
    /// A palette of 1 to 256 colors.
    explicit PaletteIndex(std::vector<std::uint32_t> palette);

    const std::vector<std::uint32_t>& palette() const { return m_palette; }
    std::uint8_t place_of(std::uint32_t color);

private:
    std::vector<std::uint32_t> m_palette;
    std::unordered_map<std::uint32_t, std::uint8_t> m_places;
};

} // namespace samegame::pictures
