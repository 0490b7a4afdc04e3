#pragma once

#include <vector>

#include "app/gui/charts/boxchart.h"
#include "app/gui/charts/chartrow.h"
#include "app/gui/charts/orderedchart.h"
#include "engine/studies/distribution/board_distributions.h"

/// The charts of policies on a list of boards: the means of the boards, and the differences to the
/// first policy if there is another one, as curves in order of size or as boxes.
class BoardCharts : public ChartRow {
    Q_OBJECT

public:
    explicit BoardCharts(QWidget* parent = nullptr);

    void showBoxes(bool hasBoxes); ///< Or curves, as at first.
    /// Draws what was drawn so far; there are as many series as policies.
    void setDistributions(const std::vector<HistogramSeries>& series,
                          const samegame::BoardDistributions& drawn);

    static QString curveNote(); ///< What the parts of a curve mean.
    static QString boxNote();   ///< What the parts of a box mean.

private:
    void showParts();
    void describeMeans(const std::vector<samegame::BoardValues>& means);
    void describeDifferences(const std::vector<HistogramSeries>& series,
                             const std::vector<samegame::BoardValues>& differences);

    OrderedChart* m_means;
    OrderedChart* m_differences;
    BoxChart* m_meanBoxes;
    BoxChart* m_differenceBoxes;
    std::vector<HistogramSeries> m_series;
    bool m_hasBoxes = false;
};
