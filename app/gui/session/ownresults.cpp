#include "app/gui/session/ownresults.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

#include "app/gui/basics/sharedtexts.h"
#include "app/gui/session/database.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/salvage.h"
#include "app/gui/session/waitingfile.h"
#include "engine/game/scoring.h"

namespace {

constexpr auto insertStatement =
    "INSERT INTO own_result (board, name, score, cleared, moves, largest_group, line, hints, "
    "candidate_moves, visible_moves, review_moves, line_moves, seconds, finished_at, "
    "helped_before) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

// Aid is counted for the whole game, whichever of its ends is the better one; its day is that of
// its first end.
constexpr auto improveStatement =
    "UPDATE own_result SET hints = ?, candidate_moves = ?, visible_moves = ?, "
    "review_moves = ?, line_moves = ?, seconds = ? WHERE id = ? AND board = ?";

constexpr auto betterStatement =
    "UPDATE own_result SET score = ?, cleared = ?, moves = ?, largest_group = ?, line = ? "
    "WHERE id = ? AND board = ? AND score < ?";

// With help and without are two games: the end card tells them apart.
constexpr auto sameGameStatement =
    "SELECT id FROM own_result WHERE board = ? AND line = ? "
    "AND (hints + candidate_moves + visible_moves + review_moves + line_moves > 0) = ?";

constexpr auto standingStatement = R"(
    SELECT max(score) FILTER (WHERE hints + candidate_moves + visible_moves + review_moves + line_moves = 0),
           max(score) FILTER (WHERE hints + candidate_moves + visible_moves + review_moves + line_moves > 0),
           count(*), count(*) FILTER (WHERE score > ?)
    FROM own_result
    WHERE board = ? AND typeof(score) = 'integer' AND score BETWEEN ? AND ?)";

/// Of all boards. Who removed the largest group of a game with moves taken over, nobody knows.
constexpr auto largestGroupStatement =
    "SELECT max(largest_group), min(largest_group) FROM own_result "
    "WHERE largest_group BETWEEN 0 AND ? AND line_moves <= 0";

constexpr auto gamesOfBoardStatement = "SELECT %1 FROM own_result WHERE board = ? LIMIT %2";

/// Games of a board that are played again to count the blocks left, at 0.1 ms each.
constexpr std::size_t mostCounted = 500;

/// Takes a game that is over into the records.
void takeInto(OwnRecords& records, const OwnResult& game) {
    const int score = game.line.score;
    const int left = samegame::position_after(game.start, game.line.moves, game.line.moves.size())
                         .board.block_count();
    records.bestScore = std::max(score, records.bestScore.value_or(score));
    records.fewestLeft = std::min(left, records.fewestLeft.value_or(left));
}

// Games of files of earlier versions are not told of in helped_board. Those of version 1, whose
// largest group nobody counted, may have had no help.
constexpr auto helpedStatement = R"(
    SELECT 1 FROM helped_board WHERE board = ? UNION ALL
    SELECT 1 FROM own_result WHERE board IN (SELECT value FROM json_each(?)) AND largest_group > 0
        AND hints + candidate_moves + visible_moves + review_moves + line_moves > 0 LIMIT 1)";

/// The key of a board whatever its rules are.
QString helpKey(const samegame::Position& start) {
    return boardKey({start.board, {}});
}

/// The keys of a board under all rules, as a list that SQL can read.
QString keysOf(const samegame::Position& start) {
    QJsonArray keys{boardKey(start)};
    for (const samegame::Rules& rules : samegame::all_rules())
        keys.append(boardKey({start.board, rules}));
    return QJsonDocument(keys).toJson(QJsonDocument::Compact);
}

