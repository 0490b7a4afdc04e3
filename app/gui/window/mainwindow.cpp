#include "app/gui/window/mainwindow.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDropEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>
#include <QShortcut>
#include <QStatusBar>
#include <QVBoxLayout>
#include <QWidgetAction>

#include <algorithm>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/boardpainter.h"
#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/input.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/board/boardview.h"
#include "app/gui/panels/actionicon.h"
#include "app/gui/panels/assistantpanel.h"
#include "app/gui/panels/candidatespanel.h"
#include "app/gui/panels/linepanel.h"
#include "app/gui/panels/replaybar.h"
#include "app/gui/panels/reviewpanel.h"
#include "app/gui/play/boardlayout.h"
#include "app/gui/play/gamepresenter.h"
#include "app/gui/play/gamestrip.h"
#include "app/gui/play/howtocard.h"
#include "app/gui/play/sounds.h"
#include "app/gui/play/todaybutton.h"
#include "app/gui/research/comparisonpanel.h"
#include "app/gui/research/convergencepanel.h"
#include "app/gui/research/distributionpanel.h"
#include "app/gui/research/experimentsdialog.h"
#include "app/gui/research/keptrunsdialog.h"
#include "app/gui/window/boardmarks.h"
#include "app/gui/window/closequestion.h"
#include "app/gui/window/gameexchange.h"
#include "app/gui/window/helpdialog.h"
#include "app/gui/window/hintbubble.h"
#include "app/gui/window/settingsdialog.h"
#include "app/gui/window/windowactions.h"
#include "app/gui/window/windowbars.h"
#include "app/gui/window/windowlayout.h"

namespace {

constexpr int colorIconSize = 16; // pixels, as tables show icons

/// Every color as a small block with its shape, by number - 1.
QList<QIcon> colorIcons(const BoardTheme& theme, qreal pixelRatio) {
    QList<QIcon> icons;
    for (int number = 1; number <= samegame::max_colors; ++number) {
        const QPixmap picture =
            blockPicture(theme, static_cast<samegame::Color>(number), colorIconSize, pixelRatio);
        QIcon icon(picture);
        icon.addPixmap(picture, QIcon::Selected); // a selected row must not tint it
        icons << icon;
    }
    return icons;
}

} // namespace

MainWindow::MainWindow(GameSession* session, QWidget* parent)
    : QMainWindow(parent),
      m_settings(Settings::load()),
      m_session(session),
      m_boardView(new BoardView),
      m_presenter(new GamePresenter(m_boardView, m_session)),
      m_sounds(std::make_unique<GameSounds>(m_session, m_presenter)),
      m_soundOffer(new SoundOffer),
      m_marks(new BoardMarks(m_boardView, m_presenter, m_session, this)),
      m_actions(new WindowActions(this, document()->undoStack())),
      m_layout(new WindowLayout(this)),
      m_strip(new GameStrip(document())),
      m_howToCard(new HowToCard(m_boardView, document())),
      m_games(new GameExchange(m_session, this)),
      m_closeQuestion(new CloseQuestion(m_session, this)) {
    setAcceptDrops(true);
    qApp->installEventFilter(new CopiedDrops(this));
    new KeyRepeats(this); // ends with the window
    qApp->installEventFilter(new WheelGuard(this));
    arrange();
    connectBoard();
    connectAnalysis();
    connectReplay();
    connectReview();
    connectActions();
    connectReplayActions();
    connectViews();
    applySettings(m_settings);
    m_layout->restore();
    if (m_session->reviewRunner()->isRunning()) // since before the language changed
        m_layout->bringUp(m_reviewDock);
    showPalette();
    showSession();
    m_boardView->setFocus();
    if (const QString error = m_session->restore(); !error.isEmpty())
        QMetaObject::invokeMethod(
            this, [this, error] { showError(error); }, Qt::QueuedConnection);
}

MainWindow::~MainWindow() {
    // What widgets tell while they are hidden is heard by those that are still there.
    hide();
    [[maybe_unused]] const std::unique_ptr<QWidget> central(takeCentralWidget()); // goes last
    // Panels hold pointers to the board, so they go first.
    qDeleteAll(findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly));
}

bool MainWindow::event(QEvent* event) {
    // No action has a status tip, and a menu that says so would wipe what the status bar says.
    return event->type() == QEvent::StatusTip || QMainWindow::event(event);
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        showPalette();
    else if (event->type() == QEvent::WindowStateChange)
        followWindowState();
    else if (event->type() == QEvent::ActivationChange && isActiveWindow())
        m_session->lookAgain();
    QMainWindow::changeEvent(event);
}

bool MainWindow::openBoard(const QString& board) {
    return m_games->openBoard(board);
}

void MainWindow::saveGame(const QString& path) {
    m_games->saveGame(path);
}

void MainWindow::saveBestLine(const QString& path) {
    m_games->saveBestLine(path);
}

void MainWindow::fitScreen() {
    m_layout->fitScreen();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    // The end of a desktop session, too, asks nothing: what is kept is the same.
    if (!m_closesUnasked && !qApp->isSavingSession() && m_closeQuestion->ask())
        return event->ignore();
    stopAll();
    keep();
    QMainWindow::closeEvent(event);
}

void MainWindow::closeUnasked() {
    m_closesUnasked = true;
    close();
}

QString MainWindow::lossAtClosing() {
    const GameSession::Loss loss = m_session->lossAtClosing();
    return loss.reason.isEmpty()
               ? QString()
               : SharedText::sentences({CloseQuestion::textOf(loss), loss.reason});
}

