#include "app/pictures/board_bitmap.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace samegame::pictures {

namespace {

constexpr int samples = 4; // along each side of a pixel
constexpr double corner_radius = 0.2;
constexpr double mark_width = 0.1;
constexpr double shape_size = 0.42;
constexpr int least_cell_with_shape = 12; // pixels; below, shapes are smudges

/// The neighbors of a cell, each a bit, by steps to the right and down.
constexpr unsigned bit_of(int right, int down) {
    return 1U << ((down + 1) * 3 + right + 1);
}

/// `share` of the way from one color to another.
std::uint32_t mixed(std::uint32_t from, std::uint32_t to, double share) {
    std::uint32_t code = 0;
    for (int shift = 0; shift < 24; shift += 8) {
        const double low = from >> shift & 0xff;
        const double high = to >> shift & 0xff;
        code |= static_cast<std::uint32_t>(std::lround(low + (high - low) * share)) << shift;
    }
    return code;
}

/// Whether a point lies in a star around the origin: its corners at radius 0.5, the first at the
/// top, and corners that reach in at radius `inner`.
bool is_in_star(double x, double y, int corners, double inner) {
    const double half = std::numbers::pi / corners;
    double angle = std::fmod(std::atan2(x, -y) + 2 * std::numbers::pi, 2 * half);
    angle = std::min(angle, 2 * half - angle);
    // The edge from (0.5, 0) to the inner corner, in the half of a point of the star.
    const double corner_x = inner * std::cos(half);
    const double corner_y = inner * std::sin(half);
    const double radius = std::hypot(x, y);
    const double px = radius * std::cos(angle);
    const double py = radius * std::sin(angle);
    return (px - 0.5) * corner_y - py * (corner_x - 0.5) <= 0;
}

bool is_in_plus(double x, double y) {
    return (std::abs(x) <= 0.42 && std::abs(y) <= 0.13) ||
           (std::abs(x) <= 0.13 && std::abs(y) <= 0.42);
}

/// The shapes of colors in the window, around the origin, within a circle of diameter 1; y runs
/// down.
bool is_in_shape(Color color, double x, double y) {
    const double radius = std::hypot(x, y);
    switch (color) {
    case 1:
        return radius <= 0.38;
    case 2:
        return std::abs(x) + std::abs(y) <= 0.5;
    case 3:
        return is_in_star(x, y - 0.08, 3, 0.25);
    case 4:
        return is_in_plus(x, y);
    case 5:
        return is_in_star(x, y - 0.03, 5, 0.21);
    case 6:
        return radius >= 0.22 && radius <= 0.42;
    case 7:
        return std::abs(x) <= 0.36 && std::abs(y) <= 0.36;
    case 8:
        return std::abs(x) <= 0.4 && std::abs(std::abs(y) - 0.2) <= 0.12;
    default:
        return is_in_plus((x + y) / std::numbers::sqrt2, (x - y) / std::numbers::sqrt2);
    }
}

/// How the pixels of one cell are covered, from 16 points each.
class CellCover {
public:
    CellCover(int cell, Color color, unsigned same)
        : m_cell(cell),
          m_inset(cell > 8 ? std::max(1.0, std::round(cell * 0.035)) / cell : 0),
          m_color(color),
          m_same(same) {}

    struct Count {
        int block = 0; // points in the block; those below are among them
        int shape = 0;
        int mark = 0;
    };
    Count of_pixel(int column, int row) const {
        Count count;
        for (int i = 0; i < samples * samples; ++i)
            add_point((column + (i % samples + 0.5) / samples) / m_cell,
                      (row + (i / samples + 0.5) / samples) / m_cell, count);
        return count;
    }

private:
    void add_point(double x, double y, Count& count) const {
        const double depth = depth_at(x, y);
        if (depth < m_inset)
            return;
        ++count.block;
        count.mark += depth < m_inset + mark_width ? 1 : 0;
        if (m_cell >= least_cell_with_shape)
            count.shape +=
                is_in_shape(m_color, (x - 0.5) / shape_size, (y - 0.5) / shape_size) ? 1 : 0;
    }

