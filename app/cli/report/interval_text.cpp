#include "app/cli/report/interval_text.h"

#include "engine/base/text.h"

namespace samegame::cli {

std::string half_width(const std::optional<Interval>& interval) {
    return interval ? fixed((interval->high - interval->low) / 2, 1) : "";
}

std::string with_half_width(double value, const std::optional<Interval>& interval) {
    return fixed(value, 1) + (interval ? " ± " + half_width(interval) : "");
}

Json interval_json(const std::optional<Interval>& interval) {
    return interval ? Json::array({interval->low, interval->high}) : Json();
}

} // namespace samegame::cli
