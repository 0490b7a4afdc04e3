#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/gui/basics/columntable.h"
#include "app/gui/research/comparisonmodel.h"
#include "app/gui/session/comparisonrunner.h"
#include "engine/formats/board_library.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/experiment_summary.h"
#include "tests/gui/patience.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Comparisons of solvers: runner and table.
class TestComparisonRunner : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void numbersOfAComparison();
    void pairsHaveTheSameBoardAndRun();
    void eachBoardCountsOnce();
    void intervalsAreThoseOfAnExperiment();
    void resultsArriveWhileItRuns();
    void stopKeepsFinishedRuns();
    void newComparisonForgetsTheOldOne();
    void refusedOptionsFail();
    void destructorStops();

private:
    static Trial result(std::size_t entrant, int run, int score, std::size_t board = 0);
    static ComparisonRequest request(int runs, std::uint64_t playouts);
};

Trial TestComparisonRunner::result(std::size_t entrant, int run, int score, std::size_t board) {
    Trial result;
    result.entrant = entrant;
    result.board = board;
    result.run = run;
    result.score = score;
    result.cleared = score > 1000;
    result.seconds = 2;
    result.playouts = 500;
    return result;
}

ComparisonRequest TestComparisonRunner::request(int runs, std::uint64_t playouts) {
    ComparisonRequest request;
    Budget budget;
    budget.playouts = playouts;
    request.entrants = {{find_solver("sp-mcts"), {}, budget},
                        {find_solver("nested-monte-carlo"), {}, budget}};
    request.boards = {{standard_board(1), {}}};
    request.runs = runs;
    request.seed = 1;
    request.threads = 2;
    return request;
}

void TestComparisonRunner::numbersOfAComparison() {
    ComparisonModel model;
    const QAbstractItemModelTester tester(&model);
    const Trial results[] = {result(0, 0, 900), result(1, 0, 950), result(1, 1, 1200),
                             result(0, 1, 1100), result(0, 2, 1000)};
    model.setEntrants({"A", "B"});
    model.addResults(std::span(results).first(2));
    model.addResults(std::span(results).last(3));
    const auto cell = [&](int row, int column) {
        return model.index(row, column).data().toString();
    };
    QCOMPARE(cell(0, ComparisonModel::Name), "A");
    QCOMPARE(cell(0, ComparisonModel::Runs), "3");
    QCOMPARE(cell(0, ComparisonModel::Mean), "1000.0");
    QCOMPARE(cell(0, ComparisonModel::MeanOfTheseBoards),
             "751.6 to 1248.4");                                    // 4.3027 * 100 / sqrt(3)
    QCOMPARE(cell(0, ComparisonModel::MeanOfBoardsLikeThese), "–"); // of one board
    QCOMPARE(cell(0, ComparisonModel::Best), "1100");
    QCOMPARE(cell(0, ComparisonModel::Cleared), "1");
    QCOMPARE(cell(0, ComparisonModel::MeanSeconds), "2.00");
    QCOMPARE(cell(0, ComparisonModel::PlayoutRate), "250");
    QCOMPARE(cell(0, ComparisonModel::Difference), "–");
    QCOMPARE(cell(1, ComparisonModel::Difference), "75.0");
    QCOMPARE(cell(1, ComparisonModel::DifferenceOnTheseBoards),
             QString("−242.7 to 392.7")); // 12.706 * 25
    model.setEntrants({"A", "B"});
    QCOMPARE(cell(0, ComparisonModel::Mean), "–");
    QCOMPARE(cell(0, ComparisonModel::MeanOfTheseBoards), "–");
    QCOMPARE(csvOf(model).section('\n', 1), "A,0,,,,,0,,,,,\nB,0,,,,,0,,,,,\n");
}

void TestComparisonRunner::pairsHaveTheSameBoardAndRun() {
    ComparisonModel model;
    const Trial results[] = {result(0, 0, 100, 0), result(0, 0, 500, 1), result(1, 0, 510, 1),
                             result(1, 1, 9000, 1)};
    model.setEntrants({"A", "B"});
    model.addResults(results);
    QCOMPARE(model.index(1, ComparisonModel::Difference).data().toString(), "10.0");
}

void TestComparisonRunner::eachBoardCountsOnce() {
    ComparisonModel model;
    const Trial results[] = {result(0, 0, 100, 0), result(0, 1, 300, 0), result(0, 0, 1000, 1)};
    model.setEntrants({"A"});
    model.addResults(results);
    QCOMPARE(model.index(0, ComparisonModel::Runs).data().toString(), "3");
    QCOMPARE(model.index(0, ComparisonModel::Mean).data().toString(), "600.0");
}

