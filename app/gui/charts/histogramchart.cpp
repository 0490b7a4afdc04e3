#include "app/gui/charts/histogramchart.h"

#include <QAreaSeries>
#include <QChart>
#include <QLineSeries>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <map>

#include "app/gui/basics/columntable.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/sharedtexts.h"

namespace {

constexpr int fewestBins = 10;
constexpr int mostBins = 80;  // finer bins would be thinner than the outline
constexpr int mostFilled = 2; // more areas on each other look like mud

/// The rule of Rice: 2 n^(1/3) bins for n numbers.
int binsFor(std::uint64_t count) {
    const auto bins = static_cast<int>(2 * std::cbrt(static_cast<double>(count)));
    return std::clamp(bins, fewestBins, mostBins);
}

double percentOf(std::uint64_t count, const samegame::ScoreHistogram& histogram) {
    return 100.0 * static_cast<double>(count) / static_cast<double>(histogram.count());
}

/// The outline of `histogram` in bins of `width`: scores against percent of all scores.
QList<QPointF> outline(const samegame::ScoreHistogram& histogram, int width) {
    QList<QPointF> points;
    const auto bins = histogram.bins(width);
    if (bins.empty())
        return points;
    points.reserve(static_cast<qsizetype>(2 * bins.size() + 2));
    points << QPointF(bins.front().from, 0);
    for (const auto& bin : bins) {
        const double share = percentOf(bin.count, histogram);
        points << QPointF(bin.from, share) << QPointF(bin.to, share);
    }
    points << QPointF(bins.back().to, 0);
    return points;
}

} // namespace

HistogramChart::HistogramChart(const QString& shareName, QWidget* parent)
    : ScoreChart("000.0 %", parent),
      m_scoreAxis(new QValueAxis),
      m_shareAxis(new QValueAxis),
      m_marker(new QLineSeries),
      m_reference(new QLineSeries) {
    setHorizontalAxis(m_scoreAxis);
    setVerticalAxis(m_shareAxis);
    for (QLineSeries* line : {m_marker, m_reference}) {
        chart()->addSeries(line);
        attach(line, {m_scoreAxis, m_shareAxis});
    }
    setAccessibleName(SharedText::scoreDistribution());
    setAxisNames(tr("Final score"), shareName);
    showRange();
    HistogramChart::takePalette(); // nothing overrides it yet
}

void HistogramChart::setHistograms(const std::vector<HistogramSeries>& series,
                                   std::span<const samegame::ScoreHistogram> histograms) {
    if (series != m_series)
        setSeries(series);
    m_histograms.assign(histograms.begin(), histograms.end());
    showBins();
    showRange();
    describe();
}

void HistogramChart::chooseBinWidth(int width) {
    if (width == m_chosenWidth)
        return;
    m_chosenWidth = width;
    showBins();
    showRange();
}

void HistogramChart::setMarker(std::optional<int> score, bool isFinal) {
    if (score == m_markedScore && isFinal == m_isMarkFinal)
        return;
    m_markedScore = score;
    m_isMarkFinal = isFinal;
    showRange();
    takePalette(); // the legend names the score
}

void HistogramChart::setReference(const QString& name, std::optional<double> score) {
    if (name == m_referenceName && score == m_referenceScore)
        return;
    m_referenceName = name;
    m_referenceScore = score;
    showRange();
    takePalette(); // the legend names it
}

std::pair<double, double> HistogramChart::scoreRange() const {
    return {m_scoreAxis->min(), m_scoreAxis->max()};
}

void HistogramChart::setSeries(const std::vector<HistogramSeries>& series) {
    for (QAreaSeries* area : m_areas) {
        chart()->removeSeries(area);
        delete area;
    }
    m_areas.clear();
    m_series = series;
    for (std::size_t i = 0; i < series.size(); ++i) {
        auto* area = new QAreaSeries;
        area->setUpperSeries(new QLineSeries(area));
        chart()->addSeries(area);
        attach(area, {m_scoreAxis, m_shareAxis});
        m_areas.push_back(area);
    }
    takePalette();
}

