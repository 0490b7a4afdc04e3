#pragma once

#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;
class QTabBar;

/// Titles of docks: one that shares its place with others has a tab, with a button that closes it,
/// and then no title bar besides; the room is the content's.
class DockTabs : public QObject {
    Q_OBJECT

public:
    /// The window outlives it.
    explicit DockTabs(QMainWindow* window);

    void follow(QDockWidget* dock); ///< A dock of the window.

private:
    void updateLater();
    void update();
    void showTitle(QDockWidget* dock);
    void addCloseButtons(QTabBar* bar);

    QMainWindow* m_window;
    QList<QDockWidget*> m_docks;
    bool m_isPending = false;
};
