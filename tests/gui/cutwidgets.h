#pragma once

#include <QAbstractButton>
#include <QDialog>
#include <QScrollArea>
#include <QScrollBar>

/// The first widget that is not all there, though nothing scrolls it into sight.
inline QString whatIsCutOff(const QDialog* dialog) {
    for (const auto* widget : dialog->findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->isWindow())
            continue;
        const QWidget* place = widget->parentWidget();
        const bool isScrolled = qobject_cast<QAbstractScrollArea*>(place->parentWidget());
        const bool isInside = isScrolled || place->rect().contains(widget->geometry());
        const QSize least = widget->minimumSizeHint().boundedTo(widget->maximumSize());
        const bool isWhole = widget->width() >= least.width() && widget->height() >= least.height();
        if (!isInside || (qobject_cast<const QAbstractButton*>(widget) && !isWhole))
            return QString("%1 %2 in %3")
                .arg(widget->metaObject()->className(), widget->objectName(),
                     place->metaObject()->className());
    }
    for (const auto* area : dialog->findChildren<QScrollArea*>())
        if (area->isVisible() && area->horizontalScrollBar()->maximum() > 0)
            return QString("a page is %1 too wide").arg(area->horizontalScrollBar()->maximum());
    return {};
}
