#include "app/gui/charts/chartaxes.h"

#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace {

/// 1, 2 or 5 times a power of ten, so that at most about `parts` of them span `range`.
double niceInterval(double range, int parts) {
    const double rough = std::max(range, 1e-9) / std::max(1, parts);
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= rough)
            return factor * power;
    return 10 * power;
}

QString labelFormat(double interval, const QString& unit) {
    const int decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(interval) - 1e-9)));
    return QStringLiteral("%.%1f").arg(decimals) + unit;
}

} // namespace

void setAxisRange(QValueAxis* axis, double minimum, double maximum, int parts,
                  const QString& unit) {
    const double interval = niceInterval(maximum - minimum, parts);
    const double step = interval / 2;
    const double low = step * std::floor(minimum / step);
    const double high = std::max(low + step, step * std::ceil(maximum / step));
    const QString format = labelFormat(interval, unit);
    if (axis->tickType() != QValueAxis::TicksDynamic)
        axis->setTickType(QValueAxis::TicksDynamic);
    if (axis->labelFormat() != format)
        axis->setLabelFormat(format);
    // Never both a fine interval and a wide range: the axis would make thousands of labels.
    if (high - low > axis->max() - axis->min()) {
        axis->setTickInterval(interval);
        axis->setRange(low, high);
    } else {
        axis->setRange(low, high);
        axis->setTickInterval(interval);
    }
}
