// Two boards in a 512-bit register: AVX-512 F, BW, DQ, VL, VBMI2, BITALG, VPOPCNTDQ. Included
// inside the unnamed namespace of its build; lanes_portable.h says what each name means.

using Lanes = __m512i;
constexpr int games = 2;

CORE_INLINE Lanes no_cells() {
    return _mm512_setzero_si512();
}
CORE_INLINE bool has_cells(Lanes a) {
    return _mm512_test_epi64_mask(a, a) != 0;
}

// Logic of three operands: the table of an expression over these.
constexpr int table_a = 0xf0;
constexpr int table_b = 0xcc;
constexpr int table_c = 0xaa;
template <int table>
CORE_INLINE Lanes logic(Lanes a, Lanes b, Lanes c) {
    return _mm512_ternarylogic_epi64(a, b, c, table & 0xff);
}
CORE_INLINE Lanes any_of(Lanes a, Lanes b, Lanes c) {
    return logic<table_a | table_b | table_c>(a, b, c);
}
CORE_INLINE Lanes all_of(Lanes a, Lanes b, Lanes c) {
    return logic<table_a & table_b & table_c>(a, b, c);
}
CORE_INLINE Lanes or_differ(Lanes a, Lanes b, Lanes c) {
    return logic<table_a | (table_b ^ table_c)>(a, b, c);
}
CORE_INLINE Lanes or_both(Lanes a, Lanes b, Lanes c) {
    return logic<table_a | (table_b & table_c)>(a, b, c);
}
CORE_INLINE Lanes differ_within(Lanes a, Lanes b, Lanes c) {
    return logic<(table_a ^ table_b) & table_c>(a, b, c);
}
CORE_INLINE Lanes but_neither(Lanes a, Lanes b, Lanes c) {
    return logic<table_a & ~table_b & ~table_c>(a, b, c);
}
CORE_INLINE Lanes but_not(Lanes a, Lanes b) {
    return _mm512_andnot_si512(b, a);
}
CORE_INLINE Lanes where(Lanes a, Lanes b, Lanes c) {
    return logic<(table_a & table_b) | (~table_a & table_c)>(a, b, c);
}

CORE_INLINE Lanes add(Lanes a, Lanes b) {
    return _mm512_add_epi16(a, b);
}
template <int rows>
CORE_INLINE Lanes up(Lanes a) {
    return _mm512_slli_epi16(a, rows);
}
template <int rows>
CORE_INLINE Lanes down(Lanes a) {
    return _mm512_srli_epi16(a, rows);
}

alignas(64) constexpr std::uint16_t right_neighbor[32] = {
    1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 15,
    17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 31};
alignas(64) constexpr std::uint16_t left_neighbor[32] = {15, 0,  1,  2,  3,  4,  5,  6,  7,  8,  9,
                                                         10, 11, 12, 13, 14, 31, 16, 17, 18, 19, 20,
                                                         21, 22, 23, 24, 25, 26, 27, 28, 29, 30};
CORE_INLINE Lanes from_right(Lanes a) {
    return _mm512_permutexvar_epi16(_mm512_load_si512(right_neighbor), a);
}
CORE_INLINE Lanes from_left(Lanes a) {
    return _mm512_permutexvar_epi16(_mm512_load_si512(left_neighbor), a);
}

// A flag is the same in the four bits of a game: one for each of its 64-bit words.
using Flags = __mmask8;
struct Spread {
    std::uint8_t flags[256];
};
constexpr Spread spread_over_games() {
    Spread spread{};
    for (int i = 0; i < 256; ++i)
        spread.flags[i] =
            static_cast<std::uint8_t>(((i & 0x0f) != 0 ? 0x0f : 0) | ((i & 0xf0) != 0 ? 0xf0 : 0));
    return spread;
}
alignas(64) constexpr Spread spread = spread_over_games();
CORE_INLINE Flags nonempty(Lanes a) {
    return spread.flags[_mm512_test_epi64_mask(a, a)];
}
CORE_INLINE Flags either(Flags a, Flags b) {
    return static_cast<Flags>(a | b);
}
CORE_INLINE Flags both(Flags a, Flags b) {
    return static_cast<Flags>(a & b);
}
CORE_INLINE Flags negated(Flags a) {
    return static_cast<Flags>(~a);
}
CORE_INLINE unsigned game_bits(Flags a) {
    return (a & 1U) | (a >> 3 & 2U);
}
CORE_INLINE Flags flags_of(unsigned bits) {
    return static_cast<Flags>((bits & 1U ? 0x0fU : 0U) | (bits & 2U ? 0xf0U : 0U));
}
CORE_INLINE unsigned games_with(Lanes a) {
    const __mmask8 words = _mm512_test_epi64_mask(a, a);
    return (words & 0x0fU ? 1U : 0U) | (words & 0xf0U ? 2U : 0U);
}
CORE_INLINE Lanes only(Flags flags, Lanes a) {
    return _mm512_maskz_mov_epi64(flags, a);
}
CORE_INLINE Lanes choose(Flags flags, Lanes a, Lanes b) {
    return _mm512_mask_mov_epi64(b, flags, a);
}

