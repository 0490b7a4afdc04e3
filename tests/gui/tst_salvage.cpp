#include <QTemporaryDir>
#include <QTest>

#include <ctime>
#include <memory>

#include "app/gui/session/archive.h"
#include "app/gui/session/database.h"
#include "app/gui/session/gamedocument.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/ownresults.h"
#include "app/gui/session/runstore.h"
#include "app/gui/session/salvage.h"
#include "app/gui/session/sessionstore.h"
#include "engine/formats/board_library.h"
#include "tests/gui/databasefile.h"
#include "tests/gui/somerun.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What can still be read of a damaged database.
class TestSalvage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void linesOfATruncatedFileAreSalvaged();
    void linesAroundALostPageAreSalvaged();
    void salvagedLinesAreReplayed_data();
    void salvagedLinesAreReplayed();
    void salvagedLinesKeepNamesAndTimes();
    void salvagedMomentsOfEarlierVersionsAreOfThisPlace();
    void salvagedLineReplacesNoBetterOne();
    void everyGameOfADamagedFileIsSalvaged();
    void gamesBeyondALostPartAreSalvaged();
    void gameThatDoesNotHoldIsNotSalvaged_data();
    void gameThatDoesNotHoldIsNotSalvaged();
    void everythingElseIsSalvaged();
    void gamesOfEarlierVersionsAreSalvaged();
    void nothingIsSalvagedOfWhatIsNoDatabase();

private:
    static constexpr int lineCount = 40;

    QString path() const { return m_folder->filePath("samegame.sqlite"); }
    void makeLines() const;
    void makeGames(int count) const;
    void loseTable(const QString& table) const;
    void checkSound(const std::vector<SalvagedLine>& lines) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

/// One of each of the first positions, among pages of other things.
void TestSalvage::makeLines() const {
    Database database(path());
    Archive archive(&database);
    SessionStore store(&database);
    for (int number = 1; number <= lineCount; ++number) {
        archive.offer(finishedRecord(schadd250_board(number)), QString("Board %1").arg(number));
        store.saveAnalysis({schadd250_board(number), {}}, QByteArray(2000, 'x'));
    }
}

void TestSalvage::checkSound(const std::vector<SalvagedLine>& lines) const {
    for (const SalvagedLine& line : lines) {
        const int number = line.name.section(' ', 1).toInt();
        QVERIFY(number >= 1 && number <= lineCount);
        QVERIFY(line.record == finishedRecord(schadd250_board(number)));
    }
}

void TestSalvage::linesOfATruncatedFileAreSalvaged() {
    makeLines();
    const QByteArray whole = contentOf(path());
    std::size_t most = 0;
    for (const int percent : {5, 20, 50, 80, 99}) {
        const QByteArray cut = whole.left(whole.size() * percent / 100);
        writeContent(path(), cut);
        const auto lines = salvageOf(path())->lines;
        checkSound(lines);
        QVERIFY2(lines.size() >= most, qPrintable(QString::number(percent)));
        most = lines.size();
        QCOMPARE(contentOf(path()), cut);
    }
    QVERIFY2(most > lineCount / 2, qPrintable(QString::number(most)));
}

/// Whichever page it is, but for the first and the one at the root of the lines.
void TestSalvage::linesAroundALostPageAreSalvaged() {
    makeLines();
    const QByteArray whole = contentOf(path());
    constexpr qsizetype pageSize = 4096;
    int lost = 0;
    for (qsizetype page = 0; page * pageSize < whole.size(); ++page) {
        QByteArray damaged = whole;
        damaged.replace(page * pageSize, pageSize, QByteArray(pageSize, '\0'));
        writeContent(path(), damaged);
        const auto lines = salvageOf(path()).value_or(Salvage()).lines;
        checkSound(lines);
        lost += lines.empty() ? 1 : 0;
        QVERIFY2(lines.empty() || lines.size() >= lineCount - 8,
                 qPrintable(QString("page %1: %2").arg(page).arg(lines.size())));
    }
    QCOMPARE(lost, 2);
}

