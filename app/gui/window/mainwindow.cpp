#include "app/gui/window/mainwindow.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QLabel>
#include <QLocale>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/inputfilters.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/board/boardview.h"
#include "app/gui/panels/actionicon.h"
#include "app/gui/panels/assistantpanel.h"
#include "app/gui/panels/candidatespanel.h"
#include "app/gui/panels/linepanel.h"
#include "app/gui/panels/replaybar.h"
#include "app/gui/panels/takeoverquestion.h"
#include "app/gui/play/gamepresenter.h"
#include "app/gui/play/gamestrip.h"
#include "app/gui/play/howtocard.h"
#include "app/gui/play/sounds.h"
#include "app/gui/research/comparisonpanel.h"
#include "app/gui/research/convergencepanel.h"
#include "app/gui/research/distributionpanel.h"
#include "app/gui/session/archive.h"
#include "app/gui/session/ownresults.h"
#include "app/gui/session/sessionstore.h"
#include "app/gui/window/boardmarks.h"
#include "app/gui/window/coloricons.h"
#include "app/gui/window/hinttext.h"
#include "app/gui/window/windowactions.h"
#include "app/gui/window/windowbars.h"
#include "app/gui/window/windowlayout.h"
#include "app/gui/window/windowresults.h"

namespace {

constexpr std::chrono::milliseconds pauseBetweenKeeping = std::chrono::seconds(10);

// Of the session store.
constexpr auto runsItem = "runs";
constexpr auto distributionItem = "distribution";
constexpr auto comparisonItem = "comparison";

constexpr auto closeQuestionName = "closeQuestion";

} // namespace

MainWindow::MainWindow(Archive* archive, SessionStore* store, OwnResults* results, QWidget* parent)
    : QMainWindow(parent),
      m_settings(Settings::load()),
      m_session(archive, store, results),
      m_boardView(new BoardView),
      m_presenter(new GamePresenter(m_boardView, &m_session)),
      m_sounds(std::make_unique<GameSounds>(&m_session, m_presenter)),
      m_marks(new BoardMarks(m_boardView, m_presenter, &m_session, this)),
      m_actions(new WindowActions(this, document()->undoStack())),
      m_layout(new WindowLayout(this)),
      m_strip(new GameStrip(document())),
      m_howToCard(new HowToCard(m_boardView, document())) {
    setAcceptDrops(true);
    qApp->installEventFilter(new CopiedDrops(this));
    new KeyRepeats(this); // ends with the window
    qApp->installEventFilter(new WheelGuard(this));
    arrange();
    connectBoard();
    connectAnalysis();
    connectReplay();
    connectActions();
    connectReplayActions();
    connectViews();
    applySettings(m_settings);
    m_layout->restore();
    showPalette();
    showSession();
    m_boardView->setFocus();
    if (const QString error = m_session.restore(); !error.isEmpty())
        QMetaObject::invokeMethod(
            this, [this, error] { showError(error); }, Qt::QueuedConnection);
    if (store)
        restoreResults();
}

MainWindow::~MainWindow() {
    // What widgets tell while they are hidden is heard by those that are still there.
    hide();
    [[maybe_unused]] const std::unique_ptr<QWidget> central(takeCentralWidget()); // goes last
    // Widgets hold pointers to the session and to the board, so they go first.
    qDeleteAll(findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly));
}

bool MainWindow::event(QEvent* event) {
    // No action has a status tip, and a menu that tells so would wipe a hint off the status bar.
    return event->type() == QEvent::StatusTip || QMainWindow::event(event);
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        showPalette();
    else if (event->type() == QEvent::WindowStateChange)
        followWindowState();
    QMainWindow::changeEvent(event);
}

void MainWindow::fitScreen() {
    m_layout->fitScreen();
}

WindowResults MainWindow::results() const {
    return {m_distributionPanel->content(), m_comparisonPanel->content(),
            m_session.runLog()->content()};
}

void MainWindow::takeOver(const WindowResults& results) {
    m_isComparisonRead = true;
    m_session.runLog()->takeOver(results.runs);
    m_distributionPanel->takeOver(results.distribution);
    m_comparisonPanel->takeOver(results.comparison);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    // The end of a desktop session, too, asks nothing: what is kept is the same.
    if (!m_closesUnasked && !qApp->isSavingSession() && askWhetherToClose())
        return event->ignore();
    stopAll();
    keep();
    QMainWindow::closeEvent(event);
}

void MainWindow::closeUnasked() {
    m_closesUnasked = true;
    close();
}

