#include <QCheckBox>
#include <QHeaderView>
#include <QProgressBar>
#include <QSignalBlocker>

#include "app/gui/basics/fittedtext.h"
#include "app/gui/charts/comparisoncharts.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/program_signature.h"
#include "engine/studies/experiment/trial_file.h"
#include "engine/studies/experiment/trial_team.h"
#include "tests/gui/trialsfixture.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Comparisons in the panel that go on until it is decided which solver is better, as those of
/// `samegame-cli compare` do.
class TestComparisonVerdict : public QObject, protected TrialsFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void betterSolverEndsTheComparison();
    void equalSolversEndTheComparison();
    void boardsMayEndUndecided();
    void stoppedComparisonGoesOnUntilItIsDecided();
    void differenceSoFarIsShown();
    void anotherMarginMayGoOn();
    void usualIntervalsAreSaidToDecideNothing();
    void playedBoardsHaveColumns();
    void verdictIsShortWhereThereIsNoRoom();
    void onlyTwoSolversAreDecided();
    void listOfBoardsIsNeeded_data();
    void listOfBoardsIsNeeded();
    void choiceIsRemembered();
    void trialsAreThoseOfTheCommand();
    void filesKeepToTheRuleOfTheSetup();

private:
    void setUpPair(const char* first, const char* second, const QString& boards) const;
    void decideWithin(double margin) const;
    static PairedRequest command(const char* first, const char* second);
    std::vector<Trial> inOrder() const;
    std::vector<int> scores() const;

    QCheckBox* until() const { return find<QCheckBox>("comparisonUntil"); }
    QDoubleSpinBox* margin() const { return find<QDoubleSpinBox>("comparisonMargin"); }
    QString error() const { return find<QLabel>("comparisonError")->text(); }
};

constexpr double playouts = 100;
const QString manyBoards = "random:5-204/8x8x4";

void TestComparisonVerdict::setUpPair(const char* first, const char* second,
                                      const QString& boards) const {
    setUp(boards, 7, playouts);
    find<OptionButton>("entrant1Text")->setOptions({});
    for (const auto& [field, solver] :
         {std::pair("entrant0Choice", first), std::pair("entrant1Choice", second)}) {
        auto* box = find<QComboBox>(field);
        box->setCurrentIndex(box->findData(solver));
    }
    find<QComboBox>("comparisonUnit")->setCurrentText("playouts");
    find<QDoubleSpinBox>("comparisonAmount")->setValue(playouts);
}

void TestComparisonVerdict::decideWithin(double points) const {
    until()->setChecked(true);
    margin()->setValue(points);
}

/// What `samegame-cli compare FIRST SECOND --rows 8 --columns 8 --colors 4 --playouts 100 --seed 5`
/// asks for.
PairedRequest TestComparisonVerdict::command(const char* first, const char* second) {
    PairedRequest request;
    Budget budget;
    budget.playouts = std::uint64_t(playouts);
    request.entrants = {{{find_solver(first), {}, budget}, {find_solver(second), {}, budget}}};
    request.rows = 8;
    request.columns = 8;
    request.colors = 4;
    request.seed = 5;
    return request;
}

/// By board, the first solver's before the second's.
/// Board by board; they end in another order each time.
std::vector<Trial> TestComparisonVerdict::inOrder() const {
    std::vector<Trial> trials = m_runner->results();
    std::ranges::sort(trials, {},
                      [](const Trial& trial) { return std::pair(trial.board, trial.entrant); });
    return trials;
}

std::vector<int> TestComparisonVerdict::scores() const {
    std::vector<int> scores;
    for (const Trial& trial : inOrder())
        scores.push_back(trial.score);
    return scores;
}

