#include "engine/bounds/ceiling.h"

#include <algorithm>
#include <array>

#include "engine/base/message.h"
#include "engine/bounds/upper_bound.h"
#include "engine/game/scoring.h"

namespace samegame {

namespace {

constexpr std::array names_of_ceilings{"plain", "dead-color", "separated"};

int ceiling_of_counts(Ceiling ceiling, const Rules& rules, BlockCounts counts) {
    if (ceiling == Ceiling::plain)
        std::replace(counts.begin(), counts.end(), 1, 0); // as if it could still go
    return remaining_upper_bound(rules, counts);
}

} // namespace

int ceiling_points(Ceiling ceiling, const Rules& rules, const Board& board) {
    if (!board.has_moves())
        return end_points(rules, board);
    if (ceiling == Ceiling::separated)
        return separated_upper_bound(rules, board);
    return ceiling_of_counts(ceiling, rules, block_counts(board));
}

int ceiling_points_after(Ceiling ceiling, const Rules& rules, const Board& board, Color color,
                         int removed) {
    BlockCounts counts = block_counts(board);
    counts[color] -= removed;
    return ceiling_of_counts(ceiling, rules, counts);
}

std::vector<std::string> ceiling_names() {
    return {names_of_ceilings.begin(), names_of_ceilings.end()};
}

ChoiceOption<Ceiling> ceiling_option() {
    return {"ceiling", choices_in_order<Ceiling>(ceiling_names()),
            SAMEGAME_TEXT(
                "Engine",
                "What a position can still earn at most: the blocks of each color as one group and "
                "the bonus (plain), without the bonus where a color has a single block left "
                "(dead-color), or with groups only of blocks that can still meet (separated)"),
            "Schadd et al. 2011, section 3; Takes & Kosters 2009, section 4: dead-color"};
}

} // namespace samegame
