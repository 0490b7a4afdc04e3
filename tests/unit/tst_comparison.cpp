#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <thread>

#include "engine/formats/board_library.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/comparison.h"
#include "engine/studies/experiment/trial_team.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"
#include "tests/support/wait_until.h"

using namespace samegame;

namespace {

/// A comparison with what runs it.
class RunningComparison {
public:
    explicit RunningComparison(const ComparisonRequest& request, std::vector<Trial> done = {},
                               TrialRun::Keep keep = {})
        : m_plan(table_of(request), std::move(done)),
          m_run(m_plan, request.threads, std::move(keep)) {}

    void run() { m_run.run(); }
    void request_stop() { m_run.request_stop(); }
    std::vector<Trial> results(std::size_t skipped = 0) const { return m_plan.trials(skipped); }
    TrialProgress progress() const { return m_run.progress(); }

private:
    FixedPlan m_plan;
    TrialRun m_run;
};

} // namespace

class TestComparison : public QObject {
    Q_OBJECT

private slots:
    void everyRunIsDoneOnce();
    void runsInPairsHaveTheSameSeed();
    void scoresDoNotDependOnTheThreads();
    void curvesEndAtTheScore();
    void aStopKeepsWhatIsDone();
    void aStopBeforeTheStartLeavesNothing();
    void aStoppedComparisonIsBalanced();
    void refusedOptionsAreASentence();
    void whatAPresetImpliesMayBeRefused();
    void whatIsDoneIsNotRunAgain();
    void eachRunIsKept();
    void moreBoardsAndRunsGoOn_data();
    void moreBoardsAndRunsGoOn();
    void timeLeftShrinks();
    void timeLeftIsUnknownWithoutGround();

private:
    static ComparisonRequest request(std::uint64_t playouts);
    static std::vector<Trial> sorted(std::vector<Trial> results);
};

ComparisonRequest TestComparison::request(std::uint64_t playouts) {
    ComparisonRequest request;
    Budget budget;
    budget.playouts = playouts;
    request.entrants = {{find_solver("sp-mcts"), {}, budget},
                        {find_solver("nested-monte-carlo"), {{"level", std::int64_t{1}}}, budget}};
    request.boards = {{standard_board(1), {}}, {standard_board(2), {}}};
    request.runs = 3;
    request.seed = 1;
    request.threads = 2;
    return request;
}

std::vector<Trial> TestComparison::sorted(std::vector<Trial> results) {
    std::sort(results.begin(), results.end(), [](const auto& a, const auto& b) {
        return std::tie(a.entrant, a.board, a.run) < std::tie(b.entrant, b.board, b.run);
    });
    return results;
}

void TestComparison::everyRunIsDoneOnce() {
    RunningComparison comparison(request(50));
    comparison.run();
    const auto results = sorted(comparison.results());
    QCOMPARE(results.size(), std::size_t{12});
    for (std::size_t i = 0; i < results.size(); ++i) {
        QCOMPARE(results[i].entrant, i / 6);
        QCOMPARE(results[i].board, i / 3 % 2);
        QCOMPARE(results[i].run, static_cast<int>(i % 3));
        QCOMPARE(results[i].playouts, std::uint64_t{50});
    }
    QCOMPARE(comparison.progress().done, std::size_t{12});
    QCOMPARE(comparison.progress().total, std::size_t{12});
    QCOMPARE(comparison.results(10).size(), std::size_t{2});
    QCOMPARE(comparison.results(99).size(), std::size_t{0});
}