void HistogramChart::showBins() {
    std::uint64_t most = 0;
    for (const samegame::ScoreHistogram& histogram : m_histograms)
        most = std::max(most, histogram.count());
    m_bins = m_chosenWidth > 0 ? samegame::bins_of_width(m_histograms, m_chosenWidth)
                               : samegame::common_bins(m_histograms, binsFor(most));
    m_highestShare = 0;
    for (std::size_t i = 0; i < m_histograms.size(); ++i) {
        const QList<QPointF> points = outline(m_histograms[i], m_bins.width);
        for (const QPointF& point : points)
            m_highestShare = std::max(m_highestShare, point.y());
        m_areas[i]->upperSeries()->replace(points);
    }
}

void HistogramChart::showRange() {
    const bool isEmpty = m_bins.from == m_bins.to;
    double lowest = m_bins.from;
    double highest = isEmpty ? 1000 : m_bins.to;
    for (const auto& line : {std::optional<double>(m_markedScore), m_referenceScore}) {
        lowest = std::min(lowest, line.value_or(m_bins.from));
        highest = std::max(highest, line.value_or(m_bins.from));
    }
    setAxisRange(m_scoreAxis, lowest, highest, horizontalParts());
    setAxisRange(m_shareAxis, 0, isEmpty ? 10 : 1.05 * m_highestShare, verticalParts(),
                 percentUnit());
    const auto show = [this](QLineSeries* line, const std::optional<double>& score) {
        line->replace(score ? QList<QPointF>{{*score, 0}, {*score, m_shareAxis->max()}}
                            : QList<QPointF>());
    };
    show(m_marker, m_markedScore);
    show(m_reference, m_referenceScore);
}

void HistogramChart::takePalette() {
    std::vector<LegendEntry> legend;
    for (std::size_t i = 0; i < m_areas.size(); ++i) {
        const QPen pen = seriesPen(palette(), m_series[i].color, m_series[i].dashes);
        QColor fill = pen.color();
        fill.setAlpha(45);
        m_areas[i]->setPen(pen);
        m_areas[i]->setBrush(m_areas.size() <= mostFilled ? QBrush(fill) : QBrush(Qt::NoBrush));
        legend.push_back({m_series[i].name, pen});
    }
    if (m_markedScore) {
        legend.push_back(markerEntry(palette(), *m_markedScore, m_isMarkFinal));
        m_marker->setPen(legend.back().pen);
    }
    const QPen reference(palette().color(QPalette::WindowText), 2, Qt::DotLine);
    m_reference->setPen(reference);
    if (m_referenceScore)
        legend.push_back({tr("%1: %2", "published result, mean")
                              .arg(m_referenceName, numberText(*m_referenceScore, 0)),
                          reference});
    setLegend(legend);
    ScoreChart::takePalette();
}

LegendEntry HistogramChart::markerEntry(const QPalette& palette, int score, bool isFinal) {
    const QString text = isFinal ? tr("Own score: %1") : tr("Own score so far: %1");
    return {text.arg(numberText(score)),
            QPen(palette.color(QPalette::WindowText), 2, Qt::DashDotLine)};
}

void HistogramChart::describe() {
    QStringList parts;
    for (std::size_t i = 0; i < m_histograms.size(); ++i) {
        if (!m_histograms[i].empty())
            parts << tr("%1: mean %2, best %3")
                         .arg(m_series[i].name, numberText(m_histograms[i].mean(), 0),
                              numberText(m_histograms[i].maximum()));
    }
    setAccessibleDescription(SharedText::listOfClauses(parts));
}

QString csvOfBins(const std::vector<HistogramSeries>& series,
                  std::span<const samegame::ScoreHistogram> histograms, int binWidth) {
    QStringList titles = {"from", "to"};
    std::map<std::pair<int, int>, std::vector<std::uint64_t>> counts;
    for (std::size_t i = 0; i < histograms.size(); ++i) {
        titles << series[i].name;
        const auto take = [&](int from, std::uint64_t count) {
            auto& row = counts[{from, from + binWidth}];
            row.resize(histograms.size());
            row[i] = count;
        };
        if (binWidth == 1) // there may be millions of scores that nobody had
            for (const auto& [score, count] : histograms[i].counts())
                take(score, count);
        else
            for (const auto& bin : histograms[i].bins(binWidth))
                take(bin.from, bin.count);
    }
    QString csv = csvRow(titles);
    for (const auto& [ends, row] : counts) {
        QStringList fields = {QString::number(ends.first), QString::number(ends.second)};
        for (const std::uint64_t count : row)
            fields << QString::number(count);
        csv += csvRow(fields);
    }
    return csv;
}
