// One board in a 256-bit register: AVX2, BMI1 and 2, POPCNT. Included inside the unnamed namespace
// of its build; lanes_portable.h says what each name means.

using Lanes = __m256i;

CORE_INLINE Lanes no_cells() {
    return _mm256_setzero_si256();
}
CORE_INLINE bool has_cells(Lanes a) {
    return _mm256_testz_si256(a, a) == 0;
}
CORE_INLINE Lanes every_word(std::uint64_t word) {
    return _mm256_set1_epi64x(static_cast<long long>(word));
}

CORE_INLINE Lanes any_of(Lanes a, Lanes b, Lanes c) {
    return a | b | c;
}
CORE_INLINE Lanes all_of(Lanes a, Lanes b, Lanes c) {
    return a & b & c;
}
CORE_INLINE Lanes or_differ(Lanes a, Lanes b, Lanes c) {
    return a | (b ^ c);
}
CORE_INLINE Lanes or_both(Lanes a, Lanes b, Lanes c) {
    return a | (b & c);
}
CORE_INLINE Lanes differ_within(Lanes a, Lanes b, Lanes c) {
    return (a ^ b) & c;
}
CORE_INLINE Lanes but_not(Lanes a, Lanes b) {
    return _mm256_andnot_si256(b, a);
}
CORE_INLINE Lanes but_neither(Lanes a, Lanes b, Lanes c) {
    return but_not(a, b | c);
}
CORE_INLINE Lanes where(Lanes a, Lanes b, Lanes c) {
    return c ^ (a & (b ^ c));
}

CORE_INLINE Lanes add(Lanes a, Lanes b) {
    return _mm256_add_epi16(a, b);
}
template <int rows>
CORE_INLINE Lanes up(Lanes a) {
    return _mm256_slli_epi16(a, rows);
}
template <int rows>
CORE_INLINE Lanes down(Lanes a) {
    return _mm256_srli_epi16(a, rows);
}
CORE_INLINE Lanes from_right(Lanes a) {
    return _mm256_alignr_epi8(_mm256_permute2x128_si256(a, a, 0x81), a, 2);
}
CORE_INLINE Lanes from_left(Lanes a) {
    return _mm256_alignr_epi8(a, _mm256_permute2x128_si256(a, a, 0x08), 14);
}

CORE_INLINE int bit_count(std::uint64_t word) {
    return __builtin_popcountll(word);
}
template <int index>
CORE_INLINE std::uint64_t word_of(Lanes a) {
    return static_cast<std::uint64_t>(_mm256_extract_epi64(a, index));
}
CORE_INLINE std::uint32_t word_count(std::uint64_t word) {
    return static_cast<std::uint32_t>(__builtin_popcountll(word));
}
CORE_INLINE std::uint32_t size_of(Lanes a) {
    return word_count(word_of<0>(a)) + word_count(word_of<1>(a)) + word_count(word_of<2>(a)) +
           word_count(word_of<3>(a));
}

struct Corners {
    Lanes set;
    std::uint64_t words[4];
    std::uint32_t through[4]; // corners in a word and those before
};
CORE_INLINE Corners count_corners(Lanes set) {
    Corners corners;
    corners.set = set;
    corners.words[0] = word_of<0>(set);
    corners.words[1] = word_of<1>(set);
    corners.words[2] = word_of<2>(set);
    corners.words[3] = word_of<3>(set);
    corners.through[0] = word_count(corners.words[0]);
    corners.through[1] = word_count(corners.words[1]) + corners.through[0];
    corners.through[2] = word_count(corners.words[2]) + corners.through[1];
    corners.through[3] = word_count(corners.words[3]) + corners.through[2];
    return corners;
}

#include "engine/playout/core/lanes_one_board.h"

// The words up to number w begin at 4 - w, word w alone begins at 12 - w.
alignas(32) constexpr std::uint64_t word_masks[16] = {~0ULL, ~0ULL, ~0ULL, ~0ULL, ~0ULL, 0, 0, 0,
                                                      0,     0,     0,     0,     ~0ULL, 0, 0, 0};

