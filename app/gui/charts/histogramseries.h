#pragma once

#include <QString>

/// Name and looks of a histogram.
struct HistogramSeries {
    QString name;
    int color = 0;  ///< The color of seriesPen (app/gui/charts).
    int dashes = 0; ///< The dashes of seriesPen.

    bool operator==(const HistogramSeries&) const = default;
};
