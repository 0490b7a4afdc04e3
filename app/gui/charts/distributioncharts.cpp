#include "app/gui/charts/distributioncharts.h"

#include <QStackedLayout>

#include "app/gui/basics/sharedtexts.h"

DistributionCharts::DistributionCharts(const QString& shareName, QWidget* parent)
    : DrawnChart(parent),
      m_histogram(new HistogramChart(shareName)),
      m_boxes(new BoxChart),
      m_boards(new BoardCharts),
      m_layout(new QStackedLayout(this)) {
    setObjectName("distributionCharts");
    m_histogram->setObjectName("distributionChart");
    m_boxes->setObjectName("distributionBoxes");
    for (QWidget* chart : {static_cast<QWidget*>(m_histogram), static_cast<QWidget*>(m_boxes),
                           static_cast<QWidget*>(m_boards)})
        m_layout->addWidget(chart);
    setAccessibleName(SharedText::scoreDistribution());
}

void DistributionCharts::showKind(Kind kind) {
    m_kind = kind;
    m_boards->showBoxes(kind == Kind::Boxes);
    showChosen();
}

void DistributionCharts::showList(bool isOfList) {
    m_isOfList = isOfList;
    showChosen();
}

void DistributionCharts::showChosen() {
    m_layout->setCurrentWidget(shown());
    setAccessibleDescription(shown()->accessibleDescription());
}

DrawnChart* DistributionCharts::shown() const {
    if (m_isOfList)
        return m_boards;
    if (m_kind == Kind::Boxes)
        return m_boxes;
    return m_histogram;
}

void DistributionCharts::setHistograms(const std::vector<HistogramSeries>& series,
                                       std::span<const samegame::ScoreHistogram> histograms) {
    m_histogram->setHistograms(series, histograms); // its bins are exported, whatever is shown
    m_boxes->setHistograms(series, histograms);
    showChosen();
}

void DistributionCharts::setBoards(const std::vector<HistogramSeries>& series,
                                   const samegame::BoardDistributions& drawn) {
    m_boards->setDistributions(series, drawn);
    showChosen();
}

void DistributionCharts::setMarker(std::optional<int> score, bool isFinal) {
    m_histogram->setMarker(score, isFinal);
    m_boxes->setMarker(score, isFinal);
}

QString DistributionCharts::note(Kind kind) const {
    if (kind == Kind::Boxes)
        return m_isOfList ? BoardCharts::boxNote() : BoxChart::note();
    return m_isOfList ? BoardCharts::curveNote() : QString();
}

void DistributionCharts::render(QPainter* painter, QSizeF size) {
    shown()->render(painter, size);
}

QStringList DistributionCharts::seriesNames() const {
    return shown()->seriesNames();
}

void DistributionCharts::setSeriesNames(const QHash<QString, QString>& names) {
    for (DrawnChart* chart :
         {static_cast<DrawnChart*>(m_histogram), static_cast<DrawnChart*>(m_boxes),
          static_cast<DrawnChart*>(m_boards)})
        chart->setSeriesNames(names);
}

std::optional<int> DistributionCharts::chosenBinWidth() const {
    return shown() == m_histogram ? m_histogram->chosenBinWidth() : std::nullopt;
}
