#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "app/gui/basics/columntable.h"
#include "app/gui/charts/chartframe.h"
#include "app/gui/research/convergencemodel.h"
#include "app/gui/research/convergencepanel.h"
#include "app/gui/session/keptlogs.h"
#include "app/gui/session/runlog.h"
#include "engine/formats/board_library.h"
#include "engine/solvers/solver_registry.h"
#include "tests/gui/panelfixture.h"
#include "tests/gui/patience.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The log of searches, its table, and the panel that draws it.
class TestConvergence : public QObject, protected PanelFixture<ConvergencePanel> {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup();

    void runIsLoggedWhileItSearches();
    void nodesAreToldWhereThereAreNoPlayouts();
    void scoresAreThoseOfTheWholeGame();
    void optionsThatDifferAreNamed();
    void replacedRunIsStopped();
    void otherGameHasAnotherLog();
    void searchOfAnotherBoardIsNotLogged();
    void comparisonRunsBelongToTheirBoard();
    void eachEndIsTold_data();
    void eachEndIsTold();
    void clearKeepsTheLiveRun();
    void oldestRunsAreForgotten();
    void uncheckedRunsAreNotDrawn();
    void newestRunsAreDrawn();
    void checkMarksTellWhatIsDrawn();
    void runWithoutPlayoutsIsNotDrawnAgainstThem();
    void shortRunIsSeen_data();
    void shortRunIsSeen();
    void seriesKeepTheirLooks();
    void runsAreFoundByTheMouse_data();
    void runsAreFoundByTheMouse();
    void titleNamesTheAxis();
    void scalesAreRemembered();
    void pointsAreExported();
    void meanIsOfTheSameRunsEverywhere();
    void noMeanWithoutTwoRunsTogether();
    void meansAreDrawnAndExported();
    void selectionEndsWithTheRuns();
    void clearButtonForgets();

private:
    SearchRequest request(std::optional<std::uint64_t> playouts) const;
    void search(std::uint64_t playouts) const;
    void addComparisonRun(std::vector<ScorePoint> curve, int board = 1,
                          StopReason stop = StopReason::budget_spent) const;
    ConvergenceChart* chart() const { return find<ConvergenceChart>("convergenceChart"); }
    int drawnRuns() const;

    std::unique_ptr<SearchRunner> m_runner;
    std::unique_ptr<RunLog> m_log;
};

void TestConvergence::init() {
    begin();
    m_runner = std::make_unique<SearchRunner>();
    m_log = std::make_unique<RunLog>(m_document.get(), m_runner.get());
    connect(m_document.get(), &GameDocument::positionChanged, m_log.get(), &RunLog::follow);
    m_panel = std::make_unique<ConvergencePanel>(m_log.get());
    show("convergenceTable", {800, 300});
}

void TestConvergence::cleanup() {
    m_panel.reset();
    m_log.reset();
    m_runner.reset();
}

SearchRequest TestConvergence::request(std::optional<std::uint64_t> playouts) const {
    SearchRequest request;
    request.start.board = m_document->board();
    request.start.rules = m_document->start().rules;
    request.solver = find_solver("sp-mcts");
    request.budget.playouts = playouts;
    request.seed = 1;
    return request;
}

void TestConvergence::search(std::uint64_t playouts) const {
    m_runner->start(request(playouts), m_document->line());
    TRY_VERIFY(!m_runner->isRunning());
}

void TestConvergence::addComparisonRun(std::vector<ScorePoint> curve, int board,
                                       StopReason stop) const {
    ComparisonRequest request;
    request.entrants = {{find_solver("nested-monte-carlo"), {}}};
    request.boards = {{standard_board(board), {}}};
    Trial result;
    result.seed = 3;
    result.stop = stop;
    result.score = curve.back().score;
    result.seconds = 2 * curve.back().seconds;
    result.playouts = 2 * curve.back().playouts;
    result.curve = std::move(curve);
    m_log->addComparisonRun(request, result);
}

int TestConvergence::drawnRuns() const {
    const QString said = chart()->accessibleDescription();
    return said.isEmpty() ? 0 : static_cast<int>(said.count("; ")) + 1;
}

