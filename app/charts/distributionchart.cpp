#include "app/charts/distributionchart.h"

#include <QAreaSeries>
#include <QChart>
#include <QChartView>
#include <QEvent>
#include <QGraphicsLayout>
#include <QLegend>
#include <QLineSeries>
#include <QLocale>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace {

constexpr int mostBins = 80; // finer bins would be thinner than the outline
const QString percent =
    QStringLiteral(" %"); // of all playouts; localized formats take it literally

/// The outline of `histogram` in bins of `width`: scores against percent of all playouts.
QList<QPointF> outline(const samegame::ScoreHistogram& histogram, int width) {
    QList<QPointF> points;
    const auto bins = histogram.bins(width);
    if (bins.empty())
        return points;
    points << QPointF(bins.front().from, 0);
    for (const auto& bin : bins) {
        const double share =
            100.0 * static_cast<double>(bin.count) / static_cast<double>(histogram.count());
        points << QPointF(bin.from, share) << QPointF(bin.to, share);
    }
    points << QPointF(bins.back().to, 0);
    return points;
}

/// 1, 2 or 5 times a power of ten, so that about six of them span `range`.
double niceInterval(double range) {
    const double rough = std::max(range, 1e-9) / 6;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= rough)
            return factor * power;
    return 10 * power;
}

void setRange(QValueAxis* axis, double minimum, double maximum, const QString& unit = {}) {
    const double interval = niceInterval(maximum - minimum);
    axis->setTickType(QValueAxis::TicksDynamic);
    axis->setTickAnchor(0);
    axis->setTickInterval(interval);
    axis->setLabelFormat((interval < 1 ? "%.1f" : "%.0f") + unit);
    axis->setRange(minimum, maximum);
}

} // namespace

DistributionChart::DistributionChart(QWidget* parent)
    : QWidget(parent),
      m_chart(new QChart),
      m_scoreAxis(new QValueAxis),
      m_shareAxis(new QValueAxis),
      m_marker(new QLineSeries) {
    m_chart->setBackgroundVisible(false);
    m_chart->setMargins({0, 0, 0, 0});
    m_chart->setLocalizeNumbers(true);
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->legend()->detachFromChart(); // placed by placeParts(), which wastes less
    m_chart->legend()->setBackgroundVisible(false);
    m_chart->addAxis(m_scoreAxis, Qt::AlignBottom);
    m_chart->addAxis(m_shareAxis, Qt::AlignLeft);
    m_chart->addSeries(m_marker);
    m_marker->attachAxis(m_scoreAxis);
    m_marker->attachAxis(m_shareAxis);

    auto* view = new QChartView(m_chart);
    view->setFrameShape(QFrame::NoFrame);
    view->setRenderHint(QPainter::Antialiasing);
    view->setBackgroundBrush(Qt::NoBrush);
    view->viewport()->setAutoFillBackground(false);
    view->setMinimumSize(200, 90);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(view);
    setAccessibleName(tr("Distribution of final scores"));
    setDistributions({}, {});
    takePalette();
}

void DistributionChart::setDistributions(const QStringList& names,
                                         const std::vector<samegame::ScoreHistogram>& histograms) {
    if (names != m_names) {
        for (QAreaSeries* area : m_areas) {
            m_chart->removeSeries(area);
            delete area;
        }
        m_areas.clear();
        for (const QString& name : names)
            addDistribution(name);
        m_names = names;
        takePalette();
    }
    m_histograms = histograms;
    showBins();
    showMarker();
    describe();
}

void DistributionChart::setMarker(int score) {
    m_markedScore = score;
    showBins();
    showMarker();
}

void DistributionChart::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        takePalette();
    QWidget::changeEvent(event);
}

void DistributionChart::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeParts();
}

