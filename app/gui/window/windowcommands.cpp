// What the actions of the window do.

#include <QClipboard>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QMimeData>
#include <QStatusBar>
#include <QUrl>

#include <algorithm>
#include <filesystem>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/inputfilters.h"
#include "app/gui/basics/keyboard.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/board/boardview.h"
#include "app/gui/panels/candidatespanel.h"
#include "app/gui/panels/takeoverquestion.h"
#include "app/gui/play/gamefiles.h"
#include "app/gui/play/gamepresenter.h"
#include "app/gui/play/gamestrip.h"
#include "app/gui/play/howtocard.h"
#include "app/gui/play/namedgame.h"
#include "app/gui/play/sharetext.h"
#include "app/gui/research/comparisonpanel.h"
#include "app/gui/research/distributionpanel.h"
#include "app/gui/window/boardmarks.h"
#include "app/gui/window/helpdialog.h"
#include "app/gui/window/hinttext.h"
#include "app/gui/window/mainwindow.h"
#include "app/gui/window/windowactions.h"
#include "app/gui/window/windowlayout.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_name.h"
#include "engine/formats/board_text.h"

void MainWindow::connectActions() {
    const auto on = [this](QAction* action, auto slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    on(m_actions->newGame, &MainWindow::startNewGame);
    on(m_actions->randomGame, [this] { playNamed(newRandomGame()); });
    on(m_actions->daily, &MainWindow::showDailyBoards);
    for (int i = 0; i < opponentCount; ++i)
        on(m_actions->beatSolver[i],
           [this, i] { m_session.duel()->begin(static_cast<Opponent>(i)); });
    on(m_actions->editBoard, &MainWindow::editBoard);
    on(m_actions->rules, &MainWindow::chooseRules);
    on(m_actions->open,
       [this] { askOpenPath(this, [this](const QString& path) { openBoard(path); }); });
    on(m_actions->paste, [this] { playText(QGuiApplication::clipboard()->text()); });
    on(m_actions->solvedBoards, &MainWindow::showSolvedBoards);
    on(m_actions->statistics, &MainWindow::showStatistics);
    on(m_actions->save, [this] {
        askSaveGamePath(this, suggestedFileName(document()->name()),
                        [this](const QString& path) { saveGame(path); });
    });
    on(m_actions->saveBestLine, &MainWindow::askSaveBestLine);
    on(m_actions->copyId, &MainWindow::copyId);
    on(m_actions->copyResult, &MainWindow::copyResult);
    on(m_actions->settings, [this] { showSettings(); });
    on(m_actions->quit, &MainWindow::close);
    on(m_actions->restart, [this] { document()->restart(); });
    on(m_actions->hint, [this] { m_session.assistant()->requestHint(); });
    for (int rank = 1; rank <= WindowActions::candidateKeys; ++rank)
        on(m_actions->playCandidate[rank - 1], [this, rank] {
            if (const auto move = m_session.assistant()->candidateMove(rank))
                document()->play(move->cell, GameDocument::MoveSource::Candidate);
        });
    on(m_actions->startStop, [this] {
        m_session.assistant()->toggle();
        if (m_session.assistant()->isOn())
            m_layout->bringUpSide();
    });
    on(m_actions->peek, &MainWindow::peek);
    connect(new HeldKey(m_actions->peek, this), &HeldKey::released, m_session.assistant(),
            [this] { m_session.assistant()->setPeeking(false); });
    on(m_actions->distribution, [this] {
        m_layout->bringUp(m_distributionDock);
        m_distributionPanel->toggle();
    });
    on(m_actions->comparison, [this] {
        m_layout->bringUp(m_comparisonDock);
        m_comparisonPanel->toggle();
    });
    on(m_actions->convergence, [this] { m_layout->bringUp(m_convergenceDock); });
    on(m_actions->stepBack, &MainWindow::stepBack);
    on(m_actions->help, &MainWindow::showHelp);
    on(m_actions->shortcuts, &MainWindow::showShortcuts);
    on(m_actions->about, [this] { showAbout(this); });
}

void MainWindow::connectReplayActions() {
    const auto step = [this](QAction* action, void (LineReplay::*slot)()) {
        connect(action, &QAction::triggered, this, [this, slot] {
            m_session.replay()->setPlaying(false);
            (m_session.replay()->*slot)();
        });
    };
    connect(m_actions->replay, &QAction::triggered, this, [this] {
        m_layout->showReplayBar();
        m_session.replay()->setPlaying(!m_session.replay()->isPlaying());
    });
    step(m_actions->firstMove, &LineReplay::first);
    step(m_actions->previousMove, &LineReplay::previous);
    step(m_actions->nextMove, &LineReplay::next);
    step(m_actions->lastMove, &LineReplay::last);
    connect(m_actions->loop, &QAction::toggled, m_session.replay(), &LineReplay::setLooping);
    connect(m_session.replay(), &LineReplay::loopingChanged, m_actions->loop, &QAction::setChecked);
    connect(m_actions->takeOver, &QAction::triggered, m_session.replay(), &LineReplay::takeOver);
    connect(m_boardView, &BoardView::replayActivated, this, [this] {
        const bool wasPlaying = m_session.replay()->isPlaying();
        m_session.replay()->setPlaying(false); // the position asked about stays
        statusBar()->clearMessage();
        m_takeOverQuestion->ask(wasPlaying);
    });
    connect(m_takeOverQuestion, &TakeOverQuestion::declined, this,
            [this](bool wasPlaying) { m_session.replay()->setPlaying(wasPlaying); });
    const auto makeRoom = [this] { showDuel(m_session.view()); };
    connect(m_takeOverQuestion, &TakeOverQuestion::shown, this, makeRoom);
    connect(statusBar(), &QStatusBar::messageChanged, this, makeRoom);
    connect(m_takeOverQuestion, &TakeOverQuestion::accepted, m_session.replay(),
            &LineReplay::takeOver);
    connect(m_session.replay(), &LineReplay::indexChanged, m_takeOverQuestion, &QWidget::hide);
    connect(m_session.replay(), &LineReplay::activeChanged, m_takeOverQuestion, &QWidget::hide);
}

bool MainWindow::openBoard(const QString& board) {
    if (samegame::is_board_name(bytesOfPath(board).toStdString())) {
        const auto game = namedGameOfText(board);
        if (!game) {
            showError(errorText(game.error()));
            return false;
        }
        play(game->record, game->name);
        return true;
    }
    const std::string path = bytesOfPath(board).toStdString();
    const auto fault = samegame::board_id_fault(path);
    std::error_code unseen;
    const QString error = fault && !std::filesystem::exists(path, unseen)
                              ? tr("There is no file %1, and as a board ID it is wrong: %2.")
                                    .arg(shortFileName(board), errorText(*fault))
                              : document()->openFile(board);
    if (error.isEmpty())
        chooseReplay();
    else
        showError(error);
    return error.isEmpty();
}

bool MainWindow::openInput(const samegame::Result<std::string>& content) {
    if (!content) {
        showError(tr("Standard input cannot be read: %1.").arg(errorText(content.error())));
        return false;
    }
    const auto game = namedGameOfText(QString::fromStdString(*content));
    if (game)
        playNamed(*game);
    else
        showError(tr("Standard input cannot be played: %1.").arg(errorText(game.error())));
    return game.ok();
}

void MainWindow::tellLeftOut(const QStringList& boards) {
    constexpr qsizetype mostNamed = 5;
    QStringList names;
    for (const QString& board : boards.first(std::min(mostNamed, boards.size())))
        names << (samegame::is_board_name(board.toStdString()) ? shortName(board)
                                                               : shortFileName(board));
    if (boards.size() > mostNamed)
        names << QString(QChar(0x2026));
    if (!names.isEmpty())
        statusBar()->showMessage(tr("One board at a time; left out: %1").arg(names.join(", ")),
                                 20000);
}

void MainWindow::saveGame(const QString& path) {
    const QString error = path.endsWith(".txt", Qt::CaseInsensitive)
                              ? writeFile(path, samegame::to_board_text(document()->board()))
                              : document()->saveFile(path);
    if (error.isEmpty())
        statusBar()->showMessage(tr("Saved as %1").arg(shortName(path)), 5000);
    else
        showError(error);
}

void MainWindow::saveBestLine(const QString& path) {
    const QString error =
        writeFile(path, samegame::to_json(m_session.bestLine()->record().value()));
    if (error.isEmpty())
        statusBar()->showMessage(SharedText::bestLineSaved(path), 5000);
    else
        showError(error);
}

void MainWindow::askSaveBestLine() {
    if (m_session.bestLine()->record())
        askSaveLinePath(this, suggestedFileName(document()->name()),
                        [this](const QString& path) { saveBestLine(path); });
}

/// In the status bar what was said last, or is asked, comes first.
void MainWindow::showDuel(const SessionView& view) {
    m_duelState->setVisible((view.isDuelSearching || view.isDuelSealed) &&
                            statusBar()->currentMessage().isEmpty() &&
                            m_takeOverQuestion->isHidden());
    m_duelState->setText(view.isDuelSearching
                             ? tr("%1 plays this board too").arg(view.duelSolver)
                             : tr("%1 has ended; its score is sealed").arg(view.duelSolver));
}

bool MainWindow::playText(const QString& text) {
    const auto game = namedGameOfText(text);
    if (game)
        playNamed(*game);
    else
        showError(tr("The text cannot be played: %1.").arg(errorText(game.error())));
    return game.ok();
}

void MainWindow::playNamed(const NamedGame& game) {
    play(game.record, game.name);
    if (game.refutedClaim)
        showError(tr("The game is opened with what its moves come to: %1.")
                      .arg(errorText(*game.refutedClaim)));
}

void MainWindow::play(const samegame::GameRecord& record, const QString& name) {
    document()->openRecord(record, name);
    chooseReplay();
}

/// A game that comes with moves is often opened to be replayed.
void MainWindow::chooseReplay() {
    const bool hasMoves = !document()->line().moves.empty();
    m_session.replay()->setSource(hasMoves ? ReplaySource::Game : ReplaySource::BestLine);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    dragMoveEvent(event);
}

/// Text of a field of this window stays there, too.
void MainWindow::dragMoveEvent(QDragMoveEvent* event) {
    CopiedDrops::forbidMoving(event);
    event->setAccepted(event->mimeData()->hasUrls() || event->mimeData()->hasText());
}

void MainWindow::dropEvent(QDropEvent* event) {
    CopiedDrops::forbidMoving(event);
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls())
        if (const QString path = pathOfUrl(url); !path.isEmpty())
            paths << path;
    event->setAccepted(paths.isEmpty() ? playText(event->mimeData()->text())
                                       : openBoard(paths.takeFirst()));
    tellLeftOut(paths);
}

