#include <QTest>

#include <algorithm>

#include <unistd.h>

#include "tests/support/attackedprogram.h"
#include "tests/support/test_program.h"

namespace {

const QString program = SAMEGAME_CLI;
const QString searchFile = "best.samegame";
const QString trialFile = "trials.jsonl";
const QByteArray olderFile = "an older file, which is no solution\n";

} // namespace

/// samegame-cli killed at any moment, and on a disk that fails: what it writes is whole, and what
/// stood there before is not lost. SAMEGAME_CRASHES says how many searches are killed.
class TestCliCrashes : public QObject {
    Q_OBJECT

public:
    static void initMain() {
        qputenv("QTEST_FUNCTION_TIMEOUT", "1000000000"); // the test runner ends what waits for ever
    }

private slots:
    void writesAreCounted();
    void theNewFileIsOnTheDiskBeforeItTakesThePlaceOfTheOld();
    void killedAtEachWrite_data() { commands(); }
    void killedAtEachWrite();
    void killedSearchLeavesAWholeFile();
    void eachFailureIsSaid_data();
    void eachFailureIsSaid();
    void aFileWithTwoNamesIsNotLost_data();
    void aFileWithTwoNamesIsNotLost();
    void killedComparisonLosesWhatWasRunning();
    void comparisonKilledAtEachWriteGoesOn();
    void comparisonSaysEachFailure();

private:
    enum class State { Missing, Older, New, Broken };

    static void commands();
    static void prepare(const AttackedProgram& attacked);
    static State state(const AttackedProgram& attacked, const QString& name);
    static int newFiles(const AttackedProgram& attacked);
    static QStringList comparison(int playouts, int boards);
    static QByteArrayList wholeTrials(const AttackedProgram& attacked);
};

void TestCliCrashes::commands() {
    if (!AttackedProgram::canAttackWrites())
        QSKIP("the writes of a program with sanitizers cannot be attacked");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<bool>("replaces");
    const QStringList solve{"solve", "standard:1", "--playouts", "50",      "--threads",
                            "1",     "--json",     "--output",   searchFile};
    const QStringList search{"solve",     "standard:1", "--seconds", "2.5",
                             "--threads", "1",          "--output",  searchFile};
    const QStringList histogram{"histogram", "standard:1", "--playouts", "50",    "--threads",
                                "1",         "--csv",      "a.csv",      "--svg", "a.svg"};
    QTest::newRow("solve") << solve << QStringList{searchFile} << false;
    QTest::newRow("solve, older file") << solve << QStringList{searchFile} << true;
    if (AttackedProgram::stride(2) == 1) // with lines that are written while it runs
        QTest::newRow("longer solve") << search << QStringList{searchFile} << true;
    QTest::newRow("histogram") << histogram << QStringList{"a.csv", "a.svg"} << false;
    QTest::newRow("histogram, older files") << histogram << QStringList{"a.csv", "a.svg"} << true;
}

void TestCliCrashes::prepare(const AttackedProgram& attacked) {
    QFETCH(const QStringList, files);
    QFETCH(const bool, replaces);
    for (const QString& name : files)
        if (replaces) {
            attacked.setContent(name, olderFile);
            if (::geteuid() == 0) // so that the new file is given to another
                QCOMPARE(::chown(QFile::encodeName(attacked.path(name)), 65534, 65534), 0);
        }
}

TestCliCrashes::State TestCliCrashes::state(const AttackedProgram& attacked, const QString& name) {
    if (!QFile::exists(attacked.path(name)))
        return State::Missing;
    const QByteArray content = attacked.content(name);
    if (content == olderFile)
        return State::Older;
    if (name.endsWith(".csv"))
        return content.count(',') > 3 && content.endsWith('\n') ? State::New : State::Broken;
    if (name.endsWith(".svg"))
        return content.endsWith("</svg>\n") ? State::New : State::Broken;
    AttackedProgram verify;
    verify.run(program, {"verify", attacked.path(name)});
    return verify.exitCode() == 0 ? State::New : State::Broken;
}

