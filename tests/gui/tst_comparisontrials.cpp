#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include <csignal>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <unistd.h>

#include "app/laboratory/comparisonpanel.h"
#include "app/forms/optionbutton.h"
#include "app/runners/trialboards.h"
#include "app/runners/trialsfile.h"
#include "engine/experiment/bench_signature.h"
#include "engine/experiment/paired_comparison.h"
#include "engine/formats/board_library.h"
#include "engine/solvers/solver_registry.h"
#include "tests/gui/panelfixture.h"
#include "tests/gui/patience.h"

using namespace samegame;

/// Files of trials in the panel that compares solvers: what is saved is read, by the command line
/// too, and goes on.
class TestComparisonTrials : public QObject, protected PanelFixture<ComparisonPanel> {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void commandReadsWhatIsSaved();
    void commandsFileGoesOn();
    void eachRunIsWrittenAsItEnds();
    void savingAgainGoesToTheOtherFile();
    void stoppedComparisonGoesOn();
    void openedFileGoesOn();
    void moreRunsAndBoardsMayBeAdded();
    void tornLineIsLeftOut();
    void whatIsOpenedIsInTheSetup();
    void boardOfTheGameHasItsName();
    void wrongFilesAreRefused_data();
    void wrongFilesAreRefused();
    void filesOfOthersStayAsTheyAre();
    void fileThatOthersWriteIsLeftAlone();
    void fullDiskLeavesTheFileWhole();
    void newComparisonLeavesTheFile();
    void listsOfBoardsAreShort_data();
    void listsOfBoardsAreShort();

private:
    void makePanel();
    void setUp(const QString& boards, int runs, double playouts) const;
    void compare() const;
    void goOn() const;
    void saveTrials(const QString& path) const;
    void openTrials(const QString& path) const;
    void choose(const char* action, const QString& path) const;
    PairedRequest command(int boards) const;
    std::vector<Trial> readAsCommand(const QString& path, int boards) const;
    QByteArray content(const QString& path) const;
    QString write(const QByteArray& content) const;
    QString text(int row, int column) const {
        return find<QTableView>("comparisonTable")->model()->index(row, column).data().toString();
    }
    QString status() const { return find<QLabel>("comparisonStatus")->text(); }
    bool canGoOn() const { return !find<QPushButton>("comparisonContinue")->isHidden(); }

    std::unique_ptr<ComparisonRunner> m_runner;
    std::unique_ptr<QSignalSpy> m_failed;
    QString m_path;
    TrialProgram m_program;
};

void TestComparisonTrials::initTestCase() {
    prepare();
    QCoreApplication::setApplicationVersion("1.2.3");
    m_program = {"samegame 1.2.3", bench_signature()};
}

void TestComparisonTrials::init() {
    m_path = m_folder.filePath("comparison.jsonl");
    QFile::remove(m_path);
    begin();
    makePanel();
}

void TestComparisonTrials::makePanel() {
    m_panel.reset();
    m_runner = std::make_unique<ComparisonRunner>();
    m_panel = std::make_unique<ComparisonPanel>(m_runner.get(), m_document.get());
    m_failed = std::make_unique<QSignalSpy>(m_panel.get(), &ComparisonPanel::failed);
    show("comparisonTable", {900, 220});
}

void TestComparisonTrials::cleanup() {
    m_panel.reset();
    m_runner.reset();
}

/// Two settings of one solver, so that none is done before its budget.
void TestComparisonTrials::setUp(const QString& boards, int runs, double playouts) const {
    for (const char* field : {"contestant0Choice", "contestant1Choice"}) {
        auto* box = find<QComboBox>(field);
        box->setCurrentIndex(box->findData("nested-monte-carlo"));
    }
    find<OptionButton>("contestant1Text")->setOptions("level=1");
    find<QComboBox>("comparisonUnit")->setCurrentText("playouts");
    find<QDoubleSpinBox>("comparisonAmount")->setValue(playouts);
    find<QLineEdit>("comparisonBoards")->setText(boards);
    find<QSpinBox>("comparisonRuns")->setValue(runs);
    find<QLineEdit>("comparisonSeed")->setText("5");
    find<QSpinBox>("comparisonThreads")->setValue(2);
}

void TestComparisonTrials::compare() const {
    QTest::mouseClick(find<QPushButton>("comparisonStart"), Qt::LeftButton);
    TRY_VERIFY(!m_runner->isRunning());
}

