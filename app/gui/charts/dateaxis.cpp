#include "app/gui/charts/dateaxis.h"

#include <QCategoryAxis>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace {

constexpr double hours = 24; // of a day

/// Days; none is more than twice the one before, so that there is always a mark in sight.
constexpr std::initializer_list<double> intervals = {
    1 / hours, 2 / hours, 3 / hours, 6 / hours, 12 / hours, 1,   2,   4,    7,
    14,        28,        56,        112,       224,        365, 730, 1460, 2920};

double intervalFor(double first, double last, int parts) {
    const bool isOneDay = std::floor(first) == std::floor(last);
    for (const double interval : intervals)
        if ((isOneDay || interval >= 1) && last - first <= std::max(2, parts) * interval)
            return interval;
    return *std::prev(intervals.end());
}

QString labelAt(double place, double interval) {
    const QDate date = QDate::fromJulianDay(static_cast<qint64>(std::floor(place + 1e-6)));
    if (interval >= 1)
        return QLocale().toString(date, QLocale::ShortFormat);
    const auto hour = static_cast<int>(std::lround((place - std::floor(place + 1e-6)) * hours));
    return QLocale().toString(QTime(hour, 0), QLocale::ShortFormat);
}

} // namespace

double placeOnDateAxis(const QDateTime& when) {
    constexpr double milliseconds = 86'400'000; // of a day
    return static_cast<double>(when.date().toJulianDay()) +
           when.time().msecsSinceStartOfDay() / milliseconds;
}

void setDateRange(QCategoryAxis* axis, const QDateTime& first, const QDateTime& last, int parts) {
    const double from = placeOnDateAxis(first);
    const double to = placeOnDateAxis(last);
    const double interval = intervalFor(from, to, parts);
    const double room = std::max(0.5 / hours, 0.02 * (to - from));
    const double low = from - room;
    const double high = to + room;
    const double halfLabel = (high - low) / (3 * std::max(1, parts));
    for (const QString& label : axis->categoriesLabels())
        axis->remove(label);
    axis->setRange(low, high);
    axis->setStartValue(low - interval);
    const double firstMark = std::ceil(low / interval) * interval;
    for (double mark = firstMark; mark <= high; mark += interval)
        if (mark == firstMark || mark < high - halfLabel) // or half of it would be cut
            axis->append(labelAt(mark, interval), mark);
}
