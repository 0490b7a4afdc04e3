#include "app/gui/board/boardoverlay.h"

#include <QFontInfo>
#include <QFontMetricsF>

#include <algorithm>
#include <array>

#include "app/gui/basics/boardpainter.h"

namespace {

const QColor pillFill(16, 18, 24, 200);
const QColor uncertainPillFill(16, 18, 24, 150);

QRectF boundsOf(const samegame::Group& group, const BoardGeometry& geometry) {
    QRect bounds;
    for (const samegame::Cell cell : group.cells())
        bounds |= geometry.cellRect(cell);
    return bounds;
}

} // namespace

samegame::Cell centerCell(const samegame::Group& group) {
    const auto cells = group.cells();
    double column = 0;
    double row = 0;
    for (const samegame::Cell cell : cells) {
        column += cell.column;
        row += cell.row;
    }
    column /= group.size();
    row /= group.size();
    const auto distance = [column, row](samegame::Cell cell) {
        return (cell.column - column) * (cell.column - column) +
               (cell.row - row) * (cell.row - row);
    };
    return *std::min_element(cells.begin(), cells.end(),
                             [&](auto a, auto b) { return distance(a) < distance(b); });
}

BoardOverlay::BoardOverlay(QPainter& painter, const BoardGeometry& geometry, const QFont& font)
    : m_painter(painter),
      m_geometry(geometry),
      m_font(font),
      m_unit(std::max(1.0, geometry.cellSize() / 28.0)) {}

QPainterPath BoardOverlay::outline(const CellSet& cells) const {
    OutlineStyle style = blockOutline(m_geometry);
    style.inset = 0;
    return outlineOf(cells, m_geometry, style);
}

