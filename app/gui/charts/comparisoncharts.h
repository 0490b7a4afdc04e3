#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "app/gui/charts/chartrow.h"
#include "app/gui/charts/histogramchart.h"
#include "engine/stats/board_values.h"
#include "engine/stats/interval.h"

class MarkLayer;
class QCategoryAxis;
class QLineSeries;
class QValueAxis;

/// A value with its interval, where there is one.
struct IntervalMark {
    double place = 0; ///< On the horizontal axis.
    double value = 0;
    std::optional<samegame::Interval> interval;
};

/// Values that belong together and look alike.
struct IntervalSeries {
    QString name;
    int style = 0; ///< Its color and its shape.
    std::vector<IntervalMark> marks;
};

/// A name below a place of the horizontal axis.
struct PlaceName {
    double place = 0;
    QString name;

    bool operator==(const PlaceName&) const = default;
};

/// Values with their intervals side by side, and a reference value drawn across them.
class IntervalChart : public ScoreChart {
    Q_OBJECT

public:
    explicit IntervalChart(const QString& widestLabel, QWidget* parent = nullptr);

    using ScoreChart::setAxisNames;
    /// Places run from 0 to `end`; shows as many names as fit, and always the last.
    void setPlaces(double end, std::vector<PlaceName> names);
    void setSeries(std::vector<IntervalSeries> series);
    /// Draws a reference at a value; a name puts it into the legend. Without a value there is none.
    void setReference(const QString& name, std::optional<double> value);

    const std::vector<IntervalSeries>& series() const { return m_series; }
    std::optional<double> reference() const { return m_referenceValue; }
    std::pair<double, double> valueRange() const; ///< The ends of the axis of values.

protected:
    void takePalette() override;
    void roomChanged() override;

private:
    void showRange();
    void showNames();
    void showMarks();

    QCategoryAxis* m_places;
    QValueAxis* m_values;
    QLineSeries* m_reference;
    MarkLayer* m_marks;
    std::vector<IntervalSeries> m_series;
    double m_end = 1;
    std::vector<PlaceName> m_placeNames;
    QString m_referenceName;
    std::optional<double> m_referenceValue;
};

/// The charts of a comparison. On one board they show how often each final score came. Scores of
/// several boards do not belong in one histogram: for them there are the mean of each solver and
/// its difference to the first one on each board, with the intervals of a reading.
class ComparisonCharts : public ChartRow {
    Q_OBJECT

public:
    explicit ComparisonCharts(QWidget* parent = nullptr);

    HistogramChart* histogram() const { return m_histogram; }

    /// Begins another comparison, without results. Each of several boards has a column among the
    /// differences, or only those with results, if others may never have any.
    void setPlan(const std::vector<HistogramSeries>& series, std::size_t boards,
                 bool isEachPlayed = true);
    /// Shows the results of several boards; `values` has an entrant for each series.
    void setValues(const samegame::TrialValues& values, samegame::Reading reading);
    /// Shows a reference beside the means; without a mean there is none.
    void setReference(const QString& name, std::optional<double> mean);

    std::optional<int> chosenBinWidth() const override;
    void chooseBinWidth(int width) override { m_histogram->chooseBinWidth(width); }

private:
    bool isOfSeveral() const { return m_boards > 1; }
    std::size_t columnsFor(const samegame::TrialValues& values) const;
    void showMeans(const samegame::TrialValues& values, samegame::Reading reading);
    void showDifferences(const samegame::TrialValues& values, samegame::Reading reading);
    void nameAxes(samegame::Reading reading);
    void describe();

    std::vector<HistogramSeries> m_series;
    std::size_t m_boards = 1;
    bool m_isEachPlayed = true;
    HistogramChart* m_histogram;
    IntervalChart* m_means;
    IntervalChart* m_differences; // empty for a single solver
};
