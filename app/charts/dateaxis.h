#pragma once

#include <QDateTime>

class QCategoryAxis;

/// Where a moment stands on an axis of dates: days, in the time of the place.
double placeOnDateAxis(const QDateTime& when);

/// Shows at least `first` to `last` on the axis, with at most `parts` intervals of whole hours
/// where both are of one day, of whole days otherwise, each end named in the language of the
/// window.
void setDateRange(QCategoryAxis* axis, const QDateTime& first, const QDateTime& last, int parts);
