#include <QTest>

#include "engine/studies/experiment/experiment_file.h"
#include "engine/studies/experiment/experiment_summary.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What trials come to: means, totals, intervals, paired differences, curves.
class TestExperimentSummary : public QObject {
    Q_OBJECT

private slots:
    void meansAreOverBoards();
    void oneBoardIsASampleOfRuns();
    void totalsVaryWithTheirRuns();
    void differencesAreOfPairs();
    void differencesOfTotalsWithOneRunAreOverBoards();
    void publishedTotalsAreOfTheBoardsPlayed();
    void runningDepthsGoOn();
    void entriesWithoutTrialsAreEmpty();
    void curvesAreMeansOfTheBestSoFar();
    void milestonesAreAtRoundPlacesAndTheEnd();
    void curvesOfOneBoardHaveIntervals();
    void curvesCountThePlayoutsOfAllThreads();
    void curvesInVirtualTimeEndWithIt();
    void trialsOfOneGameHaveTheirEnd();
    void curvesBeginAboveZero();
    void trialsWithoutAScoreCountAsInTheSummary();
    void searchesWithoutPlayoutsHaveNoPlaceOverThem();
    void bothReadingsAreTold();
    void movesAloneMayBeCounted();
    void searchesWithoutAGameAreCounted();

private:
    static Experiment experiment(const char* measure, const char* boards = "standard:1-3");
    static Trial trial(std::size_t entry, std::size_t board, int run, int score);
};

Experiment TestExperimentSummary::experiment(const char* measure, const char* boards) {
    const QByteArray json = QByteArray(R"({"format": "samegame-experiment", "version": 1,
        "title": "t", "boards": ")") +
                            boards + R"(", "runs": 2, "solver": "nrpa", "measure": ")" + measure +
                            R"(", "budget": {"playouts": 9}, "entries": [
        {"name": "a", "published": "nrpa-4-2016"},
        {"name": "b", "published": "sp-mcts-figure2-10"}]})";
    return parse_experiment(json.toStdString(), "e").value();
}

Trial TestExperimentSummary::trial(std::size_t entry, std::size_t board, int run, int score) {
    Trial trial;
    static_cast<TrialPlace&>(trial) = {entry, board, run};
    trial.score = score;
    trial.seconds = 2;
    trial.playouts = 9;
    return trial;
}

void TestExperimentSummary::meansAreOverBoards() {
    const std::vector<Trial> trials{trial(0, 0, 0, 100), trial(0, 0, 1, 200), trial(0, 1, 0, 350),
                                    trial(0, 2, 0, 440), trial(0, 2, 1, 460)};
    const EntrantSummary summary = summaries_of(experiment("mean"), trials)[0];
    QCOMPARE(summary.trials, std::size_t{5});
    QCOMPARE(summary.boards, std::size_t{3});
    QCOMPARE(summary.value, (150 + 350 + 450) / 3.0);
    RunningStats boards;
    for (const double mean : {150, 350, 450})
        boards.add(mean);
    QCOMPARE(summary.deviation, boards.deviation());
    QVERIFY(summary.interval.value() == mean_interval(boards));
    QCOMPARE(summary.best, 460);
    QCOMPARE(summary.seconds, 2.0);
    QCOMPARE(summary.playouts, 9.0);
    QVERIFY(!summary.published); // that is a total
}

void TestExperimentSummary::oneBoardIsASampleOfRuns() {
    const std::vector<Trial> trials{trial(0, 1, 0, 100), trial(0, 1, 1, 140)};
    const EntrantSummary summary = summaries_of(experiment("mean"), trials)[0];
    RunningStats runs;
    runs.add(100);
    runs.add(140);
    QCOMPARE(summary.value, 120.0);
    QVERIFY(summary.interval.value() == mean_interval(runs));
    const EntrantSummary single = summaries_of(experiment("mean"), std::vector{trials[0]})[0];
    QCOMPARE(single.value, 100.0);
    QVERIFY(!single.interval);
}

