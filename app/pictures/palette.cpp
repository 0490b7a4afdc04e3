#include "app/pictures/palette.h"

#include <algorithm>
#include <array>
#include <utility>

namespace samegame::pictures {

namespace {

constexpr std::array<int, 3> channels{16, 8, 0}; // shifts of red, green and blue

int part_of(std::uint32_t color, int shift) {
    return static_cast<int>(color >> shift & 0xff);
}

struct CountedColor {
    std::uint32_t code = 0;
    std::uint64_t pixels = 0;
};

/// Some of the colors, as a range of a list that is sorted within it.
struct ColorBox {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::uint64_t pixels = 0;
    int longest_channel = 0;
    int longest_side = 0;

    std::uint64_t urgency() const {
        return pixels * static_cast<std::uint64_t>(longest_side); // 0 for a single color
    }
};

ColorBox box_of(const std::vector<CountedColor>& colors, std::size_t begin, std::size_t end) {
    ColorBox box{begin, end};
    for (const int channel : channels) {
        int low = 255;
        int high = 0;
        for (std::size_t i = begin; i < end; ++i) {
            low = std::min(low, part_of(colors[i].code, channel));
            high = std::max(high, part_of(colors[i].code, channel));
        }
        if (high - low > box.longest_side) {
            box.longest_side = high - low;
            box.longest_channel = channel;
        }
    }
    for (std::size_t i = begin; i < end; ++i)
        box.pixels += colors[i].pixels;
    return box;
}

/// Where half of the pixels are, with colors on both sides. Sorts the box along its longest side.
std::size_t median_of(std::vector<CountedColor>& colors, const ColorBox& box) {
    const auto first = colors.begin() + static_cast<std::ptrdiff_t>(box.begin);
    const auto last = colors.begin() + static_cast<std::ptrdiff_t>(box.end);
    std::sort(first, last, [&](const CountedColor& a, const CountedColor& b) {
        return std::pair(part_of(a.code, box.longest_channel), a.code) <
               std::pair(part_of(b.code, box.longest_channel), b.code);
    });
    std::uint64_t pixels = 0;
    std::size_t middle = box.begin;
    while (middle + 1 < box.end && 2 * pixels < box.pixels)
        pixels += colors[middle++].pixels;
    return std::max(middle, box.begin + 1);
}

/// The mean of the pixels in a box.
std::uint32_t mean_of(const std::vector<CountedColor>& colors, const ColorBox& box) {
    std::uint32_t mean = 0;
    for (const int channel : channels) {
        std::uint64_t sum = box.pixels / 2; // rounds
        for (std::size_t i = box.begin; i < box.end; ++i)
            sum += colors[i].pixels * static_cast<std::uint64_t>(part_of(colors[i].code, channel));
        mean |= static_cast<std::uint32_t>(sum / box.pixels) << channel;
    }
    return mean;
}

int distance(std::uint32_t a, std::uint32_t b) {
    int sum = 0;
    for (const int channel : channels) {
        const int difference = part_of(a, channel) - part_of(b, channel);
        sum += difference * difference;
    }
    return sum;
}

} // namespace

void PaletteMaker::add(const Bitmap& picture) {
    std::uint64_t run = 0; // pixels in a row have mostly the same color
    for (std::size_t i = 0; i < picture.pixels.size(); ++i) {
        ++run;
        if (i + 1 == picture.pixels.size() || picture.pixels[i + 1] != picture.pixels[i])
            m_counts[picture.pixels[i]] += std::exchange(run, 0);
    }
}

std::vector<std::uint32_t> PaletteMaker::palette(std::size_t most) const {
    std::vector<CountedColor> colors;
    for (const auto& entry : m_counts)
        colors.push_back({entry.first, entry.second});
    std::ranges::sort(colors, {}, &CountedColor::code);
    std::vector<std::uint32_t> palette;
    if (colors.size() <= most) {
        for (const CountedColor& color : colors)
            palette.push_back(color.code);
        return palette;
    }
    std::vector<ColorBox> boxes{box_of(colors, 0, colors.size())};
    while (boxes.size() < most) {
        const auto widest = std::ranges::max_element(boxes, {}, &ColorBox::urgency);
        const ColorBox box = *widest;
        const std::size_t middle = median_of(colors, box);
        *widest = box_of(colors, box.begin, middle);
        boxes.push_back(box_of(colors, middle, box.end));
    }
    for (const ColorBox& box : boxes)
        palette.push_back(mean_of(colors, box));
    return palette;
}

PaletteIndex::PaletteIndex(std::vector<std::uint32_t> palette) : m_palette(std::move(palette)) {
    for (std::size_t i = m_palette.size(); i-- > 0;)
        m_places[m_palette[i]] = static_cast<std::uint8_t>(i);
}

std::uint8_t PaletteIndex::place_of(std::uint32_t color) {
    const auto known = m_places.find(color);
    if (known != m_places.end())
        return known->second;
    const auto nearest = std::ranges::min_element(
        m_palette, {}, [color](std::uint32_t other) { return distance(color, other); });
    const auto place = static_cast<std::uint8_t>(nearest - m_palette.begin());
    m_places.emplace(color, place);
    return place;
}

} // namespace samegame::pictures
