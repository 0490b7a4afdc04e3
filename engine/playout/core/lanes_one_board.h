// What the layers with one board in a register share: flags, the generator and the census are plain
// words. Included inside the unnamed namespace of a build, after its type Lanes.

constexpr int games = 1;

using Flags = std::uint64_t; // all bits alike

CORE_INLINE Flags flag(bool is_set) {
    return std::uint64_t{0} - static_cast<std::uint64_t>(is_set);
}
CORE_INLINE Flags nonempty(Lanes a) {
    return flag(has_cells(a));
}
CORE_INLINE Flags either(Flags a, Flags b) {
    return a | b;
}
CORE_INLINE Flags both(Flags a, Flags b) {
    return a & b;
}
CORE_INLINE Flags negated(Flags a) {
    return ~a;
}
CORE_INLINE Flags flags_of(unsigned bits) {
    return flag(bits != 0);
}
CORE_INLINE unsigned games_with(Lanes a) {
    return has_cells(a) ? 1U : 0U;
}
CORE_INLINE Lanes only(Flags flags, Lanes a) {
    return a & every_word(flags);
}
CORE_INLINE Lanes choose(Flags flags, Lanes a, Lanes b) {
    return where(every_word(flags), a, b);
}

CORE_INLINE Lanes load_in_every_game(const void* board) {
    Lanes a;
    __builtin_memcpy(&a, board, sizeof a);
    return a;
}
CORE_INLINE Lanes load_games(const void* const (&boards)[games]) {
    return load_in_every_game(boards[0]);
}
CORE_INLINE void store_game(Lanes a, int, void* board) {
    __builtin_memcpy(board, &a, sizeof a);
}
CORE_INLINE void sizes_of_games(Lanes a, std::uint64_t (&sizes)[games]) {
    sizes[0] = size_of(a);
}

struct Random {
    std::uint64_t words[4];
};
CORE_INLINE void set_random(Random& random, int, const std::uint64_t* words) {
    for (int i = 0; i < 4; ++i)
        random.words[i] = words[i];
}
CORE_INLINE void get_random(const Random& random, int, std::uint64_t* words) {
    for (int i = 0; i < 4; ++i)
        words[i] = random.words[i];
}
using Numbers = std::uint64_t;
CORE_INLINE Numbers number(const Random& random) {
    const std::uint64_t sum = random.words[0] + random.words[3];
    return (sum << 23 | sum >> 41) + random.words[0];
}
CORE_INLINE void advance(Random& random, Flags flags) {
    const std::uint64_t s0 = random.words[0];
    const std::uint64_t s1 = random.words[1];
    const std::uint64_t s2 = random.words[2] ^ s0;
    const std::uint64_t s3 = random.words[3] ^ s1;
    random.words[0] = flags != 0 ? s0 ^ s3 : s0;
    random.words[1] = flags != 0 ? s1 ^ s2 : s1;
    random.words[2] = flags != 0 ? s2 ^ s1 << 17 : random.words[2];
    random.words[3] = flags != 0 ? (s3 << 45 | s3 >> 19) : random.words[3];
}
CORE_INLINE Flags low_half_below(Numbers number, std::uint64_t limit) {
    return flag((number & 0xffffffffU) < limit);
}

using Tally = std::uint64_t; // sum of squares, and from bit 32 the number of groups
CORE_INLINE void clear_tally(Tally& tally, int) {
    tally = 0;
}
CORE_INLINE std::uint64_t tally_of(const Tally& tally, int) {
    return tally;
}
CORE_INLINE void count_group(Tally& tally, Lanes group, Flags flags) {
    const std::uint64_t size = size_of(group);
    tally += size * size + (flags & std::uint64_t{1} << 32);
}

struct Rank {
    std::uint64_t product;
};
CORE_INLINE Rank rank_of(Numbers number, const Corners& corners) {
    return {(number >> 32) * corners.through[3]};
}
CORE_INLINE unsigned games_without(const Corners& corners) {
    return corners.through[3] == 0 ? 1U : 0U;
}
CORE_INLINE std::uint32_t total_of(const Corners& corners, int) {
    return corners.through[3];
}
CORE_INLINE unsigned doubtful(const Rank& rank, const Corners& corners) {
    return static_cast<std::uint32_t>(rank.product) < corners.through[3] ? 1U : 0U;
}

struct Census {
    std::uint8_t counts[core::color_codes];
};
CORE_INLINE void set_census(Census& census, int, const std::uint8_t* counts) {
    for (int color = 0; color < core::color_codes; ++color)
        census.counts[color] = counts[color];
}
CORE_INLINE void leave_census(Census& census, const Lanes (&planes)[3], Lanes cell, Lanes group) {
    unsigned color = 0;
    for (int p = 0; p < 3; ++p)
        color |= has_cells(planes[p] & cell) ? 1U << p : 0U;
    census.counts[color] = static_cast<std::uint8_t>(census.counts[color] - size_of(group));
}
CORE_INLINE void most_frequent(const Census& census, Lanes (&color)[3]) {
    int most = 1;
    for (int other = 2; other < core::color_codes; ++other)
        if (census.counts[other] > census.counts[most])
            most = other;
    for (int p = 0; p < 3; ++p)
        color[p] = every_word(flag((most >> p & 1) != 0));
}

#include "engine/playout/core/roulette_one_board.h"
