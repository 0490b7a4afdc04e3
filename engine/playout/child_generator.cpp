#include "engine/playout/child_generator.h"

#include <cassert>

#include "engine/game/board_hash.h"
#include "engine/playout/core_build.h"

namespace samegame {

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
