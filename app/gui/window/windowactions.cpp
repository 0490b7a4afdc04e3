#include "app/gui/window/windowactions.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QTextEdit>
#include <QToolBar>
#include <QUndoStack>
#include <QWidget>

#include <utility>

#include "app/gui/basics/input.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/panels/actionicon.h"
#include "app/gui/play/cardframe.h"
#include "app/gui/play/opponentpicture.h"
#include "app/gui/session/duel.h"

WindowActions::WindowActions(QWidget* window, QUndoStack* undoStack)
    : QObject(window), m_window(window) {
    makeGameActions();
    makeMoveActions(undoStack);
    makeAnalysisActions();
    makeReviewActions();
    makeReplayActions();
    makeLayoutActions();
    makeHelpActions();
    setIcons();
    repeatWhileHeld();
}

void WindowActions::makeGameActions() {
    newGame = add("newGame", tr("&New game…"), QKeySequence::New, SharedText::otherBoard());
    randomGame = add("randomGame", tr("New ran&dom board"), QKeySequence("Ctrl+Shift+N"),
                     tr("Plays a random board at once, with the size and colors chosen last; can "
                        "be undone"));
    daily = add("daily", tr("Dail&y boards…"), QKeySequence("Ctrl+D"),
                tr("The board of today, the same for everybody, and a month of those played"));
    practice = add("practice", tr("Pr&actice…"), QKeySequence("Ctrl+Shift+P"),
                   tr("Five exercises a day, of your own mistakes and for everybody: which move "
                      "is right?"));
    for (int i = 0; i < opponentCount; ++i)
        beatSolver << add(
            qPrintable(QStringLiteral("beatSolver%1").arg(i + 1)),
            titleOf(static_cast<Opponent>(i)), {},
            SharedText::sentences({explanationOf(static_cast<Opponent>(i)),
                                   tr("Plays this board from its start; you learn the score of the "
                                      "opponent when your game has ended.")}));
    editBoard = add("editBoard", tr("Ed&it board…"), QKeySequence("Ctrl+E"),
                    tr("Draws a board to be played, beginning with the one of this game"));
    rules = add("rules", tr("&Rules…"), QKeySequence("Ctrl+Shift+R"),
                tr("Plays this board from its start under other rules; can be undone"));
    open = add("open", tr("&Open…"), QKeySequence::Open, tr("Opens a saved game or a board"));
    paste = add("paste", tr("&Paste board"), QKeySequence::Paste,
                tr("Plays the board or game that is on the clipboard as text"));
    solvedBoards =
        add("solvedBoards", tr("So&lved boards…"), QKeySequence("Ctrl+L"),
            tr("Lists the best game of every board that was ever played to its end here"));
    statistics = add("statistics", tr("S&tatistics…"), QKeySequence("Ctrl+I"),
                     tr("Scores, medals, duels and all games that you finished"));
    save = add("save", tr("&Save as…"), QKeySequence::Save,
               tr("Saves this game as a file, or the board as it stands as text"));
    saveBestLine = add("saveBestLine", tr("Save &best game…"), QKeySequence("Ctrl+B"),
                       tr("Saves the best game known of this board as a file"));
    exportLine = add("exportLine", tr("E&xport…"), {},
                     tr("Writes a game as an animation or as text, or the position as a picture"));
    copyId = add("copyId", tr("&Copy board ID"), QKeySequence("Ctrl+Shift+C"),
                 tr("Copies the starting board as a short text that can be pasted in a new game"));
    copyResult = add("copyResult", tr("Copy res&ult"), QKeySequence("Ctrl+Shift+E"),
                     tr("Copies score and board ID of this finished game as text, without its "
                        "moves"));
    settings = add("settings", tr("S&ettings…"), QKeySequence("Ctrl+,"),
                   tr("Clicks, animation, colors, language"));
    quit = add("quit", tr("&Quit"), QKeySequence("Ctrl+Q"),
               tr("Closes the window; the game is "
                  "there again next time"));
}