void MainWindow::keep() {
    m_layout->save();
    keepChoices();
    m_session->save();
}

void MainWindow::keepChoices() {
    m_kept.keep("candidates/labels", m_candidatesPanel->labelCount(),
                CandidatesPanel::usualLabelCount);
    m_kept.keep("candidates/loss", m_candidatesPanel->showsLoss(), false);
    m_kept.keep("candidates/columns", m_candidatesPanel->shownColumns(),
                CandidatesPanel::usualColumns());
    m_kept.keep("assistant/more", m_assistantPanel->showsMore(), false);
}

void MainWindow::arrange() {
    auto* central = new QWidget;
    m_replayBar = new ReplayBar(
        m_session->replay(), {m_actions->firstMove->shortcut(), m_actions->previousMove->shortcut(),
                              m_actions->replay->shortcut(), m_actions->nextMove->shortcut(),
                              m_actions->lastMove->shortcut(), m_actions->loop->shortcut(),
                              m_actions->takeOver->shortcut(), m_actions->stepBack->shortcut(),
                              m_actions->otherLine->shortcut()});
    m_layout->setReplayBar(m_replayBar);
    auto* layout = new QVBoxLayout(central);
    layout->setContentsMargins(spacing::usual, 0, spacing::usual,
                               0); // in low windows each pixel is the board's
    layout->setSpacing(spacing::tight);
    auto* board = new BoardLayout(m_strip, m_boardView);
    board->setCard(m_howToCard);
    layout->addLayout(board, 1);
    layout->addWidget(m_replayBar);
    setCentralWidget(central);
    addDocks();

    auto* toolBar = new FittingToolBar(tr("Toolbar"));
    toolBar->setObjectName("toolBar");
    addToolBar(toolBar);
    const int iconSize = fontMetrics().height() + 4;
    toolBar->setIconSize({iconSize, iconSize});
    m_actions->fillToolBar(toolBar);
    m_today = new TodayButton(m_actions->daily, toolBar);
    toolBar->insertWidget(m_actions->open, m_today);
    m_actions->fillMenus(menuBar(), m_layout->toggleActions() + QList{toolBar->toggleViewAction()});
    setStatusBar(new WrappingStatusBar);
    statusBar()->setObjectName("statusBar");
    m_takeOverQuestion = new TakeOverQuestion(m_boardView);
    m_notice = new HintBubble(m_boardView, HintBubble::Kind::Notice);
    m_notice->setRoom(m_strip->room());
    m_marks->setHintRoom(m_strip->room());
    m_howToCard->useRoom(m_strip->room());
    resize(1200, 800); // until fitScreen()
}

void MainWindow::addDocks() {
    using Place = WindowLayout::Place;
    m_candidatesPanel = new CandidatesPanel(m_session->assistant(), document());
    m_linePanel = new LinePanel(m_session->replay(), m_session->bestLine(), document());
    m_distributionPanel = new DistributionPanel(m_session->distributionRunner(), document());
    m_comparisonPanel = new ComparisonPanel(m_session->comparisonRunner(), document());
    m_assistantPanel = new AssistantPanel(m_session->assistant(), document());
    m_layout->add(Place::Side, "candidatesDock", tr("Candidates"), m_candidatesPanel);
    m_layout->add(Place::Side, "lineDock", tr("Best game"), m_linePanel);
    m_layout->add(Place::Side, "assistantDock", tr("Assistant"), m_assistantPanel);
    m_distributionDock = m_layout->add(Place::Chart, "distributionDock",
                                       SharedText::scoreDistribution(), m_distributionPanel);
    m_comparisonDock = m_layout->add(Place::Chart, "comparisonDock", SharedText::solverComparison(),
                                     m_comparisonPanel);
    auto* convergencePanel = new ConvergencePanel(m_session->runLog());
    m_convergenceDock =
        m_layout->add(Place::Chart, "convergenceDock", tr("Convergence"), convergencePanel);
    m_reviewPanel = new ReviewPanel(m_session->reviewRunner(), m_session->replay(), document(),
                                    {m_actions->review->shortcut(), m_actions->nextLoss->shortcut(),
                                     m_actions->previousLoss->shortcut()});
    m_reviewDock = m_layout->add(Place::Asked, "reviewDock", tr("Review"), m_reviewPanel);
    static_cast<PanelScroll*>(m_reviewDock->widget())->keepRoomForBar(); // its texts grow
    showResults();
    connect(m_distributionPanel, &DistributionPanel::told, this, &MainWindow::tell);
    connect(m_distributionPanel, &DistributionPanel::failed, this, &MainWindow::showError);
    connect(m_comparisonPanel, &ComparisonPanel::told, this, &MainWindow::tell);
    connect(m_comparisonPanel, &ComparisonPanel::failed, this, &MainWindow::showError);
    connect(convergencePanel, &ConvergencePanel::told, this, &MainWindow::tell);
    connect(convergencePanel, &ConvergencePanel::failed, this, &MainWindow::showError);
}

