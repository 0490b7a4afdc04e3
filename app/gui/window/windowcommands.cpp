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

#include <unistd.h>

#include "app/gui/basics/copieddrops.h"
#include "app/gui/basics/engineerrors.h"
#include "app/gui/basics/findertext.h"
#include "app/gui/basics/heldkey.h"
#include "app/gui/basics/outsidepath.h"
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
#include "app/gui/play/randomboard.h"
#include "app/gui/play/sharetext.h"
#include "app/gui/research/comparisonpanel.h"
#include "app/gui/research/distributionpanel.h"
#include "app/gui/window/aboutdialog.h"
#include "app/gui/window/boardmarks.h"
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
        on(m_actions->beatSolver[i], [this, i] { m_duel.begin(static_cast<Opponent>(i)); });
    on(m_actions->editBoard, &MainWindow::editBoard);
    on(m_actions->rules, &MainWindow::chooseRules);
    on(m_actions->open,
       [this] { askOpenPath(this, [this](const QString& path) { openBoard(path); }); });
    on(m_actions->paste, [this] { playText(QGuiApplication::clipboard()->text()); });
    on(m_actions->solvedBoards, &MainWindow::showSolvedBoards);
    on(m_actions->statistics, &MainWindow::showStatistics);
    on(m_actions->save, [this] {
        askSaveGamePath(this, suggestedFileName(m_document.name()),
                        [this](const QString& path) { saveGame(path); });
    });
    on(m_actions->saveBestLine, &MainWindow::askSaveBestLine);
    on(m_actions->copyId, &MainWindow::copyId);
    on(m_actions->copyResult, &MainWindow::copyResult);
    on(m_actions->settings, [this] { showSettings(); });
    on(m_actions->quit, &MainWindow::close);
    on(m_actions->restart, [this] { m_document.restart(); });
    on(m_actions->hint, [this] { m_assistant.requestHint(); });
    for (int rank = 1; rank <= WindowActions::candidateKeys; ++rank)
        on(m_actions->playCandidate[rank - 1], [this, rank] {
            if (const auto move = m_assistant.candidateMove(rank))
                m_document.play(move->cell, GameDocument::MoveSource::Candidate);
        });
    on(m_actions->startStop, [this] {
        m_assistant.toggle();
        if (m_assistant.isOn())
            m_layout->bringUpSide();
    });
    on(m_actions->peek, &MainWindow::peek);
    connect(new HeldKey(m_actions->peek, this), &HeldKey::released, &m_assistant,
            [this] { m_assistant.setPeeking(false); });
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
            m_replay.setPlaying(false);
            (m_replay.*slot)();
        });
    };
    connect(m_actions->replay, &QAction::triggered, this, [this] {
        m_layout->showReplayBar();
        m_replay.setPlaying(!m_replay.isPlaying());
    });
    step(m_actions->firstMove, &LineReplay::first);
    step(m_actions->previousMove, &LineReplay::previous);
    step(m_actions->nextMove, &LineReplay::next);
    step(m_actions->lastMove, &LineReplay::last);
    connect(m_actions->loop, &QAction::toggled, &m_replay, &LineReplay::setLooping);
    connect(&m_replay, &LineReplay::loopingChanged, m_actions->loop, &QAction::setChecked);
    connect(m_actions->takeOver, &QAction::triggered, &m_replay, &LineReplay::takeOver);
    connect(m_boardView, &BoardView::replayActivated, this, [this] {
        const bool wasPlaying = m_replay.isPlaying();
        m_replay.setPlaying(false); // the position asked about stays
        statusBar()->clearMessage();
        m_takeOverQuestion->ask(wasPlaying);
    });
    connect(m_takeOverQuestion, &TakeOverQuestion::declined, this,
            [this](bool wasPlaying) { m_replay.setPlaying(wasPlaying); });
    connect(m_takeOverQuestion, &TakeOverQuestion::shown, this, &MainWindow::showDuel);
    connect(statusBar(), &QStatusBar::messageChanged, this, &MainWindow::showDuel);
    connect(m_takeOverQuestion, &TakeOverQuestion::accepted, &m_replay, &LineReplay::takeOver);
    connect(&m_replay, &LineReplay::indexChanged, m_takeOverQuestion, &QWidget::hide);
    connect(&m_replay, &LineReplay::activeChanged, m_takeOverQuestion, &QWidget::hide);
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
    const auto fault = samegame::board_id_fault(bytesOfPath(board).toStdString());
    const QString error = fault && ::access(bytesOfPath(board).constData(), F_OK) != 0
                              ? tr("There is no file %1, and as a board ID it is wrong: %2.")
                                    .arg(shortFileName(board), errorText(*fault))
                              : m_document.openFile(board);
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
                              ? writeFile(path, samegame::to_board_text(m_document.board()))
                              : m_document.saveFile(path);
    if (error.isEmpty())
        statusBar()->showMessage(tr("Saved as %1").arg(shortName(path)), 5000);
    else
        showError(error);
}

