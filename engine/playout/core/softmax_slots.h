// The groups of a position in softmax playouts and the slots they stand in. Included by
// softmax_loop.h.

#include "engine/playout/core/block_origins.h"

constexpr unsigned tabu_code = 7; // the tabu color is renamed

struct Born {
    std::uint64_t cells[words_per_game];
    std::uint64_t code;
    unsigned corner;
    unsigned size;
    unsigned color;
};

/// Without `any_code` codes are of cells alone, weights start from 0 and the tabu knows no last
/// group, so that the usual playout pays nothing for the others.
template <bool any_code>
struct SoftmaxGame {
    const core::Softmax& softmax;
    const core::Weights& weights;
    core::SoftmaxPlayout& playout;
    const core::CodeKey* keys[core::color_codes]; // of the colors as they are here
    Lanes planes[3];
    core::SoftmaxSlots slots;
    alignas(64) std::uint32_t choices[core::most_slots];
    Origins origins; // with CodeForm::blocks
    std::uint64_t position_code;
    bool hides_tabu;
    bool has_last_group; ///< With tabu_but_last_group: see core::SoftmaxStart.

    SoftmaxGame(const core::Softmax& rules, const core::Weights& table, core::SoftmaxPlayout& game);
    bool has(core::CodeForm form) const { return any_code && softmax.form == form; }
};

CORE_INLINE bool needs_any_code(const core::Softmax& softmax, const core::Weights& weights) {
    return softmax.form != core::CodeForm::cells || softmax.after_previous ||
           softmax.position_codes != nullptr || softmax.tabu_but_last_group ||
           weights.initial.spread != 0;
}

template <bool any_code>
inline SoftmaxGame<any_code>::SoftmaxGame(const core::Softmax& rules, const core::Weights& table,
                                          core::SoftmaxPlayout& game)
    : softmax(rules), weights(table), playout(game) {
    for (int color = 0; color < core::color_codes; ++color)
        keys[color] = softmax.keys[color];
    if (softmax.tabu != 0) {
        keys[softmax.tabu] = softmax.keys[tabu_code];
        keys[tabu_code] = softmax.keys[softmax.tabu];
    }
    position_code = 0;
    playout.choice_count = 0;
    playout.ended_count = 0;
    playout.square_sum = 0;
}

template <bool any_code>
CORE_INLINE float factor_of(const core::Weights& weights, std::uint64_t code) {
    std::uint64_t place = code & weights.last;
    while (weights.places[place].code != code && weights.places[place].code != 0)
        [[unlikely]] place = (place + 1) & weights.last;
    if (any_code && weights.initial.spread != 0 && weights.places[place].code == 0) [[unlikely]]
        return initial_factor(weights.initial, code);
    return weights.places[place].factor;
}

/// The code of a group, without the edges.
template <bool any_code>
CORE_INLINE std::uint64_t code_of(const SoftmaxGame<any_code>& game, const Born& born) {
    const core::CodeKey* keys = game.keys[born.color];
    if (!any_code || game.softmax.form <= core::CodeForm::neighborhood)
        return code_of_cells(born.cells, keys);
    if (game.has(core::CodeForm::blocks)) {
        std::uint64_t cells[words_per_game];
        origins_of(game.origins, born.cells, cells);
        return code_of_cells(cells, keys);
    }
    const unsigned within_square = (game.softmax.corner_square - 1) * 0x11; // column and row
    const unsigned corner = born.corner & ~within_square;
    return code_of_word(std::uint64_t{1} << corner % 64, keys[corner / 64]) ^
           game.softmax.size_codes[born.size];
}

/// The cells at the edges of a set.
CORE_INLINE Lanes edges_of(Lanes cells) {
    return but_not(up<1>(cells) | down<1>(cells) | from_right(cells) | from_left(cells), cells);
}

