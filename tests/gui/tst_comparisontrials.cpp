#include "engine/formats/board_library.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/comparison.h"
#include "engine/studies/experiment/program_signature.h"
#include "engine/studies/experiment/trial_file.h"
#include "engine/studies/experiment/trial_team.h"
#include "tests/gui/trialsfixture.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Files of trials in the panel that compares solvers: what is saved is read, by the command line
/// too, and goes on.
class TestComparisonTrials : public QObject, protected TrialsFixture {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { begin(); }
    void cleanup() { end(); }

    void commandReadsWhatIsSaved();
    void commandsFileGoesOn();
    void eachRunIsWrittenAsItEnds();
    void savingAgainGoesToTheOtherFile();
    void stoppedComparisonGoesOn();
    void theKeyGoesOnWhereThereIsSomething();
    void openedFileGoesOn();
    void moreRunsAndBoardsMayBeAdded();
    void tornLineIsLeftOut();
    void tornFirstLineIsWrittenAgain();
    void whatIsOpenedIsInTheSetup();
    void boardOfTheGameHasItsName();
    void newComparisonLeavesTheFile();

private:
    PairedRequest command(int boards) const;
    std::vector<Trial> readAsCommand(const QString& path, int boards) const;

    TrialProgram m_program;
};

void TestComparisonTrials::initTestCase() {
    prepare();
    m_program = {"samegame 1.2.3", program_signature()};
}

/// What `samegame-cli compare nested-monte-carlo "nested-monte-carlo level=1" --rows 6 --columns 6
/// --colors 4 --playouts 30 --seed 5` asks for.
PairedRequest TestComparisonTrials::command(int boards) const {
    const SolverEntry* nested = find_solver("nested-monte-carlo");
    PairedRequest request;
    Budget budget;
    budget.playouts = 30;
    request.entrants = {{{nested, {}, budget}, {nested, {{"level", std::int64_t{1}}}, budget}}};
    request.entrants[0].name = "nested";
    request.entrants[1].name = "level 1";
    request.rows = 6;
    request.columns = 6;
    request.colors = 4;
    request.boards = boards;
    request.seed = 5;
    return request;
}

std::vector<Trial> TestComparisonTrials::readAsCommand(const QString& path, int boards) const {
    const TrialTable table = table_of(command(boards));
    TrialFileReader reader(table, m_program);
    QList<QByteArray> lines = contentOf(path).split('\n');
    lines.removeLast();
    for (const QByteArray& line : lines)
        if (const auto error = reader.read(line.toStdString()))
            qWarning("%s", to_string(*error).c_str()); // and what is read is too little
    return reader.trials();
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
    QByteArray lines = QByteArray::fromStdString(first_trial_line(table, m_program));
    PairedPlan plan(request);
    TrialRun(plan, 1, [&](const Trial& trial) {
        lines += QByteArray::fromStdString(trial_line(table, trial));
    }).run();
    openTrials(write(lines));
    QCOMPARE(m_failed->count(), 0);
    QCOMPARE(text(0, ComparisonModel::Runs), "4");
    QCOMPARE(find<QLineEdit>("comparisonBoards")->text(), "random:5-8/6x6x4");
    QVERIFY(!canGoOn());
    find<QLineEdit>("comparisonBoards")->setText("random:5-10/6x6x4");
    goOn();
    QCOMPARE(text(0, ComparisonModel::Runs), "6");
    QCOMPARE(readAsCommand(m_path, 6).size(), std::size_t{12});
    QVERIFY(contentOf(m_path).startsWith(lines));
}