/// Each file is an older or a new one, and whole, or was and is missing. How many are new.
int TestCliCrashes::newFiles(const AttackedProgram& attacked) {
    QFETCH(const QStringList, files);
    QFETCH(const bool, replaces);
    int count = 0;
    for (const QString& name : files) {
        const State found = state(attacked, name);
        if (found != State::New && found != (replaces ? State::Older : State::Missing))
            return -1;
        count += found == State::New ? 1 : 0;
    }
    return count;
}

/// The attack sees what these programs write; otherwise all else here would pass for nothing.
void TestCliCrashes::writesAreCounted() {
    if (!AttackedProgram::canAttackWrites())
        QSKIP("the writes of a program with sanitizers cannot be attacked");
    for (const QByteArray call : {"open", "flock", "write", "fsync", "rename"}) {
        bool isSeen = false;
        for (int at = 1; !isSeen; ++at) {
            AttackedProgram attacked;
            attacked.run(program, {"solve", "random:1/4x4x3", "--playouts", "10", "--output", "a"},
                         {at, "EIO"});
            QVERIFY2(!attacked.attacked().isEmpty(), call);
            isSeen = attacked.attacked().startsWith(call);
        }
    }
}

/// Else a power cut could leave an empty file, or bring the old one back.
void TestCliCrashes::theNewFileIsOnTheDiskBeforeItTakesThePlaceOfTheOld() {
    if (!AttackedProgram::canAttackWrites())
        QSKIP("the writes of a program with sanitizers cannot be attacked");
    for (const bool isNew : {true, false}) {
        AttackedProgram attacked;
        if (!isNew)
            attacked.setContent("a", olderFile);
        WriteFault none;
        none.isRecorded = true;
        attacked.run(program, {"solve", "random:1/4x4x3", "--playouts", "10", "--output", "a"},
                     none);
        QCOMPARE(attacked.exitCode(), 0);
        const QStringList calls = attacked.calls();
        const qsizetype renamed = calls.size() - 2;
        QVERIFY(renamed > 2);
        const QString part = calls[renamed - 1].section(' ', 1);
        QVERIFY2(part.startsWith(attacked.path(".samegame-part-")), qPrintable(part));
        QCOMPARE(calls.mid(renamed - 2),
                 (QStringList{"write " + part, "fsync " + part,
                              (isNew ? "renameat2 " : "rename ") + attacked.path("a"),
                              "fsync " + attacked.folder()}));
        QVERIFY2(isNew || calls.contains("fchmod " + part), qPrintable(calls.join('\n')));
    }
}

void TestCliCrashes::aFileWithTwoNamesIsNotLost_data() {
    if (!AttackedProgram::canAttackWrites())
        QSKIP("the writes of a program with sanitizers cannot be attacked");
    QTest::addColumn<QByteArray>("effect");
    for (const char* const effect : {"KILL", "ENOSPC", "EIO"})
        QTest::newRow(effect) << QByteArray(effect);
}

/// It is written in place: at each moment it is whole, or a copy beside it is.
void TestCliCrashes::aFileWithTwoNamesIsNotLost() {
    QFETCH(const QByteArray, effect);
    int at = 1;
    for (;; ++at) {
        AttackedProgram attacked;
        attacked.setContent(searchFile, olderFile);
        QCOMPARE(::link(QFile::encodeName(attacked.path(searchFile)),
                        QFile::encodeName(attacked.path("other"))),
                 0);
        attacked.run(program,
                     {"solve", "random:1/4x4x3", "--playouts", "10", "--output", searchFile},
                     {at, effect});
        const QByteArray what = attacked.attacked() + ": " + attacked.errors();
        QCOMPARE(attacked.content("other"), attacked.content(searchFile));
        const QStringList copies =
            QDir(attacked.folder()).entryList({"samegame-copy-*"}, QDir::Files);
        const State found = state(attacked, searchFile);
        if (found == State::Broken) {
            QVERIFY2(copies.size() == 1 && state(attacked, copies[0]) == State::New, what);
            QVERIFY2(effect == "KILL" || attacked.errors().contains(copies[0].toUtf8()), what);
        }
        if (effect == "KILL" && !attacked.attacked().isEmpty())
            continue;
        QVERIFY2(attacked.exitCode() == 1 || found == State::New, what);
        if (attacked.attacked().isEmpty()) {
            QCOMPARE(attacked.exitCode(), 0);
            QCOMPARE(QDir(attacked.folder()).entryList(QDir::Files | QDir::Hidden),
                     (QStringList{searchFile, "other"}));
            break;
        }
    }
    QVERIFY(at > 8);
}