void TestConvergence::runIsLoggedWhileItSearches() {
    QSignalSpy changed(m_log.get(), &RunLog::runChanged);
    m_runner->start(request(std::nullopt), {});
    QVERIFY(m_log->runs().empty()); // until there is a line
    TRY_VERIFY(changed.count() >= 2);
    QCOMPARE(m_log->runs().size(), std::size_t{1});
    const LoggedRun& run = m_log->runs().front();
    QVERIFY(!run.stop);
    QVERIFY(!run.curve.empty());
    QCOMPARE(run.curve.back().score, run.best);
    QCOMPARE(run.solver, "SP-MCTS");
    QCOMPARE(run.seed, quint64{1});
    m_runner->stop();
    TRY_VERIFY(m_log->runs().front().stop);
    QCOMPARE(*m_log->runs().front().stop, StopReason::stop_requested);
    QCOMPARE(m_log->runs().front().playouts, m_runner->snapshot().playouts);
}

void TestConvergence::nodesAreToldWhereThereAreNoPlayouts() {
    SearchRequest exact = request(std::nullopt);
    exact.solver = find_solver("branch-and-bound");
    exact.budget = {};
    exact.budget.nodes = 500;
    m_runner->start(exact, m_document->line());
    TRY_VERIFY(!m_runner->isRunning());
    const ConvergenceModel model(m_log.get());
    const auto told = [&model](ConvergenceModel::Column column, int role) {
        return model.index(0, column).data(role).toString();
    };
    QCOMPARE(told(ConvergenceModel::Playouts, Qt::DisplayRole), QString::fromUtf8("–"));
    QCOMPARE(told(ConvergenceModel::Playouts, csvRole), QString());
    QCOMPARE(told(ConvergenceModel::Nodes, csvRole), QString::number(m_runner->snapshot().nodes));
}

void TestConvergence::scoresAreThoseOfTheWholeGame() {
    for (int i = 0; i < 10; ++i)
        m_document->play(legal_moves(m_document->board())[0].cell);
    search(300);
    const LoggedRun& run = m_log->runs().front();
    QCOMPARE(run.movesBefore, 10);
    QCOMPARE(run.best, m_document->score() + m_runner->snapshot().best.score);
    QCOMPARE(run.curve.back().score, run.best);
    QCOMPARE(*run.stop, StopReason::budget_spent);
}

void TestConvergence::optionsThatDifferAreNamed() {
    SearchRequest other = request(50);
    other.options["policy"] = std::string("random");
    other.threads = 2;
    m_runner->start(other, {});
    TRY_VERIFY(!m_runner->isRunning());
    QCOMPARE(m_log->runs().front().solver, "SP-MCTS policy=Random");
    QCOMPARE(m_log->runs().front().threads, 2);
}

void TestConvergence::replacedRunIsStopped() {
    m_runner->start(request(std::nullopt), {});
    TRY_COMPARE(m_log->runs().size(), std::size_t{1});
    search(50);
    QCOMPARE(m_log->runs().size(), std::size_t{2});
    QCOMPARE(*m_log->runs()[0].stop, StopReason::budget_spent);
    QCOMPARE(*m_log->runs()[1].stop, StopReason::stop_requested);
}

void TestConvergence::otherGameHasAnotherLog() {
    search(50);
    search(50);
    m_document->newGame({standard_board(2), {}}, "2");
    QVERIFY(m_log->runs().empty());
    search(50);
    QCOMPARE(m_log->runs().size(), std::size_t{1});
    m_document->undoStack()->undo();
    QCOMPARE(m_log->runs().size(), std::size_t{2});
}

void TestConvergence::searchOfAnotherBoardIsNotLogged() {
    SearchRequest other = request(50);
    other.start.board = standard_board(7);
    m_runner->start(other, {});
    TRY_VERIFY(!m_runner->isRunning());
    QVERIFY(m_log->runs().empty());
}

