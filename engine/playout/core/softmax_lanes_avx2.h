// What softmax playouts and adaptation need beside lanes_avx2.h: PCLMUL too. Included inside the
// unnamed namespace of its build; softmax_lanes_portable.h says what each name means.

CORE_INLINE bool has_gap(Lanes occupied) {
    const auto empty = static_cast<std::uint32_t>(
        _mm256_movemask_epi8(_mm256_cmpeq_epi16(occupied, _mm256_setzero_si256())));
    return (~empty & (~empty + 1)) != 0;
}
CORE_INLINE Lanes from_first_empty(Lanes occupied) {
    const auto empty = static_cast<std::uint32_t>(
        _mm256_movemask_epi8(_mm256_cmpeq_epi16(occupied, _mm256_setzero_si256())));
    return _mm256_loadu_si256(
        reinterpret_cast<const __m256i*>(lane_masks + 16 - __builtin_ctz(empty) / 2));
}

CORE_INLINE __m128i product(std::uint64_t cells, __m128i key) {
    const __m128i word = _mm_cvtsi64_si128(static_cast<long long>(cells));
    return _mm_xor_si128(_mm_srli_si128(_mm_clmulepi64_si128(word, key, 0x00), 8),
                         _mm_clmulepi64_si128(word, key, 0x10));
}
CORE_INLINE __m128i load_key(const core::CodeKey& key) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(&key));
}
CORE_INLINE std::uint64_t code_of_word(std::uint64_t cells, const core::CodeKey& key) {
    return static_cast<std::uint64_t>(_mm_cvtsi128_si64(product(cells, load_key(key))));
}
CORE_INLINE std::uint64_t code_of_cells(const std::uint64_t (&cells)[words_per_game],
                                        const core::CodeKey* keys) {
    const __m128i low =
        _mm_xor_si128(product(cells[0], load_key(keys[0])), product(cells[1], load_key(keys[1])));
    const __m128i high =
        _mm_xor_si128(product(cells[2], load_key(keys[2])), product(cells[3], load_key(keys[3])));
    return static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_xor_si128(low, high)));
}

CORE_INLINE std::uint64_t groups_meeting(const core::SoftmaxSlots& slots,
                                         const std::uint64_t (&set)[words_per_game], Lanes& left) {
    const __m256i in[4] = {every_word(set[0]), every_word(set[1]), every_word(set[2]),
                           every_word(set[3])};
    const __m256i bit = _mm256_setr_epi64x(1, 2, 4, 8);
    __m256i cells[4] = {no_cells(), no_cells(), no_cells(), no_cells()};
    std::uint64_t meeting = 0;
    for (int slot = 0; slot < core::most_slots && slots.used >> slot != 0; slot += 4) {
        __m256i words[4];
        __m256i common = no_cells();
        for (int word = 0; word < 4; ++word) {
            words[word] =
                _mm256_load_si256(reinterpret_cast<const __m256i*>(slots.words[word] + slot));
            common = common | (words[word] & in[word]);
        }
        const __m256i used = _mm256_cmpeq_epi64(every_word(slots.used >> slot) & bit, bit);
        const __m256i apart = _mm256_cmpeq_epi64(common & used, _mm256_setzero_si256());
        meeting |= static_cast<std::uint64_t>(~_mm256_movemask_pd(_mm256_castsi256_pd(apart)) & 15)
                   << slot;
        for (int word = 0; word < 4; ++word)
            cells[word] = cells[word] | (words[word] & (apart & used));
    }
    const __m256i first =
        _mm256_unpacklo_epi64(cells[0], cells[1]) | _mm256_unpackhi_epi64(cells[0], cells[1]);
    const __m256i second =
        _mm256_unpacklo_epi64(cells[2], cells[3]) | _mm256_unpackhi_epi64(cells[2], cells[3]);
    left = _mm256_permute2x128_si256(first, second, 0x20) |
           _mm256_permute2x128_si256(first, second, 0x31);
    return meeting;
}

#include "engine/playout/core/softmax_counts_in_memory.h"

/// 16 lanes in two registers.
struct Floats {
    __m256 low;
    __m256 high;
};
CORE_INLINE Floats sum_of(Floats a, Floats b) {
    return {_mm256_add_ps(a.low, b.low), _mm256_add_ps(a.high, b.high)};
}
CORE_INLINE Floats load_floats(const float* values) {
    return {_mm256_load_ps(values), _mm256_load_ps(values + 8)};
}
/// Up by `lanes` of 1, 2 or 4, zeros below.
template <int lanes>
CORE_INLINE Floats moved_up(Floats a) {
    const auto up_into = [](__m256 here, __m256 before) CORE_LAMBDA {
        const __m256i middle = _mm256_castps_si256(_mm256_permute2f128_ps(before, here, 0x21));
        return _mm256_castsi256_ps(
            lanes == 4 ? middle
                       : _mm256_alignr_epi8(_mm256_castps_si256(here), middle, 16 - 4 * lanes));
    };
    return {up_into(a.low, _mm256_setzero_ps()), up_into(a.high, a.low)};
}
CORE_INLINE unsigned bits_of(Floats a) {
    return static_cast<unsigned>(_mm256_movemask_ps(a.low)) |
           static_cast<unsigned>(_mm256_movemask_ps(a.high)) << 8;
}

