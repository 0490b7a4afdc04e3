#include "app/gui/charts/convergencechart.h"

#include <QChart>
#include <QChartView>
#include <QLineF>
#include <QLineSeries>
#include <QLocale>
#include <QLogValueAxis>
#include <QMouseEvent>
#include <QToolTip>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "app/gui/basics/outsidetext.h"
#include "app/gui/charts/chartaxes.h"
#include "app/gui/charts/seriesstyle.h"

namespace {

constexpr double nearLine = 10; // pixels
constexpr int faint = 70;       // opacity, 255 for full
constexpr double dotSize = 3;   // pixels, from its middle

/// The names of the series that are drawn, by their numbers.
std::map<int, QString> seriesOf(const std::vector<ConvergenceCurve>& curves) {
    std::map<int, QString> series;
    for (const ConvergenceCurve& curve : curves)
        series[curve.series] = curve.group;
    return series;
}

/// The best score of the curve at `x`, if it has begun and not ended there.
std::optional<double> scoreAt(const QList<QPointF>& stairs, double x) {
    if (stairs.isEmpty() || x < stairs.front().x() || x > stairs.back().x())
        return std::nullopt;
    double score = stairs.front().y();
    for (const QPointF& point : stairs)
        if (point.x() <= x)
            score = point.y();
    return score;
}

} // namespace

ConvergenceChart::ConvergenceChart(QWidget* parent)
    : ScoreChart("−00,000", parent),
      m_decades(new DecadeLabels(chart())),
      m_linearAxis(new QValueAxis),
      m_logarithmicAxis(new QLogValueAxis),
      m_scoreAxis(new QValueAxis) {
    m_logarithmicAxis->setLabelsVisible(false);
    m_logarithmicAxis->setMinorTickCount(8);
    setHorizontalAxis(m_linearAxis);
    setHorizontalAxis(m_logarithmicAxis);
    setVerticalAxis(m_scoreAxis);
    view()->viewport()->setMouseTracking(true);
    view()->viewport()->installEventFilter(this);
    showAxes();
    showRange();
    ConvergenceChart::takePalette(); // nothing overrides it yet
}

void ConvergenceChart::setCurves(std::vector<ConvergenceCurve> curves) {
    const bool isUpdate =
        std::equal(curves.begin(), curves.end(), m_curves.begin(), m_curves.end(),
                   [](const auto& a, const auto& b) {
                       return a.number == b.number && a.group == b.group && a.series == b.series;
                   });
    m_curves = std::move(curves);
    if (!isUpdate)
        makeLines();
    showCurves();
    showRange();
    describe();
}

void ConvergenceChart::setUnit(Unit unit) {
    m_unit = unit;
    showAxes();
    showCurves();
    showRange();
}

void ConvergenceChart::setLogarithmic(bool isLogarithmic) {
    m_isLogarithmic = isLogarithmic;
    showAxes();
    showCurves();
    showRange();
}

void ConvergenceChart::highlight(const std::vector<int>& numbers) {
    m_highlighted = numbers;
    showPens();
}

double ConvergenceChart::valueOf(const samegame::ScorePoint& point) const {
    if (m_unit == Unit::Seconds)
        return std::max(point.seconds, 0.001); // a logarithm has no zero
    return std::max(1.0, static_cast<double>(point.playouts));
}

QAbstractAxis* ConvergenceChart::horizontalAxis() const {
    return m_isLogarithmic ? static_cast<QAbstractAxis*>(m_logarithmicAxis) : m_linearAxis;
}

QList<QPointF> ConvergenceChart::stairs(const ConvergenceCurve& curve) const {
    QList<QPointF> stairs;
    for (const samegame::ScorePoint& point : curve.points) {
        const double x =
            stairs.isEmpty() ? valueOf(point) : std::max(stairs.back().x(), valueOf(point));
        if (!stairs.isEmpty() && x == stairs.front().x())
            stairs.clear(); // what came before the first moment shown
        if (!stairs.isEmpty() && point.score != stairs.back().y())
            stairs << QPointF(x, stairs.back().y());
        stairs << QPointF(x, point.score);
    }
    return stairs;
}

void ConvergenceChart::makeLines() {
    for (QLineSeries* line : m_lines) {
        chart()->removeSeries(line);
        delete line;
    }
    m_lines.clear();
    for (std::size_t i = 0; i < m_curves.size(); ++i) {
        auto* line = new QLineSeries;
        chart()->addSeries(line);
        line->attachAxis(horizontalAxis());
        line->attachAxis(m_scoreAxis);
        m_lines.push_back(line);
    }
    takePalette();
}

void ConvergenceChart::showAxes() {
    for (QLineSeries* line : m_lines) {
        for (QAbstractAxis* axis : line->attachedAxes())
            if (axis != m_scoreAxis && axis != horizontalAxis())
                line->detachAxis(axis);
        if (!line->attachedAxes().contains(horizontalAxis()))
            line->attachAxis(horizontalAxis());
    }
    setHorizontalAxis(horizontalAxis());
    m_decades->setVisible(m_isLogarithmic);
    const bool isOfTime = m_unit == Unit::Seconds;
    setAxisNames(isOfTime ? tr("Seconds") : tr("Playouts"), tr("Best final score"));
    setAccessibleName(isOfTime ? tr("Best score of each run against time") // files are headed so
                               : tr("Best score of each run against playouts"));
}

