// The playout, once for all builds. Included inside the unnamed namespace of a build, after its
// vector layer lanes_*.h.
//
// A pack is a register's worth of boards, lane = column, and a round is one attempt at a move on
// every board of every pack:
//  1. links: which neighbors are equal, for all colors at once. A corner is a cell with a link, but
//     none down and none to the left: every group has one or more, mostly exactly one;
//  2. draw: a uniform corner of those whose color is not spared, in the order of columns from the
//     bottom, by the high half of a random number (D. Lemire, 2019);
//  3. flood its group along the links. It is the move if the corner is the group's first allowed
//     one: so every group is as likely as any other. If not, the next round draws again;
//  4. remove the group, let blocks fall, close empty columns.
// Steps of all packs are interleaved, since each step waits for the one before, and every branch
// that is taken now and then is taken for all packs together: what hides the latency of one pack
// is the work on the others. A flood that is not finished after a few steps goes on in the next
// round, with the same number drawn, while the other boards go on.

struct Links {
    Lanes vertical; // equal to the cell above
    Lanes vertical_twice;
    Lanes right; // equal to the cell on the right
    Lanes left;
    Lanes corners;
};

/// Boards side by side in one register, each with its playout.
struct Pack {
    Lanes planes[3];
    Lanes reached; // what floods that are not finished have reached
    Random random;
    Tally tally;
    Census census;   // if the spared color changes
    Flags fresh;     // no number was drawn yet for the next move
    Flags exploring; // the next move may be of any color
    core::Playout* playouts[games];
    core::Cells* groups[games];
    unsigned busy; // the boards with a playout, one bit for each
};

struct Queue {
    core::Playout* playouts;
    int count;
    int next;
    int running;
};

CORE_INLINE Links links_of(const Lanes (&planes)[3]) {
    const Lanes occupied = any_of(planes[0], planes[1], planes[2]);
    Lanes above = planes[0] ^ down<1>(planes[0]);
    Lanes right = planes[0] ^ from_right(planes[0]);
    for (int p = 1; p < 3; ++p) {
        above = or_differ(above, planes[p], down<1>(planes[p]));
        right = or_differ(right, planes[p], from_right(planes[p]));
    }
    Links links;
    links.vertical = but_not(occupied, above);
    links.vertical_twice = links.vertical & down<1>(links.vertical);
    links.right = but_not(occupied, right);
    links.left = from_left(links.right);
    links.corners = but_neither(links.vertical | links.right, up<1>(links.vertical), links.left);
    return links;
}

/// The runs of links upward from `reached`: the carry of an addition goes to the end of a run.
CORE_INLINE Lanes flood_up(Lanes reached, const Links& links) {
    return or_differ(reached, add(links.vertical, reached & links.vertical), links.vertical);
}
/// Up to three links downward.
CORE_INLINE Lanes flood_down(Lanes reached, const Links& links) {
    reached = or_both(reached, down<1>(reached), links.vertical);
    return or_both(reached, down<2>(reached), links.vertical_twice);
}
CORE_INLINE Lanes flood_sideways(Lanes reached, const Links& links) {
    const Lanes right = from_right(reached);
    const Lanes left = from_left(reached);
    return or_both(or_both(reached, right, links.right), left, links.left);
}
CORE_INLINE Lanes flood_step(Lanes reached, const Links& links) {
    return flood_sideways(flood_down(flood_up(reached, links), links), links);
}
/// Cells at a link between reached and not reached.
CORE_INLINE Lanes border_of(Lanes reached, const Links& links) {
    return differ_within(reached, down<1>(reached), links.vertical) |
           differ_within(reached, from_right(reached), links.right);
}

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