QString MainWindow::runsDoneText() const {
    const samegame::TrialProgress& progress = m_session.comparisonRunner()->progress();
    return tr("Solvers are being compared: %1 of %2 runs are done.")
        .arg(QLocale().toString(static_cast<qulonglong>(progress.done)),
             QLocale().toString(static_cast<qulonglong>(progress.total)));
}

/// Whether a question is open now; one at a time.
bool MainWindow::askWhetherToClose() {
    if (auto* asked = findChild<QMessageBox*>(closeQuestionName)) {
        asked->raise();
        return true;
    }
    const GameSession::Loss loss = m_mayLose ? GameSession::Loss() : m_session.lossAtClosing();
    if (!loss.reason.isEmpty()) {
        QMessageBox* box = makeCloseQuestion(lossText(loss), tr("Close all the same"),
                                             QMessageBox::DestructiveRole, &m_mayLose);
        box->setInformativeText(loss.reason + ' ' +
                                tr("Once that is mended, \"Try again\" stores it and closes."));
        const QPushButton* again = box->addButton(tr("Try again"), QMessageBox::AcceptRole);
        connect(again, &QPushButton::clicked, this, [this, box] { closeAfter(box); });
        box->open();
        return true;
    }
    if (m_session.comparisonRunner()->isRunning() && !m_mayStop) {
        QMessageBox* box = makeCloseQuestion(runsDoneText(), tr("Stop and close"),
                                             QMessageBox::AcceptRole, &m_mayStop);
        box->setInformativeText(tr("The comparison goes on while this is asked. If it is stopped, "
                                   "the runs done are kept, and after the next start \"Continue\" "
                                   "goes on with the others."));
        connect(m_session.comparisonRunner(), &ComparisonRunner::progressChanged, box,
                [this, box] { box->setText(runsDoneText()); });
        box->open();
        return true;
    }
    return false;
}

QString MainWindow::lossAtClosing() {
    const GameSession::Loss loss = m_session.lossAtClosing();
    return loss.reason.isEmpty() ? QString() : lossText(loss) + ' ' + loss.reason;
}

QString MainWindow::lossText(const GameSession::Loss& loss) {
    QStringList lost;
    if (loss.games > 0)
        lost << tr("Closing now loses %Ln finished games.", nullptr, loss.games);
    if (loss.isGame)
        lost << tr("Closing now loses the game on the board.");
    return lost.join(' ');
}

/// A question whose answers are to close, which `permission` remembers until a question is
/// canceled, and not to close.
QMessageBox* MainWindow::makeCloseQuestion(const QString& text, const QString& answer,
                                           QMessageBox::ButtonRole role, bool* permission) {
    auto* box =
        new QMessageBox(QMessageBox::Question, tr("SameGame"), text, QMessageBox::Cancel, this);
    box->setObjectName(closeQuestionName);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setDefaultButton(QMessageBox::Cancel);
    connect(box, &QMessageBox::rejected, this, [this] { m_mayLose = m_mayStop = false; });
    const QPushButton* closing = box->addButton(answer, role);
    connect(closing, &QPushButton::clicked, this, [this, box, permission] {
        *permission = true;
        closeAfter(box);
    });
    return box;
}

/// Once the question is gone.
void MainWindow::closeAfter(QMessageBox* question) {
    question->setObjectName({}); // it is answered
    QMetaObject::invokeMethod(this, &MainWindow::close, Qt::QueuedConnection);
}

void MainWindow::keep() {
    m_layout->save();
    QSettings settings;
    keepChosen(settings, "candidates/labels", m_candidatesPanel->labelCount(),
               CandidatesPanel::usualLabelCount);
    keepChosen(settings, "candidates/loss", m_candidatesPanel->showsLoss(), false);
    keepResults();
    m_session.save();
}

