#pragma once

#include <optional>
#include <span>
#include <vector>

#include "app/gui/charts/histogramchart.h"
#include "engine/stats/board_values.h"
#include "engine/stats/quantile_box.h"
#include "engine/stats/score_histogram.h"

class BoxLayer;
class QCategoryAxis;
class QLineSeries;
class QValueAxis;

/// Box plots side by side, as the command line draws them, of final scores or of the values of
/// boards: the middle half of them with a line at the median, whiskers to 5 % and 95 %, rings at
/// the lowest and the highest. The score of a game is marked across them.
class BoxChart : public ScoreChart {
    Q_OBJECT

public:
    explicit BoxChart(QWidget* parent = nullptr);

    using ScoreChart::setAxisNames;
    void showZero(); ///< 0 is within the chart and has a line of its own.
    /// Draws a box for each histogram, with the name and color of its series; an empty one leaves
    /// its place free.
    void setHistograms(const std::vector<HistogramSeries>& series,
                       std::span<const samegame::ScoreHistogram> histograms);
    /// Draws a box for the values of each series, one of each board.
    void setValues(const std::vector<HistogramSeries>& series,
                   const std::vector<samegame::BoardValues>& values);
    /// Marks the score of a game; it is final, or the score so far of a game that goes on.
    void setMarker(std::optional<int> score, bool isFinal);
    void setSeriesNames(const QHash<QString, QString>& names) override;

    const std::vector<std::optional<samegame::QuantileBox>>& boxes() const { return m_boxes; }
    QStringList namesBelow() const; ///< Names, or numbers where names find no room.
    QString headlineOf(int item) const override;

    static QString note(); ///< What the parts of a box mean.

protected:
    void takePalette() override;
    void roomChanged() override;
    std::optional<int> itemAt(QPoint position) const override;
    void showHovered() override { showBoxes(); }

private:
    using Boxes = std::vector<std::optional<samegame::QuantileBox>>;
    void setSeries(const std::vector<HistogramSeries>& series, Boxes boxes,
                   std::vector<double> means, int decimals);
    void showNames();
    void showRange();
    void showBoxes();
    double columnWidth() const;

    QCategoryAxis* m_places;
    QValueAxis* m_scores;
    QLineSeries* m_marker;
    QLineSeries* m_zero;
    BoxLayer* m_layer;
    std::vector<HistogramSeries> m_series;
    Boxes m_boxes; // one for each series
    std::vector<double> m_means;
    int m_decimals = 0; // of the numbers that people read
    bool m_hasZero = false;
    QHash<QString, QString> m_otherNames; // by which series are called otherwise
    std::optional<int> m_markedScore;
    bool m_isMarkFinal = true;
};
