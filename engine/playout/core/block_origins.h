// Where blocks stood at the start of a game: see engine/playout/block_origins.h. A block stays in
// the order of its column, and columns in theirs; so a column is known by the one it was at the
// start and the rows of the start that are still there, and the block at row r is number r of
// those. Included by softmax_slots.h.

struct Origins {
    std::uint16_t rows[core::lanes];   ///< Of the start, still there; of columns as they are now.
    std::uint8_t columns[core::lanes]; ///< At the start.
};

CORE_INLINE void start_origins(Origins& origins, const std::uint16_t (&planes)[3][core::lanes]) {
    for (int column = 0; column < core::lanes; ++column) {
        origins.rows[column] = planes[0][column] | planes[1][column] | planes[2][column];
        origins.columns[column] = static_cast<std::uint8_t>(column);
    }
}

/// The bits of `rows` whose ranks are the bits of `ranks`.
CORE_INLINE std::uint16_t rows_of_ranks(std::uint16_t rows, std::uint16_t ranks) {
#ifdef __BMI2__
    return static_cast<std::uint16_t>(__builtin_ia32_pdep_si(ranks, rows));
#else
    unsigned result = 0;
    for (unsigned rest = rows; ranks != 0; rest &= rest - 1, ranks >>= 1)
        result |= (ranks & 1U) != 0 ? rest & (~rest + 1) : 0;
    return static_cast<std::uint16_t>(result);
#endif
}

/// The cells at the start of a group's blocks.
CORE_INLINE void origins_of(const Origins& origins, const std::uint64_t (&cells)[words_per_game],
                            std::uint64_t (&at_start)[words_per_game]) {
    std::uint16_t now[core::lanes];
    std::uint16_t then[core::lanes] = {};
    copy(now, cells, sizeof now);
    for (int column = 0; column < core::lanes; ++column)
        if (now[column] != 0)
            then[origins.columns[column]] = rows_of_ranks(origins.rows[column], now[column]);
    copy(at_start, then, sizeof then);
}

/// Follows the removal of a group.
CORE_INLINE void remove_origins(Origins& origins, const core::Cells& group) {
    bool closes = false;
    for (int column = 0; column < core::lanes; ++column) {
        if (group.columns[column] == 0)
            continue;
        std::uint16_t& rows = origins.rows[column];
        rows = static_cast<std::uint16_t>(rows & ~rows_of_ranks(rows, group.columns[column]));
        closes = closes || rows == 0;
    }
    if (!closes)
        return;
    int to = 0;
    for (int from = 0; from < core::lanes; ++from)
        if (origins.rows[from] != 0) {
            origins.rows[to] = origins.rows[from];
            origins.columns[to++] = origins.columns[from];
        }
    for (; to < core::lanes; ++to)
        origins.rows[to] = 0;
}
