#include "app/cli/report/interval_text.h"

namespace samegame::cli {

Json interval_json(const std::optional<Interval>& interval) {
    return interval ? Json::array({interval->low, interval->high}) : Json();
}

} // namespace samegame::cli