void TestComparison::runsInPairsHaveTheSameSeed() {
    RunningComparison comparison(request(20));
    comparison.run();
    std::map<std::pair<std::size_t, int>, std::uint64_t> seeds;
    for (const Trial& result : comparison.results()) {
        const auto [seed, is_new] = seeds.insert({{result.board, result.run}, result.seed});
        QCOMPARE(seed->second, result.seed);
        QCOMPARE(result.seed, run_seed(1, result.board, result.run));
        const Position start = request(20).boards[result.board];
        const auto line = replay(start.board, start.rules, result.moves);
        QVERIFY(line.ok());
        QCOMPARE(line->score, result.score);
        QVERIFY(line->finished);
        static_cast<void>(is_new);
    }
    std::vector<std::uint64_t> different;
    for (const auto& [run, seed] : seeds)
        different.push_back(seed);
    std::sort(different.begin(), different.end());
    QVERIFY(std::adjacent_find(different.begin(), different.end()) == different.end());
}

void TestComparison::scoresDoNotDependOnTheThreads() {
    std::vector<int> scores[2];
    for (const int threads : {1, 4}) {
        ComparisonRequest any = request(100);
        any.threads = threads;
        RunningComparison comparison(any);
        comparison.run();
        for (const Trial& result : sorted(comparison.results()))
            scores[threads == 1 ? 0 : 1].push_back(result.score);
    }
    QVERIFY(scores[0] == scores[1]);
}

void TestComparison::curvesEndAtTheScore() {
    RunningComparison comparison(request(200));
    comparison.run();
    for (const Trial& result : comparison.results()) {
        QVERIFY(!result.curve.empty());
        QCOMPARE(result.curve.back().score, result.score);
        QVERIFY(result.seconds > 0);
    }
}

void TestComparison::aStopKeepsWhatIsDone() {
    ComparisonRequest endless = request(300);
    endless.runs = 1'000'000;
    RunningComparison comparison(endless);
    std::jthread worker([&] { comparison.run(); });
    wait_until([&] { return comparison.results().size() >= 3; });
    comparison.request_stop();
    worker.join();
    for (const Trial& result : comparison.results())
        QCOMPARE(result.playouts, std::uint64_t{300});
}

void TestComparison::aStopBeforeTheStartLeavesNothing() {
    RunningComparison comparison(request(50));
    comparison.request_stop();
    comparison.run();
    QVERIFY(comparison.results().empty());
}

void TestComparison::aStoppedComparisonIsBalanced() {
    ComparisonRequest endless = request(20);
    endless.runs = 1'000'000;
    RunningComparison comparison(endless);
    std::jthread worker([&] { comparison.run(); });
    wait_until([&] { return comparison.results().size() >= 30; });
    comparison.request_stop();
    worker.join();
    int difference = 0;
    for (const Trial& result : comparison.results())
        difference += result.entrant == 0 ? 1 : -1;
    QVERIFY2(std::abs(difference) <= endless.threads + 1, QByteArray::number(difference));
}

void TestComparison::refusedOptionsAreASentence() {
    Entrant entrant{find_solver("sp-mcts"), {}};
    QVERIFY(!entrant_error(entrant));
    entrant.options["policy"] = std::string("no-such-policy");
    const auto error = entrant_error(entrant);
    QVERIFY(error);
    QVERIFY(text(to_string(*error)).contains("no-such-policy"));
}

/// The preset runs level 1 in parallel, where there can be no beam; the defaults do not.
void TestComparison::whatAPresetImpliesMayBeRefused() {
    const SolverEntry* nrpa = find_solver("nrpa");
    const OptionValues beam{{"beam-1", std::int64_t{2}}};
    OptionValues beam_in_preset = beam;
    beam_in_preset["preset"] = std::string("program");
    QVERIFY(!entrant_error({nrpa, beam}));
    QVERIFY(entrant_error({nrpa, beam_in_preset}));
    OptionValues preset_alone = beam_in_preset;
    preset_alone.erase("beam-1");
    QVERIFY(!entrant_error({nrpa, preset_alone}));
}