void TestConvergence::comparisonRunsBelongToTheirBoard() {
    addComparisonRun({{0.1, 10, 500}, {1, 100, 900}});
    addComparisonRun({{0.1, 10, 500}}, 2);
    QCOMPARE(m_log->runs().size(), std::size_t{1});
    QVERIFY(m_log->runs().front().isComparison);
    QCOMPARE(m_log->runs().front().best, 900);
    m_document->newGame({standard_board(2), {}}, "2");
    QCOMPARE(m_log->runs().size(), std::size_t{1});
    QCOMPARE(m_log->runs().front().best, 500);
}

void TestConvergence::eachEndIsTold_data() {
    QTest::addColumn<StopReason>("stop");
    QTest::addColumn<QString>("told");
    const auto row = [](StopReason stop, const char* told) { QTest::newRow(told) << stop << told; };
    row(StopReason::budget_spent, "budget spent");
    row(StopReason::stop_requested, "stopped");
    row(StopReason::proven_optimal, "proven optimal");
    row(StopReason::memory_full, "memory full");
    row(StopReason::nothing_left, "nothing left to do");
}

void TestConvergence::eachEndIsTold() {
    QFETCH(const StopReason, stop);
    addComparisonRun({{0.1, 10, 500}}, 1, stop);
    const auto* model = find<QTableView>("convergenceTable")->model();
    QTEST(model->index(0, ConvergenceModel::End).data().toString(), "told");
}

void TestConvergence::clearKeepsTheLiveRun() {
    search(50);
    m_runner->start(request(std::nullopt), {});
    TRY_COMPARE(m_log->runs().size(), std::size_t{2});
    m_log->clear();
    QCOMPARE(m_log->runs().size(), std::size_t{1});
    QVERIFY(!m_log->runs().front().stop);
}

void TestConvergence::oldestRunsAreForgotten() {
    for (int i = 1; i <= 205; ++i)
        addComparisonRun({{0.1, 10, i}});
    QCOMPARE(m_log->runs().size(), RunLog::mostRuns);
    QCOMPARE(m_log->runs().front().best, 205);
    QCOMPARE(m_log->runs().back().best, 6);
}

