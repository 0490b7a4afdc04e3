#pragma once

#include <cstdint>

#include "engine/game/start_position.h"

namespace samegame {

/// The scores that the rules allow: no game stands, or ends, outside of them. Who reads what was
/// kept calls damaged what lies outside, and nothing else.
struct ScoreRange {
    int least = 0;
    int most = 0;

    bool contains(std::int64_t score) const { return least <= score && score <= most; }
    bool operator==(const ScoreRange&) const = default;
};

/// The range of the games from `start`. A board of one color that is one group earns `most`; where
/// columns come in too, if each move clears the board.
ScoreRange score_range(const StartPosition& start);

/// The range of all games: any board, any rules.
ScoreRange score_range_of_all();

} // namespace samegame
