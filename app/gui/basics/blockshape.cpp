#include "app/gui/basics/blockshape.h"

#include <QPoint>
#include <QPolygonF>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace {

/// Headings along an outline, clockwise on the screen; the cells lie to the right.
enum Heading { East, South, West, North };

constexpr std::array<QPoint, 4> ahead{QPoint(1, 0), QPoint(0, 1), QPoint(-1, 0), QPoint(0, -1)};

QPoint inward(int heading) {
    return ahead[static_cast<std::size_t>((heading + 1) % 4)];
}

/// A place where an outline turns.
struct Corner {
    QPoint vertex; ///< On the screen's grid: column from the left, row line from the top.
    int in = East;
    int out = East;
};

/// Walks along the edges between cells that are in the set and cells that are not.
class OutlineWalk {
public:
    OutlineWalk(const CellSet& cells, int rows) : m_cells(cells), m_rows(rows) {}

    bool contains(int x, int y) const { return m_cells.contains(x, m_rows - 1 - y); }
    bool startsTopEdge(int x, int y) const {
        return contains(x, y) && !contains(x, y - 1) && !wasVisited(x, y);
    }
    std::vector<Corner> loopFrom(QPoint start);

private:
    bool wasVisited(int x, int y) const {
        return (m_visited[static_cast<std::size_t>(y)] >> x & 1U) != 0;
    }
    bool hasEdge(QPoint vertex, int heading) const;

    const CellSet& m_cells;
    int m_rows;
    std::array<std::uint32_t, samegame::max_rows> m_visited{}; // top edges, by row from the top
};

bool OutlineWalk::hasEdge(QPoint vertex, int heading) const {
    // The cells right and left of the edge, as offsets from the vertex where it begins.
    static constexpr std::array<QPoint, 4> right{QPoint(0, 0), QPoint(-1, 0), QPoint(-1, -1),
                                                 QPoint(0, -1)};
    static constexpr std::array<QPoint, 4> left{QPoint(0, -1), QPoint(0, 0), QPoint(-1, 0),
                                                QPoint(-1, -1)};
    const QPoint in = vertex + right[static_cast<std::size_t>(heading)];
    const QPoint out = vertex + left[static_cast<std::size_t>(heading)];
    return contains(in.x(), in.y()) && !contains(out.x(), out.y());
}

std::vector<Corner> OutlineWalk::loopFrom(QPoint start) {
    std::vector<Corner> corners;
    QPoint vertex = start;
    int heading = East;
    do {
        if (heading == East)
            m_visited[static_cast<std::size_t>(vertex.y())] |= 1U << vertex.x();
        vertex += ahead[static_cast<std::size_t>(heading)];
        // Right turns first: where two cells touch at a corner, stay with the one at hand.
        int next = (heading + 1) % 4;
        if (!hasEdge(vertex, next))
            next = hasEdge(vertex, heading) ? heading : (heading + 3) % 4;
        if (next != heading)
            corners.push_back({vertex, heading, next});
        heading = next;
    } while (vertex != start || heading != East);
    return corners;
}

void addLoop(QPainterPath& path, const std::vector<Corner>& corners, const BoardGeometry& geometry,
             const OutlineStyle& style) {
    constexpr double circle = 0.5523; // control points of a cubic curve close to a quarter circle
    bool first = true;
    for (const Corner& corner : corners) {
        const bool convex = corner.out == (corner.in + 1) % 4;
        const double radius = convex ? style.convexRadius : style.concaveRadius;
        const QPointF in = ahead[static_cast<std::size_t>(corner.in)];
        const QPointF out = ahead[static_cast<std::size_t>(corner.out)];
        const bool isUpper = corner.in == East || corner.out == East;
        const QPointF bevel(0, isUpper ? style.upperInset : -style.lowerInset);
        const QPointF tip = geometry.origin() + corner.vertex * geometry.cellSize() +
                            style.inset * QPointF(inward(corner.in) + inward(corner.out)) + bevel;
        const QPointF from = tip - radius * in;
        const QPointF to = tip + radius * out;
        if (first)
            path.moveTo(from);
        else
            path.lineTo(from);
        first = false;
        path.cubicTo(from + circle * radius * in, to - circle * radius * out, to);
    }
    path.closeSubpath();
}