CORE_INLINE __m256i load_board(const void* board) {
    return _mm256_loadu_si256(static_cast<const __m256i*>(board));
}
CORE_INLINE Lanes load_in_every_game(const void* board) {
    return _mm512_broadcast_i64x4(load_board(board));
}
CORE_INLINE Lanes load_games(const void* const (&boards)[games]) {
    return _mm512_inserti64x4(_mm512_castsi256_si512(load_board(boards[0])), load_board(boards[1]),
                              1);
}
CORE_INLINE void store_game(Lanes a, int game, void* board) {
    _mm256_storeu_si256(static_cast<__m256i*>(board),
                        game == 0 ? _mm512_castsi512_si256(a) : _mm512_extracti64x4_epi64(a, 1));
}

// Each word of the generator stands four times beside itself, once for each 64 bits of a board.
struct Random {
    Lanes words[4];
};
CORE_INLINE void set_random(Random& random, int game, const std::uint64_t* words) {
    for (int i = 0; i < 4; ++i) {
        const __m256i word = _mm256_set1_epi64x(static_cast<long long>(words[i]));
        __builtin_memcpy(reinterpret_cast<char*>(&random.words[i]) + 32 * game, &word, 32);
    }
}
CORE_INLINE void get_random(const Random& random, int game, std::uint64_t* words) {
    for (int i = 0; i < 4; ++i)
        __builtin_memcpy(&words[i], reinterpret_cast<const char*>(&random.words[i]) + 32 * game, 8);
}
using Numbers = Lanes;
CORE_INLINE Numbers number(const Random& random) {
    const Lanes sum = _mm512_add_epi64(random.words[0], random.words[3]);
    return _mm512_add_epi64(_mm512_rol_epi64(sum, 23), random.words[0]);
}
CORE_INLINE void advance(Random& random, Flags flags) {
    const Lanes s0 = random.words[0];
    const Lanes s1 = random.words[1];
    const Lanes s2 = random.words[2] ^ s0;
    const Lanes s3 = random.words[3] ^ s1;
    const Lanes t = _mm512_slli_epi64(s1, 17);
    random.words[0] = _mm512_mask_xor_epi64(s0, flags, s0, s3);
    random.words[1] = _mm512_mask_xor_epi64(s1, flags, s1, s2);
    random.words[2] = _mm512_mask_xor_epi64(random.words[2], flags, s2, t);
    random.words[3] = _mm512_mask_rol_epi64(random.words[3], flags, s3, 45);
}
CORE_INLINE Flags low_half_below(Numbers number, std::uint64_t limit) {
    return _mm512_cmplt_epu64_mask(number & _mm512_set1_epi64(0xffffffff),
                                   _mm512_set1_epi64(static_cast<long long>(limit)));
}

struct Corners {
    Lanes set;
    Lanes count;   // of each 64 bits
    Lanes through; // of these 64 bits and those before
    Lanes total;   // of the game
};
CORE_INLINE Corners count_corners(Lanes set) {
    Corners corners;
    corners.set = set;
    corners.count = _mm512_popcnt_epi64(set);
    const Lanes one = _mm512_maskz_permutex_epi64(0xee, corners.count, _MM_SHUFFLE(2, 1, 0, 0));
    const Lanes pairs = _mm512_add_epi64(corners.count, one);
    const Lanes two = _mm512_maskz_permutex_epi64(0xcc, pairs, _MM_SHUFFLE(1, 0, 0, 0));
    corners.through = _mm512_add_epi64(pairs, two);
    corners.total = _mm512_permutex_epi64(corners.through, _MM_SHUFFLE(3, 3, 3, 3));
    return corners;
}
CORE_INLINE unsigned games_without(const Corners& corners) {
    return game_bits(_mm512_testn_epi64_mask(corners.total, corners.total));
}
CORE_INLINE std::uint32_t total_of(const Corners& corners, int game) {
    std::uint64_t words[8];
    _mm512_storeu_si512(words, corners.total);
    return static_cast<std::uint32_t>(words[4 * game]);
}

