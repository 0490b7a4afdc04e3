#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

#include <sys/stat.h>
#include <unistd.h>

#include "app/gui/session/archive.h"
#include "app/gui/session/database.h"
#include "app/gui/session/gamedocument.h"
#include "app/gui/session/ownresults.h"
#include "app/gui/session/salvage.h"
#include "app/gui/session/sessionstore.h"
#include "app/gui/session/storage.h"
#include "engine/formats/board_library.h"
#include "tests/gui/databasefile.h"
#include "tests/gui/databaseversions.h"
#include "tests/support/board_drawing.h"
#include "tests/support/odd_file.h"
#include "tests/support/other_user.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// A finished game without aid.
OwnResult gameOn(const Board& board) {
    OwnResult game;
    game.start = {board, {}};
    game.line = finishedRecord(board).line;
    game.finishedAt = QDateTime(QDate(2026, 11, 23), QTime(22, 50), Qt::UTC);
    return game;
}

} // namespace

/// The database file: what stands in its place, and what becomes of it while it is open.
class TestDatabase : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatIsNoFileIsNotWaitedFor_data();
    void whatIsNoFileIsNotWaitedFor();
    void logThatIsNoFileIsNotWaitedFor();
    void lockThatIsNoFileIsNotWaitedFor();
    void hugeFileStaysAsItIs();
    void hugeDatabaseIsUsed();
    void logOfAnotherFileIsSetAside();
    void deletedFileIsMadeAnew_data();
    void deletedFileIsMadeAnew();
    void replacedFileIsUsed();
    void numbersOfOtherGamesAreNotImproved();
    void formerFileStaysUntilItIsKept_data();
    void formerFileStaysUntilItIsKept();
    void fileDamagedWhileOpenIsSetAside();
    void deletedLogIsMadeAnew();
    void gamesOutliveAFileThatCannotBeUsed();
    void fileThatCannotBeWrittenIsRefused();
    void fileThatIsEmptiedOrWrittenOverIsNoticed_data();
    void fileThatIsEmptiedOrWrittenOverIsNoticed();
    void firstFailureOfATransactionIsTold();
    void fullDiskIsToldInOurWords();
    void protectedLogIsFreed();
    void whatCannotBeOpenedIsTriedAgain();
    void gamesWaitWhileNothingIsOpen();
    void databaseThatIsHeldIsOpened();
    void fileThatWasBegunIsUsed();