void WindowActions::makeMoveActions(QUndoStack* undoStack) {
    undo = add("undo", tr("&Undo"), QKeySequence::Undo, tr("Takes back what was done last"));
    redo = add("redo", tr("Re&do"), QKeySequence::Redo, tr("Does again what was taken back"));
    // People expect different keys.
    QList<QKeySequence> keys = QKeySequence::keyBindings(QKeySequence::Redo);
    if (const QKeySequence other("Ctrl+Y"); !keys.contains(other))
        keys << other;
    redo->setShortcuts(keys);
    connect(undo, &QAction::triggered, undoStack, &QUndoStack::undo);
    connect(redo, &QAction::triggered, undoStack, &QUndoStack::redo);
    connect(undoStack, &QUndoStack::canUndoChanged, undo, &QAction::setEnabled);
    connect(undoStack, &QUndoStack::canRedoChanged, redo, &QAction::setEnabled);
    undo->setEnabled(undoStack->canUndo());
    redo->setEnabled(undoStack->canRedo());
    undoToClearable = add("undoToClearable", tr("Undo to the last c&learable position"),
                          QKeySequence("Ctrl+Backspace"),
                          tr("Takes moves back to the last position known that could be cleared"));
    restart = add("restart", tr("&Restart"), QKeySequence("Ctrl+R"),
                  tr("Goes back to the start of this game; can be undone"));
    hint = add("hint", tr("&Hint"), QKeySequence("H"),
               tr("Tells which blocks to save for one large group; again, the group to play now "
                  "and why; again, the next moves"));
    for (int rank = 1; rank <= candidateKeys; ++rank)
        playCandidate << add(qPrintable(QStringLiteral("playCandidate%1").arg(rank)),
                             tr("Play candidate &%1").arg(rank),
                             QKeySequence(QString::number(rank)),
                             tr("Plays the move of this rank in the table of candidates"));
}

void WindowActions::makeAnalysisActions() {
    startStop = add("startStop", QString(), QKeySequence("F5"), QString());
    peek = add("peek", tr("P&eek at candidates"), QKeySequence("P"),
               tr("Shows, as long as the key is held, what is known while the assistant is off"));
    peek->setCheckable(true);
    distribution = add("distribution", tr("Start or stop &distribution"), QKeySequence("F6"),
                       tr("Draws playouts and shows how their final scores are distributed"));
    comparison = add("comparison", tr("Start or stop &comparison"), QKeySequence("F8"),
                     tr("Lets solvers run against each other and compares their scores"));
    convergence =
        add("convergence", tr("Show c&onvergence"), QKeySequence("F9"),
            tr("Shows the best score against time or playouts of every run on this board"));
    keptRuns = add(
        "keptRuns", tr("&Kept runs…"), QKeySequence("Ctrl+K"),
        tr("Lists the distributions, comparisons, searches and experiments that were run here, to "
           "show one again, name, export or delete it"));
    experiments =
        add("experiments", tr("E&xperiments of the papers…"), QKeySequence("Ctrl+Shift+K"),
            tr("Runs the tables and figures of the papers anew, and shows their results"));
    stepBack = add("stepBack", tr("Take a&way or stop"), QKeySequence(Qt::Key_Escape),
                   tr("Takes away one thing after the other: the replay, the hint, the selection; "
                      "then stops what searches, leaves the full screen, and turns the assistant "
                      "off"));
}

void WindowActions::makeReviewActions() {
    review = add("review", tr("&Review game"), QKeySequence("F12"),
                 tr("Shows what each move of this game gave away, and what was better"));
    thoroughReview = add("thoroughReview", tr("Review t&horoughly"), QKeySequence("Shift+F12"),
                         tr("Reviews this game for two minutes on all cores, or goes on with its "
                            "review for as long"));
    previousLoss = add("previousLoss", tr("Ear&lier loss"), QKeySequence("Alt+PgUp"),
                       tr("Goes back through the listed losses in the order of the moves, to the "
                          "position before each"));
    nextLoss = add("nextLoss", tr("La&ter loss"), QKeySequence("Alt+PgDown"),
                   tr("Goes on through the listed losses in the order of the moves, to the "
                      "position before each"));
}

