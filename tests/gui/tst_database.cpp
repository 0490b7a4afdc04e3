#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "app/game/database.h"
#include "app/game/sessionstore.h"
#include "tests/support/odd_file.h"

/// The database file: what stands in its place.
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

private:
    QString path() const { return m_folder->filePath("samegame.sqlite"); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestDatabase::whatIsNoFileIsNotWaitedFor_data() {
    QTest::addColumn<QString>("said");
    const QString aside = "samegame-damaged-1.sqlite, and a new one has been begun.";
    for (const char* kind : {"pipe", "link to a pipe", "folder", "device", "unreadable file"})
        QTest::newRow(kind) << aside;
    QTest::newRow("link in a loop") << "Nothing is stored in this session";
    QTest::newRow("huge file") << "(it has more than 128 MiB).";
}

void TestDatabase::whatIsNoFileIsNotWaitedFor() {
    QFETCH(const QString, said);
    if (!makeOddFile(QTest::currentDataTag(), path()))
        QSKIP("cannot be made here");
    Database database(path());
    QVERIFY2(database.notice().contains(said), qPrintable(database.notice()));
    QVERIFY(database.notice().endsWith('.'));
    QCOMPARE(database.isOpen(), said.contains("begun"));
}

void TestDatabase::logThatIsNoFileIsNotWaitedFor() {
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

void TestDatabase::hugeFileStaysAsItIs() {
    QVERIFY(makeOddFile("huge file", path()));
    const Database database(path());
    QCOMPARE(QFileInfo(path()).size(), qint64{1} << 30);
}

QTEST_GUILESS_MAIN(TestDatabase)
#include "tst_database.moc"
