// The softmax playout, once for all builds; what it plays is told by
// engine/playout/softmax_groups.h. Included inside the unnamed namespace of a build, after
// softmax_lanes_*.h.
//
// One game at a time: the next playout of NRPA wants the weights that this one leaves. If a
// register holds several boards, all are this one. The groups of a position stay in their slots as
// long as no move touches them:
//  1. draw a slot by what the groups count, and remove its group;
//  2. changed cells: touched columns from the lowest removed cell up, and all columns from the
//  first
//     that closed. Groups with a cell there, or linked to one there, are dead. No other group is
//     different from what it was;
//  3. flood the corners that the groups left do not cover: the groups born, one or two in most
//     positions. Only they need a code and a look-up.

#include "engine/playout/core/exponential.h"
#include "engine/playout/core/initial_weights.h"
#include "engine/playout/core/softmax_slots.h"

/// Links of every color but the tabu color.
CORE_INLINE Links without_tabu(const Links& links, const Lanes (&planes)[3]) {
    const Lanes tabu = all_of(planes[0], planes[1], planes[2]);
    return {but_not(links.vertical, tabu), but_not(links.vertical_twice, tabu),
            but_not(links.right, tabu), but_not(links.left, tabu), but_not(links.corners, tabu)};
}

/// Whether the tabu color's blocks are a single group.
CORE_INLINE bool is_last_group(const Links& links, Lanes tabu) {
    const Lanes linked = links.vertical | up<1>(links.vertical) | links.right | links.left;
    if (has_cells(but_not(tabu, linked)) || !has_cells(tabu)) [[likely]]
        return false;
    std::uint64_t cells[words_per_game];
    store_game(tabu, 0, cells);
    unsigned word = 0;
    while (cells[word] == 0)
        ++word;
    std::uint16_t firsts[games];
    for (std::uint16_t& first : firsts)
        first = static_cast<std::uint16_t>(64 * word +
                                           static_cast<unsigned>(__builtin_ctzll(cells[word])));
    Lanes reached[1];
    flood_groups<1, 2>(links, firsts, reached);
    return !has_cells(but_not(tabu, reached[0]));
}

/// Removes a group; returns the cells that may be different now.
CORE_INLINE Lanes remove_group(Lanes (&planes)[3], Lanes group) {
    Run run = lowest_run(group);
    Lanes changed = but_not(every_word(~std::uint64_t{0}), run.below);
    for (;;) {
        for (Lanes& plane : planes)
            plane = where(run.below, plane, down_by(plane, run));
        if (!has_cells(run.rest)) [[likely]]
            break;
        run = lowest_run(down_by(run.rest, run));
    }
    const Lanes occupied = any_of(planes[0], planes[1], planes[2]);
    if (has_gap(occupied)) [[unlikely]] {
        changed = changed | from_first_empty(occupied);
        while (close_column(planes)) {
        }
    }
    return changed;
}

/// The cells of groups that a change of these cells can concern.
CORE_INLINE Lanes concerned_by(Lanes changed, const Links& links) {
    return or_both(flood_sideways(changed, links), down<1>(changed), links.vertical);
}

/// Takes the groups of the position after cells have changed; false if there are too many.
template <bool any_code>
CORE_INLINE bool find_groups(SoftmaxGame<any_code>& game, int position, Lanes changed,
                             std::uint64_t& dead) {
    core::SoftmaxSlots& slots = game.slots;
    const Links all = links_of(game.planes);
    const bool has_tabu = game.softmax.tabu != 0;
    const bool pairs = has_tabu && position >= game.softmax.tabu_pairs_after;
    if (any_code && game.softmax.tabu_but_last_group) {
        const bool had_last_group = game.has_last_group;
        game.has_last_group =
            has_tabu && is_last_group(all, all_of(game.planes[0], game.planes[1], game.planes[2]));
        if (game.has_last_group != had_last_group)
            game.hides_tabu = had_last_group;
    }
    if (pairs)
        game.hides_tabu = false;
    const Links links = game.hides_tabu ? without_tabu(all, game.planes) : all;

    if (game.has(core::CodeForm::neighborhood))
        changed = changed | edges_of(changed);
    std::uint64_t concerned[words_per_game];
    store_game(concerned_by(changed, links), 0, concerned);
    Lanes left;
    dead = groups_meeting(slots, concerned, left);
    Born born[core::most_moves + 1];
    int count = find_born(game, links, left, born);
    if (has_tabu && !pairs && !(any_code && game.has_last_group)) {
        if (game.hides_tabu && count == 0 && dead == slots.used) [[unlikely]] {
            // Nothing but the tabu color is left.
            game.hides_tabu = false;
            count = find_born(game, all, no_cells(), born);
        } else if (!game.hides_tabu) [[unlikely]] {
            int others = 0;
            for (int i = 0; i < count; ++i)
                if (born[i].color != tabu_code)
                    born[others++] = born[i];
            if (others > 0) { // there is something else again
                game.hides_tabu = true;
                count = others;
                dead = slots.used;
            }
        }
    }
    return give_slots(slots, born, count, dead);
}

