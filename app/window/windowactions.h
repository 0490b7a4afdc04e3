#pragma once

#include <QAction>
#include <QList>
#include <QObject>

class QMenuBar;
class QToolBar;
class QUndoStack;
class QWidget;

/// Every action of the window with its text, icon and shortcut, and their places in menus and
/// toolbar. What they do, and when they can, is the window's; only undo and redo act by themselves.
class WindowActions : public QObject {
    Q_OBJECT

public:
    /// Both outlive the actions. Adds them to `window`, so that shortcuts work everywhere in it.
    WindowActions(QWidget* window, QUndoStack* undoStack);

    /// `docks` are the actions that show and hide the docks.
    void fillMenus(QMenuBar* bar, const QList<QAction*>& docks);
    void fillToolBar(QToolBar* bar);

    /// Text and icon of startStop follow the assistant (and the palette: call it again).
    void setAssistantRunning(bool isRunning);

    QList<QAction*> all() const; ///< In the order of the menus.

    QAction* newGame;
    QAction* open;
    QAction* save;
    QAction* saveBestLine;
    QAction* copyId;
    QAction* quit;
    QAction* undo;
    QAction* redo;
    QAction* restart;
    QAction* hint;
    QAction* startStop;
    QAction* distribution;
    QAction* replay;
    QAction* stopAll;
    QAction* shortcuts;
    QAction* about;

private:
    QAction* add(const char* objectName, const QString& text, const QKeySequence& shortcut,
                 const QString& toolTip);

    QWidget* m_window;
};