struct Pick {
    Lanes cell;
    Lanes before;
};
CORE_INLINE Pick pick(const Rank& drawn, const Corners& corners) {
    const auto rank = static_cast<std::uint32_t>(drawn.product >> 32);
    std::uint64_t set = corners.words[0];
    std::uint32_t nth = rank;
    std::size_t word = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        const bool later = rank >= corners.through[i];
        set = later ? corners.words[i + 1] : set;
        nth = later ? rank - corners.through[i] : nth;
        word += later ? 1 : 0;
    }
    const Lanes cells = every_word(_pdep_u64(std::uint64_t{1} << nth, set));
    const auto mask = [](const std::uint64_t* words) CORE_LAMBDA {
        return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(words));
    };
    Pick pick;
    pick.cell = cells & mask(word_masks + 12 - word);
    pick.before = _mm256_add_epi64(pick.cell, _mm256_set1_epi64x(-1)) & mask(word_masks + 4 - word);
    return pick;
}
CORE_INLINE Flags has_earlier(const Pick& pick, Lanes corners) {
    return nonempty(corners & pick.before);
}

struct Run {
    Lanes factor; // 2^(16 - length): the upper half of a product is shifted down by the length
    Lanes below;
    Lanes rest;
};
CORE_INLINE Run lowest_run(Lanes a) {
    const Lanes lowest = a & _mm256_sub_epi16(_mm256_setzero_si256(), a);
    const Lanes beyond = _mm256_add_epi16(a, lowest); // a carry through the run
    const Lanes run = but_not(a, beyond);
    // Bits of each byte, then of the lane in both of its bytes.
    const Lanes bits = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1, 2,
                                        1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const Lanes nibble = _mm256_set1_epi8(0x0f);
    Lanes count = _mm256_add_epi8(_mm256_shuffle_epi8(bits, run & nibble),
                                  _mm256_shuffle_epi8(bits, _mm256_srli_epi16(run, 4) & nibble));
    count = _mm256_add_epi8(
        count, _mm256_or_si256(_mm256_slli_epi16(count, 8), _mm256_srli_epi16(count, 8)));
    // The low byte of 2^(16 - n) is entry n, the high byte is entry n + 8, modulo 16.
    const Lanes powers = _mm256_setr_epi8(1, 0, 0, 0, 0, 0, 0, 0, 0, -128, 64, 32, 16, 8, 4, 2, 1,
                                          0, 0, 0, 0, 0, 0, 0, 0, -128, 64, 32, 16, 8, 4, 2);
    Run result;
    result.factor = _mm256_shuffle_epi8(powers, _mm256_add_epi8(count, _mm256_set1_epi16(0x0800)));
    result.below = _mm256_add_epi16(lowest, _mm256_set1_epi16(-1));
    result.rest = a & beyond;
    return result;
}
CORE_INLINE Lanes down_by(Lanes a, const Run& run) {
    return _mm256_mulhi_epu16(a, run.factor);
}

// Lanes from number n on begin at 16 - n.
alignas(32) constexpr std::int16_t lane_masks[32] = {0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
                                                     0,  0,  0,  0,  0,  -1, -1, -1, -1, -1, -1,
                                                     -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
CORE_INLINE bool close_column(Lanes (&planes)[3]) {
    const Lanes occupied = any_of(planes[0], planes[1], planes[2]);
    const auto empty = static_cast<std::uint32_t>(
        _mm256_movemask_epi8(_mm256_cmpeq_epi16(occupied, _mm256_setzero_si256())));
    const std::uint32_t used = ~empty;
    if ((used & (used + 1)) == 0) [[likely]]
        return false;
    const int first_empty = __builtin_ctz(empty) / 2;
    const Lanes moved =
        _mm256_loadu_si256(reinterpret_cast<const __m256i*>(lane_masks + 16 - first_empty));
    for (Lanes& plane : planes)
        plane = _mm256_blendv_epi8(plane, from_right(plane), moved);
    return true;
}
