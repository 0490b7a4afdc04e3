#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/gui/session/archive.h"
#include "app/gui/session/database.h"
#include "app/gui/session/gamesession.h"
#include "app/gui/session/kepttexts.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "tests/gui/databasefile.h"
#include "tests/gui/patience.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The database file, and the archive of best lines in it.
class TestArchive : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void newFileIsBegunInANewFolder();
    void damagedFileIsSetAside_data();
    void damagedFileIsSetAside();
    void everyDamagedFileGetsItsOwnName();
    void logOfADamagedFileIsKeptWithIt();
    void whatIsNoFileIsSetAside();
    void fileOfANewerVersionStaysAsItIs();
    void withoutAFileNothingIsStored();
    void failedWorkIsUndone();

    void lineIsKeptAcrossSessions();
    void worseLineReplacesNothing();
    void twoWindowsKeepTheBetterLine();
    void onlyFinishedLegalLinesAreKept();
    void lineBelongsToItsRules();
    void equalBoardsShareTheirLine();
    void nameIsKeptUntilAnotherIsTold();
    void lineThatDoesNotHoldIsIgnored_data();
    void lineThatDoesNotHoldIsIgnored();
    void scoreThatIsNoNumberBarsNoLine();
    void entriesTellWhatAListShows();
    void failureIsSaidOnce();
    void lineThatCouldNotBeWrittenIsKeptLater();
    void waitingLinesAreTriedOneAtATime();

    void bestLineComesFromTheArchive();
    void betterLineOfTheSessionGoesToTheArchive();

private:
    QString path() const { return m_folder->filePath("data/samegame.sqlite"); }
    QString otherPath(const char* name) const { return m_folder->filePath(QLatin1String(name)); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

struct TwoLines {
    GameRecord worse;
    GameRecord better;
};

TwoLines linesOf(const Board& board) {
    TwoLines lines{finishedRecord(board, 0), finishedRecord(board, 3)};
    if (lines.better.line.score < lines.worse.line.score)
        std::swap(lines.better, lines.worse);
    return lines;
}

} // namespace

void TestArchive::newFileIsBegunInANewFolder() {
    const Database database(path());
    QVERIFY(database.isOpen());
    QCOMPARE(database.notice(), QString());
    QVERIFY(QFile::exists(path()));
}

void TestArchive::damagedFileIsSetAside_data() {
    QTest::addColumn<QByteArray>("content");
    const QString good = m_folder->filePath("good.sqlite");
    {
        Database database(good);
        Archive archive(&database);
        for (int number = 1; number <= 20; ++number)
            archive.offer(finishedRecord(standard_board(number), 0), "Some name");
    }
    const QByteArray whole = contentOf(good);
    QVERIFY(whole.size() > 20000);
    QByteArray hole = whole;
    hole.replace(4096, 8192, QByteArray(8192, 'x'));
    QTest::newRow("text") << QByteArray("This is no database at all.");
    QTest::newRow("zeros") << QByteArray(5000, '\0');
    QTest::newRow("cut off") << whole.left(whole.size() / 2);
    QTest::newRow("hole") << hole;
}

void TestArchive::damagedFileIsSetAside() {
    QFETCH(const QByteArray, content);
    writeContent(path(), content);
    Database database(path());
    QVERIFY(database.isOpen());
    const QString kept = m_folder->filePath("data/samegame-damaged-1.sqlite");
    QVERIFY(database.notice().contains("samegame-damaged-1.sqlite"));
    QVERIFY(database.notice().endsWith('.'));
    QCOMPARE(contentOf(kept), content);
    Archive archive(&database);
    QVERIFY(archive.entries().empty());
    QVERIFY(archive.offer(finishedRecord(standard_board(1), 0), {}));
}

void TestArchive::everyDamagedFileGetsItsOwnName() {
    for (int number = 1; number <= 3; ++number) {
        writeContent(path(), "damaged " + QByteArray::number(number));
        const Database database(path());
        QVERIFY(database.isOpen());
    }
    for (int number = 1; number <= 3; ++number)
        QCOMPARE(contentOf(m_folder->filePath(
                     QStringLiteral("data/samegame-damaged-%1.sqlite").arg(number))),
                 "damaged " + QByteArray::number(number));
}

void TestArchive::logOfADamagedFileIsKeptWithIt() {
    writeContent(path(), "damaged");
    writeContent(path() + "-wal", "log");
    const Database database(path());
    QVERIFY(database.isOpen());
    QCOMPARE(contentOf(m_folder->filePath("data/samegame-damaged-1.sqlite-wal")), "log");
}

