#include "app/window/coloricons.h"

#include <QPainter>

namespace {

constexpr int size = 16; // pixels, as tables show icons

QPixmap block(const QColor& color, const QPainterPath& glyph, qreal pixelRatio) {
    QPixmap picture(QSize(size, size) * pixelRatio);
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRoundedRect(QRectF(1, 1, size - 2, size - 2), size / 5.0, size / 5.0);
    painter.translate(size / 2.0, size / 2.0);
    painter.scale(0.6 * size, 0.6 * size);
    painter.setOpacity(0.5);
    painter.setBrush(needsLightInk(color) ? Qt::white : Qt::black);
    painter.drawPath(glyph);
    return picture;
}

} // namespace

QList<QIcon> colorIcons(const BoardTheme& theme, qreal pixelRatio) {
    QList<QIcon> icons;
    for (int number = 1; number <= samegame::max_colors; ++number) {
        const auto color = static_cast<samegame::Color>(number);
        const QPixmap picture = block(theme.blockColor(color), blockGlyph(color), pixelRatio);
        QIcon icon(picture);
        icon.addPixmap(picture, QIcon::Selected); // a selected row must not tint it
        icons << icon;
    }
    return icons;
}
