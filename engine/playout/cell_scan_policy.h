#pragma once

#include <cstdint>

#include "engine/playout/policy.h"

namespace samegame {

/// Playouts of the program of M. Schadd et al., "Single-Player Monte-Carlo Tree Search for
/// SameGame", 2011: a cell of the whole board is drawn, empty or not, and the column searched
/// upward from there, then the next ones to the right from their bottoms, and on from the left, up
/// to a block of a group. So larger groups, and those at the bottom beside what was removed, are
/// likelier.
///
/// A block of the tabu color is played with a small chance where the search meets it; if there are
/// no others, the last one that it met is. There is no version for the hot core.
///
/// Difference: the search ends with the whole of its first column, where the program's ends at the
/// cell drawn. Only positions in which all groups but those of the tabu color are used up come so
/// far; there each block above that cell is met twice, with the chance each time, and is the last
/// one met.
class CellScanPolicy {
public:
    enum class Tabu {
        none,               ///< Random.
        most_frequent_left, ///< TabuColorRandom: of most blocks before the move, the lowest of
                            ///< equals.
        random,             ///< TabuRandom: drawn before every move.
    };

    /// `chance` is that of the paper's epsilon, 0.0007 in the program's parameters.
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
