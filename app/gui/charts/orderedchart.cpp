#include "app/gui/charts/orderedchart.h"

#include <QAreaSeries>
#include <QChart>
#include <QChartView>
#include <QLineF>
#include <QLineSeries>
#include <QValueAxis>

#include <algorithm>
#include <utility>

#include "app/gui/basics/numbertext.h"

namespace {

constexpr int mostDots = 200;          // of a series; above, dots would be a thick line
constexpr double nearBoard = 12;       // pixels
constexpr double leastValueRange = 10; // of values, or labels would be fractions
constexpr double wholeWidth = 100;     // percent of the boards
constexpr int meanAlpha = 45;          // opacity, 255 for full

/// A value across the chart.
QList<QPointF> straight(double value) {
    return {{0, value}, {wholeWidth, value}};
}

} // namespace

OrderedChart::OrderedChart(QWidget* parent)
    : ScoreChart("−00,000", parent),
      m_shareAxis(new QValueAxis),
      m_valueAxis(new QValueAxis),
      m_zero(new QLineSeries) {
    setHorizontalAxis(m_shareAxis);
    setVerticalAxis(m_valueAxis);
    chart()->addSeries(m_zero);
    attach(m_zero, {m_shareAxis, m_valueAxis});
    followMouse();
    showRange();
    OrderedChart::takePalette(); // nothing overrides it yet
}

void OrderedChart::showZero() {
    m_hasZero = true;
    m_zero->replace(straight(0));
    showRange();
}

void OrderedChart::setValues(const std::vector<HistogramSeries>& series,
                             const std::vector<samegame::BoardValues>& values,
                             const QStringList& boards) {
    const bool isUpdate = series == m_series;
    m_series = series;
    m_values = values;
    m_boards = boards;
    forgetHovered();
    makeDrawn(series.size());
    showCurves();
    showRange();
    if (!isUpdate)
        takePalette(); // the legend names them
}

/// All bands come first, so that they lie below all curves.
void OrderedChart::makeDrawn(std::size_t count) {
    if (m_drawn.size() == count)
        return;
    for (const Drawn& gone : m_drawn) {
        for (QAbstractSeries* series :
             {static_cast<QAbstractSeries*>(gone.band), static_cast<QAbstractSeries*>(gone.mean),
              static_cast<QAbstractSeries*>(gone.curve)}) {
            chart()->removeSeries(series);
            delete series;
        }
        delete gone.dots;
    }
    m_drawn.assign(count, {});
    const auto add = [this](auto* series) {
        chart()->addSeries(series);
        attach(series, {m_shareAxis, m_valueAxis});
        return series;
    };
    for (Drawn& drawn : m_drawn) {
        auto* band = new QAreaSeries;
        band->setUpperSeries(new QLineSeries(band));
        band->setLowerSeries(new QLineSeries(band));
        drawn.band = add(band);
    }
    for (Drawn& drawn : m_drawn) {
        drawn.mean = add(new QLineSeries);
        drawn.curve = add(new QLineSeries);
        drawn.dots = new DotLayer(chart());
        drawn.dots->setZValue(4); // above the curves of Qt Charts
    }
}

/// Places are percent of the boards, so that few boards and many look alike.
void OrderedChart::showCurves() {
    for (std::size_t i = 0; i < m_drawn.size(); ++i) {
        Drawn& drawn = m_drawn[i];
        std::vector<std::pair<double, std::size_t>> ordered;
        for (const auto& [board, value] : m_values[i].by_board())
            ordered.emplace_back(value.mean(), board);
        std::ranges::sort(ordered);
        QList<QPointF> points;
        drawn.boards.clear();
        for (const auto& [value, board] : ordered) {
            const double place = static_cast<double>(drawn.boards.size()) + 0.5;
            points << QPointF(wholeWidth * place / static_cast<double>(ordered.size()), value);
            drawn.boards.push_back(board);
        }
        const auto interval = m_values[i].intervals().boards_like_these;
        drawn.curve->replace(points);
        drawn.mean->replace(ordered.empty() ? QList<QPointF>() : straight(m_values[i].mean()));
        drawn.band->upperSeries()->replace(interval ? straight(interval->high) : QList<QPointF>());
        drawn.band->lowerSeries()->replace(interval ? straight(interval->low) : QList<QPointF>());
    }
}

