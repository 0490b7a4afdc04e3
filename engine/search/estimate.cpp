#include "engine/search/estimate.h"

#include <cassert>
#include <utility>

#include "engine/game/scoring.h"
#include "engine/search/upper_bound.h"

namespace samegame {

namespace {

constexpr std::pair<Estimate, const char*> names[] = {
    {Estimate::score, "score"},
    {Estimate::score_groups, "score-groups"},
    {Estimate::over_estimator, "over-estimator"},
};

} // namespace

int promised_points(Estimate estimate, const Rules& rules, const Board& board) {
    return promised_points_after(estimate, rules, {}, board, {0, board.columns() - 1, 0});
}

int promised_points_after(Estimate estimate, const Rules& rules, std::span<const Group> before,
                          const Board& board, const Board::Change& change) {
    if (!board.has_moves())
        return end_points(rules, board);
    if (estimate == Estimate::over_estimator)
        return remaining_upper_bound(rules, board);
    int points = 0;
    if (estimate == Estimate::score_groups) {
        // A group without a cell in the columns that changed is still the same.
        for (const Group& group : before)
            if (group.last_column() < change.first || group.first_column() > change.last)
                points += move_points(rules, group.size());
        for (const int size : group_sizes(board, change.first, change.last))
            points += move_points(rules, size);
    }
    return points;
}

OptionSpec estimate_option(Estimate default_value) {
    return {"estimate",
            OptionType::choice,
            estimate_names()[static_cast<std::size_t>(default_value)],
            0,
            0,
            estimate_names(),
            "What judges a position: the points so far, with the points of the groups still there, "
            "or with those of each color as one group, which no line exceeds",
            "Schadd et al. 2011, section 3; Takes & Kosters 2009, section 4"};
}

Estimate estimate_of(const OptionValues& values) {
    return estimate_of_name(std::get<std::string>(values.at("estimate")));
}

std::vector<std::string> estimate_names() {
    std::vector<std::string> all;
    for (const auto& [estimate, name] : names)
        all.emplace_back(name);
    return all;
}

Estimate estimate_of_name(const std::string& name) {
    for (const auto& [estimate, its_name] : names)
        if (its_name == name)
            return estimate;
    assert(false);
    return Estimate::score;
}

} // namespace samegame
