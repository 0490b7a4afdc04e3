#include <QTest>

#include <set>

#include "tests/support/power_loss.h"
#include "tests/support/test_program.h"
#include "tests/support/wanted_count.h"

namespace {

const QString samegameCli = SAMEGAME_CLI;
const QByteArray fileBefore = "an older file, which is no solution\n";

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// samegame-cli on a machine whose power fails at each of its calls that write: what it writes is
/// the older file or the new one, and the new one once it has ended.
class TestPowerLoss : public QObject {
    Q_OBJECT

private slots:
    void leavesWholeFiles_data();
    void leavesWholeFiles();
    void keepsTrialsThatAreDone();
};

void TestPowerLoss::leavesWholeFiles_data() {
    if (!PowerLoss::isPossible())
        QSKIP("the writes of a program with sanitizers cannot be attacked");
    QTest::addColumn<bool>("replaces");
    QTest::newRow("new file") << false;
    QTest::newRow("older file") << true;
}

void TestPowerLoss::leavesWholeFiles() {
    QFETCH(const bool, replaces);
    int at = 1;
    for (bool isCut = true; isCut; ++at) {
        const QTemporaryDir folder;
        const QString path = QDir(folder.path()).canonicalPath() + "/a.samegame";
        if (replaces) {
            QFile older(path);
            QVERIFY(older.open(QIODevice::WriteOnly));
            older.write(fileBefore);
        }
        PowerLoss loss;
        loss.run(QDir(folder.path()).canonicalPath(), samegameCli,
                 {"solve", "random:1/6x6x3", "--playouts", "50", "--threads", "1", "--output",
                  "a.samegame"},
                 at);
        isCut = loss.wasCut();
        for (const auto names : {PowerLoss::Names::Synced, PowerLoss::Names::All}) {
            const QTemporaryDir after;
            loss.restore(names, after.path());
            const QString left = after.filePath("a.samegame");
            const bool isOlder = replaces ? contentOf(left) == fileBefore : !QFile::exists(left);
            QVERIFY2(isCut || !isOlder, "the file is not on the disk when the program has ended");
            if (!isOlder)
                QCOMPARE(QProcess::execute(samegameCli, {"verify", left}), 0);
        }
    }
    QVERIFY(at > 5);
    qInfo("power was cut at each of %d calls", at - 2);
}

/// A file of trials grows: what has a line's end when the power is cut may be lost, and no line of
/// it is wrong. Each state of the disk that differs is gone on with once.
void TestPowerLoss::keepsTrialsThatAreDone() {
    if (!PowerLoss::isPossible())
        QSKIP("the writes of a program with sanitizers cannot be attacked");
    const QStringList comparison{
        "compare", "nrpa level=1", "nrpa",  "--playouts", "10", "--boards", "3",      "--seed",
        "5",       "--margin",     "0.001", "--threads",  "1",  "--resume", "t.jsonl"};
    std::set<QByteArray> states;
    int at = 1;
    for (bool isCut = true; isCut; ++at) {
        const QTemporaryDir folder;
        PowerLoss loss;
        loss.run(QDir(folder.path()).canonicalPath(), samegameCli, comparison, at);
        isCut = loss.wasCut();
        for (const auto names : {PowerLoss::Names::Synced, PowerLoss::Names::All}) {
            const QTemporaryDir after;
            loss.restore(names, after.path());
            const QString trials = after.filePath("t.jsonl");
            if (!states.insert((QFile::exists(trials) ? "+" : "-") + contentOf(trials)).second)
                continue;
            QProcess again;
            again.setWorkingDirectory(after.path());
            again.start(samegameCli, comparison);
            QVERIFY(again.waitForFinished(-1));
            QVERIFY2(again.exitCode() == 0, again.readAllStandardError());
        }
    }
    QVERIFY(at > 5);
    QVERIFY(states.size() > 1); // no file, and some trials
}

SAMEGAME_TEST(TestPowerLoss, QCoreApplication)
#include "tst_power_loss.moc"
