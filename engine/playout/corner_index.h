#pragma once

#include <array>
#include <cstdint>

#include "engine/base/rng.h"
#include "engine/game/board.h"

namespace samegame {

/// Whether no corner of `group` comes before its corner `cell` in the order of columns from the
/// bottom, which is true of one corner of each group.
bool is_first_corner(const Board& board, const Group& group, Cell cell);

/// Draws groups of a board uniformly without listing them.
///
/// Keeps the number of corners (see Board) of each column, those of one banned color left out. A
/// draw takes a uniform corner, floods its group, and accepts it if the corner is the group's first
/// in the order of columns from the bottom, which one corner of each group is: exactly uniform over
/// the groups that are not banned. Updated after each move for the columns that changed.
class CornerIndex {
public:
    /// Counts the whole board; `banned` no_color bans nothing.
    void reset(const Board& board, Color banned);

    /// Follows a move that was just played on `board`.
    void update(const Board& board, Board::Change change);

    Color banned() const { return m_banned; }
    bool empty() const { return m_total == 0; }

    /// A uniform group that is not of the banned color; the index is not empty. `number` comes from
    /// `rng`; its upper half picks the corner, and more are drawn while corners are refused.
    Group draw(const Board& board, Rng& rng, std::uint64_t number) const;

private:
    std::uint32_t allowed(const Board& board, int column) const;

    std::array<std::uint8_t, max_columns> m_count{};
    int m_columns = 0;
    int m_total = 0;
    Color m_banned = no_color;
};

} // namespace samegame
