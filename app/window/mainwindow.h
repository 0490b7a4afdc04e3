#pragma once

#include <QMainWindow>

#include "app/analysis/assistant.h"
#include "app/analysis/bestline.h"
#include "app/analysis/distributionrunner.h"
#include "app/analysis/linereplay.h"
#include "app/analysis/searchrunner.h"
#include "app/game/gamedocument.h"

class BoardMarks;
class BoardView;
class CandidatesPanel;
class DistributionPanel;
class GameStrip;
class QDockWidget;
class WindowActions;

/// The window: arranges the board, the panels and the actions, and connects them.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override; ///< Stops what runs and waits for it.

    GameDocument* document() { return &m_document; }

    /// A path, or a board name such as "standard:3". What cannot be read is said in a dialog, and
    /// nothing changes; then false.
    bool openBoard(const QString& board);
    void saveGame(const QString& path);
    void saveBestLine(const QString& path);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void arrange();
    QDockWidget* addDock(const char* objectName, const QString& title, QWidget* content,
                         Qt::DockWidgetArea area);
    void connectGame();
    void connectActions();
    void restoreLayout();

    void startNewGame();
    void copyId();
    void showHint(const Hint& hint);
    void stopAll();
    void showStrip();
    void updateActions();
    void showError(const QString& sentence);
    QString suggestedFileName() const;

    // Each is built on those above it, and ends before them.
    GameDocument m_document;
    BoardView* m_boardView;
    BestLine m_bestLine;
    SearchRunner m_searchRunner;
    DistributionRunner m_distributionRunner;
    Assistant m_assistant;
    LineReplay m_replay;
    BoardMarks* m_marks;
    WindowActions* m_actions;
    GameStrip* m_strip;
    CandidatesPanel* m_candidatesPanel;
    DistributionPanel* m_distributionPanel;
    QDockWidget* m_distributionDock;
};
