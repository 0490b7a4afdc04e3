#include "app/gui/play/resultpictures.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/boardpainter.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/sharedtexts.h"

namespace {

constexpr int blockGap = 4;  // pixels between a block and its text
constexpr int entryGap = 12; // pixels between two colors

constexpr double curveEdge = 5; // pixels free around the curve
constexpr double bestDot = 4;   // pixels, the radius

} // namespace

QString textOf(const ColorLeft& left) {
    const QString blocks = ColorsLeft::tr("%1 %2", "number of blocks left, their color")
                               .arg(numberText(left.blocks), colorName(left.color));
    return left.points == 0 ? blocks : blocks + ' ' + numberText(left.points);
}

ColorsLeft::ColorsLeft(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Blocks left"));
    connect(CurrentLook::instance(), &CurrentLook::changed, this, [this] { setColors(m_colors); });
}

void ColorsLeft::setColors(const std::vector<ColorLeft>& colors) {
    m_colors = colors;
    QStringList texts;
    for (const ColorLeft& left : colors)
        texts << textOf(left);
    setAccessibleDescription(SharedText::list(texts));
    setToolTip(tr("Blocks left of each color, and what they cost"));
    updateGeometry();
    update();
}

int ColorsLeft::blockSize() const {
    return fontMetrics().height();
}

int ColorsLeft::entryWidth(const ColorLeft& left) const {
    return blockSize() + blockGap + fontMetrics().horizontalAdvance(textOf(left));
}

/// From the left; mirrored when they are painted.
std::vector<QRect> ColorsLeft::entries(int width) const {
    std::vector<QRect> places;
    QPoint next(0, 0);
    for (const ColorLeft& left : m_colors) {
        const QSize size(entryWidth(left), blockSize());
        if (next.x() > 0 && next.x() + size.width() > width)
            next = {0, next.y() + size.height() + blockGap};
        places.emplace_back(next, size);
        next.rx() += size.width() + entryGap;
    }
    return places;
}

int ColorsLeft::heightForWidth(int width) const {
    const std::vector<QRect> places = entries(width);
    return places.empty() ? 0 : places.back().bottom() + 1;
}

QSize ColorsLeft::sizeHint() const {
    int width = 0;
    for (const ColorLeft& left : m_colors)
        width += entryWidth(left) + entryGap;
    return {std::max(0, width - entryGap), blockSize()};
}

QSize ColorsLeft::minimumSizeHint() const {
    int width = 0;
    for (const ColorLeft& left : m_colors)
        width = std::max(width, entryWidth(left));
    return {width, blockSize()};
}

void ColorsLeft::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

void ColorsLeft::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const BoardTheme theme(palette());
    painter.setPen(palette().color(foregroundRole()));
    const std::vector<QRect> places = entries(width());
    for (std::size_t i = 0; i < places.size(); ++i) {
        const QRect entry = QStyle::visualRect(layoutDirection(), rect(), places[i]);
        const QRect block = QStyle::alignedRect(layoutDirection(), Qt::AlignLeft | Qt::AlignTop,
                                                {blockSize(), blockSize()}, entry);
        painter.drawPixmap(block.topLeft(), blockPicture(theme, m_colors[i].color, blockSize(),
                                                         devicePixelRatioF()));
        painter.drawText(
            entry,
            QStyle::visualAlignment(layoutDirection(), Qt::AlignRight | Qt::AlignVCenter) |
                Qt::AlignAbsolute,
            textOf(m_colors[i]));
    }
}

ResultCurve::ResultCurve(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Score after each move"));
}

void ResultCurve::setGame(const std::vector<int>& scores, int endPoints, int best) {
    m_heights = scores;
    if (!m_heights.empty() && endPoints != 0) {
        m_heights.back() -= endPoints; // the last move, then the end
        m_heights.push_back(scores.back());
    }
    m_best = best;
    setToolTip(best > 0 ? tr("The score after each move; the dot is the largest group, move %1")
                              .arg(numberText(best))
                        : accessibleName());
    update();
}

QSize ResultCurve::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 24, fontMetrics().height() * 5 / 2};
}

void ResultCurve::paintEvent(QPaintEvent*) {
    if (m_heights.size() < 2)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(curveEdge, curveEdge, -curveEdge, -curveEdge);
    const auto [low, high] = std::minmax_element(m_heights.begin(), m_heights.end());
    const double lowest = std::min(0, *low);
    const double range = std::max(1.0, *high - lowest);
    const auto heightOf = [&](double score) {
        return area.bottom() - (score - lowest) / range * area.height();
    };
    QPolygonF curve;
    for (std::size_t i = 0; i < m_heights.size(); ++i)
        curve << QPointF(area.left() + area.width() * static_cast<double>(i) /
                                           static_cast<double>(m_heights.size() - 1),
                         heightOf(m_heights[i]));
    QColor fill = palette().color(QPalette::Highlight);
    const QColor ink = fill;
    fill.setAlphaF(0.2F);
    QPainterPath below;
    below.addPolygon(curve);
    below.lineTo(area.right(), heightOf(0));
    below.lineTo(area.left(), heightOf(0));
    painter.fillPath(below, fill);
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.drawLine(QPointF(area.left(), heightOf(0)), QPointF(area.right(), heightOf(0)));
    painter.setPen(QPen(ink, 1.5));
    painter.drawPolyline(curve);
    if (m_best <= 0 || m_best >= curve.size())
        return;
    painter.setPen(QPen(palette().color(QPalette::Window), 1));
    painter.setBrush(palette().color(foregroundRole()));
    painter.drawEllipse(curve[m_best], bestDot, bestDot);
}
