#pragma once

// The groups of one board, several floods side by side. Included inside the unnamed namespace of a
// build, after its vector layer lanes_*.h.
//
// Where the playout has another board in each game of a register, here every game is the same board
// (load_in_every_game) and floods from another corner. Each group is found once: a flood that
// reaches a corner before its own, in the order of columns from the bottom, has met a group that
// is found from there.

#include "engine/playout/core/links.h"

/// A cell is numbered 16 times its column plus its row: bit n of the words of a plane.
constexpr unsigned no_cell = core::lanes * 16;

/// Row b are 256 bits in a window of 512: all bits below bit b of the middle word.
struct Windows {
    std::uint64_t words[64][2 * words_per_game];
};
constexpr Windows windows_below() {
    Windows windows{};
    for (int bit = 0; bit < 64; ++bit) {
        for (int word = 0; word < words_per_game; ++word)
            windows.words[bit][word] = ~std::uint64_t{0};
        windows.words[bit][words_per_game] = (std::uint64_t{1} << bit) - 1;
    }
    return windows;
}
alignas(64) constexpr Windows windows = windows_below();

/// The cells before one, of up to no_cell + 1 cells.
CORE_INLINE const void* cells_before(unsigned cell) {
    return windows.words[cell % 64] + words_per_game - cell / 64;
}

/// Numbers the cells of a set, in order, and as many times no_cell as fill a register of floods.
/// There is room for both.
template <int floods>
CORE_INLINE int list_cells(const std::uint64_t (&set)[words_per_game], std::uint16_t* cells) {
    int count = 0;
    for (unsigned word = 0; word < words_per_game; ++word)
        for (std::uint64_t rest = set[word]; rest != 0; rest &= rest - 1)
            cells[count++] = static_cast<std::uint16_t>(
                64 * word + static_cast<unsigned>(__builtin_ctzll(rest)));
    for (int i = 0; i < floods; ++i)
        cells[count + i] = no_cell;
    return count;
}

/// The groups of `packs` times `games` corners, or of no_cell. One bit for each flood whose corner
/// is the first of its group; no_cell sets its bit too. The first look whether all floods have
/// ended comes after `sure_steps`.
template <int packs, int sure_steps>
CORE_INLINE unsigned flood_groups(const Links& links, const std::uint16_t* cells,
                                  Lanes (&reached)[packs]) {
    Lanes before[packs];
    CORE_UNROLL for (int i = 0; i < packs; ++i) {
        const void* here[games];
        const void* next[games];
        for (int game = 0; game < games; ++game) {
            here[game] = cells_before(cells[i * games + game]);
            next[game] = cells_before(cells[i * games + game] + 1U);
        }
        before[i] = load_games(here);
        reached[i] = before[i] ^ load_games(next);
    }
    CORE_UNROLL for (int i = 0; i < packs; ++i) reached[i] =
        flood_sideways(flood_up(reached[i], links), links); // a corner has no link down
    for (int step = 1; step < sure_steps; ++step)
        CORE_UNROLL for (int i = 0; i < packs; ++i) reached[i] = flood_step(reached[i], links);
    Lanes open = no_cells();
    do {
        open = no_cells();
        CORE_UNROLL for (int i = 0; i < packs; ++i) {
            reached[i] = flood_step(reached[i], links);
            open = open | border_of(reached[i], links);
        }
    } while (has_cells(open));
    unsigned repeated = 0;
    CORE_UNROLL for (int i = 0; i < packs; ++i) repeated |=
        games_with(all_of(reached[i], before[i], links.corners)) << i * games;
    return ~repeated;
}

/// Calls take(reached, cells, found) with `packs` registers of floods, until those from all corners
/// of `starts` are done. `links` are those of the board in every game. Flood n, in game n % games
/// of register n / games, started at cells[n] and has found a group if bit n of `found` is set.
template <int packs, class Take>
CORE_INLINE void for_each_flood(const Links& links, const std::uint64_t (&starts)[words_per_game],
                                Take take) {
    constexpr int floods = packs * games;
    std::uint16_t cells[no_cell + floods];
    const int count = list_cells<floods>(starts, cells);
    for (int first = 0; first < count; first += floods) {
        Lanes reached[packs];
        const unsigned found = flood_groups<packs, 2>(links, cells + first, reached);
        const int left = count - first;
        take(reached, cells + first, left < floods ? found & ((1U << left) - 1) : found);
    }
}

/// Writes down the groups that have their first corner in `starts`, which are corners of the board,
/// and returns how many they are; `groups` has room for one more.
template <int packs>
CORE_INLINE int list_groups(const Links& links, const std::uint64_t (&starts)[words_per_game],
                            core::Group* groups) {
    int count = 0;
    for_each_flood<packs>(
        links, starts,
        [&](const Lanes(&reached)[packs], const std::uint16_t* cells, unsigned found) CORE_LAMBDA {
            CORE_UNROLL for (int i = 0; i < packs; ++i) {
                std::uint64_t sizes[games];
                sizes_of_games(reached[i], sizes);
                for (int game = 0; game < games; ++game) {
                    const int flood = i * games + game;
                    core::Group& group = groups[count];
                    store_game(reached[i], game, group.cells.columns);
                    group.corner = static_cast<std::uint8_t>(cells[flood]);
                    group.size = static_cast<std::uint8_t>(sizes[game]);
                    count += static_cast<int>(found >> flood & 1U);
                }
            }
        });
    return count;
}

/// Every group of a board.
int groups(const core::Position& position, core::Group* groups) {
    Lanes planes[3];
    for (int p = 0; p < 3; ++p)
        planes[p] = load_in_every_game(position.planes[p]);
    const Links links = links_of(planes);
    std::uint64_t corners[words_per_game];
    store_game(links.corners, 0, corners);
    return list_groups<flood_packs>(links, corners, groups);
}
