#pragma once

#include <array>
#include <cstdint>

#include "engine/game/board.h"

namespace samegame {

/// The hash of a board (Board::hash), kept up to date from move to move: only what a move changed
/// is computed again.
///
/// Definition. A word is 16 rows of four columns of one plane, bit 16 c + r for column c and row r
/// of them; eight patches of the lower 16 rows and eight of the upper, from the left, have four
/// words each, w0 to w3 for planes 0 to 3. The hash is a sum over the patches, mixed, of
///
///     fold((w0 ^ k0) (w1 ^ k1)) + fold((w2 ^ k2) (w3 ^ k3)),
///
/// minus the same for no blocks. Each word has keys k of its own; products have 128 bits, and
/// fold() is the exclusive or of their halves. (Sums and chains of 64-bit products, which vectors
/// can compute, hash boards alike that differ in two cells of the top row.) An empty patch adds
/// nothing, so that boards of any size with the same blocks have the same hash. The hot core
/// computes it too, from three planes and four patches (engine/playout/core/position_hash.inc).
class BoardHash {
public:
    BoardHash() = default; ///< The hash of a board without blocks.
    explicit BoardHash(const Board& board);

    /// Updates the hash after a move was played on `board`.
    void update(const Board& board, Board::Change change);

    std::uint64_t value() const;

private:
    std::array<std::uint64_t, max_columns / 4> m_shares{}; ///< The part of each four columns.
    std::uint64_t m_sum = 0;
};

} // namespace samegame
