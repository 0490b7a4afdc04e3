#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "engine/game/board.h"

namespace samegame {

/// A position of up to 8x8 cells in two colors, under `shift` gravity, for proofs over thousands of
/// millions of them: column c is byte c of each number, row r from the bottom its bit r.
struct TwoColorBoard {
    std::uint64_t first = 0;  ///< Blocks of color 1.
    std::uint64_t second = 0; ///< Blocks of color 2.

    bool operator==(const TwoColorBoard&) const = default;
};

/// `board` must be of that size.
inline TwoColorBoard two_color_board(const Board& board) {
    TwoColorBoard packed;
    for (int column = 0; column < board.columns(); ++column) {
        packed.first |= std::uint64_t{board.color_mask(column, 1)} << (8 * column);
        packed.second |= std::uint64_t{board.color_mask(column, 2)} << (8 * column);
    }
    return packed;
}

inline constexpr std::uint64_t bottom_row = 0x0101'0101'0101'0101;

/// The cells beside `cells`, and they themselves where two are neighbors.
inline std::uint64_t neighbors_of(std::uint64_t cells) {
    return ((cells << 1) & ~bottom_row) | ((cells & ~bottom_row) >> 1) | cells << 8 | cells >> 8;
}

/// The blocks of `color` that hang together with `cell`, one of them.
inline std::uint64_t group_of(std::uint64_t color, std::uint64_t cell) {
    for (std::uint64_t group = cell;; cell = group) {
        group |= neighbors_of(group) & color;
        if (group == cell)
            return group;
    }
}

/// Calls `act` with every group of two blocks or more; it returns whether to go on.
template <class Act>
bool for_each_group(const TwoColorBoard& board, const Act& act) {
    for (const std::uint64_t color : {board.first, board.second})
        for (std::uint64_t todo = color & neighbors_of(color); todo != 0;) {
            const std::uint64_t group = group_of(color, todo & -todo);
            if (!act(group))
                return false;
            todo &= ~group;
        }
    return true;
}

/// The board without `group`: blocks fall, in all columns at once (compress of H. Warren, "Hacker's
/// Delight", 7-4, byte by byte), and columns close.
inline TwoColorBoard without(TwoColorBoard board, std::uint64_t group) {
    std::uint64_t kept = ~group;
    std::uint64_t holes = (group & ~(bottom_row << 7)) << 1; // below each cell, not yet counted
    board.first &= kept;
    board.second &= kept;
    for (const int fall : {1, 2, 4}) {
        std::uint64_t odd = holes ^ ((holes << 1) & ~bottom_row);
        odd ^= (odd << 2) & ~(bottom_row * 3);
        odd ^= (odd << 4) & ~(bottom_row * 15);
        const std::uint64_t moved = odd & kept;
        kept = (kept ^ moved) | moved >> fall;
        board.first = (board.first & ~moved) | (board.first & moved) >> fall;
        board.second = (board.second & ~moved) | (board.second & moved) >> fall;
        holes &= ~odd;
    }
    for (;;) {
        const std::uint64_t columns = (board.first | board.second) & bottom_row;
        const std::uint64_t left = (~columns & bottom_row & -(~columns & bottom_row)) - 1;
        if ((columns & ~left) == 0)
            return board; // nothing stands right of the first column that is empty
        board.first = (board.first & left) | (board.first >> 8 & ~left);
        board.second = (board.second & left) | (board.second >> 8 & ~left);
    }
}

/// Answers whether positions can be cleared, by trying all lines. It remembers some of those that
/// cannot.
class TwoColorClearer {
public:
    bool can_be_cleared(const TwoColorBoard& board) {
        if ((board.first | board.second) == 0)
            return true;
        if (std::has_single_bit(board.first) || std::has_single_bit(board.second))
            return false; // a block that will never have a neighbor of its color
        TwoColorBoard& remembered = m_remembered[slot_of(board)];
        if (remembered == board)
            return false;
        const bool none_clears = for_each_group(
            board, [&](std::uint64_t group) { return !can_be_cleared(without(board, group)); });
        if (none_clears)
            remembered = board;
        return !none_clears;
    }

private:
    static constexpr int slot_bits = 13; // they stay in the cache of a core

    static std::size_t slot_of(const TwoColorBoard& board) {
        const std::uint64_t mixed =
            (board.first * 0x9e37'79b9'7f4a'7c15) ^ (board.second * 0xc2b2'ae3d'27d4'eb4f);
        return (mixed ^ mixed >> 29) * 0x9e37'79b9'7f4a'7c15 >> (64 - slot_bits);
    }

    std::vector<TwoColorBoard> m_remembered{std::size_t{1} << slot_bits};
};

} // namespace samegame
