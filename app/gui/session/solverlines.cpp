#include "app/gui/session/solverlines.h"

#include "app/gui/session/database.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/marksearch.h"
#include "engine/game/scoring.h"

namespace {

constexpr auto solverLineStatement = R"(
    INSERT INTO solver_line (board, score, solver, solution, improved_at) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (board) DO UPDATE SET score = excluded.score, solver = excluded.solver,
        solution = excluded.solution, improved_at = excluded.improved_at
    WHERE excluded.score > solver_line.score OR typeof(solver_line.score) <> 'integer'
       OR solver_line.score NOT BETWEEN ? AND ?)";

constexpr auto bestOfSolversStatement =
    "SELECT score, solver FROM solver_line WHERE board = ? AND typeof(score) = 'integer' "
    "AND score BETWEEN ? AND ?";

// Numbers that may need more than 53 bits are texts in JSON.
constexpr auto marksStatement = R"(
    SELECT board, score, json_extract(solution, '$.source.playouts'),
           json_extract(solution, '$.source.upper_bound'),
           board IN (SELECT board FROM measured_board)
    FROM solver_line
    WHERE typeof(score) = 'integer' AND json_valid(solution) AND board )";

} // namespace

SolverLines::Offer SolverLines::offer(const samegame::GameRecord& record) {
    if (!record.source || !record.line.finished)
        return Offer::Ignored;
    if (record.start == m_start && m_score && record.line.score <= *m_score)
        return Offer::Ignored;
    m_database->follow(); // a file that is another one may know no score
    const auto rows = writtenRows(record, textOfMoment(momentHere()));
    if (!rows) {
        const auto [line, isNew] = m_waiting.try_emplace(boardKey(record.start), record);
        if (!isNew && line->second.line.score < record.line.score)
            line->second = record;
        return Offer::Waits;
    }
    return *rows > 0 ? Offer::Kept : Offer::Surpassed;
}

void SolverLines::noteScore(const samegame::Position& start) {
    m_start = start;
    const auto known = best(start);
    m_score = known ? std::optional(known->score) : std::nullopt;
}

bool SolverLines::insert(const samegame::GameRecord& record, const QString& improvedAt) {
    return writtenRows(record, improvedAt).has_value();
}

/// How many rows the line has changed; nothing on an error.
std::optional<int> SolverLines::writtenRows(const samegame::GameRecord& record,
                                            const QString& improvedAt) {
    const samegame::ScoreRange scores = samegame::score_range(record.start);
    const auto query = m_database->run(
        solverLineStatement,
        {boardKey(record.start), record.line.score, QString::fromStdString(record.source->solver),
         QString::fromStdString(samegame::to_json(record)), improvedAt, scores.least, scores.most});
    return query ? std::optional(query->numRowsAffected()) : std::nullopt;
}

bool SolverLines::keepWaiting() {
    while (!m_waiting.empty()) {
        if (!insert(m_waiting.begin()->second, textOfMoment(momentHere())))
            return false;
        m_waiting.erase(m_waiting.begin());
    }
    return true;
}

std::optional<SolverLines::Best> SolverLines::best(const samegame::Position& start) const {
    const samegame::ScoreRange scores = samegame::score_range(start);
    auto known =
        m_database->run(bestOfSolversStatement, {boardKey(start), scores.least, scores.most});
    if (!known || !known->next() || known->value(0).isNull())
        return std::nullopt;
    return Best{known->value(0).toInt(), known->value(1).toString()};
}

QHash<QString, int> SolverLines::marks() const {
    return marksOf("IN (SELECT board FROM own_result)", {});
}

std::optional<int> SolverLines::mark(const samegame::Position& start) const {
    const QHash<QString, int> marks = marksOf("= ?", {boardKey(start)});
    return marks.isEmpty() ? std::nullopt : std::optional(*marks.begin());
}

QHash<QString, int> SolverLines::marksOf(const char* boards, const QVariantList& values) const {
    QHash<QString, int> marks;
    auto row = m_database->run(QString(marksStatement) + boards, values);
    while (row && row->next()) {
        const QString board = row->value(0).toString();
        const auto start = positionOfKey(board);
        const int score = row->value(1).toInt();
        if (!start || !samegame::score_range(*start).contains(score))
            continue;
        const bool isProven = !row->isNull(3) && row->value(3).toInt() <= score;
        if (row->value(4).toBool() || row->isNull(2) || isProven ||
            row->value(2).toULongLong() >= MarkSearch::playoutsFor(start->board))
            marks.insert(board, score);
    }
    return marks;
}

bool SolverLines::noteMeasured(const samegame::Position& start) {
    return m_database->run("INSERT OR IGNORE INTO measured_board VALUES (?)", {boardKey(start)})
        .has_value();
}

bool SolverLines::wasMeasured(const samegame::Position& start) const {
    auto known = m_database->run("SELECT 1 FROM measured_board WHERE board = ?", {boardKey(start)});
    return known && known->next();
}
