#include "app/gui/session/salvage.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QUuid>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>

#include "app/gui/session/database.h"
#include "app/gui/session/gamedocument.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/ownresult.h"
#include "app/gui/session/sessionstore.h"
#include "engine/formats/file_content.h"

namespace {

constexpr std::uintmax_t maxBytes = std::uintmax_t{1} << 32;

/// A damaged page hides the rows on it, a few of them; one higher up in the tree those of some
/// hundred pages. After so many that cannot be read there is nothing more.
constexpr int longestGap = 5000;

/// A connection to a copy of the file and of the log that belongs to it.
class DamagedCopy {
public:
    explicit DamagedCopy(const QString& path)
        : m_name(QUuid::createUuid().toString(QUuid::WithoutBraces)) {
        QFile file(path);
        if (samegame::regular_file_error(QFile::encodeName(path).toStdString(), maxBytes) ||
            !file.open(QIODevice::ReadOnly) || file.read(16) != QByteArray("SQLite format 3", 16))
            return; // there may be a gigabyte of it
        if (!QFile::copy(path, copyPath()))
            return;
        for (const char* end : {"-wal", "-journal"})
            if (QFile::exists(path + end))
                m_isWhole &= !samegame::regular_file_error(
                                 QFile::encodeName(path + end).toStdString(), maxBytes) &&
                             QFile::copy(path + end, copyPath() + end);
        auto connection = QSqlDatabase::addDatabase("QSQLITE", m_name);
        connection.setDatabaseName(copyPath());
        // With this, SQLite also reads a file that has fewer pages than its head says.
        if (connection.open())
            QSqlQuery("PRAGMA writable_schema = ON", connection);
    }
    ~DamagedCopy() { QSqlDatabase::removeDatabase(m_name); }
    DamagedCopy(const DamagedCopy&) = delete;
    DamagedCopy& operator=(const DamagedCopy&) = delete;

    QSqlDatabase connection() const { return QSqlDatabase::database(m_name, false); }
    bool isWhole() const { return m_isWhole; } ///< The log is in it, too.

private:
    QString copyPath() const { return m_folder.filePath("damaged.sqlite"); }

