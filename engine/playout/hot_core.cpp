#include "engine/playout/hot_core.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstring>
#include <vector>

#include "engine/game/scoring.h"

namespace samegame {

const core::Build& core_build(Isa isa) {
    assert(is_supported(isa));
#if SAMEGAME_HAS_X86_CORES
    if (isa == Isa::avx512)
        return core_avx512::build;
    if (isa == Isa::avx2)
        return core_avx2::build;
#endif
    static_cast<void>(isa);
    return core_portable::build;
}

namespace {

/// The bits of a column after `removed` is taken out and the bits above have fallen.
std::uint16_t fallen(std::uint32_t column, std::uint32_t removed) {
    while (removed != 0) {
        const std::uint32_t below = (removed & (0U - removed)) - 1;
        column = (column & below) | (column >> 1 & ~below);
        removed = (removed & (removed - 1)) >> 1;
    }
    return static_cast<std::uint16_t>(column);
}

void close_columns(core::Position& position) {
    int to = 0;
    for (int from = 0; from < core::lanes; ++from) {
        if ((position.planes[0][from] | position.planes[1][from] | position.planes[2][from]) == 0)
            continue;
        for (auto& plane : position.planes)
            plane[to] = plane[from];
        ++to;
    }
    for (auto& plane : position.planes)
        std::fill(plane + to, plane + core::lanes, std::uint16_t{0});
}

} // namespace

core::Position core_position(const Board& board) {
    core::Position position{};
    for (int column = 0; column < board.columns(); ++column)
        for (int p = 0; p < 3; ++p)
            position.planes[p][column] = static_cast<std::uint16_t>(board.plane(column, p));
    for (int color = 1; color < core::color_codes; ++color)
        position.counts[color] =
            static_cast<std::uint8_t>(board.block_count(static_cast<Color>(color)));
    return position;
}

Board board_of(const core::Position& position, int rows, int columns, int color_count) {
    std::vector<Color> cells;
    cells.reserve(static_cast<std::size_t>(rows * columns));
    for (int row = rows - 1; row >= 0; --row) {
        for (int column = 0; column < columns; ++column) {
            int color = 0;
            for (int p = 0; p < 3; ++p)
                color |= (position.planes[p][column] >> row & 1) << p;
            cells.push_back(static_cast<Color>(color));
        }
    }
    return Board(rows, columns, color_count, cells);
}

core::Position without(const core::Position& position, const Group& group, Color color) {
    core::Position after = position;
    for (int column = group.first_column(); column <= group.last_column(); ++column)
        for (auto& plane : after.planes)
            plane[column] = fallen(plane[column], group.mask(column));
    close_columns(after);
    after.counts[color] = static_cast<std::uint8_t>(after.counts[color] - group.size());
    return after;
}

int core_score(const Rules& rules, const core::Position& start, const CoreEnd& end) {
    int removed = 0;
    std::array<int, core::color_codes - 1> counts{};
    for (std::size_t color = 1; color < core::color_codes; ++color) {
        counts[color - 1] = end.left[color];
        removed += start.counts[color] - end.left[color];
    }
    const Formula points = *points_formula(rules); // see CoreEngine::fits
    return points.square * static_cast<int>(end.square_sum) + points.linear * removed +
           points.constant * static_cast<int>(end.move_count) + end_points(rules, counts);
}

Move canonical_move(const core::Cells& group) {
    constexpr std::size_t columns_per_word = 4;
    std::array<std::uint64_t, core::lanes / columns_per_word> words;
    std::memcpy(words.data(), group.columns, sizeof words);
    std::uint64_t rows = words[0] | words[1] | words[2] | words[3];
    rows |= rows >> 32;
    rows |= rows >> 16;
    const int row = std::countr_zero(static_cast<std::uint16_t>(rows));
    const std::uint64_t in_row = std::uint64_t{0x0001000100010001} << row;
    std::size_t word = 0;
    while ((words[word] & in_row) == 0)
        ++word;
    const int first = std::countr_zero(words[word] & in_row) / 16;
    return {{static_cast<std::uint8_t>(word * columns_per_word + static_cast<std::size_t>(first)),
             static_cast<std::uint8_t>(row)}};
}

} // namespace samegame