/// As a whole register, since draw_slot reads those and would wait for the store of a single
/// number.
CORE_INLINE void set_count(SlotCounts& counts, unsigned slot, float count) {
    float* values = counts.values + slot / 8 * 8;
    const __m256i lane = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    const __m256i here = _mm256_cmpeq_epi32(lane, _mm256_set1_epi32(static_cast<int>(slot % 8)));
    _mm256_store_ps(values, _mm256_blendv_ps(_mm256_load_ps(values), _mm256_set1_ps(count),
                                             _mm256_castsi256_ps(here)));
}

CORE_INLINE unsigned draw_slot(const SlotCounts& counts, std::uint64_t number) {
    Floats sums = load_floats(counts.values);
    for (int slot = 16; slot < core::most_slots; slot += 16)
        sums = sum_of(sums, load_floats(counts.values + slot));
    Floats through = sum_of(sums, moved_up<1>(sums));
    through = sum_of(through, moved_up<2>(through));
    through = sum_of(through, moved_up<4>(through));
    through.high = _mm256_add_ps(through.high, through.low);

    const __m128 upper = _mm256_extractf128_ps(through.high, 1);
    const float total = _mm_cvtss_f32(_mm_shuffle_ps(upper, upper, 0xff));
    const __m256 target =
        _mm256_set1_ps(static_cast<float>(static_cast<int>(number >> 40)) * 0x1p-24F * total);
    const unsigned present = bits_of({_mm256_cmp_ps(sums.low, _mm256_setzero_ps(), _CMP_GT_OQ),
                                      _mm256_cmp_ps(sums.high, _mm256_setzero_ps(), _CMP_GT_OQ)});
    const unsigned beyond = present & bits_of({_mm256_cmp_ps(through.low, target, _CMP_GT_OQ),
                                               _mm256_cmp_ps(through.high, target, _CMP_GT_OQ)});
    const unsigned lane = beyond != 0 ? static_cast<unsigned>(__builtin_ctz(beyond))
                                      : 31U - static_cast<unsigned>(__builtin_clz(present));
    const float share = static_cast<float>(static_cast<int>(number >> 16 & 0xffffff)) * 0x1p-24F;
    const float* in_lane = counts.values + lane;
    const float one = in_lane[0];
    const float two = one + in_lane[16];
    const float three = two + in_lane[32];
    const float total_in_lane = three + in_lane[48];
    const float goal = share * total_in_lane;
    return lane +
           16U * ((one > goal ? 0U : 1U) + (two > goal ? 0U : 1U) + (three > goal ? 0U : 1U));
}

struct SlotSums {
    alignas(64) float counts[core::most_slots];
    alignas(64) float inverses[core::most_slots];
};
CORE_INLINE void clear(SlotSums& sums) {
    __builtin_memset(&sums, 0, sizeof sums);
}
CORE_INLINE void end_choices(SlotSums& sums, std::uint64_t slots, float alpha, float* ended) {
    for (; slots != 0; slots &= slots - 1) {
        const int slot = __builtin_ctzll(slots);
        *ended++ = -(alpha * (sums.counts[slot] * sums.inverses[slot]));
        sums.counts[slot] = 0;
    }
}
CORE_INLINE void begin_choices(SlotSums& sums, std::uint64_t slots, const float* counts) {
    for (; slots != 0; slots &= slots - 1) {
        const int slot = __builtin_ctzll(slots);
        sums.counts[slot] = *counts++;
        sums.inverses[slot] = 0;
    }
}
CORE_INLINE void add_position(SlotSums& sums) {
    Floats lanes = load_floats(sums.counts);
    for (int slot = 16; slot < core::most_slots; slot += 16)
        lanes = sum_of(lanes, load_floats(sums.counts + slot));
    const __m256 eight = _mm256_add_ps(lanes.low, lanes.high);
    const __m128 four = _mm_add_ps(_mm256_castps256_ps128(eight), _mm256_extractf128_ps(eight, 1));
    const __m128 two = _mm_add_ps(four, _mm_movehl_ps(four, four));
    const float z = _mm_cvtss_f32(_mm_add_ss(two, _mm_movehdup_ps(two)));
    const __m256 inverse = _mm256_set1_ps(1.0F / z);
    for (int slot = 0; slot < core::most_slots; slot += 8)
        _mm256_store_ps(sums.inverses + slot,
                        _mm256_add_ps(_mm256_load_ps(sums.inverses + slot), inverse));
}
