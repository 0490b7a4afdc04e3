#pragma once

#include <QVariantAnimation>

#include <cstddef>
#include <optional>
#include <vector>

#include "app/gui/basics/medal.h"
#include "app/gui/play/cardframe.h"
#include "app/gui/play/resultpictures.h"
#include "app/gui/session/gamedocument.h"
#include "app/gui/session/sessionview.h"

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

/// The facts on the card at the end of a game.
struct GameSummary {
    samegame::Rules rules;
    int blocksLeft = 0;
    std::vector<ColorLeft> colorsLeft; ///< Those that cost most first.
    bool hasMoves = false; ///< Moves are left, but the game with refill has had all it may have.
    int moveCount = 0;
    int movePoints = 0;
    int endPoints = 0;          ///< The bonus of a cleared board, or what blocks left cost.
    int clearedPoints = 0;      ///< What the end of a cleared board earns under these rules.
    bool isUnclearable = false; ///< The board began with one block of a color: it always stays.
    std::vector<int> scores;    ///< After 0, 1, 2... moves; the end is part of the last.
    int largestGroup = 0;       ///< Blocks; 0 without moves.
    int largestGroupPoints = 0; ///< What it earned.
    int largestGroupMove = 0;   ///< The move that removed it, from 1; the first of equals.
    Aid aid;
    bool isPlayed = false; ///< Its end was played: it counts as a game of the person.
    bool isOpened = false; ///< The game was opened, not played here.
    QString foundBy;       ///< Who found it, in words, if a solver did; else empty.
    KnownResults known;
    bool canUndo = false;

    int score() const { return movePoints + endPoints; }
    /// The board began without a block: there is no game, whatever its rules give for an end.
    bool hasNoBlocks() const { return moveCount == 0 && blocksLeft == 0; }
    /// Its end was neither played nor opened: it came from another game (LineReplay::takeOver).
    bool isTakenOver() const { return !isPlayed && !isOpened && moveCount > 0; }
    /// It is proven that no game of this board ends higher.
    bool isPerfect() const { return known.isBestProven && score() >= known.bestScore; }
    /// A better game is known.
    bool isSurpassed() const { return known.bestScore && *known.bestScore > score(); }
    /// A better game is known, and no search for one goes on.
    bool isBetterToWatch() const {
        return isSurpassed() && known.better != BetterGame::State::Searching;
    }
    /// It was played, and no other game of its board is known or looked for: one sentence says all.
    bool isOnlyGame() const {
        return isPlayed && known.bestScore == score() && !isPerfect() && !known.isMarkSought &&
               known.better == BetterGame::State::None && known.standing.games <= 1 &&
               !known.standing.bestOfSolver;
    }
    /// The score that the comparison with the best game names; other parts need not repeat it.
    std::optional<int> namedScore() const { return isSurpassed() ? known.bestScore : std::nullopt; }
    /// The duel that ended with it.
    std::optional<DuelView> duel() const {
        return isOpened || isTakenOver() ? std::nullopt : known.duel;
    }
    /// The game was played in a duel, and the opponent was better.
    bool isDuelLost() const {
        return isPlayed && known.duel && known.duel->theirs && known.duel->lead() < 0;
    }
    /// Few blocks are left where a cleared board would have earned more.
    bool isNearMiss() const;
    /// None while it is not known what the medals are measured at, and for what was not played.
    Medal medal() const {
        return isPlayed && known.medalMark ? medalOf(rules, score(), *known.medalMark)
                                           : Medal::None;
    }
    bool operator==(const GameSummary&) const = default;
};

/// The summary without the known results of the board.
GameSummary summaryOf(GameDocument& document);

/// The card over the board at the end of a game: how it ended, the score with its medal, what else
/// the person may be praised for, the best moment, what was left, and what comes next. Never takes
/// the focus by itself; Tab reaches its buttons, and Enter at the board presses the primary one.
/// Where there is little room, the less important of it is left out before letters become small.
class EndCard : public CardFrame {
    Q_OBJECT

public:
    explicit EndCard(QWidget* parent);

    void setSummary(const GameSummary& summary);
    /// Says this in place of the title that the summary has; empty: that again.
    void setTitle(const QString& title);
    /// Places a widget between the game's result and the buttons; the card owns it. Whoever shows,
    /// hides or changes it has the card fitted afterwards.
    void addExtra(QWidget* extra);
    /// The same right above the buttons: for what does not belong to the result.
    void addOffer(QWidget* offer);
    /// Stands in `area`, in the largest of its sizes that fits: in the middle, or where it lies
    /// over fewer of the blocks that are left. While it is shown in the same area it does not
    /// become smaller again.
    void fit(const QRect& area, const std::vector<QRect>& blocks = {});
    /// Lets the score count up from 0, for less than a second; any key or click ends that.
    void countUp();
    bool isCounting() const { return m_counting.state() == QAbstractAnimation::Running; }

signals:
    void nextRequested();
    void duelRequested(Opponent opponent); ///< On the board that comes next; after a duel.
    void newGameRequested();
    void restartRequested();
    void undoRequested();
    void bestLineRequested();
    void gameReplayRequested();
    void betterGameRequested(); ///< Where none is known; or the end of the search for one.
    void reviewRequested();
    void closeRequested();

protected:
    bool eventFilter(QObject* watched,
                     QEvent* event) override; ///< Of the program, while it counts.
    void hideEvent(QHideEvent* event) override;

private:
    QLabel* addLabel(const char* objectName);
    void connectButtons();
    void arrange();
    void showPraise();
    void showMedal();
    void showDetails();
    void showBetterButton();
    void choosePrimaryButton();
    void nameNextSteps();
    void showOpponent();
    void showScore(int score);
    void setScale(double scale);
    void setDetail(int detail);
    void arrangeButtons(int columns);
    QPushButton* nextStep() const;
    QSize sizeFor(int availableWidth);

    std::optional<GameSummary> m_summary;
    QString m_otherTitle; ///< In place of the summary's; or empty.
    QVariantAnimation m_counting;
    QRect m_area;           ///< That it was last fitted to.
    std::size_t m_size = 0; ///< Of its sizes, the one that was taken last.
    int m_detail = 0;       ///< How much is left out (setDetail).
    int m_medalSize = 0;
    QLabel* m_title;
    QLabel* m_praise;
    QLabel* m_score;
    QLabel* m_medal;
    QLabel* m_medalText;
    QLabel* m_sum;
    QLabel* m_nearMiss;
    QLabel* m_moment;
    ResultCurve* m_curve;
    ColorsLeft* m_left;
    QLabel* m_aid;
    QLabel* m_comparison;
    QLabel* m_standing;
    QWidget* m_extras; ///< Of addExtra.
    QWidget* m_offers; ///< Of addOffer.
    QPushButton* m_next;
    QPushButton* m_again;
    QPushButton* m_review;
    QPushButton* m_better; // the best game, or to look for a better one where none is known
    QPushButton* m_newGame;
    QPushButton* m_undo;
    QPushButton* m_replay; // of this game
    QToolButton* m_close;
    QGridLayout* m_layout = nullptr;
    QHBoxLayout* m_scoreRow = nullptr;
    QGridLayout* m_buttons = nullptr;
};
