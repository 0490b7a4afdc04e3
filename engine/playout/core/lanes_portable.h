// One board in two vectors of eight lanes, in the compilers' own vector types: SSE2 on any x86-64.
// Included inside the unnamed namespace of its build. The names mean the same in every layer.

using Half = std::uint16_t __attribute__((vector_size(16)));
using HalfWords = std::uint64_t __attribute__((vector_size(16)));

/// 16 columns of 16 bits of each of `games` boards; & | ^ as on words.
struct Lanes {
    Half low;
    Half high;
};
CORE_INLINE Lanes operator&(Lanes a, Lanes b) {
    return {a.low & b.low, a.high & b.high};
}
CORE_INLINE Lanes operator|(Lanes a, Lanes b) {
    return {a.low | b.low, a.high | b.high};
}
CORE_INLINE Lanes operator^(Lanes a, Lanes b) {
    return {a.low ^ b.low, a.high ^ b.high};
}

CORE_INLINE Lanes no_cells() {
    return {Half{}, Half{}};
}
CORE_INLINE bool has_cells(Lanes a) {
    const auto words = reinterpret_cast<HalfWords>(a.low | a.high);
    return (words[0] | words[1]) != 0;
}
/// `word` in each 64 bits.
CORE_INLINE Lanes every_word(std::uint64_t word) {
    const auto half = reinterpret_cast<Half>(HalfWords{word, word});
    return {half, half};
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
    return {a.low & ~b.low, a.high & ~b.high};
}
CORE_INLINE Lanes but_neither(Lanes a, Lanes b, Lanes c) {
    return but_not(a, b | c);
}
/// b where a, else c.
CORE_INLINE Lanes where(Lanes a, Lanes b, Lanes c) {
    return c ^ (a & (b ^ c));
}

/// In each lane.
CORE_INLINE Lanes add(Lanes a, Lanes b) {
    return {a.low + b.low, a.high + b.high};
}
template <int rows>
CORE_INLINE Lanes up(Lanes a) {
    return {a.low << rows, a.high << rows};
}
template <int rows>
CORE_INLINE Lanes down(Lanes a) {
    return {a.low >> rows, a.high >> rows};
}

CORE_INLINE Half seven_from_right(Half a) {
    return __builtin_shufflevector(a, Half{}, 1, 2, 3, 4, 5, 6, 7, 8);
}
CORE_INLINE Half seven_from_left(Half a) {
    return __builtin_shufflevector(a, Half{}, 8, 0, 1, 2, 3, 4, 5, 6);
}
/// Each lane from its neighbor on the right; the last column is empty.
CORE_INLINE Lanes from_right(Lanes a) {
    const Half carried = __builtin_shufflevector(a.high, Half{}, 8, 8, 8, 8, 8, 8, 8, 0);
    return {seven_from_right(a.low) | carried, seven_from_right(a.high)};
}
CORE_INLINE Lanes from_left(Lanes a) {
    const Half carried = __builtin_shufflevector(a.low, Half{}, 7, 8, 8, 8, 8, 8, 8, 8);
    return {seven_from_left(a.low), seven_from_left(a.high) | carried};
}

/// Bits of a word; not for hot code.
CORE_INLINE int bit_count(std::uint64_t word) {
    int count = 0;
    for (; word != 0; word &= word - 1)
        ++count;
    return count;
}
/// Bits of each lane, by adding in parallel.
CORE_INLINE Half lane_counts(Half a) {
    a = a - (a >> 1 & 0x5555);
    a = (a & 0x3333) + (a >> 2 & 0x3333);
    a = (a + (a >> 4)) & 0x0f0f;
    return (a + (a >> 8)) & 0x1f;
}
constexpr std::uint64_t each_lane = 0x0001000100010001;
CORE_INLINE std::uint32_t size_of(Lanes a) {
    const auto counts = reinterpret_cast<HalfWords>(lane_counts(a.low) + lane_counts(a.high));
    return static_cast<std::uint32_t>((counts[0] + counts[1]) * each_lane >> 48);
}

