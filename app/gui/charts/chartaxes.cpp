#include "app/gui/charts/chartaxes.h"

#include <QCategoryAxis>
#include <QFontMetricsF>
#include <QLocale>
#include <QLogValueAxis>
#include <QPainter>
#include <QRegularExpression>
#include <QStringList>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <initializer_list>

#include "app/gui/basics/numbertext.h"
#include "engine/stats/nice_step.h"

namespace {

QString labelFormat(double interval, const QString& unit) {
    return QStringLiteral("%.%1f").arg(samegame::decimals_of(interval)) + unit;
}

constexpr double hours = 24; // of a day

/// In days; each is at most twice the one before, so that there is always a mark in sight.
constexpr std::initializer_list<double> intervals = {
    1 / hours, 2 / hours, 3 / hours, 6 / hours, 12 / hours, 1,   2,   4,    7,
    14,        28,        56,        112,       224,        365, 730, 1460, 2920};

double intervalFor(double first, double last, int parts) {
    const bool isOneDay = std::floor(first) == std::floor(last);
    for (const double interval : intervals)
        if ((isOneDay || interval >= 1) && last - first <= std::max(2, parts) * interval)
            return interval;
    return *std::prev(intervals.end());
}

QString labelAt(double place, double interval) {
    const QDate date = QDate::fromJulianDay(static_cast<qint64>(std::floor(place + 1e-6)));
    if (interval >= 1)
        return QLocale().toString(date, QLocale::ShortFormat);
    const auto hour = static_cast<int>(std::lround((place - std::floor(place + 1e-6)) * hours));
    return QLocale().toString(QTime(hour, 0), QLocale::ShortFormat);
}

constexpr double gap = 4; // pixels between the labels and the plot

/// The value in the format that setAxisRange gave the axis: "%.1f %".
QString textOf(double value, const QString& format) {
    static const QRegularExpression pattern("^%\\.(\\d+)f(.*)$");
    const auto match = pattern.match(format);
    return numberText(value, match.captured(1).toInt()) + match.captured(2);
}

QString decadeText(int exponent) {
    return QLocale().toString(std::pow(10.0, exponent), 'f', std::max(0, -exponent));
}

/// The interval of the tick marks, and where they begin.
std::pair<double, double> ticksOf(const QValueAxis& axis) {
    if (axis.tickType() == QValueAxis::TicksDynamic)
        return {axis.tickInterval(), axis.tickAnchor()};
    return {(axis.max() - axis.min()) / std::max(1, axis.tickCount() - 1), axis.min()};
}

} // namespace

void setAxisRange(QValueAxis* axis, double minimum, double maximum, int parts,
                  const QString& unit) {
    const double interval =
        samegame::nice_step(std::max(maximum - minimum, 1e-9), std::max(1, parts));
    const auto [low, high] = samegame::rounded_outward({minimum, maximum}, interval / 2);
    const QString format = labelFormat(interval, unit);
    if (axis->tickType() != QValueAxis::TicksDynamic)
        axis->setTickType(QValueAxis::TicksDynamic);
    if (axis->labelFormat() != format)
        axis->setLabelFormat(format);
    // Never both a fine interval and a wide range: the axis would make thousands of labels.
    if (high - low > axis->max() - axis->min()) {
        axis->setTickInterval(interval);
        axis->setRange(low, high);
    } else {
        axis->setRange(low, high);
        axis->setTickInterval(interval);
    }
}

double placeOnDateAxis(const QDateTime& when) {
    constexpr double milliseconds = 86'400'000; // of a day
    return static_cast<double>(when.date().toJulianDay()) +
           when.time().msecsSinceStartOfDay() / milliseconds;
}

void setDateRange(QCategoryAxis* axis, const QDateTime& first, const QDateTime& last, int parts) {
    const double from = placeOnDateAxis(first);
    const double to = placeOnDateAxis(last);
    const double interval = intervalFor(from, to, parts);
    const double room = std::max(0.5 / hours, 0.02 * (to - from));
    const double low = from - room;
    const double high = to + room;
    const double halfLabel = (high - low) / (3 * std::max(1, parts));
    for (const QString& label : axis->categoriesLabels())
        axis->remove(label);
    axis->setRange(low, high);
    axis->setStartValue(low - interval);
    const double firstMark = std::ceil(low / interval) * interval;
    for (double mark = firstMark; mark <= high; mark += interval)
        if (mark == firstMark || mark < high - halfLabel) // or half of it would be cut
            axis->append(labelAt(mark, interval), mark);
}

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
    if (const auto* decades = qobject_cast<QLogValueAxis*>(axis)) {
        const auto lowest = static_cast<int>(std::lround(std::log10(decades->min())));
        const auto count = static_cast<int>(std::lround(std::log10(decades->max()))) - lowest;
        for (int i = 0; count > 0 && i <= count; ++i)
            m_labels.push_back({static_cast<double>(i) / count, i, decadeText(lowest + i)});
        return;
    }
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

/// A label at an end of the horizontal axis moves until it is within the picture.
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

/// All labels, or every second, third, … if they would overlap.
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
