#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <ctime>
#include <memory>
#include <optional>

#include "app/gui/session/archive.h"
#include "app/gui/session/database.h"
#include "app/gui/session/gamedocument.h"
#include "app/gui/session/ownresults.h"
#include "app/gui/session/reviewstore.h"
#include "app/gui/session/runstore.h"
#include "app/gui/session/sessionstore.h"
#include "tests/gui/databasefile.h"
#include "tests/gui/databaseversions.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The database file: what earlier and newer versions wrote.
class TestDatabaseVersions : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

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

void TestDatabaseVersions::earlierVersionIsRead_data() {
    QTest::addColumn<int>("version");
    for (const auto& [version, statements] : databaseVersions)
        QTest::addRow("version %d", version) << version;
}

void TestDatabaseVersions::earlierVersionIsRead() {
    QFETCH(const int, version);
    const Position start{drawn("1122/1122"), {}};
    runStatements(path(), databaseVersions.at(version));
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
             version == 1 || version >= 9 ? std::nullopt : std::optional(1008));
    if (version > 1) {
        QCOMPARE(results.games().at(0).finishedAt,
                 QDateTime::fromString("2026-11-22T17:31:00Z", Qt::ISODate));
        const Aid aid{.reviewMoves = version < 9 ? 0 : 2, .wasHelpedBefore = version >= 3};
        QCOMPARE(results.games().at(0).aid, aid);
    }
    if (version >= 3)
        QCOMPARE(results.games().at(0).finishedAt.date(), QDate(2026, 11, 23));
    QCOMPARE(results.wasHelped(start), version >= 3);

    const ReviewStore reviews(&database);
    QCOMPARE(reviews.games().size(), std::size_t(version < 5 ? 0 : 1));
    if (version >= 5)
        QCOMPARE(reviews.games()[0].accuracy.kind,
                 version < 8 ? ToldAccuracy::Kind::at_most : ToldAccuracy::Kind::exact);
    QCOMPARE(reviews.latest(1).size(), std::size_t(version < 5 ? 0 : 1));

    QCOMPARE(results.duels().tallies()[1].won, version < 7 ? 0 : 1);

    const auto runs = RunStore(&database).runs();
    QCOMPARE(runs.size(), std::size_t(version < 10 ? 0 : 1));
    if (version >= 10)
        QCOMPARE(searcherTitle(runs[0].summary.series[0], runs[0].summary.kind), "Random");

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

void TestDatabaseVersions::daysOfEarlierVersionsAreThoseOfThisPlace_data() {
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
void TestDatabaseVersions::daysOfEarlierVersionsAreThoseOfThisPlace() {
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

void TestDatabaseVersions::momentThatIsNoneStaysAsItIs() {
    runStatements(path(), version2 + QStringList{"UPDATE own_result SET finished_at = 'neverZ'"});
    Database database(path());
    QVERIFY(database.isOpen());
    auto kept = database.run("SELECT finished_at FROM own_result");
    QVERIFY(kept && kept->next());
    QCOMPARE(kept->value(0).toString(), QString("neverZ"));
}

void TestDatabaseVersions::helpOfEarlierVersionsIsKnown() {
    runStatements(path(), version2 + QStringList{"UPDATE own_result SET hints = 2"});
    Database database(path());
    const OwnResults results(&database);
    const Board board = drawn("1122/1122");
    QVERIFY(results.wasHelped({board, {}}));
    QVERIFY(results.wasHelped({board, {Scoring::clickomania, Gravity::pull_left}}));
    QVERIFY(!results.wasHelped({drawn("1122/1123"), {}}));
}

/// Version 1 kept one line for each board; whether a person's had aid nobody counted.
void TestDatabaseVersions::personsLineOfVersion1BecomesAGame() {
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

void TestDatabaseVersions::damagedLineOfVersion1BecomesNone() {
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
void TestDatabaseVersions::everyVersionHasAFixture() {
    Database database(path());
    auto version = database.run("PRAGMA user_version");
    QVERIFY(version && version->next());
    QCOMPARE(version->value(0).toInt(), databaseVersions.rbegin()->first);
    QCOMPARE(databaseVersions.size(), std::size_t(databaseVersions.rbegin()->first));
}

void TestDatabaseVersions::versionThatCannotBeIsSetAside() {
    runStatements(path(), version1 + QStringList{"PRAGMA user_version = -5"});
    const Database database(path());
    QVERIFY(database.isOpen());
    QVERIFY(database.notice().contains("samegame-damaged-1.sqlite"));
}

void TestDatabaseVersions::newerVersionStaysAsItIs() {
    runStatements(path(), version1 + QStringList{"ALTER TABLE best_line ADD COLUMN note TEXT",
                                                 "PRAGMA user_version = 99"});
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

SAMEGAME_TEST(TestDatabaseVersions, QCoreApplication)
#include "tst_databaseversions.moc"
