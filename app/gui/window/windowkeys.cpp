#include "app/gui/window/windowkeys.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QTextEdit>
#include <QWidget>

#include <utility>

#include "app/gui/basics/input.h"

namespace {

bool isLineBreakMeant(const QWidget* widget) {
    return qobject_cast<const QTextEdit*>(widget) || qobject_cast<const QPlainTextEdit*>(widget);
}

bool isDialogOrPanel(const QWidget* widget) {
    return qobject_cast<const QDialog*>(widget) || qobject_cast<const QDockWidget*>(widget);
}

} // namespace

BoardFocus::BoardFocus(QMainWindow* window, QWidget* board)
    : QObject(window), m_window(window), m_board(board) {
    qApp->installEventFilter(this);
}

void BoardFocus::giveBack() {
    QMetaObject::invokeMethod(this, &BoardFocus::focusBoard, Qt::QueuedConnection);
}

void BoardFocus::focusBoard() {
    if (!m_board || QApplication::activeModalWidget() || QApplication::activePopupWidget())
        return;
    if (std::exchange(m_isWindowWanted, false) && !m_window->isActiveWindow())
        m_window->activateWindow();
    m_board->setFocus(Qt::OtherFocusReason);
}

bool BoardFocus::isInPanel(const QWidget* widget) const {
    return widget && widget != m_board && widget->window() == m_window &&
           !(m_board && m_board->isAncestorOf(widget));
}

/// A dialog of a dialog counts too: both may be closed so fast that the first to go has the keys,
/// and the window manager gives them to the other when it is gone.
bool BoardFocus::isOfWindow(const QWidget* widget) const {
    for (widget = widget->parentWidget(); widget; widget = widget->parentWidget())
        if (widget == m_window)
            return true;
    return false;
}

/// The widget takes the key first: the focus leaves it afterwards. A list that was opened closes
/// by Escape before shortcuts are looked up, so that without the first lines the window's would
/// take away what lies under it, too.
bool BoardFocus::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const bool isEscape = static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
        if (isEscape && QApplication::activePopupWidget())
            event->accept();
    } else if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
        const auto* widget = qobject_cast<QWidget*>(watched);
        if (widget && isEnter && static_cast<QKeyEvent*>(event)->isAutoRepeat() &&
            !isLineBreakMeant(widget))
            return true;
        if ((key == Qt::Key_Escape || (isEnter && !isLineBreakMeant(widget))) && isInPanel(widget))
            giveBack();
    } else if (event->type() == QEvent::Hide) {
        const auto* widget = qobject_cast<QWidget*>(watched);
        if (isDialogOrPanel(widget) && isOfWindow(widget)) {
            m_isWindowWanted |=
                widget->isWindow() && QGuiApplication::applicationState() == Qt::ApplicationActive;
            giveBack();
        }
    }
    return false;
}

CandidateKeys::CandidateKeys(const QList<QAction*>& actions, QWidget* window)
    : QObject(window), m_actions(actions), m_window(window) {
    qApp->installEventFilter(this);
}

bool CandidateKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool isDigit = key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9; // then it is a shortcut
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (isDigit || !widget || widget->window() != m_window || QApplication::activePopupWidget() ||
        widget->testAttribute(Qt::WA_InputMethodEnabled))
        return false;
    const auto digit = digitOf(key);
    if (!digit || *digit < 1 || *digit > m_actions.size())
        return false;
    if (!key.isAutoRepeat())
        m_actions[*digit - 1]->trigger();
    return true;
}
