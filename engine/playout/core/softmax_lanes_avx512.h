// What softmax playouts and adaptation need beside lanes_avx512.h: VPCLMULQDQ too. Included inside
// the unnamed namespace of its build; softmax_lanes_portable.h says what each name means.

CORE_INLINE Lanes every_word(std::uint64_t word) {
    return _mm512_set1_epi64(static_cast<long long>(word));
}
CORE_INLINE bool has_gap(Lanes occupied) {
    constexpr std::uint32_t first_columns = 0x00010001;
    const std::uint32_t used = _mm512_test_epi16_mask(occupied, occupied);
    return (used & (used + first_columns)) != 0;
}
CORE_INLINE Lanes from_first_empty(Lanes occupied) {
    constexpr std::uint32_t first_columns = 0x00010001;
    const std::uint32_t used = _mm512_test_epi16_mask(occupied, occupied);
    const std::uint32_t before = (~used & (used + first_columns)) - first_columns;
    return _mm512_movm_epi16(~before);
}

CORE_INLINE std::uint64_t code_of_word(std::uint64_t cells, const core::CodeKey& key) {
    const __m128i word = _mm_cvtsi64_si128(static_cast<long long>(cells));
    const __m128i both = _mm_loadu_si128(reinterpret_cast<const __m128i*>(&key));
    const __m128i low = _mm_srli_si128(_mm_clmulepi64_si128(word, both, 0x00), 8);
    const __m128i high = _mm_clmulepi64_si128(word, both, 0x10);
    return static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_xor_si128(low, high)));
}
CORE_INLINE std::uint64_t code_of_cells(const std::uint64_t (&cells)[words_per_game],
                                        const core::CodeKey* keys) {
    // Each word in a lane of 128 bits.
    const __m512i words = _mm512_permutexvar_epi64(_mm512_setr_epi64(0, 0, 1, 1, 2, 2, 3, 3),
                                                   _mm512_castsi256_si512(load_board(cells)));
    const __m512i both = _mm512_loadu_si512(keys);
    const __m512i low = _mm512_bsrli_epi128(_mm512_clmulepi64_epi128(words, both, 0x00), 8);
    const __m512i high = _mm512_clmulepi64_epi128(words, both, 0x10);
    const __m512i each = _mm512_xor_si512(low, high);
    const __m256i two =
        _mm256_xor_si256(_mm512_castsi512_si256(each), _mm512_extracti64x4_epi64(each, 1));
    const __m128i one =
        _mm_xor_si128(_mm256_castsi256_si128(two), _mm256_extracti128_si256(two, 1));
    return static_cast<std::uint64_t>(_mm_cvtsi128_si64(one));
}

struct CellNumbers {
    std::uint8_t bytes[core::lanes * 16];
};
constexpr CellNumbers number_cells() {
    CellNumbers numbers{};
    for (int cell = 0; cell < core::lanes * 16; ++cell)
        numbers.bytes[cell] = static_cast<std::uint8_t>(cell);
    return numbers;
}
alignas(64) constexpr CellNumbers cell_numbers = number_cells();

CORE_INLINE std::uint64_t groups_meeting(const core::SoftmaxSlots& slots,
                                         const std::uint64_t (&set)[words_per_game], Lanes& left) {
    const Lanes in[4] = {every_word(set[0]), every_word(set[1]), every_word(set[2]),
                         every_word(set[3])};
    Lanes cells[4] = {no_cells(), no_cells(), no_cells(), no_cells()};
    std::uint64_t meeting = 0;
    for (int slot = 0; slot < core::most_slots && slots.used >> slot != 0; slot += 8) {
        Lanes words[4];
        for (int word = 0; word < 4; ++word)
            words[word] = _mm512_load_si512(slots.words[word] + slot);
        const Lanes low = or_both(words[0] & in[0], words[1], in[1]);
        const Lanes high = or_both(words[2] & in[2], words[3], in[3]);
        const Lanes common = low | high;
        const auto used = static_cast<__mmask8>(slots.used >> slot);
        const __mmask8 apart = _mm512_mask_testn_epi64_mask(used, common, common);
        meeting |= static_cast<std::uint64_t>(used & ~apart) << slot;
        for (int word = 0; word < 4; ++word)
            cells[word] = _mm512_mask_or_epi64(cells[word], apart, cells[word], words[word]);
    }
    const Lanes first =
        _mm512_unpacklo_epi64(cells[0], cells[1]) | _mm512_unpackhi_epi64(cells[0], cells[1]);
    const Lanes second =
        _mm512_unpacklo_epi64(cells[2], cells[3]) | _mm512_unpackhi_epi64(cells[2], cells[3]);
    // Pairs of words: a quarter of the first two, then of the last two.
    const Lanes pairs =
        _mm512_shuffle_i64x2(first, second, 0x88) | _mm512_shuffle_i64x2(first, second, 0xdd);
    left = _mm512_shuffle_i64x2(pairs, pairs, 0x88) | _mm512_shuffle_i64x2(pairs, pairs, 0xdd);
    return meeting;
}