void TestSalvage::salvagedLinesAreReplayed_data() {
    QTest::addColumn<QString>("damage");
    QTest::addColumn<int>("left");
    QTest::newRow("nothing") << "name = name" << lineCount;
    QTest::newRow("illegal move")
        << "solution = replace(solution, '\"moves\"', '\"moves\": [[1, 1], [99, 99]], \"x\"')"
        << lineCount - 1;
    QTest::newRow("score of the solution")
        << "solution = replace(solution, '\"score\": ', '\"score\": 9')" << lineCount - 1;
    QTest::newRow("score of the row") << "score = 999999" << lineCount; // nobody asks it
    QTest::newRow("no solution") << "solution = x'00ff00ff'" << lineCount - 1;
    QTest::newRow("not finished") << "solution = '{\"format\": \"samegame\", \"version\": 1, "
                                     "\"board\": [\"11\"], \"moves\": []}'"
                                  << lineCount - 1;
    QTest::newRow("another board") << "board = '1x2x1-s-A-0000'" << lineCount - 1;
}

void TestSalvage::salvagedLinesAreReplayed() {
    QFETCH(const QString, damage);
    QFETCH(const int, left);
    makeLines();
    runStatements(path(), {"UPDATE best_line SET " + damage + " WHERE name = 'Board 7'"});
    const auto lines = salvageOf(path())->lines;
    checkSound(lines);
    QCOMPARE(lines.size(), std::size_t(left));

    Database database(m_folder->filePath("new.sqlite"));
    Archive archive(&database);
    QCOMPARE(archive.takeOver(lines), left);
    for (const SalvagedLine& line : lines)
        QVERIFY(archive.bestLine(line.record.start) == line.record);
}

void TestSalvage::salvagedLinesKeepNamesAndTimes() {
    makeLines();
    runStatements(path(), {"UPDATE best_line SET first_at = '2026-01-02T03:04:05Z', improved_at = "
                           "'2026-02-03T04:05:06Z', name = '' WHERE name = 'Board 1'",
                           "UPDATE best_line SET improved_at = 'nonsense' WHERE name = 'Board 2'"});
    Database database(":memory:");
    Archive archive(&database);
    QCOMPARE(archive.takeOver(salvageOf(path())->lines), lineCount);
    const auto entries = archive.entries();
    QCOMPARE(entries[0].name, QString());
    QCOMPARE(entries[0].improvedAt, QDateTime::fromString("2026-02-03T04:05:06Z", Qt::ISODate));
    QCOMPARE(entries[1].name, "Board 2");
    QVERIFY(entries[1].improvedAt.isValid());
}

/// As in the migration of a sound file.
void TestSalvage::salvagedMomentsOfEarlierVersionsAreOfThisPlace() {
    makeLines();
    runStatements(path(), {"UPDATE best_line SET improved_at = '2026-02-03T17:05:06Z'"});
    const QByteArray before = qgetenv("TZ");
    qputenv("TZ", "Asia/Tokyo");
    tzset();
    for (const int version : {2, 3}) {
        runStatements(path(), {QString("PRAGMA user_version = %1").arg(version)});
        Database database(":memory:");
        Archive archive(&database);
        QCOMPARE(archive.takeOver(salvageOf(path())->lines), lineCount);
        const QDateTime when = archive.entries().at(0).improvedAt;
        QCOMPARE(when, QDateTime::fromString("2026-02-03T17:05:06Z", Qt::ISODate));
        QCOMPARE(when.date(), QDate(2026, 2, version == 2 ? 4 : 3));
    }
    if (before.isNull())
        qunsetenv("TZ");
    else
        qputenv("TZ", before);
    tzset();
}

void TestSalvage::salvagedLineReplacesNoBetterOne() {
    makeLines();
    const auto lines = salvageOf(path())->lines;
    Database database(path());
    Archive archive(&database);
    QCOMPARE(archive.takeOver(lines), 0);
}

