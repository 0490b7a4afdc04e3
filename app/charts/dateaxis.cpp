#include "app/charts/dateaxis.h"

#include <QCategoryAxis>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace {

constexpr double hours = 24; // of a day

/// Days; all divide into hours or days, so that labels stand at whole ones.
constexpr std::initializer_list<double> intervals = {
    1 / hours, 2 / hours, 3 / hours, 6 / hours, 1, 2, 7, 14, 30, 60, 90, 180, 360, 720, 3600};

double intervalFor(double first, double last, int parts) {
    const bool isOneDay = std::floor(first) == std::floor(last);
    for (const double interval : intervals) {
        const double span = std::ceil(last / interval) - std::floor(first / interval);
        if ((isOneDay || interval >= 1) && span <= std::max(2, parts))
            return interval;
    }
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
    const QDateTime local = when.toLocalTime();
    constexpr double milliseconds = 86'400'000; // of a day
    return static_cast<double>(local.date().toJulianDay()) +
           local.time().msecsSinceStartOfDay() / milliseconds;
}

void setDateRange(QCategoryAxis* axis, const QDateTime& first, const QDateTime& last, int parts) {
    const double from = placeOnDateAxis(first);
    const double to = placeOnDateAxis(last);
    const double interval = intervalFor(from, to, parts);
    const double low = std::floor(from / interval) * interval;
    const double high = std::max(low + interval, std::ceil(to / interval) * interval);
    for (const QString& label : axis->categoriesLabels())
        axis->remove(label);
    axis->setRange(low, high);
    axis->setStartValue(low - interval);
    for (int mark = 0; low + mark * interval < high + interval / 2; ++mark)
        axis->append(labelAt(low + mark * interval, interval), low + mark * interval);
}
