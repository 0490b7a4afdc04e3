#include "app/store/ownresults.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

#include "app/game/boardkey.h"
#include "app/game/moment.h"
#include "app/game/movetext.h"
#include "app/store/database.h"
#include "engine/game/score_range.h"

namespace {

constexpr auto insertStatement =
    "INSERT INTO own_result (board, name, score, cleared, moves, largest_group, line, hints, "
    "candidate_moves, visible_moves, line_moves, seconds, finished_at, helped_before) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

// Aid is counted for the whole game, whichever of its ends is the better one; its day is that of
// its first end.
constexpr auto improveStatement =
    "UPDATE own_result SET hints = ?, candidate_moves = ?, visible_moves = ?, line_moves = ?, "
    "seconds = ? WHERE id = ?";

constexpr auto betterStatement =
    "UPDATE own_result SET score = ?, cleared = ?, moves = ?, largest_group = ?, line = ? "
    "WHERE id = ? AND score < ?";

// With help and without are two games: the end card tells them apart.
constexpr auto sameGameStatement =
    "SELECT id FROM own_result WHERE board = ? AND line = ? "
    "AND (hints + candidate_moves + visible_moves + line_moves > 0) = ?";

constexpr auto solverStatement = R"(
    INSERT INTO solver_line (board, score, solver, solution, improved_at) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (board) DO UPDATE SET score = excluded.score, solver = excluded.solver,
        solution = excluded.solution, improved_at = excluded.improved_at
    WHERE excluded.score > solver_line.score OR typeof(solver_line.score) <> 'integer'
       OR solver_line.score NOT BETWEEN ? AND ?)";

constexpr auto solverScoreStatement =
    "SELECT score FROM solver_line WHERE board = ? AND typeof(score) = 'integer' "
    "AND score BETWEEN ? AND ?";

constexpr auto standingStatement = R"(
    SELECT max(score) FILTER (WHERE hints + candidate_moves + visible_moves + line_moves = 0),
           max(score) FILTER (WHERE hints + candidate_moves + visible_moves + line_moves > 0),
           count(*), count(*) FILTER (WHERE score > ?)
    FROM own_result
    WHERE board = ? AND typeof(score) = 'integer' AND score BETWEEN ? AND ?)";

// Games of files of earlier versions are not told of in helped_board. Those of version 1, whose
// largest group nobody counted, may have had no help.
constexpr auto helpedStatement = R"(
    SELECT 1 FROM helped_board WHERE board = ? UNION ALL
    SELECT 1 FROM own_result WHERE board IN (SELECT value FROM json_each(?)) AND largest_group > 0
        AND hints + candidate_moves + visible_moves + line_moves > 0 LIMIT 1)";

/// The key of a board whatever its rules are.
QString helpKey(const samegame::StartPosition& start) {
    return boardKey({start.board, {}});
}

/// The keys of a board under all rules, as a list that SQL can read.
QString keysOf(const samegame::StartPosition& start) {
    QJsonArray keys{boardKey(start)};
    for (const samegame::Rules& rules : samegame::all_rules())
        keys.append(boardKey({start.board, rules}));
    return QJsonDocument(keys).toJson(QJsonDocument::Compact);
}

/// The line whose moves are written so, if they are legal and lead to the end.
std::optional<samegame::Line> lineOf(const QString& text, const samegame::StartPosition& start) {
    const auto moves = movesOfText(text, start.board);
    if (!moves)
        return std::nullopt;
    const auto line = samegame::replay(start.board, start.rules, *moves);
    return line && line->finished ? std::optional(*line) : std::nullopt;
}

constexpr auto resultColumns =
    "board, name, line, largest_group, hints, candidate_moves, visible_moves, line_moves, "
    "helped_before, seconds, finished_at";

/// The aid in the five columns of a row from the first on.
Aid aidOf(const QSqlQuery& row, int first) {
    constexpr int most = 1 << 28; // of each kind, so that they can be added up; more is damage
    const auto count = [&](int column) {
        return static_cast<int>(
            std::clamp<qint64>(row.value(first + column).toLongLong(), 0, most));
    };
    return {count(0), count(1), count(2), count(3), count(4) != 0};
}

