#include "app/gui/charts/convergencechart.h"

#include <QAreaSeries>
#include <QChart>
#include <QChartView>
#include <QLineF>
#include <QLineSeries>
#include <QLogValueAxis>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "app/gui/basics/sharedtexts.h"

namespace {

constexpr double nearCurve = 10; // pixels
constexpr int faint = 70;        // opacity, 255 for full
constexpr double dotSize = 3;    // pixels, from its middle
constexpr int bandAlpha = 45;    // opacity, 255 for full
constexpr double meanWidth = 3;  // pixels

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
      m_linearAxis(new QValueAxis),
      m_logarithmicAxis(new QLogValueAxis),
      m_scoreAxis(new QValueAxis) {
    m_logarithmicAxis->setMinorTickCount(8);
    setHorizontalAxis(m_linearAxis);
    setHorizontalAxis(m_logarithmicAxis);
    setVerticalAxis(m_scoreAxis);
    followMouse();
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
        makeSeries();
    showCurves();
    showMeans();
    showRange();
    describe();
}

void ConvergenceChart::setScale(Unit unit, bool isLogarithmic) {
    m_unit = unit;
    m_isLogarithmic = isLogarithmic;
    showAxes();
    showCurves();
    showMeans();
    showRange();
}

void ConvergenceChart::setHasMeans(bool hasMeans) {
    if (hasMeans == m_hasMeans)
        return;
    m_hasMeans = hasMeans;
    showMeans();
    showRange();
    showPens();
}

std::vector<ConvergenceChart::Mean> ConvergenceChart::means() const {
    std::vector<Mean> means;
    for (const auto& [series, group] : seriesOf(m_curves)) {
        std::vector<QList<QPointF>> runs;
        for (const ConvergenceCurve& curve : m_curves)
            if (curve.series == series)
                runs.push_back(stairs(curve));
        Mean mean{group, series, static_cast<int>(runs.size()), meanOf(runs)};
        if (!mean.curve.mean.isEmpty())
            means.push_back(std::move(mean));
    }
    return means;
}

/// Makes as many lines and bands as there are means, and gives them their points.
void ConvergenceChart::showMeans() {
    const std::vector<Mean> means = m_hasMeans ? this->means() : std::vector<Mean>();
    while (m_bands.size() > means.size()) {
        for (QAbstractSeries* series : {static_cast<QAbstractSeries*>(m_bands.back()),
                                        static_cast<QAbstractSeries*>(m_meanLines.back())}) {
            chart()->removeSeries(series);
            delete series;
        }
        m_bands.pop_back();
        m_meanLines.pop_back();
    }
    while (m_bands.size() < means.size()) {
        auto* band = new QAreaSeries;
        band->setUpperSeries(new QLineSeries(band));
        band->setLowerSeries(new QLineSeries(band));
        auto* line = new QLineSeries;
        for (QAbstractSeries* series :
             {static_cast<QAbstractSeries*>(band), static_cast<QAbstractSeries*>(line)}) {
            chart()->addSeries(series);
            attach(series, {horizontalAxis(), m_scoreAxis});
        }
        m_bands.push_back(band);
        m_meanLines.push_back(line);
    }
    m_meanSeries.clear();
    for (std::size_t i = 0; i < means.size(); ++i) {
        m_meanSeries.push_back(means[i].series);
        m_bands[i]->upperSeries()->replace(means[i].curve.high);
        m_bands[i]->lowerSeries()->replace(means[i].curve.low);
        m_meanLines[i]->replace(means[i].curve.mean);
    }
    showPens();
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

void ConvergenceChart::makeSeries() {
    while (m_drawn.size() > m_curves.size()) {
        chart()->removeSeries(m_drawn.back());
        delete m_drawn.back();
        m_drawn.pop_back();
    }
    while (m_drawn.size() < m_curves.size()) {
        auto* drawn = new QLineSeries;
        chart()->addSeries(drawn);
        attach(drawn, {horizontalAxis(), m_scoreAxis});
        m_drawn.push_back(drawn);
    }
    takePalette();
}

void ConvergenceChart::showAxes() {
    for (QLineSeries* drawn : m_drawn)
        attach(drawn, {horizontalAxis(), m_scoreAxis});
    for (std::size_t i = 0; i < m_bands.size(); ++i) {
        attach(m_bands[i], {horizontalAxis(), m_scoreAxis});
        attach(m_meanLines[i], {horizontalAxis(), m_scoreAxis});
    }
    setHorizontalAxis(horizontalAxis());
    const bool isOfTime = m_unit == Unit::Seconds;
    setAxisNames(isOfTime ? tr("Seconds") : tr("Playouts"), tr("Best final score"));
    setAccessibleName(isOfTime ? tr("Best score of each run against time") // files are headed so
                               : tr("Best score of each run against playouts"));
}

void ConvergenceChart::showCurves() {
    for (std::size_t i = 0; i < m_drawn.size(); ++i) {
        const QList<QPointF> points = stairs(m_curves[i]);
        if (points == m_drawn[i]->points())
            continue;
        m_drawn[i]->replace(points);
        markEnd(m_drawn[i]);
    }
}

void ConvergenceChart::markEnd(QLineSeries* drawn) {
    using Configuration = QXYSeries::PointConfiguration;
    drawn->clearPointsConfiguration();
    if (drawn->count() > 0)
        drawn->setPointConfiguration(drawn->count() - 1, {{Configuration::Visibility, true},
                                                          {Configuration::Size, dotSize}});
}

void ConvergenceChart::showRange() {
    double first = 1e18;
    double last = 0;
    double lowest = 1e18;
    double highest = -1e18;
    for (const QLineSeries* drawn : m_drawn) {
        for (const QPointF& point : drawn->points()) {
            first = std::min(first, point.x());
            last = std::max(last, point.x());
            lowest = std::min(lowest, point.y());
            highest = std::max(highest, point.y());
        }
    }
    for (const QAreaSeries* band : m_bands) {
        for (const QPointF& point : band->lowerSeries()->points())
            lowest = std::min(lowest, point.y());
        for (const QPointF& point : band->upperSeries()->points())
            highest = std::max(highest, point.y());
    }
    const bool isEmpty = last == 0;
    setAxisRange(m_linearAxis, 0, isEmpty ? 10 : last, horizontalParts());
    const int low = isEmpty ? 0 : static_cast<int>(std::floor(std::log10(first)));
    const int high = isEmpty ? 2 : std::max(low + 1, static_cast<int>(std::ceil(std::log10(last))));
    m_logarithmicAxis->setRange(std::pow(10.0, low), std::pow(10.0, high));
    setAxisRange(m_scoreAxis, isEmpty ? 0 : lowest, isEmpty ? 1000 : std::max(lowest + 10, highest),
                 verticalParts());
}

void ConvergenceChart::showPens() {
    for (std::size_t i = 0; i < m_drawn.size(); ++i) {
        QPen pen = seriesPen(palette(), m_curves[i].series, m_curves[i].series);
        const int number = m_curves[i].number;
        const bool isChosen =
            number == hovered() ||
            std::find(m_highlighted.begin(), m_highlighted.end(), number) != m_highlighted.end();
        QColor color = pen.color();
        if (!isChosen && (!m_highlighted.empty() || m_hasMeans))
            color.setAlpha(faint);
        pen.setColor(color);
        pen.setWidthF(isChosen ? 3 : 1.5);
        if (pen != m_drawn[i]->pen())
            m_drawn[i]->setPen(pen);
    }
    for (std::size_t i = 0; i < m_meanSeries.size(); ++i) {
        QPen pen = seriesPen(palette(), m_meanSeries[i], m_meanSeries[i]);
        QColor fill = pen.color();
        fill.setAlpha(bandAlpha);
        m_bands[i]->setPen(Qt::NoPen);
        m_bands[i]->setBrush(fill);
        pen.setWidthF(meanWidth);
        m_meanLines[i]->setPen(pen);
    }
}

void ConvergenceChart::takePalette() {
    showPens();
    std::vector<LegendEntry> legend;
    for (const auto& [series, group] : seriesOf(m_curves))
        legend.push_back({group, seriesPen(palette(), series, series)});
    setLegend(legend);
    ScoreChart::takePalette();
}

/// The distance to the end of the curve, or up or down to the curve, in pixels.
double ConvergenceChart::distanceTo(std::size_t curve, QPointF place) const {
    QLineSeries* drawn = m_drawn[curve];
    if (drawn->count() == 0)
        return std::numeric_limits<double>::infinity();
    const auto shownAt = [&](QPointF value) { return chart()->mapToPosition(value, drawn); };
    const double toEnd = QLineF(shownAt(drawn->at(drawn->count() - 1)), place).length();
    const double x = chart()->mapToValue(place, drawn).x();
    const auto score = scoreAt(drawn->points(), x);
    return score ? std::min(toEnd, std::abs(shownAt({x, *score}).y() - place.y())) : toEnd;
}

std::optional<int> ConvergenceChart::runAt(QPoint position) const {
    const QPointF place =
        chart()->mapFromScene(view()->mapToScene(view()->viewport()->mapFrom(this, position)));
    std::optional<int> found;
    double closest = nearCurve;
    for (std::size_t i = 0; i < m_drawn.size(); ++i) {
        const double distance = distanceTo(i, place);
        if (distance < closest) {
            closest = distance;
            found = m_curves[i].number;
        }
    }
    return found;
}

QString ConvergenceChart::headlineOf(int number) const {
    const auto curve = std::ranges::find(m_curves, number, &ConvergenceCurve::number);
    return curve == m_curves.end() ? QString() : curve->headline;
}

void ConvergenceChart::describe() {
    QStringList parts;
    for (const ConvergenceCurve& curve : m_curves)
        parts << curve.headline;
    setAccessibleDescription(SharedText::listOfClauses(parts));
}
