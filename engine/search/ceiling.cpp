#include "engine/search/ceiling.h"

#include <algorithm>
#include <array>

#include "engine/game/scoring.h"
#include "engine/search/upper_bound.h"

namespace samegame {

namespace {

constexpr std::array names{"plain", "dead-color", "separated"};

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

OptionSpec ceiling_option(Ceiling default_value) {
    return {"ceiling",
            OptionType::choice,
            names[static_cast<std::size_t>(default_value)],
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
    return static_cast<Ceiling>(std::find(names.begin(), names.end(), name) - names.begin());
}

std::vector<std::string> ceiling_names() {
    return {names.begin(), names.end()};
}

} // namespace samegame
