#include "app/gui/board/burst.h"

#include <QRandomGenerator>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace {

constexpr double burstFadeStart = 0.7; // share of the time

} // namespace

// A piece that flies up by `reach` is back at its height after twice the time it rose.
Burst::Burst(const Look& look, QPointF from, double size, double reach, quint32 seed)
    : m_shape(look.piece), m_from(from), m_fall(6.25 * reach) {
    QRandomGenerator random(seed);
    const auto between = [&random](double low, double high) {
        return low + (high - low) * random.generateDouble();
    };
    for (int i = 0; i < look.count; ++i) {
        const double angle = between(-0.42, 0.42) * std::numbers::pi; // from straight up
        const double speed = 5 * reach * std::sqrt(between(0.25, 1));
        m_pieces.push_back({{speed * std::sin(angle), -speed * std::cos(angle)},
                            between(-900, 900),
                            size * between(0.45, 1),
                            look.colors[static_cast<std::size_t>(i) % look.colors.size()]});
    }
}

void Burst::paint(QPainter& painter, double progress) const {
    painter.setOpacity(std::clamp((1 - progress) / (1 - burstFadeStart), 0.0, 1.0));
    painter.setPen(Qt::NoPen);
    const QTransform base = painter.transform();
    for (const Piece& piece : m_pieces) {
        const QPointF at =
            m_from + progress * piece.velocity + QPointF(0, m_fall * progress * progress);
        painter.setTransform(base);
        painter.translate(at);
        painter.rotate(piece.spin * progress);
        // A flat piece that turns shows its edge now and then.
        painter.scale(piece.size, piece.size * std::cos(piece.spin * progress / 60));
        painter.setBrush(piece.color);
        painter.drawPath(m_shape);
    }
}
