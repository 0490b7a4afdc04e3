#include "app/store/database.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QUuid>

#include <cstdint>
#include <iterator>
#include <string>

#include "app/texts/engineerrors.h"
#include "app/texts/outsidetext.h"
#include "engine/formats/file_content.h"

namespace {

// Another window writes for a millisecond or so; longer waits mean that something is wrong.
constexpr auto busyTimeout = "QSQLITE_BUSY_TIMEOUT=1000";

// A check of all of it takes a second (measured in 2026), when the program starts; the best lines
// of more than 60,000 boards.
constexpr std::uintmax_t maxBytes = std::uintmax_t{128} << 20;

constexpr int readOnly = 8;      // SQLITE_READONLY
constexpr int corrupt = 11;      // SQLITE_CORRUPT
constexpr int notADatabase = 26; // SQLITE_NOTADB

/// Writes moments that were kept as UTC with the clock of this place, as moment.h does; what is no
/// moment stays as it is.
QString withClockOfHere(const QString& table, const QString& column) {
    constexpr auto statement = R"(
        UPDATE TABLE_NAME SET MOMENT = strftime('%Y-%m-%dT%H:%M:%S', MOMENT, 'localtime') ||
            CASE WHEN OFFSET < 0 THEN '-' ELSE '+' END ||
            printf('%02d:%02d', abs(OFFSET) / 3600, abs(OFFSET) / 60 % 60)
        WHERE strftime('%s', MOMENT) IS NOT NULL AND MOMENT LIKE '%Z')";
    return QString(statement)
        .replace("OFFSET", "(strftime('%s', MOMENT, 'localtime') - strftime('%s', MOMENT))")
        .replace("TABLE_NAME", table)
        .replace("MOMENT", column);
}

/// What brings a file to each version from the one before; a new file begins before the first.
/// Files of released versions are about, so what stands here stays, and what changes is added.
const QStringList migrations[] = {
    // 1
    {"CREATE TABLE IF NOT EXISTS best_line (board TEXT PRIMARY KEY, name TEXT NOT NULL, "
     "score INTEGER NOT NULL, cleared INTEGER NOT NULL, moves INTEGER NOT NULL, "
     "solver TEXT NOT NULL, solution TEXT NOT NULL, first_at TEXT NOT NULL, "
     "improved_at TEXT NOT NULL)",
     "CREATE TABLE IF NOT EXISTS session (slot INTEGER PRIMARY KEY, history TEXT NOT NULL, "
     "saved_at TEXT NOT NULL)",
     "CREATE TABLE IF NOT EXISTS session_game (slot INTEGER NOT NULL, number INTEGER NOT NULL, "
     "game TEXT NOT NULL, PRIMARY KEY (slot, number))",
     "CREATE TABLE IF NOT EXISTS analysis (id INTEGER PRIMARY KEY AUTOINCREMENT, "
     "slot INTEGER NOT NULL, position TEXT NOT NULL, result BLOB NOT NULL, "
     "UNIQUE (slot, position))"},
    // 2: every finished game of a person, and the best line of a solver apart. Of the one line that
    // version 1 kept for each board, that of a person becomes a game; whether it was played without
    // aid nobody counted, so it counts as aided. What is damaged is left.
    {"CREATE TABLE own_result (id INTEGER PRIMARY KEY AUTOINCREMENT, board TEXT NOT NULL, "
     "name TEXT NOT NULL, score INTEGER NOT NULL, cleared INTEGER NOT NULL, "
     "moves INTEGER NOT NULL, largest_group INTEGER NOT NULL, line TEXT NOT NULL, "
     "hints INTEGER NOT NULL, candidate_moves INTEGER NOT NULL, visible_moves INTEGER NOT NULL, "
     "line_moves INTEGER NOT NULL, seconds REAL NOT NULL, finished_at TEXT NOT NULL)",
     "CREATE INDEX own_result_board ON own_result (board)",
     "CREATE TABLE solver_line (board TEXT PRIMARY KEY, score INTEGER NOT NULL, "
     "solver TEXT NOT NULL, solution TEXT NOT NULL, improved_at TEXT NOT NULL)",
     "INSERT INTO solver_line SELECT board, score, solver, solution, improved_at FROM best_line "
     "WHERE solver <> ''",
     "INSERT OR IGNORE INTO own_result (board, name, score, cleared, moves, largest_group, line, "
     "hints, candidate_moves, visible_moves, line_moves, seconds, finished_at) "
     "SELECT board, name, score, cleared, moves, 0, (SELECT group_concat("
     "json_extract(value, '$[0]') || ',' || json_extract(value, '$[1]'), ' ') "
     "FROM json_each(solution, '$.moves')), 0, 0, 1, 0, 0, improved_at FROM best_line "
     "WHERE solver = '' AND json_valid(solution) AND json_array_length(solution, '$.moves') > 0"},
    // 3: moments with the clock of their place, since the day of a game is the one it was there;
    // boards that were played with help, and games that began on such a board.
    {withClockOfHere("own_result", "finished_at"), withClockOfHere("best_line", "first_at"),
     withClockOfHere("best_line", "improved_at"), withClockOfHere("solver_line", "improved_at"),
     "ALTER TABLE own_result ADD COLUMN helped_before INTEGER NOT NULL DEFAULT 0",
     "CREATE TABLE helped_board (board TEXT PRIMARY KEY, first_at TEXT NOT NULL)"},
};

