#pragma once

#include <functional>
#include <span>
#include <vector>

#include "engine/base/rng.h"
#include "engine/game/cell.h"
#include "engine/game/move.h"
#include "engine/game/rules.h"

namespace samegame {

/// The game as the rules' texts tell it, deliberately slow and obviously right: rows of cells, top
/// row first, flood fill cell by cell, falling and closing by plain loops. Shares no code with
/// Board, so that the two can be compared.
class ReferenceBoard {
public:
    /// Cells of one group, sorted.
    using Cells = std::vector<Cell>;

    /// `cells` in reading order, top row first.
    ReferenceBoard(int rows, int columns, std::span<const Color> cells);

    int rows() const { return static_cast<int>(m_rows.size()); }
    int columns() const { return static_cast<int>(m_rows.front().size()); }
    std::vector<Color> cells() const; ///< The cells in reading order.
    Color color_at(Cell cell) const;
    int block_count() const;
    int block_count(Color color) const;
    bool is_cleared() const { return block_count() == 0; }
    bool has_moves() const; ///< Two neighbors have the same color.

    /// The two or more cells that are removed with `cell`; none for a singleton, an empty cell or a
    /// place off the board.
    Cells group_at(Cell cell) const;

    /// Every group once.
    std::vector<Cells> groups() const;

    /// Removes the group at the move's cell and returns its size; 0 if there is none.
    int play(Move move, Gravity gravity);

    /// As long as the rightmost column is empty: fills it from the bottom with what `next_column`
    /// gives, and lets it go as far left as it does. Returns how many columns came in.
    int let_columns_in(Gravity gravity, const std::function<std::vector<Color>()>& next_column);

    bool operator==(const ReferenceBoard&) const = default;
    auto operator<=>(const ReferenceBoard&) const = default;

private:
    using Reached = std::vector<std::vector<bool>>; // by row from the bottom, and column

    /// The same for a cell of the board; marks the cells of its color that are connected with it.
    Cells group_at(Cell cell, Reached& reached) const;

    void let_blocks_fall();
    void close_columns();
    void draw_rows_left();

    std::vector<std::vector<Color>> m_rows;
};

/// The cell of the lowest row, of these the leftmost.
Move canonical_move(const ReferenceBoard::Cells& group);

/// Points of a move and of the end, from the table of the rules.
int reference_move_points(const Scoring& scoring, int size);
int reference_end_points(const Scoring& scoring, const ReferenceBoard& board);

/// What a playout came to.
struct ReferencePlayout {
    std::vector<Move> moves;
    int score = 0;
};

/// Every group with the same probability, to the end.
ReferencePlayout random_playout(ReferenceBoard board, const Rules& rules, Rng& rng);

/// The color with the most blocks at the start (the lowest of equals) only when nothing else is
/// left to play; else uniform.
ReferencePlayout tabu_color_playout(ReferenceBoard board, const Rules& rules, Rng& rng);

} // namespace samegame
