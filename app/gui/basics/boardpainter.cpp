#include "app/gui/basics/boardpainter.h"

#include <QLinearGradient>
#include <QPaintEngine>
#include <QPixmap>
#include <QPixmapCache>
#include <QRadialGradient>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "app/gui/basics/colormath.h"

/// Draws blocks in the way of one set (BlockSet), in device pixels; a call draws all of them.
class BlockPainter {
public:
    virtual ~BlockPainter() = default;
    virtual void paint(QPainter& painter, const std::vector<Block>& blocks) const = 0;
};

namespace {

constexpr double smallestWithShadow = 14; // pixels
constexpr double smallestWithGloss = 11;

QColor light(double opacity) {
    return QColor::fromRgbF(1, 1, 1, static_cast<float>(opacity));
}

QColor shade(double opacity) {
    return QColor::fromRgbF(0, 0, 0, static_cast<float>(opacity));
}

void paintShadow(QPainter& painter, const QRectF& ball) {
    const double drop = ball.width() * 0.045;
    const QRectF place = ball.translated(0, drop);
    QRadialGradient gradient(place.center(), place.width() / 2 + drop);
    gradient.setColorAt(0.82, shade(0.4));
    gradient.setColorAt(1, shade(0));
    painter.setBrush(gradient);
    painter.drawEllipse(place.adjusted(-drop, -drop, drop, drop));
}

/// Lit from above on the left; the edge darkens, and some light comes back from below.
void paintBody(QPainter& painter, const QRectF& ball, const QColor& color) {
    const double size = ball.width();
    QRadialGradient gradient(ball.topLeft() + QPointF(0.5, 0.46) * size, 0.56 * size,
                             ball.topLeft() + QPointF(0.38, 0.3) * size);
    gradient.setColorAt(0, mixed(color, Qt::white, 0.34));
    gradient.setColorAt(0.45, mixed(color, Qt::white, 0.06));
    gradient.setColorAt(0.75, color);
    gradient.setColorAt(1, mixed(color, Qt::black, 0.38));
    painter.setBrush(gradient);
    painter.drawEllipse(ball);

    QRadialGradient bounce(ball.topLeft() + QPointF(0.5, 0.98) * size, 0.42 * size);
    bounce.setColorAt(0, light(needsLightInk(color) ? 0.3 : 0.4));
    bounce.setColorAt(1, light(0));
    painter.setBrush(bounce);
    painter.drawEllipse(ball.adjusted(size * 0.04, size * 0.04, -size * 0.04, -size * 0.04));
}

void paintGloss(QPainter& painter, const QRectF& ball) {
    const double size = ball.width();
    const QRectF place(ball.x() + 0.2 * size, ball.y() + 0.05 * size, 0.6 * size, 0.3 * size);
    QLinearGradient gradient(place.topLeft(), place.bottomLeft());
    gradient.setColorAt(0, light(0.8));
    gradient.setColorAt(1, light(0.06));
    painter.setBrush(gradient);
    painter.drawEllipse(place);
}

/// Around balls whose color is too near to that of the ground.
void paintRim(QPainter& painter, const QRectF& ball, const QColor& color) {
    const double width = std::max(1.0, ball.width() / 20);
    painter.setPen(QPen(color, width));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(ball.adjusted(width / 2, width / 2, -width / 2, -width / 2));
    painter.setPen(Qt::NoPen);
}

/// A glossy ball that fills `place` (a square, in pixels) but for its shadow and a hair's breadth
/// to its neighbors; smaller ones have fewer lights, so that they stay clear.
void paintBall(QPainter& painter, const QRectF& place, const QColor& color, const QColor& rim) {
    const double cell = place.width();
    const bool hasShadow = cell >= smallestWithShadow;
    const double gap = cell < 8 ? 0.25 : std::max(0.5, cell * (hasShadow ? 0.04 : 0.03));
    const QRectF ball = place.adjusted(gap, gap, -gap, -gap).translated(0, hasShadow ? -0.25 : 0);
    painter.setPen(Qt::NoPen);
    if (hasShadow)
        paintShadow(painter, ball);
    paintBody(painter, ball, color);
    if (rim.rgb() != color.rgb())
        paintRim(painter, ball, rim);
    if (cell >= smallestWithGloss)
        paintGloss(painter, ball);
}

constexpr double smallestGlyphOnBall = 10; // pixels of the ball; below, marks are smudges

/// The mark of a color on its block; `share` is its part of the block's width.
void paintGlyph(QPainter& painter, const QRectF& place, const BoardTheme& theme,
                samegame::Color color, double share) {
    painter.save();
    painter.translate(place.center());
    painter.scale(place.width() * share, place.width() * share);
    painter.fillPath(blockGlyph(color), theme.markColor(color));
    painter.restore();
}

/// Draws one block of a color into a square.
using Stamp = void(QPainter& painter, const QRectF& place, const BoardTheme& theme,
                   samegame::Color color);

/// BlockSet::Balls.
void stampBall(QPainter& painter, const QRectF& place, const BoardTheme& theme,
               samegame::Color color) {
    paintBall(painter, place, theme.blockColor(color), theme.rimColor(color));
    if (theme.showsGlyphs && place.width() >= smallestGlyphOnBall) // below the gloss
        paintGlyph(painter, place.translated(0, place.height() * 0.08), theme, color, 0.46);
}

/// BlockSet::Shapes.
void stampShape(QPainter& painter, const QRectF& place, const BoardTheme& theme,
                samegame::Color color) {
    const double cell = place.width();
    // Half of a stroke lies within the form; in small cells it must leave the color enough room.
    const double stroke = cell < 16 ? cell * 0.06 : std::round(cell * 0.15) / 2;
    const double gap = cell < 16 ? 0 : std::round(cell * 0.03);
    const double size = cell - 2 * gap - stroke;
    const QPainterPath form =
        QTransform::fromScale(size, size).map(blockForm(color)).translated(place.center());
    painter.setPen(QPen(theme.outline, stroke, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.setBrush(theme.blockColor(color));
    painter.drawPath(form);
}

/// The marks on the blocks of BlockSet::Tiles.
void stampGlyph(QPainter& painter, const QRectF& place, const BoardTheme& theme,
                samegame::Color color) {
    paintGlyph(painter, place, theme, color, 0.42);
}

/// Draws single blocks as copies of one picture for each color, which is drawn when first needed.
class StampPainter final : public BlockPainter {
public:
    StampPainter(const BoardTheme& theme, const BoardGeometry& geometry, Stamp* paintStamp)
        : m_theme(theme), m_geometry(geometry), m_paintStamp(paintStamp) {}

    void paint(QPainter& painter, const std::vector<Block>& blocks) const override {
        for (const Block& block : blocks)
            painter.drawPixmap(m_geometry.cellRect(block.cell), stamp(block.color));
    }

private:
    const QPixmap& stamp(samegame::Color color) const;

    BoardTheme m_theme;
    BoardGeometry m_geometry;
    Stamp* m_paintStamp;
    mutable std::array<QPixmap, samegame::max_colors> m_stamps;
};

const QPixmap& StampPainter::stamp(samegame::Color color) const {
    QPixmap& stamp = m_stamps[static_cast<std::size_t>(color - 1)];
    if (!stamp.isNull())
        return stamp;
    const int cell = m_geometry.cellSize();
    stamp = QPixmap(cell, cell);
    stamp.fill(Qt::transparent);
    QPainter painter(&stamp);
    painter.setRenderHint(QPainter::Antialiasing);
    m_paintStamp(painter, QRectF(0, 0, cell, cell), m_theme, color);
    return stamp;
}

/// BlockSet::Tiles: touching blocks of one color are one piece with a beveled edge; gaps stand only
/// between pieces.
class TilePainter final : public BlockPainter {
public:
    TilePainter(const BoardTheme& theme, const BoardGeometry& geometry)
        : m_theme(theme), m_geometry(geometry), m_glyphs(theme, geometry, stampGlyph) {}

    void paint(QPainter& painter, const std::vector<Block>& blocks) const override {
        for (const BlockShape& shape : joinedShapes(blocks))
            paintPiece(painter, shape);
        if (m_theme.showsGlyphs)
            m_glyphs.paint(painter, blocks);
    }

private:
    void paintPiece(QPainter& painter, const BlockShape& shape) const;
    void paintShape(QPainter& painter, const BlockShape& shape) const;

    BoardTheme m_theme;
    BoardGeometry m_geometry;
    StampPainter m_glyphs;
};

/// The rectangle of cells around a shape.
QRect cellsAround(const CellSet& cells) {
    QRect around;
    for (int column = 0; column < samegame::max_columns; ++column)
        if (const std::uint32_t rows = cells.columns[static_cast<std::size_t>(column)]; rows != 0)
            around |= QRect(QPoint(column, std::countr_zero(rows)),
                            QPoint(column, static_cast<int>(std::bit_width(rows)) - 1));
    return around;
}

/// Most pieces are the same before and after a move, so their pictures are kept.
void TilePainter::paintPiece(QPainter& painter, const BlockShape& shape) const {
    const QTransform& way = painter.deviceTransform();
    const bool isWhole = way.type() <= QTransform::TxTranslate &&
                         way.dx() == std::round(way.dx()) && way.dy() == std::round(way.dy());
    if (!isWhole || painter.paintEngine()->type() != QPaintEngine::Raster)
        return paintShape(painter, shape);
    const QRect cells = cellsAround(shape.cells);
    const auto placeOf = [this](const QPoint& cell) {
        return m_geometry.cellRect(samegame::cell_at(cell.x(), cell.y()));
    };
    const QRect place = placeOf(cells.topLeft()) | placeOf(cells.bottomRight());
    QString key = QStringLiteral("tile %1 %2 %3 %4 %5")
                      .arg(m_theme.blockColor(shape.color).rgba())
                      .arg(m_theme.rimColor(shape.color).rgba())
                      .arg(m_theme.ground.rgba())
                      .arg(m_geometry.cellSize())
                      .arg(cells.height());
    for (int column = cells.left(); column <= cells.right(); ++column)
        key += ' ' + QString::number(
                         shape.cells.columns[static_cast<std::size_t>(column)] >> cells.top(), 16);
    QPixmap picture;
    if (!QPixmapCache::find(key, &picture)) {
        picture = QPixmap(place.size());
        picture.fill(Qt::transparent);
        QPainter onPicture(&picture);
        onPicture.setRenderHint(QPainter::Antialiasing);
        onPicture.translate(-place.topLeft());
        paintShape(onPicture, shape);
        onPicture.end();
        QPixmapCache::insert(key, picture);
    }
    painter.drawPixmap(place.topLeft(), picture);
}

void TilePainter::paintShape(QPainter& painter, const BlockShape& shape) const {
    const QColor color = m_theme.blockColor(shape.color);
    const QColor rim = m_theme.rimColor(shape.color);
    const double bevel = std::max(1.0, std::round(m_geometry.cellSize() / 22.0));
    // Where the color itself does not stand out from the ground, its edges do.
    const auto edge = [&](const QColor& usual) {
        const bool standsOut =
            rim.rgb() == color.rgb() || contrastRatio(usual, m_theme.ground) >= leastContrast;
        return standsOut ? usual : rim;
    };

    // Three layers: all of it lit, then all but the upper edges shaded, then the face between.
    OutlineStyle style = blockOutline(m_geometry);
    const QPainterPath whole = outlineOf(shape.cells, m_geometry, style);
    painter.fillPath(whole, edge(mixed(color, Qt::white, 0.45)));
    style.upperInset = bevel;
    painter.fillPath(outlineOf(shape.cells, m_geometry, style),
                     edge(mixed(color, Qt::black, 0.28)));
    style.lowerInset = bevel;
    const QRectF bounds = whole.controlPointRect();
    QLinearGradient face(bounds.topLeft(), bounds.bottomLeft());
    face.setColorAt(0, mixed(color, Qt::white, 0.12));
    face.setColorAt(1, mixed(color, Qt::black, 0.08));
    painter.fillPath(outlineOf(shape.cells, m_geometry, style), face);
    if (rim.rgb() == color.rgb())
        return;
    painter.save(); // the face reaches the sides
    painter.setClipPath(whole);
    painter.strokePath(whole, QPen(rim, 2 * bevel));
    painter.restore();
}

/// The painter of the theme's set.
std::unique_ptr<BlockPainter> makeBlockPainter(const BoardTheme& theme,
                                               const BoardGeometry& geometry) {
    switch (theme.set) {
    case BlockSet::Balls:
        return std::make_unique<StampPainter>(theme, geometry, stampBall);
    case BlockSet::Shapes:
        return std::make_unique<StampPainter>(theme, geometry, stampShape);
    case BlockSet::Tiles:
        break;
    }
    return std::make_unique<TilePainter>(theme, geometry);
}

/// The blocks of a group, moved to the corner of a board of their own.
struct LoneGroup {
    std::vector<Block> blocks;
    int rows = 0;
    int columns = 0;
};

LoneGroup loneGroupOf(const samegame::Group& group, samegame::Color color) {
    const std::vector<samegame::Cell> cells = group.cells();
    const auto [lowest, highest] = std::ranges::minmax(cells, {}, &samegame::Cell::row);
    LoneGroup lone{
        {}, highest.row - lowest.row + 1, group.last_column() - group.first_column() + 1};
    for (const samegame::Cell cell : cells)
        lone.blocks.push_back(
            {samegame::cell_at(cell.column - group.first_column(), cell.row - lowest.row), color});
    return lone;
}

constexpr double usualCell = 0.46;      // share of a picture's height
constexpr double leastDrawnCell = 4;    // pixels; below, blocks are drawn so large and made smaller
constexpr double roomAroundCells = 0.5; // what BoardGeometry leaves, both sides together

constexpr int leastGlyphCell = 11; // pixels; a glyph in a smaller cell is a blot

/// An outline that stands out from the ground, and within it another one where the blocks need the
/// other ink.
void paintMark(QPainter& painter, const samegame::Group& group, const QColor& color,
               const QColor& ground, const BoardGeometry& geometry) {
    const double width = std::max(2.0, geometry.cellSize() * 0.1);
    OutlineStyle style = blockOutline(geometry);
    const auto shrink = [&] {
        style.inset += width / 2;
        style.convexRadius = std::max(0.0, style.convexRadius - width / 2);
    };
    painter.setBrush(Qt::NoBrush);
    const auto addLine = [&](const QColor& ink) {
        shrink();
        painter.setPen(QPen(ink, width));
        painter.drawPath(outlineOf(cellSetOf(group), geometry, style));
        shrink();
    };
    const auto inkOn = [](const QColor& paper) {
        return contrastRatio(Qt::white, paper) > contrastRatio(Qt::black, paper) ? Qt::white
                                                                                 : Qt::black;
    };
    addLine(inkOn(ground));
    if (inkOn(color) != inkOn(ground))
        addLine(inkOn(color));
}

} // namespace

OutlineStyle blockOutline(const BoardGeometry& geometry) {
    const int cell = geometry.cellSize();
    const int inset = std::max(cell > 8 ? 1 : 0, static_cast<int>(std::lround(cell * 0.035)));
    return {static_cast<double>(inset), cell * 0.2, cell * 0.12};
}

QPixmap blockPicture(const BoardTheme& theme, samegame::Color color, int size, qreal pixelRatio) {
    BoardTheme strong = theme;
    strong.showsGlyphs = true;
    strong.hasStrongMarks = true;
    const BoardGeometry geometry = BoardGeometry::ofOneCell(size, pixelRatio);
    QPixmap picture(geometry.cellSize(), geometry.cellSize());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    makeBlockPainter(strong, geometry)->paint(painter, {{{0, 0}, color}});
    painter.end();
    picture.setDevicePixelRatio(pixelRatio);
    return picture;
}

QPixmap groupPicture(const BoardTheme& theme, samegame::Color color, const samegame::Group& group,
                     QSize size, qreal pixelRatio) {
    const LoneGroup lone = loneGroupOf(group, color);
    const double cell = std::max(
        leastDrawnCell, std::min({usualCell * size.height(), 1.0 * size.height() / lone.rows,
                                  1.0 * size.width() / lone.columns}));
    const QSize drawnSize(static_cast<int>(std::ceil((lone.columns + roomAroundCells) * cell)),
                          static_cast<int>(std::ceil((lone.rows + roomAroundCells) * cell)));
    BoardTheme plain = theme;
    plain.showsGlyphs = false; // smudges in blocks so small
    const BoardGeometry geometry(drawnSize, pixelRatio, lone.rows, lone.columns);
    QPixmap drawn(geometry.deviceSize());
    drawn.fill(Qt::transparent);
    QPainter blocks(&drawn);
    blocks.setRenderHint(QPainter::Antialiasing);
    makeBlockPainter(plain, geometry)->paint(blocks, lone.blocks);
    blocks.end();

    const QRect seen = geometry.boardRect();
    const QSize room = (QSizeF(size) * pixelRatio).toSize();
    QPixmap picture(room);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QSize fitting = seen.width() > room.width() || seen.height() > room.height()
                              ? seen.size().scaled(room, Qt::KeepAspectRatio)
                              : seen.size();
    const QPoint corner((room.width() - fitting.width()) / 2,
                        (room.height() - fitting.height()) / 2);
    painter.drawPixmap(QRect(corner, fitting), drawn, seen);
    painter.end();
    picture.setDevicePixelRatio(pixelRatio);
    return picture;
}

BoardPainter::BoardPainter(const BoardTheme& theme, const BoardGeometry& geometry)
    : m_theme(theme), m_geometry(geometry), m_blocks(makeBlockPainter(theme, geometry)) {}

void BoardPainter::paintGround(QPainter& painter) const {
    const double cell = m_geometry.cellSize();
    const double largest = 12 * m_geometry.ratio();
    const double margin = std::round(std::min(cell * 0.18, largest));
    const double stroke = std::max(1.0, std::floor(m_geometry.ratio()));
    const QRectF ground = QRectF(m_geometry.boardRect()).adjusted(-margin, -margin, margin, margin);
    painter.setPen(QPen(m_theme.groundFrame, stroke));
    painter.setBrush(m_theme.ground);
    const double radius = std::min(cell * 0.2 + margin, 1.5 * largest);
    painter.drawRoundedRect(ground.adjusted(stroke / 2, stroke / 2, -stroke / 2, -stroke / 2),
                            radius, radius);
}

void BoardPainter::paintBlocks(QPainter& painter, const std::vector<Block>& blocks) const {
    m_blocks->paint(painter, blocks);
}

void BoardPainter::paintVeil(QPainter& painter, const CellSet& cells, double strength) const {
    QColor veil = m_theme.ground;
    veil.setAlphaF(static_cast<float>(strength));
    for (int column = 0; column < m_geometry.columns(); ++column) {
        for (int row = 0; row < m_geometry.rows(); ++row) {
            if (cells.contains(column, row))
                painter.fillRect(m_geometry.cellRect(samegame::cell_at(column, row)), veil);
        }
    }
}

QImage boardImage(const samegame::Board& board, int cellSize, const BoardTheme& theme,
                  const samegame::Group& marked) {
    const int margin = (cellSize + 1) / 2; // as much as BoardGeometry leaves free
    const QSize size(board.columns() * cellSize + margin, board.rows() * cellSize + margin);
    const BoardGeometry geometry(size, 1, board.rows(), board.columns());
    BoardTheme fitting = theme;
    fitting.showsGlyphs = theme.showsGlyphs && cellSize >= leastGlyphCell;
    QImage image(size, QImage::Format_RGB32);
    image.fill(theme.ground);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    BoardPainter(fitting, geometry).paintBlocks(painter, blocksOf(board));
    if (!marked.empty())
        paintMark(painter, marked, theme.blockColor(board.color_at(marked.move().cell)),
                  theme.ground, geometry);
    return image;
}
