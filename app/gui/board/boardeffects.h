#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <QPoint>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/blockshape.h"
#include "app/gui/basics/boardgeometry.h"
#include "app/gui/basics/boardpainter.h"
#include "app/gui/board/shownboard.h"
#include "engine/game/transition.h"

class QVariantAnimation;

/// The pictures between the two boards of a transition: the blocks of the group burst, outward from
/// one of them; the others fall ever faster and land with a small bounce, then they slide left, as
/// columns close or rows are drawn. Blocks with the same way to go share a pixmap, and all that
/// burst share a few, so a frame is copies of pictures.
class BoardAnimation {
public:
    /// `origin` bursts first, or a block in the middle where it is none of the group.
    BoardAnimation(const samegame::Transition& transition, const BoardPainter& painter,
                   std::optional<samegame::Cell> origin = {});

    /// `progress` 0 is the board before the move, 1 the board after it.
    void paint(QPainter& painter, double progress) const;

private:
    struct Layer {
        QPixmap pixmap;
        /// The part of it that each column has blocks in: a frame copies no empty pixels.
        std::vector<QRect> parts;
        QPoint place; ///< Where the pixmap is at progress 0, in device pixels.
        QPoint way;   ///< Where the pixmap goes: columns to the right, rows down.
    };

    static Layer layerOf(const std::vector<Block>& blocks, QPoint way, const BoardPainter& painter);

    /// A block of the group.
    struct Bursting {
        QRect place;   ///< In device pixels.
        double begins; ///< The progress.
    };

    void addBursts(const samegame::Transition& transition, const BoardPainter& painter,
                   std::optional<samegame::Cell> origin);
    void paintBursts(QPainter& painter, double progress) const;
    double fallen(int rows, double progress) const;

    std::vector<Layer> m_layers;
    Layer m_removed; ///< The group as it stood.
    std::vector<Bursting> m_bursting;
    std::vector<QPixmap> m_burst; ///< A block that bursts, from the beginning to the end.
    int m_cellSize;
    int m_deepestFall = 0; ///< Rows.
    bool m_closesGaps = false;
};

/// Something short that is drawn over the board and then is gone. Knows its picture at each moment,
/// in the coordinates of the layer that it is drawn on.
class Effect {
public:
    virtual ~Effect() = default;

    /// How long it lasts at the normal pace, in milliseconds.
    virtual int duration() const = 0;

    /// `progress` goes from 0 to 1, evenly in time.
    virtual void paint(QPainter& painter, double progress) const = 0;

    /// Whether what comes after the move waits for its end.
    virtual bool isCelebration() const { return false; }
};

/// Plays effects over its parent widget, which it always covers, but under the cards on it; is
/// hidden while there are none. Mouse and keyboard go through it. GUI thread only.
class EffectLayer : public QWidget {
    Q_OBJECT

public:
    explicit EffectLayer(QWidget* parent);
    ~EffectLayer() override;

    /// Plays an effect beside those that play already. `pace` multiplies how long it lasts.
    void play(std::unique_ptr<Effect> effect, double pace = 1);

    /// Ends all effects at once.
    void finish();

    int count() const { return static_cast<int>(m_playing.size()); } ///< Effects that play.
    bool isCelebrating() const;

signals:
    void celebrated(); ///< The last celebration has ended, by itself or by finish().

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Playing {
        int number;
        std::unique_ptr<Effect> effect;
        std::unique_ptr<QVariantAnimation> timeline;
    };

    void remove(int number);

    int m_begun = 0; ///< Effects that were ever played.
    std::vector<Playing> m_playing;
};

/// The area that an effect has: toward its edges the effect fades, so that nothing is cut there.
class FadingArea {
public:
    explicit FadingArea(const QRectF& area);

    /// How much is to be seen, from 0 to 1, of what lies around a place this far.
    double opacityAt(QPointF place, double reach) const;

private:
    QRectF m_area;
    double m_margin; ///< Within which the effect fades.
};

/// Many small pieces that fly up from the middle of an area, turn and fall: confetti for a cleared
/// board.
class Burst : public Effect {
public:
    struct Look {
        std::vector<QColor> colors; ///< Taken in turn; at least one.
        QPainterPath piece;         ///< Around the origin, with a diameter of about 1.
        int count = 0;              ///< How many pieces.
    };

    /// `size` is the diameter of the largest pieces, `reach` how high they fly, both in logical
    /// pixels. The same seed gives the same picture.
    Burst(const Look& look, const QRectF& area, double size, double reach, quint32 seed);

    int duration() const override { return 2000; }
    void paint(QPainter& painter, double progress) const override;
    bool isCelebration() const override { return true; }

private:
    struct Piece {
        QPointF velocity; ///< Logical pixels in the whole time.
        double spin;      ///< Degrees in the whole time.
        double size;
        QColor color;
    };

    QPainterPath m_shape;
    FadingArea m_area;
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
    Ripple(const QColor& color, QPointF center, const QRectF& area, double radius);

    int duration() const override { return 300; }
    void paint(QPainter& painter, double progress) const override;

private:
    QColor m_color;
    QPointF m_center;
    FadingArea m_area;
    double m_radius;
};

/// A block that cannot be removed shakes its head.
class Shake : public Effect {
public:
    Shake(const Block& block, const BoardTheme& theme, const BoardGeometry& geometry);

    int duration() const override { return 280; }
    void paint(QPainter& painter, double progress) const override;

private:
    QRect m_place; ///< In device pixels.
    double m_ratio;
    QColor m_ground;
    QPixmap m_picture;
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
/// sends out rings; where it ends by hand, a cleared board also sends pieces in five colors from
/// its middle, and a perfect game golden stars. `pace` multiplies how long all this lasts; it never
/// makes pieces fly longer.
void playEffects(EffectLayer& layer, const ShownMove& move, double pace);