void ConvergenceChart::showCurves() {
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const QList<QPointF> points = stairs(m_curves[i]);
        if (points == m_lines[i]->points())
            continue;
        m_lines[i]->replace(points);
        markEnd(m_lines[i]);
    }
}

void ConvergenceChart::markEnd(QLineSeries* line) {
    using Configuration = QXYSeries::PointConfiguration;
    line->clearPointsConfiguration();
    if (line->count() > 0)
        line->setPointConfiguration(
            line->count() - 1, {{Configuration::Visibility, true}, {Configuration::Size, dotSize}});
}

void ConvergenceChart::showRange() {
    double first = 1e18;
    double last = 0;
    double lowest = 1e18;
    double highest = -1e18;
    for (const QLineSeries* line : m_lines) {
        for (const QPointF& point : line->points()) {
            first = std::min(first, point.x());
            last = std::max(last, point.x());
            lowest = std::min(lowest, point.y());
            highest = std::max(highest, point.y());
        }
    }
    const bool isEmpty = last == 0;
    setAxisRange(m_linearAxis, 0, isEmpty ? 10 : last, horizontalParts());
    const int low = isEmpty ? 0 : static_cast<int>(std::floor(std::log10(first)));
    const int high = isEmpty ? 2 : std::max(low + 1, static_cast<int>(std::ceil(std::log10(last))));
    m_logarithmicAxis->setRange(std::pow(10.0, low), std::pow(10.0, high));
    m_decades->setAxis(plot(), low, high);
    setAxisRange(m_scoreAxis, isEmpty ? 0 : lowest, isEmpty ? 1000 : std::max(lowest + 10, highest),
                 verticalParts());
}

void ConvergenceChart::showPens() {
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        QPen pen = seriesPen(palette(), m_curves[i].series, m_curves[i].series);
        const int number = m_curves[i].number;
        const bool isChosen =
            number == m_hovered ||
            std::find(m_highlighted.begin(), m_highlighted.end(), number) != m_highlighted.end();
        QColor color = pen.color();
        if (!isChosen && !m_highlighted.empty())
            color.setAlpha(faint);
        pen.setColor(color);
        pen.setWidthF(isChosen ? 3 : 1.5);
        if (pen != m_lines[i]->pen())
            m_lines[i]->setPen(pen);
    }
}

void ConvergenceChart::takePalette() {
    showPens();
    std::vector<LegendEntry> legend;
    for (const auto& [series, group] : seriesOf(m_curves))
        legend.push_back({group, seriesPen(palette(), series, series)});
    setLegend(legend);
    m_decades->setLooks(font(), palette().color(QPalette::WindowText));
    ScoreChart::takePalette();
}

void ConvergenceChart::roomChanged() {
    showRange();
}

/// From its end, or up or down to it.
double ConvergenceChart::distanceTo(std::size_t curve, QPointF place) const {
    QLineSeries* line = m_lines[curve];
    if (line->count() == 0)
        return std::numeric_limits<double>::infinity();
    const auto shownAt = [&](QPointF value) { return chart()->mapToPosition(value, line); };
    const double toEnd = QLineF(shownAt(line->at(line->count() - 1)), place).length();
    const double x = chart()->mapToValue(place, line).x();
    const auto score = scoreAt(line->points(), x);
    return score ? std::min(toEnd, std::abs(shownAt({x, *score}).y() - place.y())) : toEnd;
}

std::optional<int> ConvergenceChart::runAt(QPoint position) const {
    const QPointF place =
        chart()->mapFromScene(view()->mapToScene(view()->viewport()->mapFrom(this, position)));
    std::optional<int> found;
    double closest = nearLine;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const double distance = distanceTo(i, place);
        if (distance < closest) {
            closest = distance;
            found = m_curves[i].number;
        }
    }
    return found;
}

bool ConvergenceChart::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseMove) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        showHovered(view()->viewport()->mapTo(this, mouse->position().toPoint()),
                    mouse->globalPosition().toPoint());
    } else if (event->type() == QEvent::Leave) {
        m_hovered.reset();
        showPens();
    }
    return ScoreChart::eventFilter(watched, event);
}

void ConvergenceChart::showHovered(QPoint position, QPoint globalPosition) {
    const std::optional<int> number = runAt(position);
    if (number == m_hovered)
        return;
    m_hovered = number;
    showPens();
    QString headline;
    for (const ConvergenceCurve& curve : m_curves)
        if (curve.number == number)
            headline = curve.headline;
    QToolTip::showText(globalPosition, plainToolTip(headline), this); // an empty text hides it
}

void ConvergenceChart::describe() {
    QStringList parts;
    for (const ConvergenceCurve& curve : m_curves)
        parts << curve.headline;
    setAccessibleDescription(parts.join("; "));
}