// xoshiro256++ on one board's generator, where a playout begins and in rare cases.
inline std::uint64_t rotated(std::uint64_t word, int by) {
    return word << by | word >> (64 - by);
}
inline std::uint64_t value_of(const std::uint64_t (&words)[4]) {
    return rotated(words[0] + words[3], 23) + words[0];
}
inline void advance_words(std::uint64_t (&words)[4]) {
    const std::uint64_t t = words[1] << 17;
    words[2] ^= words[0];
    words[3] ^= words[1];
    words[1] ^= words[2];
    words[0] ^= words[3];
    words[2] ^= t;
    words[3] = rotated(words[3], 45);
}
inline void seed_words(std::uint64_t (&words)[4], std::uint64_t seed) {
    for (std::uint64_t& word : words) {
        std::uint64_t z = (seed += 0x9e3779b97f4a7c15ULL);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        word = z ^ (z >> 31);
    }
}
/// Whether a uniform number of 0 to n-1 cannot be made of this value and needs the next.
inline bool is_surplus(std::uint64_t value, std::uint32_t n) {
    return static_cast<std::uint32_t>((value >> 32) * n) < (0U - n) % n;
}
inline std::uint32_t bounded(std::uint64_t (&words)[4], std::uint32_t n) {
    while (is_surplus(value_of(words), n))
        advance_words(words);
    const std::uint64_t value = value_of(words);
    advance_words(words);
    return static_cast<std::uint32_t>((value >> 32) * n >> 32);
}

inline int spared_color(core::Spared spared, const core::Position& start,
                        std::uint64_t (&words)[4]) {
    int choice = 0;
    if (spared == core::Spared::most_frequent) {
        for (int color = 1; color < core::color_codes; ++color)
            if (start.counts[color] > start.counts[choice])
                choice = color;
    } else if (spared == core::Spared::random) {
        int present[core::color_codes];
        std::uint32_t count = 0;
        for (int color = 1; color < core::color_codes; ++color)
            if (start.counts[color] > 0)
                present[count++] = color;
        if (count > 0)
            choice = present[bounded(words, count)];
    }
    return choice;
}

constexpr int words_per_game = core::lanes * 16 / 64;
using Words = std::uint64_t[3][words_per_game];

/// Where planes hold `color`.
inline std::uint64_t color_bits(const Words& planes, int word, int color) {
    std::uint64_t differ = 0;
    for (int p = 0; p < 3; ++p)
        differ |= planes[p][word] ^ ((color >> p & 1) != 0 ? ~0ULL : 0ULL);
    return ~differ;
}

/// Exchanges the spared color with 7, which is three planes at once.
inline void rename_spared(Words& planes, int color) {
    for (int word = 0; word < words_per_game; ++word) {
        const auto both = color_bits(planes, word, color) | color_bits(planes, word, 7);
        for (int p = 0; p < 3; ++p)
            if ((color >> p & 1) == 0)
                planes[p][word] ^= both;
    }
}

CORE_INLINE void copy(void* to, const void* from, int size) {
    __builtin_memcpy(to, from, static_cast<unsigned long>(size));
}
CORE_INLINE char* lanes_of_game(Lanes& lanes, int game) {
    return reinterpret_cast<char*>(&lanes) + game * 2 * core::lanes;
}

/// Sets up the next playout of the queue on a board; if there is none left, the board stays empty.
[[gnu::noinline]] void begin_playout(Pack& pack, int game, Queue& queue, core::Spared spared) {
    const unsigned board = 1U << game;
    if (queue.next == queue.count) {
        for (Lanes& plane : pack.planes)
            __builtin_memset(lanes_of_game(plane, game), 0, 2 * core::lanes);
        pack.groups[game] = nullptr;
        pack.busy &= ~board;
        return;
    }
    core::Playout& playout = queue.playouts[queue.next++];
    std::uint64_t words[4];
    seed_words(words, playout.seed);
    Words planes;
    copy(planes, playout.start->planes, sizeof planes);
    if (const int color = spared_color(spared, *playout.start, words); color != 0)
        rename_spared(planes, color);

    for (int p = 0; p < 3; ++p)
        copy(lanes_of_game(pack.planes[p], game), planes[p], sizeof planes[p]);
    set_random(pack.random, game, words);
    clear_tally(pack.tally, game);
    set_census(pack.census, game, playout.start->counts);
    pack.fresh = either(pack.fresh, flags_of(board));
    pack.playouts[game] = &playout;
    pack.groups[game] = playout.groups;
    pack.busy |= board;
}