constexpr int schemaVersion = static_cast<int>(std::size(migrations));

/// The files of a database: SQLite finds the others by the name of the first.
QStringList filesOf(const QString& path) {
    return {path, path + "-wal", path + "-shm", path + "-journal"};
}

/// As much of a path as a sentence has room for, which is more than of other names: people look for
/// the file there.
QString shownPath(const QString& path) {
    return shortName(QDir::toNativeSeparators(path), 200);
}

} // namespace

Database::Database(const QString& path)
    : m_path(path), m_name(QUuid::createUuid().toString(QUuid::WithoutBraces)) {
    QSqlDatabase::addDatabase("QSQLITE", m_name);
    Opening opening = open();
    if (opening == Opening::Damaged) {
        m_damagedFile = setAside();
        opening = m_damagedFile.isEmpty() ? Opening::Refused : open();
        if (opening == Opening::Succeeded)
            m_notice = tr("The file with your stored games and lines cannot be read; it is kept as "
                          "%1, and a new one has been begun.")
                           .arg(shownPath(m_damagedFile));
    }
    m_isOpen = opening == Opening::Succeeded;
    if (opening == Opening::TooNew)
        m_notice = tr("Nothing is stored in this session: %1 belongs to a newer SameGame.")
                       .arg(shownPath(m_path));
    else if (!m_isOpen)
        m_notice = tr("Nothing is stored in this session: %1 cannot be used (%2).")
                       .arg(shownPath(m_path), m_reason);
    m_error.clear();
    if (!m_isOpen)
        close();
}

Database::~Database() {
    close();
    QSqlDatabase::removeDatabase(m_name);
}

bool Database::isInMemory() const {
    return m_path == ":memory:";
}

std::optional<QSqlQuery> Database::run(const QString& statement, const QVariantList& values) {
    m_error.clear();
    if (!connection().isOpen())
        return std::nullopt;
    QSqlQuery query(connection());
    query.setForwardOnly(true);
    const bool isPrepared = query.prepare(statement);
    for (const QVariant& value : values) {
        const bool isEmptyText = value.typeId() == QMetaType::QString && value.toString().isNull();
        query.addBindValue(isEmptyText ? QVariant(QStringLiteral("")) : value);
    }
    if (isPrepared && query.exec())
        return query;
    keepError(query.lastError());
    return std::nullopt;
}

void Database::keepError(const QSqlError& error) {
    m_reason = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    m_errorCode = error.nativeErrorCode().toInt() & 0xff; // the rest is detail
    m_error = tr("Games and lines cannot be stored: %1.").arg(m_reason);
}

bool Database::transact(const std::function<bool()>& work) {
    if (!run("BEGIN IMMEDIATE"))
        return false;
    if (work() && run("COMMIT"))
        return true;
    const QString why = m_error;
    const int code = m_errorCode;
    run("ROLLBACK");
    m_error = why;
    m_errorCode = code;
    return false;
}

QSqlDatabase Database::connection() const {
    return QSqlDatabase::database(m_name, false);
}

void Database::close() {
    connection().close();
}

