#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <ctime>
#include <map>
#include <memory>
#include <optional>

#include <sys/stat.h>
#include <unistd.h>

#include "app/gui/session/archive.h"
#include "app/gui/session/database.h"
#include "app/gui/session/gamedocument.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/ownresults.h"
#include "app/gui/session/salvage.h"
#include "app/gui/session/sessionstore.h"
#include "engine/formats/board_library.h"
#include "tests/gui/databasefile.h"
#include "tests/support/board_drawing.h"
#include "tests/support/odd_file.h"
#include "tests/support/other_user.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// What a main of each version wrote: a game of two moves, the second taken back, and its best
/// line. Texts of those days: nothing here is made by the code of today.
const QStringList version1{
    "CREATE TABLE best_line (board TEXT PRIMARY KEY, name TEXT NOT NULL, score INTEGER NOT NULL, "
    "cleared INTEGER NOT NULL, moves INTEGER NOT NULL, solver TEXT NOT NULL, solution TEXT NOT "
    "NULL, first_at TEXT NOT NULL, improved_at TEXT NOT NULL)",
    "CREATE TABLE session (slot INTEGER PRIMARY KEY, history TEXT NOT NULL, saved_at TEXT NOT "
    "NULL)",
    "CREATE TABLE session_game (slot INTEGER NOT NULL, number INTEGER NOT NULL, game TEXT NOT "
    "NULL, PRIMARY KEY (slot, number))",
    "CREATE TABLE analysis (id INTEGER PRIMARY KEY AUTOINCREMENT, slot INTEGER NOT NULL, position "
    "TEXT NOT NULL, result BLOB NOT NULL, UNIQUE (slot, position))",
    R"(INSERT INTO best_line VALUES ('2x4x2-s-wD-TMSE', 'Small board', 1008, 1, 2, 'nrpa',
       '{"format": "samegame", "version": 1, "rules": "standard", "gravity": "shift",
         "board": ["1122", "1122"], "moves": [[2, 1], [2, 1]], "score": 1008, "cleared": true,
         "finished": true, "source": {"solver": "nrpa", "seed": "7"}}',
       '2026-11-20T17:30:00Z', '2026-11-20T17:31:00Z'))",
    R"(INSERT INTO session VALUES (1, '{"step":1,"version":1}', '2026-11-20T17:32:00Z'))",
    R"(INSERT INTO session_game VALUES (1, 0, '{"entered":"start",
       "file":"{\"format\":\"samegame\",\"version\":1,\"rules\":\"standard\",\"gravity\":\"shift\",\"board\":[\"1122\",\"1122\"],\"moves\":[],\"score\":0,\"cleared\":false,\"finished\":false}",
       "name":"Small board","played":"2,1 2,1"}'))",
    "PRAGMA user_version = 1",
};

/// The same with a finished game of a person, and the solver's line apart.
const QStringList version2 =
    version1.mid(0, version1.size() - 1) +
    QStringList{
        "CREATE TABLE own_result (id INTEGER PRIMARY KEY AUTOINCREMENT, board TEXT NOT NULL, name "
        "TEXT NOT NULL, score INTEGER NOT NULL, cleared INTEGER NOT NULL, moves INTEGER NOT NULL, "
        "largest_group INTEGER NOT NULL, line TEXT NOT NULL, hints INTEGER NOT NULL, "
        "candidate_moves INTEGER NOT NULL, visible_moves INTEGER NOT NULL, line_moves INTEGER NOT "
        "NULL, seconds REAL NOT NULL, finished_at TEXT NOT NULL)",
        "CREATE INDEX own_result_board ON own_result (board)",
        "CREATE TABLE solver_line (board TEXT PRIMARY KEY, score INTEGER NOT NULL, solver TEXT NOT "
        "NULL, solution TEXT NOT NULL, improved_at TEXT NOT NULL)",
        "INSERT INTO solver_line SELECT board, score, solver, solution, improved_at FROM best_line",
        "INSERT INTO own_result VALUES (1, '2x4x2-s-wD-TMSE', 'Small board', 1008, 1, 2, 4, "
        "'2,1 2,1', 0, 0, 0, 0, 12.5, '2026-11-22T17:31:00Z')",
        "PRAGMA user_version = 2",
    };

