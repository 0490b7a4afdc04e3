#pragma once

#include <cstdint>

/// The hot core: playouts of boards up to 15x15 with colors 1 to 7, many at once, and the groups
/// and children of one board.
///
/// The algorithms are written once, in playout_loop.inc, group_flood.inc and child_list.inc, over
/// the small vector layers lanes_*.inc; portable.cpp, avx2.cpp and avx512.cpp compile them, each
/// with its own instructions and in its own namespace, so that the linker cannot confuse code of
/// different builds. For this reason the header holds plain data only, and nothing in this folder
/// calls inline code of the project or the standard library. All builds play the same games, bit
/// for bit, and so does the loop for every other board (PolicyEngine).
namespace samegame::core {

inline constexpr int lanes = 16;      ///< Columns of 16 bits; the last column and row stay empty.
inline constexpr int color_codes = 8; ///< Colors 1 to 7, and 0 for an empty cell.
inline constexpr int most_moves = 112;

/// A board: bit r of planes[p][c] is bit p of the color in column c, row r from the bottom.
struct alignas(8) Position {
    std::uint16_t planes[3][lanes];
    std::uint8_t counts[color_codes]; ///< Blocks of each color; counts[0] is 0.
};

/// The color that a playout spares while there is another group.
enum class Spared : std::uint8_t {
    none,
    random,             ///< A random color on the board, drawn at the start.
    most_frequent,      ///< The color with the most blocks at the start, the lowest of equals.
    most_frequent_left, ///< The color with the most blocks before each move, the lowest of equals.
};

/// How the next group is drawn.
enum class Draw : std::uint8_t {
    groups, ///< Uniform among the groups that may be played.
    colors, ///< First a color, by its blocks left; then uniform among its groups.
};

/// Roulette-wheel selection of a color; roulette_policy.h explains the numbers.
struct Roulette {
    float threshold;          ///< Share of the smallest count that is subtracted from each count.
    float exponent;           ///< The exponent on an empty board.
    float rise;               ///< Increase of the exponent on a full board.
    float cells;              ///< Cells of the board, with a block or not.
    float most_blocks = 1024; ///< No more blocks than this are subtracted.
};

struct Policy {
    Spared spared;
    std::uint64_t explores_below; ///< Share of moves of any color, in units of 2^-32.
    Draw draw = Draw::groups;
    Roulette roulette = {};
};

/// The cells of one group, in the layout of a plane.
struct alignas(32) Cells {
    std::uint16_t columns[lanes];
};

/// A group of a board. Cell n is in column n / 16, row n % 16.
struct Group {
    Cells cells;
    std::uint8_t corner; ///< The first of its corners, column by column from the bottom.
    std::uint8_t size;
};

/// A position after removing a group.
struct Child {
    Position position;
    std::uint64_t hash;  ///< Board::hash of the position.
    std::uint8_t corner; ///< First corner of the group in the position before, as in Group.
    std::uint8_t size;
    std::uint8_t color;
    Cells cells;
};

/// The counts of one position that evaluations use; also for boards that do not fit the core
/// (position_features in engine/playout/child_generator.h). Colors are the index; color 0 has none.
struct Features {
    std::uint16_t blocks[10];
    /// Corners and singletons of each color: as many as its groups and singletons together, or
    /// more where a group has several corners.
    std::uint16_t parts[10];
    std::uint16_t all_blocks;
    std::uint16_t singletons;
    std::uint16_t vertical_links; ///< Blocks of the same color as the one above.
    std::uint16_t columns;        ///< Columns with blocks.
    bool has_moves;
};

/// One playout to be played, and its result.
struct Playout {
    const Position* start;
    std::uint64_t seed;              ///< Seed of the playout's own generator.
    Cells* groups;                   ///< Room for `room` + 1 groups, for Build::record.
    std::uint32_t square_sum;        ///< Sum of the squares of the sizes of the groups played.
    std::uint16_t move_count;        ///< Groups played.
    std::uint8_t left[color_codes];  ///< Blocks left of each color, colors in any order.
    std::uint16_t room = most_moves; ///< Groups to keep; all later ones share the last place.
};

/// A place of a WeightTable: exp(weight) of a move code; code 0 marks a free place.
struct alignas(16) Weight {
    std::uint64_t code = 0;
    float factor = 1;
};
/// The weights of codes absent from a table: random from -spread to spread, each made from the seed
/// and the code alone; 0 if spread is 0.
struct InitialWeights {
    float spread = 0;
    std::uint64_t seed = 0;
};
/// A table of weights: a code stands at place code & last or the next ones, up to a free place.
struct Weights {
    const Weight* places;
    std::uint64_t last;
    InitialWeights initial;
};

/// The carry-less product of the cells of a word with a key: see CodeKeys.
struct CodeKey {
    std::uint64_t low;
    std::uint64_t high;
};
inline constexpr int code_words = 16; ///< Keys of each color; the core needs 4 of them.
inline constexpr int most_slots = 64; ///< Groups of a position in softmax playouts.

/// The parts of the codes of groups: see MoveCode.
enum class CodeForm : std::uint8_t {
    cells,
    neighborhood, ///< The cells, and at their edges the cells with their colors.
    corner,       ///< The first corner's code, and the size's.
    blocks,       ///< The original cells of the blocks.
};
/// A second code of a move is multiplied by this (mod 2^64) before it is XORed with the first.
inline constexpr std::uint64_t second_code_factor = 0x9e3779b97f4a7c15ULL; // 2^64 / golden ratio

/// How softmax playouts go: see SoftmaxOptions.
struct Softmax {
    const float* biases;               ///< Factor of each group size.
    const CodeKey (*keys)[code_words]; ///< Keys of each color.
    CodeForm form;
    const std::uint64_t* size_codes;     ///< Codes of sizes, for CodeForm::corner.
    unsigned corner_square;              ///< Side of the squares whose cells are one: 1 or 2.
    bool after_previous;                 ///< The group played before belongs to a code.
    const std::uint64_t* position_codes; ///< Parts of a code, by moves played; may be null.
    int tabu;                            ///< The tabu color, or 0.
    int tabu_pairs_after;
    bool tabu_but_last_group;
};

/// The groups of a position in softmax playouts. The contents of free slots are undefined.
struct SoftmaxSlots {
    alignas(64) std::uint64_t words[4][most_slots]; ///< The cells of each group, word by word.
    Cells cells[most_slots];
    std::uint64_t codes[most_slots];
    std::uint8_t corners[most_slots];
    std::uint8_t sizes[most_slots];
    std::uint8_t slot_at[lanes * 16]; ///< The slot of a first corner, if `corners` agrees.
    // Sets of slots, as bits:
    std::uint64_t used;
    std::uint64_t live;  ///< Slots whose groups may be played.
    std::uint64_t tabu;  ///< Slots of the tabu color.
    std::uint64_t pairs; ///< Slots of groups of two blocks.
};

/// The start of softmax playouts, with its groups.
struct SoftmaxStart {
    std::uint16_t planes[3][lanes]; ///< The tabu color exchanged with color 7.
    SoftmaxSlots groups;
    bool hides_tabu;     ///< Groups of the tabu color have no slots.
    bool has_last_group; ///< Nothing is tabu, since the color has a single group.
};

/// A position of a softmax playout: see LearnedLine.
struct LineStep {
    std::uint32_t begun;  ///< Choices begun up to this position.
    std::uint32_t ended;  ///< Choices ended before this position, no longer legal at it.
    std::uint32_t played; ///< The choice that is the move.
    std::uint32_t played_slot;
    /// The slots whose choices begin and end here, as bits; only of a line that fits the core.
    std::uint64_t begun_slots;
    std::uint64_t ended_slots;
};

/// A softmax playout and its storage: see LearnedLine. `ended` has room for 16 more.
struct SoftmaxPlayout {
    std::uint64_t seed;
    Cells* groups; ///< The groups played.
    std::uint64_t* codes;
    float* biases;
    std::uint16_t* choice_slots;
    std::uint32_t* ended;
    LineStep* steps;
    std::uint32_t choice_count;
    std::uint32_t ended_count;
    std::uint32_t step_count;
    std::uint32_t square_sum;
    std::uint8_t left[color_codes];
};

/// One build. No function allocates, and any thread may call.
struct Build {
    /// Plays `count` playouts, several at once.
    void (*play)(Playout* playouts, int count, const Policy& policy);
    /// Plays the same games as `play`, and keeps the first `room` groups played in `groups`, in
    /// order.
    void (*record)(Playout* playouts, int count, const Policy& policy);
    /// Lists every group in the order of corners and returns their number. `groups` has room for
    /// most_moves + 1.
    int (*groups)(const Position& position, Group* groups);
    /// Lists the positions after removing each group; order, number and room as for `groups`.
    int (*children)(const Position& position, Child* children);
    /// Counts the features of `count` children, with colors up to `colors`.
    void (*features)(const Child* children, int count, int colors, Features* features);
    /// Removes the group at a cell, 16 times its column plus its row, and returns its size.
    int (*remove)(Position& position, unsigned cell);
    /// Sets up a start; false if it has more groups than slots.
    bool (*softmax_start)(const Softmax& softmax, const Position& position, SoftmaxStart& start);
    /// One softmax playout; false if a position had more groups than slots.
    bool (*softmax)(const Softmax& softmax, const SoftmaxStart& start, const Weights& weights,
                    SoftmaxPlayout& playout);
    /// Computes adaptation_factors (engine/playout/softmax_weights.h) for a line that fits.
    void (*adapt)(const LineStep* steps, std::uint32_t step_count, const float* counts, float alpha,
                  float* factors);
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
