// The layouts of the window, full screen, and where the focus is.

#include <QDockWidget>
#include <QStatusBar>

#include "app/gui/board/boardview.h"
#include "app/gui/play/gamestrip.h"
#include "app/gui/play/howtocard.h"
#include "app/gui/session/linereplay.h"
#include "app/gui/window/mainwindow.h"
#include "app/gui/window/windowactions.h"
#include "app/gui/window/windowkeys.h"
#include "app/gui/window/windowlayout.h"

void MainWindow::connectViews() {
    for (int layout = 0; layout < layoutCount; ++layout)
        connect(m_actions->layouts[layout], &QAction::triggered, m_layout,
                [this, layout] { m_layout->use(static_cast<LayoutKind>(layout)); });
    connect(m_layout, &WindowLayout::changed, this, &MainWindow::showLayout);
    connect(m_layout, &WindowLayout::replayBarToggled, this, &MainWindow::updateActions);
    connect(m_actions->arrange, &QAction::triggered, m_layout, &WindowLayout::reset);
    connect(m_actions->fullScreen, &QAction::triggered, this,
            [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    connect(m_howToCard, &HowToCard::closed, this, &MainWindow::updateActions);
    connect(m_session.replay(), &LineReplay::activeChanged, this, &MainWindow::showReplayBar);
    connect(m_actions->arrange, &QAction::triggered, this, &MainWindow::showReplayBar);
    for (const QDockWidget* dock : {m_distributionDock, m_comparisonDock})
        connect(dock->toggleViewAction(), &QAction::toggled, this, &MainWindow::tellWhatGoesOn,
                Qt::QueuedConnection); // a change of the layout may show it again
    auto* focus = new BoardFocus(this, m_boardView);
    for (const QAction* action : m_actions->all())
        connect(action, &QAction::triggered, focus, &BoardFocus::giveBack);
    new CandidateKeys(m_actions->playCandidate, this); // ends with the window
}

void MainWindow::showLayout() {
    const LayoutKind kind = m_layout->present();
    m_actions->layouts[static_cast<int>(kind)]->setChecked(true);
    m_strip->setLarge(kind == LayoutKind::Play);
    m_howToCard->showWhereWanted(kind == LayoutKind::Play);
    showReplayBar();
    updateActions();
}

/// A line that is replayed on the board has its bar in every layout: the way out stands there.
void MainWindow::showReplayBar() {
    if (m_session.replay()->isActive())
        m_layout->showReplayBar();
    else
        m_layout->endReplay();
}

/// Where it is no longer to be seen: its panel was closed, or is none of the layout.
void MainWindow::tellWhatGoesOn() {
    if (!isVisible() || isMinimized())
        return;
    QStringList titles;
    if (m_session.distributionRunner()->isRunning() && m_distributionDock->isHidden())
        titles << m_distributionDock->windowTitle();
    if (m_session.comparisonRunner()->isRunning() && m_comparisonDock->isHidden())
        titles << m_comparisonDock->windowTitle();
    if (!titles.isEmpty())
        statusBar()->showMessage(
            tr("Goes on, though its panel is closed: %1. Esc stops it, the menu View shows it.")
                .arg(titles.join(", ")),
            20000);
}

void MainWindow::followWindowState() {
    m_actions->fullScreen->setChecked(isFullScreen());
    updateActions();
}