void MainWindow::arrange() {
    auto* central = new QWidget;
    m_replayBar = new ReplayBar(
        m_session.replay(), {m_actions->firstMove->shortcut(), m_actions->previousMove->shortcut(),
                             m_actions->replay->shortcut(), m_actions->nextMove->shortcut(),
                             m_actions->lastMove->shortcut(), m_actions->loop->shortcut(),
                             m_actions->takeOver->shortcut(), m_actions->stepBack->shortcut()});
    m_layout->setReplayBar(m_replayBar);
    auto* layout = new QVBoxLayout(central);
    layout->setContentsMargins(spacing::usual, 0, spacing::usual,
                               0); // in low windows each pixel is the board's
    layout->setSpacing(spacing::tight);
    layout->addWidget(m_strip);
    layout->addWidget(m_boardView, 1);
    layout->addWidget(m_replayBar);
    setCentralWidget(central);
    addDocks();

    auto* toolBar = new FittingToolBar(tr("Toolbar"));
    toolBar->setObjectName("toolBar");
    addToolBar(toolBar);
    const int iconSize = fontMetrics().height() + 4;
    toolBar->setIconSize({iconSize, iconSize});
    m_actions->fillToolBar(toolBar);
    m_actions->fillMenus(menuBar(), m_layout->toggleActions() + QList{toolBar->toggleViewAction()});
    m_statusBar = new WrappingStatusBar;
    setStatusBar(m_statusBar);
    statusBar()->setObjectName("statusBar");
    m_takeOverQuestion = new TakeOverQuestion;
    statusBar()->addPermanentWidget(m_takeOverQuestion);
    m_duelState = new QLabel;
    m_duelState->setObjectName("duelState");
    m_duelState->hide();
    statusBar()->addPermanentWidget(m_duelState);
    resize(1200, 800);
}

void MainWindow::addDocks() {
    using Place = WindowLayout::Place;
    m_candidatesPanel = new CandidatesPanel(m_session.assistant(), document());
    m_linePanel = new LinePanel(m_session.replay(), m_session.bestLine(), document());
    m_distributionPanel = new DistributionPanel(m_session.distributionRunner(), document());
    m_comparisonPanel = new ComparisonPanel(m_session.comparisonRunner(), document());
    m_layout->add(Place::Side, "assistantDock", tr("Assistant"),
                  new AssistantPanel(m_session.assistant(), document()));
    m_layout->add(Place::Side, "candidatesDock", tr("Candidates"), m_candidatesPanel);
    m_layout->add(Place::Side, "lineDock", tr("Best line"), m_linePanel);
    m_distributionDock = m_layout->add(Place::Chart, "distributionDock",
                                       SharedText::scoreDistribution(), m_distributionPanel);
    m_comparisonDock = m_layout->add(Place::Chart, "comparisonDock", SharedText::solverComparison(),
                                     m_comparisonPanel);
    auto* convergencePanel = new ConvergencePanel(m_session.runLog());
    m_convergenceDock =
        m_layout->add(Place::Chart, "convergenceDock", tr("Convergence"), convergencePanel);
    connect(m_distributionPanel, &DistributionPanel::failed, this, &MainWindow::showError);
    connect(m_comparisonPanel, &ComparisonPanel::failed, this, &MainWindow::showError);
    connect(convergencePanel, &ConvergencePanel::failed, this, &MainWindow::showError);
}

void MainWindow::connectBoard() {
    connect(CurrentLook::instance(), &CurrentLook::changed, this, &MainWindow::showPalette);
    connect(m_boardView, &BoardView::groupHovered, m_strip, &GameStrip::showHovered);
    // Ends with the panel: the board hears of a mouse that leaves it even while the window ends.
    connect(m_boardView, &BoardView::groupHovered, m_candidatesPanel,
            [this](const samegame::Group& group) {
                m_candidatesPanel->highlightMove(group.empty() ? std::nullopt
                                                               : std::optional(group.move()));
            });
    connect(&m_session, &GameSession::changed, this, &MainWindow::showSession);
    connect(&m_session, &GameSession::failed, this, &MainWindow::showError);
    connect(m_presenter, &GamePresenter::endCardChanged, this, &MainWindow::updateActions);
    connect(m_presenter, &GamePresenter::newGameRequested, this, &MainWindow::startNewGame);
    connect(m_presenter, &GamePresenter::bestLineRequested, this,
            [this] { replay(ReplaySource::BestLine); });
    connect(m_presenter, &GamePresenter::gameReplayRequested, this,
            [this] { replay(ReplaySource::Game); });
    connect(m_presenter, &GamePresenter::restartRequested, m_actions->restart, &QAction::trigger);
    connect(document(), &GameDocument::positionChanged, statusBar(), &QStatusBar::clearMessage);
    const auto reserve = [this] {
        m_statusBar->reserve(longestHintText(document()->start().rules));
    };
    connect(document(), &GameDocument::positionChanged, this,
            [reserve](GameDocument::Change change) {
                if (change == GameDocument::Change::NewGame)
                    reserve();
            });
    reserve();
    connect(m_boardView, &BoardView::selectionChanged, this, &MainWindow::updateActions);
    connect(m_marks, &BoardMarks::markChanged, this, &MainWindow::updateActions);
}

/// What the session says is shown here; boards and tables hear of it themselves.
void MainWindow::showSession() {
    const SessionView view = m_session.view();
    setWindowTitle(tr("%1 – SameGame").arg(view.name));
    m_presenter->setKnown(view.known);
    showDuel(view);
    updateActions();
}

