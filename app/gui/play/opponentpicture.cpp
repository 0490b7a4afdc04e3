#include "app/gui/play/opponentpicture.h"

#include <QPainter>
#include <QPainterPath>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/boardpainter.h"
#include "app/gui/basics/colormath.h"

namespace {

// Faces are drawn on a block with sides of length 1.

void paintEyes(QPainter& painter, double fromMiddle, double y, double radius) {
    for (const double side : {-1.0, 1.0})
        painter.drawEllipse(QPointF(0.5 + side * fromMiddle, y), radius, radius);
}

void paintMouth(QPainter& painter, double halfWidth, double y, double depth, const QColor& ink) {
    QPainterPath mouth(QPointF(0.5 - halfWidth, y));
    mouth.quadTo(0.5, y + depth, 0.5 + halfWidth, y);
    painter.strokePath(mouth, QPen(ink, 0.08, Qt::SolidLine, Qt::RoundCap));
}

void paintGlasses(QPainter& painter, const QColor& ink) {
    QPainterPath glasses;
    for (const double x : {0.3, 0.7})
        glasses.addEllipse(QPointF(x, 0.43), 0.15, 0.15);
    glasses.moveTo(0.45, 0.43);
    glasses.lineTo(0.55, 0.43);
    painter.strokePath(glasses, QPen(ink, 0.07));
}

void paintCrown(QPainter& painter, const QColor& ink) {
    QPainterPath crown(QPointF(0.24, 0.36));
    for (const QPointF corner : {QPointF(0.2, 0.12), QPointF(0.36, 0.24), QPointF(0.5, 0.08),
                                 QPointF(0.64, 0.24), QPointF(0.8, 0.12), QPointF(0.76, 0.36)})
        crown.lineTo(corner);
    crown.closeSubpath();
    painter.fillPath(crown, ink);
}

void paintFace(QPainter& painter, Opponent opponent, const QColor& ink, const QColor& ground) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    switch (opponent) {
    case Opponent::Easy:
        paintEyes(painter, 0.18, 0.4, 0.075);
        paintMouth(painter, 0.24, 0.6, 0.26, ink);
        return;
    case Opponent::Medium:
        paintGlasses(painter, ink);
        paintEyes(painter, 0.2, 0.43, 0.055);
        paintMouth(painter, 0.15, 0.73, 0.1, ink);
        return;
    case Opponent::Hard:
        painter.drawRoundedRect(QRectF(0.1, 0.28, 0.8, 0.28), 0.12, 0.12);
        painter.setBrush(ground);
        paintEyes(painter, 0.18, 0.42, 0.075);
        paintMouth(painter, 0.18, 0.74, 0, ink);
        return;
    case Opponent::Master:
        paintCrown(painter, ink);
        paintEyes(painter, 0.17, 0.53, 0.065);
        paintMouth(painter, 0.2, 0.7, 0.16, ink);
        return;
    }
}

} // namespace

QPixmap opponentPicture(Opponent opponent, int size, qreal ratio, const QPalette& palette) {
    BoardTheme theme(palette);
    theme.set = BlockSet::Tiles;
    theme.showsGlyphs = false;
    const auto color = static_cast<samegame::Color>(static_cast<int>(opponent) + 1);
    const BoardGeometry geometry = BoardGeometry::ofOneCell(size, ratio);
    QPixmap picture(geometry.cellSize(), geometry.cellSize());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    BoardPainter(theme, geometry).paintBlocks(painter, {{{0, 0}, color}});
    painter.scale(geometry.cellSize(), geometry.cellSize());
    const QColor ground = theme.blockColor(color);
    paintFace(painter, opponent, needsLightInk(ground) ? Qt::white : QColor(32, 32, 32), ground);
    painter.end();
    picture.setDevicePixelRatio(ratio);
    return picture;
}