void WindowActions::makeReplayActions() {
    replay = add("replay", tr("&Play or pause"), QKeySequence("F7"), tr("Replays the game"));
    firstMove =
        add("firstMove", tr("&First"), QKeySequence("Alt+Home"), tr("The start of the game"));
    previousMove = add("previousMove", tr("Pre&vious"), QKeySequence("Alt+Left"),
                       tr("One move back in the game"));
    nextMove =
        add("nextMove", tr("&Next"), QKeySequence("Alt+Right"), tr("One move on in the game"));
    lastMove = add("lastMove", tr("&Last"), QKeySequence("Alt+End"), tr("The end of the game"));
    loop = add("loop", tr("L&oop"), QKeySequence("Shift+F7"),
               tr("Begins again when the end of the game is reached"));
    loop->setCheckable(true);
    otherLine = add("otherLine", tr("Other game of the co&mparison"), QKeySequence("Alt+Up"),
                    tr("Walks along the other one of two games that are compared, from where as "
                       "many blocks are left"));
    takeOver =
        add("takeOver", tr("&Take over here"), QKeySequence("Ctrl+T"), SharedText::takeOver());
    showBetter = add("showBetter", QString(), QKeySequence("Ctrl+Shift+B"),
                     tr("At the end of a game, replays a better one that is known; else, and when "
                        "pressed again, has the computer look for one for some seconds"));
    showResult = add("showResult", tr("Show the &result"), QKeySequence("Ctrl+G"),
                     tr("Brings the card at the end of the game back, as a click on the score "
                        "does"));
    setLookingForBetter(false);
}

void WindowActions::makeLayoutActions() {
    layouts << add("playLayout", tr("&Play"), QKeySequence("F2"),
                   tr("The board as large as it can be, and nothing else"))
            << add("analyzeLayout", tr("&Analyze"), QKeySequence("F3"),
                   tr("Assistant, candidates, best game and replay beside the board"))
            << add("researchLayout", tr("&Research"), QKeySequence("F4"),
                   tr("The charts too: distribution, comparison, convergence"));
    auto* group = new QActionGroup(this);
    for (QAction* layout : layouts) {
        layout->setCheckable(true);
        group->addAction(layout);
    }
    showClearing =
        add("showClearing", tr("Show whether the board can still be &cleared"), {},
            tr("A lamp beside the score; on by itself for boards that were made to be cleared"));
    showClearing->setCheckable(true);
    judgeMoves = add("judgeMoves", tr("A &word after each move"), {},
                     tr("Good, small loss or mistake, with the points lost; chosen for the "
                        "assistant on and off each. Without the assistant, a move that lost and is "
                        "taken back after its word counts as a hint"));
    judgeMoves->setCheckable(true);
    arrange = add("arrange", tr("Reset &layout"), QKeySequence("Ctrl+0"),
                  tr("Shows what this layout is for, everything where it belongs in a window of "
                     "this shape"));
    fullScreen = add("fullScreen", tr("&Full screen"), QKeySequence("F11"),
                     tr("Gives the window the whole screen, until Escape or once more; menus and "
                        "toolbar come at its upper edge, or by F10"));
    fullScreen->setCheckable(true);
}

void WindowActions::makeHelpActions() {
    help = add("help", tr("&Help"), QKeySequence("F1"), tr("Explains the game and every number"));
    shortcuts = add("shortcuts", tr("&Shortcuts"), QKeySequence("Ctrl+?"),
                    tr("Lists the keys of every action"));
    about = add("about", tr("&About SameGame"), {}, tr("Version and license"));
}

void WindowActions::setIcons() {
    for (QAction* action : all()) {
        action->setIcon(actionIcon(action->objectName()));
        action->setIconVisibleInMenu(!action->isCheckable()); // it would hide the check mark
    }
    setAssistantOn(false);
}

/// As they look now: colors may have changed since the menu was open.
void WindowActions::showOpponents() {
    const int size = m_window->fontMetrics().height() + spacing::usual;
    for (int i = 0; i < opponentCount; ++i)
        beatSolver[i]->setIcon(opponentPicture(static_cast<Opponent>(i), size,
                                               m_window->devicePixelRatioF(), m_window->palette()));
}

