#pragma once

#include <optional>

/// What a person's games came to before another one: what it may be praised for surpassing.
struct OwnRecords {
    // Of this board; nothing without a game on it.
    std::optional<int> bestScore = {};
    std::optional<int> fewestLeft = {}; ///< Blocks; nothing either where the games are too many.

    /// Blocks, in any game without moves taken over; 0 if that is not known of each.
    int largestGroup = 0;

    bool operator==(const OwnRecords&) const = default;
};
