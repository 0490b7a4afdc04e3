#pragma once

#include <cstdint>

namespace samegame {

inline constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20;

/// What a search of a test is granted, in bytes, so that it is the same search on every machine: by
/// default it would be a quarter of the machine's memory, which a sanitized build writes to.
inline constexpr std::uint64_t test_memory = 64 * mebibyte;

} // namespace samegame
