#pragma once

#include <QDateTime>

#include <array>
#include <optional>
#include <vector>

#include "app/gui/session/opponent.h"
#include "engine/game/position.h"

class Database;
class QJsonObject;
class QSqlQuery;

/// How a duel ended.
struct DuelOutcome {
    samegame::Position start;
    Opponent opponent = Opponent::Easy;
    int ownScore = 0; ///< Of the person's first game of this duel that came to its end.
    int opponentsScore = 0;
    bool isAided = false; ///< The person's game had help, or its board before.
    QDateTime endedAt;    ///< With the clock of the place (kepttexts.h).
};

/// The columns of the table of duels, in the order in which duelOf reads them.
inline constexpr auto duelColumns = "board, opponent, own_score, opponents_score, aided, ended_at";

/// The duel in a row of duelColumns, the first of which is column `first`; nothing if it is
/// damaged.
std::optional<DuelOutcome> duelOf(const QSqlQuery& row, int first = 0);

/// Duels against one opponent; those with help are counted apart.
struct DuelTally {
    int won = 0;
    int drawn = 0;
    int lost = 0;
    int aided = 0;    ///< Duels with help, in them or before, however they ended.
    int aidedWon = 0; ///< Those of them that were won.

    int count() const { return won + drawn + lost + aided; }
    bool operator==(const DuelTally&) const = default;
};

using DuelTallies = std::array<DuelTally, opponentCount>; ///< By Opponent.

/// A duel that the database could not take yet.
struct WaitingDuel {
    DuelOutcome outcome;
    bool isInFile = false; ///< Outlives the program.
};

/// A duel as JSON, and back; nothing if it does not hold.
QJsonObject jsonOf(const DuelOutcome& outcome);
std::optional<DuelOutcome> duelOf(const QJsonObject& json);

/// The record of a person's duels. A board counts once against each opponent: the first duel there,
/// since later ones know the opponent's score. What waits to be written counts too. Lives with
/// OwnResults, which tries again what could not be written, keeps it in its file, and announces
/// changes. GUI thread only.
class DuelRecord {
public:
    /// The database outlives the object.
    explicit DuelRecord(Database* database) : m_database(database) {}

    /// Writes a duel unless one of this board and opponent is kept. False if it could not be
    /// written, or others wait; then it waits too.
    bool add(const DuelOutcome& outcome);
    bool insert(const DuelOutcome& outcome); ///< The same without waiting.

    void wait(const WaitingDuel& duel); ///< One that waited in a file.
    bool areWaiting() const { return !m_waiting.empty(); }
    std::vector<WaitingDuel>& waiting() { return m_waiting; } ///< No two of one board and opponent.
    bool keepWaiting(); ///< Writes what waits, up to the first that cannot be written; then false.

    /// The duel that counts on this board against this opponent, if there is one.
    std::optional<DuelOutcome> find(const samegame::Position& start, Opponent opponent) const;
    DuelTallies tallies() const;

private:
    std::optional<DuelOutcome> findWritten(const samegame::Position& start,
                                           Opponent opponent) const;
    std::optional<DuelOutcome> findWaiting(const samegame::Position& start,
                                           Opponent opponent) const;

    Database* m_database;
    std::vector<WaitingDuel> m_waiting; // the first come first
};