void TestArchive::whatIsNoFileIsSetAside() {
    QDir().mkpath(path()); // stands for a file that may not be read, which root can read
    const Database database(path());
    QVERIFY(database.isOpen());
    QVERIFY(QFileInfo(m_folder->filePath("data/samegame-damaged-1.sqlite")).isDir());
}

void TestArchive::fileOfANewerVersionStaysAsItIs() {
    {
        Database database(path());
        auto version = database.run("PRAGMA user_version");
        QVERIFY(version && version->next());
        const int newer = version->value(0).toInt() + 1;
        version.reset();
        QVERIFY(database.run(QStringLiteral("PRAGMA user_version = %1").arg(newer)));
    }
    const QByteArray before = contentOf(path());
    Database database(path());
    QVERIFY(!database.isOpen());
    QVERIFY(database.notice().contains("newer"));
    Archive archive(&database);
    QVERIFY(!archive.offer(finishedRecord(standard_board(1), 0), {}));
    QCOMPARE(contentOf(path()), before);
}

void TestArchive::withoutAFileNothingIsStored() {
    writeContent(otherPath("file"), {});
    Database database(otherPath("file/samegame.sqlite")); // a file is no folder
    QVERIFY(!database.isOpen());
    QVERIFY(database.notice().endsWith('.'));
    QVERIFY(!database.run("SELECT 1"));
    QVERIFY(database.error().startsWith("Games cannot be stored in "));
    QVERIFY(database.error().contains("samegame.sqlite: "));
    Archive archive(&database);
    QSignalSpy failed(&archive, &Archive::failed);
    const auto record = finishedRecord(standard_board(1), 0);
    QVERIFY(!archive.offer(record, {}));
    QVERIFY(!archive.bestLine(record.start));
    QVERIFY(archive.entries().empty());
    QCOMPARE(failed.count(), 0);
}

void TestArchive::failedWorkIsUndone() {
    Database database(":memory:");
    const QString insert = "INSERT INTO session VALUES (1, 'history', 'now')";
    QVERIFY(!database.transact([&] { return database.run(insert) && database.run("nonsense"); }));
    QVERIFY(database.error().contains("nonsense"));
    auto query = database.run("SELECT * FROM session");
    QVERIFY(query && !query->next());
}

void TestArchive::lineIsKeptAcrossSessions() {
    auto record = finishedRecord(standard_board(1), 0);
    record.source.emplace();
    record.source->solver = "sp-mcts";
    record.source->seed = 7;
    {
        Database database(path());
        Archive archive(&database);
        const QSignalSpy changed(&archive, &Archive::changed);
        QVERIFY2(archive.offer(record, "Standard board 1"), qPrintable(database.error()));
        QCOMPARE(changed.count(), 1);
    }
    Database database(path());
    const Archive archive(&database);
    QVERIFY(archive.bestLine(record.start) == record);
    QVERIFY(!archive.bestLine({standard_board(2), {}}));
}

void TestArchive::worseLineReplacesNothing() {
    Database database(":memory:");
    Archive archive(&database);
    const TwoLines lines = linesOf(standard_board(1));
    const QSignalSpy changed(&archive, &Archive::changed);
    QVERIFY(archive.offer(lines.worse, {}));
    QVERIFY(archive.offer(lines.better, {}));
    QVERIFY(!archive.offer(lines.worse, {}));
    QVERIFY(!archive.offer(lines.better, {}));
    QCOMPARE(changed.count(), 2);
    QVERIFY(archive.bestLine({standard_board(1), {}}) == lines.better);
}

void TestArchive::twoWindowsKeepTheBetterLine() {
    Database first(path());
    Database second(path());
    Archive one(&first);
    Archive other(&second);
    const TwoLines lines = linesOf(standard_board(1));
    QVERIFY(!one.bestLine({standard_board(1), {}}));
    QVERIFY(other.offer(lines.better, {}));
    QVERIFY(!one.offer(lines.worse, {}));
    QVERIFY(one.bestLine({standard_board(1), {}}) == lines.better);
}

void TestArchive::onlyFinishedLegalLinesAreKept() {
    Database database(":memory:");
    Archive archive(&database);
    auto unfinished = finishedRecord(standard_board(1), 0);
    unfinished.line.moves.pop_back();
    QVERIFY(!archive.offer(unfinished, {}));
    auto boasting = finishedRecord(standard_board(1), 0);
    boasting.line.score += 1000;
    QVERIFY(!archive.offer(boasting, {}));
    auto illegal = finishedRecord(standard_board(1), 0);
    illegal.line.moves[0] = {{31, 31}};
    QVERIFY(!archive.offer(illegal, {}));
    QVERIFY(archive.entries().empty());
}

