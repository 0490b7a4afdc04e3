#pragma once

#include <QPainterPath>

#include "engine/game/cell.h"

/// A shape for each color, so that color is never the only difference. Centered at the origin,
/// fits into a circle of diameter 1; drawn on a block.
const QPainterPath& blockGlyph(samegame::Color color);

/// The same shape as the form of a whole block: stouter, and nearly as large as a square around the
/// origin with sides of length 1.
const QPainterPath& blockForm(samegame::Color color);
