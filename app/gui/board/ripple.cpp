#include "app/gui/board/ripple.h"

#include <QEasingCurve>

namespace {

constexpr int rings = 3;
constexpr double delay = 0.18; // of each ring after the one before it, as a share of the time

} // namespace

Ripple::Ripple(const QColor& color, QPointF center, double radius)
    : m_color(color), m_center(center), m_radius(radius) {}

void Ripple::paint(QPainter& painter, double progress) const {
    painter.setBrush(Qt::NoBrush);
    for (int ring = 0; ring < rings; ++ring) {
        const double own = (progress - ring * delay) / (1 - (rings - 1) * delay);
        if (own <= 0 || own >= 1)
            continue;
        const double grown = QEasingCurve(QEasingCurve::OutQuad).valueForProgress(own);
        painter.setOpacity(1 - own);
        painter.setPen(QPen(m_color, m_radius / 20 * (1 - own) + 1));
        painter.drawEllipse(m_center, m_radius * grown, m_radius * grown);
    }
}
