#pragma once

#include <cstdint>
#include <optional>

#include "app/cli/terminal/interrupt.h"
#include "engine/game/move.h"
#include "engine/game/start_position.h"

namespace samegame::cli {

/// What boards are wanted; a plain value.
struct BoardWish {
    enum class Kind {
        any,       ///< Of generator 1, whatever they are.
        clearable, ///< Those of generator 1 that a quick search clears.
        known_line ///< Of generator 2, with the line that clears them.
    };
    int rows = 15;
    int columns = 15;
    int colors = 5;
    Rules rules;
    Kind kind = Kind::any;
    std::uint64_t first_seed = 0;
};

struct GeneratedBoard {
    StartPosition start;
    std::optional<std::uint64_t> seed;  ///< A chessboard has none.
    std::optional<MoveList> known_line; ///< Clears the board; of generator 2 alone.
};

/// Boards one after the other, from the seeds of a wish on.
class BoardSource {
public:
    /// The guard outlives the source.
    BoardSource(const BoardWish& wish, const InterruptGuard& guard)
        : m_wish(wish), m_guard(guard) {}

    /// The next board that was asked for; nothing after Ctrl+C. Throws InputError when no clearable
    /// board turns up.
    std::optional<GeneratedBoard> next();

private:
    BoardWish m_wish; ///< first_seed is that of the next board.
    const InterruptGuard& m_guard;
};

} // namespace samegame::cli
