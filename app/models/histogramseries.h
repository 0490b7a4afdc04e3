#pragma once

#include <QString>

/// Name and looks of a histogram.
struct HistogramSeries {
    QString name;
    int color = 0;  ///< See seriesPen of app/charts.
    int dashes = 0; ///< Likewise.

    bool operator==(const HistogramSeries&) const = default;
};
