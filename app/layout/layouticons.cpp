#include "app/layout/layouticons.h"

#include <QPainter>
#include <QWidget>

namespace {

constexpr int size = 24; // logical pixels; no button of ours shows larger ones

QPixmap picture(LayoutKind kind, const QColor& color, qreal pixelRatio) {
    QPixmap result(QSize(size, size) * pixelRatio);
    result.setDevicePixelRatio(pixelRatio);
    result.fill(Qt::transparent);
    QPainter painter(&result);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.6));
    painter.drawRoundedRect(QRectF(2, 4, 20, 16), 2, 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    // Four blocks for the board; beside it the panels, below it a chart.
    const bool isAlone = kind == LayoutKind::Play;
    const bool hasChart = kind == LayoutKind::Research;
    const double side = isAlone ? 5 : hasChart ? 3.4 : 4.2;
    const QPointF corner = isAlone ? QPointF(6.5, 6.5) : QPointF(4.6, hasChart ? 6 : 7.2);
    for (const QPointF cell : {QPointF(0, 0), QPointF(1, 0), QPointF(0, 1), QPointF(1, 1)})
        painter.drawRect(QRectF(corner + cell * (side + 1), QSizeF(side, side)));
    if (!isAlone)
        for (const double y : {6.6, 10.0, 13.4})
            painter.drawRect(QRectF(16, y, 4, 1.8));
    if (hasChart)
        for (const int bar : {0, 1, 2})
            painter.drawRect(QRectF(4.6 + 3 * bar, 17.6 - 1.1 * bar, 2, 1.2 + 1.1 * bar));
    return result;
}

} // namespace

QIcon layoutIcon(const QWidget* widget, LayoutKind kind) {
    const QColor color = widget->palette().color(QPalette::Active, QPalette::ButtonText);
    return picture(kind, color, widget->devicePixelRatioF());
}
