// The playout, once for all builds. Included inside the unnamed namespace of a build, after its
// vector layer lanes_*.h.
//
// A pack is a register's worth of boards, lane = column, and a round is one attempt at a move on
// every board of every pack:
//  1. links: which neighbors are equal, for all colors at once. A corner is a cell with a link, but
//     none down and none to the left: every group has one or more, mostly exactly one;
//  2. draw: a uniform corner of those whose color may be played, in the order of columns from the
//     bottom, by the high half of a random number (D. Lemire, 2019). Which color that is or is not
//     may depend on the low half of the first number of a move;
//  3. flood its group along the links. It is the move if the corner is the group's first allowed
//     one: so every group is as likely as any other. If not, the next round draws again;
//  4. remove the group, let blocks fall, close empty columns.
// Steps of all packs are interleaved, since each step waits for the one before, and every branch
// that is taken now and then is taken for all packs together: what hides the latency of one pack
// is the work on the others. A flood that is not finished after a few steps goes on in the next
// round, with the same number drawn, while the other boards go on.

#include "engine/playout/core/links.h"
#include "engine/playout/core/playout_queue.h"

/// The corners of groups that may be played.
template <core::Spared spared, bool explores>
CORE_INLINE Lanes allowed_corners(const Pack& pack, Lanes corners) {
    if constexpr (spared == core::Spared::none)
        return corners;
    Lanes others;
    if constexpr (spared == core::Spared::most_frequent_left) {
        Lanes most[3];
        most_frequent(pack.census, most);
        Lanes differ = pack.planes[0] ^ most[0];
        differ = or_differ(differ, pack.planes[1], most[1]);
        others = corners & or_differ(differ, pack.planes[2], most[2]);
    } else { // the spared color is 7
        others = but_not(corners, all_of(pack.planes[0], pack.planes[1], pack.planes[2]));
    }
    Flags restricted = nonempty(others);
    if constexpr (explores)
        restricted = both(restricted, negated(pack.exploring));
    return choose(restricted, others, corners);
}

