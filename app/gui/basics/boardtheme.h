#pragma once

#include <QColor>
#include <QPalette>

#include "app/gui/basics/blocklook.h"

/// How a board looks: its blocks, and a ground that follows the window's light or dark.
struct BoardTheme {
    BlockSet set;
    BlockColors blocks;
    bool isDark = false;
    QColor ground;      ///< The color of where blocks can stand.
    QColor groundFrame; ///< The color of the line around the ground.
    QColor outline;     ///< The color around blocks that have an outline.
    bool showsGlyphs = true;
    double glyphStrength = 1; ///< Times as strong as on a board.

    explicit BoardTheme(const QPalette& palette,
                        const BlockLook& look = CurrentLook::instance()->look());

    const QColor& blockColor(samegame::Color color) const {
        return blocks[static_cast<std::size_t>(color - 1)];
    }
};
