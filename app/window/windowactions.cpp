#include "app/window/windowactions.h"

#include <QMenu>
#include <QMenuBar>
#include <QStyle>
#include <QToolBar>
#include <QUndoStack>
#include <QWidget>

#include "app/panels/tintedicon.h"

WindowActions::WindowActions(QWidget* window, QUndoStack* undoStack)
    : QObject(window), m_window(window) {
    newGame = add("newGame", tr("&New game…"), QKeySequence::New, tr("Chooses another board"));
    open = add("open", tr("&Open…"), QKeySequence::Open, tr("Opens a solution file or a board"));
    save = add("save", tr("&Save as…"), QKeySequence::Save,
               tr("Saves this game as a solution file, or the position as text"));
    saveBestLine = add("saveBestLine", tr("Save &best line…"), QKeySequence("Ctrl+B"),
                       tr("Saves the best line known of this game as a solution file"));
    copyId = add("copyId", tr("&Copy board ID"), QKeySequence("Ctrl+Shift+C"),
                 tr("Copies the starting board as a short text that can be pasted in a new game"));
    quit = add("quit", tr("&Quit"), QKeySequence("Ctrl+Q"), tr("Closes the window"));
    undo = add("undo", tr("&Undo"), QKeySequence::Undo, tr("Takes back what was done last"));
    redo = add("redo", tr("Re&do"), QKeySequence::Redo, tr("Does again what was taken back"));
    redo->setShortcuts(QKeySequence::Redo); // people expect different keys
    connect(undo, &QAction::triggered, undoStack, &QUndoStack::undo);
    connect(redo, &QAction::triggered, undoStack, &QUndoStack::redo);
    connect(undoStack, &QUndoStack::canUndoChanged, undo, &QAction::setEnabled);
    connect(undoStack, &QUndoStack::canRedoChanged, redo, &QAction::setEnabled);
    undo->setEnabled(undoStack->canUndo());
    redo->setEnabled(undoStack->canRedo());
    restart = add("restart", tr("&Restart"), QKeySequence("Ctrl+R"),
                  tr("Goes back to the start of this game; can be undone"));
    hint = add("hint", tr("&Hint"), QKeySequence("H"), tr("Marks the best move known (H)"));
    startStop = add("startStop", QString(), QKeySequence("F5"), QString());
    distribution = add("distribution", tr("Start or stop &distribution"), QKeySequence("F6"),
                       tr("Draws playouts from the position on the board"));
    replay = add("replay", tr("&Play or pause best line"), QKeySequence("F7"),
                 tr("Replays the best line known of this game"));
    stopAll = add("stopAll", tr("Stop &everything"), QKeySequence(Qt::Key_Escape),
                  tr("Stops every search and goes back to the game"));
    shortcuts = add("shortcuts", tr("&Shortcuts"), QKeySequence("Ctrl+?"),
                    tr("Lists the keys of every action"));
    about = add("about", tr("&About SameGame"), {}, tr("Version and license"));

    const auto setIcon = [window](QAction* action, const char* name,
                                  QStyle::StandardPixmap fallback) {
        action->setIcon(QIcon::fromTheme(name, window->style()->standardIcon(fallback)));
    };
    setIcon(newGame, "document-new", QStyle::SP_FileIcon);
    setIcon(open, "document-open", QStyle::SP_DialogOpenButton);
    setIcon(save, "document-save-as", QStyle::SP_DialogSaveButton);
    setIcon(undo, "edit-undo", QStyle::SP_ArrowBack);
    setIcon(redo, "edit-redo", QStyle::SP_ArrowForward);
    setIcon(restart, "view-refresh", QStyle::SP_BrowserReload);
    setIcon(hint, "help-hint", QStyle::SP_MessageBoxInformation);
    setAssistantRunning(false);
}

void WindowActions::fillMenus(QMenuBar* bar, const QList<QAction*>& docks) {
    auto* game = bar->addMenu(tr("&Game"));
    game->addActions({newGame, open});
    game->addSeparator();
    game->addActions({save, saveBestLine, copyId});
    game->addSeparator();
    game->addAction(quit);
    auto* move = bar->addMenu(tr("&Move"));
    move->addActions({undo, redo, restart});
    move->addSeparator();
    move->addAction(hint);
    auto* assistant = bar->addMenu(tr("&Assistant"));
    assistant->addActions({startStop, replay, distribution});
    assistant->addSeparator();
    assistant->addAction(stopAll);
    bar->addMenu(tr("&View"))->addActions(docks);
    auto* help = bar->addMenu(tr("&Help"));
    help->addActions({shortcuts, about});
}

void WindowActions::fillToolBar(QToolBar* bar) {
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addActions({newGame, open, save});
    bar->addSeparator();
    bar->addActions({undo, redo, restart});
    bar->addSeparator();
    bar->addActions({hint, startStop});
}

void WindowActions::setAssistantRunning(bool isRunning) {
    startStop->setText(isRunning ? tr("&Stop assistant") : tr("&Start assistant"));
    startStop->setToolTip(isRunning ? tr("Stops the search; its results stay (F5)")
                                    : tr("Searches the position on the board (F5)"));
    startStop->setIcon(
        tintedIcon(m_window, isRunning ? QStyle::SP_MediaStop : QStyle::SP_MediaPlay));
}

QList<QAction*> WindowActions::all() const {
    return {newGame, open, save,      saveBestLine, copyId,       quit,    undo,      redo,
            restart, hint, startStop, replay,       distribution, stopAll, shortcuts, about};
}

QAction* WindowActions::add(const char* objectName, const QString& text,
                            const QKeySequence& shortcut, const QString& toolTip) {
    auto* action = new QAction(text, this);
    action->setObjectName(objectName);
    action->setShortcut(shortcut);
    action->setToolTip(toolTip);
    m_window->addAction(action);
    return action;
}