void MainWindow::connectAnalysis() {
    connect(m_candidatesPanel, &CandidatesPanel::moveSelected, this,
            [this](const std::optional<samegame::Move>& move) {
                if (move && m_marks->hasHint())
                    statusBar()->clearMessage(); // it tells of marks that are taken away
                m_marks->select(move);
            });
    connect(m_candidatesPanel, &CandidatesPanel::moveHovered, m_marks, &BoardMarks::hover);
    connect(m_candidatesPanel, &CandidatesPanel::playRequested, this, [this](samegame::Move move) {
        document()->play(move.cell, GameDocument::MoveSource::Candidate);
    });
    connect(m_candidatesPanel, &CandidatesPanel::labelCountChanged, m_marks,
            &BoardMarks::setLabelCount);
    connect(m_candidatesPanel, &CandidatesPanel::showsLossChanged, m_marks,
            &BoardMarks::setShowsLoss);
    const QSettings settings;
    m_candidatesPanel->setLabelCount(
        settings.value("candidates/labels", m_candidatesPanel->labelCount()).toInt());
    m_candidatesPanel->setShowsLoss(settings.value("candidates/loss", false).toBool());
    m_marks->setLabelCount(m_candidatesPanel->labelCount());
    m_marks->setShowsLoss(m_candidatesPanel->showsLoss());

    connect(m_session.assistant(), &Assistant::hintGiven, this, &MainWindow::showHint);
    connect(m_session.assistant(), &Assistant::solverReplaced, this,
            [this](const QString& sentence) { statusBar()->showMessage(sentence, 10000); });
    connect(m_session.assistant(), &Assistant::resultChanged, m_howToCard,
            &HowToCard::uncoverMarks);
    connect(m_session.assistant(), &Assistant::hintPendingChanged, this, [this](bool isPending) {
        if (isPending)
            statusBar()->showMessage(SharedText::hintPending());
        else
            statusBar()->clearMessage();
    });
    connect(m_distributionPanel, &DistributionPanel::canToggleChanged, this,
            &MainWindow::updateActions);
}

/// What the window draws in the colors of its palette or of the blocks.
void MainWindow::showPalette() {
    QStringList names;
    for (int color = 1; color <= samegame::max_colors; ++color)
        names << colorName(static_cast<samegame::Color>(color));
    m_linePanel->setColors(colorIcons(BoardTheme(palette()), devicePixelRatioF()), names);
}

void MainWindow::connectReplay() {
    connect(m_session.replay(), &LineReplay::indexChanged, this, &MainWindow::showStrip);
    connect(m_session.replay(), &LineReplay::activeChanged, this, [this] {
        statusBar()->clearMessage();
        showStrip();
    });
    connect(m_session.replay(), &LineReplay::activeChanged, m_candidatesPanel,
            &CandidatesPanel::setReplaying);
    connect(m_linePanel, &LinePanel::saveRequested, this, [this] {
        const bool isGame = m_session.replay()->source() == ReplaySource::Game;
        (isGame ? m_actions->save : m_actions->saveBestLine)->trigger();
    });
    connect(m_linePanel, &LinePanel::solvedBoardsRequested, this, &MainWindow::showSolvedBoards);
}

/// What comes then is kept: at the end, and some seconds after it came, so that a program that is
/// killed loses little.
void MainWindow::restoreResults() {
    loadResults();
    m_resultsTimer.setObjectName("keepResults");
    m_resultsTimer.setSingleShot(true);
    m_resultsTimer.setInterval(pauseBetweenKeeping);
    connect(&m_resultsTimer, &QTimer::timeout, this, &MainWindow::keepResults);
    const auto keepSoon = [this] {
        if (!m_resultsTimer.isActive())
            m_resultsTimer.start();
    };
    connect(m_session.runLog(), &RunLog::reset, this, keepSoon);
    connect(m_session.runLog(), &RunLog::runAdded, this, keepSoon);
    connect(m_session.runLog(), &RunLog::runChanged, this, keepSoon);
    connect(m_session.distributionRunner(), &DistributionRunner::histogramsChanged, this, keepSoon);
    connect(m_session.comparisonRunner(), &ComparisonRunner::resultsChanged, this, keepSoon);
    connect(m_session.comparisonRunner(), &ComparisonRunner::filingChanged, this, keepSoon);
}

