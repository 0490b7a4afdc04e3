#include "app/gui/basics/keyrepeats.h"

#include <QCoreApplication>

#include <utility>

namespace {

/// Both have left the server together; no finger is as fast.
constexpr std::chrono::milliseconds longestWait(30);

std::unique_ptr<QKeyEvent> copyOf(const QKeyEvent& event, bool isRepeat) {
    auto copy = std::make_unique<QKeyEvent>(event.type(), event.key(), event.modifiers(),
                                            event.nativeScanCode(), event.nativeVirtualKey(),
                                            event.nativeModifiers(), event.text(), isRepeat,
                                            static_cast<quint16>(event.count()), event.device());
    copy->setTimestamp(event.timestamp());
    return copy;
}

} // namespace

KeyRepeats::KeyRepeats(QObject* parent) : QObject(parent), m_wait(this) {
    m_wait.setObjectName("keyRepeatsTimer");
    m_wait.setSingleShot(true);
    m_wait.setInterval(longestWait);
    connect(&m_wait, &QTimer::timeout, this, &KeyRepeats::letGo);
    QCoreApplication::instance()->installEventFilter(this);
}

/// Keys come to the window first, which hands them on; those that are sent from here on are not
/// spontaneous.
bool KeyRepeats::eventFilter(QObject* watched, QEvent* event) {
    const auto type = event->type();
    const bool isRelease = type == QEvent::KeyRelease;
    if (!isRelease && type != QEvent::KeyPress && type != QEvent::ShortcutOverride)
        return false;
    auto* window = qobject_cast<QWindow*>(watched);
    auto* key = static_cast<QKeyEvent*>(event);
    if (!window || !event->spontaneous() || key->nativeScanCode() == 0 || key->isAutoRepeat())
        return false;
    return isRelease ? holdBack(window, *key) : takePress(window, key);
}

bool KeyRepeats::holdBack(QWindow* window, const QKeyEvent& release) {
    letGo();
    m_window = window;
    m_release = copyOf(release, false);
    m_wait.start();
    return true;
}

/// Of a press that is looked up as a shortcut, the look-up comes before it.
bool KeyRepeats::takePress(QWindow* window, QKeyEvent* press) {
    const bool isRepeat = m_release && press->nativeScanCode() == m_release->nativeScanCode() &&
                          press->timestamp() == m_release->timestamp();
    if (!isRepeat) {
        letGo();
        return false;
    }
    if (press->type() == QEvent::ShortcutOverride) {
        press->accept(); // is no shortcut now, but when it is sent again
        return true;
    }
    m_wait.stop();
    const auto released = copyOf(*std::exchange(m_release, nullptr), true);
    const auto pressed = copyOf(*press, true);
    QCoreApplication::sendEvent(window, released.get());
    QCoreApplication::sendEvent(window, pressed.get());
    return true;
}

void KeyRepeats::letGo() {
    m_wait.stop();
    const auto release = std::exchange(m_release, nullptr);
    if (release && m_window)
        QCoreApplication::sendEvent(m_window, release.get());
}