// The scores that a row can have, its board says.
constexpr auto gamesStatement =
    "SELECT id, board, name, score, cleared, moves, largest_group, hints, candidate_moves, "
    "visible_moves, review_moves, line_moves, helped_before, seconds, finished_at FROM own_result "
    "WHERE typeof(score) = 'integer' AND score BETWEEN ? AND ? AND moves BETWEEN 1 AND ? "
    "AND largest_group BETWEEN 0 AND ? AND seconds BETWEEN 0 AND 1e9 "
    "AND substr(name, 1, ?) = ? ORDER BY julianday(finished_at), id";

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
    game.seconds = row.value(13).toDouble();
    game.finishedAt = momentOfText(row.value(14).toString());
    return game;
}

std::optional<int> score(const QVariant& value) {
    return value.isNull() ? std::nullopt : std::optional(value.toInt());
}

/// A game that waits. Another end of one that is kept makes no further game.
void countWaiting(BoardStanding& standing, const WaitingGame& game, int score) {
    const int own = game.result.line.score;
    auto& best = game.result.aid.isNone() ? standing.bestUnaided : standing.bestAided;
    best = std::max(best.value_or(own), own);
    if (game.number > 0)
        return;
    ++standing.games;
    standing.above += own > score ? 1 : 0;
}

} // namespace

OwnResults::OwnResults(Database* database, QObject* parent)
    : QObject(parent),
      m_database(database),
      m_waitingFile(std::make_unique<WaitingFile>()),
      m_lastWaiting(-QDateTime::currentMSecsSinceEpoch()),
      m_retry(this),
      m_forgotten(database),
      m_solverLines(database),
      m_duels(database),
      m_error(database->error()) {
    connect(&m_retry, &QTimer::timeout, this, &OwnResults::keepWaiting);
}

OwnResults::~OwnResults() {
    keepWaiting();
}

std::optional<qint64> OwnResults::add(const OwnResult& result) {
    if (!result.line.finished || result.line.moves.empty())
        return std::nullopt;
    m_database->follow();
    keepWaiting();
    if (m_waiting.empty()) {
        bool isNew = false;
        const auto number = insert(result, &isNew);
        if (number)
            report();
        if (isNew)
            announceGames();
        if (number)
            return number;
    }
    return wait({--m_lastWaiting, result});
}

/// Returns the number of the game, also of one that is kept already.
std::optional<qint64> OwnResults::insert(const OwnResult& result, bool* isNew) {
    const QString board = boardKey(result.start);
    const QString line = textOfMoves(result.line.moves, result.start.board.rows());
    if (auto known = m_database->run(sameGameStatement, {board, line, !result.aid.isNone()});
        known && known->next())
        return known->value(0).toLongLong();
    const Aid& aid = result.aid;
    const auto query = m_database->run(
        insertStatement,
        {board, result.name, result.line.score, result.line.cleared,
         static_cast<int>(result.line.moves.size()), result.largestGroup, line, aid.hints,
         aid.candidateMoves, aid.visibleMoves, aid.reviewMoves, aid.lineMoves, result.seconds,
         textOfMoment(result.finishedAt), aid.wasHelpedBefore});
    if (!query)
        return std::nullopt;
    *isNew = true;
    return query->lastInsertId().toLongLong();
}

bool OwnResults::improve(qint64 number, const OwnResult& result) {
    const int generation = m_database->generation();
    m_database->follow();
    if (generation != m_database->generation())
        return false; // games have other numbers now
    keepWaiting();
    if (const auto written = m_written.constFind(number); written != m_written.constEnd())
        number = *written;
    const auto waiting = std::ranges::find(m_waiting, number, &WaitingGame::number);
    if (waiting != m_waiting.end()) {
        OwnResult both = result;
        both.finishedAt = waiting->result.finishedAt;
        if (waiting->result.line.score >= result.line.score) {
            both.line = waiting->result.line;
            both.largestGroup = waiting->result.largestGroup;
        }
        waiting->result = both;
        waiting->isInFile = m_waitingFile->add(*waiting);
        return true;
    }
    if (number < 0)
        return false;
    bool isThere = true;
    if (update(number, result, &isThere))
        report();
    else
        wait({number, result});
    announceGames();
    return isThere;
}

