#include "app/panels/tintedicon.h"

#include <QPainter>
#include <QWidget>

namespace {

constexpr int iconSize = 24; // pixels of the style's pictures; no button of ours shows larger ones

QPixmap tinted(const QPixmap& picture, const QColor& color) {
    QPixmap result = picture;
    QPainter painter(&result);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(result.rect(), color);
    return result;
}

} // namespace

QIcon tintedIcon(const QWidget* widget, QStyle::StandardPixmap icon) {
    const QPixmap picture = widget->style()
                                ->standardIcon(icon, nullptr, widget)
                                .pixmap(QSize(iconSize, iconSize), widget->devicePixelRatioF());
    const QPalette palette = widget->palette();
    QIcon result(tinted(picture, palette.color(QPalette::Active, QPalette::ButtonText)));
    result.addPixmap(tinted(picture, palette.color(QPalette::Disabled, QPalette::ButtonText)),
                     QIcon::Disabled);
    return result;
}
