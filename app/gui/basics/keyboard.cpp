#include "app/gui/basics/keyboard.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>

#include <utility>

std::optional<int> digitOf(const QKeyEvent& event) {
    if (event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9)
        return event.key() - Qt::Key_0;
    // Keycodes of X, which Wayland has too: the row begins with 1 and ends with 0.
    constexpr quint32 firstOfRow = 10;
    const quint32 place = event.nativeScanCode() - firstOfRow;
    if (place > 9 || event.modifiers() != Qt::NoModifier)
        return std::nullopt;
    return static_cast<int>((place + 1) % 10);
}

bool HeldKey::Key::isOf(const QKeyEvent& event) const {
    return scanCode != 0 ? event.nativeScanCode() == scanCode : event.key() == key;
}

HeldKey::HeldKey(QAction* action, QObject* parent) : QObject(parent), m_action(action) {
    QCoreApplication::instance()->installEventFilter(this);
}

/// A press comes as ShortcutOverride before it is looked up as a shortcut, and is told to the
/// action as Shortcut. Of keys, what comes to widgets counts: what comes to windows before may be
/// something else still (see KeyRepeats).
bool HeldKey::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
        if (const auto& key = *static_cast<QKeyEvent*>(event);
            watched->isWidgetType() && !key.isAutoRepeat())
            m_pressed = Key{key.nativeScanCode(), key.key()};
        break;
    case QEvent::Shortcut:
        if (watched == m_action)
            m_held = m_pressed;
        break;
    case QEvent::KeyRelease:
        if (const auto& key = *static_cast<QKeyEvent*>(event);
            watched->isWidgetType() && m_held && m_held->isOf(key) && !key.isAutoRepeat())
            end();
        break;
    case QEvent::ApplicationDeactivate:
    case QEvent::WindowDeactivate: // the release may go to another program
        end();
        break;
    default:
        break;
    }
    return false;
}

void HeldKey::end() {
    if (std::exchange(m_held, std::nullopt))
        emit released();
}
