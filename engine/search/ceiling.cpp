#include "engine/search/ceiling.h"

#include <algorithm>
#include <array>

#include "engine/game/scoring.h"
#include "engine/search/upper_bound.h"

namespace samegame {

namespace {

using BlockCounts = std::array<int, max_colors + 1>;

constexpr std::array names{"plain", "dead-color", "separated"};

int ceiling_of_counts(Ceiling ceiling, const Rules& rules, const BlockCounts& counts) {
    int points = 0;
    BlockCounts left{};
    for (std::size_t color = 1; color < counts.size(); ++color) {
        if (counts[color] >= 2)
            points += move_points(rules, counts[color]);
        else if (ceiling != Ceiling::plain)
            left[color] = counts[color];
    }
    return points + end_points(rules, left);
}

BlockCounts counts_of(const Board& board) {
    BlockCounts counts{};
    for (Color color = 1; color <= max_colors; ++color)
        counts[color] = board.block_count(color);
    return counts;
}

} // namespace

int ceiling_points(Ceiling ceiling, const Rules& rules, const Board& board) {
    if (!board.has_moves())
        return end_points(rules, board);
    if (ceiling == Ceiling::separated)
        return separated_upper_bound(rules, board);
    return ceiling_of_counts(ceiling, rules, counts_of(board));
}

int ceiling_points_after(Ceiling ceiling, const Rules& rules, const Board& board, Color color,
                         int removed) {
    BlockCounts counts = counts_of(board);
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
