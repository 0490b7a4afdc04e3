#include "engine/game/rules.h"

#include <array>

#include "engine/game/own_scoring.h"

namespace samegame {

namespace {

/// In the order of Scoring::Published.
constexpr std::array<std::string_view, 5> names{"standard", "no-penalty", "lenient-penalty",
                                                "bubble-breaker", "clickomania"};

const std::array<Scoring, 5> scorings{Scoring::standard, Scoring::no_penalty,
                                      Scoring::lenient_penalty, Scoring::bubble_breaker,
                                      Scoring::clickomania};

constexpr std::array<Gravity, 2> gravities{Gravity::shift, Gravity::pull_left};

} // namespace

bool operator==(const Scoring& a, const Scoring& b) {
    return (a <=> b) == 0;
}

// The name of a scoring of one's own says all of it.
std::strong_ordering operator<=>(const Scoring& a, const Scoring& b) {
    if (a.m_own == b.m_own)
        return a.m_published <=> b.m_published;
    if (!a.m_own || !b.m_own)
        return static_cast<bool>(a.m_own) <=> static_cast<bool>(b.m_own);
    return a.m_own->name().compare(b.m_own->name()) <=> 0;
}

std::string_view name_of(const Scoring& scoring) {
    return scoring.own() != nullptr ? std::string_view(scoring.own()->name())
                                    : names[static_cast<std::size_t>(scoring.published())];
}

std::optional<Scoring> scoring_of_name(std::string_view name) {
    for (const Scoring& scoring : scorings)
        if (name_of(scoring) == name)
            return scoring;
    const auto own = parse_own_scoring(name);
    return own ? std::optional(*own) : std::nullopt;
}

std::span<const Scoring> all_scorings() {
    return scorings;
}

std::string_view name_of(Gravity gravity) {
    return gravity == Gravity::shift ? "shift" : "pull-left";
}

std::optional<Gravity> gravity_of_name(std::string_view name) {
    for (const Gravity gravity : gravities)
        if (name_of(gravity) == name)
            return gravity;
    return std::nullopt;
}

std::span<const Gravity> all_gravities() {
    return gravities;
}

std::span<const Rules> all_rules() {
    static const auto rules = [] {
        std::array<Rules, scorings.size() * gravities.size()> all;
        std::size_t next = 0;
        for (const Gravity gravity : gravities)
            for (const Scoring& scoring : scorings)
                all[next++] = {scoring, gravity, std::nullopt};
        return all;
    }();
    return rules;
}

std::string description_of(const Rules& rules) {
    std::string description(name_of(rules.scoring));
    if (rules.gravity != Gravity::shift)
        description += ", " + std::string(name_of(rules.gravity));
    if (rules.refill)
        description += ", refill " + std::to_string(rules.refill->seed);
    return description;
}

} // namespace samegame
