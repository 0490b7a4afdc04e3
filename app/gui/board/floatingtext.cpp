#include "app/gui/board/floatingtext.h"

#include <QEasingCurve>
#include <QFontMetricsF>
#include <QPainterPath>

#include <algorithm>

namespace {

constexpr double textFadeStart = 0.55; // share of the time
constexpr double growEnd = 0.15;       // until then the text grows to its size
const QColor ink(255, 255, 255);
const QColor rim(16, 18, 24, 220);

/// Letters with a rim, one picture: what lies over each other must not shine through as it fades.
QPixmap pictureOf(const QString& text, const QFont& font, QSizeF size, double ratio) {
    QPixmap picture((size * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainterPath letters;
    letters.addText({}, font, text);
    letters.translate(QRectF({}, size).center() - letters.boundingRect().center());
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.strokePath(letters,
                       QPen(rim, size.height() / 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(letters, ink);
    return picture;
}

/// No larger than the area is wide: a number that is cut reads as another one.
QFont fitting(const QString& text, const QFont& wished, double width) {
    const QFontMetricsF metrics(wished);
    const double needed = metrics.horizontalAdvance(text) + metrics.height() / 2;
    QFont font = wished;
    if (needed > width)
        font.setPixelSize(std::max(1, static_cast<int>(wished.pixelSize() * width / needed)));
    return font;
}

} // namespace

FloatingText::FloatingText(const QString& text, const QFont& wished, QPointF from,
                           const QRectF& area, double ratio) {
    const QFont font = fitting(text, wished, area.width());
    const QFontMetricsF metrics(font);
    m_way = metrics.height();
    m_box = QRectF(0, 0, metrics.horizontalAdvance(text) + metrics.height() / 2, metrics.height());
    m_box.moveCenter(from);
    const auto kept = [](double value, double low, double high) {
        return std::clamp(value, low, std::max(low, high));
    };
    m_box.moveLeft(kept(m_box.left(), area.left(), area.right() - m_box.width()));
    m_box.moveTop(kept(m_box.top(), area.top() + m_way, area.bottom() - m_box.height()));
    m_picture = pictureOf(text, font, m_box.size(), ratio);
}

void FloatingText::paint(QPainter& painter, double progress) const {
    const double risen = QEasingCurve(QEasingCurve::OutCubic).valueForProgress(progress);
    const double size = 0.6 + 0.4 * std::min(1.0, progress / growEnd);
    painter.setOpacity(std::clamp((1 - progress) / (1 - textFadeStart), 0.0, 1.0));
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(m_box.center() - QPointF(0, m_way * risen));
    painter.scale(size, size);
    painter.drawPixmap(-QRectF({}, m_box.size()).center(), m_picture);
}