private:
    QString path() const { return m_folder->filePath("samegame.sqlite"); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestDatabase::whatIsNoFileIsNotWaitedFor_data() {
    QTest::addColumn<QString>("said");
    const QString aside = "samegame-damaged-1.sqlite, and a new one has been begun.";
    for (const char* kind : {"pipe", "link to a pipe", "folder", "device", "unreadable file"})
        QTest::newRow(kind) << aside;
    QTest::newRow("link in a loop") << "Nothing can be stored for now";
    QTest::newRow("huge file") << aside; // of zeros
}

void TestDatabase::whatIsNoFileIsNotWaitedFor() {
    QFETCH(const QString, said);
    if (!makeOddFile(QTest::currentDataTag(), path()))
        QSKIP("cannot be made here");
    Database database(path());
    QVERIFY2(database.notice().contains(said), qPrintable(database.notice()));
    QVERIFY(database.notice().endsWith('.'));
    QCOMPARE(database.isOpen(), said.contains("begun"));
    QVERIFY(salvageOf(database.damagedFile()).value_or(Salvage()).lines.empty());
}

void TestDatabase::logThatIsNoFileIsNotWaitedFor() {
    runStatements(path(), version1);
    QVERIFY(makeOddFile("pipe", path() + "-wal"));
    const Database database(path());
    QVERIFY(database.isOpen());
    QVERIFY(QFileInfo::exists(m_folder->filePath("samegame-damaged-1.sqlite-wal")));
}

void TestDatabase::lockThatIsNoFileIsNotWaitedFor() {
    QVERIFY(makeOddFile("pipe", m_folder->filePath("samegame-window-1.lock")));
    Database database(path());
    QCOMPARE(SessionStore(&database).slot(), 2);
}

/// What is set aside is not copied: there may be no room for it.
void TestDatabase::hugeFileStaysAsItIs() {
    QVERIFY(makeOddFile("huge file", path()));
    const Database database(path());
    QVERIFY(database.isOpen());
    QCOMPARE(QFileInfo(database.damagedFile()).size(), qint64{1} << 30);
}

/// Who has played for years is not locked out. The file takes no room on the disk.
void TestDatabase::hugeDatabaseIsUsed() {
    runStatements(path(), version3);
    QVERIFY(QFile(path()).resize(qint64{1} << 30));
    Database database(path());
    QCOMPARE(database.notice(), QString());
    QVERIFY(database.isOpen());
    QCOMPARE(OwnResults(&database).games().size(), std::size_t{1});
    QVERIFY(database.run("UPDATE own_result SET hints = 1"));
}

/// The file as it was before games were played, beside what the killed program left of them.
void TestDatabase::logOfAnotherFileIsSetAside() {
    const QString earlier = m_folder->filePath("earlier");
    const QString killed = m_folder->filePath("killed");
    {
        Database database(path());
        SessionStore(&database).saveAnalysis({drawn("12"), {}}, QByteArray(30'000, 'a'));
    }
    QVERIFY(QFile::copy(path(), earlier));
    {
        Database database(path());
        OwnResults results(&database);
        for (int number = 1; number <= 40; ++number)
            results.add(gameOn(schadd250_board(number)));
        QVERIFY(database.run("PRAGMA wal_checkpoint(TRUNCATE)"));
        for (int number = 41; number <= 60; ++number)
            results.add(gameOn(schadd250_board(number)));
        for (const char* end : {"-wal", "-shm"})
            QVERIFY(QFile::copy(path() + end, killed + end));
    }
    QVERIFY(QFile::remove(path()) && QFile::copy(earlier, path()));
    for (const char* end : {"-wal", "-shm"})
        QVERIFY(QFile::copy(killed + end, path() + end));

    Database database(path());
    QVERIFY(database.isOpen());
    QVERIFY2(database.notice().contains("samegame-damaged-1.sqlite-wal") &&
                 database.notice().contains("belongs to another file"),
             qPrintable(database.notice()));
    QCOMPARE(contentOf(database.damagedFile() + "-wal"), contentOf(killed + "-wal"));
    auto kept = database.run("SELECT length(result) FROM analysis");
    QVERIFY(kept && kept->next());
    QCOMPARE(kept->value(0).toInt(), 30'000);
    QVERIFY(OwnResults(&database).add(gameOn(schadd250_board(1))));
}

/// How the file goes away, and what is in it afterwards besides what comes then.
void TestDatabase::deletedFileIsMadeAnew_data() {
    QTest::addColumn<QString>("way");
    for (const char* way : {"deleted", "deleted with its log", "moved", "folder deleted"})
        QTest::newRow(way) << way;
}

void TestDatabase::deletedFileIsMadeAnew() {
    QFETCH(const QString, way);
    const QString folder = m_folder->filePath("data");
    const QString path = folder + "/samegame.sqlite";
    QStringList said;
    {
        Database database(path);
        database.setChangeHandler([&](const DatabaseChange& change) {
            said << change.sentence;
            QCOMPARE(change.former, QString());
        });
        OwnResults results(&database);
        SessionStore session(&database);
        QVERIFY(results.add(gameOn(schadd250_board(1))));
        GameDocument document;
        QCOMPARE(session.saveHistory(document.history()), QString());
        if (way == "moved")
            QVERIFY(QFile::rename(path, path + ".moved"));
        else if (way == "folder deleted")
            QVERIFY(QDir(folder).removeRecursively());
        else
            QVERIFY(QFile::remove(path));
        if (way == "deleted with its log")
            QVERIFY(QFile::remove(path + "-wal") && QFile::remove(path + "-shm"));
        QVERIFY(results.add(gameOn(schadd250_board(2))));
        document.play({0, 0});
        QCOMPARE(session.saveHistory(document.history()), QString());
        QCOMPARE(said.size(), 1);
        QVERIFY2(said[0].contains("was deleted") && said[0].endsWith('.'), qPrintable(said[0]));
        QVERIFY(QFileInfo::exists(folder + "/samegame-window-1.lock"));
    }
    Database database(path);
    QCOMPARE(database.notice(), QString());
    QCOMPARE(OwnResults(&database).games().size(), std::size_t{2});
    QVERIFY(!SessionStore(&database).loadHistory().isEmpty());
    QCOMPARE(QDir(folder).entryList({"*former*"}), QStringList());
}

/// A backup put back in its place, or what a program brings that keeps two machines alike.
void TestDatabase::replacedFileIsUsed() {
    const QString other = m_folder->filePath("other.sqlite");
    {
        Database database(other);
        QVERIFY(OwnResults(&database).add(gameOn(schadd250_board(1))));
        QVERIFY(OwnResults(&database).add(gameOn(schadd250_board(2))));
    }
    std::vector<OwnResult> former;
    QStringList said;
    {
        Database database(path());
        OwnResults results(&database);
        SessionStore session(&database);
        database.setChangeHandler([&](const DatabaseChange& change) {
            said << change.sentence;
            QVERIFY(change.isCopy);
            former = salvageOf(change.former)->games;
            QVERIFY(QFile::remove(change.former));
        });
        const auto number = results.add(gameOn(schadd250_board(3)));
        GameDocument document;
        QCOMPARE(session.saveHistory(document.history()), QString());
        QVERIFY(QFile::rename(path(), path() + ".old") && QFile::rename(other, path()));
        // The number is that of another game now.
        QVERIFY(!results.improve(*number, gameOn(schadd250_board(3))));
        QVERIFY(results.add(gameOn(schadd250_board(4))));
        QCOMPARE(session.saveHistory(document.history()), QString());
        QCOMPARE(said.size(), 1);
        QVERIFY2(said[0].contains("was replaced"), qPrintable(said[0]));
    }
    QCOMPARE(former.size(), std::size_t{1});
    Database database(path());
    QCOMPARE(database.notice(), QString());
    QCOMPARE(OwnResults(&database).games().size(), std::size_t{3});
    QVERIFY(!SessionStore(&database).loadHistory().isEmpty());
}

/// A number of the file before may be that of another game in this one.
void TestDatabase::numbersOfOtherGamesAreNotImproved() {
    Database database(path());
    OwnResults results(&database);
    const OwnResult known = gameOn(schadd250_board(1));
    const auto number = results.add(known);
    QVERIFY(number);
    OwnResult other = gameOn(schadd250_board(2));
    other.line.score += 1000;
    other.aid.hints = 7;
    QVERIFY(!results.improve(*number, other));
    QCOMPARE(results.games().size(), std::size_t{1});
    QCOMPARE(results.games()[0].score, known.line.score);
    QVERIFY(results.games()[0].aid.isNone());
}

/// What a killed program left goes only once all of it is in the database.
void TestDatabase::formerFileStaysUntilItIsKept_data() {
    QTest::addColumn<QString>("hindrance");
    QTest::newRow("none") << "";
    QTest::newRow("games are refused") << "games";
    QTest::newRow("no folder for a copy") << "copy";
}

void TestDatabase::formerFileStaysUntilItIsKept() {
    QFETCH(const QString, hindrance);
    const QString former = m_folder->filePath("samegame-former-1.sqlite");
    {
        Database database(former);
        QVERIFY(OwnResults(&database).add(gameOn(schadd250_board(1))));
    }
    QFile file(former);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-3600),
                             QFileDevice::FileModificationTime));
    file.close();
    {
        Database database(path());
        if (hindrance == "games")
            QVERIFY(database.run("CREATE TRIGGER refusal BEFORE INSERT ON own_result BEGIN SELECT "
                                 "RAISE(ABORT, 'no room'); END"));
    }
    const QByteArray folder = qgetenv("TMPDIR");
    if (hindrance == "copy") { // a file, in which nobody makes a folder
        QVERIFY(QFile(m_folder->filePath("none")).open(QIODevice::WriteOnly));
        qputenv("TMPDIR", QFile::encodeName(m_folder->filePath("none")));
    }
    { const Storage storage(path()); }
    folder.isEmpty() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", folder);
    QCOMPARE(QFile::exists(former), !hindrance.isEmpty());
    Database database(path());
    QVERIFY(database.run("DROP TRIGGER IF EXISTS refusal"));
    const Storage again(path());
    QVERIFY(!QFile::exists(former));
    QCOMPARE(OwnResults(&database).games().size(), std::size_t{1});
}

/// Copied over in place: the file is the same, and makes no sense any more.
void TestDatabase::fileDamagedWhileOpenIsSetAside() {
    QStringList said;
    {
        Database database(path());
        OwnResults results(&database);
        QVERIFY(results.add(gameOn(schadd250_board(1))));
        QVERIFY(database.run("PRAGMA wal_checkpoint(TRUNCATE)"));
        database.setChangeHandler(
            [&](const DatabaseChange& change) { said << change.sentence << change.former; });
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.write(QByteArray(file.size(), 'x'));
        file.close();
        QVERIFY(database.run("PRAGMA shrink_memory")); // what it remembers of the file
        for (int number = 2; number <= 4; ++number)
            results.add(gameOn(schadd250_board(number)));
        QCOMPARE(said.size(), 2);
        QVERIFY2(said[0].contains("cannot be read"), qPrintable(said[0]));
        QVERIFY(said[1].contains("samegame-damaged-1"));
    }
    Database database(path());
    QCOMPARE(database.notice(), QString());
    QCOMPARE(OwnResults(&database).games().size(), std::size_t{3});
}

/// What a program that is killed then has written is in the file.
void TestDatabase::deletedLogIsMadeAnew() {
    Database database(path());
    OwnResults results(&database);
    QVERIFY(results.add(gameOn(schadd250_board(1))));
    QVERIFY(QFile::remove(path() + "-wal"));
    QVERIFY(results.add(gameOn(schadd250_board(2))));
    const QString killed = m_folder->filePath("killed.sqlite");
    for (const char* end : {"", "-wal"})
        QVERIFY(QFile::copy(path() + end, killed + end));
    Database found(killed);
    QCOMPARE(found.notice(), QString());
    QCOMPARE(OwnResults(&found).games().size(), std::size_t{2});
}

/// A file of a newer version is put in its place: what was there is kept beside it, and games wait
/// for a database.
void TestDatabase::gamesOutliveAFileThatCannotBeUsed() {
    const QString newer = m_folder->filePath("newer.sqlite");
    runStatements(newer, version3 + QStringList{"PRAGMA user_version = 99"});
    {
        Database database(path());
        OwnResults results(&database);
        SessionStore session(&database);
        QStringList said;
        database.setChangeHandler(
            [&](const DatabaseChange& change) { said << change.sentence + change.notice; });
        results.keepWaitingIn(session.waitingPath());
        QVERIFY(results.add(gameOn(schadd250_board(1))));
        QVERIFY(QFile::rename(newer, m_folder->filePath("new")));
        QVERIFY(QFile::remove(path()) && QFile::rename(m_folder->filePath("new"), path()));
        QVERIFY(results.add(gameOn(schadd250_board(2))));
        QCOMPARE(said.size(), 1);
        QVERIFY2(said[0].contains("samegame-former-1.sqlite") && said[0].contains("newer"),
                 qPrintable(said[0]));
        QCOMPARE(results.waitingCount(), 1);
    }
    QVERIFY(QFile::remove(path()));
    Database database(path());
    OwnResults results(&database);
    QCOMPARE(results.keepWaitingIn(SessionStore(&database).waitingPath()), 1);
    QCOMPARE(database.formerFiles(), QStringList()); // another program may still be at it
    QFile former(m_folder->filePath("samegame-former-1.sqlite"));
    QVERIFY(former.open(QIODevice::ReadWrite));
    QVERIFY(former.setFileTime(QDateTime::currentDateTime().addSecs(-3600),
                               QFileDevice::FileModificationTime));
    former.close();
    QCOMPARE(database.formerFiles().size(), 1);
    QCOMPARE(results.takeOver(*salvageOf(database.formerFiles()[0])), 1);
    QCOMPARE(results.games().size(), std::size_t{2});
}

/// One that can only be read is said when it is opened, not by each write. No log is left beside it
/// that nobody could write later.
void TestDatabase::fileThatCannotBeWrittenIsRefused() {
    { const Database database(path()); }
    QVERIFY(QFile::setPermissions(path(), QFileDevice::ReadOwner | QFileDevice::ReadOther));
    QCOMPARE(::chmod(QFile::encodeName(m_folder->path()), 0777), 0);
    {
        std::optional<OtherUser> other;
        if (::geteuid() == 0)
            other.emplace();
        const Database database(path());
        QVERIFY(!database.isOpen());
        QVERIFY2(database.notice().startsWith("Nothing can be stored for now"),
                 qPrintable(database.notice()));
        QVERIFY2(database.notice().contains("writing to it is not permitted"),
                 qPrintable(database.notice()));
        for (const char* end : {"-wal", "-shm"})
            QVERIFY(!QFileInfo::exists(path() + end));
    }
}

/// SQLite, which remembers what it has read, writes on as if nothing had happened.
void TestDatabase::fileThatIsEmptiedOrWrittenOverIsNoticed_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("said");
    QTest::newRow("emptied") << QByteArray() << "was emptied while it was in use";
    QTest::newRow("written over") << QByteArray(100000, 'x') << "cannot be read; it is kept as";
}

