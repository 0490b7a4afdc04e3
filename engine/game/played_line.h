#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/line.h"
#include "engine/game/transition.h"

namespace samegame {

/// A line with every position on its way and the score earned up to each, each move played once.
class PlayedLine {
public:
    PlayedLine() = default;                     ///< No line: without a start, for assigning to.
    explicit PlayedLine(const Position& start); ///< Without a move.

    /// The line that plays `moves` from `start`, or the error of replay().
    static Result<PlayedLine> of(const Position& start, std::span<const Move> moves);

    const Line& line() const { return m_line; }
    /// From the start to the position after the last move; none without a start.
    const std::vector<Position>& positions() const { return m_positions; }
    /// The score at each of the positions; the last one has the end points if the line is finished.
    const std::vector<int>& scores() const { return m_scores; }
    const Position& start() const { return m_positions.front(); }
    const Position& position() const { return m_positions.back(); }
    Transition last_transition() const; ///< What the last move did; there is one.

    bool play(Move move); ///< False, and nothing changes, if the move is not legal.
    void take_back();     ///< Takes the last move back; there is one.

    /// Makes `moves` the moves of the line, and plays those that differ. Returns the error of
    /// replay() for the first move that is not legal, where it stops.
    std::optional<Error> go_to(std::span<const Move> moves);

    /// Keeps the start and the line alone until unfold() plays the line anew: for lines that wait.
    void fold();
    void unfold();

private:
    void judge();

    Line m_line;
    std::vector<Position> m_positions;
    std::vector<int> m_scores;
};

} // namespace samegame