/// Of the same board: in another file the number may be that of another game.
bool OwnResults::update(qint64 number, const OwnResult& result, bool* isThere) {
    const Aid& aid = result.aid;
    const QString board = boardKey(result.start);
    return m_database->transact([&] {
        const auto improved = m_database->run(
            improveStatement, {aid.hints, aid.candidateMoves, aid.visibleMoves, aid.reviewMoves,
                               aid.lineMoves, result.seconds, number, board});
        *isThere = !improved || improved->numRowsAffected() > 0;
        return improved &&
               m_database->run(betterStatement,
                               {result.line.score, result.line.cleared,
                                static_cast<int>(result.line.moves.size()), result.largestGroup,
                                textOfMoves(result.line.moves, result.start.board.rows()), number,
                                board, result.line.score});
    });
}

qint64 OwnResults::wait(const WaitingGame& game) {
    m_waiting.push_back(game);
    saveWaiting();
    report(true);
    m_retry.failed();
    return game.number;
}

/// Where there is no file yet, or the disk had no room for it.
void OwnResults::saveWaiting() {
    if (!m_waitingFile->isOpen() && !m_waitingPath.isEmpty())
        readWaitingFile();
    for (WaitingGame& game : m_waiting)
        if (!game.isInFile)
            game.isInFile = m_waitingFile->add(game);
    for (WaitingDuel& duel : m_duels.waiting())
        if (!duel.isInFile)
            duel.isInFile = m_waitingFile->add(duel);
}

void OwnResults::readWaitingFile() {
    const Waiting waiting = m_waitingFile->open(m_waitingPath);
    for (const WaitingGame& game : waiting.games) {
        m_lastWaiting = std::min(m_lastWaiting, game.number);
        m_waiting.push_back(game);
    }
    for (const WaitingDuel& duel : waiting.duels)
        m_duels.wait(duel);
}

/// In the order in which they came, up to the first that cannot be written.
void OwnResults::keepWaiting() {
    if (m_waiting.empty() && m_unwrittenHelp.isEmpty() && !m_solverLines.areWaiting() &&
        !m_duels.areWaiting())
        return;
    std::size_t count = 0;
    bool isFine = true;
    while (isFine && count < m_waiting.size()) {
        isFine = keep(m_waiting[count]);
        count += isFine ? 1 : 0;
    }
    const auto end = m_waiting.begin() + static_cast<std::ptrdiff_t>(count);
    const std::vector<WaitingGame> kept(m_waiting.begin(), end);
    m_waiting.erase(m_waiting.begin(), end);
    while (isFine && !m_unwrittenHelp.isEmpty()) {
        isFine = writeHelp(*m_unwrittenHelp.cbegin());
        if (isFine)
            m_unwrittenHelp.erase(m_unwrittenHelp.cbegin());
    }
    isFine = isFine && m_solverLines.keepWaiting() && m_duels.keepWaiting();
    report();
    if (!isFine) {
        saveWaiting();
        m_retry.failed();
    } else {
        m_retry.succeeded();
        m_waitingFile->clear();
    }
    for (const WaitingGame& game : kept)
        emit waitingKept(game.result);
    if (count > 0)
        announceGames();
}

/// An end of a game that is in the database: of the game that had this number on this board; if it
/// is gone it was forgotten, or the file is another one, and it is a game by itself.
bool OwnResults::keep(const WaitingGame& game) {
    bool isThere = game.number > 0;
    if (isThere) {
        auto known = m_database->run("SELECT 1 FROM own_result WHERE id = ? AND board = ?",
                                     {game.number, boardKey(game.result.start)});
        if (!known)
            return false;
        isThere = known->next();
    }
    if (isThere)
        return update(game.number, game.result, &isThere);
    bool isNew = false;
    const auto number = insert(game.result, &isNew);
    if (number)
        m_written.insert(game.number, *number);
    return number.has_value();
}