/// `corners` points on circles of radius `outer` and, between them, `inner`; the first at the top.
QPainterPath star(int corners, double outer, double inner) {
    QPolygonF points;
    for (int i = 0; i < 2 * corners; ++i) {
        const double angle = std::numbers::pi * i / corners;
        const double radius = i % 2 == 0 ? outer : inner;
        points << QPointF(radius * std::sin(angle), -radius * std::cos(angle));
    }
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

QPainterPath polygon(int corners, double radius) {
    return star(corners, radius, radius * std::cos(std::numbers::pi / corners));
}

QPainterPath disk(double radius) {
    QPainterPath path;
    path.addEllipse(QPointF(0, 0), radius, radius);
    return path;
}

/// Level bars around the given heights.
QPainterPath bars(double halfWidth, double halfHeight, const std::vector<double>& ys = {0}) {
    QPainterPath path;
    for (const double y : ys)
        path.addRoundedRect(QRectF(-halfWidth, y - halfHeight, 2 * halfWidth, 2 * halfHeight), 0.04,
                            0.04);
    return path;
}

std::array<QPainterPath, samegame::max_colors> makeGlyphs() {
    QPainterPath plus = bars(0.42, 0.13);
    plus.addPath(bars(0.13, 0.42));
    plus.setFillRule(Qt::WindingFill);
    QPainterPath ring = disk(0.42);
    ring.addPath(disk(0.22)); // odd-even filling leaves it open
    return {
        disk(0.38),
        polygon(4, 0.5),
        polygon(3, 0.5).translated(0, 0.08),
        plus,
        star(5, 0.5, 0.21).translated(0, 0.03),
        ring,
        bars(0.36, 0.36),
        bars(0.4, 0.12, {-0.2, 0.2}),
        QTransform().rotate(45).map(plus),
    };
}

/// As large as the square around the origin with sides of length 1 lets it be.
QPainterPath fitted(const QPainterPath& path) {
    const QRectF bounds = path.boundingRect();
    const double scale = 1 / std::max(bounds.width(), bounds.height());
    return QTransform::fromScale(scale, scale).map(path.translated(-bounds.center()));
}

std::array<QPainterPath, samegame::max_colors> makeForms() {
    QPainterPath plus = bars(0.5, 0.2);
    plus.addPath(bars(0.2, 0.5));
    plus.setFillRule(Qt::WindingFill);
    plus = plus.simplified(); // its outline is drawn too
    QPainterPath ring = disk(0.5);
    ring.addPath(disk(0.19));
    return {
        disk(0.5),
        polygon(4, 0.5),
        fitted(polygon(3, 0.5)),
        plus,
        fitted(star(5, 0.5, 0.27)),
        ring,
        bars(0.44, 0.44),
        bars(0.48, 0.2, {-0.27, 0.27}),
        fitted(QTransform().rotate(45).map(plus)),
    };
}

} // namespace

CellSet cellSetOf(const samegame::Group& group) {
    CellSet cells;
    for (const samegame::Cell cell : group.cells())
        cells.insert(cell);
    return cells;
}

std::vector<Block> blocksOf(const samegame::Board& board) {
    std::vector<Block> blocks;
    for (int column = 0; column < board.columns(); ++column) {
        for (int row = 0; row < board.height(column); ++row) {
            const samegame::Cell cell = samegame::cell_at(column, row);
            blocks.push_back({cell, board.color_at(cell)});
        }
    }
    return blocks;
}

std::vector<BlockShape> joinedShapes(const std::vector<Block>& blocks) {
    std::array<CellSet, samegame::max_colors + 1> left;
    for (const Block& block : blocks)
        left[block.color].insert(block.cell);

    std::vector<BlockShape> shapes;
    std::vector<QPoint> todo;
    for (const Block& block : blocks) {
        CellSet& rest = left[block.color];
        BlockShape shape{{}, block.color};
        todo.push_back({block.cell.column, block.cell.row});
        while (!todo.empty()) {
            const QPoint cell = todo.back();
            todo.pop_back();
            if (!rest.contains(cell.x(), cell.y()))
                continue;
            const auto column = static_cast<std::size_t>(cell.x());
            rest.columns[column] &= ~(1U << cell.y());
            shape.cells.columns[column] |= 1U << cell.y();
            for (const QPoint step : ahead)
                todo.push_back(cell + step);
        }
        if (shape.cells.contains(block.cell.column, block.cell.row))
            shapes.push_back(shape);
    }
    return shapes;
}

QPainterPath outlineOf(const CellSet& cells, const BoardGeometry& geometry,
                       const OutlineStyle& style) {
    QPainterPath path;
    OutlineWalk walk(cells, geometry.rows());
    for (int y = 0; y < geometry.rows(); ++y) {
        for (int x = 0; x < geometry.columns(); ++x) {
            if (walk.startsTopEdge(x, y))
                addLoop(path, walk.loopFrom({x, y}), geometry, style);
        }
    }
    return path;
}

const QPainterPath& blockGlyph(samegame::Color color) {
    static const auto glyphs = makeGlyphs();
    return glyphs[static_cast<std::size_t>(color - 1)];
}

const QPainterPath& blockForm(samegame::Color color) {
    static const auto forms = makeForms();
    return forms[static_cast<std::size_t>(color - 1)];
}