void TestArchive::lineBelongsToItsRules() {
    Database database(":memory:");
    Archive archive(&database);
    archive.offer(finishedRecord(standard_board(1), 0), {});
    const Rules others{Scoring::bubble_breaker};
    QVERIFY(!archive.bestLine({standard_board(1), others}));
    archive.offer(finishedRecord(standard_board(1), 0, others), {});
    QCOMPARE(archive.entries().size(), std::size_t(2));
}

void TestArchive::equalBoardsShareTheirLine() {
    const Board made = generate_board(1, 3, 4, 2);
    const Board same(3, 4, 9, cells_of(made)); // equal, whatever colors it was made with
    QCOMPARE(boardKey({made, {}}), boardKey({same, {}}));
    QVERIFY(positionOfKey(boardKey({same, {}})) == Position({made, {}}));
    Database database(":memory:");
    Archive archive(&database);
    QVERIFY(archive.offer(finishedRecord(same, 0), {}));
    QVERIFY(archive.bestLine({made, {}}));
}

void TestArchive::nameIsKeptUntilAnotherIsTold() {
    Database database(":memory:");
    Archive archive(&database);
    const TwoLines lines = linesOf(standard_board(1));
    archive.offer(lines.worse, "First name");
    archive.offer(lines.better, {});
    QCOMPARE(archive.entries()[0].name, "First name");
}

void TestArchive::lineThatDoesNotHoldIsIgnored_data() {
    QTest::addColumn<QString>("damage");
    QTest::newRow("no JSON") << "solution = 'damaged'";
    QTest::newRow("another score") << "score = 999999";
    QTest::newRow("score in the solution")
        << "score = 999999, solution = replace(solution, '\"score\": ', '\"score\": 99')";
    QTest::newRow("not finished")
        << "score = 0, solution = '{\"format\": \"samegame\", \"version\": 1, \"board\": [\"11\"], "
           "\"moves\": []}'";
    QTest::newRow("another board")
        << "solution = '{\"format\": \"samegame\", \"version\": 1, \"board\": [\"11\"], "
           "\"moves\": [[1, 1]]}'";
}

void TestArchive::lineThatDoesNotHoldIsIgnored() {
    QFETCH(const QString, damage);
    Database database(":memory:");
    Archive archive(&database);
    const TwoLines lines = linesOf(standard_board(1));
    const Position start{standard_board(1), {}};
    archive.offer(lines.better, "Name");
    QVERIFY(database.run("UPDATE best_line SET " + damage));
    QVERIFY(!archive.bestLine(start));

    QVERIFY(archive.offer(lines.worse, {})); // a sound line takes its place
    QVERIFY(archive.bestLine(start) == lines.worse);
    auto count = database.run("SELECT count(*) FROM best_line");
    QVERIFY(count && count->next());
    QCOMPARE(count->value(0).toInt(), 2); // but nothing is deleted
    QCOMPARE(archive.entries().size(), std::size_t(1));
}

void TestArchive::scoreThatIsNoNumberBarsNoLine() {
    Database database(":memory:");
    Archive archive(&database);
    const TwoLines lines = linesOf(standard_board(1));
    QVERIFY(archive.offer(lines.worse, {}));
    QVERIFY(database.run("UPDATE best_line SET score = CAST(score AS BLOB)"));
    QVERIFY(archive.offer(lines.better, {}));
    QVERIFY(archive.bestLine(lines.better.start) == lines.better);
}

void TestArchive::entriesTellWhatAListShows() {
    Database database(":memory:");
    Archive archive(&database);
    auto record = finishedRecord(drawn("1122/1122"), 0);
    record.source.emplace();
    record.source->solver = "nested-monte-carlo";
    archive.offer(record, "Small");
    const auto entries = archive.entries();
    QCOMPARE(entries.size(), std::size_t(1));
    QVERIFY(entries[0].start == Position({record.start.board, {}}));
    QCOMPARE(entries[0].name, "Small");
    QCOMPARE(entries[0].score, 4 + 4 + 1000);
    QVERIFY(entries[0].cleared);
    QCOMPARE(entries[0].moves, 2);
    QCOMPARE(entries[0].solver, "nested-monte-carlo");
    QVERIFY(qAbs(entries[0].improvedAt.secsTo(QDateTime::currentDateTime())) < 60);
}

