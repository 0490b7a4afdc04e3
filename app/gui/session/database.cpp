#include "app/gui/session/database.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QScopedValueRollback>
#include <QSqlDatabase>
#include <QSqlError>
#include <QUrl>
#include <QUuid>

#include <iterator>
#include <string>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/keptfiles.h"
#include "app/gui/basics/outsidetext.h"
#include "engine/formats/file_content.h"

namespace {

// Another window writes for a millisecond or so; longer waits mean that something is wrong. Then
// nobody waits again, until a write has succeeded.
constexpr int patience = 1000; // milliseconds

// A check of so much takes a second (measured in 2026), when the program starts; the best lines of
// more than 60,000 boards. A larger file is checked once damage is met.
constexpr qint64 maxCheckedBytes = qint64{128} << 20;

// Copying all of a file that was deleted or replaced takes a while; where it fails, so long passes
// until it is tried again.
constexpr std::chrono::seconds pauseBetweenTries(10);
constexpr std::chrono::seconds pauseBetweenOpenings(1); // of one that could not be opened

constexpr int busy = 5;          // SQLITE_BUSY
constexpr int readOnly = 8;      // SQLITE_READONLY
constexpr int faultyDisk = 10;   // SQLITE_IOERR
constexpr int corrupt = 11;      // SQLITE_CORRUPT
constexpr int full = 13;         // SQLITE_FULL
constexpr int cannotOpen = 14;   // SQLITE_CANTOPEN
constexpr int notADatabase = 26; // SQLITE_NOTADB

/// SQLite speaks English alone; of an error without a code here its words are all there is.
QString reasonOf(const QSqlError& error, int code) {
    switch (code) {
    case busy:
        return Database::tr("another program is using it");
    case readOnly:
        return Database::tr("writing to it is not permitted");
    case faultyDisk:
        return Database::tr("the disk cannot be read or written");
    case corrupt:
        return Database::tr("it is damaged");
    case full:
        return Database::tr("there is no room left for it");
    case cannotOpen:
        return Database::tr("it cannot be opened");
    case notADatabase:
        return Database::tr("it is no file of stored games");
    default:
        return error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    }
}

/// Writes moments that were kept as UTC with the clock of this place, as kepttexts.h does; what is
/// no moment stays as it is.
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
    // 4: what else a window goes on with: its duels, and what its charts show.
    {"CREATE TABLE session_item (slot INTEGER NOT NULL, name TEXT NOT NULL, content BLOB NOT NULL, "
     "PRIMARY KEY (slot, name))"},
    // 5: reviews, by the board and the moves of their games; the accuracy is NULL while a review is
    // not complete.
    {"CREATE TABLE review (board TEXT NOT NULL, line TEXT NOT NULL, name TEXT NOT NULL, "
     "accuracy REAL, loss INTEGER NOT NULL, moves INTEGER NOT NULL, seconds REAL NOT NULL, "
     "reviewed_at TEXT NOT NULL, content TEXT NOT NULL, PRIMARY KEY (board, line))"},
    // 6: the exercises of each day, by their positions, with what became of them.
    {"CREATE TABLE practice (day TEXT NOT NULL, number INTEGER NOT NULL, board TEXT NOT NULL, "
     "line TEXT NOT NULL, name TEXT NOT NULL, move INTEGER NOT NULL, played_at TEXT NOT NULL, "
     "state INTEGER NOT NULL, wrong INTEGER NOT NULL, PRIMARY KEY (day, number))",
     "CREATE INDEX practice_board ON practice (board)"},
    // 7: the record of duels; a board counts once against each opponent.
    {"CREATE TABLE duel (board TEXT NOT NULL, opponent INTEGER NOT NULL, "
     "own_score INTEGER NOT NULL, opponents_score INTEGER NOT NULL, aided INTEGER NOT NULL, "
     "ended_at TEXT NOT NULL, PRIMARY KEY (board, opponent))"},
    // 8: how far the accuracy of a review is known (ToldAccuracy::Kind). That of earlier ones holds
    // as "at most", which is true of every game that is over.
    {"ALTER TABLE review ADD COLUMN told INTEGER NOT NULL DEFAULT 2"},
    // 9: moves from reviewed positions, which counted as moves with candidates seen before.
    {"ALTER TABLE own_result ADD COLUMN review_moves INTEGER NOT NULL DEFAULT 0"},
    // 10: the distributions and comparisons that were run.
    {"CREATE TABLE run (id TEXT PRIMARY KEY, name TEXT NOT NULL, summary TEXT NOT NULL, "
     "ended_at TEXT NOT NULL, content BLOB NOT NULL)"},
    // 11: the boards that a solver has played as long as their medals ask for, or proved to be
    // played best. The best line of a solver need not tell: a shorter search may have found it.
    {"CREATE TABLE measured_board (board TEXT PRIMARY KEY)"},
};

