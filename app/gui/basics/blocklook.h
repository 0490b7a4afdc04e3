#pragma once

#include <QColor>
#include <QObject>
#include <QPalette>
#include <QString>

#include "app/gui/basics/blockpalette.h"

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
    CurrentLook() = default;

    BlockLook m_look;
    ColorNameKeys m_names = colorNameKeys(m_look.colors); // the language changes, their keys do not
};

/// Its name in the present look.
QString colorName(samegame::Color color);

/// How a board looks: its blocks, and a ground that follows the window's light or dark.
struct BoardTheme {
    BlockSet set;
    BlockColors blocks;
    bool isDark = false;
    QColor ground;      ///< The color of where blocks can stand.
    QColor groundFrame; ///< The color of the stroke around the ground.
    QColor outline;     ///< The color around blocks that have an outline.
    bool showsGlyphs = true;
    double glyphStrength = 1; ///< Times as strong as on a board.

    explicit BoardTheme(const QPalette& palette,
                        const BlockLook& look = CurrentLook::instance()->look());

    const QColor& blockColor(samegame::Color color) const {
        return blocks[static_cast<std::size_t>(color - 1)];
    }
};
