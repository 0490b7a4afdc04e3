#pragma once

#include <QStringList>

#include "app/gui/basics/blockpalette.h"

/// The names, not yet translated, of the colors of a palette.
using ColorNameKeys = std::array<const char*, samegame::max_colors>;

/// What people call the colors of a palette, in their order: "yellow", "sky blue", … Each color has
/// the nearest name that no color of the palette is nearer to, so that no two have the same.
ColorNameKeys colorNameKeys(const BlockColors& colors);
QString translatedColorName(const char* key);

QStringList colorNames(const BlockColors& colors); ///< All of it at once.
