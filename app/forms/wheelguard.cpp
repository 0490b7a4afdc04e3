#include "app/forms/wheelguard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Wheel)
        return false;
    const auto* widget = qobject_cast<QWidget*>(watched);
    const bool isBox =
        qobject_cast<QComboBox*>(watched) || qobject_cast<QAbstractSpinBox*>(watched);
    if (!isBox || widget->hasFocus())
        return false;
    event->ignore();
    return true;
}