void MainWindow::replay(ReplaySource source) {
    m_session.replay()->setSource(source);
    m_session.replay()->first();
    m_session.replay()->setPlaying(true);
}

void MainWindow::copyId() {
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(samegame::to_board_id(document()->start())));
    statusBar()->showMessage(tr("The board ID is on the clipboard"), 5000);
}

void MainWindow::copyResult() {
    const auto source = document()->source();
    QGuiApplication::clipboard()->setText(
        shareText(document()->name(), document()->start(), document()->line(), document()->aid(),
                  source ? foundByText(source->solver) : QString()));
    statusBar()->showMessage(tr("The result is on the clipboard"), 5000);
}

void MainWindow::showHint(const Hint& hint) {
    m_session.replay()->leave();
    m_candidatesPanel->clearSelection(); // the hint takes its place
    m_marks->showHint(hint);
    m_howToCard->uncoverMarks();
    statusBar()->showMessage(textOf(hint, document()->start().rules, document()->board().rows()));
}

void MainWindow::peek() {
    m_session.assistant()->setPeeking(m_actions->peek->isChecked());
    if (m_session.assistant()->isPeeking() && !m_session.assistant()->shownResult())
        statusBar()->showMessage(tr("Nothing is known of this position yet; F5 searches it."),
                                 5000);
}

