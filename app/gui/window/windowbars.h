#pragma once

#include <QList>
#include <QStatusBar>
#include <QString>
#include <QToolBar>

#include "app/gui/play/cardframe.h"
#include "engine/game/cell.h"

class BoardView;
class QLabel;
class QMainWindow;
class QMenuBar;

/// Asks, on a card beside the cell that was clicked, whether a game goes on by hand from the
/// position of a replay. Visible from ask() until the answer; a screen reader is told. Never takes
/// the focus by itself; Tab reaches its buttons.
class TakeOverQuestion : public CardFrame {
    Q_OBJECT

public:
    /// A child of the view; hidden at first.
    explicit TakeOverQuestion(BoardView* view);

    /// Asks, and leaves the cell uncovered; asked a second time, the answer is yes.
    void ask(samegame::Cell cell, bool wasPlaying);
    void decline(); ///< Answers no.

    void setVisible(bool isVisible) override;

signals:
    void accepted();
    void declined(bool wasPlaying); ///< Whether the replay was running when it was asked.

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    BoardView* m_view;
    QLabel* m_text;
    samegame::Cell m_cell;
    bool m_wasPlaying = false;
};

/// A toolbar whose buttons bear texts where all of them fit, and icons alone where they do not: no
/// button is hidden in a narrow window.
class FittingToolBar : public QToolBar {
    Q_OBJECT

public:
    using QToolBar::QToolBar;

protected:
    bool event(QEvent* event) override;

private:
    void fit();

    int m_wholeWidth = 0; ///< With every text.
};

/// A status bar that shows all of a message: in a narrow window over several rows.
class WrappingStatusBar : public QStatusBar {
    Q_OBJECT

public:
    explicit WrappingStatusBar(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QRect textRect() const;
    void fit();
};

/// Opens the first menu of the bar by the keyboard, from which arrows lead to the others.
void openFirstMenu(QMenuBar* bar);

/// The menus and tools of a window in full screen: they come over the upper edge of the board when
/// the mouse touches the edge, and by Alt or openMenus() with the keyboard in the menus; they go
/// when both have left them. Until then they take no room. Installed on the application.
class EdgeBars : public QWidget {
    Q_OBJECT

public:
    /// Has the menus of the window's menu bar, and these tools; hidden at first.
    EdgeBars(QMainWindow* window, const QList<QAction*>& tools);

    void setInUse(bool isInUse); ///< In full screen.
    QToolBar* tools() const { return m_tools; }
    void openMenus();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void reveal();
    void hideUnlessUsed(int mouseY);
    void followAlt(const QEvent* event);
    bool isOfWindow(const QObject* watched) const;

    QMainWindow* m_window;
    QMenuBar* m_menus;
    FittingToolBar* m_tools;
    bool m_isInUse = false;
    bool m_isAltAlone = false; ///< Alt was pressed, and nothing since.
};