constexpr int schemaVersion = static_cast<int>(std::size(migrations));

/// The files of a database: SQLite finds the others by the name of the first.
QStringList filesOf(const QString& path) {
    return {path, path + "-wal", path + "-shm", path + "-journal"};
}

/// As the user that the program works for. Else `errno` says why not.
bool mayUse(const QString& file, int mode) {
    return ::faccessat(AT_FDCWD, QFile::encodeName(file).constData(), mode, AT_EACCESS) == 0;
}

} // namespace

int Database::newestVersion() {
    return schemaVersion;
}

Database::Database(const QString& path)
    : m_path(path), m_name(QUuid::createUuid().toString(QUuid::WithoutBraces)) {
    QSqlDatabase::addDatabase("QSQLITE", m_name);
    begin();
}

/// Opens the file. What is damaged is set aside first, and said.
void Database::begin() {
    const QScopedValueRollback<bool> following(m_isFollowing, true); // its writes follow nothing
    // A file that was set aside waits until there is a new one for what it holds.
    const QString waiting = m_isOpen ? QString() : m_damagedFile;
    m_damagedFile.clear();
    m_notice.clear();
    Opening opening = open();
    if (opening == Opening::Damaged && hasSoundFileBesideLog()) {
        m_damagedFile = setLogAside();
        if (!m_damagedFile.isEmpty())
            opening = open();
        m_damagedNotice = tr("The log beside the file with your stored games belongs to another "
                             "file, as after a backup was put back; it is kept as %1, and the file "
                             "is used without it.")
                              .arg(shownPath(m_damagedFile + "-wal"));
        if (opening == Opening::Succeeded)
            m_notice = m_damagedNotice;
    }
    if (opening == Opening::Damaged) {
        m_damagedFile = setAside();
        opening = m_damagedFile.isEmpty() ? Opening::Refused : open();
        m_damagedNotice = tr("The file with your stored games cannot be read; it is kept as %1, "
                             "and a new one has been begun.")
                              .arg(shownPath(m_damagedFile));
        if (opening == Opening::Succeeded)
            m_notice = m_damagedNotice;
    }
    m_isOpen = opening == Opening::Succeeded;
    if (m_damagedFile.isEmpty() && !waiting.isEmpty()) {
        m_damagedFile = waiting;
        m_notice = m_isOpen ? m_damagedNotice : QString();
    }
    m_error.clear();
    m_isSuspect = false;
    if (!m_isOpen) {
        m_lastTry = std::chrono::steady_clock::now();
        if (opening == Opening::TooNew)
            m_reason = tr("it belongs to a newer SameGame");
        m_refusal = m_reason;
        m_notice = opening == Opening::TooNew
                       ? tr("%1 belongs to a newer SameGame and cannot be used: games that you "
                            "finish wait for that one.")
                             .arg(shownPath(m_path))
                       : tr("Nothing can be stored for now: %1 cannot be used (%2). What you have "
                            "played is stored as soon as that works.")
                             .arg(shownPath(m_path), m_reason);
        keepReason(m_refusal);
        return close();
    }
    m_identity = identityOf(m_path);
    m_logIdentity = identityOf(m_path + "-wal");
}

Database::~Database() {
    close();
    QSqlDatabase::removeDatabase(m_name);
}

