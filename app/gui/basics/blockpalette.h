#pragma once

#include <QColor>

#include <array>

#include "engine/game/cell.h"

/// The colors of blocks, by color number - 1.
using BlockColors = std::array<QColor, samegame::max_colors>;

/// Which colors the blocks have: a palette of the program, or the person's own.
enum class PaletteChoice { Standard, Soft, Vivid, Contrast, Own };

/// The colors of a palette of the program; the standard ones for `Own`, as a start.
///
/// Any two of the first five colors, and of all nine, differ by what is measured in
/// tests/gui/tst_palette.cpp, which holds it for every change: in normal vision, protanopia,
/// deuteranopia and tritanopia, and in gray.
BlockColors colorsOf(PaletteChoice choice);
