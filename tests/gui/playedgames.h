#pragma once

#include <QDateTime>
#include <QTimeZone>

#include "app/gui/session/gamestatistics.h"

// Hand-made games for tests of statistics.

inline PlayedGame playedGame(int number, int score, bool isCleared = false) {
    PlayedGame game;
    game.number = number;
    game.kind = {{}, 15, 15, 5};
    game.board = QString::number(number);
    game.name = "standard:" + QString::number(number);
    game.score = score;
    game.cleared = isCleared;
    game.moves = 20 + number;
    game.largestGroup = 10 + number;
    game.seconds = 60.0 * number;
    game.finishedAt =
        QDateTime(QDate(2026, 11, 1), QTime(12, 0), QTimeZone::systemTimeZone()).addDays(number);
    return game;
}

inline PlayedGame aidedGame(int number, int score, bool isCleared = false) {
    PlayedGame game = playedGame(number, score, isCleared);
    game.aid.hints = 1;
    return game;
}