void TestCliCrashes::killedAtEachWrite() {
    QFETCH(const QStringList, arguments);
    QFETCH(const QStringList, files);
    int at = 1;
    for (;; ++at) {
        AttackedProgram attacked;
        prepare(attacked);
        attacked.run(program, arguments, {at, "KILL"});
        if (attacked.attacked().isEmpty())
            break;
        QVERIFY(attacked.wasKilled());
        QVERIFY2(newFiles(attacked) >= 0, attacked.attacked());
        // The next run finds nothing that keeps it, and leaves nothing of the killed one.
        attacked.run(program, arguments);
        QCOMPARE(attacked.exitCode(), 0);
        QCOMPARE(QDir(attacked.folder()).entryList(QDir::Files | QDir::Hidden), files);
        QCOMPARE(newFiles(attacked), files.size());
    }
    QVERIFY(at > 4);
    qInfo("killed at each of %d calls", at - 1);
}

void TestCliCrashes::killedSearchLeavesAWholeFile() {
    const int count = AttackedProgram::killCount(3);
    const QStringList search{"solve", "standard:1", "--seconds", "600", "--output", searchFile};
    AttackedProgram attacked;
    int written = 0;
    for (int i = 0; i < count; ++i) {
        attacked.start(program, search, {0, {}, false, 20'000});
        attacked.killAfter(QRandomGenerator::global()->bounded(2'500));
        QVERIFY(attacked.wasKilled());
        const State found = state(attacked, searchFile);
        QVERIFY(found == State::New || (found == State::Missing && written == 0));
        written += found == State::New ? 1 : 0;
    }
    attacked.run(program, {"solve", "standard:1", "--playouts", "10", "--output", searchFile});
    QCOMPARE(QDir(attacked.folder()).entryList(QDir::Files | QDir::Hidden),
             QStringList{searchFile});
    qInfo("%d searches killed, %d times there was a file", count, written);
}

void TestCliCrashes::eachFailureIsSaid_data() {
    commands();
}

/// The program succeeds and has written its files, or it says what it could not write and what was
/// there stays; the result is printed if there was a search.
void TestCliCrashes::eachFailureIsSaid() {
    QFETCH(const QStringList, arguments);
    QFETCH(const QStringList, files);
    int at = 1;
    for (bool isReached = true; isReached; ++at) {
        for (const QByteArray effect : {"ENOSPC", "EIO"}) {
            for (const bool lasts : {false, true}) {
                AttackedProgram attacked;
                prepare(attacked);
                attacked.run(program, arguments, {at, effect, lasts});
                isReached = !attacked.attacked().isEmpty();
                const QByteArray what = effect + " at " + QByteArray::number(at) + ' ' +
                                        attacked.attacked() + ": " + attacked.errors();
                const int count = newFiles(attacked);
                QVERIFY2(count >= 0, what);
                if (attacked.exitCode() == 0) {
                    QVERIFY2(attacked.errors().isEmpty(), what);
                    QVERIFY2(count == files.size(), what);
                    continue;
                }
                QVERIFY2(attacked.exitCode() == 1 && isReached, what);
                QVERIFY2(attacked.errors().startsWith("samegame-cli: cannot write '"), what);
                QVERIFY2(attacked.errors().indexOf('\n') == attacked.errors().size() - 1, what);
                if (!lasts && !attacked.output().isEmpty())
                    QVERIFY2(count >= files.size() - 1, what);
            }
        }
    }
    qInfo("each of %d calls failed", at - 2);
}

/// Two settings that nothing decides between, so that all boards are played.
QStringList TestCliCrashes::comparison(int playouts, int boards) {
    return {"compare",
            "nrpa level=1",
            "nrpa",
            "--playouts",
            QString::number(playouts),
            "--boards",
            QString::number(boards),
            "--seed",
            "5",
            "--margin",
            "0.001",
            "--threads",
            "2",
            "--resume",
            trialFile};
}

/// The lines of the file of trials that have an end; those behind the first are sorted, since two
/// that run at a time end in any order.
QByteArrayList TestCliCrashes::wholeTrials(const AttackedProgram& attacked) {
    QByteArrayList lines = attacked.content(trialFile).split('\n');
    lines.removeLast();
    for (QByteArray& line : lines)
        line = line.left(line.indexOf(",\"seconds\":")); // what is the same in every run
    std::sort(lines.begin(), lines.end());
    return lines;
}

void TestCliCrashes::killedComparisonLosesWhatWasRunning() {
    AttackedProgram whole;
    whole.run(program, comparison(1500, 16));
    const QByteArrayList expected = wholeTrials(whole);
    QCOMPARE(expected.size(), 33);
    const int count = AttackedProgram::killCount(5);
    int killed = 0;
    AttackedProgram attacked;
    for (int i = 0; i < count; ++i) {
        const QByteArray before = attacked.content(trialFile);
        attacked.start(program, comparison(1500, 16));
        attacked.killAfter(350 + QRandomGenerator::global()->bounded(350));
        killed += attacked.wasKilled() ? 1 : 0;
        const QByteArray after = attacked.content(trialFile);
        QVERIFY(after.startsWith(before.left(before.lastIndexOf('\n') + 1)));
        if (!attacked.wasKilled())
            attacked.setContent(trialFile, {});
    }
    attacked.run(program, comparison(1500, 16));
    QCOMPARE(attacked.exitCode(), 0);
    QCOMPARE(wholeTrials(attacked), expected);
    QCOMPARE(attacked.output(), whole.output());
    qInfo("%d of %d comparisons were killed", killed, count);
}

void TestCliCrashes::comparisonKilledAtEachWriteGoesOn() {
    if (!AttackedProgram::canAttackWrites())
        QSKIP("the writes of a program with sanitizers cannot be attacked");
    AttackedProgram whole;
    whole.run(program, comparison(10, 3));
    const QByteArrayList expected = wholeTrials(whole);
    int at = 1;
    for (;; ++at) {
        AttackedProgram attacked;
        attacked.run(program, comparison(10, 3), {at, "KILL"});
        if (attacked.attacked().isEmpty())
            break;
        QVERIFY(attacked.wasKilled());
        attacked.run(program, comparison(10, 3));
        QCOMPARE(attacked.exitCode(), 0);
        QCOMPARE(wholeTrials(attacked), expected);
        QCOMPARE(attacked.output(), whole.output());
    }
    QVERIFY(at > 8); // the file, its first line and six trials
    qInfo("killed at each of %d calls", at - 1);
}

/// The first line that is not taken ends the comparison with a sentence; what there is stays whole.
void TestCliCrashes::comparisonSaysEachFailure() {
    if (!AttackedProgram::canAttackWrites())
        QSKIP("the writes of a program with sanitizers cannot be attacked");
    int at = 1;
    for (;; ++at) {
        AttackedProgram attacked;
        attacked.run(program, comparison(10, 3), {at, at % 2 == 0 ? "EIO" : "ENOSPC", true});
        const QByteArray what = attacked.attacked() + ": " + attacked.errors();
        if (attacked.attacked().isEmpty()) {
            QVERIFY2(attacked.exitCode() == 0, what);
            break;
        }
        QVERIFY2(attacked.exitCode() == 1, what);
        QVERIFY2(attacked.errors().startsWith("samegame-cli: cannot write '"), what);
        QVERIFY2(attacked.errors().indexOf('\n') == attacked.errors().size() - 1, what);
        attacked.run(program, comparison(10, 3));
        QCOMPARE(attacked.exitCode(), 0);
        QCOMPARE(wholeTrials(attacked).size(), 7);
    }
    QVERIFY(at > 8);
}

SAMEGAME_TEST(TestCliCrashes, QCoreApplication)
#include "tst_cli_crashes.moc"
