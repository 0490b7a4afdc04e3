#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/game/line.h"
#include "engine/game/played_line.h"
#include "engine/game/position.h"
#include "engine/studies/review/line_plan.h"

/// A move recommended to the player, revealed step by step: show nothing beyond the step.
struct Hint {
    enum class Step {
        Color, ///< Only the color of the group.
        Plan,  ///< What the line builds, and not how.
        Next,  ///< The group to play now, and why.
        Line,  ///< The moves from here.
    };

    Step step = Step::Color;
    samegame::Color color = samegame::no_color;
    samegame::Move move;
    int cells = 0;
    int points = 0; ///< Points of the move.
    /// Score of the whole game, by the best line known through the move; none where columns come
    /// in, which nobody knows.
    std::optional<int> finalScore;
    samegame::MoveList line; ///< The moves from the position on, the recommended one first.
    samegame::LinePlan plan; ///< Of `line`; empty where columns come in.
    bool clears = false;     ///< `line` empties the board.
    /// The line takes the place of the one that was told before, since it earns more. No hint of
    /// the game told of this plan, from here or from another position.
    bool isBetterPlan = false;

    /// The later move that earns most, as an index into `plan`: what the moves before it save
    /// blocks for. None if the recommended move is the one, or the line has no harvest.
    std::optional<std::size_t> harvest() const;
    /// The blocks that this step is about, where they stand now, without the group to play: those
    /// of the harvest or, for the step Next, of the group that the move is made for.
    std::vector<samegame::Cell> savedBlocks() const;
    /// How many moves the step Line numbers: up to five, but none after the harvest from the third
    /// on, since who knows all learns nothing.
    int numberedMoves() const;
    /// The steps that have something to tell, in their order: where columns come in, no more than
    /// Color and Next, and no Plan where nothing is saved and the board is not emptied.
    std::vector<Step> steps() const;
};

/// How far hints have gone in each position of one game, so that they climb one step at a time,
/// tell of one line from the first step to the last, and are counted once.
class HintLadder {
public:
    struct Choice {
        samegame::Line line;
        bool isBetterPlan = false; ///< It earns more than the line that would go on.
    };
    /// The line to hint at where the game stands. Between the first step and the last it is the
    /// line of the first one. Where steps begin, in a position hinted at before or where the game
    /// has followed the line of a hint, in whichever order of its moves, that line goes on unless
    /// the best of `lines` earns more; else it is the best of `lines`. Nothing without a line.
    std::optional<Choice> choose(const samegame::PlayedLine& game,
                                 const std::vector<samegame::Line>& lines) const;

    struct Climb {
        Hint::Step step;
        bool isNew; ///< The step was never taken in this position before.
    };
    /// Takes the next step of the hint in this position, and the first one after the last one. The
    /// line is the chosen one, and not empty.
    Climb climb(const samegame::Position& position, const samegame::Line& line, const Hint& hint);
    /// A hint of the game told of a plan with the same end: the same score of the game, after a
    /// harvest of as many blocks of that color.
    bool hasTold(const Hint& hint) const;

    /// The position changed: the next step is the first one.
    void beginAgain() { m_lastStep.reset(); }
    void clear(); ///< There is another game: forgets all.

private:
    struct Place {
        samegame::Position position;
        samegame::Line line;
        Hint::Step highest = Hint::Step::Color;
    };
    struct End {
        std::optional<int> score;
        samegame::Color color;
        std::size_t blocks;

        bool operator==(const End&) const = default;
    };
    static End endOf(const Hint& hint);

    std::optional<samegame::Line> planAt(const samegame::PlayedLine& game) const;

    std::vector<Place> m_places; // few: one for each position hinted at
    std::vector<End> m_told;
    std::optional<Hint::Step> m_lastStep; // in the present position
};
