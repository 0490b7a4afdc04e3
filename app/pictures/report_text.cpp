#include "app/pictures/report_text.h"

#include "engine/base/text.h"

namespace samegame::pictures {

std::string counted(std::uint64_t count, const std::string& noun) {
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

std::string without_game_text(const std::string& searcher, std::uint64_t count,
                              std::uint64_t searches) {
    return in_quotes(searcher) + " found no game in " + std::to_string(count) + " of " +
           std::to_string(searches) + (searches == 1 ? " search" : " searches") +
           ", which count as 0 points";
}

std::string budget_text(const Budget& budget) {
    const BudgetUnit unit = unit_of(budget);
    const std::string amount = number_text(amount_of(budget));
    switch (unit) {
    case BudgetUnit::seconds:
        return amount + " s";
    case BudgetUnit::playouts:
    case BudgetUnit::nodes: {
        const std::string noun = unit == BudgetUnit::nodes ? "node" : "playout";
        return amount + " " + noun + (amount == "1" ? "" : "s");
    }
    case BudgetUnit::unlimited:
        break;
    }
    return "no limit";
}

std::string half_width(const std::optional<Interval>& interval) {
    return interval ? fixed((interval->high - interval->low) / 2, 1) : "";
}

std::string with_half_width(double value, const std::optional<Interval>& interval) {
    return fixed(value, 1) + (interval ? " ± " + half_width(interval) : "");
}

} // namespace samegame::pictures
