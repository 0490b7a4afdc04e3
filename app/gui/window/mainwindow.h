#pragma once

#include <QMainWindow>

#include <memory>

#include "app/gui/basics/keptchoices.h"
#include "app/gui/session/gamesession.h"
#include "app/gui/session/settings.h"

class AssistantPanel;
class BoardMarks;
class BoardView;
class CandidatesPanel;
class CloseQuestion;
class ComparisonPanel;
class DistributionPanel;
class EdgeBars;
class GameExchange;
class GamePresenter;
class GameSounds;
class SoundOffer;
class GameStrip;
class HintBubble;
class HowToCard;
class LinePanel;
class QDockWidget;
class ReplayBar;
class ReviewPanel;
class TakeOverQuestion;
class TodayButton;
class WindowActions;
class WindowLayout;

/// The window: arranges the board, the panels and the actions, and connects them.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Shows the session, which outlives the window, and has it take up what its store has.
    explicit MainWindow(GameSession* session, QWidget* parent = nullptr);
    ~MainWindow() override;

    GameSession* session() { return m_session; }
    GameDocument* document() { return m_session->document(); }

    GameExchange* games() { return m_games; }
    /// Opens a board, saves a game or the best line, as GameExchange does.
    bool openBoard(const QString& board);
    void saveGame(const QString& path);
    void saveBestLine(const QString& path);

    /// What closing would lose, after one more try to store it, and why; empty if all is stored.
    QString lossAtClosing();

    /// Closes the window and asks nothing.
    void closeUnasked();

    /// Keeps how the window stands, and what is found out, as closing it does.
    void keep();
    void keepChoices();

    /// Makes the window, before it is shown, no larger than the screen, unless it was left so.
    void fitScreen();

    /// Opens the settings, with the focus on the control of that name if there is one.
    void showSettings(const QString& control = {});
    void tell(const QString& sentence); ///< In the status bar, for a while.
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
    // Arrangement and connections.
    void arrange();
    void addDocks();
    void showResults();
    void connectBoard();
    void connectAnalysis();
    void connectReplay();
    void connectReview();
    void connectActions();
    void connectReplayActions();
    void connectViews();

    void applySettings(const Settings& settings);
    void useSettings(const Settings& settings);
    void offerSounds(bool hasEndCard);
    void answerSounds(bool areWanted);
    void showPalette();
    void showSession();
    void showDuel();
    void updateActions();
    void updateReviewActions();
    void updateStepBack();
    void showStrip();
    void showLayout();
    void showReplayBar();
    void followWindowState();
    void openMenus();
    void showNotice();
    void tellWhatGoesOn();

    // What actions do.
    void tellGameBefore();
    void peek();
    void endWatching();
    void showBetterGame();
    void reviewGame();
    void showKeptRuns();
    void showExperiments();
    void showTrials(const QString& path); ///< Of a file, as a comparison.
    void tellNothingBetter();
    void stepBack();
    void clearMarks();
    void stopAll();
    void showHelp();
    void showShortcuts();

    // Each member is built on those above it, and ends before them.
    Settings m_settings;
    GameSession* m_session;
    SessionView m_view; // of the session, as it is shown
    BoardView* m_boardView;
    GamePresenter* m_presenter;
    std::unique_ptr<GameSounds> m_sounds;
    SoundOffer* m_soundOffer; ///< On the card at the end.
    bool m_closesUnasked = false;
    BoardMarks* m_marks;
    WindowActions* m_actions;
    WindowLayout* m_layout;
    GameStrip* m_strip;
    HowToCard* m_howToCard;
    GameExchange* m_games;
    CloseQuestion* m_closeQuestion;
    ReplayBar* m_replayBar = nullptr;
    TakeOverQuestion* m_takeOverQuestion = nullptr;
    HintBubble* m_notice = nullptr; // of the board
    EdgeBars* m_edgeBars = nullptr; // from the first full screen on
    TodayButton* m_today = nullptr;
    TodayButton* m_edgeToday = nullptr; // with m_edgeBars
    AssistantPanel* m_assistantPanel = nullptr;
    CandidatesPanel* m_candidatesPanel = nullptr;
    LinePanel* m_linePanel = nullptr;
    DistributionPanel* m_distributionPanel = nullptr;
    ComparisonPanel* m_comparisonPanel = nullptr;
    QDockWidget* m_distributionDock = nullptr;
    QDockWidget* m_comparisonDock = nullptr;
    QDockWidget* m_convergenceDock = nullptr;
    ReviewPanel* m_reviewPanel = nullptr;
    QDockWidget* m_reviewDock = nullptr;
    KeptChoices m_kept;
};