/// After the same board as on the command line, with the same scores.
void TestComparisonVerdict::betterSolverEndsTheComparison() {
    for (const auto& [first, second, verdict] : {std::tuple("nrpa", "greedy", Verdict::first),
                                                 std::tuple("greedy", "nrpa", Verdict::second)}) {
        PairedPlan plan(command(first, second));
        TrialRun(plan, 1).run();
        const PairedSummary summary = plan.summary();
        QCOMPARE(summary.verdict, verdict);
        QVERIFY(summary.boards < 200);

        setUpPair(first, second, manyBoards);
        decideWithin(15);
        compare();
        QCOMPARE(m_runner->results().size(), 2 * summary.boards);
        std::vector<int> expected;
        for (const PairedTrial& trial : plan.trials())
            expected.insert(expected.end(), trial.scores.begin(), trial.scores.end());
        QCOMPARE(scores(), expected);
        const QString better = QString::fromStdString(find_solver("nrpa")->title);
        const QString said = QStringLiteral("Decided after %1 boards: %2 is better by ")
                                 .arg(summary.boards)
                                 .arg(better);
        QVERIFY2(status().startsWith(said), qPrintable(status()));
        QVERIFY2(status().endsWith(", at any time 95 %)"), qPrintable(status()));
        QVERIFY2(!status().contains(QChar(0x2212)),
                 qPrintable(status())); // the better less the other
        QVERIFY(!canGoOn());
    }
}

void TestComparisonVerdict::equalSolversEndTheComparison() {
    setUpPair("nrpa", "nrpa", manyBoards);
    decideWithin(2.5);
    compare();
    QCOMPARE(status(), "Decided after 20 boards: both are equal within 2.5 points a board (0.0 to "
                       "0.0, at any time 95 %)");
    QVERIFY(!canGoOn());
    find<QLineEdit>("comparisonBoards")->setText("random:5-304/8x8x4");
    QVERIFY(!canGoOn()); // more boards change nothing
    until()->setChecked(false);
    QVERIFY(canGoOn()); // all of its runs are another comparison
}

void TestComparisonVerdict::boardsMayEndUndecided() {
    setUp("random:5-24/6x6x4", 1, 30);
    decideWithin(0.001);
    compare();
    QCOMPARE(m_runner->results().size(), std::size_t{40});
    QVERIFY2(status().startsWith("Not decided after 20 boards: the difference is "),
             qPrintable(status()));
    QVERIFY(!canGoOn());
    find<QLineEdit>("comparisonBoards")->setText("random:5-26/6x6x4");
    goOn();
    QCOMPARE(m_runner->results().size(), std::size_t{44});
    QVERIFY2(status().contains(" 22 boards"), qPrintable(status()));
}

void TestComparisonVerdict::stoppedComparisonGoesOnUntilItIsDecided() {
    setUpPair("nrpa", "greedy", manyBoards);
    decideWithin(15);
    compare();
    const std::vector<int> whole = scores();
    const QString verdict = status();
    {
        const QSignalBlocker apart(*m_runner); // as if they came from the store
        const std::vector<Trial> all = inOrder();
        m_runner->takeOver(m_runner->request(), {all.begin(), all.begin() + 7}, {});
    }
    m_panel->takeOver({manyBoards, {}, false, "1f"});
    QCOMPARE(status(), "Not decided after 3 boards: at least 20 are needed");
    goOn();
    QCOMPARE(scores(), whole);
    QCOMPARE(status(), verdict);
    QVERIFY(!canGoOn());
}

