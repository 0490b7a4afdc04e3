#pragma once

#include <QObject>
#include <QPointer>

#include <optional>

#include "app/gui/board/shownboard.h"
#include "app/gui/play/endcard.h"
#include "app/gui/session/gamesession.h"

class BoardView;
class DailyResult;
class DuelResult;

/// The game on a board view: shows there what the document holds, plays the groups that are
/// clicked, and lays a card over the board when the game has ended, its last move has been shown,
/// and the session knows how it compares. A replay takes the place of the game until showGame().
/// Ends with its view. GUI thread only.
class GamePresenter : public QObject {
    Q_OBJECT

public:
    /// Shows the game at once, and from then on each move before anything else is made of it. The
    /// session outlives the view.
    GamePresenter(BoardView* view, GameSession* session);

    /// Shows a position of a replayed line, with the group outlined that the line removes next.
    void showReplay(const samegame::Position& position, const std::optional<samegame::Move>& next);
    /// Shows the document's board again.
    void showGame();

    bool hasEndCard() const;
    /// Takes the card at the end away until the next move, and with it a search for a better game;
    /// false if there was none.
    bool closeEndCard();
    /// Shows the card again where it was closed at the end of the game shown.
    void reopenEndCard();
    /// Places a widget on the card, which owns it; reopenEndCard() fits the card to its changes.
    void addToEndCard(QWidget* offer) { m_endCard->addOffer(offer); }
    /// Whether the card was closed, as a review does, or lies under a replay of the game that has
    /// ended.
    bool canBringEndCardBack() const;
    void bringEndCardBack(); ///< Ends the replay.
    /// A click on this widget, as the score above the board, brings the card back where it can.
    void bringEndCardBackWith(QWidget* score); ///< Of several, each does.
    /// Whether the game shown was played to an end that no line surpasses, as is proven.
    bool isPerfect() const;
    /// Whether the card at the end, if it is to, has told how a duel ended: nobody is to know
    /// before.
    bool isDuelTold() const;

signals:
    /// Here and below, a button of the card at the end was pressed.
    void newGameRequested();
    void restartRequested();
    void bestLineRequested();
    void gameReplayRequested();
    void betterGameRequested();
    void reviewRequested();
    void shareRequested();

    void undone(); ///< By the board or the card.
    void endCardChanged(bool isShown);
    void duelToldChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void undo();
    void connectEndCard();
    void followDocument(GameDocument::Change change,
                        const std::optional<samegame::Transition>& transition);
    void followKnown();
    void showBoard(const std::optional<ShownStep>& step);
    void describe();
    bool showsFinishedGame() const;
    bool isEndUntold() const;
    GameSummary summary() const;
    void updateScores();
    void updateEndCard();
    void showEnd();
    QString endText() const;
    void tellNewsOfEnd();
    void fillEndCard();
    void tellDuel();

    /// A position of a replayed line.
    struct Replayed {
        samegame::Position position;
        std::optional<samegame::Move> next;
    };
    static std::optional<ShownStep> stepBetween(const Replayed& before, const Replayed& now);

    BoardView* m_view;
    GameSession* m_session;
    GameDocument* m_document;
    EndCard* m_endCard;
    DailyResult* m_dailyResult; ///< On the card.
    DuelResult* m_duelResult;
    bool m_isEndCardClosed = false;
    QString m_toldEnd;       ///< What screen readers were told of the card that is shown.
    bool m_isEndNew = false; ///< A move has led to the end, and the card has not been shown since.
    bool m_wasDuelTold = true;          ///< As it was said last.
    QList<QPointer<QWidget>> m_scores;  ///< Of bringEndCardBackWith.
    std::optional<Replayed> m_replayed; ///< What is shown; nothing while it is the game.
    KnownResults m_known;               ///< The results with which the game is compared.
    bool m_isKnownBehind = false;       ///< The board shows a move that m_known does not count yet.
};