/// The same with moments that have the clock of their place, and help before the game.
const QStringList version3 =
    version2.mid(0, version2.size() - 1) +
    QStringList{
        "UPDATE own_result SET finished_at = '2026-11-23T02:31:00+09:00'",
        "UPDATE best_line SET first_at = '2026-11-21T02:30:00+09:00', "
        "improved_at = '2026-11-21T02:31:00+09:00'",
        "ALTER TABLE own_result ADD COLUMN helped_before INTEGER NOT NULL DEFAULT 0",
        "CREATE TABLE helped_board (board TEXT PRIMARY KEY, first_at TEXT NOT NULL)",
        "UPDATE own_result SET helped_before = 1",
        "INSERT INTO helped_board VALUES ('2x4x2-s-wD-TMSE', '2026-11-23T02:31:00+09:00')",
        "PRAGMA user_version = 3",
    };

/// The same with a duel, besides the game, that a window goes on with.
const QStringList version4 =
    version3.mid(0, version3.size() - 1) +
    QStringList{
        "CREATE TABLE session_item (slot INTEGER NOT NULL, name TEXT NOT NULL, content BLOB NOT "
        "NULL, PRIMARY KEY (slot, name))",
        R"(INSERT INTO session_item VALUES (1, 'duel',
           '[{"board":"2x4x2-s-wD-TMSE","opponent":1}]'))",
        "PRAGMA user_version = 4",
    };

const std::map<int, QStringList> versions{
    {1, version1}, {2, version2}, {3, version3}, {4, version4}};

/// A finished game without aid.
OwnResult gameOn(const Board& board) {
    OwnResult game;
    game.start = {board, {}};
    game.line = finishedRecord(board).line;
    game.finishedAt = QDateTime(QDate(2026, 11, 23), QTime(22, 50), Qt::UTC);
    return game;
}

} // namespace