void TestDatabase::fileThatIsEmptiedOrWrittenOverIsNoticed() {
    QFETCH(const QByteArray, content);
    QFETCH(const QString, said);
    {
        Database database(path());
        OwnResults results(&database);
        SessionStore session(&database);
        QStringList sentences;
        database.setChangeHandler(
            [&](const DatabaseChange& change) { sentences << change.sentence; });
        QVERIFY(results.add(gameOn(schadd250_board(1))));
        QCOMPARE(session.saveHistory({{"step", 0}}), QString());
        for (const char* end : {"", "-wal"}) {
            QFile file(path() + end);
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.resize(0));
            file.write(content);
        }
        QVERIFY(results.add(gameOn(schadd250_board(2))));
        QCOMPARE(sentences.size(), 1);
        QVERIFY2(sentences[0].contains(said), qPrintable(sentences[0]));
        QCOMPARE(session.saveHistory({{"step", 0}}), QString());
    }
    Database database(path());
    QCOMPARE(database.notice(), QString());
    QCOMPARE(OwnResults(&database).games().size(), std::size_t{1});
    QVERIFY(!SessionStore(&database).loadHistory().isEmpty());
}

/// The rollback after it may fail too, which is nobody's concern.
void TestDatabase::firstFailureOfATransactionIsTold() {
    Database database(path());
    QVERIFY(!database.transact([&] {
        database.run("ROLLBACK");
        return database.run("nonsense").has_value();
    }));
    QVERIFY2(database.error().contains("nonsense"), qPrintable(database.error()));
    QVERIFY2(database.reason().contains("nonsense"), qPrintable(database.reason()));
}

