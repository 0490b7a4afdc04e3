#include "app/desktop/heldkey.h"

#include <QCoreApplication>
#include <QKeyEvent>

HeldKey::HeldKey(Qt::Key key, QObject* parent) : QObject(parent), m_key(key) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool HeldKey::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyRelease) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == m_key && !key->isAutoRepeat())
            emit released();
    } else if (event->type() == QEvent::ApplicationDeactivate) {
        emit released(); // the release goes to another program
    }
    return QObject::eventFilter(watched, event);
}
