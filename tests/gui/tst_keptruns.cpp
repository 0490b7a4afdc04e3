#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QIcon>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include <tuple>

#include "app/gui/research/boardmeansmodel.h"
#include "app/gui/research/convergencemodel.h"
#include "app/gui/research/keptrunsdialog.h"
#include "app/gui/session/database.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/trialsfile.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/solvers/solver_registry.h"
#include "tests/gui/databasefile.h"
#include "tests/gui/hostfixture.h"
#include "tests/gui/nestedpair.h"
#include "tests/gui/otherversion.h"
#include "tests/gui/patience.h"
#include "tests/gui/somerun.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The list of kept runs: what comes into it, and what a person does with it.
class TestKeptRuns : public QObject, protected HostFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { clear(); }
    void cleanup() { quit(); }

    void runsThatEndedAreListed();
    void stoppedRunsAreListed();
    void runThatIsGoingOnIsKeptAtTheEnd();
    void distributionThatEndsWithItsGameIsKept();
    void runOfAnotherWindowIsKeptApart_data();
    void runOfAnotherWindowIsKeptApart();
    void searchesOfAnotherWindowAreKeptApart();
    void searchesOfAGameLeftLongAgoAreKept();
    void searchesOpenedDuringAComparisonLoseNothing();
    void meanOfAComparisonIsOverItsBoards();
    void comparisonThatGoesOnStaysOneRun();
    void continuedComparisonOfAnEarlierSessionStaysOneRun();
    void distributionIsShownAgain();
    void distributionOfAnotherGameIsShownByItsName();
    void boardsOfADistributionKeepTheirNames();
    void listOfBoardsIsShownAgain();
    void listWithoutABoardIsNotKept();
    void comparisonIsShownAgainAndGoesOn();
    void comparisonUnderOtherRulesGoesOn();
    void verdictIsShownAgain();
    void searchesOnABoardAreOneRun();
    void clearedChartBeginsAnotherRun();
    void chartThatIsClearedDuringAComparisonIsKept();
    void searchesOfAnotherProgramAreApart();
    void searchesAreShownAgainWithTheirBoard();
    void searchesOfAnEarlierSessionGoOn();
    void searchThatRunsIsKeptAndNotReplaced();
    void searchesAreExported();
    void whatRunsIsNotReplaced();
    void damagedRunIsSaid();
    void runIsRenamed();
    void deletedRunsAreBroughtBack();
    void deletingByKeysGoesOn();
    void filterFinds_data();
    void filterFinds();
    void distributionIsExported();
    void meansOfAListAreExported();
    void comparisonIsExported();
    void runsOfOtherVersionsAreNoTrials();
    void exportAsksForAKindOfFile();
    void exportWritesTheRunThatWasAskedFor();
    void fileThatCannotBeWrittenIsSaid();
    void everyColumnSorts();
    void pictureFollowsTheScores();
    void emptyListSaysSo();

private:
    void draw(int playouts = 500) const;
    void compare(int runs, double playouts) const;
    void waitForComparison() const;
    void search(std::uint64_t playouts = 50) const;
    ConvergenceModel* curves() const {
        return qobject_cast<ConvergenceModel*>(find<QTableView>("convergenceTable")->model());
    }
    RunStore* store() const { return window()->session()->runKeeper()->store(); }
    std::vector<KeptRun> kept(RunKind kind) const;
    void put(const QString& id, const QString& name = {}) const;
    KeptRunsDialog* openList() const;
    void openListForKeys() const;
    QTableView* list() const { return find<QTableView>("keptRuns"); }
    QString text(int row, int column) const {
        return list()->model()->index(row, column).data().toString();
    }
    QString message() const { return find<QLabel>("keptRunsMessage")->text(); }
    void exportTo(const QString& path) const; ///< The chosen run.
    /// The content of the file that the chosen run is written to; empty if it is not.
    QString exported(const QString& name) const;
};

void TestKeptRuns::draw(int playouts) const {
    find<QSpinBox>("distributionPlayouts")->setValue(playouts);
    find<QPushButton>("distributionStart")->click();
    TRY_VERIFY(find<QPushButton>("distributionStart")->text() == "Start");
}

void TestKeptRuns::compare(int runs, double playouts) const {
    chooseNestedPair(window(), runs, playouts);
    find<QPushButton>("comparisonStart")->click();
}

void TestKeptRuns::waitForComparison() const {
    TRY_VERIFY(find<QPushButton>("comparisonStart")->text() == "Start");
}

/// On the board of the game; without playouts it goes on.
void TestKeptRuns::search(std::uint64_t playouts) const {
    SearchRequest request;
    request.start = window()->document()->start();
    request.solver = find_solver("sp-mcts");
    if (playouts > 0)
        request.budget.playouts = playouts;
    SearchRunner* runner = window()->session()->searchRunner();
    runner->start(request, {});
    if (playouts > 0)
        TRY_VERIFY(!runner->isRunning());
    else
        TRY_VERIFY(window()->session()->runLog()->liveLog());
}