void WindowActions::fillMenus(QMenuBar* bar, const QList<QAction*>& views) {
    auto* game = bar->addMenu(tr("&Game"));
    game->addActions({newGame, randomGame, daily, practice});
    auto* duels = game->addMenu(actionIcon("beatSolver"), tr("Duel a&gainst"));
    duels->addActions(beatSolver);
    connect(duels, &QMenu::aboutToShow, this, &WindowActions::showOpponents);
    game->addActions({rules, editBoard});
    game->addSeparator();
    game->addActions({open, paste, solvedBoards, statistics});
    game->addSeparator();
    game->addActions({save, saveBestLine, exportLine, copyId, copyResult});
    game->addSeparator();
    game->addAction(settings);
    game->addSeparator();
    game->addAction(quit);
    auto* move = bar->addMenu(tr("&Move"));
    move->addActions({undo, redo, undoToClearable, restart});
    move->addSeparator();
    move->addAction(hint);
    auto* candidates = move->addMenu(actionIcon("playCandidate1"), tr("Play &candidate"));
    candidates->addActions(playCandidate);
    auto* assistant = bar->addMenu(tr("&Assistant"));
    assistant->addActions(
        {startStop, peek, distribution, comparison, convergence, keptRuns, experiments});
    assistant->addSeparator();
    assistant->addActions({review, thoroughReview, previousLoss, nextLoss});
    assistant->addSeparator();
    assistant->addAction(stepBack);
    auto* line = bar->addMenu(tr("&Replay"));
    line->addActions({replay, firstMove, previousMove, nextMove, lastMove, loop, otherLine});
    line->addSeparator();
    line->addActions({takeOver, showBetter, showResult});
    auto* view = bar->addMenu(tr("&View"));
    view->addActions(layouts);
    view->addSeparator();
    view->addActions(views);
    view->addActions({showClearing, judgeMoves});
    view->addSeparator();
    view->addActions({arrange, fullScreen});
    bar->addMenu(tr("&Help"))->addActions({help, shortcuts, about});
    for (QMenu* menu : bar->findChildren<QMenu*>())
        menu->setToolTipsVisible(true); // most actions are explained nowhere else
}

void WindowActions::fillToolBar(QToolBar* bar) {
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    for (QAction* known : {open, save, redo, restart})
        known->setPriority(QAction::LowPriority); // icon and tool tip do; texts fill narrow windows
    bar->addActions({newGame, open, save});
    bar->addSeparator();
    bar->addActions({undo, redo, restart});
    bar->addSeparator();
    bar->addActions({hint, startStop});
    bar->addSeparator();
    bar->addActions(layouts);
    for (QAction* tool : bar->actions())
        tool->setIconText(SharedText::withoutLetter(tool->text()));
}

void WindowActions::setLookingForBetter(bool isLooking) const {
    showBetter->setText(isLooking ? tr("Stop looking for a &better game")
                                  : tr("Show a &better game"));
}

void WindowActions::setAssistantOn(bool isOn) {
    startStop->setText(isOn ? tr("&Stop assistant") : tr("&Start assistant"));
    startStop->setIconText(SharedText::withoutLetter(startStop->text()));
    startStop->setToolTip(SharedText::withKey(isOn ? tr("Stops the search and hides the candidates")
                                                   : tr("Searches the position on the board"),
                                              startStop->shortcut()));
    startStop->setIcon(actionIcon(isOn ? "startStopOn" : "startStop"));
}

QList<QAction*> WindowActions::all() const {
    return QList{newGame,    randomGame,      daily,        practice,   editBoard, rules,
                 open,       paste,           solvedBoards, statistics, save,      saveBestLine,
                 exportLine, copyId,          copyResult,   settings,   quit,      undo,
                 redo,       undoToClearable, restart,      hint} +
           beatSolver + playCandidate +
           QList{startStop,   peek,      distribution,   comparison,   convergence, keptRuns,
                 experiments, review,    thoroughReview, previousLoss, nextLoss,    stepBack,
                 replay,      firstMove, previousMove,   nextMove,     lastMove,    loop,
                 otherLine,   takeOver,  showBetter,     showResult} +
           layouts + QList{showClearing, judgeMoves, arrange, fullScreen, help, shortcuts, about};
}

/// Steps that lead back and forth; what makes another game or plays on is done once for a press.
QList<QAction*> WindowActions::repeating() const {
    return {undo, redo, previousMove, nextMove};
}

