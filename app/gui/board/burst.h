#pragma once

#include <QColor>
#include <QPainterPath>
#include <QPointF>

#include <vector>

#include "app/gui/board/effect.h"

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