void TestConvergence::uncheckedRunsAreNotDrawn() {
    addComparisonRun({{0.1, 10, 500}});
    addComparisonRun({{0.1, 10, 600}});
    TRY_COMPARE(drawnRuns(), 2);
    auto* model = find<QTableView>("convergenceTable")->model();
    QVERIFY(model->setData(model->index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
    TRY_COMPARE(drawnRuns(), 1);
    QVERIFY(chart()->accessibleDescription().contains("500"));
    addComparisonRun({{0.1, 10, 700}});
    QCOMPARE(model->index(1, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    model->setData(model->index(1, 0), Qt::Checked, Qt::CheckStateRole);
    TRY_COMPARE(drawnRuns(), 3);
}

void TestConvergence::newestRunsAreDrawn() {
    for (int i = 1; i <= 40; ++i)
        addComparisonRun({{0.1, 10, 1000 + i}});
    TRY_COMPARE(drawnRuns(), ConvergenceModel::mostDrawn);
    QVERIFY(chart()->accessibleDescription().contains("1040"));
    QVERIFY(!chart()->accessibleDescription().contains("1008"));
}

/// Also of those that there is no room for.
void TestConvergence::checkMarksTellWhatIsDrawn() {
    for (int i = 1; i <= 40; ++i)
        addComparisonRun({{0.1, 10, 1000 + i}});
    auto* model = find<QTableView>("convergenceTable")->model();
    const QAbstractItemModelTester tester(model);
    const auto check = [&] {
        TRY_COMPARE(drawnRuns(), ConvergenceModel::mostDrawn);
        const QString drawn = chart()->accessibleDescription();
        for (int row = 0; row < model->rowCount(); ++row) {
            const QString headline = tr("Run %1,").arg(m_log->runs()[std::size_t(row)].number);
            QCOMPARE(model->index(row, 0).data(Qt::CheckStateRole).toInt() == Qt::Checked,
                     ("; " + drawn).contains("; " + headline));
        }
    };
    check();
    QCOMPARE(model->index(39, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    QVERIFY(model->setData(model->index(39, 0), Qt::Checked, Qt::CheckStateRole));
    TRY_VERIFY(chart()->accessibleDescription().contains(": 1001 after"));
    check(); // another one went
    QVERIFY(model->setData(model->index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
    TRY_VERIFY(!chart()->accessibleDescription().contains(": 1040 after"));
    check(); // another one came
}

void TestConvergence::runWithoutPlayoutsIsNotDrawnAgainstThem() {
    SearchRequest exact = request(std::nullopt);
    exact.solver = find_solver("branch-and-bound");
    exact.budget = {};
    exact.budget.nodes = 500;
    m_runner->start(exact, m_document->line());
    TRY_VERIFY(!m_runner->isRunning());
    search(50);
    const auto* model = find<QTableView>("convergenceTable")->model();
    const QModelIndex index = model->index(1, 0);
    TRY_COMPARE(drawnRuns(), 2);
    QCOMPARE(index.data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    find<QComboBox>("convergenceUnit")->setCurrentIndex(1);
    TRY_COMPARE(drawnRuns(), 1);
    QVERIFY(!index.data(Qt::CheckStateRole).isValid()); // nothing that could be checked
    QVERIFY(!(index.flags() & Qt::ItemIsUserCheckable));
    QVERIFY(index.data(Qt::ToolTipRole).toString().contains("no playouts"));
    find<QComboBox>("convergenceUnit")->setCurrentIndex(0);
    TRY_COMPARE(drawnRuns(), 2);
}

void TestConvergence::shortRunIsSeen_data() {
    QTest::addColumn<bool>("isLogarithmic");
    QTest::newRow("linear") << false;
    QTest::newRow("logarithmic") << true;
}

/// One that takes no width of the chart, and one that went the way of another.
void TestConvergence::shortRunIsSeen() {
    QFETCH(const bool, isLogarithmic);
    find<QCheckBox>("convergenceLogarithmic")->setChecked(isLogarithmic);
    addComparisonRun({{0.5, 10, 0}, {50, 100000, 2000}});
    addComparisonRun({{0.00001, 1, 1000}}); // to its end in 0.02 ms
    const int brief = m_log->runs()[0].number;
    TRY_COMPARE(drawnRuns(), 2);
    const QImage with = chart()->grab().toImage();
    QPoint place(-1, -1);
    for (int y = 0; y < chart()->height() && place.x() < 0; ++y)
        for (int x = 0; x < chart()->width() && place.x() < 0; ++x)
            if (chart()->runAt({x, y}) == brief)
                place = {x, y};
    QVERIFY(place.x() >= 0);
    auto* model = find<QTableView>("convergenceTable")->model();
    QVERIFY(model->setData(model->index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
    addComparisonRun({{0.00001, 1, 1000}});
    QVERIFY(model->setData(model->index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
    TRY_COMPARE(drawnRuns(), 1);
    QVERIFY(chart()->grab().toImage() != with);
}

/// Whatever else is drawn, forgotten, or comes back in another session.
void TestConvergence::seriesKeepTheirLooks() {
    search(50);
    addComparisonRun({{0.1, 10, 500}});
    const auto seriesOf = [](const RunLog& log, const QString& solver) {
        for (const LoggedRun& run : log.runs())
            if (run.solver.startsWith(solver))
                return run.series;
        return -1;
    };
    QCOMPARE(seriesOf(*m_log, "SP-MCTS"), 0);
    QCOMPARE(seriesOf(*m_log, "Nested"), 1);
    for (std::size_t i = 0; i < RunLog::mostRuns; ++i) // the first is forgotten
        addComparisonRun({{0.1, 10, 500}});
    QCOMPARE(seriesOf(*m_log, "SP-MCTS"), -1);
    QCOMPARE(seriesOf(*m_log, "Nested"), 1);
    search(50); // takes what is free
    QCOMPARE(seriesOf(*m_log, "SP-MCTS"), 0);
    const auto kept = decodedRuns(encoded(m_log->content()));
    QVERIFY(kept);
    RunLog next(m_document.get(), m_runner.get());
    next.takeOver(*kept);
    QCOMPARE(seriesOf(next, "SP-MCTS"), 0);
    QCOMPARE(seriesOf(next, "Nested"), 1);
    RunLog::Content older = *kept; // of a version that did not keep it
    for (LoggedRun& run : older.logs.front().runs)
        run.series = -1;
    next.takeOver(older);
    QCOMPARE(seriesOf(next, "Nested"), 0); // the oldest that is left
    QCOMPARE(seriesOf(next, "SP-MCTS"), 1);
}

void TestConvergence::runsAreFoundByTheMouse_data() {
    QTest::addColumn<bool>("isLogarithmic");
    QTest::newRow("linear") << false;
    QTest::newRow("logarithmic") << true;
}

void TestConvergence::runsAreFoundByTheMouse() {
    QFETCH(const bool, isLogarithmic);
    find<QCheckBox>("convergenceLogarithmic")->setChecked(isLogarithmic);
    addComparisonRun({{0.1, 10, 0}, {0.3, 100, 1000}});
    addComparisonRun({{0.1, 10, 0}, {0.3, 100, 2000}});
    const int upper = m_log->runs()[0].number;
    const int lower = m_log->runs()[1].number;
    TRY_COMPARE(drawnRuns(), 2);
    // Down a line on the right, where both have come to their best.
    QList<int> met;
    for (int y = 0; y < chart()->height(); ++y) {
        const auto number = chart()->runAt(QPoint(3 * chart()->width() / 4, y));
        if (number && (met.isEmpty() || met.back() != *number))
            met << *number;
    }
    QCOMPARE(met, (QList<int>{upper, lower}));
}

/// Files are headed by it.
void TestConvergence::titleNamesTheAxis() {
    QCOMPARE(chart()->accessibleName(), "Best score of each run against time");
    find<QComboBox>("convergenceUnit")->setCurrentIndex(1);
    QCOMPARE(chart()->accessibleName(), "Best score of each run against playouts");
    const QString path = m_folder.filePath("playouts.svg");
    QCOMPARE(m_panel->findChild<ChartFrame*>()->fileExport()->write(path), QString());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray svg = file.readAll();
    QVERIFY(svg.contains(">Best score of each run against playouts</text>"));
    QVERIFY(svg.contains(">Playouts</text>"));
    QVERIFY(!svg.contains("against time"));
}

void TestConvergence::scalesAreRemembered() {
    find<QComboBox>("convergenceUnit")->setCurrentIndex(1);
    find<QCheckBox>("convergenceLogarithmic")->setChecked(false);
    connect(m_document.get(), &GameDocument::positionChanged, m_log.get(), &RunLog::follow);
    m_panel = std::make_unique<ConvergencePanel>(m_log.get());
    QCOMPARE(find<QComboBox>("convergenceUnit")->currentText(), "Playouts");
    QVERIFY(!find<QCheckBox>("convergenceLogarithmic")->isChecked());
}

void TestConvergence::pointsAreExported() {
    addComparisonRun({{0.25, 10, 500}, {1.5, 100, 900}});
    const auto exported = [&](const QString& table) {
        const QString path = m_folder.filePath("points.csv");
        const QString error = m_panel->findChild<ChartExport*>()->write(path, table);
        QFile file(path);
        file.open(QIODevice::ReadOnly);
        return error + QString::fromUtf8(file.readAll());
    };
    const LoggedRun& run = m_log->runs().front();
    const QString begin = QString("%1,%2,3,").arg(run.number).arg(run.solver);
    QCOMPARE(exported("points"), "run,solver,seed,seconds,playouts,score\n" + begin +
                                     "0.25,10,500\n" + begin + "1.5,100,900\n" + begin +
                                     "3,200,900\n");
    const QString csv = exported({});
    QVERIFY(csv.startsWith("Run,Solver,Best,"));
    QVERIFY2(csv.section('\n', 1, 1).contains(" (comparison),900,3,200,"), qPrintable(csv));
    QCOMPARE(csv.count('\n'), 2); // one table in a file
}

void TestConvergence::meanIsOfTheSameRunsEverywhere() {
    const QList<QPointF> first{{1, 10}, {3, 10}, {3, 20}, {10, 20}};
    const QList<QPointF> second{{2, 0}, {5, 0}, {5, 40}, {8, 40}};
    const MeanCurve curve = meanOf({first, second});
    QCOMPARE(curve.mean, (QList<QPointF>{{2, 5}, {3, 5}, {3, 10}, {5, 10}, {5, 30}, {8, 30}}));
    QCOMPARE(curve.low.front().x(), 2.0);
    QCOMPARE(curve.high.back().x(), 8.0);
    QVERIFY(curve.low.back().y() < 30 && curve.high.back().y() > 30);
    QCOMPARE(curve.low.back().y() + curve.high.back().y(), 60.0);
    const MeanCurve same = meanOf({first, first}); // no band
    QCOMPARE(same.mean, first);
    QCOMPARE(same.low, first);
    QCOMPARE(same.high, first);
}

void TestConvergence::noMeanWithoutTwoRunsTogether() {
    const QList<QPointF> early{{1, 10}, {2, 10}};
    const QList<QPointF> late{{3, 10}, {4, 10}};
    QVERIFY(meanOf({}).mean.isEmpty());
    QVERIFY(meanOf({early}).mean.isEmpty());
    QVERIFY(meanOf({early, {}}).mean.isEmpty());
    QVERIFY(meanOf({early, late}).mean.isEmpty());
}

void TestConvergence::meansAreDrawnAndExported() {
    addComparisonRun({{0.25, 10, 500}, {1.5, 100, 900}});
    TRY_COMPARE(drawnRuns(), 1);
    QVERIFY(chart()->means().empty()); // one run has no interval
    addComparisonRun({{0.5, 20, 700}, {2, 120, 800}});
    TRY_COMPARE(drawnRuns(), 2);
    QCOMPARE(chart()->means().size(), std::size_t(1));
    QCOMPARE(chart()->means().front().runs, 2);
    const QImage bare = chart()->grab().toImage();
    find<QCheckBox>("convergenceMeans")->setChecked(true);
    QVERIFY(chart()->grab().toImage() != bare);
    const QString path = m_folder.filePath("means.csv");
    QCOMPARE(m_panel->findChild<ChartExport*>()->write(path, "means"), QString());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList rows = QString::fromUtf8(file.readAll()).split('\n');
    QCOMPARE(rows.size(), 6); // titles, four steps, the end
    QCOMPARE(rows[0], "solver,runs,seconds,mean,low,high");
    const QStringList places{"0.5,600,", "1.5,800,", "2,850,", "3,850,"};
    for (int i = 0; i < places.size(); ++i)
        QVERIFY2(rows[i + 1].contains(",2," + places[i]), qPrintable(rows[i + 1]));
    find<QComboBox>("convergenceUnit")->setCurrentIndex(1); // along playouts, too
    QCOMPARE(chart()->means().front().curve.mean.front(), QPointF(20, 600));
    find<QCheckBox>("convergenceMeans")->setChecked(false);
    find<QComboBox>("convergenceUnit")->setCurrentIndex(0);
    TRY_COMPARE(chart()->grab().toImage(), bare);
}

/// What was chosen among runs that are gone leaves no other run faint.
void TestConvergence::selectionEndsWithTheRuns() {
    auto* table = find<QTableView>("convergenceTable");
    addComparisonRun({{0.1, 10, 500}, {0.2, 20, 600}});
    addComparisonRun({{0.1, 10, 550}, {0.2, 20, 700}});
    TRY_COMPARE(drawnRuns(), 2);
    table->selectRow(0);
    m_log->clear();
    addComparisonRun({{0.1, 10, 500}, {0.2, 20, 800}});
    TRY_COMPARE(drawnRuns(), 1);
    const QImage drawn = chart()->grab().toImage();
    table->selectRow(0);
    QVERIFY(chart()->grab().toImage() != drawn);
    table->clearSelection();
    QCOMPARE(chart()->grab().toImage(), drawn);
}

void TestConvergence::clearButtonForgets() {
    addComparisonRun({{0.1, 10, 500}});
    auto* button = find<QPushButton>("convergenceClear");
    TRY_VERIFY(button->isEnabled());
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(m_log->runs().empty());
    TRY_VERIFY(!button->isEnabled());
    QCOMPARE(drawnRuns(), 0);
}

SAMEGAME_TEST(TestConvergence, QApplication)
#include "tst_convergence.moc"
