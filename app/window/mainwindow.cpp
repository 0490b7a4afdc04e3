#include "app/window/mainwindow.h"

#include <QClipboard>
#include <QCloseEvent>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLocale>
#include <QMenuBar>
#include <QMessageBox>
#include <QScreen>
#include <QSettings>
#include <QStatusBar>
#include <QToolBar>
#include <QVBoxLayout>

#include "app/board/boardview.h"
#include "app/charts/distributionpanel.h"
#include "app/dialogs/aboutdialog.h"
#include "app/dialogs/gamefiles.h"
#include "app/dialogs/namedgame.h"
#include "app/dialogs/newgamedialog.h"
#include "app/dialogs/shortcutsdialog.h"
#include "app/game/engineerrors.h"
#include "app/panels/assistantpanel.h"
#include "app/panels/candidatespanel.h"
#include "app/panels/linepanel.h"
#include "app/panels/replaybar.h"
#include "app/window/boardmarks.h"
#include "app/window/coloricons.h"
#include "app/window/gamestrip.h"
#include "app/window/windowactions.h"
#include "engine/game/board_id.h"
#include "engine/game/board_name.h"
#include "engine/game/board_text.h"

namespace {

constexpr int lowScreen = 720;   // pixels
constexpr int layoutVersion = 1; // counts up when docks change, so that old states are not restored

BoardView* makeBoardView(GameDocument* document) {
    auto* view = new BoardView;
    view->setObjectName("boardView");
    view->setDocument(document);
    return view;
}

QString textOf(const Hint& hint, int rows) {
    if (hint.step == Hint::Step::Color)
        return MainWindow::tr("Hint: play a group of this color: %1. Ask again to see which one.")
            .arg(colorName(hint.color));
    const QString place =
        QString::fromStdString(samegame::to_string(samegame::to_notation(hint.move, rows)));
    const QString group =
        MainWindow::tr("Hint: the marked group at %1 (row, column), %2, %3; best final score "
                       "known: %4")
            .arg(place, MainWindow::tr("%Ln blocks", nullptr, hint.cells),
                 MainWindow::tr("%Ln points", nullptr, hint.points),
                 QLocale().toString(hint.finalScore));
    if (hint.step == Hint::Step::Group)
        return group;
    QStringList moves;
    for (const samegame::Move& move : hint.line)
        moves << QString::fromStdString(samegame::to_string(samegame::to_notation(move, rows)));
    return MainWindow::tr("%1; its line: %2").arg(group, moves.join("  "));
}

} // namespace

// The view follows the document before anything else does: what others put on the board belongs to
// the position it shows already.
MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent),
      m_boardView(makeBoardView(&m_document)),
      m_bestLine(&m_document),
      m_assistant(&m_document, &m_searchRunner, &m_bestLine),
      m_replay(&m_document, &m_bestLine),
      m_marks(new BoardMarks(m_boardView, &m_document, &m_assistant, &m_replay, this)),
      m_actions(new WindowActions(this, m_document.undoStack())),
      m_strip(new GameStrip(&m_document)) {
    arrange();
    connectGame();
    connectActions();
    restoreLayout();
    updateActions();
    m_boardView->setFocus();
}

MainWindow::~MainWindow() {
    // Widgets hold pointers to the members, so they go first.
    qDeleteAll(findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly));
    delete takeCentralWidget();
}

bool MainWindow::openBoard(const QString& board) {
    if (!samegame::is_board_name(board.toStdString())) {
        const QString error = m_document.openFile(board);
        if (!error.isEmpty())
            showError(error);
        return error.isEmpty();
    }
    const auto game = namedGameOfText(board);
    if (!game) {
        showError(errorText(game.error()));
        return false;
    }
    m_document.openRecord(game->record, game->name);
    return true;
}

void MainWindow::saveGame(const QString& path) {
    const QString error = path.endsWith(".txt", Qt::CaseInsensitive)
                              ? writeFile(path, samegame::to_board_text(m_document.board()))
                              : m_document.saveFile(path);
    if (error.isEmpty())
        statusBar()->showMessage(tr("Saved as %1").arg(path), 5000);
    else
        showError(error);
}

void MainWindow::saveBestLine(const QString& path) {
    const QString error = writeFile(path, samegame::to_json(m_bestLine.record().value()));
    if (error.isEmpty())
        statusBar()->showMessage(tr("Best line saved as %1").arg(path), 5000);
    else
        showError(error);
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        m_actions->setAssistantRunning(m_assistant.isOn());
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    stopAll();
    QSettings settings;
    settings.setValue("window/geometry", saveGeometry());
    settings.setValue("window/state", saveState(layoutVersion));
    settings.setValue("candidates/labels", m_candidatesPanel->labelCount());
    settings.setValue("candidates/loss", m_candidatesPanel->showsLoss());
    QMainWindow::closeEvent(event);
}

