#include "engine/search/budget.h"

#include <array>

#include "engine/base/memory.h"

namespace samegame {

namespace {

constexpr std::array<std::string_view, 4> unit_names{"seconds", "playouts", "nodes", "unlimited"};

} // namespace

std::string_view name_of(BudgetUnit unit) {
    return unit_names[static_cast<std::size_t>(unit)];
}

std::optional<BudgetUnit> budget_unit_of(std::string_view name) {
    const auto found = std::ranges::find(unit_names, name);
    if (found == unit_names.end())
        return std::nullopt;
    return static_cast<BudgetUnit>(found - unit_names.begin());
}

bool has_one_limit(const Budget& budget) {
    return budget.time.has_value() + budget.playouts.has_value() + budget.nodes.has_value() == 1;
}

BudgetUnit unit_of(const Budget& budget) {
    if (budget.nodes)
        return BudgetUnit::nodes;
    if (budget.playouts)
        return BudgetUnit::playouts;
    return budget.time ? BudgetUnit::seconds : BudgetUnit::unlimited;
}

double amount_of(const Budget& budget) {
    if (const auto count = budget.nodes ? budget.nodes : budget.playouts)
        return static_cast<double>(*count);
    return budget.time ? budget.time->count() : 0;
}

std::optional<Budget> budget_of(BudgetUnit unit, double amount) {
    constexpr double most = 1e12;
    Budget budget;
    if (unit == BudgetUnit::unlimited)
        return budget;
    if (!(amount > 0 && amount <= most) || (unit != BudgetUnit::seconds && amount < 1))
        return std::nullopt;
    if (unit == BudgetUnit::seconds)
        budget.time = Seconds(amount);
    else
        (unit == BudgetUnit::playouts ? budget.playouts : budget.nodes) =
            static_cast<std::uint64_t>(amount);
    return budget;
}

Budget share_of(const Budget& whole, int worker, int team_size) {
    const auto workers = static_cast<std::uint64_t>(team_size);
    // The first have what does not go even.
    const auto part = [&](std::uint64_t amount) {
        return amount / workers + (static_cast<std::uint64_t>(worker) < amount % workers ? 1 : 0);
    };
    Budget share = whole;
    if (whole.playouts)
        share.playouts = part(*whole.playouts);
    if (whole.nodes)
        share.nodes = part(*whole.nodes);
    share.memory = (whole.memory == 0 ? default_memory() : whole.memory) / workers;
    return share;
}

std::string_view name_of(StopReason reason) {
    constexpr std::array<std::string_view, 5> names{
        "budget_spent", "stop_requested", "proven_optimal", "memory_full", "nothing_left"};
    return names[static_cast<std::size_t>(reason)];
}

} // namespace samegame
