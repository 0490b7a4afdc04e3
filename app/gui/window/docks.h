#pragma once

#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;
class QTabBar;

/// The shape of a window, which decides where docks go.
enum class WindowShape {
    Wide, ///< A column beside the board, charts below.
    Low,  ///< Everything in one column of tabs: the height is the board's.
    Tall, ///< Everything below the board, charts under the rest.
    Slim, ///< Everything below the board in one row of tabs.
};

/// Places and sizes the docks of a window according to its shape. It does not decide which docks
/// are shown.
class DockPlaces {
public:
    /// The window outlives it.
    explicit DockPlaces(QMainWindow* window);

    /// The widget of each dock, here and below, is a PanelScroll.
    void addSide(QDockWidget* dock);
    void addChart(QDockWidget* dock);
    /// What no layout has until it is asked for; it shares the place of the last one beside the
    /// board.
    void addAsked(QDockWidget* dock);
    const QList<QDockWidget*>& side() const { return m_side; }
    const QList<QDockWidget*>& charts() const { return m_charts; }
    const QList<QDockWidget*>& asked() const { return m_asked; }
    const QList<QDockWidget*>& all() const { return m_all; }

    WindowShape shapeOfWindow() const;

    /// Takes every dock to its place; those in front stay in front.
    void place(WindowShape shape);
    /// Gives the docks that are shown their sizes.
    void fit(WindowShape shape);

private:
    void placeInColumn();
    void placeBelow();
    void placeInTabs(Qt::DockWidgetArea area);
    void stack(const QList<QDockWidget*>& docks);
    void bringToFront(const QList<QDockWidget*>& docks);
    int columnWidth(WindowShape shape) const;
    void fitColumn(WindowShape shape);
    QList<QList<QDockWidget*>> columnParts() const;
    void fitSide();
    void fitCharts();
    void fitBelow(WindowShape shape);

    QMainWindow* m_window;
    QList<QDockWidget*> m_side;
    QList<QDockWidget*> m_charts;
    QList<QDockWidget*> m_asked;
    QList<QDockWidget*> m_all;
};

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
