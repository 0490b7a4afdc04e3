#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/game/line.h"
#include "engine/search/budget.h"

namespace samegame {

/// What is said between this program and another one that searches for it, in lines of JSON.
/// resources/help/external.md is the page for authors of such programs: both change only by adding.

struct ExternalRequest {
    const Board& board;
    const Rules& rules; ///< Without refill.
    Budget budget;      ///< `memory` in bytes.
    int threads = 1;
    std::uint64_t seed = 0;
};

/// The one line that the program is sent, with its line end.
std::string request_line(const ExternalRequest& request);

/// The longest answer, in bytes; a line of a board of 32x32 cells needs some 5,000.
inline constexpr std::size_t most_answer = std::size_t{64} * 1024;

/// The finished line of an answer, replayed. The error says what is wrong with the answer: it is
/// not as the page says, a move is not legal, the game goes on after the moves, or they do not earn
/// the score that it claims.
Result<Line> read_answer(std::string_view answer, const Board& board, const Rules& rules);

} // namespace samegame