std::vector<KeptRun> TestKeptRuns::kept(RunKind kind) const {
    std::vector<KeptRun> runs = store()->runs();
    std::erase_if(runs, [kind](const KeptRun& run) { return run.summary.kind != kind; });
    return runs;
}

/// A run that was kept some time ago.
void TestKeptRuns::put(const QString& id, const QString& name) const {
    QVERIFY(store()->keep(someRun(id)));
    if (!name.isEmpty())
        QVERIFY(store()->rename(id, name));
}

/// Its model is watched as long as it is open.
KeptRunsDialog* TestKeptRuns::openList() const {
    action("keptRuns")->trigger();
    auto* dialog = find<KeptRunsDialog>("keptRunsDialog");
    new QAbstractItemModelTester(dialog->findChild<KeptRunsModel*>(), dialog);
    return dialog;
}

/// Keys go to the list once its window has them.
void TestKeptRuns::openListForKeys() const {
    KeptRunsDialog* dialog = openList();
    settle();
    dialog->activateWindow();
    TRY_VERIFY(list()->hasFocus());
}

void TestKeptRuns::exportTo(const QString& path) const {
    find<QPushButton>("exportKeptRun")->click();
    auto* dialog = find<QFileDialog>("exportRunDialog");
    emit dialog->fileSelected(path);
    delete dialog;
}

