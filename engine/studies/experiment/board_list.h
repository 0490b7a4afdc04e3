#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/position.h"

namespace samegame {

/// A board and what it is called in a list.
struct NamedBoard {
    std::string name;
    Position start;
};

/// The board "random:SEED/ROWSxCOLUMNSxCOLORS" under these rules.
NamedBoard random_board(std::uint64_t seed, int rows, int columns, int colors, const Rules& rules);

inline constexpr int max_listed_boards = 1000;

/// Makes boards from their names (board_of_name), separated by commas. The numbers of standard,
/// schadd250, random, clearable and counts boards may be ranges, both ends included:
///
///     standard:1-20, random:7, random:1-50/10x10x4
///
/// Blanks around a name do not count, and there is at least one board. The error names the part
/// that was not expected.
Result<std::vector<NamedBoard>> parse_board_list(std::string_view text);

} // namespace samegame
