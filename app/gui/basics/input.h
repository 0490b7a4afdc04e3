#pragma once

#include <QKeyEvent>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWindow>

#include <memory>
#include <optional>

class QAction;
class QDropEvent;
class QWidget;

/// How a click plays a group.
enum class ClickMode {
    PlayAtOnce,        ///< One click plays the group.
    SelectThenConfirm, ///< The first click selects the group, a second one on it plays it.
};

/// Enables a widget or not. One that goes while it has the focus gives it to `heir` rather than to
/// the next widget, for which the next press of the key was not meant.
void enableOrLeave(QWidget* widget, bool isEnabled, QWidget* heir);

/// The digit written on a key. Without modifiers the place in the row of digits counts too, for
/// layouts that want Shift for digits (as the French one does).
std::optional<int> digitOf(const QKeyEvent& event);

/// Notices when the key that triggered an action is let go, wherever in the program the focus is:
/// actions know only presses. A key is recognized by its place on the keyboard, since its letter
/// depends on the layout.
class HeldKey : public QObject {
    Q_OBJECT

public:
    /// The action outlives this, and is not triggered by repeats.
    HeldKey(QAction* action, QObject* parent);

signals:
    void released(); ///< The key was let go, or the window lost the keyboard while it was held.

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Key {
        quint32 scanCode = 0; ///< 0 if unknown; then the key is recognized by its letter.
        int key = 0;

        bool isOf(const QKeyEvent& event) const;
    };

    void end();

    QAction* m_action;
    std::optional<Key> m_pressed; ///< Last, here or elsewhere.
    std::optional<Key> m_held;    ///< Triggered the action.
};

/// Copies what other programs drop on this one and never moves it: an editor would delete the text
/// that was dragged out of it, even if the text is useless here. Installed on the application, for
/// fields and everything else that takes drops.
class CopiedDrops : public QObject {
public:
    using QObject::QObject;

    /// The event proposes a copy; if the source refuses, a link, or nothing.
    static void forbidMoving(QDropEvent* event);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Recognizes repeats of a held key, which X sends as a release and a press at the same time: a
/// release waits a moment for such a press, which Qt does not, and both are passed on as repeats.
/// Installed on the application.
class KeyRepeats : public QObject {
public:
    explicit KeyRepeats(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool holdBack(QWindow* window, const QKeyEvent& release);
    bool takePress(QWindow* window, QKeyEvent* press);
    void letGo();

    QPointer<QWindow> m_window;
    std::unique_ptr<QKeyEvent> m_release; ///< Waits; it is sent to m_window.
    QTimer m_wait;
};

/// Keeps the mouse wheel from changing boxes that it only passes over while a panel is scrolled:
/// a box without the focus, or on a page that scrolls, passes the wheel on to its page.
/// Installed on the application.
class WheelGuard : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};