QString TestKeptRuns::exported(const QString& name) const {
    const QString path = m_store->filePath(name);
    exportTo(path);
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

void TestKeptRuns::runsThatEndedAreListed() {
    start("standard:3");
    draw();
    compare(3, 50);
    waitForComparison();
    openList();
    QCOMPARE(list()->model()->rowCount(), 3);
    QCOMPARE(message(), "3 runs");
    QCOMPARE(text(0, KeptRunsModel::Kind), "Comparison");
    QCOMPARE(text(0, KeptRunsModel::Name), "–");
    QCOMPARE(text(0, KeptRunsModel::Boards), "Standard board 3");
    QVERIFY(text(0, KeptRunsModel::Searchers).contains("level=1"));
    QCOMPARE(text(0, KeptRunsModel::Count), "6");
    QCOMPARE(text(1, KeptRunsModel::Kind), "Convergence"); // on the board of the game
    QCOMPARE(text(1, KeptRunsModel::Count), "6");
    QCOMPARE(text(2, KeptRunsModel::Kind), "Distribution");
    QCOMPARE(text(2, KeptRunsModel::Boards), "Standard board 3");
    QCOMPARE(text(2, KeptRunsModel::Searchers), "Random, Tabu color random");
    QCOMPARE(text(2, KeptRunsModel::Count), "1000");
    QVERIFY(text(2, KeptRunsModel::Mean).toDouble() > 0);
    const QString facts =
        list()->model()->index(0, KeptRunsModel::Kind).data(Qt::ToolTipRole).toString();
    QVERIFY2(facts.contains("50 playouts") && facts.contains("Seed "), qPrintable(facts));
}

void TestKeptRuns::stoppedRunsAreListed() {
    start();
    compare(1000, 200);
    const auto* runner = window()->session()->comparisonRunner();
    TRY_VERIFY(!runner->results().empty());
    find<QPushButton>("comparisonStart")->click();
    waitForComparison();
    QCOMPARE(kept(RunKind::Comparison).size(), std::size_t{1});
    QCOMPARE(kept(RunKind::Comparison)[0].summary.count, qint64(runner->results().size()));
}

void TestKeptRuns::runThatIsGoingOnIsKeptAtTheEnd() {
    start();
    compare(1000, 200);
    TRY_VERIFY(!window()->session()->comparisonRunner()->results().empty());
    m_host->end();
    m_host.reset();
    start();
    QCOMPARE(kept(RunKind::Comparison).size(), std::size_t{1});
}

void TestKeptRuns::distributionThatEndsWithItsGameIsKept() {
    start();
    const DistributionRunner* runner = window()->session()->distributionRunner();
    find<QSpinBox>("distributionPlayouts")
        ->setValue(find<QSpinBox>("distributionPlayouts")->maximum());
    find<QPushButton>("distributionStart")->click();
    TRY_VERIFY(!runner->histograms().empty() &&
               std::ranges::none_of(runner->histograms(), &ScoreHistogram::empty));
    QVERIFY(runner->isRunning());
    window()->document()->newGame({standard_board(4), {}}, "standard:4");
    QVERIFY(!runner->isRunning());
    QCOMPARE(kept(RunKind::Distribution).size(), std::size_t{1});
}

void TestKeptRuns::runOfAnotherWindowIsKeptApart_data() {
    QTest::addColumn<int>("theirs");
    QTest::newRow("more") << 100;
    QTest::newRow("as many") << 10;
    QTest::newRow("fewer") << 7;
}

/// Where another window has gone on with it, neither replaces the other, in later sessions too.
void TestKeptRuns::runOfAnotherWindowIsKeptApart() {
    QFETCH(const int, theirs);
    start();
    compare(3, 50);
    waitForComparison();
    auto run = store()->run(kept(RunKind::Comparison)[0].id);
    QVERIFY(run);
    auto content = decodedComparison(run->content);
    content->results.pop_back();
    run->content = encoded(*content);
    run->summary.count = theirs;
    QVERIFY(store()->keep(*run));
    for (const int runs : {5, 7}) {
        find<QSpinBox>("comparisonRuns")->setValue(runs);
        TRY_VERIFY(!find<QPushButton>("comparisonContinue")->isHidden());
        find<QPushButton>("comparisonContinue")->click();
        waitForComparison();
        const auto both = kept(RunKind::Comparison);
        QCOMPARE(both.size(), std::size_t{2});
        const KeptRun& own = both[0].id == run->id ? both[1] : both[0];
        QCOMPARE(own.summary.count, 2 * runs);
        QCOMPARE(decodedComparison(store()->run(own.id)->content)->origin.run, own.id);
        QCOMPARE(store()->run(run->id)->summary.count, theirs);
        QCOMPARE(store()->run(run->id)->content, run->content);
        quit();
        start();
    }
}

/// Opened again, either goes on as itself.
void TestKeptRuns::searchesOfAnotherWindowAreKeptApart() {
    start();
    search();
    auto run = store()->run(kept(RunKind::Convergence)[0].id);
    QVERIFY(run);
    auto content = decodedLog(run->content);
    content->gameName = "standard:7";
    run->content = encoded(*content);
    QVERIFY(store()->keep(*run));
    search();
    QCOMPARE(kept(RunKind::Convergence).size(), std::size_t{2});
    QCOMPARE(store()->run(run->id)->content, run->content);
    QCOMPARE(window()->session()->runKeeper()->open(*run, window()->document()->start()),
             QString());
    search();
    QCOMPARE(kept(RunKind::Convergence).size(), std::size_t{2});
    QCOMPARE(store()->run(run->id)->summary.count, 2);
}

/// While a comparison runs, ended searches are kept later: at the latest before they are forgotten.
void TestKeptRuns::searchesOfAGameLeftLongAgoAreKept() {
    start();
    RunLog* log = window()->session()->runLog();
    search(0);
    compare(1000, 200);
    TRY_VERIFY(window()->session()->comparisonRunner()->isRunning());
    window()->session()->searchRunner()->stop();
    TRY_VERIFY(!window()->session()->searchRunner()->isRunning());
    for (std::size_t seed = 1; seed <= RunLog::mostGames; ++seed)
        window()->document()->newGame({generate_board(seed, 4, 4, 2), {}}, "small");
    QCOMPARE(log->content().logs.size(), RunLog::mostGames);
    QVERIFY(!kept(RunKind::Convergence).empty());
}

/// The list has read them before the comparison has added to them.
void TestKeptRuns::searchesOpenedDuringAComparisonLoseNothing() {
    start();
    search();
    const auto run = store()->run(kept(RunKind::Convergence)[0].id);
    QVERIFY(run);
    compare(1000, 200);
    const RunLog* log = window()->session()->runLog();
    TRY_VERIFY(log->runs().size() > 3);
    const std::size_t count = log->runs().size();
    QCOMPARE(window()->session()->runKeeper()->open(*run, window()->document()->start()),
             QString());
    QVERIFY(log->runs().size() >= count);
    QVERIFY(store()->run(run->id)->summary.count >= static_cast<qint64>(count));
}

/// As the table has it, also where a stop has left more runs on one of them.
void TestKeptRuns::meanOfAComparisonIsOverItsBoards() {
    KeptComparison kept;
    kept.request.boards = {{standard_board(1), {}}, {standard_board(2), {}}};
    kept.request.entrants = {{find_solver("sp-mcts"), {}, {}}};
    kept.request.runs = 2;
    for (const auto& [board, run, score] : {std::tuple(0, 0, 100), {0, 1, 200}, {1, 0, 400}}) {
        Trial& trial = kept.results.emplace_back();
        trial.board = static_cast<std::size_t>(board);
        trial.run = run;
        trial.score = score;
    }
    QCOMPARE(summaryOf(kept).series[0].mean, (150 + 400) / 2.0);
    QCOMPARE(summaryOf(kept).count, 3);
}

void TestKeptRuns::comparisonThatGoesOnStaysOneRun() {
    start();
    compare(3, 50);
    waitForComparison();
    find<QSpinBox>("comparisonRuns")->setValue(5);
    find<QPushButton>("comparisonContinue")->click();
    waitForComparison();
    QCOMPARE(kept(RunKind::Comparison).size(), std::size_t{1});
    QCOMPARE(kept(RunKind::Comparison)[0].summary.count, 10);
    find<QPushButton>("comparisonStart")->click(); // anew
    waitForComparison();
    QCOMPARE(kept(RunKind::Comparison).size(), std::size_t{2});
}

void TestKeptRuns::continuedComparisonOfAnEarlierSessionStaysOneRun() {
    start();
    compare(3, 50);
    waitForComparison();
    quit();
    start();
    find<QSpinBox>("comparisonRuns")->setValue(5);
    TRY_VERIFY(!find<QPushButton>("comparisonContinue")->isHidden());
    find<QPushButton>("comparisonContinue")->click();
    waitForComparison();
    QCOMPARE(kept(RunKind::Comparison).size(), std::size_t{1});
    QCOMPARE(kept(RunKind::Comparison)[0].summary.count, 10);
}

void TestKeptRuns::distributionIsShownAgain() {
    start();
    draw();
    const auto first = window()->session()->distributionRunner()->histograms();
    draw(700);
    auto* dock = find<QDockWidget>("distributionDock");
    dock->close();
    openList();
    list()->selectRow(1);
    find<QPushButton>("openKeptRun")->click();
    QVERIFY(!dock->isHidden());
    QVERIFY(window()->session()->distributionRunner()->histograms() == first);
    QCOMPARE(find<QTableView>("distributionTable")->model()->index(0, 1).data().toString(), "500");
    QCOMPARE(find<QLabel>("distributionOrigin")->text(), "From the start");
    QCOMPARE(store()->runs().size(), std::size_t{2}); // shown is not drawn
}

/// It is drawn beside a game that it has nothing to do with, and a new game leaves it.
void TestKeptRuns::distributionOfAnotherGameIsShownByItsName() {
    start("standard:4");
    put("1f");
    openList();
    find<QPushButton>("openKeptRun")->click();
    const auto* table = find<QTableView>("distributionTable")->model();
    QCOMPARE(table->rowCount(), 2);
    QCOMPARE(table->index(0, 0).data().toString(), "Random, Standard board 3 after 12 moves");
    QCOMPARE(find<QLabel>("distributionOrigin")->text(), "From the position after 12 moves");
    window()->document()->newGame({standard_board(5), {}}, "standard:5");
    QCOMPARE(table->rowCount(), 2);
}

/// Each by its own: the game is no other board that was drawn beside it.
void TestKeptRuns::boardsOfADistributionKeepTheirNames() {
    start("standard:4");
    const KeptRun run = someRun("1f", [](const QString& id) {
        KeptDistribution kept = someDistribution(id);
        kept.origin.isHere = {false, true};
        kept.origin.boards[0] = "standard:1";
        kept.job.sources[0].position.board = standard_board(1);
        return kept;
    });
    QVERIFY(store()->keep(run));
    openList();
    find<QPushButton>("openKeptRun")->click();
    const auto* table = find<QTableView>("distributionTable")->model();
    QCOMPARE(table->index(0, 0).data().toString(), "Random, standard:1");
    QVERIFY2(table->index(1, 0).data().toString().endsWith(", Standard board 3 after 12 moves"),
             qPrintable(table->index(1, 0).data().toString()));
}

void TestKeptRuns::listOfBoardsIsShownAgain() {
    start();
    find<QLineEdit>("distributionBoards")->setText("random:1-3/6x6x3");
    draw();
    const auto first = window()->session()->distributionRunner()->byBoard();
    find<QLineEdit>("distributionBoards")->clear();
    draw(300);
    openList();
    QCOMPARE(text(1, KeptRunsModel::Kind), "Distribution");
    QCOMPARE(text(1, KeptRunsModel::Boards), "random:1-3/6x6x3");
    QCOMPARE(text(1, KeptRunsModel::Searchers), "Random, Tabu color random");
    QCOMPARE(text(1, KeptRunsModel::Count), "3000");
    list()->selectRow(1);
    find<QPushButton>("openKeptRun")->click();
    const DistributionRunner* runner = window()->session()->distributionRunner();
    QVERIFY(runner->byBoard().scores == first.scores);
    QCOMPARE(find<QLabel>("distributionOrigin")->text(), "3 boards");
    const auto* table = find<QTableView>("distributionTable")->model();
    QCOMPARE(table->columnCount(), int(BoardMeansModel::ColumnCount));
}

void TestKeptRuns::listWithoutABoardIsNotKept() {
    start();
    find<QLineEdit>("distributionBoards")->setText("standard:1-20");
    find<QSpinBox>("distributionPlayouts")->setValue(100'000'000);
    find<QPushButton>("distributionStart")->click();
    find<QPushButton>("distributionStart")->click();
    TRY_VERIFY(find<QPushButton>("distributionStart")->text() == "Start");
    QVERIFY(store()->runs().empty());
}

void TestKeptRuns::comparisonIsShownAgainAndGoesOn() {
    start();
    find<QLineEdit>("comparisonBoards")->setText("random:5-6/6x6x4");
    compare(2, 50);
    waitForComparison();
    const std::size_t count = window()->session()->comparisonRunner()->results().size();
    find<QLineEdit>("comparisonBoards")->setText("random:9/6x6x4");
    compare(1, 30);
    waitForComparison();
    openList();
    list()->selectRow(text(0, KeptRunsModel::Boards) == "random:5-6/6x6x4" ? 0 : 1);
    find<QPushButton>("openKeptRun")->click();
    QCOMPARE(window()->session()->comparisonRunner()->results().size(), count);
    QCOMPARE(find<QLineEdit>("comparisonBoards")->text(), "random:5-6/6x6x4");
    find<QSpinBox>("comparisonRuns")->setValue(3);
    find<QPushButton>("comparisonContinue")->click();
    waitForComparison();
    QCOMPARE(window()->session()->comparisonRunner()->results().size(), std::size_t{12});
    QCOMPARE(store()->runs().size(), std::size_t{2});
}

/// Its boards keep their rules, whatever those of the game are.
void TestKeptRuns::comparisonUnderOtherRulesGoesOn() {
    start();
    find<QLineEdit>("comparisonBoards")->setText("random:5-6/6x6x4");
    compare(2, 50);
    waitForComparison();
    openList();
    list()->selectRow(0);
    window()->document()->newGame({standard_board(4), {Scoring::clickomania}}, "standard:4");
    find<QPushButton>("openKeptRun")->click();
    find<QSpinBox>("comparisonRuns")->setValue(3);
    QVERIFY(!find<QPushButton>("comparisonContinue")->isHidden());
    find<QPushButton>("comparisonContinue")->click();
    waitForComparison();
    const ComparisonRunner* runner = window()->session()->comparisonRunner();
    QCOMPARE(runner->results().size(), std::size_t{12});
    QVERIFY(runner->request().boards[0].rules == Rules());
}

void TestKeptRuns::verdictIsShownAgain() {
    start();
    auto* until = find<QCheckBox>("comparisonUntil");
    find<QLineEdit>("comparisonBoards")->setText("random:5-44/6x6x4");
    until->setChecked(true);
    find<QDoubleSpinBox>("comparisonMargin")->setValue(1000);
    compare(1, 30);
    waitForComparison();
    const QString verdict = find<QLabel>("comparisonStatus")->text();
    QVERIFY2(verdict.startsWith("Decided after "), qPrintable(verdict));
    until->setChecked(false);
    find<QLineEdit>("comparisonBoards")->setText("random:9/6x6x4");
    compare(3, 30);
    waitForComparison();
    openList();
    list()->selectRow(text(0, KeptRunsModel::Boards) == "random:5-44/6x6x4" ? 0 : 1);
    find<QPushButton>("openKeptRun")->click();
    QCOMPARE(find<QLabel>("comparisonStatus")->text(), verdict);
    QVERIFY(until->isChecked());
    QCOMPARE(find<QDoubleSpinBox>("comparisonMargin")->value(), 1000.0);
    QVERIFY(find<QPushButton>("comparisonContinue")->isHidden());
}

void TestKeptRuns::searchesOnABoardAreOneRun() {
    start("standard:3");
    search();
    search(80);
    openList();
    QCOMPARE(list()->model()->rowCount(), 1);
    QCOMPARE(text(0, KeptRunsModel::Kind), "Convergence");
    QCOMPARE(text(0, KeptRunsModel::Boards), "Standard board 3");
    QCOMPARE(text(0, KeptRunsModel::Searchers), "SP-MCTS");
    QCOMPARE(text(0, KeptRunsModel::Count), "2");
    const auto& runs = window()->session()->runLog()->runs();
    QCOMPARE(text(0, KeptRunsModel::Mean),
             QString::number((runs[0].best + runs[1].best) / 2.0, 'f', 1));
    const QString facts =
        list()->model()->index(0, KeptRunsModel::Kind).data(Qt::ToolTipRole).toString();
    QVERIFY2(facts.startsWith("The longest search took "), qPrintable(facts));
}

void TestKeptRuns::clearedChartBeginsAnotherRun() {
    start();
    search();
    window()->session()->runLog()->clear();
    QCOMPARE(kept(RunKind::Convergence).size(), std::size_t{1});
    search();
    QCOMPARE(kept(RunKind::Convergence).size(), std::size_t{2});
    QCOMPARE(kept(RunKind::Convergence)[0].summary.count, 1);
}

void TestKeptRuns::chartThatIsClearedDuringAComparisonIsKept() {
    start();
    compare(1000, 200);
    TRY_VERIFY(!window()->session()->runLog()->runs().empty());
    window()->session()->runLog()->clear();
    QCOMPARE(kept(RunKind::Convergence).size(), std::size_t{1});
}

/// They have a series and a mean of their own, and the figure does not name this version.
void TestKeptRuns::searchesOfAnotherProgramAreApart() {
    start();
    search();
    quit();
    const OtherVersion other;
    start();
    search();
    QCOMPARE(curves()->rowCount(), 2);
    QVERIFY(curves()->run(0).series != curves()->run(1).series);
    const auto solver = [this](int row) {
        return curves()->index(row, ConvergenceModel::Solver).data().toString();
    };
    QCOMPARE(solver(0), "SP-MCTS");
    QCOMPARE(solver(1), "SP-MCTS (another version)");
}

void TestKeptRuns::searchesAreShownAgainWithTheirBoard() {
    start("standard:3");
    search();
    const LoggedRun first = window()->session()->runLog()->runs()[0];
    window()->session()->runLog()->clear();
    search();
    window()->document()->newGame({standard_board(4), {}}, "standard:4");
    auto* dock = find<QDockWidget>("convergenceDock");
    dock->close();
    openList();
    list()->selectRow(1);
    find<QPushButton>("openKeptRun")->click();
    QVERIFY(!dock->isHidden());
    QVERIFY(window()->document()->start().board == standard_board(3));
    QCOMPARE(window()->document()->name(), "Standard board 3");
    QCOMPARE(curves()->rowCount(), 1);
    QCOMPARE(curves()->run(0).number, first.number);
    QCOMPARE(curves()->run(0).best, first.best);
    QCOMPARE(curves()->run(0).solver, "SP-MCTS");
    QCOMPARE(kept(RunKind::Convergence).size(), std::size_t{2}); // shown is not searched
    search();
    QCOMPARE(kept(RunKind::Convergence).size(), std::size_t{2});
    QCOMPARE(store()->run(window()->session()->runLog()->content().logs.front().run)->summary.count,
             2); // it went on
    QVERIFY(curves()->run(0).number > first.number);
}

void TestKeptRuns::searchesOfAnEarlierSessionGoOn() {
    start();
    search();
    quit();
    start();
    search();
    QCOMPARE(kept(RunKind::Convergence).size(), std::size_t{1});
    QCOMPARE(kept(RunKind::Convergence)[0].summary.count, 2);
}

void TestKeptRuns::searchThatRunsIsKeptAndNotReplaced() {
    start();
    search();
    search(0);
    openList();
    find<QPushButton>("openKeptRun")->click();
    QCOMPARE(message(), "A search on this board is running; stop it first.");
    QVERIFY(window()->session()->runLog()->liveLog());
    m_host->end();
    m_host.reset();
    start();
    QCOMPARE(kept(RunKind::Convergence).size(), std::size_t{1});
    QCOMPARE(kept(RunKind::Convergence)[0].summary.count, 2);
}

void TestKeptRuns::searchesAreExported() {
    start();
    search();
    openList();
    const QString csv = exported("curves.csv");
    QVERIFY(csv.startsWith("run,solver,seed,seconds,playouts,score\n"));
    const LoggedRun& run = window()->session()->runLog()->runs()[0];
    QVERIFY2(csv.contains(QString("%1,SP-MCTS,0,").arg(run.number)), qPrintable(csv));
    QVERIFY2(csv.endsWith(QString(",%1,%2\n").arg(run.playouts).arg(run.best)), qPrintable(csv));
    find<QPushButton>("exportKeptRun")->click();
    auto* dialog = find<QFileDialog>("exportRunDialog");
    QCOMPARE(dialog->nameFilters(), QStringList{"Comma-separated values (*.csv)"});
}

void TestKeptRuns::whatRunsIsNotReplaced() {
    start();
    compare(2, 50);
    waitForComparison();
    compare(1000, 200);
    openList();
    find<QPushButton>("openKeptRun")->click();
    QCOMPARE(message(), "A comparison is running; stop it first.");
    QVERIFY(find<KeptRunsDialog>("keptRunsDialog")->isVisible());
    QVERIFY(window()->session()->comparisonRunner()->isRunning());
}

void TestKeptRuns::damagedRunIsSaid() {
    start();
    put("1f");
    runStatements(path(), {"UPDATE run SET content = x'00'"});
    openList();
    find<QPushButton>("openKeptRun")->click();
    QCOMPARE(message(), "This kept run is damaged.");
    QVERIFY(exported("damaged.csv").isEmpty());
    QCOMPARE(message(), "damaged.csv cannot be written: the kept run is damaged");
    runStatements(path(), {"DELETE FROM run"}); // another window
    find<QPushButton>("openKeptRun")->click();
    QCOMPARE(message(), "This run is no longer kept.");
}

void TestKeptRuns::runIsRenamed() {
    start();
    put("1f");
    openListForKeys();
    QTest::keyClick(list(), Qt::Key_F2);
    auto* editor = list()->findChild<QLineEdit*>();
    QVERIFY(editor);
    QTest::keyClicks(editor, "  Figure   2 ");
    QTest::keyClick(editor, Qt::Key_Return);
    TRY_COMPARE(text(0, KeptRunsModel::Name), "Figure 2");
    QVERIFY(find<KeptRunsDialog>("keptRunsDialog")->isVisible()); // Enter was the editor's
    QCOMPARE(store()->run("1f")->name, "Figure 2");
    find<QPushButton>("renameKeptRun")->click();
    editor = list()->findChild<QLineEdit*>();
    QVERIFY(editor);
    QCOMPARE(editor->text(), "Figure 2");
    editor->clear();
    QTest::keyClick(editor, Qt::Key_Return);
    TRY_COMPARE(text(0, KeptRunsModel::Name), "–");
}

void TestKeptRuns::deletedRunsAreBroughtBack() {
    start();
    put("1f", "First");
    put("2f", "Second");
    openList();
    auto* undo = find<QPushButton>("undoKeptRun");
    QVERIFY(undo->isHidden());
    find<QPushButton>("deleteKeptRun")->click();
    find<QPushButton>("deleteKeptRun")->click();
    QCOMPARE(list()->model()->rowCount(), 0);
    QVERIFY(message().startsWith("The run was deleted."));
    QVERIFY(!find<QPushButton>("openKeptRun")->isEnabled());
    undo->click();
    undo->click();
    QVERIFY(undo->isHidden());
    QCOMPARE(list()->model()->rowCount(), 2);
    QCOMPARE(store()->run("1f")->name, "First");
    QCOMPARE(store()->run("2f")->name, "Second");
    QCOMPARE(store()->run("2f")->content, someRun("2f").content);
}

void TestKeptRuns::deletingByKeysGoesOn() {
    start();
    for (const char* id : {"1f", "2f", "3f"})
        put(id);
    openListForKeys();
    list()->selectRow(1);
    QTest::keyClick(list(), Qt::Key_Delete);
    QCOMPARE(list()->currentIndex().row(), 1);
    QTest::keyClick(list(), Qt::Key_Delete);
    QCOMPARE(list()->model()->rowCount(), 1);
    QTest::keySequence(list(), QKeySequence::Undo);
    QCOMPARE(list()->model()->rowCount(), 2);
    QVERIFY(list()->hasFocus());
}

void TestKeptRuns::filterFinds_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("rows");
    QTest::newRow("name") << "paper" << 1;
    QTest::newRow("board") << "board 3" << 2;
    QTest::newRow("solver") << "tabu" << 2;
    QTest::newRow("date") << "2026" << 2;
    QTest::newRow("kind") << "distribution" << 2;
    QTest::newRow("nothing") << "no such run" << 0;
}

