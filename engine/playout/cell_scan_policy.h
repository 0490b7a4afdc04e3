#pragma once

#include <cstdint>

#include "engine/playout/policy.h"

namespace samegame {

/// Playouts of the program of M. Schadd et al., "Single-Player Monte-Carlo Tree Search for
/// SameGame", 2011: from a cell of the whole board, drawn empty or not, the column is searched
/// upward, then the next columns to the right from their bottoms, and on from the left, up to a
/// block of a group. So larger groups, and groups at the bottom beside removed ones, are likelier.
///
/// A block of the tabu color is played with a small chance when met; if there is no other block,
/// the last one met is played. There is no version for the hot core.
///
/// Difference: the search ends after the whole of its first column, the program's at the cell
/// drawn. It gets that far only if all groups have the tabu color; then it meets each block above
/// that cell twice, with the chance each time, and last.
class CellScanPolicy {
public:
    enum class Tabu {
        none,               ///< Random.
        most_frequent_left, ///< TabuColorRandom: the color with the most blocks before the move,
                            ///< the lowest of equals.
        random,             ///< TabuRandom: drawn before every move.
    };

    /// `chance` is the paper's epsilon, 0.0007 in the program's parameters.
    CellScanPolicy(Tabu tabu, double chance)
        : m_tabu(tabu), m_plays_below(static_cast<std::uint64_t>(chance * 0x1p32)) {}

    void begin(const Board&, Rng&) {}
    Group choose(const Board& board, Rng& rng) const;
    void played(const Board&, Board::Change) {}

private:
    Color tabu_color(const Board& board, Rng& rng) const;

    Tabu m_tabu;
    std::uint64_t m_plays_below; // the chance as a share of 2^32
};

} // namespace samegame
