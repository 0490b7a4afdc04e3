#include "engine/tree_search/bound_options.h"

#include <algorithm>

namespace samegame {

OptionSpec ceiling_option(Ceiling default_value) {
    return {"ceiling",
            OptionType::choice,
            ceiling_names()[static_cast<std::size_t>(default_value)],
            0,
            0,
            ceiling_names(),
            "What a position can still earn at most: the blocks of each color as one group and the "
            "bonus (plain), without the bonus where a color has a single block left (dead-color), "
            "or with groups only of blocks that can still meet (separated)",
            "Schadd et al. 2011, section 3; Takes & Kosters 2009, section 4: dead-color"};
}

Ceiling ceiling_of(const OptionValues& values) {
    const auto& name = std::get<std::string>(values.at("ceiling"));
    const auto names = ceiling_names();
    return static_cast<Ceiling>(std::find(names.begin(), names.end(), name) - names.begin());
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

} // namespace samegame
