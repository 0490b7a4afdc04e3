#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/base/exceptions.h"
#include "engine/solvers/solver_registry.h"
#include "engine/stats/running_stats.h"
#include "engine/studies/tuning/tuning.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The cross-entropy method: distributions, samples, iterations.
class TestTuning : public QObject {
    Q_OBJECT

private slots:
    void beginsInTheMiddleOfTheRange();
    void drawsAreNormal();
    void elitesAreTheFittest();
    void theElitesAreFittedBy();
    void samplesKeepWithinWhatOptionsTake();
    void parametersOfPoliciesTakeTheirPlaces();
    void boardsAreFreshInEachIteration();
    void narrowsToTheBestValues();
    void endsWithItsIterations();
    void whatTheSolverNeverTakesIsRefused();

private:
    static TuningRequest request();
    static void run(Tuning& tuning, const std::function<int(const OptionValues&)>& score);
};

TuningRequest TestTuning::request() {
    TuningRequest request;
    const SolverEntry* solver = find_solver("sp-mcts");
    request.base = {solver, default_options(solver->options)};
    request.parameters = {{"c", "", 0, 10, 0, 100000, false},
                          {"threshold", "", 0, 30, 0, 1000000, true},
                          {"policy", "epsilon", 0, 0.01, 0, 1, false}};
    request.base.budget.playouts = 10;
    request.samples = 50;
    request.elites = 5;
    request.boards = 2;
    return request;
}

/// An iteration with a solver whose score is known.
void TestTuning::run(Tuning& tuning, const std::function<int(const OptionValues&)>& score) {
    for (std::size_t i = 0; i < tuning.table().size(); ++i) {
        QVERIFY(!tuning.turn());
        Trial trial;
        static_cast<TrialPlace&>(trial) = tuning.table().place_of(i);
        trial.score = score(tuning.table().entrants[trial.entrant].options);
        tuning.add(trial);
    }
    const std::size_t round = tuning.round();
    const bool is_content = tuning.next().is_empty();
    QCOMPARE(is_content, tuning.is_over());
    QCOMPARE(tuning.round(), round + 1);
}

void TestTuning::beginsInTheMiddleOfTheRange() {
    QCOMPARE(first_gaussian(2, 10), (Gaussian{6, 4}));
    const Tuning tuning(request());
    QCOMPARE(tuning.distribution(), (std::vector<Gaussian>{{5, 5}, {15, 15}, {0.005, 0.005}}));
}

void TestTuning::drawsAreNormal() {
    Rng rng(3);
    RunningStats stats;
    int within = 0;
    for (int i = 0; i < 20000; ++i) {
        const double value = draw({10, 2}, rng);
        stats.add(value);
        within += std::abs(value - 10) < 2 ? 1 : 0;
    }
    QVERIFY(std::abs(stats.mean() - 10) < 0.05);
    QVERIFY(std::abs(stats.deviation() - 2) < 0.05);
    QVERIFY(std::abs(within / 20000.0 - 0.6827) < 0.01);
}

void TestTuning::elitesAreTheFittest() {
    const std::vector<double> fitness{3, 9, 1, 9, 5};
    QCOMPARE(elites_of(fitness, 3), (std::vector<std::size_t>{1, 3, 4}));
    QCOMPARE(elites_of(fitness, 9).size(), fitness.size());
}

void TestTuning::theElitesAreFittedBy() {
    const std::vector<Gaussian> from{{0, 8}};
    const std::vector<std::vector<double>> samples{{1}, {100}, {5}};
    const std::vector<std::size_t> elites{0, 2};
    QCOMPARE(refitted(from, samples, elites, 1), (std::vector<Gaussian>{{3, 2}}));
    QCOMPARE(refitted(from, samples, elites, 0.5), (std::vector<Gaussian>{{1.5, 5}}));
}

void TestTuning::samplesKeepWithinWhatOptionsTake() {
    const Tuning tuning(request());
    QCOMPARE(tuning.table().size(), std::size_t{100});
    for (const Entrant& entrant : tuning.table().entrants) {
        const OptionValues& options = entrant.options;
        QVERIFY(number_of(options.at("c")) >= 0);
        QVERIFY(std::get<std::int64_t>(options.at("threshold")) >= 0);
        QVERIFY(!entrant_error(entrant));
    }
    const Tuning again(request());
    for (std::size_t i = 0; i < again.table().entrants.size(); ++i)
        QCOMPARE(again.table().entrants[i].name, tuning.table().entrants[i].name);
}

void TestTuning::parametersOfPoliciesTakeTheirPlaces() {
    TuningRequest wanted = request();
    wanted.base.options["policy"] = std::string("tabu-color-random:epsilon=0.5");
    const Tuning tuning(wanted);
    const std::vector<double> values{4.25, 12, 0.0001};
    QCOMPARE(text(tuning.text_of(values)),
             "c=4.25 threshold=12 policy=tabu-color-random:epsilon=0.0001");
    QCOMPARE(text(name_of(wanted.parameters[2])), "policy:epsilon");
}

void TestTuning::boardsAreFreshInEachIteration() {
    Tuning tuning(request());
    const std::string first = tuning.table().board(0).name;
    QVERIFY(first != tuning.table().board(1).name);
    run(tuning, [](const OptionValues&) { return 0; });
    QVERIFY(first != tuning.table().board(0).name);
}

/// c = 7 and T = 4 are best, and epsilon does not matter.
void TestTuning::narrowsToTheBestValues() {
    TuningRequest wanted = request();
    wanted.parameters.pop_back();
    Tuning tuning(wanted);
    while (!tuning.is_over())
        run(tuning, [](const OptionValues& options) {
            return static_cast<int>(-100 * std::abs(number_of(options.at("c")) - 7) -
                                    30 * std::abs(number_of(options.at("threshold")) - 4));
        });
    QVERIFY(tuning.has_narrowed());
    QVERIFY(tuning.rounds().size() < 20);
    QVERIFY(std::abs(tuning.middle()[0] - 7) < 1);
    QVERIFY(std::abs(tuning.middle()[1] - 4) <= 2);
    for (const TuningRound& round : tuning.rounds())
        QCOMPARE(round.fitness[round.elites.front()],
                 *std::max_element(round.fitness.begin(), round.fitness.end()));
}

void TestTuning::endsWithItsIterations() {
    TuningRequest wanted = request();
    wanted.iterations = 2;
    wanted.until = 0;
    Tuning tuning(wanted);
    while (!tuning.is_over())
        run(tuning, [](const OptionValues&) { return 0; });
    QCOMPARE(tuning.rounds().size(), std::size_t{2});
    QVERIFY(!tuning.has_narrowed());
}

void TestTuning::whatTheSolverNeverTakesIsRefused() {
    TuningRequest wanted = request();
    wanted.base.options["policy"] = std::string("no-such-policy");
    wanted.parameters.pop_back();
    QVERIFY_THROWS_EXCEPTION(InvalidOptions, Tuning{wanted});
}

SAMEGAME_TEST(TestTuning)
#include "tst_tuning.moc"
