#include "app/gui/session/duelrecord.h"

#include <QSqlQuery>

#include "app/gui/session/database.h"
#include "app/gui/session/kepttexts.h"
#include "engine/game/scoring.h"

namespace {

constexpr auto insertStatement = "INSERT OR IGNORE INTO duel (board, opponent, own_score, "
                                 "opponents_score, aided, ended_at) VALUES (?, ?, ?, ?, ?, ?)";

// Damaged rows count nowhere.
constexpr auto tallyStatement = R"(
    SELECT opponent,
           count(*) FILTER (WHERE aided = 0 AND own_score > opponents_score),
           count(*) FILTER (WHERE aided = 0 AND own_score = opponents_score),
           count(*) FILTER (WHERE aided = 0 AND own_score < opponents_score),
           count(*) FILTER (WHERE aided <> 0),
           count(*) FILTER (WHERE aided <> 0 AND own_score > opponents_score)
    FROM duel
    WHERE typeof(opponent) = 'integer' AND opponent BETWEEN 0 AND ?
        AND typeof(own_score) = 'integer' AND typeof(opponents_score) = 'integer'
    GROUP BY opponent)";

} // namespace

std::optional<DuelOutcome> duelOf(const QSqlQuery& row, int first) {
    const QString board = row.value(first).toString();
    const auto start = positionOfKey(board);
    const int opponent = row.value(first + 1).toInt();
    if (!start || boardKey(*start) != board || opponent < 0 || opponent >= opponentCount)
        return std::nullopt;
    const DuelOutcome outcome{*start,
                              static_cast<Opponent>(opponent),
                              row.value(first + 2).toInt(),
                              row.value(first + 3).toInt(),
                              row.value(first + 4).toInt() != 0,
                              momentOfText(row.value(first + 5).toString())};
    const samegame::ScoreRange scores = samegame::score_range(*start);
    const bool isSound = scores.contains(outcome.ownScore) &&
                         scores.contains(outcome.opponentsScore) && outcome.endedAt.isValid();
    return isSound ? std::optional(outcome) : std::nullopt;
}

bool DuelRecord::add(const DuelOutcome& outcome) {
    m_database->follow();
    if (keepWaiting() && insert(outcome))
        return true;
    m_waiting.push_back(outcome);
    return false;
}

bool DuelRecord::insert(const DuelOutcome& outcome) {
    return m_database
        ->run(insertStatement,
              {boardKey(outcome.start), static_cast<int>(outcome.opponent), outcome.ownScore,
               outcome.opponentsScore, outcome.isAided, textOfMoment(outcome.endedAt)})
        .has_value();
}

bool DuelRecord::keepWaiting() {
    while (!m_waiting.empty()) {
        if (!insert(m_waiting.front()))
            return false;
        m_waiting.erase(m_waiting.begin());
    }
    return true;
}

std::optional<DuelOutcome> DuelRecord::find(const samegame::Position& start,
                                            Opponent opponent) const {
    auto row = m_database->run(
        QStringLiteral("SELECT %1 FROM duel WHERE board = ? AND opponent = ?").arg(duelColumns),
        {boardKey(start), static_cast<int>(opponent)});
    return row && row->next() ? duelOf(*row) : std::nullopt;
}

DuelTallies DuelRecord::tallies() const {
    DuelTallies tallies;
    auto row = m_database->run(tallyStatement, {opponentCount - 1});
    while (row && row->next())
        tallies[row->value(0).toUInt()] = {row->value(1).toInt(), row->value(2).toInt(),
                                           row->value(3).toInt(), row->value(4).toInt(),
                                           row->value(5).toInt()};
    return tallies;
}
