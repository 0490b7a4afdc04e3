#pragma once

#include "app/gui/charts/boxchart.h"

class QStackedLayout;

/// Distributions of final scores as one of two charts: a histogram or boxes. What is drawn for a
/// file is the chart that is shown.
class DistributionCharts : public DrawnChart {
    Q_OBJECT

public:
    enum class Kind { Histogram, Boxes };

    /// `shareName` says what the percentages of the histogram are of.
    explicit DistributionCharts(const QString& shareName, QWidget* parent = nullptr);

    void showKind(Kind kind);
    Kind kind() const;
    int binWidth() const { return m_histogram->binWidth(); }

    void setHistograms(const std::vector<HistogramSeries>& series,
                       std::span<const samegame::ScoreHistogram> histograms);
    void setMarker(std::optional<int> score, bool isFinal);

    void render(QPainter* painter, QSizeF size) override;
    QStringList seriesNames() const override;
    void setSeriesNames(const QHash<QString, QString>& names) override;
    std::optional<int> chosenBinWidth() const override;
    void chooseBinWidth(int width) override { m_histogram->chooseBinWidth(width); }

private:
    ScoreChart* shown() const;
    void describe();

    HistogramChart* m_histogram;
    BoxChart* m_boxes;
    QStackedLayout* m_layout; // in the order of Kind
};
