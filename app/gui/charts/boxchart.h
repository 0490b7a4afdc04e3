#pragma once

#include <optional>
#include <span>
#include <vector>

#include "app/gui/charts/histogramchart.h"
#include "engine/stats/quantile_box.h"
#include "engine/stats/score_histogram.h"

class BoxLayer;
class QCategoryAxis;
class QLineSeries;
class QValueAxis;

/// Box plots of final scores side by side, as the command line draws them: the middle half of the
/// scores with a line at the median, whiskers to 5 % and 95 %, rings at the lowest and the highest.
/// The score of a game is marked across them.
class BoxChart : public ScoreChart {
    Q_OBJECT

public:
    explicit BoxChart(QWidget* parent = nullptr);

    /// Draws a box for each histogram, with the name and color of its series; an empty one leaves
    /// its place free.
    void setHistograms(const std::vector<HistogramSeries>& series,
                       std::span<const samegame::ScoreHistogram> histograms);
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
    void showNames();
    void showRange();
    void showBoxes();
    double columnWidth() const;

    QCategoryAxis* m_places;
    QValueAxis* m_scores;
    QLineSeries* m_marker;
    BoxLayer* m_layer;
    std::vector<HistogramSeries> m_series;
    std::vector<std::optional<samegame::QuantileBox>> m_boxes; // one for each series
    std::vector<double> m_means;
    QHash<QString, QString> m_otherNames; // by which series are called otherwise
    std::optional<int> m_markedScore;
    bool m_isMarkFinal = true;
};
