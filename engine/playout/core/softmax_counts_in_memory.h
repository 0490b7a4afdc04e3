// What the slots of softmax playouts count, for the layers that keep it in memory. Included by
// them.

/// Numbers the cells of a set, in order, and then no_cell `floods` times; there is room for 64
/// cells more.
template <int floods>
CORE_INLINE int list_corners(const std::uint64_t (&set)[words_per_game], std::uint16_t* cells) {
    return list_cells<floods>(set, cells);
}

/// What the slots count, as vectors of sum_lanes.
struct SlotCounts {
    alignas(64) float values[core::most_slots];
};
CORE_INLINE void clear(SlotCounts& counts) {
    __builtin_memset(&counts, 0, sizeof counts);
}

/// Copies the choices of `slots` to `ended`, in order, and takes what they count away; there is
/// room for 64 more.
CORE_INLINE void end_choices(std::uint64_t slots, const std::uint32_t* choices, SlotCounts& counts,
                             std::uint32_t* ended) {
    for (; slots != 0; slots &= slots - 1) {
        const int slot = __builtin_ctzll(slots);
        *ended++ = choices[slot];
        counts.values[slot] = 0;
    }
}