void OrderedChart::showRange() {
    std::optional<samegame::Interval> range;
    const auto include = [&range](double value) {
        range = range
                    ? samegame::Interval{std::min(range->low, value), std::max(range->high, value)}
                    : samegame::Interval{value, value};
    };
    for (const Drawn& drawn : m_drawn)
        for (const QLineSeries* line :
             {drawn.curve, drawn.band->upperSeries(), drawn.band->lowerSeries()})
            for (const QPointF& point : line->points())
                include(point.y());
    if (range && m_hasZero)
        include(0);
    if (!range)
        range = {0, 1000};
    const double missing = std::max(0.0, leastValueRange - (range->high - range->low)) / 2;
    setAxisRange(m_valueAxis, range->low - missing, range->high + missing, verticalParts());
    setAxisRange(m_shareAxis, 0, wholeWidth, horizontalParts());
    showDots();
}

void OrderedChart::showDots() {
    const auto place = [this](QPointF point) {
        const double height =
            (point.y() - m_valueAxis->min()) / (m_valueAxis->max() - m_valueAxis->min());
        return QPointF(plot().left() + point.x() / m_shareAxis->max() * plot().width(),
                       plot().bottom() - height * plot().height());
    };
    for (const Drawn& drawn : m_drawn) {
        QPolygonF dots;
        if (drawn.curve->count() <= mostDots)
            for (const QPointF& point : drawn.curve->points())
                dots << place(point);
        drawn.dots->setDots(dots);
    }
}

std::vector<double> OrderedChart::valuesOf(std::size_t series) const {
    std::vector<double> values;
    for (const QPointF& point : m_drawn[series].curve->points())
        values.push_back(point.y());
    return values;
}

QPoint OrderedChart::placeOf(std::size_t series, int place) const {
    const QPointF scene = chart()->mapToScene(m_drawn[series].dots->dot(place));
    return view()->viewport()->mapTo(this, view()->mapFromScene(scene));
}

/// The number of the series and of the dot in one.
std::optional<int> OrderedChart::itemAt(QPoint position) const {
    const QPoint inView = view()->viewport()->mapFrom(this, position);
    const QPointF place = chart()->mapFromScene(view()->mapToScene(inView));
    std::optional<int> found;
    double closest = nearBoard;
    for (std::size_t i = 0; i < m_drawn.size(); ++i) {
        const auto dot = m_drawn[i].dots->dotAt(place, closest);
        if (!dot)
            continue;
        closest = QLineF(m_drawn[i].dots->dot(*dot), place).length();
        found = static_cast<int>(i) * mostDots + *dot;
    }
    return found;
}

QString OrderedChart::headlineOf(int item) const {
    const auto series = static_cast<std::size_t>(item / mostDots);
    const Drawn& drawn = m_drawn[series];
    const int place = item % mostDots;
    const auto board = static_cast<qsizetype>(drawn.boards[static_cast<std::size_t>(place)]);
    return tr("%1, %2: %3", "policy, board, value")
        .arg(m_series[series].name, m_boards[board], numberText(drawn.curve->at(place).y(), 1));
}

void OrderedChart::showHovered() {
    for (std::size_t i = 0; i < m_drawn.size(); ++i) {
        const bool isHere = hovered() && *hovered() / mostDots == static_cast<int>(i);
        m_drawn[i].dots->highlight(isHere ? std::optional(*hovered() % mostDots) : std::nullopt);
    }
}

void OrderedChart::takePalette() {
    std::vector<LegendEntry> legend;
    for (std::size_t i = 0; i < m_drawn.size(); ++i) {
        QPen pen = seriesPen(palette(), m_series[i].color, m_series[i].dashes);
        legend.push_back({m_series[i].name, pen});
        m_drawn[i].curve->setPen(pen);
        m_drawn[i].dots->setColor(pen.color());
        pen.setWidthF(1);
        m_drawn[i].mean->setPen(pen);
        QColor fill = pen.color();
        fill.setAlpha(meanAlpha);
        m_drawn[i].band->setPen(Qt::NoPen);
        m_drawn[i].band->setBrush(fill);
    }
    m_zero->setPen(QPen(palette().color(QPalette::WindowText), 1.5, Qt::DotLine));
    setLegend(legend);
    ScoreChart::takePalette();
}
