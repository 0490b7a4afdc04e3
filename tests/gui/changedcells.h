#pragma once

#include <QImage>

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "app/gui/board/boardview.h"
#include "engine/game/group.h"

/// The cells that look different in two pictures of a view.
inline std::vector<samegame::Cell> changedCells(const BoardView* view, const QImage& before,
                                                const QImage& after) {
    std::vector<samegame::Cell> changed;
    for (int column = 0; column < view->shownBoard().columns(); ++column)
        for (int row = 0; row < view->shownBoard().rows(); ++row) {
            const samegame::Cell cell{static_cast<std::uint8_t>(column),
                                      static_cast<std::uint8_t>(row)};
            if (before.copy(view->cellRect(cell)) != after.copy(view->cellRect(cell)))
                changed.push_back(cell);
        }
    return changed;
}

/// Whether the groups of the moves look different, and nothing but them, other cells that may, and
/// the cells around them.
inline bool changedJustAt(const std::vector<samegame::Move>& moves, const BoardView* view,
                          const QImage& before, const QImage& after,
                          const std::vector<samegame::Cell>& others = {}) {
    const auto changed = changedCells(view, before, after);
    std::vector<samegame::Cell> meant = others;
    for (const samegame::Move& move : moves) {
        const auto cells = samegame::group_at(view->shownBoard(), move.cell).cells();
        meant.insert(meant.end(), cells.begin(), cells.end());
        const auto isChanged = [&changed](samegame::Cell cell) {
            return std::ranges::find(changed, cell) != changed.end();
        };
        if (std::ranges::none_of(cells, isChanged)) // a label stands at the center alone
            return false;
    }
    return std::ranges::all_of(changed, [&meant](samegame::Cell cell) {
        return std::ranges::any_of(meant, [cell](samegame::Cell other) {
            return std::abs(cell.column - other.column) <= 1 && std::abs(cell.row - other.row) <= 1;
        });
    });
}
