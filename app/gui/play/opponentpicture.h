#pragma once

#include <QPalette>
#include <QPixmap>

#include "app/gui/session/opponent.h"

/// An opponent's face on a block, as the board draws it, of `size` logical pixels. Each has another
/// color and, for eyes that see none, another face: plain eyes, glasses, a mask, a crown.
QPixmap opponentPicture(Opponent opponent, int size, qreal ratio, const QPalette& palette);