void TestKeptRuns::filterFinds() {
    QFETCH(const QString, text);
    QFETCH(const int, rows);
    start();
    put("1f", "Paper");
    put("2f", "Other");
    openList();
    find<QLineEdit>("keptRunsFilter")->setText(text);
    QCOMPARE(list()->model()->rowCount(), rows);
    QCOMPARE(message(), rows == 2 ? QString("2 runs") : QString("%1 of 2 runs").arg(rows));
    QCOMPARE(find<QPushButton>("openKeptRun")->isEnabled(), rows > 0);
}

void TestKeptRuns::distributionIsExported() {
    start();
    put("1f");
    openList();
    QCOMPARE(exported("scores.csv"), "from,to,Random,Tabu color random recompute=1\n"
                                     "100,101,3,0\n104,105,1,0\n110,111,0,4\n");
    QVERIFY2(message().startsWith("Saved as "), qPrintable(message()));
}

void TestKeptRuns::meansOfAListAreExported() {
    start();
    QVERIFY(store()->keep(someRun("1f", someList)));
    openList();
    QCOMPARE(exported("means.csv"), QString::fromStdString(csv_text(someList("1f").byBoard)));
}

void TestKeptRuns::comparisonIsExported() {
    start();
    find<QLineEdit>("comparisonBoards")->setText("random:5-6/6x6x4");
    compare(2, 50);
    waitForComparison();
    openList();
    const QString table = exported("runs.csv");
    QVERIFY(table.startsWith("solver,board,run,seed,score"));
    QCOMPARE(table.count('\n'), 9);
    QCOMPARE(exported("runs.jsonl").count('\n'), 9);
    const auto trials = readTrials(m_store->filePath("runs.jsonl"));
    QVERIFY(trials);
    QCOMPARE(trials->trials.size(), std::size_t{8});
    QVERIFY(trials->request.board_names ==
            (std::vector<std::string>{"random:5/6x6x4", "random:6/6x6x4"}));
}

