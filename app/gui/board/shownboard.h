#pragma once

#include <optional>
#include <vector>

#include "engine/game/group.h"
#include "engine/game/position.h"
#include "engine/game/transition.h"

enum class ViewMode {
    Play,   ///< Clicks play groups.
    Replay, ///< The board is watched; a click asks whether the game goes on from there, if it can.
};

/// A board with all facts that a view needs, so that the view knows neither game nor rules.
struct ShownBoard {
    /// A group and the points that its removal earns.
    struct Group {
        samegame::Group group;
        int points = 0;
    };

    samegame::Board board;
    std::vector<Group> groups;
    bool movesEarn = true;  ///< Otherwise only the end of a game earns anything.
    int endPoints = 0;      ///< The points of a game that ends on this board; may be negative.
    bool isPerfect = false; ///< The game ended here with a score that is proven to be the best.
    bool hasEndedByHand = false; ///< By a move of the person, which is celebrated.
    ViewMode mode = ViewMode::Play;
    std::optional<samegame::Move> next; ///< The move that a replay makes next.

    /// The group at the cell; empty if there is none.
    samegame::Group groupAt(samegame::Cell cell) const;
    /// The points of the group at the cell; 0 if there is none.
    int pointsAt(samegame::Cell cell) const;
};

/// The board of a position as it is played on.
ShownBoard shownBoardOf(const samegame::Position& position);

/// How a board follows from the board shown before it.
struct ShownStep {
    samegame::Transition transition;
    bool isBackward = false; ///< The move of the transition was taken back.
};
