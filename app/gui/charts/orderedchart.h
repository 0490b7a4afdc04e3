#pragma once

#include <QStringList>

#include <vector>

#include "app/gui/charts/histogramchart.h"
#include "engine/stats/board_values.h"

class DotLayer;
class QAreaSeries;
class QLineSeries;
class QValueAxis;

/// The values of boards from the lowest to the highest, as the command line draws them: a curve for
/// each series, with a dot for each board where there are not too many, and the mean of the boards
/// with its interval as a band across. It shows what a mean hides: on how many boards a difference
/// is above 0, and whether few boards make it.
class OrderedChart : public ScoreChart {
    Q_OBJECT

public:
    explicit OrderedChart(QWidget* parent = nullptr);

    using ScoreChart::setAxisNames;
    void showZero(); ///< 0 is within the chart and has a line of its own.
    /// Draws as many values as series; `boards` has the name of each board.
    void setValues(const std::vector<HistogramSeries>& series,
                   const std::vector<samegame::BoardValues>& values, const QStringList& boards);

    /// The values of a series as they are drawn, from the lowest to the highest.
    std::vector<double> valuesOf(std::size_t series) const;
    /// The dot of a board, in the chart's widget.
    QPoint placeOf(std::size_t series, int place) const;
    std::optional<int> itemAt(QPoint position) const override;
    QString headlineOf(int item) const override;

protected:
    void showHovered() override;
    void takePalette() override;
    void roomChanged() override { showRange(); }

private:
    /// What is drawn of a series.
    struct Drawn {
        QAreaSeries* band = nullptr;
        QLineSeries* mean = nullptr;
        QLineSeries* curve = nullptr;
        DotLayer* dots = nullptr;        // has none if there would be too many
        std::vector<std::size_t> boards; // of the points of the curve
    };
    void makeDrawn(std::size_t count);
    void showCurves();
    void showRange();
    void showDots();

    QValueAxis* m_shareAxis;
    QValueAxis* m_valueAxis;
    QLineSeries* m_zero;
    bool m_hasZero = false;
    std::vector<HistogramSeries> m_series;
    std::vector<samegame::BoardValues> m_values; // one for each series
    QStringList m_boards;
    std::vector<Drawn> m_drawn; // one for each series
};
