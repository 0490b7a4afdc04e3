#include <QTemporaryDir>
#include <QTest>

#include <ctime>
#include <memory>

#include "app/game/boardkey.h"
#include "app/store/archive.h"
#include "app/store/database.h"
#include "app/store/salvage.h"
#include "app/store/sessionstore.h"
#include "engine/formats/board_library.h"
#include "tests/gui/databasefile.h"
#include "tests/support/qtest_text.h"

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
    void nothingIsSalvagedOfWhatIsNoDatabase();

private:
    static constexpr int lineCount = 40;

    QString path() const { return m_folder->filePath("samegame.sqlite"); }
    void makeLines() const;
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
        const auto lines = salvagedLines(path());
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
        const auto lines = salvagedLines(path());
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
    const auto lines = salvagedLines(path());
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
    QCOMPARE(archive.takeOver(salvagedLines(path())), lineCount);
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
        QCOMPARE(archive.takeOver(salvagedLines(path())), lineCount);
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
    const auto lines = salvagedLines(path());
    Database database(path());
    Archive archive(&database);
    QCOMPARE(archive.takeOver(lines), 0);
}

void TestSalvage::nothingIsSalvagedOfWhatIsNoDatabase() {
    QVERIFY(salvagedLines({}).empty());
    QVERIFY(salvagedLines(path()).empty());
    for (const QByteArray& content : {QByteArray(), QByteArray("text"), QByteArray(9000, '\0')}) {
        writeContent(path(), content);
        QVERIFY(salvagedLines(path()).empty());
    }
}

QTEST_GUILESS_MAIN(TestSalvage)
#include "tst_salvage.moc"
