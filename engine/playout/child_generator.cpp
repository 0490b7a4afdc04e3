#include "engine/playout/child_generator.h"

#include <cassert>

#include "engine/base/bits.h"
#include "engine/game/board_hash.h"
#include "engine/playout/hot_core.h"

namespace samegame {

static_assert(sizeof(core::Features::blocks) / sizeof(std::uint16_t) == max_colors + 1);

core::Features position_features(const Board& board) {
    core::Features features{};
    features.has_moves = board.has_moves();
    for (int column = 0; column < board.columns(); ++column) {
        const std::uint32_t occupied = board.occupied(column);
        if (occupied == 0)
            continue;
        const std::uint32_t singletons = occupied & ~board.linked(column);
        const std::uint32_t parts = singletons | board.corners(column);
        features.columns = static_cast<std::uint16_t>(features.columns + 1);
        features.singletons =
            static_cast<std::uint16_t>(features.singletons + count_bits(singletons));
        for (Color color = 1; color <= max_colors; ++color) {
            const std::uint32_t rows = board.color_mask(column, color);
            features.parts[color] =
                static_cast<std::uint16_t>(features.parts[color] + count_bits(rows & parts));
            features.vertical_links =
                static_cast<std::uint16_t>(features.vertical_links + count_bits(rows & rows >> 1));
        }
    }
    for (Color color = 1; color <= max_colors; ++color)
        features.blocks[color] = static_cast<std::uint16_t>(board.block_count(color));
    features.all_blocks = static_cast<std::uint16_t>(board.block_count());
    return features;
}

CoreChildGenerator::CoreChildGenerator(const Board& start, Isa isa)
    : m_build(&core_build(isa)),
      m_children(core::most_moves + 1),
      m_rows(start.rows()),
      m_columns(start.columns()),
      m_color_count(start.color_count()) {
    assert(CoreEngine::fits(start, Rules{}));
}

std::span<const core::Child> CoreChildGenerator::children(const Position& position) {
    const int count = m_build->children(position, m_children.data());
    return std::span(m_children).first(static_cast<std::size_t>(count));
}

std::span<const BoardChildGenerator::Child> BoardChildGenerator::children(const Board& position) {
    const BoardHash hash(position);
    const std::vector<Group> all = groups(position);
    m_children.clear();
    m_children.reserve(all.size());
    for (const Group& group : all) {
        Child& child = m_children.emplace_back(
            Child{position, 0, group, group.size(), position.color_at(group.move().cell)});
        BoardHash after = hash;
        after.update(child.position, child.position.remove(group, m_gravity));
        child.hash = after.value();
    }
    return m_children;
}

} // namespace samegame