    QTemporaryDir m_folder;
    QString m_name;
    bool m_isWhole = true;
};

/// The line of a row, if board and moves hold; what the row says of the score does not matter.
std::optional<samegame::GameRecord> soundRecord(const QString& board, const QString& solution) {
    const auto record = recordOfText(solution);
    if (!record || !record->line.finished || boardKey(record->start) != board)
        return std::nullopt;
    return *record;
}

/// Moments with the clock of their place came with version 3; before it, that of this one is taken.
QString momentText(const QString& text, int version) {
    constexpr int firstWithClock = 3;
    const QDateTime moment = momentOfText(text);
    return version < firstWithClock && moment.isValid() ? textOfMoment(momentHere(moment)) : text;
}

/// Takes the columns of a row from the second on; the first is its number.
using TakeRow = std::function<void(const QSqlQuery&)>;

/// Goes through what can be read of a table from one of its ends, after the row `from`, and returns
/// the number of the last row that was read if there may be more behind a gap too long.
std::optional<qint64> readOnward(const QSqlDatabase& connection, const QString& columns,
                                 const QString& table, qint64 from, bool isBackward, qint64 stop,
                                 const TakeRow& take) {
    QSqlQuery query(connection);
    query.setForwardOnly(true);
    if (!query.prepare(
            QStringLiteral("SELECT rowid, %1 FROM %2 WHERE rowid %3 ? ORDER BY rowid "
                           "%4 LIMIT 1")
                .arg(columns, table, isBackward ? "<" : ">", isBackward ? "DESC" : "ASC")))
        return std::nullopt;
    const qint64 step = isBackward ? -1 : 1;
    const auto isPast = [&](qint64 number) { return isBackward && number <= stop; };
    qint64 before = from;
    qint64 last = from;
    for (int gap = 0; gap < longestGap && !isPast(before);) {
        query.bindValue(0, before);
        const bool isRead = query.exec();
        if (isRead && !query.next())
            return std::nullopt;
        // Damaged rows may say any number.
        const qint64 number = isRead ? query.value(0).toLongLong() : before;
        const qint64 distance = (number - before) * step;
        if (distance <= 0 || distance > longestGap) {
            before += step;
            ++gap;
        } else {
            before = number;
            last = number;
            gap = 0;
            if (!isPast(number))
                take(query);
        }
        query.finish(); // or what went wrong here would be said of the next row
    }
    return last;
}

/// From the beginning, and if that does not come to the end, from the end too.
void readRows(const QSqlDatabase& connection, const QString& columns, const QString& table,
              const TakeRow& take) {
    const auto reached = readOnward(connection, columns, table, 0, false, 0, take);
    if (!reached)
        return;
    qint64 end = 0;
    if (QSqlQuery last("SELECT max(rowid) FROM " + table, connection); last.next())
        end = last.value(0).toLongLong();
    if (end > *reached)
        readOnward(connection, columns, table, end + 1, true, *reached, take);
}

std::vector<SalvagedLine> linesIn(const QSqlDatabase& connection, int version) {
    std::vector<SalvagedLine> lines;
    readRows(connection, "board, name, solution, first_at, improved_at", "best_line",
             [&](const QSqlQuery& row) {
                 if (const auto record =
                         soundRecord(row.value(1).toString(), row.value(3).toString()))
                     lines.push_back({*record, row.value(2).toString(),
                                      momentText(row.value(4).toString(), version),
                                      momentText(row.value(5).toString(), version)});
             });
    return lines;
}

/// A game that a database lists as it was told; what its row says of numbers does not matter.
std::optional<OwnResult> soundGame(const QSqlQuery& row, int version) {
    auto game = resultOf(row, 1);
    if (!game || !game->finishedAt.isValid())
        return std::nullopt;
    if (game->largestGroup != 0) // or nobody counted them
        game->largestGroup = samegame::largest_group(game->start, game->line.moves).size;
    game->seconds = std::clamp(game->seconds, 0.0, 1e9);
    game->finishedAt = momentOfText(momentText(row.value(12).toString(), version));
    return game;
}

/// Version 1 kept one line for each board; that of a person becomes a game, as in a sound file.
OwnResult gameOf(const SalvagedLine& line) {
    OwnResult game;
    game.start = line.record.start;
    game.name = line.name;
    game.line = line.record.line;
    game.aid.visibleMoves = 1;
    game.finishedAt = momentOfText(line.improvedAt);
    return game;
}

std::vector<OwnResult> gamesIn(const QSqlDatabase& connection, int version,
                               const std::vector<SalvagedLine>& lines) {
    std::vector<OwnResult> games;
    if (version < 2) {
        for (const SalvagedLine& line : lines)
            if (!line.record.source && momentOfText(line.improvedAt).isValid())
                games.push_back(gameOf(line));
        return games;
    }
    QString columns = resultColumns;
    if (version < 3)
        columns.replace("helped_before", "0");
    if (version < 9)
        columns.replace("review_moves", "0");
    readRows(connection, columns, "own_result", [&](const QSqlQuery& row) {
        if (const auto game = soundGame(row, version))
            games.push_back(*game);
    });
    return games;
}

std::vector<SalvagedLine> solverLinesIn(const QSqlDatabase& connection, int version) {
    std::vector<SalvagedLine> lines;
    readRows(connection, "board, solution, improved_at", "solver_line", [&](const QSqlQuery& row) {
        const auto record = soundRecord(row.value(1).toString(), row.value(2).toString());
        const QString when = momentText(row.value(3).toString(), version);
        if (record && record->source)
            lines.push_back({*record, {}, when, when});
    });
    return lines;
}

std::vector<std::pair<QString, QString>> helpedBoardsIn(const QSqlDatabase& connection) {
    std::vector<std::pair<QString, QString>> boards;
    readRows(connection, "board, first_at", "helped_board", [&](const QSqlQuery& row) {
        const auto start = positionOfKey(row.value(1).toString());
        if (start && boardKey({start->board, {}}) == row.value(1).toString())
            boards.emplace_back(row.value(1).toString(), row.value(2).toString());
    });
    return boards;
}

std::vector<samegame::Position> measuredBoardsIn(const QSqlDatabase& connection) {
    std::vector<samegame::Position> boards;
    readRows(connection, "board", "measured_board", [&](const QSqlQuery& row) {
        if (const auto start = positionOfKey(row.value(1).toString()))
            boards.push_back(*start);
    });
    return boards;
}

QJsonObject objectIn(const QVariant& text) {
    return QJsonDocument::fromJson(text.toString().toUtf8()).object();
}

/// The history with its games up to the first that cannot be read; empty if a document cannot go on
/// with it.
QJsonObject soundHistory(QJsonObject head, const std::map<int, QJsonObject>& games) {
    QJsonArray read;
    for (const auto& [number, game] : games)
        if (number == read.size())
            read.append(game);
    const int step = head.value("step").toInt();
    head.insert("games", read);
    head.insert("step", 0);
    GameDocument document;
    if (read.isEmpty() || !document.restoreHistory(head).isEmpty())
        return {};
    head.insert("step", std::clamp(step, 0, document.undoStack()->count()));
    return head;
}

/// Those that a window can go on with.
std::vector<SalvagedSession> sessionsIn(const QSqlDatabase& connection) {
    std::map<int, SalvagedSession> sessions;
    std::map<int, std::map<int, QJsonObject>> games;
    readRows(connection, "slot, history", "session", [&](const QSqlQuery& row) {
        sessions[row.value(1).toInt()].history = objectIn(row.value(2));
    });
    readRows(connection, "slot, number, game", "session_game", [&](const QSqlQuery& row) {
        games[row.value(1).toInt()][row.value(2).toInt()] = objectIn(row.value(3));
    });
    readRows(connection, "slot, position, result", "analysis", [&](const QSqlQuery& row) {
        if (positionOfKey(row.value(2).toString()))
            sessions[row.value(1).toInt()].analyses.emplace_back(row.value(2).toString(),
                                                                 row.value(3).toByteArray());
    });
    readRows(connection, "slot, name, content", "session_item", [&](const QSqlQuery& row) {
        sessions[row.value(1).toInt()].items.emplace_back(row.value(2).toString(),
                                                          row.value(3).toByteArray());
    });
    std::vector<SalvagedSession> sound;
    for (auto& [slot, session] : sessions) {
        if (slot < 1 || slot > SessionStore::maxSlots)
            continue;
        session.slot = slot;
        session.history = soundHistory(session.history, games[slot]);
        sound.push_back(std::move(session));
    }
    return sound;
}

std::vector<KeptReview> reviewsIn(const QSqlDatabase& connection) {
    std::vector<KeptReview> reviews;
    readRows(connection, reviewColumns, "review", [&](const QSqlQuery& row) {
        if (auto review = reviewOf(row, 1))
            reviews.push_back(std::move(*review));
    });
    return reviews;
}

std::vector<KeptExercise> exercisesIn(const QSqlDatabase& connection) {
    std::vector<KeptExercise> exercises;
    readRows(connection, practiceColumns, "practice", [&](const QSqlQuery& row) {
        if (auto exercise = exerciseOf(row, 1))
            exercises.push_back(std::move(*exercise));
    });
    return exercises;
}

std::vector<DuelOutcome> duelsIn(const QSqlDatabase& connection) {
    std::vector<DuelOutcome> duels;
    readRows(connection, duelColumns, "duel", [&](const QSqlQuery& row) {
        if (auto duel = duelOf(row, 1))
            duels.push_back(std::move(*duel));
    });
    return duels;
}

std::vector<KeptRun> runsIn(const QSqlDatabase& connection) {
    std::vector<KeptRun> runs;
    readRows(connection, runColumns, "run", [&](const QSqlQuery& row) {
        if (auto run = keptRunOf(row, 1))
            runs.push_back(std::move(*run));
    });
    return runs;
}

} // namespace

std::optional<Salvage> salvageOf(const QString& path) {
    const DamagedCopy copy(path);
    const QSqlDatabase connection = copy.connection();
    if (!connection.isOpen())
        return std::nullopt;
    QSqlQuery head("PRAGMA user_version", connection);
    const int version = head.next() ? head.value(0).toInt() : 0;
    head.finish();
    QSqlQuery check("PRAGMA quick_check(1)", connection);
    const bool isSound = check.next() && check.value(0).toString() == "ok";
    check.finish();
    Salvage salvage;
    salvage.isWhole =
        copy.isWhole() && isSound && version > 0 && version <= Database::newestVersion();
    salvage.lines = linesIn(connection, version);
    salvage.games = gamesIn(connection, version, salvage.lines);
    salvage.solverLines = solverLinesIn(connection, version);
    salvage.helpedBoards = helpedBoardsIn(connection);
    salvage.measuredBoards = measuredBoardsIn(connection);
    salvage.sessions = sessionsIn(connection);
    salvage.reviews = reviewsIn(connection);
    salvage.exercises = exercisesIn(connection);
    salvage.duels = duelsIn(connection);
    salvage.runs = runsIn(connection);
    return salvage;
}
