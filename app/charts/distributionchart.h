#pragma once

#include <QWidget>

#include <optional>
#include <vector>

#include "engine/stats/score_histogram.h"

class QAreaSeries;
class QChart;
class QLineSeries;
class QValueAxis;

/// Outlined histograms of scores on one axis, each scaled to its own number of playouts, and a
/// vertical marker at one score. Distributions differ by color and by the style of their outline.
class DistributionChart : public QWidget {
    Q_OBJECT

public:
    explicit DistributionChart(QWidget* parent = nullptr);

    void setDistributions(const QStringList& names,
                          const std::vector<samegame::ScoreHistogram>& histograms);
    void setMarker(int score);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void placeParts();
    void addDistribution(const QString& name);
    void showBins();
    void showMarker();
    void takePalette();
    void describe();

    QChart* m_chart;
    QValueAxis* m_scoreAxis;
    QValueAxis* m_shareAxis;
    QLineSeries* m_marker;
    std::vector<QAreaSeries*> m_areas; // one for each histogram
    QStringList m_names;
    std::vector<samegame::ScoreHistogram> m_histograms;
    int m_markedScore = 0;
    double m_highest = 0; // share of the highest bin, percent
};