void TestExperimentSummary::totalsVaryWithTheirRuns() {
    std::vector<Trial> trials{trial(0, 0, 0, 100), trial(0, 0, 1, 200), trial(0, 1, 0, 350),
                              trial(0, 1, 1, 350)};
    const EntrantSummary summary = summaries_of(experiment("total"), trials)[0];
    QCOMPARE(summary.value, 500.0);
    // Board 1 varies by 5000, board 2 not at all: the sum by 2500, with one degree of freedom.
    const double half = student_t_quantile(0.975, 1) * 50;
    QCOMPARE(summary.interval->low, 500 - half);
    QCOMPARE(summary.interval->high, 500 + half);
    trials.pop_back();
    QVERIFY(!summaries_of(experiment("total"), trials)[0].interval);
}

void TestExperimentSummary::differencesAreOfPairs() {
    const std::vector<Trial> trials{trial(0, 0, 0, 100), trial(1, 0, 0, 110), // 10
                                    trial(0, 0, 1, 200), trial(1, 0, 1, 240), // 40
                                    trial(0, 1, 0, 300), trial(1, 1, 0, 280), // -20
                                    trial(0, 2, 0, 900), trial(1, 2, 1, 5)};  // other runs
    const auto summaries = summaries_of(experiment("mean"), trials);
    QCOMPARE(summaries[0].pairs, std::size_t{0});
    QVERIFY(!summaries[0].difference_interval);
    QCOMPARE(summaries[1].pairs, std::size_t{3});
    QCOMPARE(summaries[1].difference, (25 - 20) / 2.0);
    RunningStats boards;
    boards.add(25);
    boards.add(-20);
    QVERIFY(summaries[1].difference_interval.value() == mean_interval(boards));
    // Of totals, with two runs of one board alone, there is none over runs.
    QCOMPARE(summaries_of(experiment("total"), trials)[1].difference, 5.0);
}

void TestExperimentSummary::differencesOfTotalsWithOneRunAreOverBoards() {
    const std::vector<Trial> trials{trial(0, 0, 0, 100), trial(1, 0, 0, 110), trial(0, 1, 0, 300),
                                    trial(1, 1, 0, 340)};
    const EntrantSummary summary = summaries_of(experiment("total"), trials)[1];
    RunningStats boards;
    boards.add(10);
    boards.add(40);
    QCOMPARE(summary.difference, 50.0);
    QCOMPARE(summary.difference_interval->low, 2 * mean_interval(boards).low);
    QCOMPARE(summary.difference_interval->high, 2 * mean_interval(boards).high);
}

void TestExperimentSummary::publishedTotalsAreOfTheBoardsPlayed() {
    const std::vector<Trial> trials{trial(0, 0, 0, 100), trial(1, 2, 0, 110)};
    auto summaries = summaries_of(experiment("total", "standard:2, standard:4"), {});
    QVERIFY(!summaries[0].published);
    const std::vector<Trial> first{trial(0, 0, 0, 100)};
    summaries = summaries_of(experiment("total", "standard:2, standard:4"), first);
    QCOMPARE(summaries[0].published.value(), 3985.0);
    const std::vector<Trial> both{trial(0, 0, 0, 100), trial(0, 1, 1, 100)};
    summaries = summaries_of(experiment("total", "standard:2, standard:4"), both);
    QCOMPARE(summaries[0].published.value(), 3985.0 + 3913.0);
    summaries = summaries_of(experiment("total", "standard:2, random:4"), both);
    QVERIFY(!summaries[0].published);
    const std::vector<Trial> other{trial(1, 0, 0, 100)};
    QVERIFY(!summaries_of(experiment("total"), other)[1].published); // that is a mean
    QCOMPARE(summaries_of(experiment("mean"), other)[1].published.value(), 2970.0);
}