void TestKeptRuns::runsOfOtherVersionsAreNoTrials() {
    start();
    compare(2, 50);
    waitForComparison();
    quit();
    const OtherVersion other;
    start();
    openList();
    QVERIFY(exported("runs.jsonl").isEmpty());
    QVERIFY2(message().contains("another version"), qPrintable(message()));
    QVERIFY(!exported("runs.csv").isEmpty());
}

void TestKeptRuns::exportAsksForAKindOfFile() {
    start();
    put("1f");
    openList();
    find<QPushButton>("exportKeptRun")->click();
    auto* dialog = find<QFileDialog>("exportRunDialog");
    QCOMPARE(dialog->nameFilters(), QStringList{"Comma-separated values (*.csv)"});
    QCOMPARE(dialog->defaultSuffix(), "csv");
    delete dialog;
    find<KeptRunsDialog>("keptRunsDialog")->reject();
    settle();
    compare(1, 30);
    waitForComparison();
    openList();
    find<QPushButton>("exportKeptRun")->click();
    dialog = find<QFileDialog>("exportRunDialog");
    QCOMPARE(dialog->defaultSuffix(), "jsonl");
    emit dialog->filterSelected("Comma-separated values (*.csv)");
    QCOMPARE(dialog->defaultSuffix(), "csv");
}

