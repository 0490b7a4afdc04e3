#pragma once

#include <QTest>

#include "app/gui/session/gamedocument.h"
#include "engine/game/group.h"

/// Plays the first legal move `count` times.
inline void playFirstMoves(GameDocument& document, int count) {
    for (int i = 0; i < count; ++i)
        QVERIFY(document.play(samegame::legal_moves(document.board())[0].cell));
}