/// As SQLite makes it beside a file that is protected, by an earlier version of the program.
/// SQLite's own are English in every language.
void TestDatabase::fullDiskIsToldInOurWords() {
    Database database(path());
    QVERIFY(database.run("PRAGMA max_page_count = 1"));
    QVERIFY(database.run("CREATE TABLE filler (bytes BLOB)") == std::nullopt);
    QCOMPARE(database.reason(), "there is no room left for it");
    QVERIFY(database.error().endsWith(": there is no room left for it."));
}

void TestDatabase::protectedLogIsFreed() {
    const QString killed = m_folder->filePath("killed.sqlite");
    {
        Database database(path());
        OwnResults results(&database);
        QVERIFY(results.add(gameOn(schadd250_board(1))));
        for (const char* end : {"", "-wal", "-shm"}) {
            QVERIFY(QFile::copy(path() + end, killed + end));
            QCOMPARE(::chmod(QFile::encodeName(killed + end), *end ? 0444 : 0666), 0);
            if (::geteuid() == 0)
                QCOMPARE(::chown(QFile::encodeName(killed + end), OtherUser::user, OtherUser::user),
                         0);
        }
    }
    QCOMPARE(::chmod(QFile::encodeName(m_folder->path()), 0777), 0);
    std::optional<OtherUser> other;
    if (::geteuid() == 0)
        other.emplace();
    Database database(killed);
    QCOMPARE(database.notice(), QString());
    QVERIFY(database.isOpen());
    OwnResults results(&database);
    QVERIFY(results.add(gameOn(schadd250_board(2))));
    QCOMPARE(results.games().size(), std::size_t{2});
}