void MainWindow::saveBestLine(const QString& path) {
    const QString error = writeFile(path, samegame::to_json(m_bestLine.record().value()));
    if (error.isEmpty())
        statusBar()->showMessage(SharedText::bestLineSaved(path), 5000);
    else
        showError(error);
}

void MainWindow::askSaveBestLine() {
    if (m_bestLine.record())
        askSaveLinePath(this, suggestedFileName(m_document.name()),
                        [this](const QString& path) { saveBestLine(path); });
}

void MainWindow::showDuel() {
    const QString solver = solverTitleOf(m_duel.opponent());
    const Duel::State state = m_duel.state();
    const bool isTold = state == Duel::State::Searching || state == Duel::State::Open;
    m_presenter->setDuel(isTold ? std::optional(DuelEnd{solver, m_duel.score()}) : std::nullopt);
    // In the status bar what was said last, or is asked, comes first.
    const bool isGoingOn = state == Duel::State::Searching || state == Duel::State::Sealed;
    m_duelState->setVisible(isGoingOn && statusBar()->currentMessage().isEmpty() &&
                            m_takeOverQuestion->isHidden());
    m_duelState->setText(state == Duel::State::Searching
                             ? tr("%1 plays this board too").arg(solver)
                             : tr("%1 has ended; its score is sealed").arg(solver));
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
    m_document.openRecord(record, name);
    chooseReplay();
}

/// A game that comes with moves is often opened to be replayed.
void MainWindow::chooseReplay() {
    const bool hasMoves = !m_document.line().moves.empty();
    m_replay.setSource(hasMoves ? ReplaySource::Game : ReplaySource::BestLine);
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
    m_replay.setSource(source);
    m_replay.first();
    m_replay.setPlaying(true);
}

void MainWindow::copyId() {
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(samegame::to_board_id(m_document.start())));
    statusBar()->showMessage(tr("The board ID is on the clipboard"), 5000);
}

void MainWindow::copyResult() {
    const auto source = m_document.source();
    QGuiApplication::clipboard()->setText(
        shareText(m_document.name(), m_document.start(), m_document.line(), m_document.aid(),
                  source ? foundByText(source->solver) : QString()));
    statusBar()->showMessage(tr("The result is on the clipboard"), 5000);
}

void MainWindow::showHint(const Hint& hint) {
    m_replay.leave();
    m_candidatesPanel->clearSelection(); // the hint takes its place
    m_marks->showHint(hint);
    m_howToCard->uncoverMarks();
    statusBar()->showMessage(textOf(hint, m_document.start().rules, m_document.board().rows()));
}

void MainWindow::peek() {
    m_assistant.setPeeking(m_actions->peek->isChecked());
    if (m_assistant.isPeeking() && !m_assistant.shownResult())
        statusBar()->showMessage(tr("Nothing is known of this position yet; F5 searches it."),
                                 5000);
}

/// One layer at a time, what came last first.
void MainWindow::stepBack() {
    const bool isSearching = m_assistant.isSearching() || m_assistant.isHintPending() ||
                             m_distributionRunner.isRunning() || m_comparisonRunner.isRunning();
    if (m_assistant.isPeeking()) {
        m_assistant.setPeeking(false);
    } else if (!m_takeOverQuestion->isHidden()) {
        m_takeOverQuestion->hide();
    } else if (!m_howToCard->isHidden()) {
        m_howToCard->dismiss();
    } else if (m_replay.isActive()) {
        m_replay.leave(); // marks of the game lie under it
    } else if (m_marks->hasMark() || !m_boardView->selection().empty()) {
        clearMarks();
    } else if (m_presenter->closeEndCard()) {
        updateActions();
    } else if (isSearching) {
        m_assistant.pause();
        m_distributionRunner.stop();
        m_comparisonRunner.stop();
    } else if (isFullScreen()) {
        m_actions->fullScreen->trigger();
    } else {
        m_assistant.stop();
    }
}

void MainWindow::clearMarks() {
    m_marks->clear();
    m_candidatesPanel->clearSelection();
    m_boardView->clearSelection();
    statusBar()->clearMessage();
}

void MainWindow::stopAll() {
    m_assistant.stop();
    m_distributionRunner.stop();
    m_comparisonRunner.stop();
    m_replay.leave();
    clearMarks();
}

void MainWindow::showStrip() {
    if (m_replay.isActive())
        m_strip->showReplay(m_replay.board(), m_replay.index(), m_replay.score());
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