    /// How far a point lies from what is not this piece, in its quarter of the cell.
    double depth_at(double x, double y) const {
        const int right = x < 0.5 ? -1 : 1;
        const int down = y < 0.5 ? -1 : 1;
        const double from_side = std::min(x, 1 - x);
        const double from_level = std::min(y, 1 - y);
        const bool has_side = (m_same & bit_of(right, 0)) != 0;
        const bool has_level = (m_same & bit_of(0, down)) != 0;
        if (has_side && has_level)
            return (m_same & bit_of(right, down)) != 0 ? 1 : std::hypot(from_side, from_level);
        if (has_side)
            return from_level;
        if (has_level)
            return from_side;
        const double round = m_inset + corner_radius;
        if (from_side < round && from_level < round)
            return round - std::hypot(round - from_side, round - from_level);
        return std::min(from_side, from_level);
    }

    int m_cell;
    double m_inset; // of pieces from the edges of their cells, as part of a cell
    Color m_color;
    unsigned m_same;
};

/// `count` of `of` in quarters or eighths, so that few colors come of it.
double in_steps(int count, int of, int steps) {
    return std::round(static_cast<double>(count) * steps / of) / steps;
}

std::uint32_t pixel_color(const CellCover::Count& count, Color color, bool is_marked,
                          const BoardStyle& style) {
    constexpr double shape_strength = 0.25;
    if (count.block == 0)
        return style.ground;
    const std::uint32_t block = style.block(color);
    const double ink = is_marked && count.mark > 0
                           ? in_steps(count.mark, count.block, 4)
                           : shape_strength * in_steps(count.shape, count.block, 4);
    return mixed(style.ground, mixed(block, ink_on(block), ink),
                 in_steps(count.block, samples * samples, 8));
}

/// The neighbors of a cell that have its color.
unsigned same_around(const Board& board, int column, int row, Color color) {
    unsigned same = 0;
    for (int right = -1; right <= 1; ++right)
        for (int down = -1; down <= 1; ++down) {
            const int x = column + right;
            const int y = row - down;
            if (x >= 0 && x < board.columns() && y >= 0 && y < board.rows() &&
                board.color_at(cell_at(x, y)) == color)
                same |= bit_of(right, down);
        }
    return same;
}

} // namespace

Bitmap BoardRaster::draw(const Board& board, const Group& marked) {
    const int cell = m_style.cell;
    const int margin = m_style.margin();
    Bitmap picture(board.columns() * cell + 2 * margin, board.rows() * cell + 2 * margin,
                   m_style.ground);
    for (int column = 0; column < board.columns(); ++column)
        for (int row = 0; row < board.height(column); ++row) {
            const Cell place = cell_at(column, row);
            const Color color = board.color_at(place);
            const Tile& tile = tile_of(color, same_around(board, column, row, color),
                                       !marked.empty() && marked.contains(place));
            const int top = margin + (board.rows() - 1 - row) * cell;
            for (int y = 0; y < cell; ++y)
                std::copy_n(tile.data() + y * cell, cell,
                            picture.row(top + y) + margin + column * cell);
        }
    return picture;
}

const BoardRaster::Tile& BoardRaster::tile_of(Color color, unsigned same, bool is_marked) {
    Tile& tile = m_tiles[same | (is_marked ? 1U << 9 : 0) | static_cast<unsigned>(color) << 10];
    if (!tile.empty())
        return tile;
    const CellCover cover(m_style.cell, color, same);
    for (int y = 0; y < m_style.cell; ++y)
        for (int x = 0; x < m_style.cell; ++x)
            tile.push_back(pixel_color(cover.of_pixel(x, y), color, is_marked, m_style));
    return tile;
}

} // namespace samegame::pictures
