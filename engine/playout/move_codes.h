#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/game/group.h"
#include "engine/playout/core/core.h"

namespace samegame {

/// What of a move a softmax policy has a weight for.
enum class MoveCode {
    cells,           ///< The cells and the color: B. Negrevergne & T. Cazenave, 2017, section 2.1.
    corner_and_size, ///< Color, first corner (see Board) and number of the cells: less exact, so
                     ///< that moves share what was learned.
};

/// The names of all move codes, in their order, as in options: "cells", "corner-and-size".
std::span<const std::string> move_code_names();

/// The move code of this name, which is one of them.
MoveCode move_code_of_name(std::string_view name);

/// The random numbers behind move codes, the same everywhere.
///
/// Zobrist's form (A. Zobrist, 1970): a number for each cell and color, XOR over the cells. The
/// numbers are not kept one by one. 64 cells, 16 rows of 4 columns, share a key of 128 bits for
/// each color, and the number of their cell b is the upper half of key << b. So the code of all 64
/// cells is 64 bits of the carry-less product of mask and key, which is one instruction of many
/// machines; this is Toeplitz hashing, where any two sets of cells share a code with probability
/// 2^-64.
struct CodeKeys {
    /// 8 words of 4 columns in rows 0 to 15, and 8 in rows 16 to 31.
    static constexpr int words = core::code_words;
    std::array<core::CodeKey[words], max_colors + 1> of_color;
    std::array<std::uint64_t, max_cells + 1> of_size;
};

const CodeKeys& code_keys();

/// The number of one cell.
std::uint64_t cell_code(Cell cell, Color color);

/// The code of a group, whose first corner is `corner`.
std::uint64_t move_code(MoveCode kind, const Group& group, Cell corner, Color color);

} // namespace samegame