void TestArchive::failureIsSaidOnce() {
    Database database(":memory:");
    Archive archive(&database);
    QVERIFY(database.run("DROP TABLE best_line"));
    const QSignalSpy failed(&archive, &Archive::failed);
    const TwoLines lines = linesOf(standard_board(1));
    QVERIFY(!archive.offer(lines.worse, {}));
    QVERIFY(!archive.offer(lines.better, {}));
    QCOMPARE(failed.count(), 1);
    QVERIFY(failed[0][0].toString().endsWith('.'));
}

void TestArchive::lineThatCouldNotBeWrittenIsKeptLater() {
    Database database(":memory:");
    const auto first = finishedRecord(standard_board(1), 0);
    const auto second = finishedRecord(standard_board(2), 0);
    const auto last = finishedRecord(standard_board(3), 0);
    {
        Archive archive(&database);
        QVERIFY(database.run("PRAGMA query_only = ON")); // every write fails
        QVERIFY(!archive.offer(first, "First"));
        QVERIFY(database.run("PRAGMA query_only = OFF"));
        QVERIFY(archive.offer(second, {}));
        QVERIFY(archive.bestLine(first.start) == first);
        QCOMPARE(archive.entries().front().name, "First");
        QVERIFY(database.run("PRAGMA query_only = ON"));
        QVERIFY(!archive.offer(last, {}));
        QVERIFY(database.run("PRAGMA query_only = OFF"));
    }
    QVERIFY(Archive(&database).bestLine(last.start) == last);
}

/// Of each board the best waits. They are written by themselves, and while that fails, one is tried
/// at a time: a full disk would otherwise hold up the window more with each line.
void TestArchive::waitingLinesAreTriedOneAtATime() {
    Database database(":memory:");
    QVERIFY(database.run("CREATE TEMP TABLE disk AS SELECT 1 AS is_full, 0 AS tries"));
    QVERIFY(database.run("CREATE TEMP TRIGGER watch BEFORE INSERT ON best_line BEGIN "
                         "UPDATE disk SET tries = tries + 1; "
                         "SELECT RAISE(FAIL, 'full') FROM disk WHERE is_full; END"));
    Archive archive(&database);
    const TwoLines lines = linesOf(standard_board(1));
    QVERIFY(!archive.offer(lines.worse, {}));
    for (int number = 2; number <= 20; ++number)
        QVERIFY(!archive.offer(finishedRecord(standard_board(number), 0), {}));
    QVERIFY(!archive.offer(lines.better, "First"));
    QVERIFY(archive.entries().empty());
    {
        auto tries = database.run("SELECT tries FROM disk");
        QVERIFY(tries && tries->next());
        QCOMPARE(tries->value(0).toInt(), 21); // one for each offer
    }
    QVERIFY(database.run("UPDATE disk SET is_full = 0"));
    TRY_VERIFY(archive.entries().size() == 20);
    QVERIFY(archive.bestLine(lines.better.start) == lines.better);
}

void TestArchive::bestLineComesFromTheArchive() {
    Database database(":memory:");
    Archive archive(&database);
    const auto record = finishedRecord(standard_board(2), 0);
    archive.offer(record, {});
    GameSession session(&archive);
    GameDocument& document = *session.document();
    BestKnownLine& bestLine = *session.bestLine();
    QVERIFY(!bestLine.record());
    QSignalSpy changed(&bestLine, &BestKnownLine::changed);
    document.newGame({standard_board(2), {}}, "Standard board 2");
    QVERIFY(bestLine.record() == record);
    QCOMPARE(changed.count(), 1);
}

void TestArchive::betterLineOfTheSessionGoesToTheArchive() {
    Database database(":memory:");
    Archive archive(&database);
    GameSession session(&archive);
    GameDocument& document = *session.document();
    BestKnownLine& bestLine = *session.bestLine();
    const TwoLines lines = linesOf(standard_board(1));
    bestLine.offer({standard_board(1), {}}, lines.better.line, {});
    QVERIFY(archive.bestLine({standard_board(1), {}}) == lines.better);
    QCOMPARE(archive.entries()[0].name, "standard:1"); // in every language

    const auto other = finishedRecord(standard_board(2), 0); // a search that goes on elsewhere
    bestLine.offer({standard_board(2), {}}, other.line, {});
    QCOMPARE(archive.entries()[1].name, "standard:2"); // nobody told, but its blocks do

    for (const Move move : lines.worse.line.moves)
        document.play(move.cell);
    QVERIFY(document.isFinished());
    QVERIFY(archive.bestLine({standard_board(1), {}}) == lines.better);
}

SAMEGAME_TEST(TestArchive, QCoreApplication)
#include "tst_archive.moc"