/// One layer at a time, what came last first.
void MainWindow::stepBack() {
    const bool isSearching =
        m_session.assistant()->isSearching() || m_session.assistant()->isHintPending() ||
        m_session.distributionRunner()->isRunning() || m_session.comparisonRunner()->isRunning();
    if (m_session.assistant()->isPeeking()) {
        m_session.assistant()->setPeeking(false);
    } else if (!m_takeOverQuestion->isHidden()) {
        m_takeOverQuestion->hide();
    } else if (!m_howToCard->isHidden()) {
        m_howToCard->dismiss();
    } else if (m_session.replay()->isActive()) {
        m_session.replay()->leave(); // marks of the game lie under it
    } else if (m_marks->hasMark() || !m_boardView->selection().empty()) {
        clearMarks();
    } else if (m_presenter->closeEndCard()) {
        updateActions();
    } else if (isSearching) {
        m_session.assistant()->pause();
        m_session.distributionRunner()->stop();
        m_session.comparisonRunner()->stop();
    } else if (isFullScreen()) {
        m_actions->fullScreen->trigger();
    } else {
        m_session.assistant()->stop();
    }
}

void MainWindow::clearMarks() {
    m_marks->clear();
    m_candidatesPanel->clearSelection();
    m_boardView->clearSelection();
    statusBar()->clearMessage();
}

void MainWindow::stopAll() {
    m_session.stopAll();
    clearMarks();
}

void MainWindow::showStrip() {
    if (m_session.replay()->isActive())
        m_strip->showReplay(m_session.replay()->board(), m_session.replay()->index(),
                            m_session.replay()->score());
    else
        m_strip->showGame();
}

/// One box has all that went wrong while it is open: of two on top of each other the keyboard would
/// close neither.
void MainWindow::showError(const QString& sentence) {
    auto* shown = findChild<QMessageBox*>("errorBox");
    if (shown && shown->isVisible()) {
        if (!shown->text().contains(sentence))
            shown->setText(shown->text() + "\n\n" + sentence);
        return;
    }
    auto* box =
        new QMessageBox(QMessageBox::Warning, tr("SameGame"), sentence, QMessageBox::Ok, this);
    box->setObjectName("errorBox");
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}