bool softmax_start(const core::Softmax& softmax, const core::Position& position,
                   core::SoftmaxStart& start) {
    Words planes;
    copy(planes, position.planes, sizeof planes);
    if (softmax.tabu != 0)
        rename_spared(planes, softmax.tabu);
    copy(start.planes, planes, sizeof planes);
    __builtin_memset(&start.groups, 0, sizeof start.groups);

    core::SoftmaxPlayout nothing;
    const core::Weights no_weights = {};
    SoftmaxGame<true> game(softmax, no_weights, nothing);
    for (int p = 0; p < 3; ++p)
        game.planes[p] = load_in_every_game(start.planes[p]);
    game.slots = start.groups;
    start_origins(game.origins, start.planes);
    game.hides_tabu = softmax.tabu != 0;
    game.has_last_group = false;
    std::uint64_t dead = 0;
    const bool fits = find_groups(game, 0, every_word(~std::uint64_t{0}), dead);
    start.groups = game.slots;
    start.hides_tabu = game.hides_tabu;
    start.has_last_group = game.has_last_group;
    return fits;
}

/// Counts the blocks left.
template <bool any_code>
CORE_INLINE void end_softmax(const SoftmaxGame<any_code>& game) {
    Words planes;
    for (int p = 0; p < 3; ++p)
        store_game(game.planes[p], 0, planes[p]);
    for (int color = 0; color < core::color_codes; ++color) {
        int left = 0;
        if (color > 0)
            for (int word = 0; word < words_per_game; ++word)
                left += bit_count(color_bits(planes, word, color));
        game.playout.left[color] = static_cast<std::uint8_t>(left);
    }
}

template <bool any_code>
bool play_softmax(const core::Softmax& softmax, const core::SoftmaxStart& start,
                  const core::Weights& weights, core::SoftmaxPlayout& playout) {
    SoftmaxGame<any_code> game(softmax, weights, playout);
    for (int p = 0; p < 3; ++p)
        game.planes[p] = load_in_every_game(start.planes[p]);
    copy(&game.slots, &start.groups, sizeof game.slots);
    game.hides_tabu = start.hides_tabu;
    game.has_last_group = start.has_last_group;
    if (game.has(core::CodeForm::blocks))
        start_origins(game.origins, start.planes);
    std::uint64_t words[4];
    seed_words(words, playout.seed);
    SlotCounts counts;
    clear(counts);
    update_choices(game, counts, 0, 0);
    int position = 0;
    while (game.slots.live != 0) {
        const unsigned slot = draw_slot(counts, value_of(words));
        advance_words(words);
        const std::uint32_t size = game.slots.sizes[slot];
        playout.steps[position].played = game.choices[slot];
        playout.steps[position].played_slot = slot;
        playout.square_sum += size * size;
        copy(playout.groups + position, &game.slots.cells[slot], sizeof(core::Cells));
        const Lanes changed =
            remove_group(game.planes, load_in_every_game(&game.slots.cells[slot]));
        if (game.has(core::CodeForm::blocks))
            remove_origins(game.origins, game.slots.cells[slot]);
        const std::uint64_t renewed =
            update_position_code(game, ++position, game.slots.codes[slot]);
        std::uint64_t dead = 0;
        if (!find_groups(game, position, changed, dead))
            return false;
        update_choices(game, counts, position, dead | renewed | std::uint64_t{1} << slot);
    }
    playout.step_count = static_cast<std::uint32_t>(position) + 1;
    end_softmax(game);
    return true;
}

bool softmax(const core::Softmax& softmax, const core::SoftmaxStart& start,
             const core::Weights& weights, core::SoftmaxPlayout& playout) {
    return needs_any_code(softmax, weights) ? play_softmax<true>(softmax, start, weights, playout)
                                            : play_softmax<false>(softmax, start, weights, playout);
}

/// See adaptation_factors (softmax_adaptation.h).
void adapt(const core::LineStep* steps, std::uint32_t step_count, const float* counts, float alpha,
           float* factors) {
    SlotSums sums;
    clear(sums);
    const float* begun = counts;
    float* ended = factors;
    for (std::uint32_t position = 0; position < step_count; ++position) {
        const core::LineStep& step = steps[position];
        end_choices(sums, step.ended_slots, alpha, ended);
        if (position > 0) {
            const std::uint64_t before = (std::uint64_t{1} << steps[position - 1].played_slot) - 1;
            ended[bit_count(step.ended_slots & before)] += alpha;
        }
        ended += bit_count(step.ended_slots);
        begin_choices(sums, step.begun_slots, begun);
        begun += bit_count(step.begun_slots);
        if (position + 1 < step_count)
            add_position(sums);
    }
    for (float* factor = factors; factor != ended; ++factor)
        *factor = bounded_exponential(*factor);
}
