#pragma once

#include <cstddef>
#include <cstdint>

/// The hot core of annealing: plays changed lists of clicks from their first change until they meet
/// a position of the old list again.
///
/// change_player.inc plays them over a position that can find and remove groups. The positions
/// click_lanes_*.inc are for boards up to 15x15 with colors 1 to 7; clicks_avx2.cpp and
/// clicks_avx512.cpp compile them, each with its own instructions and in its own namespace, so that
/// the linker cannot confuse code of different builds. For this reason the header holds plain data
/// only, and nothing in this folder calls inline code of the project or the standard library.
/// engine/solvers/annealing/click_positions.cpp has the positions for every other machine and
/// board. All builds play the same lists.
namespace samegame::clicks {

/// The name of a block for the whole game: its original cell, 32 times its column plus its row.
using Block = std::uint16_t;
inline constexpr int most_blocks = 1024;
inline constexpr Block no_block = 0xffff;

/// A place in the memory of a Build's positions. Place 0 holds the board at the start.
using Place = std::uint16_t;

/// A click of a changed list.
struct Source {
    Block block;
    std::uint16_t click; ///< Its number in the list, or no_click if it is new.
};
inline constexpr std::uint16_t no_click = 0xffff;

/// A list and a change of it: the clicks from `first` to before `end` are replaced by `middle`.
///
/// A place holds the group that one click removed and the position after it. places[n] has the
/// position before click n, so places[0] is 0, and places[n + 1] is the place of click n.
struct Change {
    // The list.
    const Block* clicks;
    const std::int32_t* points; ///< Before each click, and after the last.
    const Place* places;
    int count;
    // The change.
    const Source* middle;
    int middle_count;
    int first;
    int end;
    std::int32_t least_gain; ///< The list is abandoned when the points gained so far are less, at
                             ///< the same click.
    // What the game is.
    const std::uint8_t* colors;      ///< Of each block.
    const std::int32_t* move_points; ///< Of each size of a group.
    int retries; ///< Blocks of its old group that a click tries if its own block is gone.
    // What was played: filled by the core.
    Block* played;
    std::int32_t* points_before; ///< Of each click played.
    Place* played_places;        ///< Of each click played.
    int played_count;
    std::int32_t total; ///< Points after the last.
    Place current;      ///< Of the position after the last.
    // Places that are not in use, taken from the end.
    const Place* free;
    int free_count;
};

/// How the play of a changed list ended.
enum class Verdict : std::uint8_t {
    met,    ///< Click `end` of the old list and all later ones follow unchanged.
    behind, ///< It gained less than `least_gain`.
    ended,  ///< The list is at its end; the game may go on.
};

/// The start of a game.
struct Start {
    int rows;
    int columns;
    const std::uint8_t* colors; ///< Of each block; 0 for an empty cell.
};

/// One kind of positions. No function allocates; memory belongs to one thread at a time.
struct Build {
    std::size_t place_bytes; ///< Memory of a place; `memory` is aligned to 64 bytes.

    /// Sets up place 0.
    void (*start)(void* memory, const Start& start);
    /// Plays the changed list; advances `end` to where it met the old list again.
    Verdict (*play)(void* memory, Change& change);
    /// Clicks a block on the current position; false if it is gone or alone.
    bool (*click)(void* memory, Change& change, Block block);
    /// A block of a group of any color but `spared`, drawn by `random`: all corners (Board) of
    /// groups are equally likely. no_block if there is none.
    Block (*random_corner)(const void* memory, Place place, std::uint8_t spared,
                           std::uint32_t random);
    /// Blocks left, and also for each of ten colors if `of_color` is not null.
    int (*left)(const void* memory, Place place, std::int32_t* of_color);
    /// The cell of a block that is left, 32 times its column plus its row, and the inverse.
    std::uint16_t (*cell_of)(const void* memory, Place place, Block block);
    Block (*block_at)(const void* memory, Place place, std::uint16_t cell);
};

} // namespace samegame::clicks

namespace samegame::clicks_avx2 {
extern const clicks::Build build;
}
namespace samegame::clicks_avx512 {
extern const clicks::Build build;
}