/// Numbers bytes, and keeps those of cells in the set.
template <int floods>
CORE_INLINE int list_corners(const std::uint64_t (&set)[words_per_game], std::uint16_t* cells) {
    int count = 0;
    CORE_UNROLL for (int word = 0; word < words_per_game; ++word) {
        const __m512i numbers = _mm512_load_si512(cell_numbers.bytes + 64 * word);
        const __m512i kept = _mm512_maskz_compress_epi8(set[word], numbers);
        _mm512_storeu_si512(cells + count, _mm512_cvtepu8_epi16(_mm512_castsi512_si256(kept)));
        count += __builtin_popcountll(set[word]);
    }
    _mm512_storeu_si512(cells + count, _mm512_set1_epi16(no_cell));
    return count;
}

/// Free slots are taken from below: after the first moves these are seldom more than 32.
CORE_INLINE bool needs_upper_half(std::uint64_t slots) {
    return slots >> 32 != 0;
}

/// In registers: a draw reads what was just begun, and would wait for its store.
struct SlotCounts {
    __m512 values[4];
};
CORE_INLINE void clear(SlotCounts& counts) {
    for (__m512& values : counts.values)
        values = _mm512_setzero_ps();
}

CORE_INLINE void end_choices(std::uint64_t slots, const std::uint32_t* choices, SlotCounts& counts,
                             std::uint32_t* ended) {
    CORE_UNROLL for (int i = 0; i < 4; ++i) {
        if (i == 2 && !needs_upper_half(slots))
            break;
        const auto here = static_cast<__mmask16>(slots >> 16 * i);
        const __m512i numbers = _mm512_load_si512(choices + 16 * i);
        _mm512_storeu_si512(ended, _mm512_maskz_compress_epi32(here, numbers));
        ended += __builtin_popcount(here);
        const auto stay = static_cast<__mmask16>(~here);
        counts.values[i] = _mm512_maskz_mov_ps(stay, counts.values[i]);
    }
}

CORE_INLINE void set_count(SlotCounts& counts, unsigned slot, float count) {
    const std::uint64_t bit = std::uint64_t{1} << slot;
    CORE_UNROLL for (int i = 0; i < 4; ++i) {
        if (i == 2 && !needs_upper_half(bit))
            break;
        counts.values[i] = _mm512_mask_broadcastss_ps(
            counts.values[i], static_cast<__mmask16>(bit >> 16 * i), _mm_set_ss(count));
    }
}

/// Up by `lanes`, zeros below.
template <int lanes>
CORE_INLINE __m512 moved_up(__m512 a) {
    return _mm512_castsi512_ps(
        _mm512_alignr_epi32(_mm512_castps_si512(a), _mm512_setzero_si512(), 16 - lanes));
}

/// A number of 24 bits as a share of 1.
CORE_INLINE __m512 share_of(std::uint64_t bits) {
    return _mm512_set1_ps(static_cast<float>(static_cast<int>(bits)) * 0x1p-24F);
}

