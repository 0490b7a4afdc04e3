#pragma once

#include <QColor>
#include <QObject>
#include <QPalette>
#include <QString>
#include <QStringList>

#include <array>

#include "app/gui/basics/colormath.h"
#include "engine/game/cell.h"

/// The colors of blocks, by color number - 1.
using BlockColors = std::array<QColor, samegame::max_colors>;

/// Which colors the blocks have: a palette of the program, or the person's own.
enum class PaletteChoice { Standard, Soft, Vivid, Contrast, Own };

/// The colors of a palette of the program; the standard ones for `Own`, as a start. How much they
/// differ in each kind of vision, tests/gui/tst_palette.cpp holds.
BlockColors colorsOf(PaletteChoice choice);

/// What people call the colors of a palette, in their order: "yellow", "sky blue", … Each color has
/// the nearest name that no color of the palette is nearer to, so that no two have the same.
QStringList colorNames(const BlockColors& colors);

/// The two colors of a palette that look most alike.
struct ClosestPair {
    samegame::Color first = samegame::no_color;
    samegame::Color second = samegame::no_color;
    double difference = 0; ///< CIEDE2000; 100 is black and white.

    bool operator==(const ClosestPair&) const = default;
};

/// Among the first `count` colors (2 or more), to eyes with this vision.
ClosestPair closestPair(const BlockColors& colors, int count, colordifference::Vision vision);

/// Two blocks side by side whose difference is below this are easily taken for one. It is half of
/// the difference that the first five colors of the program's palettes keep, and less in gray,
/// where such a difference is impossible.
double leastDifference(colordifference::Vision vision);

/// The color as eyes with this vision see it.
QColor seen(const QColor& color, colordifference::Vision vision);

/// How blocks are drawn.
enum class BlockSet {
    Tiles,  ///< Touching blocks of one color are one piece.
    Balls,  ///< Each block is a glossy ball.
    Shapes, ///< Each block is a flat shape with a strong outline, another one for each color.
};

/// What a person chose for blocks everywhere in the program.
struct BlockLook {
    BlockSet set = BlockSet::Tiles;
    BlockColors colors = colorsOf(PaletteChoice::Standard);

    bool operator==(const BlockLook&) const = default;
};

/// The look of all blocks in the application. Whatever draws or names blocks asks here. GUI thread
/// only.
class CurrentLook : public QObject {
    Q_OBJECT

public:
    static CurrentLook* instance();

    const BlockLook& look() const { return m_look; }
    void setLook(const BlockLook& look);

    /// What people call a color of this look: "yellow", "sky blue", …
    QString colorName(samegame::Color color) const;

signals:
    void changed(); ///< Kept pictures of blocks are outdated.

private:
    CurrentLook();

    BlockLook m_look;
    std::array<const char*, samegame::max_colors> m_names; // not translated: the language changes
};

/// Its name in the present look.
QString colorName(samegame::Color color);

/// How a board looks: its blocks, and a ground that follows the window's light or dark.
struct BoardTheme {
    BlockSet set;
    BlockColors blocks;
    bool isDark = false;
    QColor ground;      ///< The color of where blocks can stand.
    QColor groundFrame; ///< The color of the stroke around the ground, and around cards.
    QColor outline;     ///< The color around blocks that have an outline.
    bool showsGlyphs = true;
    bool hasStrongMarks = false; ///< In black or white, for small pictures of single blocks.

    explicit BoardTheme(const QPalette& palette,
                        const BlockLook& look = CurrentLook::instance()->look());

    const QColor& blockColor(samegame::Color color) const {
        return blocks[static_cast<std::size_t>(color - 1)];
    }
    /// The color of a block's edge, which has the least contrast to the ground: the block's own
    /// where it has that in light and shade.
    const QColor& rimColor(samegame::Color color) const {
        return m_rims[static_cast<std::size_t>(color - 1)];
    }
    /// The color of the mark on a block, which has the least contrast to all of the block beneath
    /// it; as much as there can be where colors of one's own leave no more.
    QColor markColor(samegame::Color color) const;

private:
    BlockColors m_rims;
};
