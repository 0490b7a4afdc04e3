#include "engine/solvers/tree/bound_options.h"

#include "engine/base/message.h"

namespace samegame {

ChoiceOption<Ceiling> ceiling_option() {
    return {"ceiling", choices_in_order<Ceiling>(ceiling_names()),
            SAMEGAME_TEXT(
                "Engine",
                "What a position can still earn at most: the blocks of each color as one group and "
                "the bonus (plain), without the bonus where a color has a single block left "
                "(dead-color), or with groups only of blocks that can still meet (separated)"),
            "Schadd et al. 2011, section 3; Takes & Kosters 2009, section 4: dead-color"};
}

ChoiceOption<Estimate> estimate_option() {
    return {"estimate", choices_in_order<Estimate>(estimate_names()),
            SAMEGAME_TEXT(
                "Engine",
                "What judges a position: the points so far, with the points of the groups still "
                "there, or with those of each color as one group, which no line exceeds"),
            "Schadd et al. 2011, section 3; Takes & Kosters 2009, section 4"};
}

} // namespace samegame
