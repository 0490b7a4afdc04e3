#include "app/gui/basics/wheelguard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

namespace {

/// Whether it stands in a page that the wheel can move up or down.
bool isOnScrollingPage(const QWidget* widget) {
    for (const QWidget* page = widget->parentWidget(); page; page = page->parentWidget()) {
        const auto* area = qobject_cast<const QScrollArea*>(page);
        if (area && area->verticalScrollBar()->minimum() < area->verticalScrollBar()->maximum())
            return true;
    }
    return false;
}

} // namespace

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish)
        return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    const bool isBox =
        qobject_cast<QComboBox*>(watched) || qobject_cast<QAbstractSpinBox*>(watched);
    if (!isBox)
        return false;
    if (event->type() == QEvent::Polish) {
        // Qt would give it the focus before the wheel comes here.
        if (widget->focusPolicy() == Qt::WheelFocus)
            widget->setFocusPolicy(Qt::StrongFocus);
        return false;
    }
    if (widget->hasFocus() && !isOnScrollingPage(widget))
        return false;
    event->ignore();
    return true;
}
