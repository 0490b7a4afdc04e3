#pragma once

#include <QObject>

#include <optional>

#include "app/analysis/opponent.h"
#include "app/game/gamedocument.h"
#include "app/runners/searchrunner.h"
#include "engine/formats/game_record.h"

class BestKnownLine;

/// A game against a solver on the same board. What the solver reaches stays sealed until the game
/// of the person comes to its end: nobody hears of its line, and nothing is kept of it. Then it is
/// a line like any other. Lasts until another board is played; where the score is still sealed it
/// goes on after the next start of the program, and the solver plays anew, the same. GUI thread
/// only.
class Duel : public QObject {
    Q_OBJECT

public:
    enum class State {
        None,
        Searching, ///< The solver plays.
        Sealed,    ///< It has ended.
        Open,      ///< Both have; it was told what the solver reached.
    };

    /// What is handed over outlives the duel.
    Duel(GameDocument* document, BestKnownLine* bestLine, QObject* parent = nullptr);

    /// Begins on the board of the document, from its start.
    void begin(Opponent opponent);
    /// Goes on with the duel of an earlier session, if its board is the document's.
    void resume();
    void end();

    State state() const { return m_state; }
    Opponent opponent() const { return m_opponent; }
    /// What the solver reached, once it may be told.
    std::optional<int> score() const;

signals:
    void changed();
    void failed(const QString& sentence); ///< The solver could not play; there is no duel then.

private:
    void search();
    void followDocument(GameDocument::Change change);
    void takeReport(const samegame::SearchReport& report);
    void openIfOver();
    void forget();
    void setState(State state);

    GameDocument* m_document;
    BestKnownLine* m_bestLine;
    State m_state = State::None;
    Opponent m_opponent = Opponent::Easy;
    samegame::StartPosition m_start;
    bool m_isGameOver = false; ///< A move of the person has ended a game since the duel began.
    std::optional<samegame::GameRecord> m_record; ///< The solver's, once it has ended.
    SearchRunner m_runner;
};
