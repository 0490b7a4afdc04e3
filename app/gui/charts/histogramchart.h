#pragma once

#include <QString>

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "app/gui/charts/scorechart.h"
#include "engine/stats/score_histogram.h"

class QAreaSeries;
class QLineSeries;
class QValueAxis;

/// Name and looks of a histogram.
struct HistogramSeries {
    QString name;
    int color = 0;  ///< The color of seriesPen (app/gui/charts).
    int dashes = 0; ///< The dashes of seriesPen.

    bool operator==(const HistogramSeries&) const = default;
};

/// Outlined histograms of final scores on one axis, each scaled to its own number of scores, and
/// marks across it: a marker at one score, and a reference at another with its name. All have bins
/// of the same width, finer where there are more scores.
class HistogramChart : public ScoreChart {
    Q_OBJECT

public:
    /// `shareName` says what the percentages are of.
    explicit HistogramChart(const QString& shareName, QWidget* parent = nullptr);

    /// Draws the histograms, each with the name and looks of its series: there are as many of each.
    void setHistograms(const std::vector<HistogramSeries>& series,
                       std::span<const samegame::ScoreHistogram> histograms);
    /// Marks the score of a game; it is final, or the score so far of a game that goes on.
    void setMarker(std::optional<int> score, bool isFinal = true);
    /// Draws a reference across the histograms; without a score there is none.
    void setReference(const QString& name, std::optional<double> score);
    int binWidth() const { return m_bins.width; }
    std::optional<int> chosenBinWidth() const override { return m_chosenWidth; }
    void chooseBinWidth(int width) override;
    std::pair<double, double> scoreRange() const; ///< The ends of the axis of scores.

    /// The marker of a score as all charts of scores draw and call it.
    static LegendEntry markerEntry(const QPalette& palette, int score, bool isFinal);

protected:
    void takePalette() override;
    void roomChanged() override { showRange(); }

private:
    void setSeries(const std::vector<HistogramSeries>& series);
    void showBins();
    void showRange();
    void describe();

    QValueAxis* m_scoreAxis;
    QValueAxis* m_shareAxis;
    QLineSeries* m_marker;
    QLineSeries* m_reference;
    std::vector<QAreaSeries*> m_areas; // one for each histogram
    std::vector<HistogramSeries> m_series;
    std::optional<int> m_markedScore;
    bool m_isMarkFinal = true;
    QString m_referenceName;
    std::optional<double> m_referenceScore;
    std::vector<samegame::ScoreHistogram> m_histograms; // that are shown
    int m_chosenWidth = 0;                              // 0: none
    samegame::CommonBins m_bins;
    double m_highestShare = 0; // the share of the highest bin, percent
};

/// The bins of several histograms as comma-separated values: a column for each.
QString csvOfBins(const std::vector<HistogramSeries>& series,
                  std::span<const samegame::ScoreHistogram> histograms, int binWidth);
