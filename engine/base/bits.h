#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

namespace samegame {

/// The low `count` bits set, count 0 to 32.
constexpr std::uint32_t low_bits(int count) {
    return count >= 32 ? ~0U : (1U << count) - 1U;
}

/// Number of set bits by adding in parallel; faster than the library call that compilers emit for
/// plain x86-64, which has no instruction for it.
constexpr int count_bits(std::uint32_t word) {
    word -= (word >> 1) & 0x55555555U;
    word = (word & 0x33333333U) + ((word >> 2) & 0x33333333U);
    word = (word + (word >> 4)) & 0x0f0f0f0fU;
    return static_cast<int>((word * 0x01010101U) >> 24);
}

/// Index of the lowest set bit; the word is not zero.
constexpr int lowest_bit(std::uint32_t word) {
    assert(word != 0);
    return std::countr_zero(word);
}

/// Index of the set bit with `rank` set bits below it; there are more than `rank`.
constexpr int select_bit(std::uint32_t word, int rank) {
    while (rank-- > 0)
        word &= word - 1;
    return lowest_bit(word);
}

} // namespace samegame
