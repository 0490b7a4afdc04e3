#include "engine/stats/nice_step.h"

#include <algorithm>
#include <cmath>

namespace samegame {

double nice_step(double range, int parts) {
    const double least = range / parts;
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= least)
            return factor * power;
    return 10 * power;
}

int decimals_of(double step) {
    return std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
}

Interval rounded_outward(const Interval& range, double step) {
    const double low = step * std::floor(range.low / step);
    return {low, std::max(low + step, step * std::ceil(range.high / step))};
}

std::vector<double> multiples_in(const Interval& range, double step) {
    constexpr double slack = 1e-6; // of a step
    const double last = std::floor(range.high / step + slack);
    std::vector<double> multiples;
    for (double number = std::ceil(range.low / step - slack); number <= last; ++number)
        multiples.push_back(number * step + 0.0); // no minus before 0
    return multiples;
}

} // namespace samegame
