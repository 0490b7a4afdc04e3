#pragma once

#include <QJsonObject>
#include <QObject>
#include <QString>

#include <optional>
#include <vector>

#include "app/gui/session/gamedocument.h"
#include "app/gui/session/searchrunner.h"
#include "engine/formats/game_record.h"
#include "engine/search/search_run.h"

class BestKnownLine;
class SessionStore;

/// The opponents of a person. Each is a solver with its default options, a budget, a seed and one
/// thread, so that it ends a board the same way on every machine. What they reach on random boards
/// of 15x15 with 5 colors is measured in engine/measurements/strengths.md.
enum class Opponent { Easy, Medium, Hard, Master };

constexpr int opponentCount = 4;

QString titleOf(Opponent opponent);       ///< "Easy: Greedy search, about 700 points".
QString explanationOf(Opponent opponent); ///< How it plays, and where it reaches those points.
QString solverTitleOf(Opponent opponent); ///< "Greedy search".

/// Whether the opponent can play this game; with refill some cannot.
bool canPlay(Opponent opponent, const samegame::Position& start);

/// The opponent's search of a board.
samegame::SearchRequest requestOf(Opponent opponent, const samegame::Position& start);

/// A game against a solver on the same board. The solver's line stays sealed until the person's
/// game ends: it is neither shown nor kept. A duel lasts until another board is played and comes
/// back with its board, by undo or in the next session: while its score is sealed the solver plays
/// again, with the same result. Each window has its own duel. GUI thread only.
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
    /// The solver's score, once it may be shown.
    std::optional<int> score() const;

signals:
    void changed();
    void failed(const QString& sentence); ///< The solver could not play; there is no duel then.

private:
    /// A duel whose board has gone.
    struct Left {
        samegame::Position start;
        Opponent opponent = Opponent::Easy;
        bool isGameOver = false;
        std::optional<samegame::GameRecord> record; ///< Nothing: the solver plays anew.
        State state = State::Searching;
    };
    static constexpr std::size_t mostLeft = 50; // more are forgotten, the oldest first

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
    samegame::Position m_start;
    bool m_isGameOver = false; ///< A move of the person has ended a game since the duel began.
    std::optional<samegame::GameRecord> m_record; ///< The solver's, once it has ended.
    SearchRunner m_runner;
};