void MainWindow::arrange() {
    auto* central = new QWidget;
    auto* layout = new QVBoxLayout(central);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(4);
    layout->addWidget(m_strip);
    layout->addWidget(m_boardView, 1);
    layout->addWidget(new ReplayBar(&m_replay));
    setCentralWidget(central);

    m_candidatesPanel = new CandidatesPanel(&m_assistant, &m_document);
    m_distributionPanel = new DistributionPanel(&m_distributionRunner, &m_document);
    auto* linePanel = new LinePanel(&m_replay, &m_bestLine, &m_document);
    QStringList colorNames;
    for (int color = 1; color <= samegame::max_colors; ++color)
        colorNames << colorName(static_cast<samegame::Color>(color));
    linePanel->setColors(colorIcons(BoardTheme(palette()), devicePixelRatioF()), colorNames);
    connect(linePanel, &LinePanel::saveRequested, this, [this] {
        const bool isGame = m_replay.source() == ReplaySource::Game;
        (isGame ? m_actions->save : m_actions->saveBestLine)->trigger();
    });
    auto* assistantDock =
        addDock("assistantDock", tr("Assistant"), new AssistantPanel(&m_assistant, &m_document),
                Qt::RightDockWidgetArea);
    auto* candidatesDock =
        addDock("candidatesDock", tr("Candidates"), m_candidatesPanel, Qt::RightDockWidgetArea);
    auto* lineDock = addDock("lineDock", tr("Best line"), linePanel, Qt::RightDockWidgetArea);
    m_distributionDock = addDock("distributionDock", tr("Distribution of final scores"),
                                 m_distributionPanel, Qt::BottomDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);

    auto* toolBar = addToolBar(tr("Toolbar"));
    toolBar->setObjectName("toolBar");
    m_actions->fillToolBar(toolBar);
    m_actions->fillMenus(menuBar(),
                         {assistantDock->toggleViewAction(), candidatesDock->toggleViewAction(),
                          lineDock->toggleViewAction(), m_distributionDock->toggleViewAction(),
                          toolBar->toggleViewAction()});
    statusBar()->setObjectName("statusBar");
    resize(1200, 800);
    resizeDocks({candidatesDock}, {m_candidatesPanel->sizeHint().width()}, Qt::Horizontal);
    resizeDocks({m_distributionDock}, {200}, Qt::Vertical);
    // A low screen belongs to the board first; the action shows the chart when it is wanted.
    m_distributionDock->setVisible(screen()->availableSize().height() >= lowScreen);
}

QDockWidget* MainWindow::addDock(const char* objectName, const QString& title, QWidget* content,
                                 Qt::DockWidgetArea area) {
    auto* dock = new QDockWidget(title);
    dock->setObjectName(objectName);
    dock->setWidget(content);
    addDockWidget(area, dock);
    return dock;
}

void MainWindow::connectGame() {
    connect(m_boardView, &BoardView::groupHovered, m_strip, &GameStrip::showHovered);
    connect(m_boardView, &BoardView::groupHovered, m_candidatesPanel,
            [this](const samegame::Group& group) {
                m_candidatesPanel->highlightMove(group.empty() ? std::nullopt
                                                               : std::optional(group.move()));
            });
    connect(m_candidatesPanel, &CandidatesPanel::moveSelected, m_marks, &BoardMarks::mark);
    connect(m_candidatesPanel, &CandidatesPanel::labelCountChanged, m_marks,
            &BoardMarks::setLabelCount);
    connect(m_candidatesPanel, &CandidatesPanel::showsLossChanged, m_marks,
            &BoardMarks::setShowsLoss);
    connect(m_candidatesPanel, &CandidatesPanel::playRequested, this,
            [this](samegame::Move move) { m_document.play(move.cell); });
    m_marks->setLabelCount(m_candidatesPanel->labelCount());
    connect(&m_assistant, &Assistant::hintGiven, this, &MainWindow::showHint);
    connect(&m_assistant, &Assistant::failed, this, &MainWindow::showError);
    connect(m_distributionPanel, &DistributionPanel::failed, this, &MainWindow::showError);
    connect(&m_replay, &LineReplay::indexChanged, this, &MainWindow::showStrip);
    connect(&m_replay, &LineReplay::activeChanged, this, &MainWindow::showStrip);

    connect(&m_document, &GameDocument::positionChanged, this, [this] {
        statusBar()->clearMessage();
        updateActions();
    });
    connect(&m_assistant, &Assistant::stateChanged, this, [this] {
        m_actions->setAssistantRunning(m_assistant.isOn());
        updateActions();
    });
    connect(&m_assistant, &Assistant::hintPendingChanged, this, [this](bool isPending) {
        if (isPending)
            statusBar()->showMessage(tr("Looking for a hint…"));
        else
            statusBar()->clearMessage();
        updateActions();
    });
    connect(&m_distributionRunner, &DistributionRunner::runningChanged, this,
            &MainWindow::updateActions);
    connect(&m_replay, &LineReplay::activeChanged, this, [this] {
        statusBar()->clearMessage();
        updateActions();
    });
    connect(&m_replay, &LineReplay::lineChanged, this, &MainWindow::updateActions);
    connect(m_marks, &BoardMarks::markChanged, this, &MainWindow::updateActions);
    connect(&m_document, &GameDocument::nameChanged, this, &MainWindow::updateActions);
}