/// The window and the command line tell the same of the same trials, in both readings.
void TestComparisonRunner::intervalsAreThoseOfAnExperiment() {
    Experiment experiment;
    for (const char* board : {"standard:1", "standard:2", "standard:3"})
        experiment.boards.push_back({board, {}});
    experiment.runs = 2;
    experiment.entrants.resize(3);
    std::vector<Trial> trials;
    for (const std::size_t entrant : {2U, 0U, 1U}) // in any order
        for (const std::size_t board : {1U, 2U, 0U})
            for (const int run : {1, 0})
                trials.push_back(result(entrant, run,
                                        static_cast<int>(2000 + 700 * board + 40 * entrant) +
                                            37 * run * static_cast<int>(entrant + board),
                                        board));
    ComparisonModel model;
    model.setEntrants({"A", "B", "C"});
    model.addResults(trials);
    const auto areSame = [](const ReadIntervals& a, const ReadIntervals& b) {
        return std::ranges::all_of(std::array{Reading::boards_like_these, Reading::these_boards},
                                   [&](Reading reading) {
                                       return a[reading] && b[reading] &&
                                              std::abs(a[reading]->low - b[reading]->low) < 1e-9 &&
                                              std::abs(a[reading]->high - b[reading]->high) < 1e-9;
                                   });
    };
    const auto summaries = summaries_of(experiment, trials);
    for (const std::size_t i : {0U, 1U, 2U}) {
        QVERIFY(areSame(model.values().scores(i).intervals(), summaries[i].intervals));
        QCOMPARE(model.values().scores(i).mean(), summaries[i].value);
        if (i == 0)
            continue;
        QVERIFY(
            areSame(model.values().differences(i).intervals(), summaries[i].difference_intervals));
        QCOMPARE(model.values().differences(i).mean(), summaries[i].difference);
        QVERIFY(summaries[i].difference > 0); // row less reference
        QCOMPARE(model.index(int(i), ComparisonModel::Difference).data().toString(),
                 QString::number(summaries[i].difference, 'f', 1));
    }
}

void TestComparisonRunner::resultsArriveWhileItRuns() {
    ComparisonRunner runner;
    QSignalSpy added(&runner, &ComparisonRunner::resultAdded);
    QSignalSpy running(&runner, &ComparisonRunner::runningChanged);
    runner.start(request(3, 100));
    QVERIFY(runner.isRunning());
    TRY_COMPARE(running.count(), 2);
    QCOMPARE(added.count(), 6);
    QCOMPARE(runner.results().size(), std::size_t{6});
    QCOMPARE(runner.progress().done, std::size_t{6});
}

void TestComparisonRunner::stopKeepsFinishedRuns() {
    ComparisonRunner runner;
    runner.start(request(1'000'000, 200));
    TRY_VERIFY(runner.results().size() > 3);
    runner.stop();
    TRY_VERIFY(!runner.isRunning());
    QVERIFY(runner.results().size() > 3);
    for (const Trial& result : runner.results())
        QCOMPARE(result.playouts, std::uint64_t{200});
}

void TestComparisonRunner::newComparisonForgetsTheOldOne() {
    ComparisonRunner runner;
    runner.start(request(1'000'000, 200));
    TRY_VERIFY(!runner.results().empty());
    runner.start(request(1, 50));
    QVERIFY(runner.results().empty());
    TRY_VERIFY(!runner.isRunning());
    QCOMPARE(runner.results().size(), std::size_t{2});
}

void TestComparisonRunner::refusedOptionsFail() {
    ComparisonRunner runner;
    QSignalSpy failed(&runner, &ComparisonRunner::failed);
    ComparisonRequest bad = request(1, 10);
    bad.entrants[0].options["policy"] = std::string("no-such-policy");
    runner.start(bad);
    QCOMPARE(failed.count(), 1);
    QVERIFY(!runner.isRunning());
}

void TestComparisonRunner::destructorStops() {
    auto runner = std::make_unique<ComparisonRunner>();
    runner->start(request(1'000'000, 1'000'000'000));
    QVERIFY(runner->isRunning());
    settle();
    runner.reset(); // returns, or the test times out
}

SAMEGAME_TEST(TestComparisonRunner, QApplication)
#include "tst_comparisonrunner.moc"
