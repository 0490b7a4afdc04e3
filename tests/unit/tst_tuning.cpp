#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

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
    void choicesAreDrawnByTheirShares();
    void narrowsToTheBestChoice();
    void samplesStayWithinTheirRange_data();
    void samplesStayWithinTheirRange();
    void losersLeaveARace();
    void aRaceOfEqualsPlaysAllBoards();
    void playsAtLeastOneIteration();
    void endsWithItsIterations();
    void whatTheSolverNeverTakesIsRefused();

private:
    static TuningRequest request();
    static void runTable(Tuning& tuning, const std::function<int(const OptionValues&)>& score);
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

/// A table with a solver whose score is known.
void TestTuning::runTable(Tuning& tuning, const std::function<int(const OptionValues&)>& score) {
    for (std::size_t i = 0; i < tuning.table().size(); ++i) {
        QVERIFY(!tuning.turn());
        Trial trial;
        static_cast<TrialPlace&>(trial) = tuning.table().place_of(i);
        trial.score = score(tuning.table().entrants[trial.entrant].options);
        tuning.add(trial);
    }
}

/// An iteration that is one table.
void TestTuning::run(Tuning& tuning, const std::function<int(const OptionValues&)>& score) {
    runTable(tuning, score);
    const std::size_t round = tuning.round();
    const bool is_content = tuning.next().is_empty();
    QCOMPARE(is_content, tuning.is_over());
    QCOMPARE(tuning.round(), round + 1);
}

void TestTuning::beginsInTheMiddleOfTheRange() {
    QCOMPARE(first_gaussian(2, 10), (Gaussian{6, 4}));
    const Tuning tuning(request());
    QCOMPARE(tuning.distribution(),
             (std::vector<Distribution>{Gaussian{5, 5}, Gaussian{15, 15}, Gaussian{0.005, 0.005}}));
    QCOMPARE(first_distribution({.option = "level", .choices = {std::int64_t{1}, std::int64_t{4}}}),
             (Distribution{Shares{0.5, 0.5}}));
}

