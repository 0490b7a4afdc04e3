#include "app/pictures/board_svg.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>

#include "app/pictures/svg.h"
#include "engine/base/text.h"
#include "engine/game/group.h"

namespace samegame::pictures {

namespace {

constexpr int cell_size = 24; // of the coordinates within the picture
constexpr int margin = 4;

std::string hex(std::uint32_t code) {
    std::array<char, 8> text{};
    std::snprintf(text.data(), text.size(), "#%06x", code);
    return text.data();
}

/// Cells with their places in pixels.
class BoardPicture {
public:
    BoardPicture(const Board& board, const BoardStyle& style) : m_board(board), m_style(style) {}

    int width() const { return 2 * margin + m_board.columns() * cell_size; }
    int height() const { return 2 * margin + m_board.rows() * cell_size; }

    std::string blocks() const {
        std::string svg;
        for (int row = m_board.rows() - 1; row >= 0; --row)
            for (int column = 0; column < m_board.columns(); ++column) {
                const Cell cell = cell_at(column, row);
                if (const Color color = m_board.color_at(cell); color != no_color)
                    svg += block(cell, color);
            }
        return svg;
    }

    /// The edges between cells of the mark and all others: a dark line on a light one, to be seen
    /// on every color.
    std::string outline(const MarkedCells& mark) const {
        std::string path;
        for (const Cell cell : mark.cells) {
            const int x0 = x(cell);
            const int y0 = y(cell);
            const auto edge = [&](int right, int up, int x1, int y1, int x2, int y2) {
                const Cell other = cell_at(cell.column + right, cell.row + up);
                if (std::ranges::find(mark.cells, other) == mark.cells.end())
                    path += "M" + std::to_string(x1) + "," + std::to_string(y1) + "L" +
                            std::to_string(x2) + "," + std::to_string(y2);
            };
            edge(-1, 0, x0, y0, x0, y0 + cell_size);
            edge(1, 0, x0 + cell_size, y0, x0 + cell_size, y0 + cell_size);
            edge(0, 1, x0, y0, x0 + cell_size, y0);
            edge(0, -1, x0, y0 + cell_size, x0 + cell_size, y0 + cell_size);
        }
        const char* dashes = mark.is_dashed ? " stroke-dasharray=\"6 5\"" : "";
        const auto stroke = [&](const char* color, const char* width, const char* pattern) {
            return "<path d=\"" + path + R"(" fill="none" stroke-linecap="round" stroke=")" +
                   color + "\" stroke-width=\"" + width + "\"" + pattern + "/>\n";
        };
        return svg::group(mark.name, stroke("#ffffff", "5", "") + stroke("#000000", "3", dashes));
    }

private:
    static int x(Cell cell) { return margin + cell.column * cell_size; }
    int y(Cell cell) const { return margin + (m_board.rows() - 1 - cell.row) * cell_size; }

    std::string block(Cell cell, Color color) const {
        const std::uint32_t code = m_style.block(color);
        const auto number = [](int value) { return std::to_string(value); };
        return "<rect x=\"" + number(x(cell) + 1) + "\" y=\"" + number(y(cell) + 1) +
               "\" width=\"" + number(cell_size - 2) + "\" height=\"" + number(cell_size - 2) +
               "\" rx=\"4\" fill=\"" + hex(code) + "\" stroke=\"#808080\"/>" + "<text x=\"" +
               number(x(cell) + cell_size / 2) + "\" y=\"" + number(y(cell) + cell_size / 2 + 4) +
               "\" text-anchor=\"middle\" fill=\"" + hex(ink_on(code)) + "\">" + number(color) +
               "</text>\n";
    }

    const Board& m_board;
    const BoardStyle& m_style;
};

/// The element with these attributes of its size and, behind the blocks, `ground`.
std::string element_of(const std::string& title, const BoardPicture& picture,
                       const std::vector<MarkedCells>& marks, const std::string& size,
                       const std::string& ground) {
    std::string svg = R"(<svg xmlns="http://www.w3.org/2000/svg" class="board" role="img" )" +
                      size + " viewBox=\"0 0 " + std::to_string(picture.width()) + " " +
                      std::to_string(picture.height()) +
                      "\" font-family=\"sans-serif\" font-size=\"11\">\n<title>" +
                      svg::escaped(title) + "</title>\n" + ground + picture.blocks();
    for (const MarkedCells& mark : marks)
        svg += picture.outline(mark);
    return svg + "</svg>\n";
}

} // namespace

std::string board_svg(const std::string& title, const Board& board,
                      const std::vector<MarkedCells>& marks) {
    const BoardStyle style;
    const BoardPicture picture(board, style);
    return element_of(title, picture, marks, "width=\"" + std::to_string(picture.width()) + "\"",
                      "");
}

std::string board_svg_file(const std::string& title, const Board& board,
                           const std::vector<MarkedCells>& marks, const BoardStyle& style) {
    const BoardPicture picture(board, style);
    const auto scaled = [&](int length) {
        return "\"" + fixed(static_cast<double>(length) * style.cell / cell_size, 2) + "\"";
    };
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" +
           element_of(title, picture, marks,
                      "width=" + scaled(picture.width()) + " height=" + scaled(picture.height()),
                      R"(<rect width="100%" height="100%" rx="6" fill=")" + hex(style.ground) +
                          "\"/>\n");
}

MarkedCells marked_group(const std::string& name, const Board& board, Move move, bool is_dashed) {
    return {name, group_at(board, move.cell).cells(), is_dashed};
}

} // namespace samegame::pictures
