#pragma once

#include <QKeySequence>
#include <QWidget>

#include <map>
#include <optional>
#include <vector>

#include "app/gui/session/linereplay.h"
#include "app/gui/session/reviewrunner.h"

class QLabel;
class QListWidget;
class QPushButton;
class ReviewCurve;

/// The keys of the actions that do the same as the buttons of the panel.
struct ReviewKeys {
    QKeySequence review;
    QKeySequence next;
    QKeySequence previous;
};

/// The review of a game: what it comes to, the curve of what was still possible, and the largest
/// losses with their reasons, each of which is shown on the board with what was better. Where there
/// is no review it says how one is made.
class ReviewPanel : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t mostLosses = 5; ///< That are listed.

    /// What is handed over outlives the panel.
    ReviewPanel(ReviewRunner* runner, LineReplay* replay, GameDocument* document,
                const ReviewKeys& keys = {}, QWidget* parent = nullptr);

    /// There is a listed loss later (earlier) in the game than the move that the replay shows;
    /// while no move is shown, there is any.
    bool hasNextLoss() const { return nextLoss().has_value(); }
    bool hasPreviousLoss() const { return previousLoss().has_value(); }

    /// Gives the keyboard to the list of losses, or to the curve where nothing is listed, and says
    /// how the review stands.
    void takeFocus();

    QSize sizeHint() const override;

public slots:
    void goToNextLoss(); ///< Shows the position before its move on the board; so below.
    void goToPreviousLoss();
    void goTo(int place); ///< To the position after so many moves of the reviewed game.
    void tryFromHere();   ///< The game goes on from the position shown; one command.
    void showBetterLine();

signals:
    void lossesChanged(); ///< hasNextLoss() or hasPreviousLoss() may be another.
    void saveRequested();
    void tried(); ///< The game goes on from a position of the review.

private:
    /// The reason of a loss, for the lines that it was found from.
    struct Reason {
        samegame::MoveList before;
        samegame::MoveList after;
        std::optional<samegame::LossReason> reason;
    };

    void start(ReviewRunner::Depth depth);
    void makeCurve();
    void makeList();
    void makeButtons();
    void addDepths();
    void arrange();

    void showReview();
    void showSummary();
    void showCurve();
    void showList();
    QString listedText(std::size_t move, bool saysVerdict);
    QString takenOverText() const;
    void showState();
    void showPlace();
    void tellPlace(std::optional<int> place);
    void announcePlace(); ///< To screen readers; so below.
    void announceEnd();
    void goToLoss(std::size_t move);
    void showLegend();
    void showWays();
    void forgetReasons();

    bool hasReview() const; ///< Of the board of the game.
    bool isExact() const;   ///< All of it is proven.
    QString emptyText() const;
    QString judgmentText() const;
    QString stateText() const;
    QString endedText() const;
    QString curveText() const;
    QString sentenceOf(std::size_t move);
    QString toolTipOf(std::size_t move) const;

    std::optional<int> shownPlace() const;
    std::optional<std::size_t> nextLoss() const;
    std::optional<std::size_t> previousLoss() const;
    const samegame::ReviewedMove* shownMove() const;
    void showOnBoard(LineKind kind, const samegame::MoveList& moves, int index);

    ReviewRunner* m_runner;
    LineReplay* m_replay;
    GameDocument* m_document;
    ReviewKeys m_keys;
    std::vector<std::size_t> m_losses;       // listed, in the order of largest_losses
    std::map<std::size_t, Reason> m_reasons; // by move of the next two
    samegame::Position m_reasonedStart;
    samegame::MoveList m_reasonedMoves;
    int m_at = -1;                    // the place where the board was last
    bool m_isGoing = false;           // the board is on its way to a place
    bool m_isOfReviewThatRan = false; // what is shown is what was reviewed last

    QLabel* m_empty;
    QPushButton* m_reviewButton; // of the game on the board
    QWidget* m_buttons;          // of a review
    QWidget* m_content;          // what it tells
    QLabel* m_summary;
    ReviewCurve* m_curve;
    QLabel* m_place; // caption of the curve
    QListWidget* m_list;
    QLabel* m_uncertain; // of losses that are not listed
    QLabel* m_legend;    // of the marks on the board, while there are some
    QPushButton* m_previousButton;
    QPushButton* m_nextButton;
    QPushButton* m_betterButton;
    QPushButton* m_tryButton;
    QPushButton* m_saveButton;
    QLabel* m_state;
    QPushButton* m_stopButton;
    QPushButton* m_deeperButton;
};
