#include "app/gui/session/duelrecord.h"

#include <QJsonObject>
#include <QSqlQuery>

#include <algorithm>

#include "app/gui/session/database.h"
#include "app/gui/session/kepttexts.h"
#include "engine/game/scoring.h"

namespace {

constexpr auto insertDuelStatement = "INSERT OR IGNORE INTO duel (board, opponent, own_score, "
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

bool isSoundDuel(const DuelOutcome& outcome) {
    const samegame::ScoreRange scores = samegame::score_range(outcome.start);
    return scores.contains(outcome.ownScore) && scores.contains(outcome.opponentsScore) &&
           outcome.endedAt.isValid();
}

bool isOfOpponent(int number) {
    return number >= 0 && number < opponentCount;
}

void countDuel(DuelTally& tally, const DuelOutcome& outcome) {
    const int lead = outcome.ownScore - outcome.opponentsScore;
    if (outcome.isAided) {
        ++tally.aided;
        tally.aidedWon += lead > 0 ? 1 : 0;
        return;
    }
    ++(lead > 0 ? tally.won : lead == 0 ? tally.drawn : tally.lost);
}

} // namespace

std::optional<DuelOutcome> duelOf(const QSqlQuery& row, int first) {
    const QString board = row.value(first).toString();
    const auto start = positionOfKey(board);
    const int opponent = row.value(first + 1).toInt();
    if (!start || boardKey(*start) != board || !isOfOpponent(opponent))
        return std::nullopt;
    const DuelOutcome outcome{*start,
                              static_cast<Opponent>(opponent),
                              row.value(first + 2).toInt(),
                              row.value(first + 3).toInt(),
                              row.value(first + 4).toInt() != 0,
                              momentOfText(row.value(first + 5).toString())};
    return isSoundDuel(outcome) ? std::optional(outcome) : std::nullopt;
}

QJsonObject jsonOf(const DuelOutcome& outcome) {
    return {{"board", boardKey(outcome.start)}, {"opponent", static_cast<int>(outcome.opponent)},
            {"own_score", outcome.ownScore},    {"opponents_score", outcome.opponentsScore},
            {"aided", outcome.isAided},         {"ended_at", textOfMoment(outcome.endedAt)}};
}

std::optional<DuelOutcome> duelOf(const QJsonObject& json) {
    const auto start = positionOfKey(json.value("board").toString());
    const int opponent = json.value("opponent").toInt(-1);
    if (!start || !isOfOpponent(opponent))
        return std::nullopt;
    const DuelOutcome outcome{*start,
                              static_cast<Opponent>(opponent),
                              json.value("own_score").toInt(),
                              json.value("opponents_score").toInt(),
                              json.value("aided").toBool(),
                              momentOfText(json.value("ended_at").toString())};
    return isSoundDuel(outcome) ? std::optional(outcome) : std::nullopt;
}

bool DuelRecord::add(const DuelOutcome& outcome) {
    if (m_waiting.empty() && insert(outcome))
        return true;
    wait({outcome});
    return false;
}

/// The first duel on a board against an opponent counts.
void DuelRecord::wait(const WaitingDuel& duel) {
    if (!findWaiting(duel.outcome.start, duel.outcome.opponent))
        m_waiting.push_back(duel);
}

bool DuelRecord::insert(const DuelOutcome& outcome) {
    return m_database
        ->run(insertDuelStatement,
              {boardKey(outcome.start), static_cast<int>(outcome.opponent), outcome.ownScore,
               outcome.opponentsScore, outcome.isAided, textOfMoment(outcome.endedAt)})
        .has_value();
}

bool DuelRecord::keepWaiting() {
    while (!m_waiting.empty()) {
        if (!insert(m_waiting.front().outcome))
            return false;
        m_waiting.erase(m_waiting.begin());
    }
    return true;
}

std::optional<DuelOutcome> DuelRecord::find(const samegame::Position& start,
                                            Opponent opponent) const {
    const auto written = findWritten(start, opponent);
    return written ? written : findWaiting(start, opponent);
}

std::optional<DuelOutcome> DuelRecord::findWaiting(const samegame::Position& start,
                                                   Opponent opponent) const {
    const auto found = std::ranges::find_if(m_waiting, [&](const WaitingDuel& duel) {
        return duel.outcome.opponent == opponent && duel.outcome.start == start;
    });
    return found == m_waiting.end() ? std::nullopt : std::optional(found->outcome);
}

std::optional<DuelOutcome> DuelRecord::findWritten(const samegame::Position& start,
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
    for (const auto& [outcome, isInFile] : m_waiting)
        if (!findWritten(outcome.start, outcome.opponent))
            countDuel(tallies[static_cast<std::size_t>(outcome.opponent)], outcome);
    return tallies;
}