void TestComparison::whatIsDoneIsNotRunAgain() {
    RunningComparison whole(request(50));
    whole.run();
    const auto all = sorted(whole.results());
    std::vector<Trial> done(all.begin() + 2, all.begin() + 7);
    done[0].score = -7; // as no run would find it
    RunningComparison rest(request(50), done);
    QCOMPARE(rest.progress().done, done.size());
    QCOMPARE(rest.results().size(), done.size());
    rest.run();
    const auto both = sorted(rest.results());
    QCOMPARE(both.size(), all.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        QCOMPARE(both[i].score, i == 2 ? -7 : all[i].score);
}

void TestComparison::eachRunIsKept() {
    std::size_t kept = 0;
    std::optional<RunningComparison> comparison;
    comparison.emplace(request(50), std::vector<Trial>(), [&](const Trial& trial) {
        ++kept;
        const auto results = comparison->results();
        const auto is_it = [&](const Trial& result) {
            return static_cast<const TrialPlace&>(result) == trial;
        };
        QVERIFY(std::any_of(results.begin(), results.end(), is_it));
    });
    comparison->run();
    QCOMPARE(kept, std::size_t{12});
}

void TestComparison::moreBoardsAndRunsGoOn_data() {
    QTest::addColumn<QString>("change");
    QTest::addColumn<bool>("is_same");
    for (const char* change : {"nothing", "runs", "threads", "margin", "more boards",
                               "fewer boards", "names", "a default", "memory"})
        QTest::newRow(change) << QString(change) << true;
    for (const char* change : {"seed", "budget", "other boards", "rules", "options", "solvers"})
        QTest::newRow(change) << QString(change) << false;
}

void TestComparison::moreBoardsAndRunsGoOn() {
    QFETCH(const QString, change);
    QFETCH(const bool, is_same);
    const std::map<QString, std::function<void(ComparisonRequest&)>> changes = {
        {"nothing", [](auto&) {}},
        {"runs", [](auto& next) { next.runs = 5; }},
        {"threads", [](auto& next) { next.threads = 5; }},
        {"margin", [](auto& next) { next.margin = 5; }},
        {"more boards",
         [](auto& next) {
             next.boards.push_back({standard_board(3), {}});
         }},
        {"fewer boards", [](auto& next) { next.boards.pop_back(); }},
        {"names",
         [](auto& next) {
             next.board_names = {"standard:1", "standard:2"};
         }},
        {"a default",
         [](auto& next) {
             Entrant& last = next.entrants[1];
             last.options = complete_options(last.solver->options, last.options);
         }},
        {"memory", [](auto& next) { next.entrants[1].budget.memory = 1 << 20; }},
        {"seed", [](auto& next) { next.seed = 5; }},
        {"budget", [](auto& next) { next.entrants[0].budget.playouts = 51; }},
        {"other boards", [](auto& next) { std::swap(next.boards[0], next.boards[1]); }},
        {"rules", [](auto& next) { next.boards[1].rules.scoring = Scoring::no_penalty; }},
        {"options", [](auto& next) { next.entrants[1].options["level"] = std::int64_t{2}; }},
        {"solvers", [](auto& next) { next.entrants.pop_back(); }}};
    ComparisonRequest next = request(50);
    changes.at(change)(next);
    QCOMPARE(goes_on(next, request(50)), is_same);
    QCOMPARE(goes_on(request(50), next), is_same);
}

void TestComparison::timeLeftShrinks() {
    ComparisonRequest timed = request(0);
    for (Entrant& entrant : timed.entrants) {
        entrant.budget = {};
        entrant.budget.time = Seconds(0.05);
    }
    timed.runs = 1;
    RunningComparison comparison(timed);
    QCOMPARE(comparison.progress().time_left.value().count(), 0.1); // 4 runs, 2 at a time
    comparison.run();
    QCOMPARE(comparison.progress().time_left.value().count(), 0.0);
}

void TestComparison::timeLeftIsUnknownWithoutGround() {
    const RunningComparison comparison(request(50));
    QVERIFY(!comparison.progress().time_left);
}

SAMEGAME_TEST(TestComparison, QCoreApplication)
#include "tst_comparison.moc"