CORE_INLINE unsigned draw_slot(const SlotCounts& counts, std::uint64_t number) {
    const __m512 one = counts.values[0];
    const __m512 two = _mm512_add_ps(one, counts.values[1]);
    const __m512 three = _mm512_add_ps(two, counts.values[2]);
    const __m512 sums = _mm512_add_ps(three, counts.values[3]);
    __m512 through = _mm512_add_ps(sums, moved_up<1>(sums));
    through = _mm512_add_ps(through, moved_up<2>(through));
    through = _mm512_add_ps(through, moved_up<4>(through));
    through = _mm512_add_ps(through, moved_up<8>(through));
    // The last of them, in every lane, by the same additions but sooner.
    __m512 total = _mm512_add_ps(sums, _mm512_permute_ps(sums, _MM_SHUFFLE(2, 3, 0, 1)));
    total = _mm512_add_ps(total, _mm512_permute_ps(total, _MM_SHUFFLE(1, 0, 3, 2)));
    total = _mm512_add_ps(total, _mm512_shuffle_f32x4(total, total, _MM_SHUFFLE(2, 3, 0, 1)));
    total = _mm512_add_ps(total, _mm512_shuffle_f32x4(total, total, _MM_SHUFFLE(1, 0, 3, 2)));

    // The draw within the lane, of every lane, while the lane is not known.
    const __m512 goals = _mm512_mul_ps(share_of(number >> 16 & 0xffffff), sums);
    const unsigned beyond_one = _mm512_cmp_ps_mask(one, goals, _CMP_NGT_UQ);
    const unsigned beyond_two = _mm512_cmp_ps_mask(two, goals, _CMP_NGT_UQ);
    const unsigned beyond_three = _mm512_cmp_ps_mask(three, goals, _CMP_NGT_UQ);

    const __m512 target = _mm512_mul_ps(share_of(number >> 40), total);
    const __mmask16 present = _mm512_cmp_ps_mask(sums, _mm512_setzero_ps(), _CMP_GT_OQ);
    const unsigned beyond = _mm512_mask_cmp_ps_mask(present, through, target, _CMP_GT_OQ);
    const unsigned lane = beyond != 0 ? static_cast<unsigned>(__builtin_ctz(beyond))
                                      : 31U - static_cast<unsigned>(__builtin_clz(present));
    return lane + 16U * ((beyond_one >> lane & 1U) + (beyond_two >> lane & 1U) +
                         (beyond_three >> lane & 1U));
}

struct SlotSums {
    __m512 counts[4];
    __m512 inverses[4];
};
CORE_INLINE void clear(SlotSums& sums) {
    for (int i = 0; i < 4; ++i)
        sums.counts[i] = sums.inverses[i] = _mm512_setzero_ps();
}
CORE_INLINE void end_choices(SlotSums& sums, std::uint64_t slots, float alpha, float* ended) {
    const __m512 factor = _mm512_set1_ps(-alpha);
    CORE_UNROLL for (int i = 0; i < 4; ++i) {
        if (i == 2 && !needs_upper_half(slots))
            break;
        const auto here = static_cast<__mmask16>(slots >> 16 * i);
        const __m512 taken = _mm512_mul_ps(factor, _mm512_mul_ps(sums.counts[i], sums.inverses[i]));
        _mm512_storeu_ps(ended, _mm512_maskz_compress_ps(here, taken));
        ended += __builtin_popcount(here);
        sums.counts[i] = _mm512_mask_mov_ps(sums.counts[i], here, _mm512_setzero_ps());
    }
}
CORE_INLINE void begin_choices(SlotSums& sums, std::uint64_t slots, const float* counts) {
    CORE_UNROLL for (int i = 0; i < 4; ++i) {
        if (i == 2 && !needs_upper_half(slots))
            break;
        const auto here = static_cast<__mmask16>(slots >> 16 * i);
        sums.counts[i] = _mm512_mask_expand_ps(sums.counts[i], here, _mm512_loadu_ps(counts));
        sums.inverses[i] = _mm512_mask_mov_ps(sums.inverses[i], here, _mm512_setzero_ps());
        counts += __builtin_popcount(here);
    }
}
CORE_INLINE void add_position(SlotSums& sums) {
    const __m512 lanes =
        _mm512_add_ps(_mm512_add_ps(_mm512_add_ps(sums.counts[0], sums.counts[1]), sums.counts[2]),
                      sums.counts[3]);
    const __m256 eight =
        _mm256_add_ps(_mm512_castps512_ps256(lanes), _mm512_extractf32x8_ps(lanes, 1));
    const __m128 four = _mm_add_ps(_mm256_castps256_ps128(eight), _mm256_extractf128_ps(eight, 1));
    const __m128 two = _mm_add_ps(four, _mm_movehl_ps(four, four));
    const float z = _mm_cvtss_f32(_mm_add_ss(two, _mm_movehdup_ps(two)));
    const __m512 inverse = _mm512_set1_ps(1.0F / z);
    for (__m512& sum : sums.inverses)
        sum = _mm512_add_ps(sum, inverse);
}
