#include "app/gui/window/fittingtoolbar.h"

#include <QEvent>
#include <QLayout>

bool FittingToolBar::event(QEvent* event) {
    const bool handled = QToolBar::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fit();
    return handled;
}

void FittingToolBar::fit() {
    if (orientation() != Qt::Horizontal || isFloating())
        return;
    if (toolButtonStyle() == Qt::ToolButtonTextBesideIcon)
        m_wholeWidth = sizeHint().width();
    const auto fitting =
        m_wholeWidth <= width() ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly;
    if (fitting != toolButtonStyle())
        setToolButtonStyle(fitting);
}