/// Also if another run ends while the path is asked for. The list stays at the run that is chosen.
void TestKeptRuns::exportWritesTheRunThatWasAskedFor() {
    start();
    put("1f", "Alpha");
    QVERIFY(store()->keep(someRun("2f", someList)) && store()->rename("2f", "Beta"));
    openList();
    list()->selectRow(1);
    const QString name = text(1, KeptRunsModel::Name);
    const QString expected = exported("expected.csv");
    QVERIFY(!expected.isEmpty());
    find<QPushButton>("exportKeptRun")->click();
    auto* dialog = find<QFileDialog>("exportRunDialog");
    put("3f", "Gamma");
    QCOMPARE(list()->model()->rowCount(), 3);
    QCOMPARE(list()->currentIndex().siblingAtColumn(KeptRunsModel::Name).data().toString(), name);
    list()->selectRow(0);
    const QString path = m_store->filePath("asked.csv");
    emit dialog->fileSelected(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()), expected);
}

void TestKeptRuns::fileThatCannotBeWrittenIsSaid() {
    start();
    put("1f");
    openList();
    exportTo(m_store->filePath("none/scores.csv"));
    QVERIFY2(message().startsWith("scores.csv cannot be written: "), qPrintable(message()));
}

void TestKeptRuns::everyColumnSorts() {
    start();
    put("1f", "Alpha");
    KeptRun other = someRun("2f");
    other.summary.kind = RunKind::Comparison;
    other.summary.boards = QStringList{"standard:12"};
    other.summary.series = {{"sp-mcts", 50, {100}}};
    other.summary.count = 3;
    other.endedAt = other.endedAt.addDays(-1);
    QVERIFY(store()->keep(other) && store()->rename("2f", "beta"));
    openList();
    const QStringList first{"Comparison",
                            "Alpha",
                            "Standard board 3 after 12 moves",
                            "Random, Tabu color random recompute=1",
                            "3",
                            "50.0",
                            QLocale().toString(momentHere(other.endedAt), QLocale::ShortFormat)};
    for (int column = 0; column < KeptRunsModel::ColumnCount; ++column) {
        list()->sortByColumn(column, Qt::AscendingOrder);
        QCOMPARE(text(0, column), first[column]);
        list()->sortByColumn(column, Qt::DescendingOrder);
        QVERIFY(text(0, column) != first[column]);
    }
}

