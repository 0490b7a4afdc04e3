#pragma once

// The generator splitmix64 as in engine/base/rng.h, of which a build of the core calls nothing.
// Included inside the unnamed namespace of a build.

CORE_INLINE constexpr std::uint64_t splitmix(std::uint64_t& x) {
    std::uint64_t z = (x += 0x9e3779b97f4a7c15ULL);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}
