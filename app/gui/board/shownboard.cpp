#include "app/gui/board/shownboard.h"

#include <algorithm>

#include "app/gui/basics/rulestext.h"
#include "engine/game/scoring.h"

namespace {

const ShownBoard::Group* groupWith(const std::vector<ShownBoard::Group>& groups,
                                   samegame::Cell cell) {
    const auto found = std::ranges::find_if(
        groups, [cell](const ShownBoard::Group& each) { return each.group.contains(cell); });
    return found == groups.end() ? nullptr : &*found;
}

} // namespace

samegame::Group ShownBoard::groupAt(samegame::Cell cell) const {
    const Group* found = groupWith(groups, cell);
    return found ? found->group : samegame::Group();
}

int ShownBoard::pointsAt(samegame::Cell cell) const {
    const Group* found = groupWith(groups, cell);
    return found ? found->points : 0;
}

ShownBoard shownBoardOf(const samegame::Position& position) {
    ShownBoard shown;
    shown.board = position.board;
    for (const samegame::Group& group : samegame::groups(position.board))
        shown.groups.push_back({group, samegame::move_points(position.rules, group.size())});
    shown.movesEarn = movesEarn(position.rules);
    shown.endPoints = samegame::end_points(position.rules, position.board);
    return shown;
}