void TestExperimentSummary::runningDepthsGoOn() {
    std::vector<Trial> trials{trial(0, 1, 0, 1), trial(0, 0, 0, 1), trial(0, 2, 0, 1),
                              trial(0, 0, 1, 1)};
    trials[0].depth = 5;
    trials[1].depth = 7;
    trials[2].depth = 12;
    trials[3].depth = 40; // of another run
    const EntrantSummary summary = summaries_of(experiment("mean"), trials)[0];
    QCOMPARE(summary.running_depth, (7 + 7 + 12) / 3.0);
    QCOMPARE(summary.depth, (5 + 7 + 12 + 40) / 4.0);
}

void TestExperimentSummary::entriesWithoutTrialsAreEmpty() {
    const auto summaries = summaries_of(experiment("total"), {});
    QCOMPARE(summaries.size(), std::size_t{2});
    QCOMPARE(summaries[1].trials, std::size_t{0});
    QVERIFY(!summaries[1].interval && !summaries[1].difference_interval);
    for (const auto& curve : curves_of(experiment("total"), {}, 10))
        QVERIFY(curve.empty());
}

void TestExperimentSummary::curvesAreMeansOfTheBestSoFar() {
    std::vector<Trial> trials{trial(0, 0, 0, 30), trial(0, 1, 0, 50)};
    trials[0].playouts = 100;
    trials[1].playouts = 100;
    trials[0].curve = {{0.1, 1, 10}, {0.2, 10, 30}};
    trials[1].curve = {{0.3, 1, 20}, {0.4, 100, 50}};
    QVERIFY(curves_over_playouts(experiment("mean")));
    const auto curve = curves_of(experiment("mean"), trials, 3)[0];
    QCOMPARE(curve.size(), std::size_t{3});
    QCOMPARE(curve[0].x, 1.0);
    QCOMPARE(curve[0].score, 15.0);
    QCOMPARE(curve[1].x, 10.0);
    QCOMPARE(curve[1].score, 25.0);
    QCOMPARE(curve[2].x, 100.0);
    QCOMPARE(curve[2].score, 40.0);
}

void TestExperimentSummary::milestonesAreAtRoundPlacesAndTheEnd() {
    std::vector<Trial> trials{trial(0, 0, 0, 30), trial(0, 1, 0, 50)};
    for (Trial& one : trials)
        one.playouts = 130;
    trials[0].curve = {{0.1, 1, 10}, {0.2, 10, 30}};
    trials[1].curve = {{0.3, 3, 20}, {0.4, 130, 50}};
    const auto points = milestones_of(experiment("mean"), trials)[0];
    const std::vector<std::pair<double, double>> expected{{5, 15},  {10, 25},  {20, 25},
                                                          {50, 25}, {100, 25}, {130, 40}};
    QCOMPARE(points.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(points[i].x, expected[i].first);
        QCOMPARE(points[i].score, expected[i].second);
    }
    // A search that ended a little late ended at its round place.
    trials[0].playouts = trials[1].playouts = 102;
    trials[1].curve.back().playouts = 102;
    const auto late = milestones_of(experiment("mean"), trials)[0];
    QCOMPARE(late.back().x, 100.0);
    QCOMPARE(late.back().score, 40.0);
    QVERIFY(milestones_of(experiment("mean"), {})[0].empty());
}

void TestExperimentSummary::curvesOfOneBoardHaveIntervals() {
    std::vector<Trial> trials{trial(0, 0, 0, 10), trial(0, 0, 1, 20), trial(0, 0, 2, 30)};
    for (Trial& one : trials) {
        one.playouts = 100;
        one.curve = {{0.1, 1, one.score}};
    }
    const auto curve = curves_of(experiment("mean"), trials, 2)[0];
    const Interval expected = summaries_of(experiment("mean"), trials)[0].interval.value();
    QCOMPARE(curve[1].score, 20.0);
    QCOMPARE(curve[1].interval.value().low, expected.low);
    QCOMPARE(curve[1].interval.value().high, expected.high);
    trials[2].board = 1;
    QVERIFY(!curves_of(experiment("mean"), trials, 2)[0][1].interval.has_value());
}

