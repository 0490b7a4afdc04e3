#include "app/gui/charts/chartaxes.h"

#include <QValueAxis>

#include <algorithm>

#include "engine/stats/nice_step.h"

namespace {

QString labelFormat(double interval, const QString& unit) {
    return QStringLiteral("%.%1f").arg(samegame::decimals_of(interval)) + unit;
}

} // namespace

void setAxisRange(QValueAxis* axis, double minimum, double maximum, int parts,
                  const QString& unit) {
    const double interval =
        samegame::nice_step(std::max(maximum - minimum, 1e-9), std::max(1, parts));
    const auto [low, high] = samegame::rounded_outward({minimum, maximum}, interval / 2);
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
