#include "app/gui/charts/intervalchart.h"

#include <QCategoryAxis>
#include <QChart>
#include <QLineSeries>
#include <QValueAxis>

#include <algorithm>

#include "app/gui/basics/numbertext.h"

IntervalChart::IntervalChart(const QString& widestLabel, QWidget* parent)
    : ScoreChart(widestLabel, parent),
      m_places(new QCategoryAxis),
      m_values(new QValueAxis),
      m_reference(new QLineSeries),
      m_marks(new MarkLayer(chart())) {
    m_places->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    m_places->setGridLineVisible(false);
    m_marks->setZValue(4); // above the grid and the lines of Qt Charts
    setHorizontalAxis(m_places);
    setVerticalAxis(m_values);
    chart()->addSeries(m_reference);
    m_reference->attachAxis(m_places);
    m_reference->attachAxis(m_values);
    showNames();
    showRange();
    IntervalChart::takePalette(); // nothing overrides it yet
}

void IntervalChart::setPlaces(double end, std::vector<PlaceName> names) {
    if (end == m_end && names == m_placeNames)
        return; // laying out the labels of an axis is what costs most in a chart
    m_end = end;
    m_placeNames = std::move(names);
    showNames();
    showRange();
}

void IntervalChart::setSeries(std::vector<IntervalSeries> series) {
    const bool isUpdate =
        std::ranges::equal(series, m_series, [](const IntervalSeries& a, const IntervalSeries& b) {
            return a.name == b.name && a.style == b.style;
        });
    m_series = std::move(series);
    showRange();
    if (!isUpdate)
        takePalette(); // the legend names them
}

void IntervalChart::setReference(const QString& name, std::optional<double> value) {
    if (name == m_referenceName && value == m_referenceValue)
        return;
    m_referenceName = name;
    m_referenceValue = value;
    showRange();
    takePalette(); // the legend names it
}

std::pair<double, double> IntervalChart::valueRange() const {
    return {m_values->min(), m_values->max()};
}

/// An axis without new categories would go on showing the old ones.
void IntervalChart::showNames() {
    for (const QString& label : m_places->categoriesLabels())
        m_places->remove(label);
    m_places->setRange(0, m_end);
    m_places->setStartValue(-1);
    if (m_placeNames.empty())
        return;
    double widest = 0;
    for (const PlaceName& place : m_placeNames)
        widest = std::max<double>(widest, fontMetrics().horizontalAdvance(place.name));
    const double room = (widest + fontMetrics().averageCharWidth()) * m_end / plot().width();
    const double last = m_placeNames.back().place;
    double next = -m_end;
    for (const PlaceName& place : m_placeNames) {
        const bool isLast = place.place == last;
        if (!isLast && (place.place < next || place.place > last - room))
            continue;
        m_places->append(place.name, place.place);
        next = place.place + room;
    }
}

void IntervalChart::showRange() {
    std::optional<samegame::Interval> range;
    const auto include = [&range](double low, double high) {
        range = range ? samegame::Interval{std::min(range->low, low), std::max(range->high, high)}
                      : samegame::Interval{low, high};
    };
    for (const IntervalSeries& series : m_series)
        for (const IntervalMark& mark : series.marks) {
            include(mark.value, mark.value);
            if (mark.interval)
                include(mark.interval->low, mark.interval->high);
        }
    if (range && m_referenceValue)
        include(*m_referenceValue, *m_referenceValue);
    if (!range)
        range = {0, 1000};
    constexpr double least = 10; // or labels would be fractions
    const double missing = std::max(0.0, least - (range->high - range->low)) / 2;
    setAxisRange(m_values, range->low - missing, range->high + missing, verticalParts());
    m_reference->replace(m_referenceValue
                             ? QList<QPointF>{{0, *m_referenceValue}, {m_end, *m_referenceValue}}
                             : QList<QPointF>());
    showMarks();
}

void IntervalChart::showMarks() {
    const auto x = [this](double place) { return plot().left() + place / m_end * plot().width(); };
    const auto y = [this](double value) {
        return plot().bottom() -
               (value - m_values->min()) / (m_values->max() - m_values->min()) * plot().height();
    };
    std::vector<MarkLayer::Mark> marks;
    for (const IntervalSeries& series : m_series)
        for (const IntervalMark& mark : series.marks) {
            marks.push_back({{x(mark.place), y(mark.value)},
                             std::nullopt,
                             series.style,
                             seriesPen(palette(), series.style, 0).color()});
            if (mark.interval)
                marks.back().ends = {y(mark.interval->high), y(mark.interval->low)};
        }
    m_marks->setMarks(std::move(marks));
}

void IntervalChart::takePalette() {
    std::vector<LegendEntry> legend;
    const QPen line(palette().color(QPalette::WindowText), 1.5, Qt::DotLine);
    m_reference->setPen(line);
    if (m_referenceValue && !m_referenceName.isEmpty())
        legend.push_back({m_referenceName, line}); // first: what finds no room is left out
    for (const IntervalSeries& series : m_series) {
        QPen pen = seriesPen(palette(), series.style, 0);
        pen.setWidthF(1.5);
        legend.push_back({series.name, pen, series.style});
    }
    setLegend(legend);
    ScoreChart::takePalette();
    showMarks();
}

void IntervalChart::roomChanged() {
    showNames();
    showRange();
}
