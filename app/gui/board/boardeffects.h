#pragma once

#include <QColor>
#include <QFont>
#include <QPainterPath>
#include <QPixmap>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <vector>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/boardgeometry.h"
#include "app/gui/board/effectlayer.h"
#include "app/gui/board/shownboard.h"

/// Many small pieces that fly up from a point, turn and fall: a cleared board.
class Burst : public Effect {
public:
    struct Look {
        std::vector<QColor> colors; ///< Taken in turn; at least one.
        QPainterPath piece;         ///< Around the origin, with a diameter of about 1.
        int count = 0;              ///< How many pieces.
    };

    /// `size` is the diameter of the largest pieces, `reach` how high they fly, both in logical
    /// pixels. The same seed gives the same picture.
    Burst(const Look& look, QPointF from, double size, double reach, quint32 seed);

    int duration() const override { return 1600; }
    void paint(QPainter& painter, double progress) const override;

private:
    struct Piece {
        QPointF velocity; ///< Logical pixels in the whole time.
        double spin;      ///< Degrees in the whole time.
        double size;
        QColor color;
    };

    QPainterPath m_shape;
    QPointF m_from;
    double m_fall; ///< How far gravity draws a piece down in the whole time.
    std::vector<Piece> m_pieces;
};

/// A short text, as the points of a move, that rises from where they were earned and fades.
class FloatingText : public Effect {
public:
    /// The text begins around `from` and is moved as far as it takes to stay inside `area`, from
    /// where it rises to where it ends, and drawn smaller where it is wider. The font has a size in
    /// pixels. All in logical pixels, `ratio` device pixels each.
    FloatingText(const QString& text, const QFont& wished, QPointF from, const QRectF& area,
                 double ratio);

    int duration() const override { return 800; }
    void paint(QPainter& painter, double progress) const override;

private:
    QRectF m_box; ///< Where the text begins.
    double m_way; ///< How far it rises.
    QPixmap m_picture;
};

/// Rings that go out from a point: the last group of a game.
class Ripple : public Effect {
public:
    /// `radius` is the final radius of the largest ring, in logical pixels.
    Ripple(const QColor& color, QPointF center, double radius);

    int duration() const override { return 900; }
    void paint(QPainter& painter, double progress) const override;

private:
    QColor m_color;
    QPointF m_center;
    double m_radius;
};

/// A move of a game as the board shows it.
struct ShownMove {
    const samegame::Transition& transition;
    const ShownBoard& after;
    BoardGeometry geometry;
    const BoardTheme& theme;
    QFont font;
};

/// The points of a move rise from its group, larger for larger groups. The last move of a game
/// sends out rings, a cleared board pieces in five colors, and a perfect game golden stars. `pace`
/// multiplies how long all this lasts.
void playEffects(EffectLayer& layer, const ShownMove& move, double pace);
