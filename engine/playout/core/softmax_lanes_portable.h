// What softmax playouts and adaptation need beside lanes_portable.h, in plain words and loops: the
// order of additions is that of engine/playout/softmax_groups.h. Included inside the unnamed
// namespace of its build. The names mean the same in every layer.

constexpr int sum_lanes = 16;

/// Whether an empty column stands left of blocks.
CORE_INLINE bool has_gap(Lanes occupied) {
    const Lanes empty = {reinterpret_cast<Half>(occupied.low == 0),
                         reinterpret_cast<Half>(occupied.high == 0)};
    return has_cells(empty & from_right(occupied));
}

/// All cells of the columns from the first empty one on.
CORE_INLINE Lanes from_first_empty(Lanes occupied) {
    std::uint16_t columns[core::lanes];
    __builtin_memcpy(columns, &occupied, sizeof columns);
    std::uint16_t open = 0;
    for (std::uint16_t& column : columns) {
        open = column == 0 ? 0xffff : open;
        column = open;
    }
    Lanes all;
    __builtin_memcpy(&all, columns, sizeof columns);
    return all;
}

/// The upper half of the product: bits 64 to 127.
CORE_INLINE std::uint64_t code_of_word(std::uint64_t cells, core::CodeKey key) {
    std::uint64_t code = 0;
    for (; cells != 0; cells &= cells - 1) {
        const int bit = __builtin_ctzll(cells);
        code ^= key.high << bit | key.low >> 1 >> (63 - bit);
    }
    return code;
}
/// The code of a group.
CORE_INLINE std::uint64_t code_of_cells(const std::uint64_t (&cells)[words_per_game],
                                        const core::CodeKey* keys) {
    std::uint64_t code = 0;
    for (int word = 0; word < words_per_game; ++word)
        code ^= code_of_word(cells[word], keys[word]);
    return code;
}

/// Which of the groups in use have a cell in a set; `left` is the cells of the others.
CORE_INLINE std::uint64_t groups_meeting(const core::SoftmaxSlots& slots,
                                         const std::uint64_t (&set)[words_per_game], Lanes& left) {
    std::uint64_t meeting = 0;
    std::uint64_t cells[words_per_game] = {};
    for (std::uint64_t rest = slots.used; rest != 0; rest &= rest - 1) {
        const int slot = __builtin_ctzll(rest);
        std::uint64_t common = 0;
        for (int word = 0; word < words_per_game; ++word)
            common |= slots.words[word][slot] & set[word];
        meeting |= static_cast<std::uint64_t>(common != 0) << slot;
        const std::uint64_t apart = common != 0 ? 0 : ~std::uint64_t{0};
        for (int word = 0; word < words_per_game; ++word)
            cells[word] |= slots.words[word][slot] & apart;
    }
    left = load_in_every_game(cells);
    return meeting;
}

#include "engine/playout/core/softmax_counts_in_memory.h"

/// Sets what a slot counts, where the next to come is draw_slot.
CORE_INLINE void set_count(SlotCounts& counts, unsigned slot, float count) {
    counts.values[slot] = count;
}

/// See SoftmaxGroups::draw.
CORE_INLINE unsigned draw_slot(const SlotCounts& counts, std::uint64_t number) {
    float sums[sum_lanes] = {};
    for (int slot = 0; slot < core::most_slots; slot += sum_lanes)
        for (int lane = 0; lane < sum_lanes; ++lane)
            sums[lane] += counts.values[slot + lane];
    float through[sum_lanes];
    __builtin_memcpy(through, sums, sizeof through);
    for (int step = 1; step < sum_lanes; step *= 2)
        for (int lane = sum_lanes - 1; lane >= step; --lane)
            through[lane] += through[lane - step];
    const float target = static_cast<float>(number >> 40) * 0x1p-24F * through[sum_lanes - 1];
    int lane = 0;
    while (lane < sum_lanes && !(through[lane] > target && sums[lane] > 0))
        ++lane;
    if (lane == sum_lanes)
        while (!(sums[--lane] > 0)) {
        }
    const float in_lane = static_cast<float>(number >> 16 & 0xffffffU) * 0x1p-24F * sums[lane];
    unsigned slot = static_cast<unsigned>(lane);
    float sum = counts.values[slot];
    while (!(sum > in_lane)) {
        slot += sum_lanes;
        sum += counts.values[slot];
    }
    return slot;
}

/// Of adaptation: what the slots count, and the sums of 1 / z since their choices began.
struct SlotSums {
    float counts[core::most_slots];
    float inverses[core::most_slots];
};
CORE_INLINE void clear(SlotSums& sums) {
    __builtin_memset(&sums, 0, sizeof sums);
}
/// Writes -alpha * count * sum for each of `slots`, in order, and clears them; there is room for 16
/// numbers more.
CORE_INLINE void end_choices(SlotSums& sums, std::uint64_t slots, float alpha, float* ended) {
    for (; slots != 0; slots &= slots - 1) {
        const int slot = __builtin_ctzll(slots);
        *ended++ = -(alpha * (sums.counts[slot] * sums.inverses[slot]));
        sums.counts[slot] = 0;
    }
}
/// Takes the counts of `slots`, in order.
CORE_INLINE void begin_choices(SlotSums& sums, std::uint64_t slots, const float* counts) {
    for (; slots != 0; slots &= slots - 1) {
        const int slot = __builtin_ctzll(slots);
        sums.counts[slot] = *counts++;
        sums.inverses[slot] = 0;
    }
}
/// Adds 1 / z of the position, z its counts in halves.
CORE_INLINE void add_position(SlotSums& sums) {
    float lanes[sum_lanes] = {};
    for (int slot = 0; slot < core::most_slots; slot += sum_lanes)
        for (int lane = 0; lane < sum_lanes; ++lane)
            lanes[lane] += sums.counts[slot + lane];
    for (int half = sum_lanes / 2; half > 0; half /= 2)
        for (int lane = 0; lane < half; ++lane)
            lanes[lane] += lanes[lane + half];
    const float inverse = 1.0F / lanes[0];
    for (float& sum : sums.inverses)
        sum += inverse;
}