/// The charts show what the session has found out, and tell it what that is.
void MainWindow::showResults() {
    ResultsKeeper* keeper = m_session->resultsKeeper();
    if (!m_session->distributionRunner()->job().isEmpty())
        m_distributionPanel->takeOver(keeper->distributionOrigin());
    if (!m_session->comparisonRunner()->request().entrants.empty())
        m_comparisonPanel->takeOver(keeper->comparisonOrigin());
    connect(keeper, &ResultsKeeper::distributionLoaded, m_distributionPanel,
            &DistributionPanel::takeOver);
    connect(keeper, &ResultsKeeper::comparisonLoaded, m_comparisonPanel,
            &ComparisonPanel::takeOver);
    connect(keeper, &ResultsKeeper::distributionRunChanged, m_distributionPanel,
            &DistributionPanel::setRun);
    connect(keeper, &ResultsKeeper::comparisonRunChanged, m_comparisonPanel,
            &ComparisonPanel::setRun);
    connect(m_distributionPanel, &DistributionPanel::originChanged, keeper,
            &ResultsKeeper::setDistributionOrigin);
    connect(m_distributionPanel, &DistributionPanel::aboutToForget, m_session->runKeeper(),
            &RunKeeper::keepDistribution);
    connect(m_comparisonPanel, &ComparisonPanel::originChanged, keeper,
            &ResultsKeeper::setComparisonOrigin);
}

void MainWindow::connectBoard() {
    connect(CurrentLook::instance(), &CurrentLook::changed, this, &MainWindow::showPalette);
    // Told once: beside the board where the strip stands there, else on it.
    connect(m_boardView, &BoardView::groupHovered, m_strip,
            [this](const samegame::Group& group, int points) {
                const bool isBeside = m_strip->shape() == GameStrip::Shape::Column;
                m_boardView->setTellsHovered(!isBeside);
                m_strip->showHovered(isBeside ? group : samegame::Group(), points);
            });
    // Ends with the panel: the board hears of a mouse that leaves it even while the window ends.
    connect(m_boardView, &BoardView::groupHovered, m_candidatesPanel,
            [this](const samegame::Group& group) {
                m_candidatesPanel->highlightMove(group.empty() ? std::nullopt
                                                               : std::optional(group.move()));
            });
    connect(m_session, &GameSession::changed, this, &MainWindow::showSession);
    connect(m_session, &GameSession::failed, this, &MainWindow::showError);
    connect(m_games, &GameExchange::failed, this, &MainWindow::showError);
    connect(m_games, &GameExchange::trialsFound, this, &MainWindow::showTrials);
    connect(m_games, &GameExchange::told, statusBar(), &QStatusBar::showMessage);
    connect(m_presenter, &GamePresenter::endCardChanged, this, &MainWindow::updateStepBack);
    connect(m_presenter, &GamePresenter::duelToldChanged, this, &MainWindow::showDuel);
    m_presenter->addToEndCard(m_soundOffer);
    connect(m_presenter, &GamePresenter::endCardChanged, this, &MainWindow::offerSounds);
    connect(m_soundOffer, &SoundOffer::answered, this, &MainWindow::answerSounds);
    for (const char* score : {"score", "duelScore"})
        if (auto* widget = m_strip->findChild<QWidget*>(score))
            m_presenter->bringEndCardBackWith(widget);
    connect(m_presenter, &GamePresenter::newGameRequested, m_games, &GameExchange::startNewGame);
    connect(m_presenter, &GamePresenter::bestLineRequested, this,
            [this] { m_games->replay(ReplaySource::BestLine); });
    connect(m_presenter, &GamePresenter::gameReplayRequested, this,
            [this] { m_games->replay(ReplaySource::Game); });
    connect(m_presenter, &GamePresenter::betterGameRequested, m_actions->showBetter,
            &QAction::trigger);
    connect(m_presenter, &GamePresenter::shareRequested, m_actions->copyResult, &QAction::trigger);
    connect(m_session->betterGame(), &BetterGame::found, this, [this] {
        if (!m_session->replay()->isActive())
            m_games->replay(ReplaySource::BestLine);
        else // of a line that the person looks at meanwhile
            statusBar()->showMessage(tr("A better game was found; the card at the end replays it."),
                                     10000);
    });
    connect(m_session->betterGame(), &BetterGame::notFound, this, &MainWindow::tellNothingBetter);
    connect(m_strip, &GameStrip::goBackRequested, m_actions->undoToClearable, &QAction::trigger);
    connect(m_presenter, &GamePresenter::restartRequested, m_actions->restart, &QAction::trigger);
    // Before the parts of the session tell what they make of the position.
    connect(m_session, &GameSession::moved, statusBar(), &QStatusBar::clearMessage);
    connect(m_boardView, &BoardView::selectionChanged, this, &MainWindow::updateStepBack);
    connect(m_marks, &BoardMarks::markChanged, this, &MainWindow::updateStepBack);
}

/// What the session says is shown here; boards and tables hear of it themselves.
void MainWindow::showSession() {
    m_view = m_session->view();
    setWindowTitle(m_view.name); // Qt adds the program's name, as to the titles of dialogs
    const auto lastMove = m_view.isReplaying ? std::nullopt : m_view.lastMove;
    m_strip->changeAtOnce([this, &lastMove] {
        m_strip->showClearing(m_view.isReplaying ? ClearingWatch::State::Off : m_view.clearing,
                              m_view.canGoBackToClearable, m_view.showsClearing);
        m_strip->showVerdict(lastMove, m_view.judgesMoves);
        m_strip->showScoreToBeat(m_view.known.scoreToBeat);
        showDuel();
    });
    m_today->setBoard(m_view.today);
    if (m_edgeToday)
        m_edgeToday->setBoard(m_view.today);
    m_candidatesPanel->setLastMove(lastMove, m_view.judgesMoves);
    m_howToCard->setBoardFirst(m_view.isAssistantOn);
    updateActions();
}

/// The score of the opponent is sealed until the card at the end has told it.
void MainWindow::showDuel() {
    std::optional<DuelView> duel = m_view.isReplaying ? std::nullopt : m_view.duel;
    if (duel && !m_presenter->isDuelTold())
        duel->theirs.reset();
    m_strip->showDuel(duel);
}

