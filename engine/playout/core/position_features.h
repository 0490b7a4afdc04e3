// What is counted of positions, and single moves on them. Included inside the unnamed namespace of
// a build, after its vector layer lanes_*.h.

#include "engine/playout/core/child_list.h"

CORE_INLINE Lanes bottom_row() {
    std::uint64_t words[words_per_game];
    for (std::uint64_t& word : words)
        word = 0x0001000100010001;
    return load_in_every_game(words);
}

/// Of `games` children at once; the last may stand there several times.
CORE_INLINE void count_features(const core::Child* const (&children)[games], int colors,
                                core::Features* const (&counted)[games]) {
    Lanes planes[3];
    for (int p = 0; p < 3; ++p) {
        const void* here[games];
        for (int game = 0; game < games; ++game)
            here[game] = children[game]->position.planes[p];
        planes[p] = load_games(here);
    }
    const Links links = links_of(planes);
    const Lanes occupied = any_of(planes[0], planes[1], planes[2]);
    const Lanes linked = links.vertical | up<1>(links.vertical) | links.right | links.left;
    const Lanes singletons = but_not(occupied, linked);
    const Lanes parts = links.corners | singletons;
    const Lanes floor = occupied & bottom_row();
    const unsigned moving = games_with(links.corners);
    std::uint64_t sizes[games];
    for (int color = 1; color <= colors; ++color) {
        Lanes of_color = parts;
        for (int p = 0; p < 3; ++p)
            of_color = (color >> p & 1) != 0 ? of_color & planes[p] : but_not(of_color, planes[p]);
        sizes_of_games(of_color, sizes);
        for (int game = 0; game < games; ++game)
            counted[game]->parts[color] = static_cast<std::uint16_t>(sizes[game]);
    }
    for (int game = 0; game < games; ++game) {
        unsigned all = 0;
        for (int color = 1; color <= colors; ++color) {
            const unsigned blocks = children[game]->position.counts[color];
            counted[game]->blocks[color] = static_cast<std::uint16_t>(blocks);
            all += blocks;
        }
        counted[game]->all_blocks = static_cast<std::uint16_t>(all);
        counted[game]->has_moves = (moving >> game & 1U) != 0;
    }
    sizes_of_games(singletons, sizes);
    for (int game = 0; game < games; ++game)
        counted[game]->singletons = static_cast<std::uint16_t>(sizes[game]);
    sizes_of_games(links.vertical, sizes);
    for (int game = 0; game < games; ++game)
        counted[game]->vertical_links = static_cast<std::uint16_t>(sizes[game]);
    sizes_of_games(floor, sizes);
    for (int game = 0; game < games; ++game)
        counted[game]->columns = static_cast<std::uint16_t>(sizes[game]);
}

/// Of every child of a list.
void features(const core::Child* children, int count, int colors, core::Features* features) {
    for (int first = 0; first < count; first += games) {
        const core::Child* here[games];
        core::Features* counted[games];
        for (int game = 0; game < games; ++game) {
            const int child = first + game < count ? first + game : first;
            here[game] = children + child;
            counted[game] = features + child;
        }
        count_features(here, colors, counted);
    }
}

/// One move.
int remove(core::Position& position, unsigned cell) {
    // 1. The group.
    Lanes planes[1][3];
    for (int p = 0; p < 3; ++p)
        planes[0][p] = load_in_every_game(position.planes[p]);
    const Links links = links_of(planes[0]);
    std::uint64_t start[words_per_game] = {};
    start[cell / 64] = std::uint64_t{1} << cell % 64;
    Lanes group[1] = {load_in_every_game(start)};
    do {
        group[0] = flood_step(flood_step(group[0], links), links);
    } while (has_cells(border_of(group[0], links)));
    std::uint64_t sizes[games];
    sizes_of_games(group[0], sizes);
    const unsigned color = color_of(position, cell);
    // 2. The position without it.
    remove_groups<1>(planes, group);
    for (int p = 0; p < 3; ++p)
        store_game(planes[0][p], 0, position.planes[p]);
    position.counts[color] = static_cast<std::uint8_t>(position.counts[color] - sizes[0]);
    return static_cast<int>(sizes[0]);
}
