#pragma once

#include <QDateTime>
#include <QString>

#include "app/gui/session/aid.h"
#include "engine/game/start_position.h"

/// What makes the scores of two games comparable: their rules, and how large and colorful their
/// boards are.
struct GameKind {
    samegame::Rules rules;
    int rows = 0;
    int columns = 0;
    int colors = 0; ///< The highest color on the board.

    bool operator==(const GameKind&) const = default;
};

GameKind kindOf(const samegame::StartPosition& start);

/// "15 × 15, 5 colors, Standard".
QString titleOf(const GameKind& kind);

/// A game of a person as lists and figures have it, without its board and moves: a plain value.
struct PlayedGame {
    qint64 number = 0; ///< Names it in the results.
    GameKind kind;
    QString board; ///< Its boardKey.
    QString name;  ///< The board's, the same in every language (GameDocument::keptName).
    int score = 0;
    bool cleared = false;
    int moves = 0;
    int largestGroup = 0; ///< Blocks; 0: nobody counted them.
    Aid aid;
    double seconds = 0;   ///< Time at the board; 0: nobody counted it.
    QDateTime finishedAt; ///< With the clock of the place (moment.h).

    bool operator==(const PlayedGame&) const = default;
};
