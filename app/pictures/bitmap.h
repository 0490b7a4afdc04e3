#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace samegame::pictures {

/// A picture as pixels, row by row from the top, each 0xRRGGBB. A plain value.
struct Bitmap {
    Bitmap(int columns, int rows, std::uint32_t color)
        : width(columns),
          height(rows),
          pixels(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows), color) {}

    std::uint32_t* row(int y) {
        return pixels.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
    }
    const std::uint32_t* row(int y) const {
        return pixels.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
    }

    bool operator==(const Bitmap&) const = default;

    int width;
    int height;
    std::vector<std::uint32_t> pixels;
};

} // namespace samegame::pictures
