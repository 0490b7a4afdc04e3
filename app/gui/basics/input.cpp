#include "app/gui/basics/input.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QDropEvent>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QWidget>

#include <utility>

namespace {

/// Qt lets receivers choose among what the source can do, but not refuse what it proposes: fields
/// take the proposal.
class Proposal : public QDropEvent {
public:
    static void forbidMoving(QDropEvent& event) {
        Qt::DropActions& actions = event.*(&Proposal::m_actions);
        actions &= ~Qt::DropActions(Qt::MoveAction | Qt::TargetMoveAction);
        Qt::DropAction proposed = Qt::IgnoreAction;
        if (actions & Qt::CopyAction)
            proposed = Qt::CopyAction;
        else if (actions & Qt::LinkAction)
            proposed = Qt::LinkAction;
        event.*(&Proposal::m_defaultAction) = proposed;
        event.*(&Proposal::m_dropAction) = proposed;
    }
};

/// Release and press of a repeat leave the server together; no finger is as fast.
constexpr std::chrono::milliseconds longestWait(30);

std::unique_ptr<QKeyEvent> copyOf(const QKeyEvent& event, bool isRepeat) {
    auto copy = std::make_unique<QKeyEvent>(event.type(), event.key(), event.modifiers(),
                                            event.nativeScanCode(), event.nativeVirtualKey(),
                                            event.nativeModifiers(), event.text(), isRepeat,
                                            static_cast<quint16>(event.count()), event.device());
    copy->setTimestamp(event.timestamp());
    return copy;
}

/// Whether the widget is on a page that the wheel can scroll.
bool isOnScrollingPage(const QWidget* widget) {
    for (const QWidget* page = widget->parentWidget(); page; page = page->parentWidget()) {
        const auto* area = qobject_cast<const QScrollArea*>(page);
        if (area && area->verticalScrollBar()->minimum() < area->verticalScrollBar()->maximum())
            return true;
    }
    return false;
}

} // namespace

void enableOrLeave(QWidget* widget, bool isEnabled, QWidget* heir) {
    if (!isEnabled && widget->hasFocus())
        heir->setFocus(Qt::OtherFocusReason);
    widget->setEnabled(isEnabled);
}

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

/// A press arrives as ShortcutOverride before it is looked up as a shortcut, and reaches the action
/// as Shortcut. Only keys that reach widgets count: in a window, before that, a key may still turn
/// out to be a repeat (see KeyRepeats).
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

void CopiedDrops::forbidMoving(QDropEvent* event) {
    Proposal::forbidMoving(*event);
}

/// Within the program, text may move from field to field.
bool CopiedDrops::eventFilter(QObject*, QEvent* event) {
    const auto type = event->type();
    if (type == QEvent::DragEnter || type == QEvent::DragMove || type == QEvent::Drop) {
        auto* drop = static_cast<QDropEvent*>(event);
        if (!drop->source())
            forbidMoving(drop);
    }
    return false;
}

KeyRepeats::KeyRepeats(QObject* parent) : QObject(parent), m_wait(this) {
    m_wait.setObjectName("keyRepeatsTimer");
    m_wait.setSingleShot(true);
    m_wait.setInterval(longestWait);
    connect(&m_wait, &QTimer::timeout, this, &KeyRepeats::letGo);
    QCoreApplication::instance()->installEventFilter(this);
}

/// Keys come to the window first, which hands them on; the keys sent from here are not spontaneous.
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

/// A press that is looked up as a shortcut comes after its look-up.
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
