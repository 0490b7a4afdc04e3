#include "app/game/ownresults.h"

#include "app/game/boardkey.h"
#include "app/game/database.h"
#include "app/game/movetext.h"

namespace {

constexpr auto insertStatement =
    "INSERT INTO own_result (board, name, score, cleared, moves, largest_group, line, hints, "
    "candidate_moves, visible_moves, line_moves, seconds, finished_at) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

// Aid is counted for the whole game, whichever of its ends is the better one.
constexpr auto improveStatement =
    "UPDATE own_result SET hints = ?, candidate_moves = ?, visible_moves = ?, line_moves = ?, "
    "seconds = ? WHERE id = ?";

constexpr auto betterStatement =
    "UPDATE own_result SET score = ?, cleared = ?, moves = ?, largest_group = ?, line = ?, "
    "finished_at = ? WHERE id = ? AND score < ?";

constexpr auto solverStatement = R"(
    INSERT INTO solver_line (board, score, solver, solution, improved_at) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (board) DO UPDATE SET score = excluded.score, solver = excluded.solver,
        solution = excluded.solution, improved_at = excluded.improved_at
    WHERE excluded.score > solver_line.score OR typeof(solver_line.score) <> 'integer')";

constexpr auto standingStatement = R"(
    SELECT max(score) FILTER (WHERE hints + candidate_moves + visible_moves + line_moves = 0),
           max(score) FILTER (WHERE hints + candidate_moves + visible_moves + line_moves > 0),
           count(*), count(*) FILTER (WHERE score > ?)
    FROM own_result WHERE board = ?)";

/// The line whose moves are written so, if they are legal and lead to the end.
std::optional<samegame::Line> lineOf(const QString& text, const samegame::StartPosition& start) {
    const auto moves = movesOfText(text, start.board);
    if (!moves)
        return std::nullopt;
    const auto line = samegame::replay(start.board, start.rules, *moves);
    return line && line->finished ? std::optional(*line) : std::nullopt;
}

std::optional<int> score(const QVariant& value) {
    return value.isNull() ? std::nullopt : std::optional(value.toInt());
}

} // namespace

OwnResults::OwnResults(Database* database, QObject* parent)
    : QObject(parent), m_database(database) {}

std::optional<qint64> OwnResults::add(const OwnResult& result) {
    if (!m_database->isOpen() || !result.line.finished || result.line.moves.empty())
        return std::nullopt;
    const QString board = boardKey(result.start);
    const QString line = textOfMoves(result.line.moves, result.start.board.rows());
    if (auto known = m_database->run("SELECT id FROM own_result WHERE board = ? AND line = ?",
                                     {board, line});
        known && known->next())
        return known->value(0).toLongLong();
    const Aid& aid = result.aid;
    const auto query = m_database->run(
        insertStatement, {board, result.name, result.line.score, result.line.cleared,
                          static_cast<int>(result.line.moves.size()), result.largestGroup, line,
                          aid.hints, aid.candidateMoves, aid.visibleMoves, aid.lineMoves,
                          result.seconds, result.finishedAt.toUTC().toString(Qt::ISODate)});
    report();
    if (!query)
        return std::nullopt;
    emit changed();
    return query->lastInsertId().toLongLong();
}

void OwnResults::improve(qint64 number, const OwnResult& result) {
    const Aid& aid = result.aid;
    m_database->transact([&] {
        return m_database->run(improveStatement, {aid.hints, aid.candidateMoves, aid.visibleMoves,
                                                  aid.lineMoves, result.seconds, number}) &&
               m_database->run(betterStatement,
                               {result.line.score, result.line.cleared,
                                static_cast<int>(result.line.moves.size()), result.largestGroup,
                                textOfMoves(result.line.moves, result.start.board.rows()),
                                result.finishedAt.toUTC().toString(Qt::ISODate), number,
                                result.line.score});
    });
    report();
    emit changed();
}

void OwnResults::offerSolverLine(const samegame::GameRecord& record) {
    if (!m_database->isOpen() || !record.source || !record.line.finished)
        return;
    const int score = record.line.score;
    const bool isSameBoard = record.start == m_solverStart;
    if (isSameBoard && m_solverScore && score <= *m_solverScore)
        return;
    const QString board = boardKey(record.start);
    const auto query = m_database->run(solverStatement,
                                       {board, score, QString::fromStdString(record.source->solver),
                                        QString::fromStdString(samegame::to_json(record)),
                                        QDateTime::currentDateTimeUtc().toString(Qt::ISODate)});
    report();
    if (!query)
        return;
    const bool isKept = query->numRowsAffected() > 0;
    auto known = m_database->run("SELECT score FROM solver_line WHERE board = ?", {board});
    m_solverStart = record.start;
    m_solverScore = known && known->next() ? ::score(known->value(0)) : std::nullopt;
    if (isKept)
        emit changed();
}

BoardStanding OwnResults::standing(const samegame::StartPosition& start, int score) const {
    BoardStanding standing;
    const QString board = boardKey(start);
    if (auto own = m_database->run(standingStatement, {score, board}); own && own->next()) {
        standing.bestUnaided = ::score(own->value(0));
        standing.bestAided = ::score(own->value(1));
        standing.games = own->value(2).toInt();
        standing.above = own->value(3).toInt();
    }
    if (auto solver = m_database->run("SELECT score FROM solver_line WHERE board = ?", {board});
        solver && solver->next())
        standing.bestOfSolver = ::score(solver->value(0));
    return standing;
}

std::vector<OwnResult> OwnResults::results() const {
    std::vector<OwnResult> results;
    auto query = m_database->run(
        "SELECT board, name, line, largest_group, hints, candidate_moves, visible_moves, "
        "line_moves, seconds, finished_at FROM own_result ORDER BY id");
    while (query && query->next()) {
        const auto start = positionOfKey(query->value(0).toString());
        const auto line = start ? lineOf(query->value(2).toString(), *start) : std::nullopt;
        if (!line)
            continue; // damaged: no row is believed its score
        const auto count = [&](int column) { return query->value(column).toInt(); };
        results.push_back({*start,
                           query->value(1).toString(),
                           *line,
                           count(3),
                           {count(4), count(5), count(6), count(7)},
                           query->value(8).toDouble(),
                           QDateTime::fromString(query->value(9).toString(), Qt::ISODate)});
    }
    return results;
}

void OwnResults::report() {
    const bool hasFailed = !m_database->error().isEmpty();
    if (hasFailed && !m_hasFailed)
        emit failed(m_database->error());
    m_hasFailed = hasFailed;
}
