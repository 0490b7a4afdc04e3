#pragma once

#include <QDateTime>

class QCategoryAxis;

/// Where a moment stands on an axis of dates: days, in the time of the place.
double placeOnDateAxis(const QDateTime& when);

/// Shows `first` to `last` on the axis with some room at both sides, and at most `parts` marks, at
/// whole hours where both are of one day, at whole days otherwise, named in the language of the
/// window.
void setDateRange(QCategoryAxis* axis, const QDateTime& first, const QDateTime& last, int parts);
