#pragma once

#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;
class QTabBar;

/// Titles of docks: one that shares its place with others has a tab, with a button that closes it
/// where there is room for one, and then no title bar besides; the room is the content's.
class DockTabs : public QObject {
    Q_OBJECT

public:
    /// The window outlives it.
    explicit DockTabs(QMainWindow* window);

    void follow(QDockWidget* dock); ///< A dock of the window.

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void updateLater();
    void update();
    void showTitle(QDockWidget* dock);
    void addCloseButtons(QTabBar* bar);
    static void fitCloseButtons(QTabBar* bar);

    QMainWindow* m_window;
    QList<QDockWidget*> m_docks;
    bool m_isPending = false;
};
