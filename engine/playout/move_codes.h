#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "engine/game/board.h"
#include "engine/game/named_blocks.h"
#include "engine/playout/core/core.h"

namespace samegame {

/// The features of a move for which a softmax policy has a weight: moves with the same code share
/// it.
///
/// `cells` is B. Negrevergne & T. Cazenave, "Distributed Nested Rollout Policy for SameGame", 2017,
/// section 2.1. Its last sentences name two more, "the surrounding of the blocks removed" and to
/// "merge similar moves with slightly different block configuration"; others stand in their program
/// as comments. The first corner, the lowest cell of the leftmost column, stands for the program's
/// first cell in reading order. The last one is ours.
enum class MoveCode {
    cells,           ///< The cells and the color.
    corner_and_size, ///< Color, first corner and number of cells: the program's color, size and
                     ///< cell.
    smallest_cell,   ///< The first corner alone, whatever its color.
    color_and_cell,  ///< Color and first corner.
    similar, ///< Color, the square of 2x2 cells (from even row and column) of the first corner, and
             ///< the size in classes: 2, 3-4, 5-8, 9-16, ...
    neighborhood,  ///< The cells and the color, and the colors of all cells at their edges.
    previous_move, ///< The cells and the color, also of the previous move.
    time,   ///< The cells and the color, and the number of moves played: up to 30, then in twenties
            ///< (31-39, 40-59, ...), as in the program.
    blocks, ///< The blocks by their original cells.
};

/// The names of all move codes, in their order, as in options: "cells", "corner-and-size", ...
std::span<const std::string> move_code_names();

/// The random numbers behind move codes, the same on every machine.
///
/// Zobrist's form (A. Zobrist, 1970): a number for each cell and color, XOR over the cells. 64
/// cells, 16 rows of 4 columns, share a key of 128 bits for each color, and the number of their
/// cell b is the upper half of key << b. So the code of all 64 cells is 64 bits of the carry-less
/// product of mask and key, a single instruction on many machines; this is Toeplitz hashing, in
/// which any two sets of cells share a code with probability 2^-64.
struct CodeKeys {
    /// 8 words of 4 columns in rows 0 to 15, and 8 in rows 16 to 31.
    static constexpr int words = core::code_words;
    std::array<core::CodeKey[words], max_colors + 1> of_color; ///< Keys 0 stand for any color.
    std::array<std::uint64_t, max_cells + 1> of_size;
    std::array<std::uint64_t, max_moves + 1> of_position; ///< For MoveCode::time, by moves played.
};

const CodeKeys& code_keys();

/// The number of one cell.
std::uint64_t cell_code(Cell cell, Color color);

/// The exclusive or of cell_code over the cells of a group.
std::uint64_t cells_code(const Group& group, Color color);

/// The codes of one kind along a game, for boards of every size. A code is the group's code XOR the
/// position's code. The group's code stays the same while the group exists, except with
/// MoveCode::neighborhood. The position's code is 0 except with MoveCode::time and
/// MoveCode::previous_move; with the latter it is a multiple of the previous group's code, so that
/// a code distinguishes first and second move and is never 0 if both are the same.
class GameCodes {
public:
    GameCodes(MoveCode kind, const Board& start, Gravity gravity);

    /// The code of a group of the position `board`, whose first corner is `corner`.
    std::uint64_t of_group(const Board& board, const Group& group, Cell corner) const;
    std::uint64_t of_position() const { return m_of_position; }

    /// Plays the move of a group with this code.
    void play(const Group& group, std::uint64_t group_code);

private:
    MoveCode m_kind;
    std::optional<NamedBlocks> m_blocks; // for MoveCode::blocks
    std::size_t m_move_count = 0;
    std::uint64_t m_of_position = 0;
};

/// Sets up the hot core for codes of `kind`.
void set_core_codes(core::Softmax& softmax, MoveCode kind);

} // namespace samegame
