#pragma once

#include <QByteArray>
#include <QMap>
#include <QObject>
#include <QPointer>
#include <QSize>

#include <optional>

#include "app/gui/window/docks.h"

class QAction;
class QDockWidget;
class QMainWindow;
class QToolBar;

/// The size of the first window on a screen with this much room: a square board with its column has
/// most of the height, and a large screen is not filled.
QSize firstWindowSize(QSize screen);

/// The purpose of the window, which decides its content: the board alone, the panels that help with
/// a game, or the charts too.
enum class LayoutKind { Play, Analyze, Research };

inline constexpr int layoutCount = 3;

/// The state in which a layout was left; a plain value.
struct LayoutState {
    QByteArray docks; ///< What QMainWindow::saveState gave.
    int version = 0;  ///< The version that it was given.
    WindowShape shape = WindowShape::Wide;
    QSize window; ///< The size that the docks were fitted to; none in what older programs kept.
    bool isAutomatic = true; ///< No dock was moved by hand.
    bool showsReplayBar = false;
};

/// What is remembered of the layouts between two runs; a plain value, kept in QSettings. States of
/// other versions are forgotten, except the single state that windows without layouts kept, which
/// becomes the state of Research.
struct LayoutMemory {
    /// Counts up when docks change, so that old states are not restored.
    static constexpr int version = 4;

    LayoutKind present = LayoutKind::Play;
    QMap<LayoutKind, LayoutState> states; ///< The layouts that were ever left.

    static LayoutMemory load();
    void save() const;
};

/// The layouts of the window: three for three purposes, one of them present. Each arranges its
/// docks to the window's shape until the person moves one, and is restored as it was left, also in
/// the next run. A window that a layout has made larger becomes as large again as the person had
/// it.
class WindowLayout : public QObject {
    Q_OBJECT

public:
    /// What a dock is for, which decides its place and its layouts.
    enum class Place {
        Side,  ///< Helps with a game: beside the board, in Analyze and Research.
        Chart, ///< In Research.
        Asked, ///< Shown when it is asked for, in any layout, until it is closed.
    };

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

    /// At the first start: gives the window a size by its screen, and arranges it.
    void fitScreen();

    /// Shows the dock in front of those it shares its place with.
    void bringUp(QDockWidget* dock);
    /// Shows the first dock beside the board if there is none.
    void bringUpSide();
    /// Hides the dock that bringUpSide() has shown, unless the person has taken it over.
    void takeBackSide();
    bool showsReplayBar() const;
    void showReplayBar();
    /// Gives docks their sizes anew, unless one was moved by hand: what a panel needs has changed.
    void makeRoom();
    /// In full screen the board has the place of menu bar and toolbars.
    void setFullScreen(bool isFullScreen);
    void endReplay(); ///< Hides the bar again if only showReplayBar() has shown it.

signals:
    void changed(LayoutKind kind); ///< Another layout is present.
    void replayBarToggled(bool isShown);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    LayoutState state() const;
    void showPresent();
    void showPresentAlone();
    void show(const LayoutState& state);
    void place(WindowShape shape);
    bool isMuchResized() const;
    void followUser();
    void noteSize();
    void returnToSize();
    void hideBars();
    QList<QToolBar*> toolBars() const;

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
    bool m_isBarLent = false;         ///< Shown for a replay, in a layout without it.
    QSize m_chosen;                   ///< The size of the window by the person's choice.
    QSize m_given;                    ///< The size by the last change of layout or docks.
    QPointer<QDockWidget> m_lentSide; ///< Shown by bringUpSide(), in the layout m_lentIn.
    LayoutKind m_lentIn = LayoutKind::Play;
    bool m_isSideDue = false; ///< The dock is to be hidden when its layout is present again.
    bool m_isFullScreen = false;
    QList<QToolBar*> m_hiddenBars; ///< By full screen.
};