std::optional<QSqlQuery> Database::run(const QString& statement, const QVariantList& values) {
    const bool isWrite =
        !statement.trimmed().startsWith("SELECT") && !statement.startsWith("PRAGMA");
    if (isWrite)
        follow();
    m_error.clear();
    m_errorCode = 0;
    if (!connection().isOpen()) {
        keepReason(m_refusal);
        return std::nullopt;
    }
    QSqlQuery query(connection());
    query.setForwardOnly(true);
    const bool isPrepared = query.prepare(statement);
    for (const QVariant& value : values) {
        const bool isEmptyText = value.typeId() == QMetaType::QString && value.toString().isNull();
        query.addBindValue(isEmptyText ? QVariant(QStringLiteral("")) : value);
    }
    const bool isDone = isPrepared && query.exec();
    if (!isDone)
        keepError(query.lastError());
    followBusyness(isWrite);
    return isDone ? std::optional(query) : std::nullopt;
}

void Database::keepReason(const QString& reason) {
    m_reason = reason;
    m_error = tr("Games cannot be stored in %1: %2.").arg(shownPath(m_path), m_reason);
}

void Database::keepError(const QSqlError& error) {
    m_errorCode = error.nativeErrorCode().toInt() & 0xff; // the rest is detail
    keepReason(reasonOf(error, m_errorCode));
    m_isSuspect |= m_isOpen && (m_errorCode == corrupt || m_errorCode == notADatabase);
}

/// The window stands still while a write waits, so only the first one of a row does.
void Database::followBusyness(bool isWrite) {
    if (m_errorCode == busy && m_isPatient)
        setPatience(false);
    else if (m_errorCode == 0 && isWrite && !m_isPatient)
        setPatience(true);
}

void Database::setPatience(bool isPatient) {
    m_isPatient = isPatient;
    QSqlQuery(connection())
        .exec(QStringLiteral("PRAGMA busy_timeout = %1").arg(isPatient ? patience : 0));
}

bool Database::transact(const std::function<bool()>& work) {
    if (!run("BEGIN IMMEDIATE"))
        return false;
    m_isInTransaction = true;
    const bool isDone = work() && run("COMMIT");
    if (!isDone) {
        const QString why = m_error;
        const QString reason = m_reason;
        const int code = m_errorCode;
        run("ROLLBACK");
        m_error = why;
        m_reason = reason;
        m_errorCode = code;
    }
    m_isInTransaction = false;
    return isDone;
}

Database::Identity Database::identityOf(const QString& path) {
    struct stat status {};
    if (::stat(QFile::encodeName(path), &status) != 0)
        return std::nullopt;
    return std::pair(std::uint64_t{status.st_dev}, std::uint64_t{status.st_ino});
}

void Database::follow() {
    if (m_isInTransaction || m_isFollowing || isInMemory())
        return;
    const QScopedValueRollback<bool> following(m_isFollowing, true);
    if (!m_isOpen)
        return openLate();
    const bool isInPlace = identityOf(m_path) == m_identity;
    const bool hasLog = !m_logIdentity || identityOf(m_path + "-wal") == m_logIdentity;
    m_isSuspect |= isInPlace && !hasHeader();
    if (isInPlace && hasLog && !m_isSuspect)
        return;
    if (!isInPlace || QFileInfo(m_path).size() == 0)
        moveOver();
    else if (m_isSuspect)
        reopen(); // as at a start, but that the size of the file does not matter
    else
        renewLog();
}

bool Database::triedWithin(std::chrono::milliseconds pause) const {
    return m_lastTry && std::chrono::steady_clock::now() - *m_lastTry < pause;
}

/// A file that other programs emptied or wrote over still looks whole to SQLite, which remembers
/// it.
bool Database::hasHeader() const {
    constexpr QByteArrayView header("SQLite format 3");
    QFile file(m_path);
    return !file.open(QIODevice::ReadOnly | QIODevice::Unbuffered) || // of which nothing is known
           file.read(header.size()) == header;
}

