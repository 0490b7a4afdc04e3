#pragma once

#include <QDateTime>

#include <array>
#include <optional>
#include <vector>

#include "app/gui/session/opponent.h"
#include "engine/game/position.h"

class Database;
class QSqlQuery;

/// How a duel ended.
struct DuelOutcome {
    samegame::Position start;
    Opponent opponent = Opponent::Easy;
    int ownScore = 0; ///< Of the person's first game of this duel that came to its end.
    int opponentsScore = 0;
    bool isAided = false; ///< The person's game had hints or other help.
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
    int aided = 0;    ///< Duels with help, however they ended.
    int aidedWon = 0; ///< Those of them that were won.

    int count() const { return won + drawn + lost + aided; }
    bool operator==(const DuelTally&) const = default;
};

using DuelTallies = std::array<DuelTally, opponentCount>; ///< By Opponent.

/// The record of a person's duels. A board counts once against each opponent: the first duel there,
/// since later ones know the opponent's score. Lives with OwnResults, which tries again what could
/// not be written and announces changes. GUI thread only.
class DuelRecord {
public:
    /// The database outlives the object.
    explicit DuelRecord(Database* database) : m_database(database) {}

    /// Writes a duel unless one of this board and opponent is kept. False if it could not be
    /// written; then it waits as long as the program runs.
    bool add(const DuelOutcome& outcome);
    bool insert(const DuelOutcome& outcome); ///< The same without waiting.

    bool areWaiting() const { return !m_waiting.empty(); }
    bool keepWaiting(); ///< Writes what waits, up to the first that cannot be written; then false.

    /// The duel that counts on this board against this opponent, if there is one.
    std::optional<DuelOutcome> find(const samegame::Position& start, Opponent opponent) const;
    DuelTallies tallies() const;

private:
    Database* m_database;
    std::vector<DuelOutcome> m_waiting;
};
