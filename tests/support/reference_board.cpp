#include "tests/support/reference_board.h"

#include <algorithm>

#include "engine/game/own_scoring.h"

namespace samegame {

ReferenceBoard::ReferenceBoard(int rows, int columns, std::span<const Color> cells) {
    for (int row = 0; row < rows; ++row) {
        const auto first = cells.begin() + row * columns;
        m_rows.emplace_back(first, first + columns);
    }
}

std::vector<Color> ReferenceBoard::cells() const {
    std::vector<Color> cells;
    for (const auto& row : m_rows)
        cells.insert(cells.end(), row.begin(), row.end());
    return cells;
}

Color ReferenceBoard::color_at(Cell cell) const {
    return m_rows[m_rows.size() - 1 - cell.row][cell.column];
}

int ReferenceBoard::block_count() const {
    return rows() * columns() - block_count(no_color);
}

int ReferenceBoard::block_count(Color color) const {
    std::ptrdiff_t count = 0;
    for (const auto& row : m_rows)
        count += std::count(row.begin(), row.end(), color);
    return static_cast<int>(count);
}

bool ReferenceBoard::has_moves() const {
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        for (std::size_t column = 0; column < m_rows[row].size(); ++column) {
            const Color color = m_rows[row][column];
            const bool is_as_right =
                column + 1 < m_rows[row].size() && m_rows[row][column + 1] == color;
            const bool is_as_below = row + 1 < m_rows.size() && m_rows[row + 1][column] == color;
            if (color != no_color && (is_as_right || is_as_below))
                return true;
        }
    return false;
}

ReferenceBoard::Cells ReferenceBoard::group_at(Cell cell) const {
    if (cell.row >= rows() || cell.column >= columns())
        return {};
    Reached none(m_rows.size(), std::vector<bool>(m_rows.front().size(), false));
    return group_at(cell, none);
}

ReferenceBoard::Cells ReferenceBoard::group_at(Cell cell, Reached& reached) const {
    if (color_at(cell) == no_color)
        return {};
    Cells group{cell};
    reached[cell.row][cell.column] = true;
    for (std::size_t next = 0; next < group.size(); ++next) {
        const Cell from = group[next];
        for (const auto& [right, up] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            const int column = from.column + right;
            const int row = from.row + up;
            if (column < 0 || column >= columns() || row < 0 || row >= rows())
                continue;
            const Cell to{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
            if (reached[to.row][to.column] || color_at(to) != color_at(cell))
                continue;
            reached[to.row][to.column] = true;
            group.push_back(to);
        }
    }
    if (group.size() < 2)
        return {};
    std::sort(group.begin(), group.end());
    return group;
}

std::vector<ReferenceBoard::Cells> ReferenceBoard::groups() const {
    Reached reached(m_rows.size(), std::vector<bool>(m_rows.front().size(), false));
    std::vector<Cells> groups;
    for (int column = 0; column < columns(); ++column) {
        for (int row = 0; row < rows(); ++row) {
            const Cell cell{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
            if (reached[cell.row][cell.column])
                continue; // its group has been met
            Cells group = group_at(cell, reached);
            if (!group.empty())
                groups.push_back(std::move(group));
        }
    }
    return groups;
}

int ReferenceBoard::play(Move move, Gravity gravity) {
    const Cells group = group_at(move.cell);
    for (const Cell cell : group)
        m_rows[m_rows.size() - 1 - cell.row][cell.column] = no_color;
    if (!group.empty()) {
        let_blocks_fall();
        if (gravity == Gravity::pull_left)
            draw_rows_left();
        else
            close_columns();
    }
    return static_cast<int>(group.size());
}

int ReferenceBoard::let_columns_in(Gravity gravity,
                                   const std::function<std::vector<Color>()>& next_column) {
    int count = 0;
    const auto is_rightmost_empty = [this] {
        return std::all_of(m_rows.begin(), m_rows.end(),
                           [](const auto& row) { return row.back() == no_color; });
    };
    for (; is_rightmost_empty(); ++count) {
        const std::vector<Color> column = next_column();
        for (std::size_t row = 0; row < m_rows.size(); ++row)
            m_rows[m_rows.size() - 1 - row].back() = column[row];
        if (gravity == Gravity::pull_left)
            draw_rows_left();
        else
            close_columns();
    }
    return count;
}

/// Drops each block by one cell as long as any block has nothing below it.
void ReferenceBoard::let_blocks_fall() {
    for (bool fell = true; fell;) {
        fell = false;
        for (std::size_t row = 0; row + 1 < m_rows.size(); ++row) {
            for (std::size_t column = 0; column < m_rows[row].size(); ++column) {
                if (m_rows[row][column] == no_color || m_rows[row + 1][column] != no_color)
                    continue;
                std::swap(m_rows[row][column], m_rows[row + 1][column]);
                fell = true;
            }
        }
    }
}

/// Takes out the leftmost empty column and adds one at the right, as often as there are columns.
void ReferenceBoard::close_columns() {
    const auto is_empty = [this](std::size_t column) {
        return std::all_of(m_rows.begin(), m_rows.end(),
                           [column](const auto& row) { return row[column] == no_color; });
    };
    for (std::size_t column = m_rows.front().size(); column-- > 0;) {
        if (!is_empty(column))
            continue;
        for (auto& row : m_rows) {
            row.erase(row.begin() + static_cast<std::ptrdiff_t>(column));
            row.push_back(no_color);
        }
    }
}

/// Takes the empty cells out of each row and adds them at its right end.
void ReferenceBoard::draw_rows_left() {
    for (auto& row : m_rows)
        std::stable_partition(row.begin(), row.end(),
                              [](Color color) { return color != no_color; });
}

Move canonical_move(const ReferenceBoard::Cells& group) {
    return {*std::min_element(group.begin(), group.end(), [](Cell a, Cell b) {
        return a.row != b.row ? a.row < b.row : a.column < b.column;
    })};
}

int reference_move_points(const Scoring& scoring, int size) {
    if (scoring.own() != nullptr)
        return scoring.own()->points(size);
    if (scoring == Scoring::bubble_breaker)
        return size * (size - 1);
    if (scoring == Scoring::clickomania)
        return 0;
    return (size - 2) * (size - 2);
}

namespace {

int end_points_of(const OwnScoring& own, const ReferenceBoard& board) {
    if (board.is_cleared())
        return own.bonus();
    int points = 0;
    for (Color color = 1; color <= max_colors; ++color)
        if (const int left = board.block_count(color); left > 0)
            points -= own.penalty(left);
    return points;
}

} // namespace

int reference_end_points(const Scoring& scoring, const ReferenceBoard& board) {
    if (scoring.own() != nullptr)
        return end_points_of(*scoring.own(), board);
    if (board.is_cleared()) {
        if (scoring == Scoring::bubble_breaker)
            return 0;
        return scoring == Scoring::clickomania ? 1 : 1000;
    }
    if (scoring == Scoring::no_penalty || scoring == Scoring::bubble_breaker)
        return 0;
    if (scoring == Scoring::clickomania)
        return -board.block_count();
    int points = 0;
    for (Color color = 1; color <= max_colors; ++color) {
        const int left = board.block_count(color);
        if (left > 2 || (left == 1 && scoring == Scoring::standard))
            points -= (left - 2) * (left - 2);
    }
    return points;
}

namespace {

/// Plays to the end, uniform over the groups that are not of color `tabu` as long as there are any.
ReferencePlayout play_out(ReferenceBoard board, const Rules& rules, Color tabu, Rng& rng) {
    ReferencePlayout playout;
    for (;;) {
        auto groups = board.groups();
        if (groups.empty())
            break;
        std::vector<ReferenceBoard::Cells> allowed;
        for (const auto& group : groups)
            if (board.color_at(group.front()) != tabu)
                allowed.push_back(group);
        if (allowed.empty())
            allowed = std::move(groups);
        const Move move =
            canonical_move(allowed[rng.bounded(static_cast<std::uint32_t>(allowed.size()))]);
        playout.moves.push_back(move);
        playout.score += reference_move_points(rules.scoring, board.play(move, rules.gravity));
    }
    playout.score += reference_end_points(rules.scoring, board);
    return playout;
}

} // namespace

ReferencePlayout random_playout(ReferenceBoard board, const Rules& rules, Rng& rng) {
    return play_out(std::move(board), rules, no_color, rng);
}

ReferencePlayout tabu_color_playout(ReferenceBoard board, const Rules& rules, Rng& rng) {
    Color tabu = 1;
    for (Color color = 2; color <= max_colors; ++color)
        if (board.block_count(color) > board.block_count(tabu))
            tabu = color;
    return play_out(std::move(board), rules, tabu, rng);
}

} // namespace samegame