/// A point knows the playouts of its thread; the axis has those of all.
void TestExperimentSummary::curvesCountThePlayoutsOfAllThreads() {
    Experiment parallel = experiment("mean");
    parallel.entrants[0].threads = 4;
    std::vector<Trial> trials{trial(0, 0, 0, 60)};
    trials[0].playouts = 400;
    trials[0].curve = {{0.1, 1, 10}, {0.2, 50, 40}, {0.3, 130, 60}}; // the last by a quick thread
    const auto curve = curves_of(parallel, trials, 3)[0];
    QCOMPARE(curve[0].x, 4.0);
    QCOMPARE(curve[0].score, 10.0);
    QCOMPARE(curve[1].x, 40.0);
    QCOMPARE(curve[1].score, 10.0);
    QCOMPARE(curve[2].x, 400.0);
    QCOMPARE(curve[2].score, 60.0);
    const auto milestones = milestones_of(parallel, trials)[0];
    QCOMPARE(milestones[milestones.size() - 2].x, 200.0);
    QCOMPARE(milestones[milestones.size() - 2].score, 40.0);
}

void TestExperimentSummary::curvesInVirtualTimeEndWithIt() {
    const auto read = [](const char* time) {
        return parse_experiment(std::string(R"({"format": "samegame-experiment", "version": 1,
            "title": "t", "boards": "standard:1", "solver": "nrpa", "budget": {"seconds": 8}, )") +
                                    time + R"("entries": [{"name": "a"}]})",
                                "e")
            .value();
    };
    std::vector<Trial> trials{trial(0, 0, 0, 10)};
    trials[0].seconds = 500; // of this machine
    trials[0].curve = {{2, 1, 10}};
    const Experiment simulated = read(R"("virtual_time": {"moves_per_second": 5},)");
    QVERIFY(curves_over_virtual_time(simulated));
    QCOMPARE(curves_of(simulated, trials, 3)[0][1].x, 4.0);
    QCOMPARE(curves_of(simulated, trials, 3)[0][2].x, 8.0);
    QVERIFY(!curves_over_virtual_time(read("")));
    QCOMPARE(curves_of(read(""), trials, 3)[0][2].x, 500.0);
}

/// A game of flat Monte-Carlo offers its line when it is over.
void TestExperimentSummary::trialsOfOneGameHaveTheirEnd() {
    std::vector<Trial> trials{trial(0, 0, 0, 30), trial(0, 0, 1, 50)};
    for (Trial& one : trials) {
        one.playouts = 700;
        one.curve = {{0.2, 700, one.score}};
    }
    for (const auto& curves :
         {curves_of(experiment("mean"), trials, 100), milestones_of(experiment("mean"), trials)}) {
        QCOMPARE(curves[0].size(), std::size_t{1});
        QCOMPARE(curves[0][0].x, 700.0);
        QCOMPARE(curves[0][0].score, 40.0);
        QVERIFY(curves[0][0].interval.has_value());
    }
}

void TestExperimentSummary::curvesBeginAboveZero() {
    std::vector<Trial> trials{trial(0, 0, 0, 30)};
    trials[0].playouts = 100;
    trials[0].curve = {{0.0, 0, 10}, {0.2, 4, 30}};
    const auto curve = curves_of(experiment("mean"), trials, 3)[0];
    QCOMPARE(curve.front().x, 4.0);
    QCOMPARE(curve.back().x, 100.0);
}

void TestExperimentSummary::trialsWithoutAScoreCountAsInTheSummary() {
    std::vector<Trial> trials{trial(0, 0, 0, 60), trial(0, 1, 0, 0)};
    trials[0].curve = {{0.1, 1, 60}};
    const auto curve = curves_of(experiment("mean"), trials, 3)[0];
    QCOMPARE(curve.back().score, 30.0);
    QCOMPARE(curve.back().score, summaries_of(experiment("mean"), trials)[0].value);
}

void TestExperimentSummary::searchesWithoutPlayoutsHaveNoPlaceOverThem() {
    std::vector<Trial> trials{trial(0, 0, 0, 60)};
    trials[0].playouts = 0;
    trials[0].curve = {{0.1, 0, 60}};
    QVERIFY(curves_of(experiment("mean"), trials, 3)[0].empty());
}