/// What a program leaves that is killed now.
void TestComparisonTrials::eachRunIsWrittenAsItEnds() {
    setUp("random:5-8/6x6x4", 1000, 1000); // more than can end meanwhile
    find<QPushButton>("comparisonStart")->click();
    TRY_VERIFY(m_runner->results().size() > 3);
    saveTrials(m_path);
    QCOMPARE(m_runner->path(), m_path);
    const auto saved = m_runner->results().size();
    TRY_VERIFY(m_runner->results().size() > saved + 10);
    const auto shown = m_runner->results(); // those that have ended since are in the file too
    const QByteArray left = contentOf(m_path);
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
    setUp("random:5-8/6x6x4", 1000, 1000); // more than can end meanwhile
    find<QPushButton>("comparisonStart")->click();
    saveTrials(m_path);
    saveTrials(m_path); // it is in use, by this program: that is no mistake
    const QString other = m_folder.filePath("other.jsonl");
    saveTrials(other);
    QCOMPARE(m_failed->count(), 0);
    QCOMPARE(m_runner->path(), other);
    const auto size = contentOf(m_path).size();
    const auto shown = m_runner->results().size();
    TRY_VERIFY(m_runner->results().size() > shown + 5);
    QCOMPARE(contentOf(m_path).size(), size);
    QVERIFY(contentOf(other).size() > size);
    m_panel->toggle();
    TRY_VERIFY(!m_runner->isRunning());
    QCOMPARE(std::size_t(contentOf(other).count('\n')), m_runner->results().size() + 1);
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

/// F8 throws no runs away that could be gone on with.
void TestComparisonTrials::theKeyGoesOnWhereThereIsSomething() {
    setUp("random:5-6/6x6x4", 50, 5000);
    m_panel->toggle();
    TRY_VERIFY(!m_runner->results().empty());
    m_panel->toggle();
    TRY_VERIFY(!m_runner->isRunning());
    const auto before = m_runner->results();
    QVERIFY(canGoOn());
    m_panel->toggle();
    QVERIFY(m_runner->isRunning());
    TRY_VERIFY(m_runner->results().size() > before.size());
    QCOMPARE(m_runner->results()[before.size() - 1].score, before.back().score);
    QCOMPARE(m_runner->results()[before.size() - 1].seed, before.back().seed);
    m_panel->toggle();
    TRY_VERIFY(!m_runner->isRunning());
}

void TestComparisonTrials::openedFileGoesOn() {
    setUp("random:5-6/6x6x4", 3, 30);
    compare();
    saveTrials(m_path);
    const QByteArray whole = contentOf(m_path);
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
    QCOMPARE(contentOf(m_path).count('\n'), 13);
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
    find<OptionButton>("entrant1Text")->setOptions("level=3");
    QVERIFY(!canGoOn());
    find<OptionButton>("entrant1Text")->setOptions("level=1");
    goOn();
    QCOMPARE(m_failed->count(), 0);
    QCOMPARE(m_runner->results().size(), std::size_t{18});
    QCOMPARE(contentOf(m_path).count('\n'), 19);
}

void TestComparisonTrials::tornLineIsLeftOut() {
    setUp("random:5-6/6x6x4", 2, 30);
    compare();
    saveTrials(m_path);
    const QByteArray whole = contentOf(m_path);
    write(whole.left(whole.size() - 20));
    makePanel();
    openTrials(m_path);
    QCOMPARE(m_failed->count(), 0);
    QCOMPARE(m_runner->results().size(), std::size_t{7});
    QCOMPARE(contentOf(m_path).size(), whole.size() - 20); // who only looks changes nothing
    goOn();
    QCOMPARE(m_runner->results().size(), std::size_t{8});
    QCOMPARE(contentOf(m_path).count('\n'), 9);
    makePanel();
    openTrials(m_path);
    QCOMPARE(m_failed->count(), 0);
    QCOMPARE(m_runner->results().size(), std::size_t{8});
}

/// As a full disk or a crash of the machine may leave it; the trials are still here.
void TestComparisonTrials::tornFirstLineIsWrittenAgain() {
    setUp("random:5-6/6x6x4", 1, 30);
    compare();
    saveTrials(m_path);
    const QByteArray whole = contentOf(m_path);
    for (const int left : {0, 30}) {
        write(whole.left(left));
        find<QSpinBox>("comparisonRuns")->setValue(find<QSpinBox>("comparisonRuns")->value() + 1);
        goOn();
        QCOMPARE(m_failed->count(), 0);
        QCOMPARE(std::size_t(contentOf(m_path).count('\n')), m_runner->results().size() + 1);
    }
    QCOMPARE(readAsCommand(m_path, 2).size(), std::size_t{4}); // the command has one run
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
    QCOMPARE(find<QComboBox>("entrant1Choice")->currentData().toString(), "nested-monte-carlo");
    QCOMPARE(find<OptionButton>("entrant0Text")->options(), "");
    QCOMPARE(find<OptionButton>("entrant1Text")->options(), "level=1");
    QVERIFY(text(1, ComparisonModel::Name).endsWith("level=1"));
}

void TestComparisonTrials::boardOfTheGameHasItsName() {
    const auto savedBoards = [this](const Position& start, const QString& name) {
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

void TestComparisonTrials::newComparisonLeavesTheFile() {
    setUp("random:5-6/6x6x4", 1, 30);
    QVERIFY(!find<QAction>("comparisonSaveTrials")->isEnabled());
    compare();
    QVERIFY(find<QAction>("comparisonSaveTrials")->isEnabled());
    saveTrials(m_path);
    const QByteArray kept = contentOf(m_path);
    compare();
    QCOMPARE(m_runner->path(), QString());
    QVERIFY2(!status().contains("kept in"), qPrintable(status()));
    QCOMPARE(contentOf(m_path), kept);
}

SAMEGAME_TEST(TestComparisonTrials, QApplication)
#include "tst_comparisontrials.moc"