/// The second code of a group with these cells at its edges.
template <bool any_code>
inline std::uint64_t edge_code_of(const SoftmaxGame<any_code>& game, const Words& planes,
                                  const std::uint64_t (&edges)[words_per_game]) {
    std::uint64_t code = 0;
    for (int color = 1; color < core::color_codes; ++color) {
        std::uint64_t of_color[words_per_game];
        for (int word = 0; word < words_per_game; ++word)
            of_color[word] = edges[word] & color_bits(planes, word, color);
        code ^= code_of_cells(of_color, game.keys[color]);
    }
    return code * core::second_code_factor;
}

/// Finds the groups of the corners that `covered` does not hold, and returns how many they are.
template <bool any_code>
CORE_INLINE int find_born(const SoftmaxGame<any_code>& game, const Links& links, Lanes covered,
                          Born* born) {
    constexpr int floods = softmax_packs * games;
    std::uint64_t starts[words_per_game];
    store_game(but_not(links.corners, covered), 0, starts);
    Words planes;
    for (int p = 0; p < 3; ++p)
        store_game(game.planes[p], 0, planes[p]);
    std::uint16_t cells[no_cell + 64];
    const int corner_count = list_corners<floods>(starts, cells);
    int count = 0;
    for (int first = 0; first < corner_count; first += floods) {
        Lanes reached[softmax_packs];
        const unsigned found = flood_groups<softmax_packs, 1>(links, cells + first, reached);
        CORE_UNROLL for (int i = 0; i < softmax_packs; ++i) {
            std::uint64_t sizes[games];
            sizes_of_games(reached[i], sizes);
            CORE_UNROLL for (int side = 0; side < games; ++side) {
                const int flood = i * games + side;
                if ((found >> flood & 1U) == 0 || first + flood >= corner_count)
                    continue;
                Born& one = born[count++];
                store_game(reached[i], side, one.cells);
                one.corner = cells[first + flood];
                one.size = static_cast<unsigned>(sizes[side]);
                one.color = 0;
                for (unsigned p = 0; p < 3; ++p)
                    one.color |=
                        static_cast<unsigned>(planes[p][one.corner / 64] >> one.corner % 64 & 1U)
                        << p;
                one.code = code_of(game, one);
                if (game.has(core::CodeForm::neighborhood)) {
                    std::uint64_t edges[words_per_game];
                    store_game(edges_of(reached[i]), side, edges);
                    one.code ^= edge_code_of(game, planes, edges);
                }
                // Looked up when it has a slot.
                __builtin_prefetch(
                    game.weights.places +
                    ((any_code ? one.code ^ game.position_code : one.code) & game.weights.last));
            }
        }
    }
    return count;
}

/// The slot of a dead group with the corner, the size and the code of this one, which it is then;
/// most_slots if there is none.
CORE_INLINE unsigned former_slot(const core::SoftmaxSlots& slots, const Born& born,
                                 std::uint64_t dead) {
    const unsigned slot = slots.slot_at[born.corner];
    const bool same = (dead >> slot & 1U) != 0 && slots.corners[slot] == born.corner &&
                      slots.codes[slot] == born.code && slots.sizes[slot] == born.size;
    return same ? slot : core::most_slots;
}

/// Puts the groups born into slots: their former ones, or the lowest that are free. False if there
/// are too many.
CORE_INLINE bool give_slots(core::SoftmaxSlots& slots, const Born* born, int count,
                            std::uint64_t& dead) {
    std::uint8_t former[core::most_moves + 1];
    std::uint64_t back = 0;
    for (int i = 0; i < count; ++i) {
        const unsigned slot = former_slot(slots, born[i], dead);
        former[i] = static_cast<std::uint8_t>(slot);
        if (slot < core::most_slots) [[unlikely]]
            back |= std::uint64_t{1} << slot;
    }
    dead &= ~back;
    slots.used &= ~dead;
    slots.tabu &= slots.used & ~back;
    slots.pairs &= slots.used & ~back;
    for (int i = 0; i < count; ++i) {
        unsigned slot = former[i];
        if (slot == core::most_slots) [[likely]] {
            if (~slots.used == 0)
                return false;
            slot = static_cast<unsigned>(__builtin_ctzll(~slots.used));
        }
        const std::uint64_t bit = std::uint64_t{1} << slot;
        slots.used |= bit;
        slots.tabu |= born[i].color == tabu_code ? bit : 0;
        slots.pairs |= born[i].size == 2 ? bit : 0;
        copy(&slots.cells[slot], born[i].cells, sizeof born[i].cells);
        for (int word = 0; word < words_per_game; ++word)
            slots.words[word][slot] = born[i].cells[word];
        slots.codes[slot] = born[i].code;
        slots.corners[slot] = static_cast<std::uint8_t>(born[i].corner);
        slots.sizes[slot] = static_cast<std::uint8_t>(born[i].size);
        slots.slot_at[born[i].corner] = static_cast<std::uint8_t>(slot);
    }
    return true;
}