void Database::openLate() {
    if (triedWithin(pauseBetweenOpenings))
        return;
    begin();
    if (!m_isOpen)
        return;
    m_lastTry.reset();
    ++m_generation;
    DatabaseChange change;
    change.sentence = tr("Games can be stored now.");
    change.notice = m_notice;
    change.former = m_damagedFile;
    change.isFirst = true;
    if (m_changeHandler)
        m_changeHandler(change);
}

/// What stands only in a log that has lost its name would be gone with a program that is killed.
void Database::renewLog() {
    QSqlQuery(connection()).exec("PRAGMA wal_checkpoint(TRUNCATE)");
    reopen();
}

/// What was written into the file that is open but has lost its name is copied first: with that
/// file it would be gone.
void Database::moveOver() {
    if (triedWithin(pauseBetweenTries))
        return;
    const bool isGone = !QFileInfo::exists(m_path);
    const bool isEmptied = identityOf(m_path) == m_identity;
    QDir().mkpath(QFileInfo(m_path).path());
    QString copy = freeName("former");
    if (!run("VACUUM INTO ?", {copy})) {
        QFile::remove(copy);
        copy.clear();
        const bool isLasting = m_isSuspect; // damage, which comes with every try
        if (!isLasting) {
            if (!m_lastTry && m_changeHandler)
                m_changeHandler({tr("The file with your stored games was deleted or replaced while "
                                    "it was in use, and cannot be written anew: %1.")
                                     .arg(m_reason),
                                 {},
                                 {}});
            m_lastTry = std::chrono::steady_clock::now();
            return;
        }
    }
    m_lastTry.reset();
    // Beside another file the log would make nonsense of it.
    QSqlQuery(connection()).exec("PRAGMA wal_checkpoint(TRUNCATE)");
    const bool hasOwnLog = m_logIdentity && identityOf(m_path + "-wal") == m_logIdentity;
    close();
    if (hasOwnLog)
        for (const char* end : {"-wal", "-shm"})
            QFile::remove(m_path + end);
    const bool isMadeAnew = isGone && !copy.isEmpty() && QFile::rename(copy, m_path);
    begin();
    m_generation += isMadeAnew ? 0 : 1;
    DatabaseChange change;
    if (isMadeAnew)
        change.sentence = tr("The file with your stored games was deleted while it was in use; it "
                             "has been written anew, with all that it held.");
    else if (isEmptied)
        change.sentence = tr("The file with your stored games was emptied while it was in use.");
    else if (copy.isEmpty())
        change.sentence = tr("The file with your stored games was replaced while it was in use, "
                             "and what the other held cannot be read any more.");
    else if (m_isOpen)
        change.sentence = tr("The file with your stored games was replaced while it was in use; "
                             "the new one is used, and gets the games of the other.");
    else
        change.sentence = tr("The file with your stored games was replaced while it was in use; "
                             "what it held is kept as %1.")
                              .arg(shownPath(copy));
    change.notice = m_notice;
    if (!isMadeAnew && m_isOpen)
        change.former = copy;
    change.isCopy = !change.former.isEmpty();
    if (m_changeHandler)
        m_changeHandler(change);
}

void Database::reopen() {
    close();
    begin();
    if (m_notice.isEmpty())
        return;
    ++m_generation;
    if (m_changeHandler)
        m_changeHandler({m_notice, {}, m_damagedFile});
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
            connect(m_path, QStringLiteral("QSQLITE_OPEN_READONLY;")) ? check() : refusal();
        close();
        isUnfinished = checked != Opening::Succeeded && m_errorCode == readOnly;
        if (checked != Opening::Succeeded && !isUnfinished)
            return checked;
    }
    if (!connect(m_path, {}))
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
        const auto error = samegame::regular_file_error(path, UINTMAX_MAX);
        if (!error)
            continue;
        m_reason = errorText(*error);
        // Of what may not be read nobody knows that it is damaged.
        return !mayUse(file, R_OK) && errno == EACCES ? Opening::Refused : Opening::Damaged;
    }
    if (QFileInfo::exists(m_path) && !mayUse(m_path, W_OK)) {
        // SQLite would leave a log behind that nobody may write, which outlives the protection.
        m_reason = reasonOf({}, readOnly);
        return Opening::Refused;
    }
    freeLog();
    return Opening::Succeeded;
}

