#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "engine/game/board.h"
#include "engine/game/rules.h"

namespace samegame {

/// How many lines a board has, from it to their ends.
struct LineCount {
    std::uint64_t lines = 0;
    std::uint64_t clearing = 0;  ///< Those that clear it: its number of solutions.
    std::uint64_t positions = 0; ///< Different ones on their ways, the names of colors aside.
};

/// Counts all lines; equal positions are counted once. Nothing where that takes more than
/// `most_positions`, or there are 2^63 lines or more (estimate_lines tells about how many), or
/// where stops(), asked at every position, ends it.
std::optional<LineCount> count_lines(
    const Board& board, Gravity gravity, std::uint64_t most_positions,
    const std::function<bool()>& stops = [] { return false; });

} // namespace samegame
