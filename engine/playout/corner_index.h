#pragma once

#include <array>
#include <cstdint>

#include "engine/base/rng.h"
#include "engine/game/board.h"

namespace samegame {

/// Whether `cell`, a corner of `group`, is its first corner in the order of columns from the
/// bottom.
bool is_first_corner(const Board& board, const Group& group, Cell cell);

/// Draws groups of a board uniformly without listing them.
///
/// Keeps the number of corners (see Board) of each column, except those of one banned color. A draw
/// takes a uniform corner and accepts its group if the corner is the group's first.
class CornerIndex {
public:
    /// Counts the whole board; no_color bans nothing.
    void reset(const Board& board, Color banned);

    /// Updates the index after a move was played on `board`.
    void update(const Board& board, Board::Change change);

    Color banned() const { return m_banned; }
    bool empty() const { return m_total == 0; }

    /// A uniform group that is not of the banned color; there is one. The upper half of `number`,
    /// which comes from `rng`, picks the corner, and more numbers are drawn while corners are
    /// refused.
    Group draw(const Board& board, Rng& rng, std::uint64_t number) const;

private:
    std::uint32_t allowed(const Board& board, int column) const;

    std::array<std::uint8_t, max_columns> m_count{};
    int m_total = 0;
    Color m_banned = no_color;
};

} // namespace samegame