void TestComparisonTrials::goOn() const {
    QVERIFY(canGoOn());
    QTest::mouseClick(find<QPushButton>("comparisonContinue"), Qt::LeftButton);
    TRY_VERIFY(!m_runner->isRunning());
}

void TestComparisonTrials::choose(const char* action, const QString& path) const {
    find<QAction>(action)->trigger();
    auto* dialog = find<QFileDialog>("trialsDialog");
    emit dialog->fileSelected(path);
    delete dialog;
    TRY_VERIFY(!m_runner->isFiling());
}

void TestComparisonTrials::saveTrials(const QString& path) const {
    choose("comparisonSaveTrials", path);
}

void TestComparisonTrials::openTrials(const QString& path) const {
    choose("comparisonOpenTrials", path);
}

/// What `samegame-cli compare nested-monte-carlo "nested-monte-carlo level=1" --rows 6 --columns 6
/// --colors 4 --playouts 30 --seed 5` asks for.
PairedRequest TestComparisonTrials::command(int boards) const {
    const SolverEntry* nested = find_solver("nested-monte-carlo");
    PairedRequest request;
    request.contestants = {{{nested, {}}, {nested, {{"level", std::int64_t{1}}}}}};
    request.rows = 6;
    request.columns = 6;
    request.colors = 4;
    request.budget.playouts = 30;
    request.boards = boards;
    request.seed = 5;
    return request;
}

std::vector<Trial> TestComparisonTrials::readAsCommand(const QString& path, int boards) const {
    const TrialTable table = table_of(command(boards));
    TrialFileReader reader(table, m_program);
    QList<QByteArray> lines = content(path).split('\n');
    lines.removeLast();
    for (const QByteArray& line : lines)
        if (const auto error = reader.read(line.toStdString()))
            qWarning("%s", to_string(*error).c_str()); // and what is read is too little
    return reader.trials();
}