/// A log that was made while the file was protected has the file's mode of that time.
void Database::freeLog() const {
    for (const QString& file : filesOf(m_path).mid(1))
        if (QFileInfo::exists(file) && !mayUse(file, W_OK))
            QFile::setPermissions(file, QFile::permissions(m_path));
}

bool Database::connect(const QString& name, const QString& options) {
    QSqlDatabase database = connection();
    database.setDatabaseName(name);
    // What is tried again and again must not make the window wait each time.
    m_isPatient = !m_lastTry;
    database.setConnectOptions(
        options + QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(m_isPatient ? patience : 0));
    m_errorCode = 0;
    if (database.open())
        return true;
    keepError(database.lastError());
    return false;
}

/// SQLite plays back any log that stands beside a file, also that of another one. It does not where
/// it is told that nothing changes.
bool Database::hasSoundFileBesideLog() {
    if (QFileInfo(m_path + "-wal").size() == 0 || !QFileInfo(m_path).isFile())
        return false;
    const QString name = QUrl::fromLocalFile(m_path).toEncoded() + "?immutable=1";
    close();
    const bool isSound = connect(name, QStringLiteral("QSQLITE_OPEN_URI;QSQLITE_OPEN_READONLY;")) &&
                         check() == Opening::Succeeded;
    close();
    return isSound;
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
    // A log may belong to another file, which only the longer check finds out for sure.
    const qint64 logSize = QFileInfo(m_path + "-wal").size();
    const bool isChecked = m_isSuspect || QFileInfo(m_path).size() + logSize <= maxCheckedBytes;
    auto check = run(!isChecked    ? "SELECT 'ok' FROM (SELECT count(*) FROM sqlite_master)"
                     : logSize > 0 ? "PRAGMA integrity_check(1)"
                                   : "PRAGMA quick_check(1)");
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
    auto version = run("PRAGMA user_version");
    if (!version || !version->next())
        return refusal();
    const bool isOfToday = version->value(0).toInt() == schemaVersion;
    version.reset();
    // Writes in any case: a file that could not be opened to be written is open to be read. Where
    // there is nothing new to write, another program that writes is not waited for.
    setPatience(!isOfToday);
    const bool isWritten = transact([this] { return migrate(); });
    const bool isBusy = m_errorCode == busy;
    setPatience(true);
    return isWritten || (isOfToday && isBusy) ? Opening::Succeeded : refusal();
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

/// Not those that another program may be making.
QStringList Database::formerFiles() const {
    constexpr int oldEnough = 60; // seconds
    if (isInMemory())
        return {};
    const QFileInfo file(m_path);
    QStringList found;
    const QString names = file.completeBaseName() + "-former-*." + file.suffix();
    for (const QFileInfo& former : file.dir().entryInfoList({names}, QDir::Files))
        if (former.lastModified().secsTo(QDateTime::currentDateTime()) > oldEnough)
            found << former.filePath();
    return found;
}

/// A name beside the file that is not taken.
QString Database::freeName(const char* reason) const {
    return freeNameBeside(m_path, reason, {QString(), "-wal"});
}

/// Renames the files and returns the new name of the first; empty if that fails.
QString Database::setAside() {
    close();
    const QString other = freeName("damaged");
    const QStringList from = filesOf(m_path);
    const QStringList to = filesOf(other);
    for (qsizetype i = 0; i < from.size(); ++i)
        if (QFileInfo::exists(from[i]) && !QFile::rename(from[i], to[i]))
            return {};
    return other;
}

/// Renames the log and puts a copy of the file beside it, if there is room, since both together may
/// tell of games that the file lacks. Returns the name of the copy; empty if the log stays.
QString Database::setLogAside() {
    const QString other = freeName("damaged");
    if (!QFile::rename(m_path + "-wal", other + "-wal"))
        return {};
    QFile::remove(m_path + "-shm");
    QFile::copy(m_path, other);
    return other;
}
