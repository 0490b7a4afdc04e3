#pragma once

#include <QAction>
#include <QList>
#include <QObject>
#include <QPointer>

class QMainWindow;
class QMenuBar;
class QToolBar;
class QUndoStack;
class QWidget;

/// Every action of the window with its text, icon and shortcut, and their places in menus and
/// toolbar. The window decides what they do and when they are enabled; only undo and redo act
/// themselves.
class WindowActions : public QObject {
    Q_OBJECT

public:
    static constexpr int candidateKeys = 9;

    /// Window and undo stack outlive the actions, which are added to `window`, so that shortcuts
    /// work everywhere in it.
    WindowActions(QWidget* window, QUndoStack* undoStack);

    /// `views` are the actions that show and hide parts of the window.
    void fillMenus(QMenuBar* bar, const QList<QAction*>& views);
    void fillToolBar(QToolBar* bar);

    /// Text and icon of startStop follow the assistant.
    void setAssistantOn(bool isOn);
    /// Text of showBetter follows the search for a better game.
    void setLookingForBetter(bool isLooking) const;

    QList<QAction*> all() const; ///< All actions, in the order of the menus.
    /// The actions that a held key repeats; it triggers the others once.
    QList<QAction*> repeating() const;

    QAction* newGame;
    QAction* randomGame;
    QAction* daily;
    QAction* practice;
    QList<QAction*> beatSolver; ///< One for each Opponent.
    QAction* editBoard;
    QAction* rules;
    QAction* open;
    QAction* paste;
    QAction* solvedBoards;
    QAction* statistics;
    QAction* save;
    QAction* saveBestLine;
    QAction* exportLine;
    QAction* copyId;
    QAction* copyResult;
    QAction* settings;
    QAction* quit;

    QAction* undo;
    QAction* redo;
    QAction* undoToClearable;
    QAction* restart;
    QAction* hint;
    QList<QAction*> playCandidate; ///< One to play the best, the second best, and so on.

    QAction* startStop;
    QAction* peek; ///< Can be checked; ends when the key that triggered it is let go.
    QAction* distribution;
    QAction* comparison;
    QAction* convergence;
    QAction* keptRuns;
    QAction* experiments;
    QAction* review;         ///< Shows the review of the game, and makes one if there is none.
    QAction* thoroughReview; ///< Makes one, or goes on with it.
    QAction* previousLoss;
    QAction* nextLoss;
    QAction* stepBack;

    QAction* replay;
    QAction* firstMove;
    QAction* previousMove;
    QAction* nextMove;
    QAction* lastMove;
    QAction* loop; ///< Can be checked.
    QAction* otherLine;
    QAction* takeOver;
    QAction* showBetter;
    QAction* showResult;

    QList<QAction*> layouts; ///< By LayoutKind; one of them is checked.
    QAction* showClearing;   ///< Can be checked.
    QAction* judgeMoves;     ///< So can this.
    QAction* arrange;
    QAction* fullScreen; ///< Can be checked.
    QAction* help;
    QAction* shortcuts;
    QAction* about;

private:
    void makeGameActions();
    void makeMoveActions(QUndoStack* undoStack);
    void makeAnalysisActions();
    void makeReviewActions();
    void makeReplayActions();
    void makeLayoutActions();
    void makeHelpActions();
    void setIcons();
    void showOpponents();
    QAction* add(const char* objectName, const QString& text, const QKeySequence& shortcut,
                 const QString& toolTip);
    void repeatWhileHeld();

    QWidget* m_window;
};

/// Keeps the keys of the game at the board: after Enter or Escape in a panel, after an action, and
/// after a dialog or panel was closed, the board has the focus again and the window the keyboard,
/// whatever the window manager did meanwhile. Escape in an open list only closes it. A held Enter
/// counts once: it opens, plays or accepts nothing again. Installed on the application.
class BoardFocus : public QObject {
    Q_OBJECT

public:
    /// Ends with the window.
    BoardFocus(QMainWindow* window, QWidget* board);

public slots:
    /// Takes place after the present event, unless a dialog or a menu is open.
    void giveBack();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isInPanel(const QWidget* widget) const;
    bool isOfWindow(const QWidget* widget) const;
    void focusBoard();

    QMainWindow* m_window;
    QPointer<QWidget> m_board;
    bool m_isWindowWanted = false; ///< A dialog was closed while the program had the keys.
};

/// Plays candidates by the keys of the row of digits where the layout puts other signs on them and
/// wants Shift for digits: shortcuts know only what is written on a key. Installed on the
/// application; signs typed in fields stay there.
class CandidateKeys : public QObject {
public:
    /// The actions belong to the keys from 1 on and end with the window.
    CandidateKeys(const QList<QAction*>& actions, QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QList<QAction*> m_actions;
    QWidget* m_window;
};