QByteArray TestComparisonTrials::content(const QString& path) const {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString TestComparisonTrials::write(const QByteArray& content) const {
    QFile file(m_path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write");
    return m_path;
}

void TestComparisonTrials::commandReadsWhatIsSaved() {
    setUp("random:5-7/6x6x4", 1, 30);
    compare();
    saveTrials(m_path);
    QCOMPARE(m_failed->count(), 0);
    QVERIFY2(status().contains("kept in comparison.jsonl"), qPrintable(status()));
    const auto trials = readAsCommand(m_path, 100);
    QCOMPARE(trials.size(), std::size_t{6});
    for (std::size_t i = 0; i < trials.size(); ++i) {
        const Trial& shown = m_runner->results()[i];
        QVERIFY(static_cast<const TrialPlace&>(trials[i]) == shown);
        QCOMPARE(trials[i].score, shown.score);
        QCOMPARE(trials[i].seed, shown.seed);
        QVERIFY(trials[i].moves == shown.moves);
    }
}

void TestComparisonTrials::commandsFileGoesOn() {
    const PairedRequest request = command(4);
    const TrialTable table = table_of(request);
    QByteArray lines = QByteArray::fromStdString(
        first_trial_line(table, "a title", {"nested", "level 1"}, m_program));
    PairedComparison begun(request, {});
    begun.run(
        [&](const Trial& trial) { lines += QByteArray::fromStdString(trial_line(table, trial)); });
    openTrials(write(lines));
    QCOMPARE(m_failed->count(), 0);
    QCOMPARE(text(0, ComparisonModel::Runs), "4");
    QCOMPARE(find<QLineEdit>("comparisonBoards")->text(), "random:5-8/6x6x4");
    QVERIFY(!canGoOn());
    find<QLineEdit>("comparisonBoards")->setText("random:5-10/6x6x4");
    goOn();
    QCOMPARE(text(0, ComparisonModel::Runs), "6");
    QCOMPARE(readAsCommand(m_path, 6).size(), std::size_t{12});
    QVERIFY(content(m_path).startsWith(lines));
}

/// What a program leaves that is killed now.
void TestComparisonTrials::eachRunIsWrittenAsItEnds() {
    setUp("random:5-8/6x6x4", 1000, 30);
    find<QPushButton>("comparisonStart")->click();
    TRY_VERIFY(m_runner->results().size() > 3);
    saveTrials(m_path);
    QCOMPARE(m_runner->path(), m_path);
    const auto saved = m_runner->results().size();
    TRY_VERIFY(m_runner->results().size() > saved + 10);
    const auto shown = m_runner->results(); // those that have ended since are in the file too
    const QByteArray left = content(m_path);
    QVERIFY(m_runner->isRunning());
    QVERIFY2(status().contains("kept in"), qPrintable(status()));
    m_panel->toggle();
    TRY_VERIFY(!m_runner->isRunning());
    const QString copy = m_folder.filePath("left.jsonl");
    QFile::remove(copy);
    QVERIFY(QFile::copy(write(left), copy));
    makePanel();
    openTrials(copy);
    QCOMPARE(m_failed->count(), 0);
    QVERIFY(m_runner->results().size() >= shown.size());
    QVERIFY(canGoOn());
}

void TestComparisonTrials::savingAgainGoesToTheOtherFile() {
    setUp("random:5-8/6x6x4", 1000, 30);
    find<QPushButton>("comparisonStart")->click();
    saveTrials(m_path);
    saveTrials(m_path); // it is in use, by this program: that is no mistake
    const QString other = m_folder.filePath("other.jsonl");
    saveTrials(other);
    QCOMPARE(m_failed->count(), 0);
    QCOMPARE(m_runner->path(), other);
    const auto size = content(m_path).size();
    const auto shown = m_runner->results().size();
    TRY_VERIFY(m_runner->results().size() > shown + 5);
    QCOMPARE(content(m_path).size(), size);
    QVERIFY(content(other).size() > size);
    m_panel->toggle();
    TRY_VERIFY(!m_runner->isRunning());
    QCOMPARE(std::size_t(content(other).count('\n')), m_runner->results().size() + 1);
}

void TestComparisonTrials::stoppedComparisonGoesOn() {
    setUp("random:5-6/6x6x4", 50, 5000);
    find<QPushButton>("comparisonStart")->click();
    TRY_VERIFY(!m_runner->results().empty());
    QVERIFY(!canGoOn());
    m_panel->toggle();
    TRY_VERIFY(!m_runner->isRunning());
    const auto before = m_runner->results();
    QVERIFY(before.size() < 200);
    goOn();
    QCOMPARE(m_runner->results().size(), std::size_t{200});
    QCOMPARE(m_runner->results()[before.size() - 1].score, before.back().score);
    QCOMPARE(text(1, ComparisonModel::Runs), "100");
    QVERIFY(!canGoOn());
}

void TestComparisonTrials::openedFileGoesOn() {
    setUp("random:5-6/6x6x4", 3, 30);
    compare();
    saveTrials(m_path);
    const QByteArray whole = content(m_path);
    const QString mean = text(1, ComparisonModel::Mean);
    write(whole.left(whole.lastIndexOf('\n', whole.size() / 2) + 1)); // as if it had been killed
    QSettings().clear();
    makePanel();
    openTrials(m_path);
    QCOMPARE(m_failed->count(), 0);
    QVERIFY(text(1, ComparisonModel::Mean) != "–");
    QVERIFY(m_runner->results().size() < 12);
    goOn();
    QCOMPARE(text(1, ComparisonModel::Mean), mean);
    QCOMPARE(content(m_path).count('\n'), 13);
    makePanel();
    openTrials(m_path);
    QCOMPARE(text(1, ComparisonModel::Mean), mean);
    QCOMPARE(m_runner->results().size(), std::size_t{12});
}

void TestComparisonTrials::moreRunsAndBoardsMayBeAdded() {
    setUp("random:5-6/6x6x4", 2, 30);
    compare();
    saveTrials(m_path);
    QVERIFY(!canGoOn());
    find<QSpinBox>("comparisonRuns")->setValue(3);
    QVERIFY(canGoOn());
    find<QSpinBox>("comparisonRuns")->setValue(1);
    QVERIFY(!canGoOn());
    find<QSpinBox>("comparisonRuns")->setValue(3);
    find<QLineEdit>("comparisonSeed")->setText("6");
    QVERIFY(!canGoOn());
    find<QLineEdit>("comparisonSeed")->clear(); // it goes on with the seed that it has
    QVERIFY(canGoOn());
    find<QLineEdit>("comparisonBoards")->setText("random:6-7/6x6x4");
    QVERIFY(!canGoOn());
    find<QLineEdit>("comparisonBoards")->setText("random:5-7/6x6x4");
    find<OptionButton>("contestant1Text")->setOptions("level=3");
    QVERIFY(!canGoOn());
    find<OptionButton>("contestant1Text")->setOptions("level=1");
    goOn();
    QCOMPARE(m_failed->count(), 0);
    QCOMPARE(m_runner->results().size(), std::size_t{18});
    QCOMPARE(content(m_path).count('\n'), 19);
}

void TestComparisonTrials::tornLineIsLeftOut() {
    setUp("random:5-6/6x6x4", 2, 30);
    compare();
    saveTrials(m_path);
    const QByteArray whole = content(m_path);
    write(whole.left(whole.size() - 20));
    makePanel();
    openTrials(m_path);
    QCOMPARE(m_failed->count(), 0);
    QCOMPARE(m_runner->results().size(), std::size_t{7});
    QCOMPARE(content(m_path).size(), whole.size() - 20); // who only looks changes nothing
    goOn();
    QCOMPARE(m_runner->results().size(), std::size_t{8});
    QCOMPARE(content(m_path).count('\n'), 9);
    makePanel();
    openTrials(m_path);
    QCOMPARE(m_failed->count(), 0);
    QCOMPARE(m_runner->results().size(), std::size_t{8});
}

void TestComparisonTrials::whatIsOpenedIsInTheSetup() {
    setUp("standard:1-3, random:7", 4, 30);
    compare();
    saveTrials(m_path);
    QSettings().clear();
    makePanel();
    openTrials(m_path);
    QCOMPARE(find<QLineEdit>("comparisonBoards")->text(), "standard:1-3, random:7/15x15x5");
    QCOMPARE(find<QSpinBox>("comparisonRuns")->value(), 4);
    QCOMPARE(find<QLineEdit>("comparisonSeed")->text(), "5");
    QCOMPARE(find<QComboBox>("comparisonUnit")->currentText(), "playouts");
    QCOMPARE(find<QDoubleSpinBox>("comparisonAmount")->value(), 30.0);
    QCOMPARE(find<QComboBox>("contestant1Choice")->currentData().toString(), "nested-monte-carlo");
    QCOMPARE(find<OptionButton>("contestant0Text")->options(), "");
    QCOMPARE(find<OptionButton>("contestant1Text")->options(), "level=1");
    QVERIFY(text(1, ComparisonModel::Name).endsWith("level=1"));
}

void TestComparisonTrials::boardOfTheGameHasItsName() {
    const auto savedBoards = [this](const StartPosition& start, const QString& name) {
        m_document->newGame(start, name);
        setUp({}, 1, 30);
        compare();
        saveTrials(m_path);
        openTrials(m_path);
        const auto& boards = m_runner->request().boards;
        return boards.size() == 1 && boards[0] == start
                   ? find<QLineEdit>("comparisonBoards")->text()
                   : QString();
    };
    QCOMPARE(savedBoards({standard_board(4), {}}, "standard:4"), "standard:4");
    QVERIFY(savedBoards({standard_board(4), {}}, "standard:5").startsWith("id:"));
    QVERIFY(savedBoards({standard_board(4), {}}, "a name").startsWith("id:"));
    QCOMPARE(savedBoards({standard_board(4), {Scoring::bubble_breaker}}, "standard:4"),
             "standard:4");
    QCOMPARE(m_failed->count(), 0);
}

void TestComparisonTrials::wrongFilesAreRefused_data() {
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

void TestComparisonTrials::wrongFilesAreRefused() {
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QString, sentence);
    setUp("random:5/6x6x4", 1, 30);
    compare();
    saveTrials(m_path);
    QByteArray wrong = content(m_path);
    QVERIFY2(wrong.contains(from), wrong.constData());
    wrong.replace(wrong.indexOf(from), from.size(), to);
    write(wrong);
    openTrials(m_path);
    QCOMPARE(m_failed->count(), 1);
    const QString said = m_failed->first().first().toString();
    QVERIFY2(said.startsWith("comparison.jsonl cannot be opened: ") && said.contains(sentence),
             qPrintable(said));
    QVERIFY2(!said.contains('\n'), qPrintable(said));
    QCOMPARE(content(m_path), wrong);
    QCOMPARE(text(0, ComparisonModel::Runs), "1"); // what was shown stays
}

/// What has become of the file in the meantime is found out before anything is run or written.
void TestComparisonTrials::filesOfOthersStayAsTheyAre() {
    setUp("random:5-6/6x6x4", 1, 30);
    compare();
    saveTrials(m_path);
    const QByteArray mine = content(m_path);
    find<QSpinBox>("comparisonRuns")->setValue(2);
    compare();
    const QString other = m_folder.filePath("more.jsonl");
    saveTrials(other);
    const QByteArray more = content(other);
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
        QCOMPARE(content(m_path), found);
        QCOMPARE(m_runner->results().size(), std::size_t{4});
    }
    write(mine);
    goOn();
    QCOMPARE(m_runner->results().size(), std::size_t{8});
    QCOMPARE(content(m_path).count('\n'), 9);
}

void TestComparisonTrials::fileThatOthersWriteIsLeftAlone() {
    setUp("random:5-6/6x6x4", 1, 30);
    compare();
    write("theirs");
    const int other = ::open(QFile::encodeName(m_path).constData(), O_RDONLY | O_CLOEXEC);
    QCOMPARE(::flock(other, LOCK_EX | LOCK_NB), 0);
    saveTrials(m_path);
    QCOMPARE(m_failed->count(), 1);
    const QString said = m_failed->first().first().toString();
    QVERIFY2(said.contains("another program writes to it"), qPrintable(said));
    QCOMPARE(content(m_path), QByteArray("theirs"));
    ::close(other);
    saveTrials(m_path); // the dialog has asked whether to write over it
    QCOMPARE(content(m_path).count('\n'), 5);
    saveTrials(m_folder.path());
    QCOMPARE(m_failed->count(), 2);
    QCOMPARE(m_runner->path(), m_path);
}

/// Here a limit on the size of files. The comparison goes on, and may be saved elsewhere.
void TestComparisonTrials::fullDiskLeavesTheFileWhole() {
    setUp("random:5-6/6x6x4", 1000, 300);
    find<QPushButton>("comparisonStart")->click();
    saveTrials(m_path);
    rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit low = before;
    low.rlim_cur = rlim_t(content(m_path).size() + 5000);
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &low), 0);
    TRY_VERIFY(m_failed->count() > 0);
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
    const QString said = m_failed->first().first().toString();
    QVERIFY2(said.startsWith("comparison.jsonl cannot be written: "), qPrintable(said));
    QVERIFY(m_runner->isRunning());
    QCOMPARE(m_runner->path(), QString());
    QVERIFY(content(m_path).endsWith('\n'));
    saveTrials(m_path);
    m_panel->toggle();
    TRY_VERIFY(!m_runner->isRunning());
    QCOMPARE(m_failed->count(), 1);
    QCOMPARE(std::size_t(content(m_path).count('\n')), m_runner->results().size() + 1);
}

