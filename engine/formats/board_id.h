#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/game/position.h"

namespace samegame {

/// The literal board ID: size, colors, rules and every cell in characters that survive any mail,
/// file name or web address, with a check against slips. The grammar, as in
/// resources/help/formats.md:
///
///     id      = size "-" rules "-" [ heights ] cells "-" check
///     size    = rows "x" columns "x" colors                 decimal
///     rules   = "s"                                         standard
///             | "n"                                         no-penalty
///             | "l"                                         lenient-penalty
///             | "b"                                         bubble-breaker
///             | "c"                                         clickomania
///             | "t" | "o" | "m" | "d" | "e"                 these five under pull-left
///             | "u" own | "v" own                           rules of one's own, shift and
///             pull-left
///                                                           a capital letter: with heights
///             followed, where columns come in, by refill
///     own     = digits of "points=..." as in --rules       four for each 3 bytes, the first one in
///                                                           the lowest place, else one more
///     refill  = "r" colors seed [ columns moves ]           colors decimal, seed eleven digits,
///                                                           what came in so far three, moves two
///     heights = one digit for each column                   only if a cell is empty
///     cells   = two digits for each k blocks                column by column, from the bottom
///     check   = four digits                                 of everything before the last "-"
///
/// A digit is one of A-Z a-z 0-9 _ ~ (0 to 63). k is the largest number with colors^k <= 4096
/// (colors 1: no cells at all); a pair of digits holds the first of its k blocks as the lowest
/// place of a number to the base `colors`; digits of other numbers begin with the lowest place. A
/// full 15x15x5 board takes 105 characters, others up to 120; refill 13 or 18 more, rules of one's
/// own as many as they need.
std::string to_board_id(const Position& start);

/// The check that follows `text` in an ID: four digits of its 32-bit FNV-1a hash, whose top 8 bits
/// are folded into the rest.
std::string board_id_check(std::string_view text);

Result<Position> parse_board_id(std::string_view id);

/// An ID bears this prefix where it stands as the name of a board (engine/formats/board_name.h).
inline constexpr std::string_view board_id_prefix = "id:";

std::string id_name_of(const Position& start);

/// Whether a name is an ID, which has rules of its own; boards with other names have none.
bool is_id_name(std::string_view name);

} // namespace samegame
