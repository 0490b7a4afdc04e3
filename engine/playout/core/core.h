#pragma once

#include <cstdint>

/// The hot core: playouts of boards up to 15x15 with colors 1 to 7, many at once, and the groups
/// and children of one board.
///
/// The algorithms stand once, in playout_loop.h, group_flood.h and child_list.h, over the small
/// vector layers lanes_*.h; portable.cpp, avx2.cpp and avx512.cpp compile it, each with its own
/// instructions and in its own namespace, so that the linker cannot take code of one build for
/// another. Hence this header holds plain data only, and nothing in this folder calls inline code
/// of the project or the standard library. All builds play the same games, bit for bit, and so does
/// the loop for every other board (playout.h).
namespace samegame::core {

inline constexpr int lanes = 16;      ///< Columns of 16 bits; the last column and row stay empty.
inline constexpr int color_codes = 8; ///< Colors 1 to 7, and 0 for an empty cell.
inline constexpr int most_moves = 112;

/// A board: bit r of planes[p][c] is bit p of the color in column c, row r from the bottom.
struct alignas(8) Position {
    std::uint16_t planes[3][lanes];
    std::uint8_t counts[color_codes]; ///< Blocks of each color; counts[0] is 0.
};

/// Which color a playout leaves alone as long as there is another group.
enum class Spared : std::uint8_t {
    none,
    random,             ///< One of those on the board, drawn at the start.
    most_frequent,      ///< At the start, the lowest of equals.
    most_frequent_left, ///< Before each move, the lowest of equals.
};

/// How the next group is drawn.
enum class Draw : std::uint8_t {
    groups, ///< Uniformly from those that may be played.
    colors, ///< A color first, by the blocks left of it; then uniformly from its groups.
};

/// Roulette-wheel selection of a color; see roulette_policy.h for what the numbers mean.
struct Roulette {
    float threshold; ///< Share of the smallest count that is taken off each count.
    float exponent;  ///< On an empty board,
    float rise;      ///< and how much more it is on a full one.
    float cells;     ///< Of the board, not of the position.
};

struct Policy {
    Spared spared;
    std::uint64_t explores_below; ///< Share of 2^32 of the moves that may be of any color.
    Draw draw = Draw::groups;
    Roulette roulette = {};
};

/// The cells of one group, in the layout of a plane.
struct alignas(32) Cells {
    std::uint16_t columns[lanes];
};

/// A group of a board. Cell n is that of column n / 16, row n % 16.
struct Group {
    Cells cells;
    std::uint8_t corner; ///< The first of its corners, column by column from the bottom.
    std::uint8_t size;
};

/// What removing a group makes of a position.
struct Child {
    Position position;
    std::uint64_t hash;  ///< Of the position, as Board::hash.
    std::uint8_t corner; ///< The group in the position before: its first corner, as in Group.
    std::uint8_t size;
    std::uint8_t color;
    Cells cells;
};

/// One playout to be played, and what it came to.
struct Playout {
    const Position* start;
    std::uint64_t seed;             ///< Of its own generator.
    Cells* groups;                  ///< For record: room for most_moves + 1 groups.
    std::uint32_t square_sum;       ///< Sum of the squares of the sizes of the groups played.
    std::uint16_t move_count;       ///< Groups played.
    std::uint8_t left[color_codes]; ///< Blocks left of each color, colors in any order.
};

/// One build. Nothing allocates; any thread may call.
struct Build {
    /// Plays all of them, several at once.
    void (*play)(Playout* playouts, int count, const Policy& policy);
    /// The same games, and every group played is kept in `groups`, in order.
    void (*record)(Playout* playouts, int count, const Policy& policy);
    /// Every group, in the order of their corners, and how many there are; `groups` has room for
    /// most_moves + 1 of them.
    int (*groups)(const Position& position, Group* groups);
    /// The same for the position after each of them.
    int (*children)(const Position& position, Child* children);
};

} // namespace samegame::core

namespace samegame::core_portable {
extern const core::Build build;
}
namespace samegame::core_avx2 {
extern const core::Build build;
}
namespace samegame::core_avx512 {
extern const core::Build build;
}
