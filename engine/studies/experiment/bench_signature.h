#pragma once

#include <string>
#include <vector>

#include "engine/base/clock.h"

namespace samegame {

/// The policies that the bench signature plays: each policy of the registry as it is, with each
/// parameter changed alone, and with all parameters changed.
std::vector<std::string> signature_policies();

/// One number that changes when the behavior of rules or playouts changes: 16 hexadecimal digits
/// over a fixed number of playouts of every policy on standard board 1, moves and scores, fixed
/// seed. It is the same on every platform, compiler and build type, and takes under a second.
std::string bench_signature();

struct PolicyRate {
    std::string policy;
    double playouts_per_second = 0; ///< Measured from the start of standard board 1, on one thread.
};

/// Measures each policy for about `each` of wall time.
std::vector<PolicyRate> measure_policies(Seconds each);

} // namespace samegame