/// A file is where the folder has to be. Once it is gone, all that was played is stored, and what
/// another session had on its board has not been written over.
void TestDatabase::whatCannotBeOpenedIsTriedAgain() {
    const QString folder = m_folder->filePath("store");
    const QString stored = folder + "/samegame.sqlite";
    const QJsonObject earlier{{"step", 1}, {"games", QJsonArray{QJsonObject{{"name", "earlier"}}}}};
    const QJsonObject now{{"step", 0}, {"games", QJsonArray{QJsonObject{{"name", "now"}}}}};
    {
        Database database(stored);
        SessionStore session(&database);
        QCOMPARE(session.saveHistory(earlier), QString());
        QCOMPARE(session.saveItem("duel", "earlier"), QString());
    }
    QVERIFY(QFile::rename(folder, m_folder->filePath("elsewhere")));
    QFile(folder).open(QIODevice::WriteOnly);

    Database database(stored);
    QVERIFY(!database.isOpen());
    QVERIFY2(database.notice().startsWith("Nothing can be stored for now"),
             qPrintable(database.notice()));
    SessionStore session(&database);
    OwnResults results(&database);
    Archive archive(&database);
    QStringList said;
    database.setChangeHandler([&](const DatabaseChange& change) {
        said << change.sentence;
        QVERIFY(change.isFirst && change.notice.isEmpty());
    });
    QStringList failures;
    connect(&results, &OwnResults::failed, this,
            [&](const QString& sentence) { failures << sentence; });
    results.keepWaitingIn(session.waitingPath());
    QVERIFY(!session.saveHistory(now).isEmpty());
    QCOMPARE(session.saveItem("duel", "now"), QString());
    QCOMPARE(session.loadItem("duel"), QByteArray("now"));
    for (int number = 1; number <= 2; ++number) {
        QVERIFY(results.add(gameOn(schadd250_board(number))));
        QVERIFY(!archive.offer(finishedRecord(schadd250_board(number)), "board"));
    }
    QCOMPARE(results.waitingCount(), 2);
    QCOMPARE(results.unsafeCount(), 2);
    QCOMPARE(failures.size(), 1);
    QVERIFY2(failures[0].contains("as long as the program runs"), qPrintable(failures[0]));

    QVERIFY(QFile::remove(folder));
    QVERIFY(QFile::rename(m_folder->filePath("elsewhere"), folder));
    QVERIFY(!session.saveHistory(now).isEmpty()); // it was tried a moment ago
    results.tryAgain();
    QCOMPARE(said, QStringList{"Games can be stored now."});
    QCOMPARE(results.waitingCount(), 0);
    QCOMPARE(results.games().size(), std::size_t{2});
    QVERIFY(archive.offer(finishedRecord(schadd250_board(3)), "board"));
    QCOMPARE(archive.entries().size(), std::size_t{3});
    QCOMPARE(session.saveHistory(now), QString());
    QCOMPARE(session.loadHistory(), now);
    SessionStore second(&database);
    QCOMPARE(second.slot(), 2);
    QCOMPARE(second.loadHistory(), earlier);
    QCOMPARE(second.loadItem("duel"), QByteArray("earlier"));
}