/// A set of corners with what is needed to find one by its rank, in the order of columns from the
/// bottom.
struct Corners {
    Lanes set;
    std::uint64_t lanes_through[4]; ///< For each lane of a word: corners in it and those before.
    std::uint32_t through[4];       ///< Corners in a word and those before.
};
CORE_INLINE Corners count_corners(Lanes set) {
    const auto low = reinterpret_cast<HalfWords>(lane_counts(set.low));
    const auto high = reinterpret_cast<HalfWords>(lane_counts(set.high));
    const std::uint64_t counts[4] = {low[0], low[1], high[0], high[1]};
    Corners corners;
    corners.set = set;
    std::uint32_t through = 0;
    for (int word = 0; word < 4; ++word) {
        corners.lanes_through[word] = counts[word] * each_lane;
        through += static_cast<std::uint32_t>(corners.lanes_through[word] >> 48);
        corners.through[word] = through;
    }
    return corners;
}

#include "engine/playout/core/lanes_one_board.h"

using Numbered = std::int16_t __attribute__((vector_size(16)));
constexpr Numbered low_lanes = {0, 1, 2, 3, 4, 5, 6, 7};
constexpr Numbered high_lanes = {8, 9, 10, 11, 12, 13, 14, 15};
CORE_INLINE Lanes is_lane(int lane) {
    const auto number = static_cast<std::int16_t>(lane);
    return {reinterpret_cast<Half>(low_lanes == number),
            reinterpret_cast<Half>(high_lanes == number)};
}
CORE_INLINE Lanes is_lane_before(int lane) {
    const auto number = static_cast<std::int16_t>(lane);
    return {reinterpret_cast<Half>(low_lanes < number),
            reinterpret_cast<Half>(high_lanes < number)};
}

/// A corner, and all cells before it.
struct Pick {
    Lanes cell;
    Lanes before;
};
CORE_INLINE Pick pick(const Rank& drawn, const Corners& corners) {
    auto rank = static_cast<std::uint32_t>(drawn.product >> 32);
    int word = 0;
    for (int i = 0; i < 3; ++i)
        word += rank >= corners.through[i] ? 1 : 0;
    rank -= word > 0 ? corners.through[word - 1] : 0;
    // The lane in which the count reaches the rank, then the bit in it.
    const std::uint64_t through = corners.lanes_through[word];
    int lane = 0;
    for (int i = 0; i < 3; ++i)
        lane += rank >= (through >> 16 * i & 0xffff) ? 1 : 0;
    rank -= static_cast<std::uint32_t>((through << 16) >> 16 * lane & 0xffff);
    lane += 4 * word;
    std::uint16_t columns[core::lanes];
    __builtin_memcpy(columns, &corners.set, sizeof columns);
    std::uint32_t bits = columns[lane];
    for (; rank > 0; --rank)
        bits &= bits - 1;
    bits &= 0U - bits;

    const Lanes here = is_lane(lane);
    const auto bit = static_cast<std::uint16_t>(bits);
    const auto under = static_cast<std::uint16_t>(bits - 1);
    return {{here.low & bit, here.high & bit},
            Lanes{here.low & under, here.high & under} | is_lane_before(lane)};
}
CORE_INLINE Flags has_earlier(const Pick& pick, Lanes corners) {
    return nonempty(corners & pick.before);
}

/// In each lane the lowest cells of a set that are next to each other, or here only the lowest one.
struct Run {
    Lanes below; ///< The cells below it, or all cells if there is none.
    Lanes rest;  ///< The set without it.
};
CORE_INLINE Run lowest_run(Lanes a) {
    const Lanes lowest = a & Lanes{-a.low, -a.high};
    return {{lowest.low - 1, lowest.high - 1}, a ^ lowest};
}
/// Down by the length of the run.
CORE_INLINE Lanes down_by(Lanes a, const Run&) {
    return down<1>(a);
}

/// Closes the first empty column if blocks stand right of it; whether it did.
CORE_INLINE bool close_column(Lanes (&planes)[3]) {
    const Lanes occupied = any_of(planes[0], planes[1], planes[2]);
    const Lanes empty = {reinterpret_cast<Half>(occupied.low == 0),
                         reinterpret_cast<Half>(occupied.high == 0)};
    if (!has_cells(empty & from_right(occupied))) [[likely]]
        return false;
    std::uint16_t columns[core::lanes];
    __builtin_memcpy(columns, &occupied, sizeof columns);
    int first = 0;
    while (columns[first] != 0)
        ++first;
    for (Lanes& plane : planes)
        plane = where(is_lane_before(first), plane, from_right(plane));
    return true;
}