void TestExperimentSummary::bothReadingsAreTold() {
    const std::vector<Trial> trials{trial(0, 0, 0, 100), trial(0, 0, 1, 200), trial(0, 1, 0, 300),
                                    trial(0, 1, 1, 400), trial(1, 0, 0, 150), trial(1, 0, 1, 230),
                                    trial(1, 1, 0, 390), trial(1, 1, 1, 410)};
    const auto mean = summaries_of(experiment("mean"), trials);
    const auto total = summaries_of(experiment("total"), trials);
    BoardValues scores;
    BoardValues differences;
    for (std::size_t i = 0; i < 4; ++i) {
        scores.add(i / 2, trials[i].score);
        differences.add(i / 2, trials[i + 4].score - trials[i].score);
    }
    QVERIFY(mean[0].intervals == scores.intervals());
    QVERIFY(mean[0].interval == mean[0].intervals.boards_like_these);
    QVERIFY(mean[1].difference_intervals == differences.intervals());
    QVERIFY(total[0].interval == total[0].intervals.these_boards);
    for (const Reading reading : {Reading::boards_like_these, Reading::these_boards}) {
        QVERIFY(total[0].intervals[reading] == times(*mean[0].intervals[reading], 2));
        QVERIFY(total[1].difference_intervals[reading] ==
                times(*mean[1].difference_intervals[reading], 2));
    }
}

/// A board of one color is cleared by its first move: of the score, the bonus is not counted.
void TestExperimentSummary::movesAloneMayBeCounted() {
    const auto read = [](const char* points) {
        return parse_experiment(std::string(R"({"format": "samegame-experiment", "version": 1,
            "title": "t", "boards": "random:1/1x3x1, random:2/1x4x1", "solver": "greedy",
            "budget": {"seconds": 1}, "points": ")") +
                                    points +
                                    R"(", "measure": "total", "entries": [{"name": "a"}]})",
                                "e")
            .value();
    };
    std::vector<Trial> trials;
    for (const std::size_t board : {0U, 1U}) {
        trials.push_back(trial(0, board, 0, board == 0 ? 1001 : 1004));
        trials.back().moves = {{{0, 0}}};
        trials.back().curve = {{1, 1, trials.back().score}};
    }
    QCOMPARE(summaries_of(read("final"), trials)[0].value, 2005.0);
    const EntrantSummary moves = summaries_of(read("moves"), trials)[0];
    QCOMPARE(moves.value, 5.0);
    QCOMPARE(moves.best, 4);
    const auto end = curves_of(read("moves"), trials, 3)[0]; // what was on the way nobody knows
    QCOMPARE(end.size(), std::size_t{1});
    QCOMPARE(end[0].x, 2.0); // the seconds of the trials
    QCOMPARE(end[0].score, 2.5);
    const std::string others = R"({"format": "samegame-experiment", "version": 1, "title": "t",
        "boards": "standard:1-20", "solver": "greedy", "budget": {"seconds": 1}, "points": "moves",
        "entries": [{"name": "a", "published": "nrpa-4-2016"}]})";
    QCOMPARE(text(to_string(parse_experiment(others, "e").error())),
             "'entries': 'nrpa-4-2016' counts other points than this experiment");
}

void TestExperimentSummary::searchesWithoutAGameAreCounted() {
    const std::vector<Trial> trials{trial(0, 0, 0, 0), trial(0, 0, 1, 100), trial(0, 1, 0, 0)};
    const auto summaries = summaries_of(experiment("mean"), trials);
    QCOMPARE(summaries[0].without_game, std::size_t{2});
    QCOMPARE(summaries[0].value, 25.0); // they count as 0 points
    QCOMPARE(summaries[1].without_game, std::size_t{0});
}

SAMEGAME_TEST(TestExperimentSummary)
#include "tst_experiment_summary.moc"
