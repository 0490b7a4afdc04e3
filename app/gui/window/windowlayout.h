#pragma once

#include <QObject>

#include "app/gui/window/dockplaces.h"
#include "app/gui/window/layoutmemory.h"

class DockTabs;
class QAction;
class QDockWidget;
class QMainWindow;

/// The layouts of the window: three for three purposes, one of them present. Each arranges its
/// docks to the window's shape until the person moves one, and is restored as it was left, also in
/// the next run.
class WindowLayout : public QObject {
    Q_OBJECT

public:
    /// What a dock is for, which decides its place and its layouts.
    enum class Place { Side, Chart };

    /// The window outlives the layout.
    explicit WindowLayout(QMainWindow* window);

    /// Takes the content into a new dock of the window.
    QDockWidget* add(Place place, const char* objectName, const QString& title, QWidget* content);
    /// The bar under the board, which each layout shows or not. Called once, before restore().
    void setReplayBar(QWidget* bar);

    /// The actions that show and hide the docks, in the order they were added, then the bar.
    QList<QAction*> toggleActions() const;

    LayoutKind present() const { return m_memory.present; }
    void use(LayoutKind kind);

    /// Restores the default of the present layout for the window's present shape.
    void reset();

    /// Brings back what save() kept; the first start is Play.
    void restore();
    void save();

    /// At the first start: makes the window no larger than its screen, and arranges it.
    void fitScreen();

    /// Shows the dock in front of those it shares its place with.
    void bringUp(QDockWidget* dock);
    /// Shows the first dock beside the board if there is none.
    void bringUpSide();
    bool showsReplayBar() const;
    void showReplayBar();
    void endReplay(); ///< Hides the bar again if only showReplayBar() has shown it.

signals:
    void changed(LayoutKind kind); ///< Another layout is present.
    void replayBarToggled(bool isShown);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    LayoutState state() const;
    void show(const LayoutState& state);
    void place(WindowShape shape);
    bool isMuchResized() const;
    void followUser();
    void makeRoom();

    QMainWindow* m_window;
    DockTabs* m_tabs;
    DockPlaces m_places;
    QAction* m_showReplayBar;
    LayoutMemory m_memory;
    WindowShape m_shape = WindowShape::Wide;
    QSize m_fitted;            ///< The size of the window that the docks were fitted to.
    bool m_isAutomatic = true; ///< No dock was moved by hand since it was arranged.
    bool m_isArranging = false;
    bool m_isRestored = false;
    bool m_isBarLent = false; ///< Shown for a replay, in a layout without it.
};
