#pragma once

#include <cstdint>

#include "engine/base/fixed_vector.h"
#include "engine/playout/policy.h"

namespace samegame {

/// The largest group first, equals with the same probability: the "greedy simulation" at the end of
/// a Banker's algorithm in F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant",
/// 2009, section 4, and in the program of D. Billings that M. Schadd et al. 2008 and 2011 speak of.
/// Neither says how ties are broken. Not in the papers:
///  - with probability `epsilon` a move is uniform over all groups instead;
///  - with `spares` the color with the most blocks at the start (the lowest of equals) is not
///    played while there is another group, as with UniformPolicy.
///
/// Keeps a list of all groups, and floods again only groups that reach into columns changed by a
/// move. There is no version for the hot core, whose boards never list all groups.
class GreedyPolicy {
public:
    GreedyPolicy(double epsilon, bool spares)
        : m_explores_below(static_cast<std::uint64_t>(epsilon * 0x1p32)), m_spares(spares) {}

    void begin(const Board& board, Rng& rng);
    Group choose(const Board& board, Rng& rng) const;
    void played(const Board& board, Board::Change change);

private:
    struct Entry {
        Cell cell; ///< A cell of the group.
        std::uint8_t first_column = 0;
        std::uint8_t last_column = 0;
        std::uint16_t rank = 0; ///< The group's size, and more if its color is not spared.
    };

    const Entry& draw_best(Rng& rng, std::uint64_t number) const;
    void add_groups(const Board& board, int first, int last);

    FixedVector<Entry, max_moves> m_groups;
    std::uint64_t m_explores_below; // epsilon as a share of 2^32
    Color m_spared = no_color;
    bool m_spares;
};

} // namespace samegame