/// The game in a row of resultColumns; nothing if it is damaged: no row is believed its score.
std::optional<OwnResult> resultOf(const QSqlQuery& row) {
    const auto start = positionOfKey(row.value(0).toString());
    const auto line = start ? lineOf(row.value(2).toString(), *start) : std::nullopt;
    if (!line)
        return std::nullopt;
    return OwnResult{*start,
                     row.value(1).toString(),
                     *line,
                     row.value(3).toInt(),
                     aidOf(row, 4),
                     row.value(9).toDouble(),
                     momentOfText(row.value(10).toString())};
}

// The scores that a row can have, its board says.
constexpr auto gamesStatement =
    "SELECT id, board, name, score, cleared, moves, largest_group, hints, candidate_moves, "
    "visible_moves, line_moves, helped_before, seconds, finished_at FROM own_result "
    "WHERE typeof(score) = 'integer' AND score BETWEEN ? AND ? AND moves BETWEEN 1 AND ? "
    "AND largest_group BETWEEN 0 AND ? AND seconds BETWEEN 0 AND 1e9 "
    "ORDER BY julianday(finished_at), id";

/// What the keys of boards tell of them.
struct KnownBoard {
    GameKind kind;
    samegame::ScoreRange scores;
};

std::optional<KnownBoard> boardOfKey(const QString& key) {
    const auto start = positionOfKey(key);
    if (!start)
        return std::nullopt;
    return KnownBoard{kindOf(*start), samegame::score_range(*start)};
}

/// The game in a row of gamesStatement, but for its kind.
PlayedGame gameOf(const QSqlQuery& row) {
    PlayedGame game;
    game.number = row.value(0).toLongLong();
    game.board = row.value(1).toString();
    game.name = row.value(2).toString();
    game.score = row.value(3).toInt();
    game.cleared = row.value(4).toInt() != 0;
    game.moves = row.value(5).toInt();
    game.largestGroup = row.value(6).toInt();
    game.aid = aidOf(row, 7);
    game.seconds = row.value(12).toDouble();
    game.finishedAt = momentOfText(row.value(13).toString());
    return game;
}

std::optional<int> score(const QVariant& value) {
    return value.isNull() ? std::nullopt : std::optional(value.toInt());
}

} // namespace

samegame::GameRecord recordOf(const OwnResult& result) {
    samegame::GameRecord record;
    record.start = result.start;
    record.line = result.line;
    QJsonObject members;
    insertAid(members, result.aid);
    if (!members.isEmpty())
        record.unknown_json = QJsonDocument(members).toJson(QJsonDocument::Compact).toStdString();
    return record;
}

OwnResults::OwnResults(Database* database, QObject* parent)
    : QObject(parent), m_database(database), m_forgotten(database) {}

std::optional<qint64> OwnResults::add(const OwnResult& result) {
    if (!m_database->isOpen() || !result.line.finished || result.line.moves.empty())
        return std::nullopt;
    const QString board = boardKey(result.start);
    const QString line = textOfMoves(result.line.moves, result.start.board.rows());
    if (auto known = m_database->run(sameGameStatement, {board, line, !result.aid.isNone()});
        known && known->next())
        return known->value(0).toLongLong();
    const Aid& aid = result.aid;
    const auto query = m_database->run(
        insertStatement, {board, result.name, result.line.score, result.line.cleared,
                          static_cast<int>(result.line.moves.size()), result.largestGroup, line,
                          aid.hints, aid.candidateMoves, aid.visibleMoves, aid.lineMoves,
                          result.seconds, textOfMoment(result.finishedAt), aid.wasHelpedBefore});
    report();
    if (!query)
        return std::nullopt;
    announceGames();
    return query->lastInsertId().toLongLong();
}

bool OwnResults::improve(qint64 number, const OwnResult& result) {
    const Aid& aid = result.aid;
    bool isThere = true;
    m_database->transact([&] {
        const auto improved =
            m_database->run(improveStatement, {aid.hints, aid.candidateMoves, aid.visibleMoves,
                                               aid.lineMoves, result.seconds, number});
        isThere = !improved || improved->numRowsAffected() > 0;
        return improved &&
               m_database->run(betterStatement,
                               {result.line.score, result.line.cleared,
                                static_cast<int>(result.line.moves.size()), result.largestGroup,
                                textOfMoves(result.line.moves, result.start.board.rows()), number,
                                result.line.score});
    });
    report();
    announceGames();
    return isThere;
}

