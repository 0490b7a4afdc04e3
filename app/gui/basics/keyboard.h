#pragma once

#include <QObject>

#include <optional>

class QAction;
class QKeyEvent;

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
