#pragma once

#include <QColor>
#include <QPainterPath>
#include <QPalette>
#include <QString>

#include <array>

#include "engine/game/cell.h"

/// The colors of blocks, by color number - 1. Any two of the first five differ by CIEDE2000 20 or
/// more in normal vision, protanopia, deuteranopia and tritanopia, and by 12 or more in grey; of
/// all nine by 13 and 4 (see tests/gui/tst_palette.cpp, which holds this for every change).
using BlockColors = std::array<QColor, samegame::max_colors>;
BlockColors defaultBlockColors();

/// "yellow", "sky blue", …: what people call the default block color of a number.
QString colorName(samegame::Color color);

/// How a board looks: the block colors, and a ground that follows the window's light or dark.
struct BoardTheme {
    BlockColors blocks = defaultBlockColors();
    bool isDark = false;
    QColor ground;      ///< The color of where blocks can stand.
    QColor groundFrame; ///< The color of the line around the ground.
    bool showsGlyphs = true;

    explicit BoardTheme(const QPalette& palette);

    const QColor& blockColor(samegame::Color color) const {
        return blocks[static_cast<std::size_t>(color - 1)];
    }
};

/// A shape for each color, so that color is never the only difference. Centered at the origin,
/// fits into a circle of diameter 1.
const QPainterPath& blockGlyph(samegame::Color color);

/// `color`, a share of it (0 to 1) replaced by `other`.
QColor mixed(const QColor& color, const QColor& other, double share);

/// True for colors on which white reads better than black.
bool needsLightInk(const QColor& color);
