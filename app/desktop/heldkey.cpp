#include "app/desktop/heldkey.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>

namespace {

/// X sends a repeat as a release and a press at the same time; Qt takes the release for a real one
/// where the press has not arrived yet. No finger is as fast.
constexpr std::chrono::milliseconds longestGap(40);

} // namespace

bool HeldKey::Key::isOf(const QKeyEvent& event) const {
    return scanCode != 0 ? event.nativeScanCode() == scanCode : event.key() == key;
}

HeldKey::HeldKey(QAction* action, QObject* parent) : QObject(parent), m_action(action) {
    m_letGo.setSingleShot(true);
    m_letGo.setInterval(longestGap);
    connect(&m_letGo, &QTimer::timeout, this, &HeldKey::end);
    QCoreApplication::instance()->installEventFilter(this);
}

/// A press that is looked up as a shortcut comes as ShortcutOverride before, and is told to the
/// action as Shortcut.
bool HeldKey::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
        return takePress(static_cast<QKeyEvent*>(event));
    case QEvent::Shortcut:
        if (watched == m_action)
            m_held = m_pressed;
        break;
    case QEvent::KeyRelease:
        takeRelease(*static_cast<QKeyEvent*>(event));
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

/// Whether it is a repeat of the key that is held.
bool HeldKey::takePress(QKeyEvent* event) {
    if (m_held && m_held->isOf(*event)) {
        if (event->isAutoRepeat() || m_letGo.isActive()) {
            if (event->type() == QEvent::KeyPress) // comes where the shortcut is refused, below
                m_letGo.stop();
            event->accept();
            return true;
        }
        end(); // its release was never seen
    }
    if (!event->isAutoRepeat())
        m_pressed = Key{event->nativeScanCode(), event->key()};
    return false;
}

void HeldKey::takeRelease(const QKeyEvent& event) {
    if (!m_held || !m_held->isOf(event) || event.isAutoRepeat())
        return;
    if (m_held->scanCode != 0)
        m_letGo.start();
    else
        end();
}

void HeldKey::end() {
    m_letGo.stop();
    if (!m_held)
        return;
    m_held.reset();
    emit released();
}
