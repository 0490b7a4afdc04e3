#pragma once

#include <string>
#include <vector>

#include "engine/formats/game_record.h"

/// A game that comes to the highest or the lowest score there is under its rules.
struct ExtremeGame {
    std::string name; ///< "standard, pull-left, refill: highest".
    samegame::GameRecord record;
    bool is_highest = false;
};

/// Both of every scoring, gravity and refill, on 32x32 cells: the highest has one color; the lowest
/// removes one group of a chessboard, whose blocks are left. With refill nothing is lost at the
/// end, so the lowest is that of the fewest moves.
std::vector<ExtremeGame> extreme_games();
