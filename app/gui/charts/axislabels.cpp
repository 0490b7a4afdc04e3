#include "app/gui/charts/axislabels.h"

#include <QCategoryAxis>
#include <QFontMetricsF>
#include <QPainter>
#include <QRegularExpression>
#include <QStringList>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

#include "app/gui/basics/numbertext.h"

namespace {

constexpr double gap = 4; // pixels between the labels and the plot

/// A value as the axis' format says, which is that of setAxisRange: "%.1f %".
QString textOf(double value, const QString& format) {
    static const QRegularExpression pattern("^%\\.(\\d+)f(.*)$");
    const auto match = pattern.match(format);
    return numberText(value, match.captured(1).toInt()) + match.captured(2);
}

/// The interval of the tick marks, and where they begin.
std::pair<double, double> ticksOf(const QValueAxis& axis) {
    if (axis.tickType() == QValueAxis::TicksDynamic)
        return {axis.tickInterval(), axis.tickAnchor()};
    return {(axis.max() - axis.min()) / std::max(1, axis.tickCount() - 1), axis.min()};
}

} // namespace

AxisLabels::AxisLabels(Qt::Orientation orientation, QGraphicsItem* parent)
    : QGraphicsItem(parent), m_orientation(orientation) {}

void AxisLabels::setLooks(const QFont& font, const QColor& color) {
    m_font = font;
    m_color = color;
    update();
}

void AxisLabels::setAxis(QAbstractAxis* axis) {
    m_labels.clear();
    update();
    const auto* values = qobject_cast<QValueAxis*>(axis);
    if (values == nullptr)
        return;
    const double range = values->max() - values->min();
    if (auto* categories = qobject_cast<QCategoryAxis*>(axis)) {
        int number = 0;
        for (const QString& text : categories->categoriesLabels())
            m_labels.push_back(
                {(categories->endValue(text) - categories->min()) / range, number++, text});
        return;
    }
    const auto [interval, anchor] = ticksOf(*values);
    if (interval <= 0 || range / interval > 1000)
        return;
    constexpr double slack = 1e-6; // of an interval
    const double first = std::ceil((values->min() - anchor) / interval - slack);
    const double last = std::floor((values->max() - anchor) / interval + slack);
    for (double number = first; number <= last; ++number) {
        const double value = anchor + number * interval;
        m_labels.push_back({(value - values->min()) / range, static_cast<int>(number),
                            textOf(value, values->labelFormat())});
    }
}

void AxisLabels::setRoom(const QRectF& plot, const QRectF& room) {
    prepareGeometryChange();
    m_plot = plot;
    m_room = room;
    update();
}

double AxisLabels::widest() const {
    const QFontMetricsF metrics(m_font);
    double widest = 0;
    for (const Label& label : m_labels)
        widest = std::max(widest, metrics.horizontalAdvance(label.text));
    return widest;
}

/// Below the plot a label at an end is moved as far as it takes to stay in the picture.
QRectF AxisLabels::areaOf(const Label& label) const {
    const QFontMetricsF metrics(m_font);
    QRectF area(0, 0, metrics.horizontalAdvance(label.text), metrics.height());
    if (m_orientation == Qt::Vertical) {
        area.moveRight(m_plot.left() - gap);
        area.moveTop(m_plot.bottom() - label.share * m_plot.height() - area.height() / 2);
        return area;
    }
    const double middle = m_plot.left() + label.share * m_plot.width();
    const double rightmost = m_room.right() - area.width();
    area.moveLeft(
        std::clamp(middle - area.width() / 2, m_room.left(), std::max(m_room.left(), rightmost)));
    area.moveTop(m_plot.bottom() + gap);
    return area;
}

/// All of them, or every second, third, … where they would lie on each other.
std::vector<AxisLabels::Placed> AxisLabels::placed() const {
    const double apart = m_orientation == Qt::Vertical
                             ? 0
                             : QFontMetricsF(m_font).horizontalAdvance(QStringLiteral("  "));
    for (int step = 1;; ++step) {
        std::vector<Placed> labels;
        bool overlaps = false;
        for (const Label& label : m_labels) {
            if (label.number % step != 0)
                continue;
            const QRectF area = areaOf(label);
            if (!m_room.contains(area))
                continue;
            overlaps |= !labels.empty() &&
                        labels.back().area.adjusted(-apart, 0, apart, 0).intersects(area);
            labels.push_back({area, label.text});
        }
        if (!overlaps)
            return labels;
    }
}

QStringList AxisLabels::shown() const {
    QStringList texts;
    for (const Placed& label : placed())
        texts << label.text;
    return texts;
}

void AxisLabels::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setFont(m_font);
    painter->setPen(m_color);
    painter->setLayoutDirection(Qt::LeftToRight); // or the minus sign would stand behind
    const double ascent = QFontMetricsF(m_font).ascent();
    for (const Placed& label : placed())
        painter->drawText(label.area.topLeft() + QPointF(0, ascent), label.text);
}
