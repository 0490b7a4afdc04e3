#pragma once

#include <QMainWindow>
#include <QMessageBox>
#include <QTimer>

#include <memory>

#include "app/gui/session/gamesession.h"
#include "app/gui/session/settings.h"
#include "engine/base/result.h"

class BoardMarks;
class BoardView;
class CandidatesPanel;
class ComparisonPanel;
class DistributionPanel;
class GamePresenter;
class GameSounds;
class GameStrip;
class HowToCard;
class LinePanel;
class QDockWidget;
class QLabel;
class ReplayBar;
class TakeOverQuestion;
class WindowActions;
class WindowLayout;
class WrappingStatusBar;
struct NamedGame;
struct WindowResults;

/// The window: arranges the board, the panels and the actions, and connects them.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Goes on where the session was, and keeps it. What is handed over outlives the window;
    /// without it nothing is kept.
    explicit MainWindow(Archive* archive = nullptr, SessionStore* store = nullptr,
                        OwnResults* results = nullptr, QWidget* parent = nullptr);
    ~MainWindow() override; ///< Stops what runs and waits for it.

    GameDocument* document() { return m_session.document(); }

    /// Opens a path (app/gui/basics/outsidepath.h), or a board name such as "standard:3". What
    /// cannot be read is said in a dialog, and nothing changes; then false.
    bool openBoard(const QString& board);
    /// The same with what was read of standard input.
    bool openInput(const samegame::Result<std::string>& content);
    /// Says in the status bar that these, beside the one that was asked for first, stay closed.
    void tellLeftOut(const QStringList& boards);
    void saveGame(const QString& path);
    void saveBestLine(const QString& path);

    /// What was found out, but for what goes on; the window that takes it shows it.
    WindowResults results() const;
    void takeOver(const WindowResults& results);

    /// Whether nothing has been done here since a start without a session.
    bool isUntouched() const { return m_session.isUntouched(); }
    /// Goes on with the session that is stored: one that could not be read at the start.
    void takeUpSession();

    /// What closing would lose, after one more try to store it, and why; empty if all is stored.
    QString lossAtClosing();

    /// Closes the window and asks nothing.
    void closeUnasked();

    /// Keeps how the window stands, and what is found out, as closing it does.
    void keep();

    /// Makes the window, before it is shown, no larger than the screen, unless it was left so.
    void fitScreen();

    /// Opens the settings, with the focus on the control of that name if there is one.
    void showSettings(const QString& control = {});
    void showError(const QString& sentence);

signals:
    /// The person chose other settings; they are in use here, and kept.
    void settingsChanged(const Settings& settings);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    // mainwindow.cpp: what stands where, and who hears whom
    void arrange();
    void addDocks();
    void connectBoard();
    void connectAnalysis();
    void connectReplay();
    void restoreResults();
    void loadResults();
    void restoreComparison();
    void keepResults();
    bool askWhetherToClose();
    static QString lossText(const GameSession::Loss& loss);
    void closeAfter(QMessageBox* question);
    QMessageBox* makeCloseQuestion(const QString& text, const QString& answer,
                                   QMessageBox::ButtonRole role, bool* permission);
    QString runsDoneText() const;
    void applySettings(const Settings& settings);
    void showPalette();
    void showSession();
    void updateActions();

    // windowcommands.cpp: what the actions do
    void connectActions();
    void connectReplayActions();
    void showDuel(const SessionView& view);
    bool playText(const QString& text);
    void playNamed(const NamedGame& game);
    void play(const samegame::GameRecord& record, const QString& name);
    void chooseReplay();
    void replay(ReplaySource source); ///< From its start.
    void copyId();
    void copyResult();
    void showHint(const Hint& hint);
    void peek();
    void stepBack();
    void clearMarks();
    void stopAll();
    void showStrip();
    void askSaveBestLine();

    // windowdialogs.cpp: the dialogs that the window opens
    void startNewGame();
    void showDailyBoards();
    void editBoard();
    void chooseRules();
    void showSolvedBoards();
    void showStatistics();
    void showHelp();
    void showShortcuts();

    // windowviews.cpp: layouts, full screen, and where the focus is
    void connectViews();
    void showLayout();
    void showReplayBar();
    void followWindowState();
    void tellWhatGoesOn();

    // Each member is built on those above it, and ends before them.
    Settings m_settings;
    GameSession m_session;
    BoardView* m_boardView;
    GamePresenter* m_presenter;
    std::unique_ptr<GameSounds> m_sounds;
    QTimer m_resultsTimer{this};    // runs while there are results that are not kept
    bool m_isComparisonRead = true; // that of the session before is here, or there is none
    bool m_closesUnasked = false;
    bool m_mayLose = false; // closing may lose what cannot be stored
    bool m_mayStop = false; // closing may stop a comparison
    BoardMarks* m_marks;
    WindowActions* m_actions;
    WindowLayout* m_layout;
    GameStrip* m_strip;
    HowToCard* m_howToCard;
    WrappingStatusBar* m_statusBar = nullptr;
    ReplayBar* m_replayBar = nullptr;
    TakeOverQuestion* m_takeOverQuestion = nullptr;
    QLabel* m_duelState = nullptr;
    CandidatesPanel* m_candidatesPanel = nullptr;
    LinePanel* m_linePanel = nullptr;
    DistributionPanel* m_distributionPanel = nullptr;
    ComparisonPanel* m_comparisonPanel = nullptr;
    QDockWidget* m_distributionDock = nullptr;
    QDockWidget* m_comparisonDock = nullptr;
    QDockWidget* m_convergenceDock = nullptr;
};