void TestComparisonVerdict::differenceSoFarIsShown() {
    setUp("random:5-504", 1, 20'000); // so long that it does not end between two looks
    decideWithin(0.000001);
    find<QPushButton>("comparisonStart")->click();
    TRY_VERIFY2(status().contains(" boards, difference "), qPrintable(status()));
    auto* progress = find<QProgressBar>("comparisonProgress");
    QCOMPARE(progress->maximum(), 1000); // at most
    QVERIFY(progress->value() > 0);
    const QString facts = find<QLabel>("comparisonStatus")->toolTip();
    QVERIFY2(facts.contains(" runs on ") && !facts.contains(" on 0 boards"), qPrintable(facts));
    m_panel->toggle();
    TRY_VERIFY(!m_runner->isRunning());
    QVERIFY2(status().startsWith("Not decided after "), qPrintable(status()));
    QVERIFY(canGoOn());
}

/// Solvers that are almost alike, and a margin that takes them for equal.
void TestComparisonVerdict::anotherMarginMayGoOn() {
    setUp("random:5-84/6x6x4", 1, 30);
    decideWithin(1000);
    compare();
    QVERIFY2(status().contains("both are equal within 1000 points"), qPrintable(status()));
    const std::size_t count = m_runner->results().size();
    QVERIFY(!canGoOn());
    margin()->setValue(0.001);
    goOn();
    QVERIFY(m_runner->results().size() > count);
    QCOMPARE(m_runner->request().margin, std::optional(0.001));
}

void TestComparisonVerdict::usualIntervalsAreSaidToDecideNothing() {
    const auto helpOf = [this](int column) {
        return find<QTableView>("comparisonTable")
            ->model()
            ->headerData(column, Qt::Horizontal, Qt::ToolTipRole)
            .toString();
    };
    const QString nothing = "they decide nothing here";
    setUp("random:5-24/6x6x4", 1, 30);
    compare();
    for (const int column : ComparisonModel::columnsOf(Reading::boards_like_these))
        QVERIFY(!helpOf(column).contains(nothing));
    decideWithin(1000);
    compare();
    for (const int column : ComparisonModel::columnsOf(Reading::boards_like_these))
        QVERIFY2(helpOf(column).contains(nothing), qPrintable(helpOf(column)));
    QVERIFY(!helpOf(ComparisonModel::Mean).contains(nothing));
    const QString facts = find<QLabel>("comparisonStatus")->toolTip();
    QVERIFY2(facts.contains(nothing) && facts.contains("40 runs on 20 boards"), qPrintable(facts));
    until()->setChecked(false);
    compare();
    QVERIFY(!helpOf(ComparisonModel::DifferenceOnBoardsLikeThese).contains(nothing));
}

/// Those that are left have none.
void TestComparisonVerdict::playedBoardsHaveColumns() {
    setUpPair("nrpa", "nrpa", manyBoards);
    decideWithin(15);
    compare();
    const auto& marks = find<IntervalChart>("comparisonDifferences")->series()[0].marks;
    QCOMPARE(marks.size(), std::size_t{21});
    QVERIFY2(marks[20].place < 25, qPrintable(QString::number(marks[20].place)));
}

void TestComparisonVerdict::verdictIsShortWhereThereIsNoRoom() {
    setUpPair("nrpa", "nrpa", manyBoards);
    decideWithin(15);
    compare();
    const auto* label = static_cast<const ElidedLabel*>(find<QLabel>("comparisonStatus"));
    const QString verdict = status();
    const auto shownIn = [&](int width) {
        m_panel->resize(width, 300);
        settle();
        return label->shownText();
    };
    QCOMPARE(shownIn(1600), verdict);
    const QString inShort =
        "Both are equal within 15 points a board (0.0 to 0.0, at any time 95 %)";
    for (const int width : {600, 500, 400, 350}) {
        const QString shown = shownIn(width);
        QVERIFY2((QStringList{verdict, inShort, "Both are equal", "Decided"}).contains(shown),
                 qPrintable(shown)); // whole words
    }
    QVERIFY2(label->toolTip().startsWith(verdict), qPrintable(label->toolTip()));
}

void TestComparisonVerdict::onlyTwoSolversAreDecided() {
    setUpPair("nrpa", "greedy", manyBoards);
    auto* runs = find<QSpinBox>("comparisonRuns");
    QVERIFY(until()->isEnabled());
    QVERIFY(!margin()->isEnabled());
    decideWithin(3);
    QVERIFY(margin()->isEnabled());
    QVERIFY(!runs->isEnabled());
    QCOMPARE(runs->value(), 1);
    QVERIFY(runs->toolTip().contains("until it is decided"));
    QTest::mouseClick(find<QPushButton>("entrantAdd"), Qt::LeftButton);
    QVERIFY(!until()->isEnabled());
    QVERIFY(!until()->isChecked());
    QCOMPARE(until()->toolTip(), "Takes two solvers, neither more nor fewer");
    QVERIFY(!margin()->isEnabled());
    QVERIFY(runs->isEnabled());
    QCOMPARE(runs->value(), 7);
    QTest::mouseClick(find<QPushButton>("entrant2Remove"), Qt::LeftButton);
    QVERIFY(until()->isEnabled());
    QCOMPARE(margin()->value(), 3.0);
}

void TestComparisonVerdict::listOfBoardsIsNeeded_data() {
    QTest::addColumn<QString>("boards");
    QTest::addColumn<bool>("isEnough");
    QTest::newRow("the game's") << QString() << false;
    QTest::newRow("one") << "standard:1" << false;
    QTest::newRow("too few") << "random:1-19" << false;
    QTest::newRow("enough") << "standard:1-20" << true;
}

void TestComparisonVerdict::listOfBoardsIsNeeded() {
    QFETCH(const QString, boards);
    QFETCH(const bool, isEnough);
    setUpPair("nrpa", "greedy", boards);
    QCOMPARE(error(), QString());
    until()->setChecked(true);
    if (isEnough) {
        QCOMPARE(error(), QString());
        return;
    }
    QVERIFY2(error().endsWith("Until decided takes 20 boards or more: write a list of boards, such "
                              "as random:1-1000."),
             qPrintable(error()));
    m_panel->toggle();
    QVERIFY(!m_runner->isRunning());
    until()->setChecked(false);
    QCOMPARE(error(), QString());
}

void TestComparisonVerdict::choiceIsRemembered() {
    setUpPair("nrpa", "greedy", manyBoards);
    decideWithin(2.5);
    makePanel();
    QVERIFY(until()->isChecked());
    QCOMPARE(margin()->value(), 2.5);
    QCOMPARE(find<QSpinBox>("comparisonRuns")->value(), 1);
    until()->setChecked(false);
    QCOMPARE(find<QSpinBox>("comparisonRuns")->value(), 7);
    margin()->setValue(15);
    for (const char* key : {"comparison/untilDecided", "comparison/margin"})
        QVERIFY(!QSettings().contains(key)); // the usual ones are not kept
}

/// Both programs go on with the other's file.
void TestComparisonVerdict::trialsAreThoseOfTheCommand() {
    setUpPair("nrpa", "greedy", manyBoards);
    decideWithin(15);
    compare();
    saveTrials(m_path);
    QCOMPARE(m_failed->count(), 0);
    const PairedRequest request = command("nrpa", "greedy");
    PairedPlan plan(request);
    TrialFileReader reader(plan.table(), {"samegame 1.2.3", program_signature()});
    QList<QByteArray> lines = contentOf(m_path).split('\n');
    lines.removeLast();
    for (const QByteArray& line : lines)
        QVERIFY(!reader.read(line.toStdString()));
    for (const Trial& trial : reader.trials())
        plan.add(trial);
    QCOMPARE(plan.summary().verdict, Verdict::first);
    QVERIFY(plan.next().is_empty()); // the command has nothing left to do
}

/// A file does not say what is to end its comparison.
void TestComparisonVerdict::filesKeepToTheRuleOfTheSetup() {
    setUpPair("nrpa", "greedy", manyBoards);
    decideWithin(15);
    compare();
    const QString verdict = status();
    const std::size_t count = m_runner->results().size();
    saveTrials(m_path);
    makePanel();
    openTrials(m_path);
    QCOMPARE(status(), verdict + ", kept in comparison.jsonl");
    QVERIFY(until()->isChecked());
    QVERIFY(!canGoOn());
    until()->setChecked(false);
    openTrials(m_path);
    QVERIFY2(status().startsWith(QString::number(count) + " runs on 200 boards"),
             qPrintable(status()));
    QVERIFY(canGoOn()); // all of its boards
    setUp("random:5-6/6x6x4", 3, 30);
    compare();
    saveTrials(m_path);
    setUpPair("nrpa", "greedy", manyBoards);
    until()->setChecked(true);
    openTrials(m_path); // which no margin can decide
    QVERIFY(!until()->isChecked());
    QCOMPARE(find<QSpinBox>("comparisonRuns")->value(), 3);
    QCOMPARE(error(), QString());
}

SAMEGAME_TEST(TestComparisonVerdict, QApplication)
#include "tst_comparisonverdict.moc"