void OwnResults::offerSolverLine(const samegame::GameRecord& record) {
    if (!m_database->isOpen() || !record.source || !record.line.finished)
        return;
    const int score = record.line.score;
    const bool isSameBoard = record.start == m_solverStart;
    if (isSameBoard && m_solverScore && score <= *m_solverScore)
        return;
    const QString board = boardKey(record.start);
    const samegame::ScoreRange scores = samegame::score_range(record.start);
    const auto query = m_database->run(solverStatement,
                                       {board, score, QString::fromStdString(record.source->solver),
                                        QString::fromStdString(samegame::to_json(record)),
                                        textOfMoment(momentHere()), scores.least, scores.most});
    report();
    if (!query)
        return;
    const bool isKept = query->numRowsAffected() > 0;
    auto known = m_database->run(solverScoreStatement, {board, scores.least, scores.most});
    m_solverStart = record.start;
    m_solverScore = known && known->next() ? ::score(known->value(0)) : std::nullopt;
    if (isKept)
        emit changed();
}

bool OwnResults::wasHelped(const samegame::StartPosition& start) const {
    const QString key = helpKey(start);
    if (m_helped.contains(key))
        return true;
    auto known = m_database->run(helpedStatement, {key, keysOf(start)});
    return known && known->next();
}

void OwnResults::noteHelp(const samegame::StartPosition& start) {
    const QString key = helpKey(start);
    if (m_helped.contains(key))
        return;
    m_helped.insert(key);
    if (!m_database->isOpen())
        return;
    m_database->run("INSERT OR IGNORE INTO helped_board VALUES (?, ?)",
                    {key, textOfMoment(momentHere())});
    report();
}

BoardStanding OwnResults::standing(const samegame::StartPosition& start, int score) const {
    BoardStanding standing;
    const QString board = boardKey(start);
    const auto [least, most] = samegame::score_range(start);
    if (auto own = m_database->run(standingStatement, {score, board, least, most});
        own && own->next()) {
        standing.bestUnaided = ::score(own->value(0));
        standing.bestAided = ::score(own->value(1));
        standing.games = own->value(2).toInt();
        standing.above = own->value(3).toInt();
    }
    if (auto solver = m_database->run(solverScoreStatement, {board, least, most});
        solver && solver->next())
        standing.bestOfSolver = ::score(solver->value(0));
    return standing;
}

std::vector<OwnResult> OwnResults::results(const QString& namePrefix) const {
    std::vector<OwnResult> results;
    auto query = m_database->run(
        QStringLiteral("SELECT %1 FROM own_result WHERE substr(name, 1, ?) = ? ORDER BY id")
            .arg(resultColumns),
        {namePrefix.size(), namePrefix});
    while (query && query->next())
        if (auto result = resultOf(*query))
            results.push_back(std::move(*result));
    return results;
}

std::optional<OwnResult> OwnResults::result(qint64 number) const {
    auto query = m_database->run(
        QStringLiteral("SELECT %1 FROM own_result WHERE id = ?").arg(resultColumns), {number});
    return query && query->next() ? resultOf(*query) : std::nullopt;
}

std::vector<PlayedGame> OwnResults::games() const {
    std::vector<PlayedGame> games;
    QHash<QString, std::optional<KnownBoard>> boards;
    const auto [least, most] = samegame::score_range_of_all();
    auto query =
        m_database->run(gamesStatement, {least, most, samegame::max_moves, samegame::max_cells});
    while (query && query->next()) {
        PlayedGame game = gameOf(*query);
        auto board = boards.find(game.board);
        if (board == boards.end())
            board = boards.insert(game.board, boardOfKey(game.board));
        if (!*board || !(*board)->scores.contains(game.score) || !game.finishedAt.isValid())
            continue; // damaged
        game.kind = (*board)->kind;
        games.push_back(std::move(game));
    }
    return games;
}

QString OwnResults::forget(const std::vector<qint64>& numbers) {
    return announced(m_forgotten.forget(numbers));
}

QString OwnResults::restoreForgotten() {
    return announced(m_forgotten.restore());
}

QString OwnResults::announced(bool isDone) {
    if (!isDone)
        return m_database->error();
    announceGames();
    return {};
}

void OwnResults::announceGames() {
    emit changed();
    emit gamesChanged();
}

void OwnResults::report() {
    const bool hasFailed = !m_database->error().isEmpty();
    if (hasFailed && !m_hasFailed)
        emit failed(m_database->error());
    m_hasFailed = hasFailed;
}