void MainWindow::connectAnalysis() {
    connect(m_candidatesPanel, &CandidatesPanel::moveSelected, m_marks, &BoardMarks::select);
    connect(m_candidatesPanel, &CandidatesPanel::moveHovered, m_marks, &BoardMarks::hover);
    connect(m_candidatesPanel, &CandidatesPanel::playRequested, this, [this](samegame::Move move) {
        document()->play(move.cell, GameDocument::MoveSource::Candidate);
    });
    connect(m_candidatesPanel, &CandidatesPanel::replayRequested, m_session,
            &GameSession::replayCandidate);
    connect(m_candidatesPanel, &CandidatesPanel::compareRequested, m_session,
            &GameSession::compareCandidate);
    connect(m_candidatesPanel, &CandidatesPanel::saveRequested, m_games,
            &GameExchange::askSaveCandidate);
    connect(m_candidatesPanel, &CandidatesPanel::lookBackRequested, m_session,
            &GameSession::lookBack);
    connect(m_candidatesPanel, &CandidatesPanel::lookBackRequested, m_boardView,
            [this] { m_boardView->setFocus(); }); // the button goes, and the keys step
    connect(m_candidatesPanel, &CandidatesPanel::labelCountChanged, m_marks,
            &BoardMarks::setLabelCount);
    connect(m_candidatesPanel, &CandidatesPanel::showsLossChanged, m_marks,
            &BoardMarks::setShowsLoss);
    connect(m_candidatesPanel, &CandidatesPanel::showsVisitsChanged, m_marks,
            &BoardMarks::setShowsVisits);
    const QSettings settings;
    m_candidatesPanel->setLabelCount(
        settings.value("candidates/labels", m_candidatesPanel->labelCount()).toInt());
    m_candidatesPanel->setShowsLoss(settings.value("candidates/loss", false).toBool());
    m_candidatesPanel->setShownColumns(
        settings.value("candidates/columns", CandidatesPanel::usualColumns()).toStringList());
    m_assistantPanel->setShowsMore(settings.value("assistant/more", false).toBool());
    keepChoices();
    connect(m_assistantPanel, &AssistantPanel::moreToggled, m_layout, &WindowLayout::makeRoom);
    m_marks->setLabelCount(m_candidatesPanel->labelCount());
    m_marks->setShowsLoss(m_candidatesPanel->showsLoss());
    m_marks->setShowsVisits(m_candidatesPanel->showsVisits());

    connect(m_session, &GameSession::moved, m_candidatesPanel, &CandidatesPanel::clearSelection);
    connect(m_session, &GameSession::hintGiven, this, [this] {
        m_candidatesPanel->clearSelection(); // the hint has taken its place
        m_howToCard->makeWayForHint();
    });
    connect(m_session->assistant(), &Assistant::solverReplaced, this,
            [this](const QString& sentence) { statusBar()->showMessage(sentence, 10000); });
    connect(m_session->assistant(), &Assistant::resultChanged, m_howToCard,
            &HowToCard::makeWayForHint);
    connect(m_marks, &BoardMarks::markChanged, m_howToCard, &HowToCard::makeWayForHint);
    const auto tellPending = [this](bool isPending) {
        if (isPending)
            statusBar()->showMessage(SharedText::hintPending());
        else
            statusBar()->clearMessage();
    };
    connect(m_session->assistant(), &Assistant::hintPendingChanged, this, tellPending);
    tellPending(m_session->assistant()->isHintPending());
    const auto updateDistribution = [this] {
        m_actions->distribution->setEnabled(m_distributionPanel->canToggle());
    };
    connect(m_distributionPanel, &DistributionPanel::canToggleChanged, this, updateDistribution);
    updateDistribution();
}

void MainWindow::connectReview() {
    ReviewRunner* runner = m_session->reviewRunner();
    connect(m_reviewPanel, &ReviewPanel::saveRequested, m_games, &GameExchange::askSaveReview);
    connect(m_reviewPanel, &ReviewPanel::lossesChanged, this, &MainWindow::updateReviewActions);
    connect(m_reviewPanel, &ReviewPanel::tried, m_boardView, [this] { m_boardView->setFocus(); });
    connect(m_presenter, &GamePresenter::reviewRequested, m_actions->review, &QAction::trigger);
    connect(m_games, &GameExchange::reviewRequested, this, &MainWindow::reviewGame);
    connect(m_actions->review, &QAction::triggered, this, &MainWindow::reviewGame);
    connect(m_actions->thoroughReview, &QAction::triggered, this, [this, runner] {
        runner->start(ReviewRunner::Depth::Thorough);
        m_layout->bringUp(m_reviewDock);
        m_reviewPanel->takeFocus();
    });
    connect(m_actions->nextLoss, &QAction::triggered, m_reviewPanel, &ReviewPanel::goToNextLoss);
    connect(m_actions->previousLoss, &QAction::triggered, m_reviewPanel,
            &ReviewPanel::goToPreviousLoss);
    // Another board has no review yet, and wants the room itself.
    connect(document(), &GameDocument::positionChanged, this,
            [this, runner](GameDocument::Change change) {
                if (change == GameDocument::Change::NewGame && !runner->review() &&
                    !runner->isRunning())
                    m_reviewDock->hide();
            });
}

void MainWindow::updateReviewActions() {
    m_actions->review->setEnabled(m_view.canReview || m_session->reviewRunner()->review());
    m_actions->thoroughReview->setEnabled(m_view.canReview);
    m_actions->nextLoss->setEnabled(m_reviewPanel->hasNextLoss());
    m_actions->previousLoss->setEnabled(m_reviewPanel->hasPreviousLoss());
}