int OwnResults::keepWaitingIn(const QString& path) {
    if (path.isEmpty())
        return 0;
    m_waitingPath = path;
    readWaitingFile();
    const auto count = static_cast<int>(m_waiting.size());
    keepWaiting();
    return count - static_cast<int>(m_waiting.size());
}

bool OwnResults::takeWaitingOf(const QString& path) {
    WaitingFile other;
    const Waiting waiting = other.open(path);
    for (const WaitingGame& game : waiting.games)
        wait({game.number < 0 ? --m_lastWaiting : game.number, game.result});
    for (const WaitingDuel& duel : waiting.duels)
        m_duels.wait({duel.outcome});
    keepWaiting();
    // What is in the file of this window must not be taken again at the next start.
    const auto waits = [](const auto& each) { return !each.isInFile; };
    if (std::ranges::any_of(m_waiting, waits) || std::ranges::any_of(m_duels.waiting(), waits))
        return false;
    other.clear();
    return true;
}

bool OwnResults::isReadable() const {
    return m_database->isOpen();
}

int OwnResults::waitingCount() const {
    return static_cast<int>(m_waiting.size());
}

int OwnResults::unsafeCount() const {
    return static_cast<int>(
        std::ranges::count_if(m_waiting, [](const WaitingGame& game) { return !game.isInFile; }));
}

void OwnResults::tryAgain() {
    m_database->forgetLastTry();
    keepWaiting();
}

bool OwnResults::haveOthersWritten() {
    auto version = m_database->run("PRAGMA data_version"); // own writes do not change it
    if (!version || !version->next())
        return false;
    const std::optional<qint64> now = version->value(0).toLongLong();
    return std::exchange(m_seenVersion, now) != now;
}

int OwnResults::takeOver(const Salvage& salvage) {
    int count = 0;
    const bool isDone = m_database->transact([&] {
        for (const OwnResult& game : salvage.games) {
            bool isNew = false;
            if (!insert(game, &isNew))
                return false;
            count += isNew ? 1 : 0;
        }
        for (const SalvagedLine& line : salvage.solverLines)
            if (!m_solverLines.insert(line.record, line.improvedAt))
                return false;
        for (const samegame::Position& start : salvage.measuredBoards)
            if (!m_solverLines.noteMeasured(start))
                return false;
        for (const DuelOutcome& duel : salvage.duels)
            if (!m_duels.insert(duel))
                return false;
        for (const auto& [board, firstAt] : salvage.helpedBoards)
            if (!m_database->run("INSERT OR IGNORE INTO helped_board VALUES (?, ?)",
                                 {board, firstAt}))
                return false;
        return true;
    });
    m_solverLines.forgetScore();
    if (!isDone)
        return -1;
    announceGames();
    return count;
}

void OwnResults::offerSolverLine(const samegame::GameRecord& record) {
    const SolverLines::Offer offer = m_solverLines.offer(record);
    if (offer == SolverLines::Offer::Ignored)
        return;
    report();
    if (offer == SolverLines::Offer::Waits) {
        m_retry.failed();
        return;
    }
    m_solverLines.noteScore(record.start);
    if (offer == SolverLines::Offer::Kept)
        emit changed();
}

void OwnResults::noteMeasured(const samegame::Position& start) {
    if (!m_solverLines.wasMeasured(start) && m_solverLines.noteMeasured(start))
        emit changed();
}

bool OwnResults::wasMeasured(const samegame::Position& start) const {
    return m_solverLines.wasMeasured(start);
}

void OwnResults::addDuel(const DuelOutcome& outcome) {
    m_database->follow();
    keepWaiting();
    if (!m_duels.add(outcome)) {
        saveWaiting();
        m_retry.failed();
    }
    report();
    emit changed();
}

bool OwnResults::wasHelped(const samegame::Position& start) const {
    const QString key = helpKey(start);
    if (m_helped.contains(key))
        return true;
    auto known = m_database->run(helpedStatement, {key, keysOf(start)});
    return known && known->next();
}

