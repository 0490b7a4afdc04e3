#include <csignal>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <unistd.h>

#include "tests/gui/trialsfixture.h"
#include "tests/support/test_program.h"

/// Files of trials that the panel that compares solvers does not take, or cannot write, stay as
/// they are, and it says why.
class TestComparisonFiles : public QObject, protected TrialsFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void wrongFilesAreRefused_data();
    void wrongFilesAreRefused();
    void filesOfOthersStayAsTheyAre();
    void fileThatOthersWriteIsLeftAlone();
    void fullDiskLeavesTheFileWhole();
};

void TestComparisonFiles::wrongFilesAreRefused_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const char* from, const char* to, const char* sentence) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString(sentence);
    };
    row("later version", "\"version\":1", "\"version\":2", "'version' is 2");
    row("another program", "samegame 1.2.3", "samegame 1.0.0",
        "its trials are of samegame 1.0.0 (bench");
    row("another signature", "\"signature\":\"", "\"signature\":\"0", "different programs");
    row("no file of trials", "{\"format\":\"samegame-trials\"", "{\"format\":\"samegame\"",
        "it is no file of trials");
    row("unknown solver", "\"solver\":\"nested-monte-carlo\"", "\"solver\":\"oracle\"",
        "no solver is called 'oracle'");
    row("unknown option", "\"level\":1", "\"depth\":1", "'depth'");
    row("two budgets", "\"budget\":{\"playouts\":30},\"threads\":1}]",
        "\"budget\":{\"playouts\":31},\"threads\":1}]", "its solvers differ in rules, budgets");
    row("threads", "\"threads\":1", "\"threads\":2", "one thread");
    row("another board", "\"board\":\"random:5", "\"board\":\"random:6", "its board 1 is");
    row("no board", "\"boards\":\"random:5", "\"boards\":\"nowhere:5", "is not a board");
    row("too many boards", "\"number\":1", "\"number\":1001", "more than 1000 boards");
    row("a false score", "\"score\":", "\"score\":9", "its moves earn");
}

void TestComparisonFiles::wrongFilesAreRefused() {
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QString, sentence);
    setUp("random:5/6x6x4", 1, 30);
    compare();
    saveTrials(m_path);
    QByteArray wrong = contentOf(m_path);
    QVERIFY2(wrong.contains(from), wrong.constData());
    wrong.replace(wrong.indexOf(from), from.size(), to);
    write(wrong);
    openTrials(m_path);
    QCOMPARE(m_failed->count(), 1);
    const QString said = m_failed->first().first().toString();
    QVERIFY2(said.startsWith("comparison.jsonl cannot be opened: ") && said.contains(sentence),
             qPrintable(said));
    QVERIFY2(!said.contains('\n'), qPrintable(said));
    QCOMPARE(contentOf(m_path), wrong);
    QCOMPARE(text(0, ComparisonModel::Runs), "1"); // what was shown stays
}

/// What has become of the file in the meantime is found out before anything is run or written.
void TestComparisonFiles::filesOfOthersStayAsTheyAre() {
    setUp("random:5-6/6x6x4", 1, 30);
    compare();
    saveTrials(m_path);
    const QByteArray mine = contentOf(m_path);
    find<QSpinBox>("comparisonRuns")->setValue(2);
    compare();
    const QString other = m_folder.filePath("more.jsonl");
    saveTrials(other);
    const QByteArray more = contentOf(other);
    openTrials(m_path);
    find<QSpinBox>("comparisonRuns")->setValue(2);
    QByteArray later = mine;
    later.replace("samegame 1.2.3", "samegame 2.0.0");
    for (const auto& [found, sentence] :
         {std::pair(later, "different programs"), std::pair(more, "open it again"),
          std::pair(QByteArray("a letter"), "no file of trials")}) {
        m_failed->clear();
        write(found);
        goOn();
        QCOMPARE(m_failed->count(), 1);
        const QString said = m_failed->first().first().toString();
        QVERIFY2(said.contains("cannot go on: ") && said.contains(sentence), qPrintable(said));
        QCOMPARE(contentOf(m_path), found);
        QCOMPARE(m_runner->results().size(), std::size_t{4});
    }
    write(mine);
    goOn();
    QCOMPARE(m_runner->results().size(), std::size_t{8});
    QCOMPARE(contentOf(m_path).count('\n'), 9);
}

void TestComparisonFiles::fileThatOthersWriteIsLeftAlone() {
    setUp("random:5-6/6x6x4", 1, 30);
    compare();
    write("theirs");
    const int other = ::open(QFile::encodeName(m_path).constData(), O_RDONLY | O_CLOEXEC);
    QCOMPARE(::flock(other, LOCK_EX | LOCK_NB), 0);
    saveTrials(m_path);
    QCOMPARE(m_failed->count(), 1);
    const QString said = m_failed->first().first().toString();
    QVERIFY2(said.contains("another program writes to it"), qPrintable(said));
    QCOMPARE(contentOf(m_path), QByteArray("theirs"));
    ::close(other);
    saveTrials(m_path); // the dialog has asked whether to write over it
    QCOMPARE(contentOf(m_path).count('\n'), 5);
    saveTrials(m_folder.path());
    QCOMPARE(m_failed->count(), 2);
    QCOMPARE(m_runner->path(), m_path);
}

/// Here a limit on the size of files. The comparison goes on, and may be saved elsewhere.
void TestComparisonFiles::fullDiskLeavesTheFileWhole() {
    setUp("random:5-6/6x6x4", 1000, 300);
    find<QPushButton>("comparisonStart")->click();
    saveTrials(m_path);
    rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit low = before;
    low.rlim_cur = rlim_t(contentOf(m_path).size() + 5000);
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &low), 0);
    TRY_VERIFY(m_failed->count() > 0);
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
    const QString said = m_failed->first().first().toString();
    QVERIFY2(said.startsWith("comparison.jsonl cannot be written: "), qPrintable(said));
    QVERIFY(m_runner->isRunning());
    QCOMPARE(m_runner->path(), QString());
    QVERIFY(contentOf(m_path).endsWith('\n'));
    saveTrials(m_path);
    m_panel->toggle();
    TRY_VERIFY(!m_runner->isRunning());
    QCOMPARE(m_failed->count(), 1);
    QCOMPARE(std::size_t(contentOf(m_path).count('\n')), m_runner->results().size() + 1);
}

SAMEGAME_TEST(TestComparisonFiles, QApplication)
#include "tst_comparisonfiles.moc"