struct Pick {
    Lanes cell;
    Lanes before; // in the words up to that of the cell: the cells before it
    Flags up_to;  // the words up to that of the cell
};
struct Rank {
    Lanes product;
};
CORE_INLINE Rank rank_of(Numbers number, const Corners& corners) {
    return {_mm512_mul_epu32(_mm512_srli_epi64(number, 32), corners.total)};
}
CORE_INLINE unsigned doubtful(const Rank& rank, const Corners& corners) {
    const __mmask16 low = _mm512_mask_cmplt_epu32_mask(0x5555, rank.product, corners.total);
    return (low & 0x00ffU ? 1U : 0U) | (low & 0xff00U ? 2U : 0U);
}
CORE_INLINE Pick pick(const Rank& drawn, const Corners& corners) {
    Pick pick;
    const Lanes rank = _mm512_srli_epi64(drawn.product, 32);
    const Lanes earlier = _mm512_sub_epi64(corners.through, corners.count);
    pick.up_to = _mm512_cmple_epu64_mask(earlier, rank);
    const __mmask8 word = _mm512_mask_cmplt_epu64_mask(pick.up_to, rank, corners.through);
    const Lanes nth = _mm512_sllv_epi64(_mm512_set1_epi64(1), _mm512_sub_epi64(rank, earlier));
    const __m128i sets = _mm512_castsi512_si128(_mm512_maskz_compress_epi64(word, corners.set));
    const __m128i nths = _mm512_castsi512_si128(_mm512_maskz_compress_epi64(word, nth));
    const auto bit = [](long long n, long long set) {
        return static_cast<long long>(
            _pdep_u64(static_cast<unsigned long long>(n), static_cast<unsigned long long>(set)));
    };
    const long long first = bit(_mm_cvtsi128_si64(nths), _mm_cvtsi128_si64(sets));
    const long long second = bit(_mm_extract_epi64(nths, 1), _mm_extract_epi64(sets, 1));
    const __m128i bits = _mm_insert_epi64(_mm_cvtsi64_si128(first), second, 1);
    pick.cell = _mm512_maskz_expand_epi64(word, _mm512_castsi128_si512(bits));
    pick.before = _mm512_sub_epi64(pick.cell, _mm512_set1_epi64(1));
    return pick;
}
CORE_INLINE Flags has_earlier(const Pick& pick, Lanes corners) {
    return spread.flags[_mm512_mask_test_epi64_mask(pick.up_to, corners, pick.before)];
}

using Tally = Lanes;
CORE_INLINE void clear_tally(Tally& tally, int game) {
    __builtin_memset(reinterpret_cast<char*>(&tally) + 32 * game, 0, 32);
}
CORE_INLINE Lanes sizes_of(Lanes group) {
    Lanes size = _mm512_popcnt_epi64(group);
    size = _mm512_add_epi64(size, _mm512_permutex_epi64(size, _MM_SHUFFLE(2, 3, 0, 1)));
    return _mm512_add_epi64(size, _mm512_permutex_epi64(size, _MM_SHUFFLE(1, 0, 3, 2)));
}
CORE_INLINE void sizes_of_games(Lanes a, std::uint64_t (&sizes)[games]) {
    const Lanes size = sizes_of(a);
    sizes[0] = static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm512_castsi512_si128(size)));
    sizes[1] = static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm512_extracti64x2_epi64(size, 2)));
}
CORE_INLINE void count_group(Tally& tally, Lanes group, Flags flags) {
    const Lanes size = sizes_of(group);
    const Lanes sum = _mm512_add_epi64(tally, _mm512_mul_epu32(size, size));
    tally = _mm512_mask_add_epi64(sum, flags, sum, _mm512_set1_epi64(1LL << 32));
}
CORE_INLINE std::uint64_t tally_of(const Tally& tally, int game) {
    std::uint64_t word = 0;
    __builtin_memcpy(&word, reinterpret_cast<const char*>(&tally) + 32 * game, 8);
    return word;
}

