#pragma once

#include <cstdint>

namespace samegame {

/// What a search of a test is granted, in bytes, so that it is the same search on every machine: by
/// default it would be a quarter of the machine's memory, which a sanitized build writes to.
inline constexpr std::uint64_t test_memory = std::uint64_t{64} << 20;

} // namespace samegame
