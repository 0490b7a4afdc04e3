#include "tests/support/random_scoring.h"

#include <string>

#include "engine/game/own_scoring.h"

namespace samegame {

namespace {

int drawn(Rng& rng, int most) {
    return static_cast<int>(rng.bounded(static_cast<std::uint32_t>(most + 1)));
}

/// Amounts that are never below 0 on small boards nor on large ones.
std::string random_amounts(Rng& rng) {
    std::string text;
    for (int listed = drawn(rng, 5); listed > 0; --listed)
        text += std::to_string(drawn(rng, 12)) + ",";
    switch (rng.bounded(5)) {
    case 0:
        return text + "(n-" + std::to_string(drawn(rng, 6)) + ")^2";
    case 1:
        return text + std::to_string(1 + drawn(rng, 3)) + "n+" + std::to_string(drawn(rng, 20));
    case 2:
        return text + "n(n-1)+" + std::to_string(drawn(rng, 9));
    case 3:
        return text + "2000-n"; // falls
    default: {
        const std::string last = std::to_string(drawn(rng, 12));
        return text + last + "," + last;
    }
    }
}

} // namespace

Scoring random_scoring(Rng& rng) {
    while (true) {
        const OwnScoringText text{random_amounts(rng),
                                  std::to_string(drawn(rng, 1) * drawn(rng, 300)),
                                  rng.bounded(4) == 0 ? "0" : random_amounts(rng)};
        if (auto scoring = parse_own_scoring(text))
            return std::move(scoring).value();
    }
}

Rules random_rules(Rng& rng) {
    Rules rules = all_rules()[rng.bounded(static_cast<std::uint32_t>(all_rules().size()))];
    if (rng.bounded(2) == 0)
        rules.scoring = random_scoring(rng);
    return rules;
}

} // namespace samegame
