// The color of the next group drawn by roulette-wheel selection, on both boards of a register: lane
// 8 game + color of 32 bits. The last part of its layer; roulette_one_board.h says the same in
// plain words.

#include "engine/playout/core/roulette_weights.h"

using RouletteReals = float __attribute__((vector_size(64)));
using RouletteWords = std::int32_t __attribute__((vector_size(64)));

/// The lanes of the colors that have corners.
CORE_INLINE __mmask16 colors_with(const Lanes (&planes)[3], Lanes corners) {
    const Lanes low = but_not(corners, planes[2]);
    const Lanes high = corners & planes[2];
    const Lanes parts[4] = {but_not(low, planes[1]), low & planes[1], but_not(high, planes[1]),
                            high & planes[1]};
    const auto pair = [&](int part) CORE_LAMBDA {
        const __mmask8 odd = _mm512_test_epi64_mask(parts[part], planes[0]);
        const Lanes even = but_not(parts[part], planes[0]);
        return _mm512_kunpackb(odd, _mm512_test_epi64_mask(even, even));
    };
    const __mmask64 bytes =
        _mm512_kunpackd(_mm512_kunpackw(pair(3), pair(2)), _mm512_kunpackw(pair(1), pair(0)));
    const __m128i both = _mm_set1_epi64x(static_cast<long long>(_cvtmask64_u64(bytes)));
    const Lanes of_game = _mm512_inserti64x4(_mm512_set1_epi32(0x0f), _mm256_set1_epi32(0xf0), 1);
    return _mm512_test_epi32_mask(_mm512_cvtepu8_epi32(both), of_game);
}

// Over the lanes of each game.
CORE_INLINE Lanes swap_1(Lanes a) {
    return _mm512_shuffle_epi32(a, _MM_PERM_CDAB);
}
CORE_INLINE Lanes swap_2(Lanes a) {
    return _mm512_shuffle_epi32(a, _MM_PERM_BADC);
}
CORE_INLINE Lanes swap_4(Lanes a) {
    return _mm512_permutex_epi64(a, _MM_SHUFFLE(1, 0, 3, 2));
}
CORE_INLINE Lanes sum_of(Lanes a) {
    a = _mm512_add_epi32(a, swap_1(a));
    a = _mm512_add_epi32(a, swap_2(a));
    return _mm512_add_epi32(a, swap_4(a));
}
CORE_INLINE Lanes greatest_of(Lanes a) {
    a = _mm512_max_epi32(a, swap_1(a));
    a = _mm512_max_epi32(a, swap_2(a));
    return _mm512_max_epi32(a, swap_4(a));
}
CORE_INLINE Lanes least_of(Lanes a) {
    a = _mm512_min_epi32(a, swap_1(a));
    a = _mm512_min_epi32(a, swap_2(a));
    return _mm512_min_epi32(a, swap_4(a));
}
/// Each lane and those before it.
CORE_INLINE Lanes sums_up_to(Lanes a) {
    const Lanes fourth = _mm512_inserti64x4(_mm512_set1_epi32(3), _mm256_set1_epi32(11), 1);
    a = _mm512_add_epi32(a, _mm512_bslli_epi128(a, 4));
    a = _mm512_add_epi32(a, _mm512_bslli_epi128(a, 8));
    return _mm512_mask_add_epi32(a, 0xf0f0, a, _mm512_permutexvar_epi32(fourth, a));
}

/// For each pair of colors, game 1's in the upper three bits, their bits in each plane as flags.
struct ColorFlags {
    Flags planes[64][4];
};
constexpr ColorFlags flags_of_colors() {
    ColorFlags flags{};
    for (int pair = 0; pair < 64; ++pair)
        for (int p = 0; p < 3; ++p)
            flags.planes[pair][p] = static_cast<Flags>(((pair >> p & 1) != 0 ? 0x0f : 0) |
                                                       ((pair >> (p + 3) & 1) != 0 ? 0xf0 : 0));
    return flags;
}
alignas(64) constexpr ColorFlags color_flags = flags_of_colors();

/// The corners of the highest color of each game's byte of `colors`.
CORE_INLINE Lanes corners_of_highest(const Lanes (&planes)[3], Lanes corners, __mmask16 colors) {
    const auto highest = [](std::uint32_t byte) {
        return 31U - static_cast<std::uint32_t>(__builtin_clz(byte | 1U));
    };
    const std::uint32_t bits = _cvtmask16_u32(colors);
    const Flags(&flags)[4] = color_flags.planes[highest(bits & 0xffU) | highest(bits >> 8) << 3];
    const Lanes all = _mm512_set1_epi32(-1);
    Lanes other[3];
    for (int p = 0; p < 3; ++p)
        other[p] = _mm512_mask_xor_epi64(planes[p], flags[p], planes[p], all);
    return but_not(corners, any_of(other[0], other[1], other[2]));
}

/// A wheel with a share for each candidate.
struct Wheel {
    Lanes count; // blocks left of each color
    Lanes least; // of the candidates, in each lane
    Lanes most;
    Lanes left; // blocks of all colors
    Lanes weights;
    __mmask16 candidates;
};

CORE_INLINE Wheel count_wheel(const Census& census, const Lanes (&planes)[3], Lanes corners) {
    Wheel wheel;
    wheel.candidates = colors_with(planes, corners);
    // The keys of the census are eight times the counts.
    const Lanes keys = _mm512_shuffle_i64x2(census.keys, census.keys, _MM_SHUFFLE(2, 0, 2, 0));
    const Lanes widened = _mm512_cvtepi16_epi32(_mm512_castsi512_si256(keys));
    wheel.count = _mm512_maskz_srai_epi32(0xfefe, widened, 3);
    wheel.most = greatest_of(_mm512_maskz_mov_epi32(wheel.candidates, wheel.count));
    wheel.least = least_of(_mm512_mask_mov_epi32(wheel.most, wheel.candidates, wheel.count));
    wheel.left = sum_of(wheel.count);
    return wheel;
}
CORE_INLINE void weigh_wheel(Wheel& wheel, const core::Roulette& roulette) {
    const auto words = [](Lanes a) CORE_LAMBDA { return reinterpret_cast<RouletteWords>(a); };
    RouletteWords weights;
    roulette_weights<RouletteReals>(words(wheel.count), words(wheel.least), words(wheel.most),
                                    words(wheel.left), roulette, weights);
    wheel.weights = _mm512_maskz_mov_epi32(wheel.candidates, reinterpret_cast<Lanes>(weights));
}
/// The last candidate whose share of the wheel does not begin beyond the target.
CORE_INLINE Lanes spin_wheel(const Wheel& wheel, const Lanes (&planes)[3], Lanes corners,
                             Numbers number) {
    const Lanes share =
        _mm512_maskz_sub_epi32(wheel.candidates, sum_of(wheel.weights), wheel.weights);
    const Lanes end = sums_up_to(share);
    const Lanes last = _mm512_inserti64x4(_mm512_set1_epi32(7), _mm256_set1_epi32(15), 1);
    const Lanes product = _mm512_mul_epu32(number, _mm512_permutexvar_epi32(last, end));
    const Lanes target = _mm512_shuffle_epi32(product, _MM_PERM_DDBB);
    return corners_of_highest(
        planes, corners,
        _mm512_mask_cmple_epu32_mask(wheel.candidates, _mm512_sub_epi32(end, share), target));
}
