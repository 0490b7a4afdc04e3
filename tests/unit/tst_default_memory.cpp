#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

#include "engine/base/memory.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestDefaultMemory : public QObject {
    Q_OBJECT

private slots:
    void theLeastLimitOfAllGroupsAboveCounts_data();
    void theLeastLimitOfAllGroupsAboveCounts();
    void withoutControlGroupsThereIsNoLimit();
    void isAQuarterOfTheMachineAtMost();
    void isSensible();

private:
    static void write(const QString& path, const QByteArray& text);
};

void TestDefaultMemory::write(const QString& path, const QByteArray& text) {
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

void TestDefaultMemory::theLeastLimitOfAllGroupsAboveCounts_data() {
    QTest::addColumn<QByteArray>("membership");
    QTest::addColumn<QStringList>("files"); // path, text, path, text, ...
    QTest::addColumn<qint64>("limit");      // -1: none

    QTest::newRow("own group of v2")
        << QByteArray("0::/a/b\n") << QStringList{"a/b/memory.max", "1000\n"} << qint64(1000);
    QTest::newRow("group above") << QByteArray("0::/a/b\n")
                                 << QStringList{"a/b/memory.max", "max\n", "a/memory.max", "500\n"}
                                 << qint64(500);
    QTest::newRow("least of both")
        << QByteArray("0::/a/b\n")
        << QStringList{"a/b/memory.max", "400\n", "a/memory.max", "500\n"} << qint64(400);
    QTest::newRow("unlimited") << QByteArray("0::/a\n") << QStringList{"a/memory.max", "max\n"}
                               << qint64(-1);
    QTest::newRow("container that sees only its own files")
        << QByteArray("0::/../host/name\n") << QStringList{"memory.max", "300\n"} << qint64(300);
    QTest::newRow("v1") << QByteArray("5:cpu,cpuacct:/x\n4:memory:/x/y\n1:name=systemd:/\n")
                        << QStringList{"memory/x/y/memory.limit_in_bytes", "700\n",
                                       "x/memory.limit_in_bytes", "1\n"}
                        << qint64(700);
    QTest::newRow("not a list of groups")
        << QByteArray("nothing of the kind\n:\n\n") << QStringList() << qint64(-1);
}

void TestDefaultMemory::theLeastLimitOfAllGroupsAboveCounts() {
    QFETCH(QByteArray, membership);
    QFETCH(QStringList, files);
    QFETCH(qint64, limit);
    const QTemporaryDir folder;
    write(folder.filePath("cgroup"), membership);
    for (qsizetype i = 0; i < files.size(); i += 2)
        write(folder.filePath("mount/" + files[i]), files[i + 1].toLatin1());
    const auto found = control_group_limit(folder.filePath("cgroup").toStdString(),
                                           folder.filePath("mount").toStdString());
    QCOMPARE(found ? static_cast<qint64>(*found) : -1, limit);
}

void TestDefaultMemory::withoutControlGroupsThereIsNoLimit() {
    QVERIFY(!control_group_limit("/absent/cgroup", "/absent"));
}

void TestDefaultMemory::isAQuarterOfTheMachineAtMost() {
    const auto machine = static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) *
                         static_cast<std::uint64_t>(sysconf(_SC_PAGE_SIZE));
    QVERIFY(default_memory() > 0);
    QVERIFY(default_memory() <= machine / 4);
}

void TestDefaultMemory::isSensible() {
    QVERIFY(default_memory() >= std::uint64_t{1} << 26);
    QVERIFY(default_memory() <= std::uint64_t{1} << 42);
}

SAMEGAME_TEST(TestDefaultMemory, QCoreApplication)
#include "tst_default_memory.moc"