void BoardOverlay::strokeTwice(const QPainterPath& path, double width, Qt::PenStyle style) {
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(
        QPen(overlayink::dark, width + 2 * m_unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPath(path);
    m_painter.setPen(QPen(overlayink::light, width, style, Qt::FlatCap, Qt::RoundJoin));
    m_painter.drawPath(path);
}

QFont BoardOverlay::fontOf(double pixelSize, QFont::Weight weight) const {
    QFont font = m_font;
    font.setPixelSize(std::max(1, static_cast<int>(pixelSize + 0.5)));
    font.setWeight(weight);
    return font;
}

void BoardOverlay::paintHovered(const samegame::Group& group) {
    const QPainterPath path = outline(group);
    m_painter.fillPath(path, QColor(255, 255, 255, 50));
    strokeTwice(path, 1.6 * m_unit);
}

void BoardOverlay::paintMarked(const samegame::Group& group) {
    const QPainterPath path = outline(group);
    strokeTwice(path, 4.2 * m_unit);
    m_painter.setPen(
        QPen(overlayink::dark, 1.4 * m_unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPath(path);
}

void BoardOverlay::paintSelected(const samegame::Group& group) {
    const QPainterPath path = outline(group);
    m_painter.fillPath(path, QColor(255, 255, 255, 40));
    strokeTwice(path, 3 * m_unit);
}

void BoardOverlay::paintStep(const CellSet& cells, int number) {
    const QPainterPath path = outline(cells);
    m_painter.setOpacity(std::max(0.3, 1.1 - 0.1 * number));
    strokeTwice(path, (number == 1 ? 2.8 : std::max(0.8, 1.8 - 0.15 * number)) * m_unit);
    m_painter.setOpacity(1);
}

void BoardOverlay::paintCursor(samegame::Cell cell) {
    const double inset = 3 * m_unit;
    const QRectF rect = QRectF(m_geometry.cellRect(cell)).adjusted(inset, inset, -inset, -inset);
    const double radius = m_geometry.cellSize() * 0.16;
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    strokeTwice(path, 2.2 * m_unit);
}

void BoardOverlay::paintCandidateOutline(const samegame::Group& group,
                                         const CandidateLabel& label) {
    m_painter.setOpacity(label.isUncertain ? 0.5 : label.isBest ? 1 : 0.8);
    strokeTwice(outline(group), (label.isBest ? 2.4 : 1.2) * m_unit,
                label.isUncertain ? Qt::DashLine : Qt::SolidLine);
    m_painter.setOpacity(1);
}

void BoardOverlay::paintCandidateLabel(const samegame::Group& group, const CandidateLabel& label) {
    const bool isBest = label.isBest;
    const double ratio = m_geometry.ratio();
    const double cell = m_geometry.cellSize();
    // As large as a third of the cell, or less, so that the text is no wider than its cell.
    const QFont::Weight weight = isBest              ? QFont::Bold
                                 : label.isUncertain ? QFont::Normal
                                                     : QFont::DemiBold;
    const double emWidth = QFontMetricsF(fontOf(100, weight)).horizontalAdvance(label.text) / 100;
    const double fitting = std::min(cell * 0.34, cell * 0.9 / std::max(emWidth, 0.1));
    const double large = std::clamp(fitting, 9 * ratio, 22 * ratio);
    const double small = std::clamp(cell * 0.22, 8 * ratio, 15 * ratio);
    const QFont largeFont = fontOf(large, weight);
    const QFont smallFont = fontOf(small, QFont::Normal);
    const bool hasDetail = !label.detail.isEmpty() && cell >= 28 * ratio;

    double width = QFontMetricsF(largeFont).horizontalAdvance(label.text);
    if (hasDetail)
        width = std::max(width, QFontMetricsF(smallFont).horizontalAdvance(label.detail));
    const double textHeight = 1.12 * large;
    const double height = textHeight + (hasDetail ? 1.12 * small : 0);
    QRectF pill(0, 0, width + 0.5 * large, height + 0.25 * large);
    pill.moveCenter(QRectF(m_geometry.cellRect(centerCell(group))).center());
    const QSizeF board(m_geometry.deviceSize());
    pill.moveLeft(std::clamp(pill.left(), 0.0, std::max(0.0, board.width() - pill.width())));
    pill.moveTop(std::clamp(pill.top(), 0.0, std::max(0.0, board.height() - pill.height())));
    const bool covers = std::any_of(m_labels.begin(), m_labels.end(),
                                    [&](const QRectF& other) { return other.intersects(pill); });
    if (covers || !QRectF({}, board).contains(pill))
        return;
    QRectF whole(0, 0, width, height);
    whole.moveCenter(pill.center());
    m_labels.push_back(whole);

    m_painter.setPen(isBest ? QPen(overlayink::best, 1.4 * m_unit) : QPen(Qt::NoPen));
    m_painter.setBrush(label.isUncertain ? uncertainPillFill : pillFill);
    m_painter.drawRoundedRect(pill, 0.35 * large, 0.35 * large);
    m_painter.setOpacity(label.isUncertain ? 0.85 : 1);
    m_painter.setPen(isBest ? overlayink::best : QColor(Qt::white));
    m_painter.setFont(largeFont);
    const QRectF text(pill.left(), pill.center().y() - height / 2, pill.width(), textHeight);
    m_painter.drawText(text, Qt::AlignCenter, label.text);
    if (hasDetail) {
        m_painter.setFont(smallFont);
        m_painter.setPen(QColor(255, 255, 255, 215));
        m_painter.drawText(QRectF(text.left(), text.bottom(), text.width(), height - textHeight),
                           Qt::AlignCenter, label.detail);
    }
    m_painter.setOpacity(1);
}

void BoardOverlay::paintBadge(const samegame::Group& group, const QString& text) {
    const QFont font = fontOf(QFontInfo(m_font).pixelSize() * m_geometry.ratio(), QFont::Medium);
    const QFontMetricsF metrics(font);
    const double padding = 0.45 * metrics.height();
    const QRectF widget(QPointF(0, 0), m_geometry.deviceSize());
    const QRectF around = boundsOf(group, m_geometry);
    const double gap = 4 * m_unit;
    QRectF badge(0, 0, metrics.horizontalAdvance(text) + 2 * padding, 1.5 * metrics.height());
    if (badge.width() > widget.width())
        return;

    const QPointF center = around.center();
    const QPointF half(badge.width() / 2, badge.height() / 2);
    const std::array<QPointF, 4> places{
        QPointF(center.x(), around.top() - gap - half.y()),
        QPointF(center.x(), around.bottom() + gap + half.y()),
        QPointF(around.right() + gap + half.x(), center.y()),
        QPointF(around.left() - gap - half.x(), center.y()),
    };
    const auto inWidget = [&](QPointF at) {
        badge.moveCenter(at);
        badge.moveLeft(
            std::clamp(badge.left(), 0.0, std::max(0.0, widget.right() - badge.width())));
        return widget.contains(badge) && !badge.intersects(around);
    };
    if (std::none_of(places.begin(), places.end(), inWidget))
        badge.moveCenter({center.x(), around.top() + gap + half.y()});

    m_painter.setPen(QPen(QColor(255, 255, 255, 90), m_unit));
    m_painter.setBrush(QColor(24, 27, 34, 235));
    m_painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2);
    m_painter.setPen(Qt::white);
    m_painter.setFont(font);
    m_painter.drawText(badge, Qt::AlignCenter, text);
}