void DistributionChart::placeParts() {
    const QRectF area = rect(); // the view fills it
    const QFontMetricsF metrics(font());
    const double line = metrics.height();
    const double left = metrics.horizontalAdvance("00.0 %") + 8;
    m_chart->legend()->setGeometry(left, 0, area.width() - left, 1.6 * line);
    m_chart->setPlotArea({left, 2.1 * line, std::max(1.0, area.width() - left - 2 * line),
                          std::max(1.0, area.height() - 3.7 * line)});
}

void DistributionChart::addDistribution(const QString& name) {
    auto* area = new QAreaSeries;
    area->setUpperSeries(new QLineSeries(area));
    area->setName(name);
    m_chart->addSeries(area);
    area->attachAxis(m_scoreAxis);
    area->attachAxis(m_shareAxis);
    m_areas.push_back(area);
}

void DistributionChart::showBins() {
    samegame::ScoreHistogram all;
    for (const auto& histogram : m_histograms)
        all.merge(histogram);
    m_highest = 0;
    if (all.empty()) {
        for (QAreaSeries* area : m_areas)
            area->upperSeries()->clear();
        setRange(m_scoreAxis, std::min(0, m_markedScore), std::max(1000, m_markedScore));
        setRange(m_shareAxis, 0, 10, percent);
        return;
    }
    const int width = all.nice_width(mostBins);
    for (std::size_t i = 0; i < m_areas.size(); ++i) {
        const QList<QPointF> points = outline(m_histograms[i], width);
        for (const QPointF& point : points)
            m_highest = std::max(m_highest, point.y());
        m_areas[i]->upperSeries()->replace(points);
    }
    setRange(m_scoreAxis, std::min(all.minimum(), m_markedScore) - width,
             std::max(all.maximum(), m_markedScore) + width);
    setRange(m_shareAxis, 0, 1.05 * m_highest, percent);
}

void DistributionChart::showMarker() {
    m_marker->setName(tr("Own score: %1").arg(QLocale().toString(m_markedScore)));
    m_marker->replace(
        QList<QPointF>{QPointF(m_markedScore, 0), QPointF(m_markedScore, m_shareAxis->max())});
}

void DistributionChart::takePalette() {
    const QColor text = palette().color(QPalette::WindowText);
    const bool isDark = palette().color(QPalette::Window).lightness() < text.lightness();
    // Blue and orange stay apart in every kind of color vision (Okabe & Ito 2008).
    const QColor colors[] = {isDark ? QColor(86, 180, 233) : QColor(0, 114, 178),
                             isDark ? QColor(230, 159, 0) : QColor(213, 94, 0),
                             isDark ? QColor(0, 200, 150) : QColor(0, 130, 95)};
    const Qt::PenStyle styles[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine};
    for (std::size_t i = 0; i < m_areas.size(); ++i) {
        QColor fill = colors[i % std::size(colors)];
        m_areas[i]->setPen(QPen(fill, 2, styles[i % std::size(styles)]));
        fill.setAlpha(50);
        m_areas[i]->setBrush(fill);
    }
    m_marker->setPen(QPen(text, 2, Qt::DashDotLine));
    m_chart->legend()->setLabelColor(text);
    QColor grid = text;
    grid.setAlpha(40);
    for (QValueAxis* axis : {m_scoreAxis, m_shareAxis}) {
        axis->setLabelsColor(text);
        axis->setLinePenColor(text);
        axis->setGridLineColor(grid);
        axis->setLabelsFont(font());
    }
    m_chart->legend()->setFont(font());
}

void DistributionChart::describe() {
    QStringList parts;
    for (qsizetype i = 0; i < m_names.size(); ++i) {
        const auto& histogram = m_histograms[static_cast<std::size_t>(i)];
        if (!histogram.empty())
            parts << tr("%1: mean %2, best %3")
                         .arg(m_names[i], QLocale().toString(histogram.mean(), 'f', 0),
                              QLocale().toString(histogram.maximum()));
    }
    setAccessibleDescription(parts.join("; "));
}