/// What the window draws in the colors of its palette or of the blocks.
void MainWindow::showPalette() {
    QStringList names;
    for (int color = 1; color <= samegame::max_colors; ++color)
        names << colorName(static_cast<samegame::Color>(color));
    m_linePanel->setColors(colorIcons(BoardTheme(palette()), devicePixelRatioF()), names);
}

void MainWindow::connectReplay() {
    connect(m_session->replay(), &LineReplay::indexChanged, this, &MainWindow::showStrip);
    connect(m_session->replay(), &LineReplay::activeChanged, this, [this] {
        statusBar()->clearMessage();
        showStrip();
    });
    connect(m_session->replay(), &LineReplay::activeChanged, m_candidatesPanel,
            &CandidatesPanel::setReplaying);
    connect(m_linePanel, &LinePanel::saveRequested, this, [this] {
        const ReplaySource source = m_session->replay()->source();
        if (source == ReplaySource::Chosen)
            m_games->askSaveChosenLine();
        else if (source == ReplaySource::Game)
            m_actions->save->trigger();
        else
            m_games->askSaveShownLine();
    });
    connect(m_linePanel, &LinePanel::compareRequested, m_session, &GameSession::compareLine);
    connect(m_linePanel, &LinePanel::solvedBoardsRequested, m_games,
            &GameExchange::showSolvedBoards);
    m_candidatesPanel->setReplaying(m_session->replay()->isActive());
    showStrip();
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

/// What the person has chosen, from now on.
void MainWindow::useSettings(const Settings& settings) {
    const Settings before = m_settings;
    applySettings(settings);
    if (!settings.save(before))
        showError(tr("The settings cannot be stored."));
    emit settingsChanged(settings);
}

/// Once, where somebody has cause to be glad and no move is waiting.
void MainWindow::offerSounds(bool hasEndCard) {
    const bool isFitting = hasEndCard && document()->board().is_cleared() &&
                           document()->hasEndedByHand() && !m_settings.playsSounds;
    if (m_soundOffer->follow(isFitting) && hasEndCard)
        m_presenter->reopenEndCard(); // fits it
}

void MainWindow::answerSounds(bool areWanted) {
    m_presenter->reopenEndCard();
    if (!areWanted)
        return;
    m_sounds->sounds().setOn(true);
    m_sounds->sounds().play(Sound::Cleared); // so they are heard at once
    Settings settings = m_settings;
    settings.playsSounds = true;
    useSettings(settings);
}

/// Of what the session shows and of what stands in the window.
void MainWindow::updateActions() {
    const SessionView& view = m_view;
    const bool hasMoves = !view.isFinished;
    m_actions->saveBestLine->setEnabled(view.hasBestLine);
    m_actions->solvedBoards->setEnabled(m_session->archive() != nullptr);
    m_actions->keptRuns->setEnabled(m_session->runKeeper()->store() != nullptr);
    m_actions->statistics->setEnabled(m_session->results() != nullptr);
    m_actions->undoToClearable->setEnabled(view.canGoBackToClearable && !view.isReplaying);
    m_actions->restart->setEnabled(view.hasBegun);
    m_actions->setAssistantOn(view.isAssistantOn);
    m_actions->hint->setEnabled(hasMoves && !view.isHintPending && !view.isReplaying);
    m_actions->startStop->setEnabled(view.isAssistantOn || view.canAnalyze);
    m_actions->peek->setEnabled(!view.isAssistantOn && view.canAnalyze);
    m_actions->peek->setChecked(view.isPeeking);
    m_actions->replay->setEnabled(view.replayLength > 0 || !m_layout->showsReplayBar());
    m_actions->firstMove->setEnabled(view.replayIndex > 0);
    m_actions->previousMove->setEnabled(view.replayIndex > 0);
    m_actions->nextMove->setEnabled(view.replayIndex < view.replayLength);
    m_actions->lastMove->setEnabled(view.replayIndex < view.replayLength);
    m_actions->loop->setEnabled(view.replayLength > 0);
    m_actions->otherLine->setEnabled(view.isComparingLines);
    m_actions->takeOver->setEnabled(view.isReplaying);
    const bool isLooking = view.known.better == BetterGame::State::Searching;
    m_actions->showBetter->setEnabled(isLooking || view.known.canFindBetter);
    m_actions->setLookingForBetter(isLooking);
    m_actions->showClearing->setEnabled(view.canShowClearing);
    m_actions->showClearing->setChecked(view.showsClearing);
    m_actions->judgeMoves->setEnabled(view.canJudgeMoves);
    m_actions->judgeMoves->setChecked(view.judgesMoves);
    for (std::size_t i = 0; i < view.canChallenge.size(); ++i)
        m_actions->beatSolver[i]->setEnabled(view.canChallenge[i]);
    for (int rank = 1; rank <= WindowActions::candidateKeys; ++rank)
        m_actions->playCandidate[rank - 1]->setEnabled(!view.isReplaying &&
                                                       rank <= view.candidateCount);
    m_actions->copyResult->setEnabled(view.isFinished);
    updateReviewActions();
    updateStepBack();
}

void MainWindow::updateStepBack() {
    m_actions->showResult->setEnabled(m_presenter->canBringEndCardBack());
    m_actions->stepBack->setEnabled(
        m_view.isAssistantOn || m_view.isPeeking || m_view.isHintPending || m_view.isReplaying ||
        m_view.isCounting || m_view.isReviewing ||
        m_view.known.better == BetterGame::State::Searching || m_marks->hasMark() ||
        !m_boardView->selection().empty() || !m_howToCard->isHidden() ||
        m_presenter->hasEndCard() || isFullScreen());
}

void MainWindow::connectActions() {
    const auto on = [this](QAction* action, auto slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    const auto onGames = [this](QAction* action, void (GameExchange::*slot)()) {
        connect(action, &QAction::triggered, m_games, slot);
    };
    onGames(m_actions->newGame, &GameExchange::startNewGame);
    onGames(m_actions->randomGame, &GameExchange::playRandom);
    onGames(m_actions->daily, &GameExchange::showDailyBoards);
    onGames(m_actions->practice, &GameExchange::showPractice);
    for (int i = 0; i < opponentCount; ++i)
        on(m_actions->beatSolver[i],
           [this, i] { m_session->duel()->begin(static_cast<Opponent>(i)); });
    onGames(m_actions->editBoard, &GameExchange::editBoard);
    onGames(m_actions->rules, &GameExchange::chooseRules);
    onGames(m_actions->open, &GameExchange::askOpen);
    onGames(m_actions->paste, &GameExchange::paste);
    onGames(m_actions->solvedBoards, &GameExchange::showSolvedBoards);
    onGames(m_actions->statistics, &GameExchange::showStatistics);
    onGames(m_actions->save, &GameExchange::askSaveGame);
    onGames(m_actions->saveBestLine, &GameExchange::askSaveBestLine);
    onGames(m_actions->exportLine, &GameExchange::exportLine);
    onGames(m_actions->copyId, &GameExchange::copyId);
    onGames(m_actions->copyResult, &GameExchange::copyResult);
    on(m_actions->settings, [this] { showSettings(); });
    on(m_actions->quit, &MainWindow::close);
    on(m_actions->undo, &MainWindow::tellGameBefore); // it has been undone by now
    connect(m_presenter, &GamePresenter::undone, this, &MainWindow::tellGameBefore);
    on(m_actions->undoToClearable, [this] { m_session->clearingWatch()->goBack(); });
    on(m_actions->restart, [this] { document()->restart(); });
    on(m_actions->hint, [this] { m_session->assistant()->requestHint(); });
    for (int rank = 1; rank <= WindowActions::candidateKeys; ++rank)
        on(m_actions->playCandidate[rank - 1], [this, rank] {
            if (const auto move = m_session->assistant()->candidateMove(rank))
                document()->play(move->cell, GameDocument::MoveSource::Candidate);
        });
    on(m_actions->startStop, [this] {
        m_session->assistant()->toggle();
        if (m_session->assistant()->isOn())
            m_layout->bringUpSide();
        else
            m_layout->takeBackSide();
    });
    on(m_actions->peek, &MainWindow::peek);
    connect(new HeldKey(m_actions->peek, this), &HeldKey::released, m_session->assistant(),
            [this] { m_session->assistant()->setPeeking(false); });
    on(m_actions->distribution, [this] {
        m_layout->bringUp(m_distributionDock);
        m_distributionPanel->toggle();
    });
    on(m_actions->comparison, [this] {
        m_layout->bringUp(m_comparisonDock);
        m_comparisonPanel->toggle();
    });
    on(m_actions->convergence, [this] { m_layout->bringUp(m_convergenceDock); });
    on(m_actions->keptRuns, &MainWindow::showKeptRuns);
    on(m_actions->experiments, &MainWindow::showExperiments);
    on(m_actions->stepBack, &MainWindow::stepBack);
    on(m_actions->help, &MainWindow::showHelp);
    on(m_actions->shortcuts, &MainWindow::showShortcuts);
    on(m_actions->about, [this] { showAbout(this); });
}

void MainWindow::connectReplayActions() {
    const auto step = [this](QAction* action, void (LineReplay::*slot)()) {
        connect(action, &QAction::triggered, this, [this, slot] {
            m_session->replay()->setPlaying(false);
            (m_session->replay()->*slot)();
        });
    };
    connect(m_actions->replay, &QAction::triggered, this, [this] {
        m_layout->showReplayBar();
        m_session->replay()->setPlaying(!m_session->replay()->isPlaying());
    });
    step(m_actions->firstMove, &LineReplay::first);
    step(m_actions->previousMove, &LineReplay::previous);
    step(m_actions->nextMove, &LineReplay::next);
    step(m_actions->lastMove, &LineReplay::last);
    m_actions->loop->setChecked(m_session->replay()->isLooping());
    connect(m_actions->loop, &QAction::toggled, m_session->replay(), &LineReplay::setLooping);
    connect(m_session->replay(), &LineReplay::loopingChanged, m_actions->loop,
            &QAction::setChecked);
    connect(m_actions->otherLine, &QAction::triggered, m_session->replay(), &LineReplay::swapLines);
    connect(m_actions->takeOver, &QAction::triggered, m_session->replay(), &LineReplay::takeOver);
    connect(m_actions->showBetter, &QAction::triggered, this, &MainWindow::showBetterGame);
    connect(m_actions->showResult, &QAction::triggered, m_presenter,
            &GamePresenter::bringEndCardBack);
    connect(m_boardView, &BoardView::replayActivated, this, [this](samegame::Cell cell) {
        if (m_boardView->shown().groups.empty())
            return endWatching();
        const bool wasPlaying = m_session->replay()->isPlaying();
        m_session->replay()->setPlaying(false); // the position asked about stays
        statusBar()->clearMessage();
        m_takeOverQuestion->ask(cell, wasPlaying);
    });
    connect(m_takeOverQuestion, &TakeOverQuestion::declined, this,
            [this](bool wasPlaying) { m_session->replay()->setPlaying(wasPlaying); });
    connect(m_takeOverQuestion, &TakeOverQuestion::accepted, m_session->replay(),
            &LineReplay::takeOver);
    connect(m_session->replay(), &LineReplay::indexChanged, m_takeOverQuestion, &QWidget::hide);
    connect(m_session->replay(), &LineReplay::activeChanged, m_takeOverQuestion, &QWidget::hide);
}

/// Nothing is left to go on with on the board of the replay.
void MainWindow::endWatching() {
    if (m_presenter->canBringEndCardBack())
        return m_presenter->bringEndCardBack();
    m_session->replay()->setPlaying(false); // else a loop would begin again
    statusBar()->showMessage(tr("The replay is at its end; Esc leads back to your game."), 10000);
}

/// One who wanted a move back may not know the board.
void MainWindow::tellGameBefore() {
    if (const auto game = document()->gameOfRedo())
        statusBar()->showMessage(tr("This is the game before; Redo leads back to: %1.").arg(*game),
                                 10000);
}

void MainWindow::peek() {
    m_session->assistant()->setPeeking(m_actions->peek->isChecked());
    if (m_session->assistant()->isPeeking() && !m_session->assistant()->shownResult())
        statusBar()->showMessage(tr("Nothing is known of this position yet; F5 searches it."),
                                 5000);
}

/// A review that is known is shown as it is; one can look deeper from there.
/// The card at the end would lie over the boards that the review shows; the score brings it back.
void MainWindow::reviewGame() {
    m_presenter->closeEndCard();
    if (!m_session->reviewRunner()->isOfGame())
        m_session->reviewRunner()->start(ReviewRunner::Depth::Quick);
    m_layout->bringUp(m_reviewDock);
    m_reviewPanel->takeFocus();
}

void MainWindow::showKeptRuns() {
    auto* dialog = new KeptRunsDialog(m_session->runKeeper(), document()->start(), this);
    connect(dialog, &KeptRunsDialog::opened, this, [this](RunKind kind) {
        if (kind == RunKind::Experiment)
            return showExperiments();
        m_layout->bringUp(kind == RunKind::Distribution ? m_distributionDock
                          : kind == RunKind::Comparison ? m_comparisonDock
                                                        : m_convergenceDock);
        if (kind == RunKind::Comparison)
            m_comparisonPanel->editShown();
    });
    openOnce(dialog);
}

void MainWindow::showExperiments() {
    openOnce(new ExperimentsDialog(m_session->experimentRunner(), this));
}

void MainWindow::showTrials(const QString& path) {
    m_layout->bringUp(m_comparisonDock);
    m_comparisonPanel->openTrials(path);
}

/// How far it is, the card at the end says.
void MainWindow::showBetterGame() {
    m_session->replay()->leave();
    m_presenter->reopenEndCard();
    m_session->betterGame()->toggle();
}

void MainWindow::tellNothingBetter() {
    const bool isSurpassed = m_view.known.bestScore > document()->score();
    statusBar()->showMessage(isSurpassed ? tr("Nothing better than the best game known was found.")
                                         : SharedText::noBetterGame(),
                             10000);
}

/// One layer at a time, what came last first.
void MainWindow::stepBack() {
    const bool isSearching =
        m_session->assistant()->isSearching() || m_session->assistant()->isHintPending() ||
        m_session->distributionRunner()->isRunning() ||
        m_session->comparisonRunner()->isRunning() || m_session->experimentRunner()->isRunning() ||
        m_session->betterGame()->isSearching() || m_session->reviewRunner()->isRunning();
    if (m_session->assistant()->isPeeking()) {
        m_session->assistant()->setPeeking(false);
    } else if (!m_takeOverQuestion->isHidden()) {
        m_takeOverQuestion->decline();
    } else if (!m_howToCard->isHidden()) {
        m_howToCard->putAside();
    } else if (m_session->replay()->isActive()) {
        m_session->replay()->leave(); // marks of the game lie under it
    } else if (m_marks->hasMark() || !m_boardView->selection().empty()) {
        clearMarks();
    } else if (m_presenter->closeEndCard()) {
        return; // it was the layer
    } else if (isSearching) {
        m_session->assistant()->pause();
        m_session->distributionRunner()->stop();
        m_session->comparisonRunner()->stop();
        m_session->experimentRunner()->stop();
        m_session->betterGame()->drop();
        m_session->reviewRunner()->stop();
    } else if (isFullScreen()) {
        m_actions->fullScreen->trigger();
    } else {
        m_session->assistant()->stop();
    }
}

void MainWindow::clearMarks() {
    m_marks->clear();
    m_candidatesPanel->clearSelection();
    m_boardView->clearSelection();
    statusBar()->clearMessage();
}

void MainWindow::stopAll() {
    m_session->stopAll();
    clearMarks();
}

void MainWindow::showStrip() {
    if (m_session->replay()->isActive())
        m_strip->showReplay(m_session->replay()->board(), m_session->replay()->index(),
                            m_session->replay()->score());
    else
        m_strip->showGame();
}

void MainWindow::tell(const QString& sentence) {
    statusBar()->showMessage(sentence, 5000);
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

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    m_games->dragOver(event);
}

void MainWindow::dragMoveEvent(QDragMoveEvent* event) {
    m_games->dragOver(event);
}

void MainWindow::dropEvent(QDropEvent* event) {
    m_games->drop(event);
}

void MainWindow::showSettings(const QString& control) {
    auto* dialog = new SettingsDialog(m_settings, this);
    connect(dialog, &SettingsDialog::settingsChanged, this, &MainWindow::useSettings);
    if (auto* widget = control.isEmpty() ? nullptr : dialog->findChild<QWidget*>(control))
        widget->setFocus();
    openOnce(dialog);
}

void MainWindow::showHelp() {
    openOnce(new HelpDialog(this));
}

void MainWindow::showShortcuts() {
    openOnce(new ShortcutsDialog(m_actions->all(), this));
}

void MainWindow::connectViews() {
    for (int layout = 0; layout < layoutCount; ++layout)
        connect(m_actions->layouts[layout], &QAction::triggered, m_layout,
                [this, layout] { m_layout->use(static_cast<LayoutKind>(layout)); });
    connect(m_layout, &WindowLayout::changed, this, &MainWindow::showLayout);
    connect(m_layout, &WindowLayout::replayBarToggled, this, &MainWindow::updateActions);
    connect(statusBar(), &QStatusBar::messageChanged, this, &MainWindow::showNotice);
    connect(m_actions->showClearing, &QAction::triggered, m_session->clearingWatch(),
            &ClearingWatch::setOn);
    connect(m_actions->judgeMoves, &QAction::triggered, m_session->moveJudge(), &MoveJudge::setOn);
    connect(m_actions->arrange, &QAction::triggered, m_layout, &WindowLayout::reset);
    connect(m_actions->fullScreen, &QAction::triggered, this,
            [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    connect(new QShortcut(Qt::Key_F10, this), &QShortcut::activated, this, &MainWindow::openMenus);
    connect(m_howToCard, &HowToCard::shownChanged, this, &MainWindow::updateStepBack);
    connect(m_howToCard, &HowToCard::knownGame, m_session, &GameSession::skipFirstSteps);
    connect(m_session->replay(), &LineReplay::activeChanged, this, &MainWindow::showReplayBar);
    connect(m_actions->arrange, &QAction::triggered, this, &MainWindow::showReplayBar);
    for (const QDockWidget* dock : {m_distributionDock, m_comparisonDock, m_reviewDock})
        connect(dock->toggleViewAction(), &QAction::toggled, this, &MainWindow::tellWhatGoesOn,
                Qt::QueuedConnection); // a change of the layout may show it again
    auto* focus = new BoardFocus(this, m_boardView);
    for (const QAction* action : m_actions->all())
        if (action != m_actions->review && action != m_actions->thoroughReview) // read elsewhere
            connect(action, &QAction::triggered, focus, &BoardFocus::giveBack);
    new CandidateKeys(m_actions->playCandidate, this); // ends with the window
}

void MainWindow::showLayout() {
    const LayoutKind kind = m_layout->present();
    m_actions->layouts[static_cast<int>(kind)]->setChecked(true);
    m_strip->setLarge(kind == LayoutKind::Play);
    statusBar()->setVisible(kind != LayoutKind::Play); // each row of pixels is the board's there
    showNotice();
    m_howToCard->showWhereWanted(kind == LayoutKind::Play);
    showReplayBar();
    updateActions();
}

/// A line that is replayed on the board has its bar in every layout: the way out stands there.
void MainWindow::showReplayBar() {
    if (m_session->replay()->isActive())
        m_layout->showReplayBar();
    else
        m_layout->endReplay();
}

/// Where it is no longer to be seen: its panel was closed, or is none of the layout.
void MainWindow::tellWhatGoesOn() {
    if (!isVisible() || isMinimized())
        return;
    QStringList titles;
    if (m_session->distributionRunner()->isRunning() && m_distributionDock->isHidden())
        titles << m_distributionDock->windowTitle();
    if (m_session->comparisonRunner()->isRunning() && m_comparisonDock->isHidden())
        titles << m_comparisonDock->windowTitle();
    if (m_session->reviewRunner()->isRunning() && m_reviewDock->isHidden())
        titles << m_reviewDock->windowTitle();
    if (!titles.isEmpty())
        statusBar()->showMessage(
            tr("Goes on, though its panel is closed: %1. Esc stops it, the menu View shows it.")
                .arg(SharedText::list(titles)),
            20000);
}

/// What the status bar says, where there is none.
void MainWindow::showNotice() {
    const QString text = statusBar()->isHidden() ? statusBar()->currentMessage() : QString();
    if (text.isEmpty())
        m_notice->hide();
    else
        m_notice->tell(text, {});
}

/// By F10, for which Qt opens none. What a desktop draws itself has keys of its own.
void MainWindow::openMenus() {
    if (m_edgeBars && isFullScreen())
        m_edgeBars->openMenus();
    else if (!menuBar()->isNativeMenuBar())
        openFirstMenu(menuBar());
}

void MainWindow::followWindowState() {
    m_actions->fullScreen->setChecked(isFullScreen());
    m_layout->setFullScreen(isFullScreen());
    if (isFullScreen() && !m_edgeBars) {
        const auto* toolBar = findChild<QToolBar*>("toolBar");
        QList<QAction*> tools;
        for (QAction* tool : toolBar->actions())
            if (!qobject_cast<QWidgetAction*>(tool)) // a widget can be in one bar alone
                tools << tool;
        m_edgeBars = new EdgeBars(this, tools);
        m_edgeToday = new TodayButton(m_actions->daily, m_edgeBars->tools());
        m_edgeToday->setObjectName("todayAtEdge");
        m_edgeToday->setBoard(m_view.today);
        m_edgeBars->tools()->insertWidget(m_actions->open, m_edgeToday);
    }
    if (m_edgeBars)
        m_edgeBars->setInUse(isFullScreen());
    updateStepBack();
}
