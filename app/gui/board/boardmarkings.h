#pragma once

#include <optional>
#include <vector>

#include "app/gui/board/candidatelabel.h"
#include "engine/game/cell.h"
#include "engine/game/move.h"

/// What is pointed out on one board; it goes when the board goes. Where the person points is not
/// part of it.
struct BoardMarkings {
    std::vector<CandidateLabel> candidates; ///< The best label is the last, so that it lies on top.
    std::optional<samegame::Move> marked;
    std::optional<samegame::Move> hoveredCandidate;
    std::optional<samegame::Color> color;
    std::optional<samegame::MoveList> preview;
};
