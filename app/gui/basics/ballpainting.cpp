#include "app/gui/basics/ballpainting.h"

#include <QRadialGradient>

#include <algorithm>
#include <cmath>

#include "app/gui/basics/colorink.h"

namespace {

constexpr double smallestWithShadow = 14; // pixels
constexpr double smallestWithGloss = 11;

QColor light(double opacity) {
    return QColor::fromRgbF(1, 1, 1, static_cast<float>(opacity));
}

QColor shade(double opacity) {
    return QColor::fromRgbF(0, 0, 0, static_cast<float>(opacity));
}

void paintShadow(QPainter& painter, const QRectF& ball) {
    const double drop = ball.width() * 0.045;
    const QRectF place = ball.translated(0, drop);
    QRadialGradient gradient(place.center(), place.width() / 2 + drop);
    gradient.setColorAt(0.82, shade(0.4));
    gradient.setColorAt(1, shade(0));
    painter.setBrush(gradient);
    painter.drawEllipse(place.adjusted(-drop, -drop, drop, drop));
}

/// Lit from above on the left; the edge darkens, and some light comes back from below.
void paintBody(QPainter& painter, const QRectF& ball, const QColor& color) {
    const double size = ball.width();
    QRadialGradient gradient(ball.topLeft() + QPointF(0.5, 0.46) * size, 0.56 * size,
                             ball.topLeft() + QPointF(0.38, 0.3) * size);
    gradient.setColorAt(0, mixed(color, Qt::white, 0.34));
    gradient.setColorAt(0.45, mixed(color, Qt::white, 0.06));
    gradient.setColorAt(0.75, color);
    gradient.setColorAt(1, mixed(color, Qt::black, 0.38));
    painter.setBrush(gradient);
    painter.drawEllipse(ball);

    QRadialGradient bounce(ball.topLeft() + QPointF(0.5, 0.98) * size, 0.42 * size);
    bounce.setColorAt(0, light(needsLightInk(color) ? 0.3 : 0.4));
    bounce.setColorAt(1, light(0));
    painter.setBrush(bounce);
    painter.drawEllipse(ball.adjusted(size * 0.04, size * 0.04, -size * 0.04, -size * 0.04));
}

void paintGloss(QPainter& painter, const QRectF& ball) {
    const double size = ball.width();
    const QRectF place(ball.x() + 0.2 * size, ball.y() + 0.05 * size, 0.6 * size, 0.3 * size);
    QLinearGradient gradient(place.topLeft(), place.bottomLeft());
    gradient.setColorAt(0, light(0.8));
    gradient.setColorAt(1, light(0.06));
    painter.setBrush(gradient);
    painter.drawEllipse(place);
}

} // namespace

void paintBall(QPainter& painter, const QRectF& place, const QColor& color) {
    const double cell = place.width();
    const bool hasShadow = cell >= smallestWithShadow;
    const double gap = cell < 8 ? 0.25 : std::max(0.5, cell * (hasShadow ? 0.04 : 0.03));
    const QRectF ball = place.adjusted(gap, gap, -gap, -gap).translated(0, hasShadow ? -0.25 : 0);
    painter.setPen(Qt::NoPen);
    if (hasShadow)
        paintShadow(painter, ball);
    paintBody(painter, ball, color);
    if (cell >= smallestWithGloss)
        paintGloss(painter, ball);
}
