#pragma once

#include <optional>

#include "app/gui/charts/histogramchart.h"
#include "engine/stats/board_values.h"

class IntervalChart;
class QBoxLayout;

/// The charts of a comparison. On one board: how often each final score came. Scores of several
/// boards are not alike, and go into no histogram together: then there are the mean of each solver,
/// and its difference to the first one on each board, with the intervals of a reading.
class ComparisonCharts : public DrawnChart {
    Q_OBJECT

public:
    explicit ComparisonCharts(QWidget* parent = nullptr);

    HistogramChart* histogram() const { return m_histogram; }

    /// Begins another comparison, without results.
    void setPlan(const std::vector<HistogramSeries>& series, std::size_t boards);
    /// Shows the results of several boards; `values` has an entrant for each series.
    void setValues(const samegame::TrialValues& values, samegame::Reading reading);
    /// The reference beside the means; nothing: there is none.
    void setReference(const QString& name, std::optional<double> mean);

    void render(QPainter* painter, QSizeF size) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    bool isOfSeveral() const { return m_boards > 1; }
    void showMeans(const samegame::TrialValues& values, samegame::Reading reading);
    void showDifferences(const samegame::TrialValues& values, samegame::Reading reading);
    void nameAxes(samegame::Reading reading);
    void describe();

    std::vector<HistogramSeries> m_series;
    std::size_t m_boards = 1;
    QBoxLayout* m_layout;
    HistogramChart* m_histogram;
    IntervalChart* m_means;
    IntervalChart* m_differences; // empty for a single solver
};
