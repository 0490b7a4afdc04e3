#pragma once

// The children of one board, several side by side. Included inside the unnamed namespace of a
// build, after its vector layer lanes_*.h.

#include "engine/playout/core/group_flood.h"
#include "engine/playout/core/position_hash.h"

/// Removes a group from each board, lets blocks fall and closes columns, as in playout_loop.h.
template <int packs>
CORE_INLINE void remove_groups(Lanes (&planes)[packs][3], const Lanes (&groups)[packs]) {
    Lanes removed[packs];
    CORE_UNROLL for (int i = 0; i < packs; ++i) removed[i] = groups[i];
    Lanes rest;
    do {
        rest = no_cells();
        CORE_UNROLL for (int i = 0; i < packs; ++i) {
            const Run run = lowest_run(removed[i]);
            for (Lanes& plane : planes[i])
                plane = where(run.below, plane, down_by(plane, run));
            removed[i] = down_by(run.rest, run);
            rest = rest | removed[i];
        }
    } while (has_cells(rest));
    bool more = false;
    do {
        more = false;
        CORE_UNROLL for (int i = 0; i < packs; ++i) more |= close_column(planes[i]);
    } while (more);
}

CORE_INLINE unsigned color_of(const core::Position& position, unsigned cell) {
    unsigned color = 0;
    for (unsigned p = 0; p < 3; ++p)
        color |= (position.planes[p][cell / 16] >> cell % 16 & 1U) << p;
    return color;
}

/// Every child of a position.
int children(const core::Position& position, core::Child* children) {
    Lanes planes[3];
    for (int p = 0; p < 3; ++p)
        planes[p] = load_in_every_game(position.planes[p]);
    const Links links = links_of(planes);
    std::uint64_t corners[words_per_game];
    store_game(links.corners, 0, corners);
    int count = 0;
    for_each_flood<child_packs>(
        links, corners,
        [&](const Lanes(&reached)[child_packs], const std::uint16_t* cells, unsigned found)
            CORE_LAMBDA {
                // 1. The boards without the groups.
                Lanes after[child_packs][3];
                CORE_UNROLL for (int i = 0; i < child_packs; ++i) for (int p = 0; p < 3; ++p)
                    after[i][p] = planes[p];
                remove_groups(after, reached);
                // 2. What is known of each; the next one takes its place if it is none.
                CORE_UNROLL for (int i = 0; i < child_packs; ++i) {
                    std::uint64_t sizes[games];
                    sizes_of_games(reached[i], sizes);
                    for (int game = 0; game < games; ++game) {
                        const int flood = i * games + game;
                        const unsigned corner = cells[flood] % no_cell;
                        const unsigned color = color_of(position, corner);
                        core::Child& child = children[count];
                        for (int p = 0; p < 3; ++p)
                            store_game(after[i][p], game, child.position.planes[p]);
                        __builtin_memcpy(child.position.counts, position.counts, core::color_codes);
                        child.position.counts[color] =
                            static_cast<std::uint8_t>(position.counts[color] - sizes[game]);
                        child.hash = hash_of(child.position);
                        store_game(reached[i], game, child.cells.columns);
                        child.corner = static_cast<std::uint8_t>(corner);
                        child.size = static_cast<std::uint8_t>(sizes[game]);
                        child.color = static_cast<std::uint8_t>(color);
                        count += static_cast<int>(found >> flood & 1U);
                    }
                }
            });
    return count;
}
