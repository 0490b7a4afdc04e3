#pragma once

#include <optional>
#include <vector>

#include "engine/game/line.h"
#include "engine/game/position.h"

/// A move recommended to the player, revealed step by step: show nothing beyond the step.
struct Hint {
    enum class Step {
        Color, ///< Only the color of the group.
        Group, ///< The group itself.
        Line,  ///< The whole line from here.
    };

    Step step = Step::Color;
    samegame::Color color = samegame::no_color;
    samegame::Move move;
    int cells = 0;
    int points = 0; ///< Points of the move.
    /// Score of the whole game, by the best line known through the move; none where columns come
    /// in, which nobody knows. Then there is no step Line either.
    std::optional<int> finalScore;
    samegame::MoveList line; ///< The moves from the position on, the recommended one first.
};

/// How far hints have gone in each position of one game, so that they climb one step at a time,
/// keep to the move first hinted at, and are counted once.
class HintLadder {
public:
    /// The line to hint at in this position: the best of `lines`, but where a hint was given before
    /// only through the same move. Nothing without such a line.
    std::optional<samegame::Line> bestLine(const samegame::Position& position,
                                           const std::vector<samegame::Line>& lines) const;

    struct Climb {
        Hint::Step step;
        bool isNew; ///< The step was never taken in this position before.
    };
    /// Takes the next step in this position, or the last one again. `line` is not empty.
    Climb climb(const samegame::Position& position, const samegame::Line& line);

    void beginAgain(); ///< The position changed: the next step is the first one.
    void clear();      ///< There is another game: forgets all.

private:
    struct Place {
        samegame::Position position;
        samegame::Line line;
        Hint::Step highest = Hint::Step::Color;
    };
    std::vector<Place> m_places; // few: one for each position hinted at
    int m_nextStep = 0;
};
