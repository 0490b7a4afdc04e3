#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

class QAction;
class QMainWindow;
class QWidget;

/// Keeps the keys of the game at the board: after Enter or Escape in a panel, after an action, and
/// after a dialog or panel was closed, the board has the focus again and the window the keyboard,
/// whatever the window manager did meanwhile. Escape in an open list only closes it. A held Enter
/// counts once: it opens, plays or accepts nothing again. Installed on the application.
class BoardFocus : public QObject {
    Q_OBJECT

public:
    /// Ends with the window.
    BoardFocus(QMainWindow* window, QWidget* board);

public slots:
    /// Once what happens now has ended; not while a dialog or a menu is open.
    void giveBack();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isInPanel(const QWidget* widget) const;
    bool isOfWindow(const QWidget* widget) const;
    void focusBoard();

    QMainWindow* m_window;
    QPointer<QWidget> m_board;
    bool m_isWindowWanted = false; ///< A dialog was closed while the program had the keys.
};

/// Plays candidates by the keys of the row of digits where the layout puts other signs on them and
/// wants Shift for digits: shortcuts know only what is written on a key. Installed on the
/// application; signs typed in fields stay there.
class CandidateKeys : public QObject {
public:
    /// The actions belong to the keys from 1 on and end with the window.
    CandidateKeys(const QList<QAction*>& actions, QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QList<QAction*> m_actions;
    QWidget* m_window;
};
