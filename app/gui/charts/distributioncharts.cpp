#include "app/gui/charts/distributioncharts.h"

#include <QStackedLayout>

#include "app/gui/basics/sharedtexts.h"

DistributionCharts::DistributionCharts(const QString& shareName, QWidget* parent)
    : DrawnChart(parent),
      m_histogram(new HistogramChart(shareName)),
      m_boxes(new BoxChart),
      m_layout(new QStackedLayout(this)) {
    setObjectName("distributionCharts");
    m_histogram->setObjectName("distributionChart");
    m_boxes->setObjectName("distributionBoxes");
    m_layout->addWidget(m_histogram);
    m_layout->addWidget(m_boxes);
    setAccessibleName(SharedText::scoreDistribution());
}

void DistributionCharts::showKind(Kind kind) {
    m_layout->setCurrentIndex(static_cast<int>(kind));
    describe();
}

DistributionCharts::Kind DistributionCharts::kind() const {
    return static_cast<Kind>(m_layout->currentIndex());
}

ScoreChart* DistributionCharts::shown() const {
    if (kind() == Kind::Boxes)
        return m_boxes;
    return m_histogram;
}

void DistributionCharts::setHistograms(const std::vector<HistogramSeries>& series,
                                       std::span<const samegame::ScoreHistogram> histograms) {
    m_histogram->setHistograms(series, histograms); // its bins are exported, whatever is shown
    m_boxes->setHistograms(series, histograms);
    describe();
}

void DistributionCharts::setMarker(std::optional<int> score, bool isFinal) {
    m_histogram->setMarker(score, isFinal);
    m_boxes->setMarker(score, isFinal);
}

void DistributionCharts::describe() {
    setAccessibleDescription(shown()->accessibleDescription());
}

void DistributionCharts::render(QPainter* painter, QSizeF size) {
    shown()->render(painter, size);
}

QStringList DistributionCharts::seriesNames() const {
    return shown()->seriesNames();
}

void DistributionCharts::setSeriesNames(const QHash<QString, QString>& names) {
    m_histogram->setSeriesNames(names);
    m_boxes->setSeriesNames(names);
}

std::optional<int> DistributionCharts::chosenBinWidth() const {
    return kind() == Kind::Boxes ? std::nullopt : m_histogram->chosenBinWidth();
}
