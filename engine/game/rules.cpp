#include "engine/game/rules.h"

#include <algorithm>
#include <array>
#include <utility>

namespace samegame {

namespace {

constexpr std::array<std::pair<Scoring, std::string_view>, 5> names{{
    {Scoring::standard, "standard"},
    {Scoring::no_penalty, "no-penalty"},
    {Scoring::lenient_penalty, "lenient-penalty"},
    {Scoring::bubble_breaker, "bubble-breaker"},
    {Scoring::clickomania, "clickomania"},
}};

constexpr std::array<Scoring, 5> scorings{Scoring::standard, Scoring::no_penalty,
                                          Scoring::lenient_penalty, Scoring::bubble_breaker,
                                          Scoring::clickomania};

} // namespace

std::string_view name_of(Scoring scoring) {
    return names[static_cast<std::size_t>(scoring)].second;
}

std::optional<Scoring> scoring_of_name(std::string_view name) {
    const auto found = std::find_if(names.begin(), names.end(),
                                    [&](const auto& row) { return row.second == name; });
    return found == names.end() ? std::nullopt : std::optional(found->first);
}

std::span<const Scoring> all_scorings() {
    return scorings;
}

} // namespace samegame