void OwnResults::noteHelp(const samegame::Position& start) {
    const QString key = helpKey(start);
    if (m_helped.contains(key))
        return;
    m_helped.insert(key);
    if (!writeHelp(key)) {
        m_unwrittenHelp.insert(key);
        m_retry.failed();
    }
    report();
}

bool OwnResults::writeHelp(const QString& key) {
    return m_database
        ->run("INSERT OR IGNORE INTO helped_board VALUES (?, ?)", {key, textOfMoment(momentHere())})
        .has_value();
}

BoardStanding OwnResults::standing(const samegame::Position& start, int score) const {
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
    for (const WaitingGame& game : m_waiting)
        if (game.result.start == start)
            countWaiting(standing, game, score);
    if (const auto best = m_solverLines.best(start)) {
        standing.bestOfSolver = best->score;
        standing.solver = best->solver;
    }
    return standing;
}

std::optional<int> OwnResults::medalMark(const samegame::Position& start,
                                         const BoardStanding& known) const {
    const auto mark = m_solverLines.mark(start);
    if (!mark)
        return std::nullopt;
    return std::max({mark, known.bestUnaided, known.bestAided});
}

std::vector<OwnResult> OwnResults::results() const {
    std::vector<OwnResult> results;
    auto query =
        m_database->run(QStringLiteral("SELECT %1 FROM own_result ORDER BY id").arg(resultColumns));
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

std::optional<OwnRecords> OwnResults::records(const samegame::Position& start) const {
    OwnRecords records;
    auto groups = m_database->run(largestGroupStatement, {samegame::max_cells});
    auto games = m_database->run(
        QString(gamesOfBoardStatement).arg(resultColumns).arg(mostCounted + 1), {boardKey(start)});
    if (!groups || !groups->next() || !games)
        return std::nullopt;
    records.largestGroup = groups->value(0).toInt();
    bool isComplete = groups->value(0).isNull() || groups->value(1).toInt() > 0;
    std::size_t count = 0;
    for (; games->next(); ++count)
        if (const auto game = resultOf(*games))
            takeInto(records, *game);
    for (const WaitingGame& game : m_waiting) {
        if (game.result.aid.lineMoves == 0) {
            records.largestGroup = std::max(records.largestGroup, game.result.largestGroup);
            isComplete = isComplete && game.result.largestGroup > 0;
        }
        if (game.result.start == start)
            takeInto(records, game.result);
    }
    if (!isComplete)
        records.largestGroup = 0;
    if (count > mostCounted) { // the rest is in the table as well
        records.fewestLeft.reset();
        const BoardStanding all = standing(start, 0);
        for (const auto& best : {all.bestUnaided, all.bestAided})
            records.bestScore = std::max(records.bestScore, best);
    }
    return records;
}

std::vector<PlayedGame> OwnResults::games(const QString& namePrefix) const {
    std::vector<PlayedGame> games;
    QHash<QString, std::optional<KnownBoard>> boards;
    const auto [least, most] = samegame::score_range_of_all();
    auto query =
        m_database->run(gamesStatement, {least, most, samegame::max_moves, samegame::max_cells,
                                         namePrefix.size(), namePrefix});
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
    if (numbers.empty())
        return {};
    return announced(m_forgotten.forget(numbers, m_waiting.empty()));
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

void OwnResults::report(bool isWaiting) {
    const bool isNews = isWaiting ? !m_hasToldOfWaiting : m_error.isEmpty();
    m_error = m_database->error();
    m_hasToldOfWaiting = !m_error.isEmpty() && (m_hasToldOfWaiting || isWaiting);
    if (m_error.isEmpty() || !isNews)
        return;
    QString sentence = m_error;
    if (isWaiting)
        sentence = SharedText::sentences(
            {sentence, unsafeCount() == 0
                           ? tr("The game waits, and is stored as soon as that works.")
                           : tr("The game waits as long as the program runs, and is stored as "
                                "soon as that works.")});
    emit failed(sentence);
}