/// Only the database is kept from us: games wait in their file, and come with the next start.
void TestDatabase::gamesWaitWhileNothingIsOpen() {
    runStatements(path(), version1 + QStringList{"PRAGMA user_version = 99"});
    {
        Database database(path());
        OwnResults results(&database);
        results.keepWaitingIn(SessionStore(&database).waitingPath());
        QVERIFY(results.add(gameOn(schadd250_board(1))));
        QCOMPARE(results.unsafeCount(), 0);
    }
    QVERIFY(QFile::remove(path()));
    Database database(path());
    OwnResults results(&database);
    QCOMPARE(results.keepWaitingIn(SessionStore(&database).waitingPath()), 1);
}

/// As long as there is nothing to write, one that writes for long locks nobody out.
void TestDatabase::databaseThatIsHeldIsOpened() {
    { const Database database(path()); }
    Database other(path());
    QVERIFY(other.run("BEGIN IMMEDIATE"));
    const Database database(path());
    QCOMPARE(database.notice(), QString());
    QVERIFY(database.isOpen());
}

/// A program that was killed when it made the file leaves a journal, which has to be played back.
void TestDatabase::fileThatWasBegunIsUsed() {
    const QString whole = m_folder->filePath("whole.sqlite");
    withConnection(whole, [&](QSqlDatabase& connection) {
        QSqlQuery query(connection);
        for (const char* statement :
             {"PRAGMA cache_size = 1", "CREATE TABLE other (text)", "BEGIN",
              "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 100) "
              "INSERT INTO other SELECT randomblob(1000) FROM n"})
            QVERIFY2(query.exec(statement), qPrintable(query.lastError().text()));
        for (const char* end : {"", "-journal"})
            QVERIFY(QFile::copy(whole + end, path() + end));
    });
    QVERIFY(contentOf(path() + "-journal").size() > 0);
    const Database database(path());
    QCOMPARE(database.notice(), QString());
    QVERIFY(database.isOpen());
    QVERIFY(database.damagedFile().isEmpty());
}

SAMEGAME_TEST(TestDatabase, QCoreApplication)
#include "tst_database.moc"
