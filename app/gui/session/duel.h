#pragma once

#include <QJsonObject>
#include <QObject>
#include <QString>

#include <optional>
#include <vector>

#include "app/gui/session/duelrecord.h"
#include "app/gui/session/gamedocument.h"
#include "app/gui/session/opponent.h"
#include "app/gui/session/searchrunner.h"
#include "engine/formats/game_record.h"
#include "engine/search/search_run.h"

class BestKnownLine;
class SessionStore;

/// A duel as a window shows it: a plain value. Numbers are scores or, where moves earn nothing, the
/// blocks left.
struct DuelView {
    Opponent opponent = Opponent::Easy;
    bool isSearching = false;         ///< The opponent still plays.
    bool countsBlocks = false;        ///< Numbers are blocks left, the fewer the better.
    int own = 0;                      ///< Of the game on the board, as it stands.
    std::optional<int> theirs = {};   ///< Once both have ended.
    std::optional<int> recorded = {}; ///< The own number with which this board is in the record.
    std::optional<DuelTally> tally =
        {};                         ///< The record against this opponent; once both have ended.
    Opponent next = Opponent::Easy; ///< Against whom the next duel is.

    int numberOf(int score) const { return !countsBlocks ? score : score < 0 ? -score : 0; }
    /// Above 0 if the person has won, 0 in a draw; only once both have ended.
    int lead() const { return countsBlocks ? *theirs - own : own - *theirs; }
    bool operator==(const DuelView&) const = default;
};

/// A game against a solver on the same board. The solver's line stays sealed until the person's
/// game ends: it is neither shown nor kept. A duel lasts until another board is played and comes
/// back with its board, by undo or in the next session: while its score is sealed the solver plays
/// again, with the same result. Its games are those that begin on the board after it: an earlier
/// one that comes back by undo is none, nor is one that was opened with moves. Each window has its
/// own duel. GUI thread only.
class Duel : public QObject {
    Q_OBJECT

public:
    enum class State {
        None,
        Searching, ///< The solver plays.
        Sealed,    ///< It has ended.
        Open,      ///< Both have ended; the solver's score is shown.
    };

    /// What is handed over outlives the duel. Without a store it ends with the program.
    Duel(GameDocument* document, BestKnownLine* bestLine, SessionStore* store = nullptr,
         QObject* parent = nullptr);

    void follow(GameDocument::Change change); ///< For its session, with each new position.

    /// Begins on the board of the document, from its start.
    void begin(Opponent opponent);
    /// Goes on with the duels of the earlier session: at once, or when the document comes back to
    /// their boards.
    void resume();
    void end();

    State state() const { return m_state; }
    Opponent opponent() const { return m_opponent; }
    /// Against whom this game is played, on the board or left, until a game of the person ends the
    /// duel; nothing if it is no game of a duel.
    std::optional<Opponent> opponentOf(const OpenGame& game) const;
    /// The solver's score, once it may be shown.
    std::optional<int> score() const;
    /// How it stands with the game on the board, without the record; nothing if that is no game of
    /// a duel, or where points on the board were taken over (isTakenOver).
    std::optional<DuelView> view() const;

signals:
    void changed();
    void ended(const DuelOutcome& outcome); ///< Both have ended; of the first game of the person.
    void failed(const QString& sentence);   ///< The solver could not play; there is no duel then.

private:
    /// The game of the person that ended first. Sessions of earlier versions kept no score of it.
    struct OwnEnd {
        std::optional<int> score;
        bool isAided = false;
    };

    /// A duel whose board has gone.
    struct Left {
        samegame::Position start;
        Opponent opponent = Opponent::Easy;
        std::optional<OwnEnd> ownEnd; ///< Nothing before a game of the person has ended.
        std::optional<samegame::GameRecord> record; ///< Nothing: the solver plays anew.
        State state = State::Searching;
        QString id = {}; ///< See m_id.
    };
    static constexpr std::size_t mostLeft = 50; // more are forgotten, the oldest first

    bool hasGameOnBoard() const;
    bool isTakenOver() const;
    void takeGame();
    void search();
    void takeReport(const samegame::SearchReport& report);
    void openIfOver();
    void leave();
    void comeBack();
    void save() const;
    static QJsonObject written(const Left& left);
    static std::optional<Left> read(const QJsonObject& json);
    void setState(State state);

    GameDocument* m_document;
    BestKnownLine* m_bestLine;
    SessionStore* m_store;
    std::vector<Left> m_left; ///< Oldest first, one of each board.
    State m_state = State::None;
    Opponent m_opponent = Opponent::Easy;
    /// The name by which the document knows its games. Sessions of earlier versions kept none: then
    /// it is empty, and each game of the board counts as one.
    QString m_id;
    samegame::Position m_start;
    std::optional<OwnEnd> m_ownEnd; ///< A move of the person has ended a game since the duel began.
    std::optional<samegame::GameRecord> m_record; ///< The solver's, once it has ended.
    SearchRunner m_runner;
};
