#include "engine/playout/move_codes.h"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/base/bits.h"
#include "engine/base/rng.h"

namespace samegame {

namespace {

constexpr std::uint64_t key_seed = 19700101;

/// The classes of moves played in MoveCode::time.
constexpr std::size_t first_times = 30;
constexpr std::size_t times_together = 20;

using SizeCodes = std::array<std::uint64_t, max_cells + 1>;

CodeKeys make_code_keys() {
    CodeKeys keys{};
    Rng rng(key_seed);
    for (auto& color : keys.of_color)
        for (core::CodeKey& key : color)
            key = {rng.next(), rng.next()};
    for (std::uint64_t& size : keys.of_size)
        size = rng.next();
    std::array<std::uint64_t, max_moves / times_together + 1> times{};
    for (std::uint64_t& time : times)
        time = rng.next();
    for (std::size_t move = first_times + 1; move < keys.of_position.size(); ++move)
        keys.of_position[move] = times[move / times_together];
    return keys;
}

/// The size codes of MoveCode::similar: the sizes of a class have one number.
SizeCodes make_class_codes() {
    SizeCodes codes{};
    for (std::size_t size = 2; size < codes.size(); ++size)
        codes[size] = code_keys().of_size[static_cast<std::size_t>(std::bit_width(size - 1))];
    return codes;
}

/// A code that depends on no more than color, first corner and size.
struct CornerCode {
    bool has_color;
    unsigned square; ///< The side of the squares whose cells count as one.
    const SizeCodes* of_size;
};

/// The CornerCode of a kind, corner_and_size to similar; null if the kind depends on more.
const CornerCode* corner_code_of(MoveCode kind) {
    static const SizeCodes no_codes{};
    static const SizeCodes class_codes = make_class_codes();
    static const std::array<CornerCode, 4> codes{{{true, 1, &code_keys().of_size},
                                                  {false, 1, &no_codes},
                                                  {true, 1, &no_codes},
                                                  {true, 2, &class_codes}}};
    if (kind < MoveCode::corner_and_size || kind > MoveCode::similar)
        return nullptr;
    return &codes[static_cast<std::size_t>(kind) -
                  static_cast<std::size_t>(MoveCode::corner_and_size)];
}

std::uint64_t code_of_corner(const CornerCode& kind, Cell corner, Color color, int size) {
    const auto first_of_square = [&](std::uint8_t index) {
        return static_cast<std::uint8_t>(index / kind.square * kind.square);
    };
    return cell_code({first_of_square(corner.column), first_of_square(corner.row)},
                     kind.has_color ? color : no_color) ^
           (*kind.of_size)[static_cast<std::size_t>(size)];
}

/// XOR of code(cell) over the cells of a column's mask.
template <class Code>
std::uint64_t xor_over(int column, std::uint32_t mask, Code code) {
    std::uint64_t sum = 0;
    for (; mask != 0; mask &= mask - 1)
        sum ^= code(cell_at(column, lowest_bit(mask)));
    return sum;
}

/// XOR over the blocks at the edges of a group, each with its color.
std::uint64_t edge_code(const Board& board, const Group& group) {
    std::uint64_t code = 0;
    const int last = std::min(group.last_column() + 1, board.columns() - 1);
    for (int column = std::max(group.first_column() - 1, 0); column <= last; ++column) {
        const std::uint32_t own = group.mask(column);
        const std::uint32_t beside =
            own << 1 | own >> 1 | group.mask(column - 1) | group.mask(column + 1);
        code ^= xor_over(column, beside & ~own & board.occupied(column),
                         [&](Cell cell) { return cell_code(cell, board.color_at(cell)); });
    }
    return code;
}

std::uint64_t blocks_code(const NamedBlocks& blocks, const Group& group, Color color) {
    std::uint64_t code = 0;
    for (int column = group.first_column(); column <= group.last_column(); ++column)
        code ^= xor_over(column, group.mask(column), [&](Cell cell) {
            return cell_code(numbered_cell(blocks.name_at(cell)), color);
        });
    return code;
}

core::CodeForm core_form_of(MoveCode kind) {
    if (corner_code_of(kind) != nullptr)
        return core::CodeForm::corner;
    if (kind == MoveCode::neighborhood)
        return core::CodeForm::neighborhood;
    return kind == MoveCode::blocks ? core::CodeForm::blocks : core::CodeForm::cells;
}

} // namespace

std::span<const std::string> move_code_names() {
    static const std::array<std::string, 9> names = {
        "cells",        "corner-and-size", "smallest-cell", "color-and-cell", "similar",
        "neighborhood", "previous-move",   "time",          "blocks"};
    return names;
}

const CodeKeys& code_keys() {
    static const CodeKeys keys = make_code_keys();
    return keys;
}

std::uint64_t cell_code(Cell cell, Color color) {
    const int word = cell.column / 4 + (cell.row < 16 ? 0 : 8);
    const int bit = cell.column % 4 * 16 + cell.row % 16;
    const core::CodeKey key = code_keys().of_color[color][word];
    return bit == 0 ? key.high : key.high << bit | key.low >> (64 - bit);
}

std::uint64_t cells_code(const Group& group, Color color) {
    std::uint64_t code = 0;
    for (int column = group.first_column(); column <= group.last_column(); ++column)
        code ^=
            xor_over(column, group.mask(column), [&](Cell cell) { return cell_code(cell, color); });
    return code;
}

GameCodes::GameCodes(MoveCode kind, const Board& start, Gravity gravity) : m_kind(kind) {
    if (kind == MoveCode::blocks)
        m_blocks.emplace(start, gravity);
}

std::uint64_t GameCodes::of_group(const Board& board, const Group& group, Cell corner) const {
    const Color color = board.color_at(corner);
    if (const CornerCode* kind = corner_code_of(m_kind))
        return code_of_corner(*kind, corner, color, group.size());
    if (m_kind == MoveCode::blocks)
        return blocks_code(*m_blocks, group, color);
    const std::uint64_t code = cells_code(group, color);
    return m_kind == MoveCode::neighborhood
               ? code ^ edge_code(board, group) * core::second_code_factor
               : code;
}

void GameCodes::play(const Group& group, std::uint64_t group_code) {
    ++m_move_count;
    if (m_blocks)
        m_blocks->remove(group);
    else if (m_kind == MoveCode::previous_move)
        m_of_position = group_code * core::second_code_factor;
    else if (m_kind == MoveCode::time)
        m_of_position = code_keys().of_position[m_move_count];
}

void set_core_codes(core::Softmax& softmax, MoveCode kind) {
    static const auto colorless = [] {
        std::array<core::CodeKey[core::code_words], core::color_codes> keys{};
        for (auto& color : keys)
            std::ranges::copy(code_keys().of_color[no_color], color);
        return keys;
    }();
    const CornerCode* corner = corner_code_of(kind);
    softmax.form = core_form_of(kind);
    softmax.keys =
        corner == nullptr || corner->has_color ? code_keys().of_color.data() : colorless.data();
    softmax.size_codes = corner != nullptr ? corner->of_size->data() : nullptr;
    softmax.corner_square = corner != nullptr ? corner->square : 1;
    softmax.after_previous = kind == MoveCode::previous_move;
    softmax.position_codes = kind == MoveCode::time ? code_keys().of_position.data() : nullptr;
}

} // namespace samegame