/// Writes down what the playout on a board came to.
[[gnu::noinline]] void end_playout(Pack& pack, int game, Queue& queue) {
    core::Playout* playout = pack.playouts[game];
    Words planes;
    for (int p = 0; p < 3; ++p)
        copy(planes[p], lanes_of_game(pack.planes[p], game), sizeof planes[p]);
    const std::uint64_t tally = tally_of(pack.tally, game);
    playout->square_sum = static_cast<std::uint32_t>(tally);
    playout->move_count = static_cast<std::uint16_t>(tally >> 32);
    for (int color = 0; color < core::color_codes; ++color) {
        int left = 0;
        if (color > 0)
            for (int word = 0; word < words_per_game; ++word)
                left += bit_count(color_bits(planes, word, color));
        playout->left[color] = static_cast<std::uint8_t>(left);
    }
    --queue.running;
}

/// Passes over numbers of which no uniform rank can be made, on the boards in doubt.
template <bool explores>
[[gnu::noinline]] void skip_surplus(Pack& pack, unsigned boards, const Corners& corners) {
    for (int game = 0; game < games; ++game) {
        if ((boards >> game & 1U) == 0)
            continue;
        std::uint64_t words[4];
        get_random(pack.random, game, words);
        while (is_surplus(value_of(words), total_of(corners, game))) {
            advance_words(words);
            if constexpr (explores)
                pack.fresh = both(pack.fresh, negated(flags_of(1U << game)));
        }
        set_random(pack.random, game, words);
    }
}

/// Plays the queue to its end on `packs` registers of boards.
template <int packs, core::Spared spared, bool explores, bool records>
void play_queue(core::Playout* playouts, int count, const core::Policy& policy) {
    Queue queue{playouts, count, 0, count};
    Pack pack[packs] = {};
    Links links[packs];
    Corners corners[packs];
    Pick picks[packs];
    Rank ranks[packs];
    Lanes reached[packs];

    const auto survey = [&](int i) CORE_LAMBDA {
        links[i] = links_of(pack[i].planes);
        if constexpr (explores)
            pack[i].exploring = either(
                both(pack[i].fresh, low_half_below(number(pack[i].random), policy.explores_below)),
                both(negated(pack[i].fresh), pack[i].exploring));
        corners[i] = count_corners(allowed_corners<spared, explores>(pack[i], links[i].corners));
    };
    for (Pack& one : pack)
        for (int game = 0; game < games; ++game)
            begin_playout(one, game, queue, policy.spared);

    while (queue.running > 0) {
        // 1. Links and corners; a board without a corner is at the end of its game.
        unsigned over = 0;
        CORE_UNROLL for (int i = 0; i < packs; ++i) {
            survey(i);
            over |= games_without(corners[i]) & pack[i].busy;
        }
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
                skip_surplus<explores>(pack[i], doubtful(ranks[i], corners[i]), corners[i]);
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
            if constexpr (spared == core::Spared::most_frequent_left)
                leave_census(pack[i].census, pack[i].planes, picks[i].cell,
                             only(played, reached[i]));
            reached[i] = only(played, reached[i]);
            advance(pack[i].random, negated(open));
            if constexpr (explores)
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
    using core::Spared;
    const bool explores = policy.explores_below > 0;
    if (policy.spared == Spared::none)
        play_queue<packs, Spared::none, false, records>(playouts, count, policy);
    else if (policy.spared == Spared::most_frequent_left && explores)
        play_queue<packs, Spared::most_frequent_left, true, records>(playouts, count, policy);
    else if (policy.spared == Spared::most_frequent_left)
        play_queue<packs, Spared::most_frequent_left, false, records>(playouts, count, policy);
    else if (explores)
        play_queue<packs, Spared::most_frequent, true, records>(playouts, count, policy);
    else
        play_queue<packs, Spared::most_frequent, false, records>(playouts, count, policy);
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
