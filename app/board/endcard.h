#pragma once

#include <QFont>
#include <QPainter>
#include <QString>

#include "app/board/boardgeometry.h"
#include "app/board/boardtheme.h"
#include "engine/game/board.h"
#include "engine/game/rules.h"

/// What the end of a game is told with, on a card over the board.
struct EndCard {
    QString title; ///< "Board cleared! +1,000" or "No more moves: 3 blocks left, -5".
    QString score;
};

/// `board` is the last one, `score` the final score.
EndCard endCardOf(const samegame::Board& board, const samegame::Rules& rules, int score);

/// Where the card lies, in device pixels.
QRectF endCardRect(const EndCard& card, const BoardGeometry& geometry, const QFont& font);

void paintEndCard(QPainter& painter, const EndCard& card, const BoardGeometry& geometry,
                  const BoardTheme& theme, const QFont& font);
