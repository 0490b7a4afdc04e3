#include "engine/studies/experiment/experiment.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "engine/base/text.h"

namespace samegame {

namespace {

constexpr Seconds least_time(1e-9);

/// How many of `count` a share keeps, at least one. `left` becomes the share to which other extents
/// must still be reduced.
template <class Count>
Count shrunk(Count count, double share, double& left) {
    const auto wanted = static_cast<double>(count) * share;
    const auto kept = static_cast<Count>(std::max(1.0, std::round(wanted)));
    left = std::min(1.0, left * static_cast<double>(count) / static_cast<double>(kept));
    return kept;
}

template <class Count>
void multiply(std::optional<Count>& amount, double factor) {
    if (amount)
        amount = std::max(Count(1),
                          static_cast<Count>(std::llround(static_cast<double>(*amount) * factor)));
}

void multiply_budgets(Experiment& experiment, double factor) {
    experiment.budget_share *= factor;
    for (ExperimentEntrant& entrant : experiment.entrants) {
        Budget& budget = entrant.budget;
        if (budget.time) // a clock measures nothing shorter
            budget.time = std::max(*budget.time * factor, std::min(*budget.time, least_time));
        multiply(budget.playouts, factor);
        multiply(budget.nodes, factor);
    }
}

/// A share with three digits.
std::string share_text(double share) {
    const double power = std::pow(10.0, 2 - std::floor(std::log10(share)));
    return number_text(std::round(share * power) / power);
}

std::string part_text(std::size_t part, std::size_t whole, const std::string& of) {
    return part == whole ? "" : std::to_string(part) + " of " + std::to_string(whole) + " " + of;
}

} // namespace

Experiment scaled(Experiment experiment, double scale) {
    assert(scale >= least_scale && scale <= 1);
    double left = scale;
    for (const auto& [extent, least] : experiment.shrink) {
        if (left >= 1)
            break;
        const double share = std::max(left, least);
        if (extent == Extent::runs) {
            experiment.runs = shrunk(experiment.runs, share, left);
        } else if (extent == Extent::boards) {
            const std::size_t count = shrunk(experiment.boards.size(), share, left);
            experiment.boards.erase(experiment.boards.begin() + static_cast<std::ptrdiff_t>(count),
                                    experiment.boards.end());
        } else {
            multiply_budgets(experiment, share);
            left = std::min(1.0, left / share);
        }
    }
    experiment.scale *= scale;
    if (experiment.core_hours)
        *experiment.core_hours *= static_cast<double>(experiment.boards.size()) /
                                  static_cast<double>(experiment.whole_boards) * experiment.runs /
                                  experiment.whole_runs * experiment.budget_share;
    return experiment;
}

std::string scale_text(const Experiment& experiment) {
    if (experiment.scale >= 1)
        return {};
    std::vector<std::string> parts;
    for (const std::string& part :
         {part_text(experiment.boards.size(), experiment.whole_boards, "boards"),
          part_text(static_cast<std::size_t>(experiment.runs),
                    static_cast<std::size_t>(experiment.whole_runs), "runs")})
        if (!part.empty())
            parts.push_back(part);
    if (experiment.budget_share < 1)
        parts.push_back("budgets times " + share_text(experiment.budget_share));
    return "scale " + share_text(experiment.scale) + (parts.empty() ? "" : ": ") + joined(parts);
}

TrialTable table_of(const Experiment& experiment) {
    TrialTable table;
    table.title = experiment.title;
    table.entrants.assign(experiment.entrants.begin(), experiment.entrants.end());
    table.set_boards(experiment.boards);
    table.runs = experiment.runs;
    table.seed = experiment.seed;
    return table;
}

} // namespace samegame
