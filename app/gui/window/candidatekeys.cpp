#include "app/gui/window/candidatekeys.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

#include "app/gui/basics/keyboard.h"

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