/// Something is drawn, and other scores look different; the selection leaves it as it is.
void TestKeptRuns::pictureFollowsTheScores() {
    start();
    put("1f");
    KeptRun other = someRun("2f");
    other.summary.series = {{"random", 50, {100, 50, 10}}};
    QVERIFY(store()->keep(other));
    openList();
    const auto picture = [this](int row, QIcon::Mode mode = QIcon::Normal) {
        const auto icon = list()->model()->index(row, KeptRunsModel::Kind).data(Qt::DecorationRole);
        return icon.value<QIcon>().pixmap(list()->iconSize(), mode).toImage();
    };
    QVERIFY(picture(0) != picture(1));
    QCOMPARE(picture(0, QIcon::Selected), picture(0));
    for (int row = 0; row < 2; ++row) {
        QImage empty = picture(row);
        empty.fill(empty.pixelColor(0, 0));
        QVERIFY(picture(row) != empty);
    }
}

void TestKeptRuns::emptyListSaysSo() {
    start();
    openList();
    QVERIFY2(message().startsWith("No run is kept yet"), qPrintable(message()));
    for (const char* button : {"openKeptRun", "renameKeptRun", "exportKeptRun", "deleteKeptRun"})
        QVERIFY(!find<QPushButton>(button)->isEnabled());
}

SAMEGAME_TEST(TestKeptRuns, QApplication)
#include "tst_keptruns.moc"