void WindowActions::repeatWhileHeld() {
    for (QAction* action : repeating())
        action->setAutoRepeat(true);
}

QAction* WindowActions::add(const char* objectName, const QString& text,
                            const QKeySequence& shortcut, const QString& toolTip) {
    auto* action = new QAction(text, this);
    action->setObjectName(objectName);
    action->setShortcut(shortcut);
    action->setAutoRepeat(false);
    action->setToolTip(SharedText::withKey(toolTip, shortcut));
    m_window->addAction(action);
    return action;
}

namespace {

bool isLineBreakMeant(const QWidget* widget) {
    return qobject_cast<const QTextEdit*>(widget) || qobject_cast<const QPlainTextEdit*>(widget);
}

/// A card says itself where the keys go on.
bool isOnCard(const QWidget* widget) {
    while (widget && !qobject_cast<const CardFrame*>(widget))
        widget = widget->parentWidget();
    return widget;
}

bool isDialogOrPanel(const QWidget* widget) {
    return qobject_cast<const QDialog*>(widget) || qobject_cast<const QDockWidget*>(widget);
}

} // namespace

BoardFocus::BoardFocus(QMainWindow* window, QWidget* board)
    : QObject(window), m_window(window), m_board(board) {
    qApp->installEventFilter(this);
}

void BoardFocus::giveBack() {
    QMetaObject::invokeMethod(this, &BoardFocus::focusBoard, Qt::QueuedConnection);
}

void BoardFocus::focusBoard() {
    if (!m_board || QApplication::activeModalWidget() || QApplication::activePopupWidget())
        return;
    if (std::exchange(m_isWindowWanted, false) && !m_window->isActiveWindow())
        m_window->activateWindow();
    m_board->setFocus(Qt::OtherFocusReason);
}

bool BoardFocus::isInPanel(const QWidget* widget) const {
    return widget && widget != m_board && widget->window() == m_window &&
           !(m_board && m_board->isAncestorOf(widget));
}

/// A dialog of a dialog counts too: both may be closed so fast that the first to go has the keys,
/// and the window manager gives them to the other when it is gone.
bool BoardFocus::isOfWindow(const QWidget* widget) const {
    for (widget = widget->parentWidget(); widget; widget = widget->parentWidget())
        if (widget == m_window)
            return true;
    return false;
}

/// The widget takes the key first: the focus leaves it afterwards. A list that was opened closes
/// by Escape before shortcuts are looked up; without the first lines the window's shortcut would
/// also take away what lies under the list.
bool BoardFocus::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const bool isEscape = static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
        if (isEscape && QApplication::activePopupWidget())
            event->accept();
    } else if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
        const auto* widget = qobject_cast<QWidget*>(watched);
        if (widget && isEnter && static_cast<QKeyEvent*>(event)->isAutoRepeat() &&
            !isLineBreakMeant(widget))
            return true;
        const bool isDone = isEnter && !isLineBreakMeant(widget) && !isOnCard(widget);
        if ((key == Qt::Key_Escape || isDone) && isInPanel(widget))
            giveBack();
    } else if (event->type() == QEvent::Hide) {
        const auto* widget = qobject_cast<QWidget*>(watched);
        if (isDialogOrPanel(widget) && isOfWindow(widget)) {
            m_isWindowWanted |=
                widget->isWindow() && QGuiApplication::applicationState() == Qt::ApplicationActive;
            giveBack();
        }
    }
    return false;
}

CandidateKeys::CandidateKeys(const QList<QAction*>& actions, QWidget* window)
    : QObject(window), m_actions(actions), m_window(window) {
    qApp->installEventFilter(this);
}

bool CandidateKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool isDigit = key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9; // then it is a shortcut
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (isDigit || !widget || widget->window() != m_window || QApplication::activePopupWidget() ||
        widget->testAttribute(Qt::WA_InputMethodEnabled))
        return false;
    const auto digit = digitOf(key);
    if (!digit || *digit < 1 || *digit > m_actions.size())
        return false;
    if (!key.isAutoRepeat())
        m_actions[*digit - 1]->trigger();
    return true;
}
