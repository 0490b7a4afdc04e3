#pragma once

#include <optional>

#include "app/gui/play/cardframe.h"
#include "app/gui/session/gamedocument.h"
#include "app/gui/session/sessionview.h"

class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

/// The facts on the card at the end of a game.
struct GameSummary {
    samegame::Rules rules;
    int blocksLeft = 0;
    bool hasMoves = false; ///< Moves are left, but the game with refill has had all it may have.
    int moveCount = 0;
    int movePoints = 0;
    int endPoints = 0; ///< The bonus of a cleared board, or what blocks left cost (0 or less).
    Aid aid;
    bool isOpened = false; ///< The line was opened, not played here.
    QString foundBy;       ///< Who found it, in words, if a solver did; else empty.
    KnownResults known;
    bool canUndo = false;

    int score() const { return movePoints + endPoints; }
    /// It is proven that no line ends higher.
    bool isPerfect() const { return known.isBestProven && score() >= known.bestScore; }
    /// A better line than the game is known.
    bool isSurpassed() const { return known.bestScore && *known.bestScore > score(); }
    bool operator==(const GameSummary&) const = default;
};

/// The summary without the known results of the board.
GameSummary summaryOf(GameDocument& document);

/// The card over the board at the end of a game: it takes the score apart, compares it with the
/// best known line and offers what comes next. Never takes the focus by itself; Tab reaches its
/// buttons.
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
    /// Stands in the middle of `area`, in the largest of its sizes that fits.
    void fit(const QRect& area);

signals:
    void newGameRequested();
    void restartRequested();
    void undoRequested();
    void bestLineRequested();
    void gameReplayRequested();
    void betterGameRequested(); ///< Or its end, while one is looked for.
    void reviewRequested();
    void closeRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QLabel* addLabel(const char* objectName);
    void addScoreRow(int row, QLabel* what, QLabel* points);
    void arrange();
    void showReplayButton();
    void showBetterButton();
    void setScale(double scale);
    void arrangeButtons(bool isWide);
    QSize sizeFor(int availableWidth);

    std::optional<GameSummary> m_summary;
    QString m_otherTitle; ///< In place of the summary's; or empty.
    QLabel* m_title;
    QLabel* m_moves;
    QLabel* m_movePoints;
    QLabel* m_end;
    QLabel* m_endPoints;
    QFrame* m_sumRule;
    QLabel* m_scoreCaption;
    QLabel* m_score;
    QLabel* m_aid;
    QLabel* m_duel;
    QLabel* m_comparison;
    QLabel* m_standing;
    QWidget* m_extras; ///< Of addExtra.
    QPushButton* m_newGame;
    QPushButton* m_again;
    QPushButton* m_undo;
    QPushButton* m_replay; // the best line, or the game where no better one is known
    QPushButton* m_better;
    QPushButton* m_review;
    QToolButton* m_close;
    QGridLayout* m_layout = nullptr;
    QGridLayout* m_rows = nullptr;
    QGridLayout* m_buttons = nullptr;
};