struct Run {
    Lanes length;
    Lanes below;
    Lanes rest;
};
CORE_INLINE Run lowest_run(Lanes a) {
    const Lanes lowest = a & _mm512_sub_epi16(_mm512_setzero_si512(), a);
    const Lanes beyond = _mm512_add_epi16(a, lowest); // a carry through the run
    return {_mm512_popcnt_epi16(but_not(a, beyond)),
            _mm512_add_epi16(lowest, _mm512_set1_epi16(-1)), a & beyond};
}
CORE_INLINE Lanes down_by(Lanes a, const Run& run) {
    return _mm512_srlv_epi16(a, run.length);
}

/// Without a branch: every seventh move empties a column, which no predictor foresees.
CORE_INLINE bool close_column(Lanes (&planes)[3]) {
    const Lanes occupied = any_of(planes[0], planes[1], planes[2]);
    constexpr std::uint32_t first_columns = 0x00010001;
    const std::uint32_t used = _mm512_test_epi16_mask(occupied, occupied);
    const std::uint32_t before = (~used & (used + first_columns)) - first_columns;
    const __mmask32 moved = ~before;
    for (Lanes& plane : planes)
        plane =
            _mm512_mask_permutexvar_epi16(plane, moved, _mm512_load_si512(right_neighbor), plane);
    const std::uint32_t left = (used & before) | (used >> 1 & ~before & 0x7fff7fff);
    return (left & (left + first_columns)) != 0;
}

CORE_INLINE int bit_count(std::uint64_t word) {
    return __builtin_popcountll(word);
}

// Lane c of a game is eight times the count of color c, plus 7 - c: the greatest is the most
// frequent color, the lowest of equals.
struct Census {
    Lanes keys;
};
CORE_INLINE void set_census(Census& census, int game, const std::uint8_t* counts) {
    std::int16_t keys[16];
    for (int lane = 0; lane < 16; ++lane)
        keys[lane] = static_cast<std::int16_t>(lane >= 1 && lane < 8 ? counts[lane] * 8 + 7 - lane
                                                                     : -0x4000);
    __builtin_memcpy(reinterpret_cast<char*>(&census.keys) + 32 * game, keys, sizeof keys);
}
CORE_INLINE void leave_census(Census& census, const Lanes (&planes)[3], Lanes cell, Lanes group) {
    const Lanes lane = _mm512_broadcast_i32x4(_mm_setr_epi16(0, 1, 2, 3, 4, 5, 6, 7));
    Lanes other = _mm512_setzero_si512(); // where the lane is not that of the group's color
    for (int p = 0; p < 3; ++p) {
        const Lanes has_bit = _mm512_movm_epi64(nonempty(planes[p] & cell));
        const Lanes lane_bit = _mm512_movm_epi16(
            _mm512_test_epi16_mask(lane, _mm512_set1_epi16(static_cast<short>(1 << p))));
        other = or_differ(other, has_bit, lane_bit);
    }
    const Lanes size =
        _mm512_shuffle_epi8(_mm512_slli_epi64(sizes_of(group), 3), _mm512_set1_epi16(0x0100));
    census.keys = _mm512_sub_epi16(census.keys, but_not(size, other));
}
CORE_INLINE void most_frequent(const Census& census, Lanes (&color)[3]) {
    Lanes keys = _mm512_permutex_epi64(census.keys, _MM_SHUFFLE(1, 0, 1, 0));
    keys = _mm512_max_epi16(keys, _mm512_shuffle_epi32(keys, _MM_PERM_BADC));
    keys = _mm512_max_epi16(keys, _mm512_shuffle_epi32(keys, _MM_PERM_CDAB));
    keys = _mm512_max_epi16(keys, _mm512_rol_epi32(keys, 16));
    for (int p = 0; p < 3; ++p)
        color[p] = _mm512_movm_epi16(
            _mm512_testn_epi16_mask(keys, _mm512_set1_epi16(static_cast<short>(1 << p))));
}

#include "engine/playout/core/roulette_avx512.h"