void TestComparisonTrials::newComparisonLeavesTheFile() {
    setUp("random:5-6/6x6x4", 1, 30);
    QVERIFY(!find<QAction>("comparisonSaveTrials")->isEnabled());
    compare();
    QVERIFY(find<QAction>("comparisonSaveTrials")->isEnabled());
    saveTrials(m_path);
    const QByteArray kept = content(m_path);
    compare();
    QCOMPARE(m_runner->path(), QString());
    QVERIFY2(!status().contains("kept in"), qPrintable(status()));
    QCOMPARE(content(m_path), kept);
}

void TestComparisonTrials::listsOfBoardsAreShort_data() {
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("shortest");
    QTest::newRow("one") << "standard:1"
                         << "standard:1";
    QTest::newRow("two") << "standard:1-2"
                         << "standard:1, standard:2";
    QTest::newRow("ranges") << "standard:1-20, random:7-9/9x9x3"
                            << "standard:1-20, random:7-9/9x9x3";
    QTest::newRow("sizes") << "random:1/9x9x3, random:2/9x9x3, random:3/9x9x4"
                           << "random:1/9x9x3, random:2/9x9x3, random:3/9x9x4";
    QTest::newRow("days") << "daily:2026-11-23, daily:2026-11-24"
                          << "daily:2026-11-23, daily:2026-11-24";
    QTest::newRow("largest") << "random:18446744073709551615, random:0, random:1"
                             << "random:18446744073709551615, random:0, random:1";
}

void TestComparisonTrials::listsOfBoardsAreShort() {
    QFETCH(const QString, list);
    QFETCH(const QString, shortest);
    const auto namesOf = [](const QString& text) {
        const auto boards = parse_board_list(text.toStdString());
        std::vector<std::string> names;
        for (const NamedBoard& board : *boards)
            names.push_back(board.name);
        return names;
    };
    const auto names = namesOf(list);
    QCOMPARE(QString::fromStdString(boardListOf(names)), shortest);
    QVERIFY(namesOf(shortest) == names);
}

QTEST_MAIN(TestComparisonTrials)
#include "tst_comparisontrials.moc"
