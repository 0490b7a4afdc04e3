// How playouts come to the boards of a pack and leave them: what happens once in a playout, board
// by board. Included inside the unnamed namespace of a build, after its vector layer lanes_*.h.

#include "engine/playout/core/splitmix.h"

/// Boards side by side in one register, each with its playout.
struct Pack {
    Lanes planes[3];
    Lanes reached; // what floods that are not finished have reached
    Random random;
    Tally tally;
    Lanes drawn;     // corners of the color that was drawn for the next move
    Census census;   // if the policy needs it before each move
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
    for (std::uint64_t& word : words)
        word = splitmix(seed);
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
template <bool decides>
[[gnu::noinline]] void skip_surplus(Pack& pack, unsigned boards, const Corners& corners) {
    for (int game = 0; game < games; ++game) {
        if ((boards >> game & 1U) == 0)
            continue;
        std::uint64_t words[4];
        get_random(pack.random, game, words);
        while (is_surplus(value_of(words), total_of(corners, game))) {
            advance_words(words);
            if constexpr (decides)
                pack.fresh = both(pack.fresh, negated(flags_of(1U << game)));
        }
        set_random(pack.random, game, words);
    }
}
