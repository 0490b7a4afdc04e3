#pragma once

#include <QFont>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/boardgeometry.h"
#include "app/gui/board/effectlayer.h"
#include "app/gui/session/shownboard.h"

/// A move of a game as the board shows it.
struct ShownMove {
    const samegame::Transition& transition;
    const ShownBoard& after;
    BoardGeometry geometry;
    const BoardTheme& theme;
    QFont font;
};

/// What a move earns rises from its group, larger for larger groups. The last one of a game sends
/// out rings; a cleared board throws pieces in five colors, a perfect game golden stars.
/// `pace` multiplies how long all this lasts.
void playEffects(EffectLayer& layer, const ShownMove& move, double pace);