void MainWindow::connectActions() {
    const auto on = [this](QAction* action, auto slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    on(m_actions->newGame, &MainWindow::startNewGame);
    on(m_actions->open, [this] { askOpenPath(this, [this](auto& path) { openBoard(path); }); });
    on(m_actions->save, [this] {
        askSaveGamePath(this, suggestedFileName(), [this](auto& path) { saveGame(path); });
    });
    on(m_actions->saveBestLine, [this] {
        askSaveLinePath(this, suggestedFileName(), [this](auto& path) { saveBestLine(path); });
    });
    on(m_actions->copyId, &MainWindow::copyId);
    on(m_actions->quit, &MainWindow::close);
    on(m_actions->restart, [this] { m_document.takeOver({}); });
    on(m_actions->hint, [this] { m_assistant.requestHint(); });
    on(m_actions->startStop, [this] { m_assistant.toggle(); });
    on(m_actions->distribution, [this] {
        m_distributionDock->show();
        m_distributionDock->raise();
        m_distributionPanel->toggle();
    });
    on(m_actions->replay, [this] { m_replay.setPlaying(!m_replay.isPlaying()); });
    on(m_actions->stopAll, &MainWindow::stopAll);
    on(m_actions->shortcuts, [this] {
        auto* dialog = new ShortcutsDialog(m_actions->all(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    on(m_actions->about, [this] { showAbout(this); });
}

void MainWindow::restoreLayout() {
    const QSettings settings;
    restoreGeometry(settings.value("window/geometry").toByteArray());
    restoreState(settings.value("window/state").toByteArray(), layoutVersion);
    m_candidatesPanel->setLabelCount(
        settings.value("candidates/labels", m_candidatesPanel->labelCount()).toInt());
    m_candidatesPanel->setShowsLoss(settings.value("candidates/loss").toBool());
}

void MainWindow::startNewGame() {
    auto* dialog = new NewGameDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { m_document.openRecord(dialog->game().record, dialog->game().name); });
    dialog->open();
}

void MainWindow::copyId() {
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(samegame::to_board_id(m_document.start())));
    statusBar()->showMessage(tr("The board ID is on the clipboard"), 5000);
}

void MainWindow::showHint(const Hint& hint) {
    m_replay.leave();
    m_marks->mark(hint.step == Hint::Step::Color ? std::nullopt : std::optional(hint.move));
    statusBar()->showMessage(textOf(hint, m_document.board().rows()));
}

void MainWindow::stopAll() {
    m_assistant.stop();
    m_distributionRunner.stop();
    m_replay.leave();
    m_marks->mark(std::nullopt);
    statusBar()->clearMessage();
}

void MainWindow::showStrip() {
    if (m_replay.isActive())
        m_strip->showReplay(m_replay.board(), m_replay.index(), m_replay.score());
    else
        m_strip->showGame();
}

void MainWindow::updateActions() {
    setWindowTitle(tr("%1 – SameGame").arg(m_document.name()));
    const bool isReplaying = m_replay.isActive();
    const bool isHintPending = m_assistant.isHintPending();
    m_actions->saveBestLine->setEnabled(m_bestLine.record().has_value());
    m_actions->restart->setEnabled(!m_document.line().moves.empty());
    m_actions->hint->setEnabled(m_assistant.canSearch() && !isHintPending && !isReplaying);
    m_actions->startStop->setEnabled(m_assistant.isOn() || m_assistant.canSearch());
    m_actions->distribution->setEnabled(m_distributionRunner.isRunning() ||
                                        m_document.board().has_moves());
    m_actions->replay->setEnabled(m_replay.length() > 0);
    m_actions->stopAll->setEnabled(m_assistant.isOn() || isHintPending || isReplaying ||
                                   m_distributionRunner.isRunning() || m_marks->hasMark());
}

void MainWindow::showError(const QString& sentence) {
    auto* box =
        new QMessageBox(QMessageBox::Warning, tr("SameGame"), sentence, QMessageBox::Ok, this);
    box->setObjectName("errorBox");
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

QString MainWindow::suggestedFileName() const {
    return ::suggestedFileName(m_document.name());
}