/// Plays the queue to its end on `packs` registers of boards.
template <int packs, core::Draw draw, core::Spared spared, bool explores, bool records>
void play_queue(core::Playout* playouts, int count, const core::Policy& policy) {
    constexpr bool draws_color = draw == core::Draw::colors;
    constexpr bool decides = explores || draws_color; // by the first number of each move
    constexpr bool counts = draws_color || spared == core::Spared::most_frequent_left;
    Queue queue{playouts, count, 0, count};
    Pack pack[packs] = {};
    Links links[packs];
    Corners corners[packs];
    Pick picks[packs];
    Rank ranks[packs];
    Lanes reached[packs];
    [[maybe_unused]] Wheel wheels[draws_color ? packs : 1];

    const auto survey = [&](int i) CORE_LAMBDA {
        links[i] = links_of(pack[i].planes);
        if constexpr (explores)
            pack[i].exploring = either(
                both(pack[i].fresh, low_half_below(number(pack[i].random), policy.explores_below)),
                both(negated(pack[i].fresh), pack[i].exploring));
        if constexpr (draws_color)
            wheels[i] = count_wheel(pack[i].census, pack[i].planes, links[i].corners);
        else
            corners[i] =
                count_corners(allowed_corners<spared, explores>(pack[i], links[i].corners));
    };
    const auto spin = [&](int i) CORE_LAMBDA {
        const Lanes drawn =
            spin_wheel(wheels[i], pack[i].planes, links[i].corners, number(pack[i].random));
        pack[i].drawn = choose(pack[i].fresh, drawn, pack[i].drawn);
        corners[i] = count_corners(pack[i].drawn);
    };
    for (Pack& one : pack)
        for (int game = 0; game < games; ++game)
            begin_playout(one, game, queue, policy.spared);

    while (queue.running > 0) {
        // 1. Links and corners; a board without a corner is at the end of its game.
        unsigned over = 0;
        CORE_UNROLL for (int i = 0; i < packs; ++i) survey(i);
        if constexpr (draws_color) {
            CORE_UNROLL for (int i = 0; i < packs; ++i) weigh_wheel(wheels[i], policy.roulette);
            CORE_UNROLL for (int i = 0; i < packs; ++i) spin(i);
        }
        CORE_UNROLL for (int i = 0; i < packs; ++i) over |=
            games_without(corners[i]) & pack[i].busy;
        if (over != 0) [[unlikely]] {
            for (int i = 0; i < packs; ++i) {
                while ((over = games_without(corners[i]) & pack[i].busy) != 0) {
                    for (int game = 0; game < games; ++game) {
                        if ((over >> game & 1U) != 0) {
                            end_playout(pack[i], game, queue);
                            begin_playout(pack[i], game, queue, policy.spared);
                        }
                    }
                    survey(i);
                    if constexpr (draws_color) {
                        weigh_wheel(wheels[i], policy.roulette);
                        spin(i);
                    }
                }
            }
        }
        // 2. A corner of each board.
        unsigned doubt = 0;
        CORE_UNROLL for (int i = 0; i < packs; ++i) {
            ranks[i] = rank_of(number(pack[i].random), corners[i]);
            doubt |= doubtful(ranks[i], corners[i]);
        }
        if (doubt != 0) [[unlikely]] {
            for (int i = 0; i < packs; ++i) {
                skip_surplus<decides>(pack[i], doubtful(ranks[i], corners[i]), corners[i]);
                ranks[i] = rank_of(number(pack[i].random), corners[i]);
            }
        }
        CORE_UNROLL for (int i = 0; i < packs; ++i) {
            picks[i] = pick(ranks[i], corners[i]);
            reached[i] = picks[i].cell | pack[i].reached;
        }
        // 3. Its group. A corner has no link down.
        CORE_UNROLL for (int i = 0; i < packs; ++i) reached[i] =
            flood_sideways(flood_up(reached[i], links[i]), links[i]);
        CORE_UNROLL for (int i = 0; i < packs; ++i) reached[i] = flood_step(reached[i], links[i]);
        if constexpr (packs == 1) // there is no other work meanwhile
            while (has_cells(border_of(reached[0], links[0])))
                reached[0] = flood_step(reached[0], links[0]);
        CORE_UNROLL for (int i = 0; i < packs; ++i) {
            const Flags open = nonempty(border_of(reached[i], links[i]));
            const Flags refused = has_earlier(picks[i], reached[i] & corners[i].set);
            const Flags played = negated(either(open, refused));
            pack[i].reached = only(open, reached[i]);
            if constexpr (counts)
                leave_census(pack[i].census, pack[i].planes, picks[i].cell,
                             only(played, reached[i]));
            reached[i] = only(played, reached[i]);
            advance(pack[i].random, negated(open));
            if constexpr (decides)
                pack[i].fresh = either(played, both(pack[i].fresh, open));
            if constexpr (records)
                for (int game = 0; game < games; ++game)
                    if (pack[i].groups[game] != nullptr)
                        copy(pack[i].groups[game] + (tally_of(pack[i].tally, game) >> 32),
                             lanes_of_game(reached[i], game), sizeof(core::Cells));
            count_group(pack[i].tally, reached[i], played);
        }
        // 4. The board without it: one run of cells in each column at a time, mostly the only one.
        Lanes rest;
        do {
            rest = no_cells();
            CORE_UNROLL for (int i = 0; i < packs; ++i) {
                const Run run = lowest_run(reached[i]);
                for (Lanes& plane : pack[i].planes)
                    plane = where(run.below, plane, down_by(plane, run));
                reached[i] = down_by(run.rest, run);
                rest = rest | reached[i];
            }
        } while (has_cells(rest));
        bool more = false;
        do {
            more = false;
            CORE_UNROLL for (int i = 0; i < packs; ++i) more |= close_column(pack[i].planes);
        } while (more);
    }
}

template <int packs, bool records>
void play_policy(core::Playout* playouts, int count, const core::Policy& policy) {
    using core::Draw;
    using core::Spared;
    const bool explores = policy.explores_below > 0;
    if (policy.draw == Draw::colors)
        play_queue<packs, Draw::colors, Spared::none, false, records>(playouts, count, policy);
    else if (policy.spared == Spared::none)
        play_queue<packs, Draw::groups, Spared::none, false, records>(playouts, count, policy);
    else if (policy.spared == Spared::most_frequent_left && explores)
        play_queue<packs, Draw::groups, Spared::most_frequent_left, true, records>(playouts, count,
                                                                                   policy);
    else if (policy.spared == Spared::most_frequent_left)
        play_queue<packs, Draw::groups, Spared::most_frequent_left, false, records>(playouts, count,
                                                                                    policy);
    else if (explores)
        play_queue<packs, Draw::groups, Spared::most_frequent, true, records>(playouts, count,
                                                                              policy);
    else
        play_queue<packs, Draw::groups, Spared::most_frequent, false, records>(playouts, count,
                                                                               policy);
}

void play(core::Playout* playouts, int count, const core::Policy& policy) {
    if (count > games * most_packs / 2)
        play_policy<most_packs, false>(playouts, count, policy);
    else if (count > games)
        play_policy<2, false>(playouts, count, policy);
    else
        play_policy<1, false>(playouts, count, policy);
}

void record(core::Playout* playouts, int count, const core::Policy& policy) {
    play_policy<1, true>(playouts, count, policy);
}