/// Of one board after the other, all different.
void TestSalvage::makeGames(int count) const {
    Database database(path());
    OwnResults results(&database);
    for (int number = 1; number <= count; ++number) {
        OwnResult game;
        game.start = {schadd250_board(number), {}};
        game.name = QString("schadd:%1").arg(number);
        game.line = finishedRecord(game.start.board).line;
        game.largestGroup = largest_group(game.start, game.line.moves).size;
        game.aid.hints = number % 3;
        game.aid.reviewMoves = number % 2;
        game.seconds = number;
        game.finishedAt = QDateTime(QDate(2026, 1, 1).addDays(number), QTime(20, 0), Qt::UTC);
        QVERIFY(results.add(game));
    }
}

/// Its first page is made of zeros.
void TestSalvage::loseTable(const QString& table) const {
    qint64 page = 0;
    withConnection(path(), [&](QSqlDatabase& connection) {
        QSqlQuery query("SELECT rootpage FROM sqlite_master WHERE name = '" + table + '\'',
                        connection);
        QVERIFY(query.next());
        page = query.value(0).toLongLong();
    });
    QByteArray content = contentOf(path());
    content.replace((page - 1) * 4096, 4096, QByteArray(4096, '\0'));
    writeContent(path(), content);
}

/// 201 readable games of 201, and they are all there in the new file.
void TestSalvage::everyGameOfADamagedFileIsSalvaged() {
    constexpr int count = 201;
    makeGames(count);
    std::vector<OwnResult> before;
    {
        Database database(path());
        before = OwnResults(&database).results();
    }
    loseTable("best_line");
    Database database(path());
    QVERIFY(!database.damagedFile().isEmpty());
    OwnResults results(&database);
    QVERIFY(results.games().empty());
    QCOMPARE(results.takeOver(*salvageOf(database.damagedFile())), count);
    const auto after = results.results();
    QCOMPARE(after.size(), before.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
        QVERIFY(after[i].start == before[i].start && after[i].line == before[i].line);
        QCOMPARE(after[i].name, before[i].name);
        QCOMPARE(after[i].aid, before[i].aid);
        QCOMPARE(after[i].largestGroup, before[i].largestGroup);
        QCOMPARE(after[i].seconds, before[i].seconds);
        QCOMPARE(after[i].finishedAt, before[i].finishedAt);
    }
    QCOMPARE(results.takeOver(*salvageOf(database.damagedFile())), 0); // each once
}

/// More numbers in a row than are tried one by one.
void TestSalvage::gamesBeyondALostPartAreSalvaged() {
    makeGames(20);
    runStatements(path(), {"UPDATE own_result SET id = id + 1000000 WHERE id > 10"});
    QCOMPARE(salvageOf(path())->games.size(), std::size_t{20});
}

void TestSalvage::gameThatDoesNotHoldIsNotSalvaged_data() {
    QTest::addColumn<QString>("damage");
    QTest::addColumn<int>("left");
    QTest::newRow("board") << "board = 'no board'" << 9;
    QTest::newRow("another board") << "board = '1x2x1-s-A-0000'" << 9;
    QTest::newRow("move that is none") << "line = '99,99 ' || line" << 9;
    QTest::newRow("game without an end") << "line = substr(line, 1, 4)" << 9;
    QTest::newRow("no moves") << "line = ''" << 9;
    QTest::newRow("bytes") << "line = x'00ff'" << 9;
    QTest::newRow("moment") << "finished_at = 'never'" << 9;
    QTest::newRow("score") << "score = 999999" << 10; // nobody asks it
    QTest::newRow("counts") << "hints = -5, seconds = -1, largest_group = 99999" << 10;
}

