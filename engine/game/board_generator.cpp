#include "engine/game/board_generator.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>
#include <vector>

#include "engine/base/rng.h"

namespace samegame {

Board generate_board(std::uint64_t seed, int rows, int columns, int color_count) {
    Rng rng(seed);
    std::vector<Color> cells(static_cast<std::size_t>(rows * columns));
    for (Color& cell : cells)
        cell = static_cast<Color>(1 + rng.bounded(static_cast<std::uint32_t>(color_count)));
    return Board(rows, columns, color_count, cells);
}

namespace {

constexpr int longest_run = 4;

/// A run of cells, upright (width 1) or level (height 1), by its lower left cell.
struct Run {
    int column;
    int row;
    int width;
    int height;

    int size() const { return width * height; }
};

/// Colors as bits: bit c for color c.
using Colors = std::uint32_t;

class GrowingBoard {
public:
    GrowingBoard(int rows, int columns, int color_count)
        : m_rows(rows),
          m_columns(columns),
          m_all_colors(((1U << color_count) - 1) << 1),
          m_room(rows * columns) {}

    bool is_full() const { return m_room == 0; }

    /// Every run of a direction that can be put in, so that the board can still be filled.
    std::vector<Run> runs(bool is_upright) const {
        std::vector<Run> runs;
        for (int column = 0; column < m_columns; ++column) {
            const int width = room_in(column) > 0 ? m_columns - column : 0;
            const int longest = std::min(is_upright ? room_in(column) : width, longest_run);
            for (int length = 2; length <= longest; ++length)
                append_all_rows(runs,
                                is_upright ? Run{column, 0, 1, length} : Run{column, 0, length, 1});
        }
        return runs;
    }

    /// The colors that no neighbor of the run would have.
    Colors free_colors(const Run& run) const {
        Colors touched = 0;
        for (int column = run.column; column < run.column + run.width; ++column)
            touched |= color_at(column, run.row - 1) | color_at(column, run.row);
        for (int row = run.row; row < run.row + run.height; ++row)
            touched |= color_at(run.column - 1, row) | color_at(run.column + run.width, row);
        return m_all_colors & ~touched;
    }

    void put(const Run& run, Color color) {
        for (int column = run.column; column < run.column + run.width; ++column) {
            Color* const place = m_cells[at(column)].data() + run.row;
            std::shift_right(place, m_cells[at(column)].data() + max_rows, run.height);
            std::fill_n(place, run.height, color);
            m_heights[at(column)] += run.height;
        }
        m_room -= run.size();
    }

    Board board(int color_count) const {
        std::vector<Color> cells;
        for (int row = m_rows; row-- > 0;)
            for (int column = 0; column < m_columns; ++column)
                cells.push_back(m_cells[at(column)][at(row)]);
        return Board(m_rows, m_columns, color_count, cells);
    }

private:
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }

    /// The color of a cell as a bit; no bit for an empty cell.
    Colors color_at(int column, int row) const {
        if (column < 0 || column >= m_columns || row < 0 || row >= m_heights[at(column)])
            return 0;
        return 1U << m_cells[at(column)][at(row)];
    }

    /// How much higher a column may become.
    int room_in(int column) const {
        const int ceiling = column == 0 ? m_rows : m_heights[at(column - 1)];
        return ceiling - m_heights[at(column)];
    }

    /// Appends the run at every height at which it rests on something, unless it would leave a
    /// single cell.
    void append_all_rows(std::vector<Run>& runs, Run run) const {
        const int left = m_room - run.size();
        if (left < 0 || left == 1)
            return;
        for (; run.row <= m_heights[at(run.column + run.width - 1)]; ++run.row)
            if (free_colors(run) != 0)
                runs.push_back(run);
    }

    int m_rows;
    int m_columns;
    Colors m_all_colors;
    int m_room; // cells that are still empty
    std::array<int, max_columns> m_heights{};
    std::array<std::array<Color, max_rows>, max_columns> m_cells{}; // from the bottom
};

/// One of several colors, uniformly.
Color drawn_color(Colors colors, Rng& rng) {
    const std::uint32_t rank = rng.bounded(static_cast<std::uint32_t>(count_bits(colors)));
    return static_cast<Color>(select_bit(colors, static_cast<int>(rank)));
}

/// Puts runs into the board until it is full, or until no other run fits; returns whether it is
/// full. The line is the runs' lower left cells, the last first.
bool fill(GrowingBoard& growing, MoveList& line, Rng rng) {
    while (!growing.is_full()) {
        const bool is_upright = rng.bounded(2) == 0;
        std::vector<Run> runs = growing.runs(is_upright);
        if (runs.empty())
            runs = growing.runs(!is_upright);
        if (runs.empty())
            return false;
        const Run& run = runs[rng.bounded(static_cast<std::uint32_t>(runs.size()))];
        growing.put(run, drawn_color(growing.free_colors(run), rng));
        line.push_back({cell_at(run.column, run.row)});
    }
    std::reverse(line.begin(), line.end());
    return true;
}

} // namespace

ClearableBoard generate_clearable_board(std::uint64_t seed, int rows, int columns,
                                        int color_count) {
    assert(has_clearable_boards(rows, columns, color_count));
    const Rng rng(seed);
    for (std::uint64_t attempt = 0;; ++attempt) {
        GrowingBoard growing(rows, columns, color_count);
        MoveList line;
        if (fill(growing, line, rng.split(attempt)))
            return {growing.board(color_count), line};
    }
}

bool has_counted_boards(int rows, int columns, std::span<const int> counts) {
    if (counts.empty() || counts.size() > max_colors)
        return false;
    std::int64_t blocks = 0;
    for (const int count : counts) {
        if (count < 1)
            return false;
        blocks += count;
    }
    const int cells = rows * columns;
    return blocks == cells;
}

Board generate_counted_board(std::uint64_t seed, int rows, int columns,
                             std::span<const int> counts) {
    assert(has_counted_boards(rows, columns, counts));
    std::vector<Color> cells;
    for (std::size_t i = 0; i < counts.size(); ++i)
        cells.insert(cells.end(), static_cast<std::size_t>(counts[i]), static_cast<Color>(i + 1));
    Rng rng(seed);
    for (std::size_t left = cells.size(); left > 1; --left)
        std::swap(cells[left - 1], cells[rng.bounded(static_cast<std::uint32_t>(left))]);
    return Board(rows, columns, static_cast<int>(counts.size()), cells);
}

Board chessboard(int rows, int columns, std::span<const Cell> inverted) {
    std::vector<Color> cells; // in reading order
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            cells.push_back(static_cast<Color>(1 + (row + column) % 2));
    for (const Cell cell : inverted) {
        assert(cell.row < rows && cell.column < columns);
        Color& color =
            cells[static_cast<std::size_t>((rows - 1 - cell.row) * columns + cell.column)];
        color = static_cast<Color>(3 - color);
    }
    return Board(rows, columns, 2, cells);
}

} // namespace samegame