void MainWindow::loadResults() {
    if (const auto runs = decodedRuns(m_session.store()->loadItem(runsItem)))
        m_session.runLog()->takeOver(*runs);
    if (const auto distribution =
            decodedDistribution(m_session.store()->loadItem(distributionItem)))
        m_distributionPanel->takeOver(*distribution);
    m_isComparisonRead = m_session.store()->loadItem(comparisonItem).isEmpty();
    if (!m_isComparisonRead) // the window does not wait for it
        QMetaObject::invokeMethod(this, &MainWindow::restoreComparison, Qt::QueuedConnection);
}

void MainWindow::takeUpSession() {
    if (const QString error = m_session.takeUp(); !error.isEmpty())
        showError(error);
    loadResults();
}

/// Unless there is another one by now.
void MainWindow::restoreComparison() {
    if (std::exchange(m_isComparisonRead, true) ||
        !m_session.comparisonRunner()->results().empty() ||
        m_session.comparisonRunner()->isRunning())
        return;
    if (const auto comparison = decodedComparison(m_session.store()->loadItem(comparisonItem)))
        m_comparisonPanel->takeOver(*comparison);
}

/// What takes longer to write is written less often.
void MainWindow::keepResults() {
    m_resultsTimer.stop();
    if (!m_session.store())
        return;
    QElapsedTimer taken;
    taken.start();
    m_session.store()->saveItem(runsItem, encoded(m_session.runLog()->content()));
    m_session.store()->saveItem(distributionItem, encoded(m_distributionPanel->content()));
    if (m_isComparisonRead)
        m_session.store()->saveItem(comparisonItem, encoded(m_comparisonPanel->content()));
    m_resultsTimer.setInterval(
        std::max(pauseBetweenKeeping, std::chrono::milliseconds(1000 * taken.elapsed())));
}

void MainWindow::applySettings(const Settings& settings) {
    m_settings = settings;
    m_boardView->setClickMode(settings.clickMode);
    CurrentLook::instance()->setLook(settings.look());
    m_boardView->setShowsGlyphs(settings.showsGlyphs);
    if (const auto duration = animationDuration(settings.animationSpeed))
        m_boardView->setAnimationDuration(*duration);
    else
        m_boardView->followDesktopAnimation();
    m_marks->setPreviewsLines(settings.previewsLines);
    m_sounds->sounds().setOn(settings.playsSounds);
}

/// Of what the session shows and of what stands in the window.
void MainWindow::updateActions() {
    const SessionView view = m_session.view();
    const bool hasMoves = !view.isFinished;
    m_actions->saveBestLine->setEnabled(view.hasBestLine);
    m_actions->nameBestLine(view.isBestLineOwn);
    m_actions->solvedBoards->setEnabled(m_session.archive() != nullptr);
    m_actions->statistics->setEnabled(m_session.results() != nullptr);
    m_actions->restart->setEnabled(view.hasBegun);
    m_actions->setAssistantOn(view.isAssistantOn);
    m_actions->hint->setEnabled(hasMoves && !view.isHintPending && !view.isReplaying);
    m_actions->startStop->setEnabled(view.isAssistantOn || hasMoves);
    m_actions->peek->setEnabled(!view.isAssistantOn && hasMoves && !view.isReplaying);
    m_actions->peek->setChecked(view.isPeeking);
    m_actions->distribution->setEnabled(m_distributionPanel->canToggle());
    m_actions->replay->setEnabled(view.replayLength > 0 || !m_layout->showsReplayBar());
    m_actions->firstMove->setEnabled(view.replayIndex > 0);
    m_actions->previousMove->setEnabled(view.replayIndex > 0);
    m_actions->nextMove->setEnabled(view.replayIndex < view.replayLength);
    m_actions->lastMove->setEnabled(view.replayIndex < view.replayLength);
    m_actions->loop->setEnabled(view.replayLength > 0);
    m_actions->takeOver->setEnabled(view.isReplaying);
    for (std::size_t i = 0; i < view.canChallenge.size(); ++i)
        m_actions->beatSolver[i]->setEnabled(view.canChallenge[i]);
    for (int rank = 1; rank <= WindowActions::candidateKeys; ++rank)
        m_actions->playCandidate[rank - 1]->setEnabled(!view.isReplaying &&
                                                       rank <= view.candidateCount);
    m_actions->copyResult->setEnabled(view.isFinished);
    m_actions->stepBack->setEnabled(view.isAssistantOn || view.isPeeking || view.isHintPending ||
                                    view.isReplaying || view.isCounting || m_marks->hasMark() ||
                                    !m_boardView->selection().empty() || !m_howToCard->isHidden() ||
                                    m_presenter->hasEndCard() || isFullScreen());
}