void TestTuning::drawsAreNormal() {
    Rng rng(3);
    RunningStats stats;
    int within = 0;
    for (int i = 0; i < 20000; ++i) {
        const double value = draw(Gaussian{10, 2}, rng);
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
    const std::vector<Distribution> from{Gaussian{0, 8}, Shares{0.25, 0.25, 0.5}};
    const std::vector<std::vector<double>> samples{{1, 2}, {100, 1}, {5, 0}};
    const std::vector<std::size_t> elites{0, 2};
    QCOMPARE(refitted(from, samples, elites, 1),
             (std::vector<Distribution>{Gaussian{3, 2}, Shares{0.5, 0, 0.5}}));
    QCOMPARE(refitted(from, samples, elites, 0.5),
             (std::vector<Distribution>{Gaussian{1.5, 5}, Shares{0.375, 0.125, 0.5}}));
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

void TestTuning::choicesAreDrawnByTheirShares() {
    Rng rng(3);
    std::array<int, 3> drawn{};
    for (int i = 0; i < 20000; ++i)
        ++drawn[draw(Shares{0.2, 0, 0.8}, rng)];
    QVERIFY(std::abs(drawn[0] / 20000.0 - 0.2) < 0.01);
    QCOMPARE(drawn[1], 0);
    QCOMPARE(draw(Shares{1, 0}, rng), std::size_t{0});
}

/// The policy matters, and so does a number beside it.
void TestTuning::narrowsToTheBestChoice() {
    TuningRequest wanted = request();
    const std::vector<OptionValue> policies{std::string("random"), std::string("tabu-random"),
                                            std::string("tabu-color-random:epsilon=0.1")};
    wanted.parameters = {wanted.parameters[0], {.option = "policy", .choices = policies}};
    Tuning tuning(wanted);
    for (const std::vector<double>& sample : {std::vector<double>{1, 0}, {1, 2}})
        QCOMPARE(tuning.options_of(sample).at("policy"), policies[std::size_t(sample[1])]);
    while (!tuning.is_over())
        run(tuning, [](const OptionValues& options) {
            return static_cast<int>(-100 * std::abs(number_of(options.at("c")) - 7)) +
                   (std::get<std::string>(options.at("policy")) == "tabu-random" ? 200 : 0);
        });
    QVERIFY(tuning.has_narrowed());
    QCOMPARE(tuning.middle()[1], 1.0);
    QVERIFY(std::get<Shares>(tuning.distribution()[1])[1] > 0.9);
    QVERIFY(text(tuning.text_of(tuning.middle())).endsWith(" policy=tabu-random"));
}

void TestTuning::samplesStayWithinTheirRange_data() {
    QTest::addColumn<bool>("staysWithin");
    QTest::newRow("as in the paper") << false;
    QTest::newRow("within") << true;
}

void TestTuning::samplesStayWithinTheirRange() {
    QFETCH(const bool, staysWithin);
    TuningRequest wanted = request();
    wanted.stays_within = staysWithin;
    wanted.parameters[1] = {"threshold", "", 2.5, 4, 0, 1000000, true};
    const Tuning tuning(wanted);
    int outside = 0;
    for (const Entrant& entrant : tuning.table().entrants) {
        const double c = number_of(entrant.options.at("c"));
        const auto threshold = std::get<std::int64_t>(entrant.options.at("threshold"));
        outside += c > 10 || threshold < 3 || threshold > 4 ? 1 : 0;
    }
    QCOMPARE(outside == 0, staysWithin);
}

/// Scores differ by c alone, so after the first heat nobody is left but the elites; the heats of
/// the next iteration begin with all again, on fresh boards.
void TestTuning::losersLeaveARace() {
    TuningRequest wanted = request();
    wanted.is_race = true;
    wanted.boards = 12;
    Tuning tuning(wanted);
    const std::string first = tuning.table().board(0).name;
    QCOMPARE(tuning.table().board_count, std::size_t{boards_of_a_heat});
    int noise = 0;
    const auto score = [&noise](const OptionValues& options) {
        return static_cast<int>(-1000 * number_of(options.at("c"))) + ++noise % 2;
    };
    runTable(tuning, score);
    QVERIFY(!tuning.next().is_empty());
    QCOMPARE(tuning.round(), std::size_t{1});
    QVERIFY(tuning.table().board(0).name != first);
    int tables = 1;
    while (tuning.rounds().empty()) {
        QVERIFY(tuning.table().entrants.size() < 50);
        runTable(tuning, score);
        QVERIFY(!tuning.next().is_empty());
        QVERIFY(++tables <= 3);
    }
    QCOMPARE(tuning.table().entrants.size(), std::size_t{50});
    const TuningRound& round = tuning.rounds().front();
    QCOMPARE(round.elites.size(), std::size_t{5});
    QVERIFY(std::ranges::count(round.boards, boards_of_a_heat) >= 40);
    for (std::size_t sample = 0; sample < 50; ++sample) // the elites are those of all boards
        QCOMPARE(std::ranges::find(round.elites, sample) != round.elites.end(),
                 std::ranges::count_if(
                     round.fitness, [&](double one) { return one > round.fitness[sample]; }) < 5);
}

/// Heats of 5, 5 and 2 boards.
void TestTuning::aRaceOfEqualsPlaysAllBoards() {
    TuningRequest wanted = request();
    wanted.is_race = true;
    wanted.boards = 12;
    wanted.iterations = 1;
    Tuning tuning(wanted);
    std::vector<std::size_t> boards;
    std::set<std::string> names;
    std::set<std::uint64_t> seeds;
    while (!tuning.is_over()) {
        boards.push_back(tuning.table().board_count);
        for (std::size_t board = 0; board < boards.back(); ++board)
            names.insert(tuning.table().board(board).name);
        seeds.insert(tuning.table().seed);
        runTable(tuning, [](const OptionValues&) { return 7; });
        static_cast<void>(tuning.next());
    }
    QCOMPARE(boards, (std::vector<std::size_t>{5, 5, 2}));
    QCOMPARE(names.size(), std::size_t{12});
    QCOMPARE(seeds.size(), std::size_t{3});
    QCOMPARE(std::ranges::count(tuning.rounds().front().boards, 12), std::ptrdiff_t{50});
}

/// However wide it may be, it is not narrow before something was played.
void TestTuning::playsAtLeastOneIteration() {
    TuningRequest wanted = request();
    wanted.until = 1;
    Tuning tuning(wanted);
    QVERIFY(!tuning.is_over());
    run(tuning, [](const OptionValues& options) {
        return static_cast<int>(-100 * std::abs(number_of(options.at("c")) - 5));
    });
    QCOMPARE(tuning.rounds().size(), std::size_t{1});
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