/// What may be played of the groups in use.
template <bool any_code>
CORE_INLINE std::uint64_t live_slots(const SoftmaxGame<any_code>& game, int position) {
    const core::SoftmaxSlots& slots = game.slots;
    if (game.softmax.tabu == 0 || (any_code && game.has_last_group))
        return slots.used;
    const bool pairs = position >= game.softmax.tabu_pairs_after;
    const std::uint64_t allowed = slots.used & (~slots.tabu | (pairs ? slots.pairs : 0));
    return allowed != 0 ? allowed : slots.used;
}

template <bool any_code>
CORE_INLINE void begin_choices_of(SoftmaxGame<any_code>& game, SlotCounts& counts,
                                  std::uint64_t begun) {
    core::SoftmaxPlayout& playout = game.playout;
    std::uint32_t choice = playout.choice_count;
    for (; begun != 0; begun &= begun - 1) {
        const auto slot = static_cast<unsigned>(__builtin_ctzll(begun));
        const float bias = game.softmax.biases[game.slots.sizes[slot]];
        const std::uint64_t code =
            any_code ? game.slots.codes[slot] ^ game.position_code : game.slots.codes[slot];
        const float count = factor_of<any_code>(game.weights, code) * bias;
        set_count(counts, slot, count);
        game.choices[slot] = choice;
        playout.codes[choice] = code;
        playout.biases[choice] = bias;
        playout.choice_slots[choice] = static_cast<std::uint16_t>(slot);
        ++choice;
    }
    playout.choice_count = choice;
}

/// Sets the position's code after a group was played; returns the choices that have other codes
/// now.
template <bool any_code>
CORE_INLINE std::uint64_t update_position_code(SoftmaxGame<any_code>& game, int position,
                                               std::uint64_t played_code) {
    if (!any_code || (!game.softmax.after_previous && game.softmax.position_codes == nullptr))
        return 0;
    const std::uint64_t before = game.position_code;
    game.position_code = game.softmax.after_previous ? played_code * core::second_code_factor
                                                     : game.softmax.position_codes[position];
    return game.position_code == before ? 0 : ~std::uint64_t{0};
}

/// Ends and begins choices; `dead` are the slots whose groups are played, gone or have other codes.
template <bool any_code>
CORE_INLINE void update_choices(SoftmaxGame<any_code>& game, SlotCounts& counts, int position,
                                std::uint64_t dead) {
    core::SoftmaxPlayout& playout = game.playout;
    core::LineStep& step = playout.steps[position];
    const std::uint64_t live = live_slots(game, position);
    const std::uint64_t kept = game.slots.live & live & ~dead;
    step.ended_slots = game.slots.live & ~kept;
    step.begun_slots = live & ~kept;
    game.slots.live = live;
    end_choices(step.ended_slots, game.choices, counts, playout.ended + playout.ended_count);
    playout.ended_count += static_cast<std::uint32_t>(bit_count(step.ended_slots));
    begin_choices_of(game, counts, step.begun_slots);
    step.begun = playout.choice_count;
    step.ended = playout.ended_count;
}
