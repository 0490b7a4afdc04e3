#pragma once

#include <QColor>
#include <QPointF>

#include "app/gui/board/effect.h"

/// Rings that go out from a point: the last group of a game.
class Ripple : public Effect {
public:
    /// `radius` is that of the largest ring at its end, in logical pixels.
    Ripple(const QColor& color, QPointF center, double radius);

    int duration() const override { return 900; }
    void paint(QPainter& painter, double progress) const override;

private:
    QColor m_color;
    QPointF m_center;
    double m_radius;
};
