// The color of the next group drawn by roulette-wheel selection, for the layers with one board in a
// register: their last part. Once for each move, so in three steps, between which the loop turns to
// other boards.

#include "engine/playout/core/roulette_weights.h"

using RouletteReals = float __attribute__((vector_size(4 * core::color_codes)));
using RouletteWords = std::int32_t __attribute__((vector_size(4 * core::color_codes)));

/// A wheel with a share for each candidate, a color that has corners.
struct Wheel {
    RouletteWords count; // blocks left of each color
    std::int32_t least;  // of the candidates
    std::int32_t most;
    std::int32_t left; // blocks of all colors
    std::uint32_t weights[core::color_codes];
    std::uint32_t candidates; // one bit for each color
};

CORE_INLINE std::uint32_t colors_with(const Lanes (&planes)[3], Lanes corners) {
    std::uint32_t colors = 0;
    Lanes of_color[core::color_codes] = {corners};
    for (int p = 0; p < 3; ++p) {
        for (int color = 0; color < 1 << p; ++color) {
            of_color[color | 1 << p] = of_color[color] & planes[p];
            of_color[color] = but_not(of_color[color], planes[p]);
        }
    }
    for (int color = 1; color < core::color_codes; ++color)
        colors |= has_cells(of_color[color]) ? 1U << color : 0U;
    return colors;
}
CORE_INLINE Wheel count_wheel(const Census& census, const Lanes (&planes)[3], Lanes corners) {
    Wheel wheel{};
    wheel.least = 0x7fff;
    wheel.candidates = colors_with(planes, corners);
    for (int color = 1; color < core::color_codes; ++color) {
        const std::int32_t blocks = census.counts[color];
        const bool is_candidate = (wheel.candidates >> color & 1U) != 0;
        wheel.count[color] = blocks;
        wheel.left += blocks;
        wheel.least = is_candidate && blocks < wheel.least ? blocks : wheel.least;
        wheel.most = is_candidate && blocks > wheel.most ? blocks : wheel.most;
    }
    return wheel;
}
CORE_INLINE void weigh_wheel(Wheel& wheel, const core::Roulette& roulette) {
    const RouletteWords none{};
    RouletteWords weights;
    roulette_weights<RouletteReals>(wheel.count, none + wheel.least, none + wheel.most,
                                    none + wheel.left, roulette, weights);
    __builtin_memcpy(wheel.weights, &weights, sizeof weights);
}
/// The corners of the color drawn by the lower half of `number`; none if there is no candidate.
CORE_INLINE Lanes spin_wheel(const Wheel& wheel, const Lanes (&planes)[3], Lanes corners,
                             Numbers number) {
    std::uint32_t sum = 0;
    std::uint32_t others = 0xffffffffU; // candidates but one
    for (int color = 1; color < core::color_codes; ++color) {
        const bool is_candidate = (wheel.candidates >> color & 1U) != 0;
        sum += is_candidate ? wheel.weights[color] : 0;
        others += is_candidate ? 1 : 0;
    }
    // The last candidate whose share of the wheel does not begin beyond the target.
    const std::uint64_t target = (number & 0xffffffffU) * (sum * others) >> 32;
    std::uint32_t begin = 0;
    int drawn = 0;
    for (int color = 1; color < core::color_codes; ++color) {
        const bool is_candidate = (wheel.candidates >> color & 1U) != 0;
        drawn = is_candidate && begin <= target ? color : drawn;
        begin += is_candidate ? sum - wheel.weights[color] : 0;
    }
    Lanes of_color = corners;
    for (int p = 0; p < 3; ++p)
        of_color = but_not(of_color, planes[p] ^ every_word(flag((drawn >> p & 1) != 0)));
    return of_color;
}