/// The database file: what stands in its place, and what earlier and newer versions wrote.
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
    void fileDamagedWhileOpenIsSetAside();
    void deletedLogIsMadeAnew();
    void gamesOutliveAFileThatCannotBeUsed();
    void fileThatCannotBeWrittenIsRefused();
    void fileThatIsEmptiedOrWrittenOverIsNoticed_data();
    void fileThatIsEmptiedOrWrittenOverIsNoticed();
    void firstFailureOfATransactionIsTold();
    void protectedLogIsFreed();
    void whatCannotBeOpenedIsTriedAgain();
    void gamesWaitWhileNothingIsOpen();
    void databaseThatIsHeldIsOpened();
    void fileThatWasBegunIsUsed();

    void earlierVersionIsRead_data();
    void earlierVersionIsRead();
    void daysOfEarlierVersionsAreThoseOfThisPlace_data();
    void daysOfEarlierVersionsAreThoseOfThisPlace();
    void momentThatIsNoneStaysAsItIs();
    void helpOfEarlierVersionsIsKnown();
    void personsLineOfVersion1BecomesAGame();
    void damagedLineOfVersion1BecomesNone();
    void everyVersionHasAFixture();
    void versionThatCannotBeIsSetAside();
    void newerVersionStaysAsItIs();

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
    QVERIFY(salvagedLines(database.damagedFile()).empty());
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
            former = salvageOf(change.former).games;
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
    QCOMPARE(results.takeOver(salvageOf(database.formerFiles()[0])), 1);
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
        QVERIFY2(database.notice().contains("it may not be written"),
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
    QCOMPARE(said, QStringList{"Games and lines can be stored now."});
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

void TestDatabase::earlierVersionIsRead_data() {
    QTest::addColumn<int>("version");
    for (const auto& [version, statements] : versions)
        QTest::addRow("version %d", version) << version;
}

void TestDatabase::earlierVersionIsRead() {
    QFETCH(const int, version);
    const Position start{drawn("1122/1122"), {}};
    runStatements(path(), versions.at(version));
    Database database(path());
    QCOMPARE(database.notice(), QString());
    const Archive archive(&database);
    const auto best = archive.bestLine(start);
    QVERIFY(best);
    QCOMPARE(best->line.score, 1008);
    QCOMPARE(best->source->solver, std::string("nrpa"));
    QCOMPARE(archive.entries().size(), std::size_t{1});
    QCOMPARE(archive.entries()[0].name, "Small board");
    QCOMPARE(archive.entries()[0].improvedAt,
             QDateTime::fromString("2026-11-20T17:31:00Z", Qt::ISODate));

    const OwnResults results(&database);
    QCOMPARE(results.standing(start, 0).bestOfSolver, 1008);
    QCOMPARE(results.standing(start, 0).games, version == 1 ? 0 : 1);
    QCOMPARE(results.standing(start, 0).bestUnaided,
             version == 1 ? std::nullopt : std::optional(1008));
    if (version > 1)
        QCOMPARE(results.games().at(0).finishedAt,
                 QDateTime::fromString("2026-11-22T17:31:00Z", Qt::ISODate));
    if (version >= 3)
        QCOMPARE(results.games().at(0).finishedAt.date(), QDate(2026, 11, 23));
    QCOMPARE(results.wasHelped(start), version >= 3);

    SessionStore store(&database);
    QCOMPARE(store.loadItem("duel").isEmpty(), version < 4);
    GameDocument document;
    QCOMPARE(document.restoreHistory(store.loadHistory()), QString());
    QVERIFY(document.start() == start);
    QCOMPARE(document.name(), "Small board");
    QCOMPARE(document.line().moves.size(), std::size_t{1});
    document.undoStack()->redo();
    QCOMPARE(document.score(), 1008);
}

void TestDatabase::daysOfEarlierVersionsAreThoseOfThisPlace_data() {
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QString>("finished"); // by the clock there
    QTest::addColumn<QString>("improved");
    const auto row = [](const char* zone, const char* finished, const char* improved) {
        QTest::newRow(zone) << QByteArray(zone) << finished << improved;
    };
    row("UTC", "2026-11-22T17:31:00", "2026-11-20T17:31:00");
    row("Asia/Tokyo", "2026-11-23T02:31:00", "2026-11-21T02:31:00");
    row("America/St_Johns", "2026-11-22T14:01:00", "2026-11-20T14:01:00");
    row("Asia/Kathmandu", "2026-11-22T23:16:00", "2026-11-20T23:16:00");
}

/// Nobody kept where they were played. Once told, they stay, wherever the file is read.
void TestDatabase::daysOfEarlierVersionsAreThoseOfThisPlace() {
    QFETCH(const QByteArray, zone);
    QFETCH(const QString, finished);
    QFETCH(const QString, improved);
    runStatements(path(), version2);
    const QByteArray before = qgetenv("TZ");
    for (const QByteArray& place : {zone, QByteArray("Pacific/Kiritimati")}) {
        qputenv("TZ", place);
        tzset();
        Database database(path());
        const auto game = OwnResults(&database).games().at(0);
        const auto line = Archive(&database).entries().at(0);
        const auto clockOf = [](const QDateTime& when) {
            return QDateTime(when.date(), when.time(), Qt::UTC).toString(Qt::ISODate).chopped(1);
        };
        QCOMPARE(clockOf(game.finishedAt), finished);
        QCOMPARE(clockOf(line.improvedAt), improved);
        QCOMPARE(game.finishedAt, QDateTime::fromString("2026-11-22T17:31:00Z", Qt::ISODate));
    }
    if (before.isNull())
        qunsetenv("TZ");
    else
        qputenv("TZ", before);
    tzset();
}

void TestDatabase::momentThatIsNoneStaysAsItIs() {
    runStatements(path(), version2 + QStringList{"UPDATE own_result SET finished_at = 'neverZ'"});
    Database database(path());
    QVERIFY(database.isOpen());
    auto kept = database.run("SELECT finished_at FROM own_result");
    QVERIFY(kept && kept->next());
    QCOMPARE(kept->value(0).toString(), QString("neverZ"));
}

void TestDatabase::helpOfEarlierVersionsIsKnown() {
    runStatements(path(), version2 + QStringList{"UPDATE own_result SET hints = 2"});
    Database database(path());
    const OwnResults results(&database);
    const Board board = drawn("1122/1122");
    QVERIFY(results.wasHelped({board, {}}));
    QVERIFY(results.wasHelped({board, {Scoring::clickomania, Gravity::pull_left}}));
    QVERIFY(!results.wasHelped({drawn("1122/1123"), {}}));
}

/// Version 1 kept one line for each board; whether a person's had aid nobody counted.
void TestDatabase::personsLineOfVersion1BecomesAGame() {
    runStatements(path(), version1 + QStringList{"UPDATE best_line SET solver = ''"});
    Database database(path());
    const OwnResults results(&database);
    const Position start{drawn("1122/1122"), {}};
    QCOMPARE(results.standing(start, 0).bestAided, 1008);
    QVERIFY(!results.standing(start, 0).bestUnaided);
    QVERIFY(!results.standing(start, 0).bestOfSolver);
    QVERIFY(!results.wasHelped(start)); // nobody knows
    QCOMPARE(results.results().size(), std::size_t{1});
    QCOMPARE(results.results()[0].line.score, 1008);
    QCOMPARE(results.results()[0].name, "Small board");
}

void TestDatabase::damagedLineOfVersion1BecomesNone() {
    for (const char* solution : {"no JSON", "{}", "{\"moves\": 7}", "{\"moves\": [[1]]}"}) {
        QFile::remove(path());
        runStatements(path(),
                      version1 + QStringList{QString("UPDATE best_line SET solver = '', solution = "
                                                     "'%1'")
                                                 .arg(solution)});
        Database database(path());
        QVERIFY2(database.isOpen(), solution);
        QVERIFY(OwnResults(&database).results().empty());
    }
}

/// A new version of the tables comes with a file of the version before it.
void TestDatabase::everyVersionHasAFixture() {
    Database database(path());
    auto version = database.run("PRAGMA user_version");
    QVERIFY(version && version->next());
    QCOMPARE(version->value(0).toInt(), versions.rbegin()->first);
    QCOMPARE(versions.size(), std::size_t(versions.rbegin()->first));
}

void TestDatabase::versionThatCannotBeIsSetAside() {
    runStatements(path(), version1 + QStringList{"PRAGMA user_version = -5"});
    const Database database(path());
    QVERIFY(database.isOpen());
    QVERIFY(database.notice().contains("samegame-damaged-1.sqlite"));
}

void TestDatabase::newerVersionStaysAsItIs() {
    runStatements(path(), version1 + QStringList{"ALTER TABLE best_line ADD COLUMN note TEXT",
                                                 "PRAGMA user_version = 5"});
    const QByteArray before = contentOf(path());
    {
        Database database(path());
        QVERIFY(!database.isOpen());
        QVERIFY2(database.notice().contains("belongs to a newer SameGame and cannot be used"),
                 qPrintable(database.notice()));
        SessionStore store(&database);
        QVERIFY(!store.isStoring());
        QVERIFY(!store.saveHistory({{"step", 1}}).isEmpty());
    }
    QCOMPARE(contentOf(path()), before);
    const QStringList files{"samegame-window-1.lock", "samegame.sqlite"}; // the window's, and it
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), files);
}

SAMEGAME_TEST(TestDatabase, QCoreApplication)
#include "tst_database.moc"