void TestSalvage::gameThatDoesNotHoldIsNotSalvaged() {
    QFETCH(const QString, damage);
    QFETCH(const int, left);
    makeGames(10);
    runStatements(path(), {"UPDATE own_result SET " + damage + " WHERE id = 7"});
    const auto games = salvageOf(path())->games;
    QCOMPARE(games.size(), std::size_t(left));
    for (const OwnResult& game : games) {
        QCOMPARE(game.line.score, finishedRecord(game.start.board).line.score);
        QCOMPARE(game.largestGroup, largest_group(game.start, game.line.moves).size);
        QVERIFY(game.seconds >= 0 && game.aid.hints >= 0);
    }
}

void TestSalvage::everythingElseIsSalvaged() {
    const Position start{schadd250_board(1), {}};
    const Position other{schadd250_board(2), {}};
    GameDocument document;
    document.newGame(start, "first");
    document.play(legal_moves(document.board())[0].cell);
    document.newGame(other, "second");
    document.undoStack()->undo();
    {
        Database database(path());
        OwnResults results(&database);
        results.offerSolverLine([&] {
            GameRecord record = finishedRecord(start.board);
            record.source.emplace().solver = "nrpa";
            return record;
        }());
        results.noteHelp(other);
        results.noteMeasured(other);
        results.addDuel({start, Opponent::Hard, 1, 2, false, momentHere()});
        SessionStore session(&database);
        QCOMPARE(session.saveHistory(document.history()), QString());
        QCOMPARE(session.saveAnalysis(start, "result"), QString());
        QCOMPARE(session.saveItem("duel", "[]"), QString());
        QVERIFY(RunStore(&database).keep(someRun("1f")));
    }
    loseTable("best_line");
    Database database(path());
    QVERIFY(!database.damagedFile().isEmpty());
    const Salvage salvage = *salvageOf(database.damagedFile());
    OwnResults results(&database);
    QCOMPARE(results.takeOver(salvage), 0);
    QCOMPARE(results.standing(start, 0).bestOfSolver, finishedRecord(start.board).line.score);
    QVERIFY(results.wasHelped(other));
    QVERIFY(results.wasMeasured(other) && !results.wasMeasured(start));
    QCOMPARE(results.duels().tallies()[int(Opponent::Hard)].lost, 1);
    SessionStore session(&database);
    QVERIFY(session.takeOver(salvage.sessions));
    QCOMPARE(session.loadHistory(), document.history());
    QCOMPARE(session.loadAnalysis(start), QByteArray("result"));
    QCOMPARE(session.loadItem("duel"), QByteArray("[]"));
    RunStore runs(&database);
    QVERIFY(runs.takeOver(salvage.runs));
    QCOMPARE(runs.run("1f")->content, someRun("1f").content);
}

/// As the migration of a sound file has them.
void TestSalvage::gamesOfEarlierVersionsAreSalvaged() {
    makeGames(5);
    runStatements(path(),
                  {"ALTER TABLE own_result DROP COLUMN review_moves", "PRAGMA user_version = 8"});
    QCOMPARE(salvageOf(path())->games.size(), std::size_t{5});
    runStatements(path(),
                  {"ALTER TABLE own_result DROP COLUMN helped_before", "PRAGMA user_version = 2"});
    QCOMPARE(salvageOf(path())->games.size(), std::size_t{5});
    QFile::remove(path());
    makeLines();
    runStatements(path(), {"DROP TABLE own_result", "PRAGMA user_version = 1"});
    const auto games = salvageOf(path())->games;
    QCOMPARE(games.size(), std::size_t(lineCount));
    QCOMPARE(games[0].aid.visibleMoves, 1);
}

void TestSalvage::nothingIsSalvagedOfWhatIsNoDatabase() {
    QVERIFY(!salvageOf({}));
    QVERIFY(!salvageOf(path()));
    for (const QByteArray& content : {QByteArray(), QByteArray("text"), QByteArray(9000, '\0')}) {
        writeContent(path(), content);
        QVERIFY(!salvageOf(path()));
    }
}

SAMEGAME_TEST(TestSalvage, QCoreApplication)
#include "tst_salvage.moc"
