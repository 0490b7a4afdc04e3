#pragma once

#include <QList>
#include <QPointF>

#include <vector>

/// The mean of several runs along their searches, as stairs, with the interval of 95 % of the mean
/// at each place.
struct MeanCurve {
    QList<QPointF> mean;
    QList<QPointF> low;
    QList<QPointF> high;
};

/// The mean of runs whose best scores are stairs, with places in order. It goes from where all of
/// them have begun to where the first one ends, so that it is of the same runs everywhere. It is
/// empty for fewer than two runs, which have no interval, and if there is no such place.
MeanCurve meanOf(const std::vector<QList<QPointF>>& runs);