/// A file that is there is looked at first through a connection that cannot write: another would
/// tidy up when it is closed, also what is damaged or not ours. Only a file whose writer was killed
/// before there was a write-ahead log cannot be read without writing, which takes back what it
/// began.
Database::Opening Database::open() {
    if (!connection().isValid()) {
        m_reason = tr("Qt's plugin for SQLite is missing");
        return Opening::Refused;
    }
    if (!isInMemory())
        QDir().mkpath(QFileInfo(m_path).path());
    if (const Opening found = inspect(); found != Opening::Succeeded)
        return found;
    bool isUnfinished = false;
    if (QFileInfo::exists(m_path)) {
        const Opening checked =
            connect(QStringLiteral("QSQLITE_OPEN_READONLY;")) ? check() : refusal();
        close();
        isUnfinished = checked != Opening::Succeeded && m_errorCode == readOnly;
        if (checked != Opening::Succeeded && !isUnfinished)
            return checked;
    }
    if (!connect({}))
        return refusal();
    const Opening checked = isUnfinished ? check() : Opening::Succeeded;
    return checked == Opening::Succeeded ? prepare() : checked;
}

/// SQLite would wait for a pipe without end.
Database::Opening Database::inspect() {
    for (const QString& file : filesOf(m_path)) {
        if (!QFileInfo::exists(file))
            continue;
        const std::string path = QFile::encodeName(file).toStdString();
        const auto error = samegame::regular_file_error(path, maxBytes);
        if (!error)
            continue;
        m_reason = errorText(*error);
        const bool isTooLarge = QFileInfo(file).isFile() && QFileInfo(file).isReadable();
        return isTooLarge ? Opening::Refused : Opening::Damaged;
    }
    return Opening::Succeeded;
}

bool Database::connect(const QString& options) {
    QSqlDatabase database = connection();
    database.setDatabaseName(m_path);
    database.setConnectOptions(options + busyTimeout);
    m_errorCode = 0;
    if (database.open())
        return true;
    keepError(database.lastError());
    return false;
}

Database::Opening Database::check() {
    auto version = run("PRAGMA user_version");
    if (!version || !version->next())
        return refusal();
    if (version->value(0).toInt() > schemaVersion)
        return Opening::TooNew;
    if (version->value(0).toInt() < 0) {
        m_reason = tr("its version is below zero");
        return Opening::Damaged;
    }
    auto check = run("PRAGMA quick_check(1)");
    if (!check || !check->next())
        return refusal();
    m_reason = check->value(0).toString();
    return m_reason == "ok" ? Opening::Succeeded : Opening::Damaged;
}

/// Without a sync of the disk for each write: a power cut may cost the newest moves, but never the
/// file, and the death of the program costs nothing. What lasts no longer than the program is never
/// written to a disk.
Database::Opening Database::prepare() {
    if (!run("PRAGMA journal_mode = WAL") || !run("PRAGMA synchronous = NORMAL") ||
        !run("PRAGMA temp_store = MEMORY"))
        return refusal();
    return transact([this] { return migrate(); }) ? Opening::Succeeded : refusal();
}

bool Database::migrate() {
    auto version = run("PRAGMA user_version");
    if (!version || !version->next())
        return false;
    int reached = version->value(0).toInt();
    version.reset();
    for (; reached < schemaVersion; ++reached)
        for (const QString& statement : migrations[reached])
            if (!run(statement))
                return false;
    return run(QStringLiteral("PRAGMA user_version = %1").arg(reached)).has_value();
}

Database::Opening Database::refusal() const {
    const bool isDamaged = m_errorCode == corrupt || m_errorCode == notADatabase;
    return isDamaged ? Opening::Damaged : Opening::Refused;
}

/// Renames the files and returns the new name of the first; empty if that fails.
QString Database::setAside() {
    close();
    const QFileInfo file(m_path);
    QString other;
    for (int number = 1; other.isEmpty() || QFileInfo::exists(other); ++number)
        other = file.dir().filePath(QStringLiteral("%1-damaged-%2.%3")
                                        .arg(file.completeBaseName())
                                        .arg(number)
                                        .arg(file.suffix()));
    const QStringList from = filesOf(m_path);
    const QStringList to = filesOf(other);
    for (qsizetype i = 0; i < from.size(); ++i)
        if (QFileInfo::exists(from[i]) && !QFile::rename(from[i], to[i]))
            return {};
    return other;
}
