#include "app/gui/basics/stamppainters.h"

#include <algorithm>
#include <cmath>

#include "app/gui/basics/ballpainting.h"
#include "app/gui/basics/blockglyph.h"
#include "app/gui/basics/colorink.h"

namespace {

constexpr double smallestGlyphOnBall = 10; // pixels of the ball; below, marks are smudges

/// The mark of a color on its block; `share` is its part of the block's width.
void paintGlyph(QPainter& painter, const QRectF& place, const BoardTheme& theme,
                samegame::Color color, double share) {
    const bool isLight = needsLightInk(theme.blockColor(color));
    const double opacity = std::min(1.0, (isLight ? 0.31 : 0.22) * theme.glyphStrength);
    painter.save();
    painter.translate(place.center());
    painter.scale(place.width() * share, place.width() * share);
    painter.setOpacity(opacity);
    painter.fillPath(blockGlyph(color), isLight ? Qt::white : Qt::black);
    painter.restore();
}

} // namespace

StampPainter::StampPainter(const BoardTheme& theme, const BoardGeometry& geometry)
    : m_theme(theme), m_geometry(geometry) {}

void StampPainter::paint(QPainter& painter, const std::vector<Block>& blocks) const {
    for (const Block& block : blocks)
        painter.drawPixmap(m_geometry.cellRect(block.cell), stamp(block.color));
}

const QPixmap& StampPainter::stamp(samegame::Color color) const {
    QPixmap& stamp = m_stamps[static_cast<std::size_t>(color - 1)];
    if (!stamp.isNull())
        return stamp;
    const int cell = m_geometry.cellSize();
    stamp = QPixmap(cell, cell);
    stamp.fill(Qt::transparent);
    QPainter painter(&stamp);
    painter.setRenderHint(QPainter::Antialiasing);
    paintStamp(painter, QRectF(0, 0, cell, cell), color);
    return stamp;
}

void BallPainter::paintStamp(QPainter& painter, const QRectF& place, samegame::Color color) const {
    paintBall(painter, place, theme().blockColor(color));
    if (theme().showsGlyphs && place.width() >= smallestGlyphOnBall) // below the gloss
        paintGlyph(painter, place.translated(0, place.height() * 0.08), theme(), color, 0.46);
}

void ShapePainter::paintStamp(QPainter& painter, const QRectF& place, samegame::Color color) const {
    const double cell = place.width();
    // Half of a line lies within the form; in small cells it must leave the color enough room.
    const double line = cell < 16 ? cell * 0.06 : std::round(cell * 0.15) / 2;
    const double gap = cell < 16 ? 0 : std::round(cell * 0.03);
    const double size = cell - 2 * gap - line;
    const QPainterPath form =
        QTransform::fromScale(size, size).map(blockForm(color)).translated(place.center());
    painter.setPen(QPen(theme().outline, line, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.setBrush(theme().blockColor(color));
    painter.drawPath(form);
}

void GlyphPainter::paintStamp(QPainter& painter, const QRectF& place, samegame::Color color) const {
    paintGlyph(painter, place, theme(), color, 0.42);
}
