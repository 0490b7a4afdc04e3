#include "engine/playout/move_codes.h"

#include <algorithm>
#include <array>

#include "engine/base/bits.h"
#include "engine/base/rng.h"

namespace samegame {

namespace {

constexpr std::uint64_t key_seed = 19700101;

CodeKeys make_keys() {
    CodeKeys keys{};
    Rng rng(key_seed);
    for (auto& color : keys.of_color)
        for (core::CodeKey& key : color)
            key = {rng.next(), rng.next()};
    for (std::uint64_t& size : keys.of_size)
        size = rng.next();
    return keys;
}

} // namespace

std::span<const std::string> move_code_names() {
    static const std::array<std::string, 2> names = {"cells", "corner-and-size"};
    return names;
}

MoveCode move_code_of_name(std::string_view name) {
    const auto names = move_code_names();
    return static_cast<MoveCode>(std::ranges::find(names, name) - names.begin());
}

const CodeKeys& code_keys() {
    static const CodeKeys keys = make_keys();
    return keys;
}

std::uint64_t cell_code(Cell cell, Color color) {
    const int word = cell.column / 4 + (cell.row < 16 ? 0 : 8);
    const int bit = cell.column % 4 * 16 + cell.row % 16;
    const core::CodeKey key = code_keys().of_color[color][word];
    return bit == 0 ? key.high : key.high << bit | key.low >> (64 - bit);
}

std::uint64_t move_code(MoveCode kind, const Group& group, Cell corner, Color color) {
    if (kind == MoveCode::corner_and_size)
        return cell_code(corner, color) ^
               code_keys().of_size[static_cast<std::size_t>(group.size())];
    std::uint64_t code = 0;
    for (int column = group.first_column(); column <= group.last_column(); ++column)
        for (auto rest = group.mask(column); rest != 0; rest &= rest - 1)
            code ^= cell_code(
                {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(lowest_bit(rest))},
                color);
    return code;
}

} // namespace samegame
