#include <QTest>

#include <algorithm>
#include <functional>
#include <optional>

#include "engine/game/board_generator.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/comparison.h"
#include "engine/studies/experiment/trial_team.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Two solvers against each other until the difference is decided.
class TestPairedComparison : public QObject {
    Q_OBJECT

private slots:
    void verdictFollowsFromTheInterval_data();
    void verdictFollowsFromTheInterval();
    void trialsAreThoseOfSingleSearches();
    void theBetterOneIsFound();
    void theSameSolverIsEqual();
    void boardsEndWhereNothingIsDecided();
    void resultsDoNotDependOnThreadsOrBreaks();
    void boardsOfAListAreDecidedAlike();
    void pairsAreThoseOfThePlan();
    void stopKeepsWholePairs();
    void summariesFollowTheBoards();

private:
    static Entrant entrant(const char* solver, const std::vector<std::string>& options = {});
    static PairedRequest request(const Entrant& first, const Entrant& second);
    static std::vector<PairedTrial> run(const PairedRequest& request,
                                        const std::vector<Trial>& done = {},
                                        std::vector<Trial>* kept = nullptr, int threads = 1);
};

Entrant TestPairedComparison::entrant(const char* solver, const std::vector<std::string>& options) {
    const SolverEntry* entry = find_solver(solver);
    Budget budget;
    budget.playouts = 200;
    budget.memory = test_memory;
    return {entry, *parse_options(entry->options, options), budget};
}

PairedRequest TestPairedComparison::request(const Entrant& first, const Entrant& second) {
    PairedRequest request;
    request.entrants = {first, second};
    request.rows = 8;
    request.columns = 8;
    request.colors = 4;
    request.seed = 5;
    return request;
}

/// Without the time that runs took.
std::vector<PairedTrial> TestPairedComparison::run(const PairedRequest& request,
                                                   const std::vector<Trial>& done,
                                                   std::vector<Trial>* kept, int threads) {
    PairedPlan plan(request);
    for (const Trial& trial : done)
        plan.add(trial);
    TrialRun(plan, threads, [kept](const Trial& trial) {
        if (kept != nullptr)
            kept->push_back(trial);
    }).run();
    std::vector<PairedTrial> trials = plan.trials();
    for (PairedTrial& trial : trials)
        trial.seconds = {};
    return trials;
}

void TestPairedComparison::verdictFollowsFromTheInterval_data() {
    QTest::addColumn<int>("count");
    QTest::addColumn<int>(
        "difference"); // second less first, of one trial in two; of others `other`
    QTest::addColumn<int>("other");
    QTest::addColumn<QString>("verdict");
    QTest::newRow("first") << 40 << -90 << -110 << "first";
    QTest::newRow("second") << 40 << 90 << 110 << "second";
    QTest::newRow("equal") << 40 << 3 << -3 << "equal";
    QTest::newRow("undecided") << 40 << 300 << -300 << "undecided";
    QTest::newRow("too few") << 18 << 90 << 110 << "undecided";
    QTest::newRow("none") << 0 << 0 << 0 << "undecided";
}

void TestPairedComparison::verdictFollowsFromTheInterval() {
    QFETCH(const int, count);
    QFETCH(const int, difference);
    QFETCH(const int, other);
    std::vector<PairedTrial> trials;
    for (int i = 0; i < count; ++i)
        trials.push_back({0, {1000, 1000 + (i % 2 == 0 ? difference : other)}, {}});
    const PairedSummary summary = summary_of(trials, 15);
    QTEST(text(name_of(summary.verdict)), "verdict");
    QCOMPARE(summary.boards, trials.size());
    QCOMPARE(summary.difference, count == 0 ? 0.0 : (difference + other) / 2.0);
    QCOMPARE(summary.means[1] - summary.means[0], summary.difference);
}

void TestPairedComparison::trialsAreThoseOfSingleSearches() {
    PairedRequest wanted = request(entrant("nrpa"), entrant("flat-monte-carlo"));
    wanted.boards = 6;
    const auto trials = run(wanted);
    QCOMPARE(trials.size(), std::size_t{6});
    for (std::size_t board = 0; board < trials.size(); ++board) {
        QCOMPARE(trials[board].board, board);
        for (std::size_t i = 0; i < 2; ++i) {
            SearchRequest single;
            single.start.board = generate_board(wanted.seed + board, 8, 8, 4);
            single.solver = wanted.entrants[i].solver;
            single.options = wanted.entrants[i].options;
            single.budget = wanted.entrants[i].budget;
            single.seed = run_seed(wanted.seed, board, 0);
            SearchControl control;
            QCOMPARE(trials[board].scores[i], run_search(single, control).snapshot.best.score);
        }
    }
}

void TestPairedComparison::theBetterOneIsFound() {
    const Entrant strong = entrant("nrpa");
    const Entrant weak = entrant("greedy");
    PairedRequest wanted = request(strong, weak);
    const auto trials = run(wanted);
    QVERIFY(trials.size() < static_cast<std::size_t>(wanted.boards));
    QVERIFY(trials.size() >= least_values);
    QCOMPARE(summary_of(trials, wanted.margin).verdict, Verdict::first);
    std::swap(wanted.entrants[0], wanted.entrants[1]);
    QCOMPARE(summary_of(run(wanted), wanted.margin).verdict, Verdict::second);
}

void TestPairedComparison::theSameSolverIsEqual() {
    const PairedRequest wanted = request(entrant("nrpa"), entrant("nrpa"));
    const auto trials = run(wanted);
    QCOMPARE(trials.size(), static_cast<std::size_t>(least_values));
    for (const PairedTrial& trial : trials)
        QCOMPARE(trial.scores[0], trial.scores[1]); // the same seeds
    QCOMPARE(summary_of(trials, wanted.margin).verdict, Verdict::equal);
}

void TestPairedComparison::boardsEndWhereNothingIsDecided() {
    PairedRequest wanted = request(entrant("nrpa"), entrant("greedy"));
    wanted.boards = 7;
    const auto trials = run(wanted);
    QCOMPARE(trials.size(), std::size_t{7});
    QCOMPARE(summary_of(trials, wanted.margin).verdict, Verdict::undecided);
}

void TestPairedComparison::resultsDoNotDependOnThreadsOrBreaks() {
    PairedRequest wanted = request(entrant("nrpa", {"level=2"}), entrant("nrpa", {"level=3"}));
    wanted.boards = 30;
    wanted.margin = 1;
    std::vector<Trial> kept;
    const auto trials = run(wanted, {}, &kept);
    QCOMPARE(kept.size(), std::size_t{60});
    for (const int threads : {2, 5}) {
        QVERIFY(run(wanted, {}, nullptr, threads) == trials);
    }
    for (const std::size_t count : {1U, 2U, 13U, 59U, 60U}) { // some with half a pair
        std::vector<Trial> done(kept.begin(), kept.begin() + static_cast<int>(count));
        std::vector<Trial> rest;
        QVERIFY(run(wanted, done, &rest, 5) == trials);
        QCOMPARE(rest.size(), kept.size() - count);
    }
}

/// As the window asks for it.
void TestPairedComparison::boardsOfAListAreDecidedAlike() {
    const PairedRequest generated = request(entrant("nrpa"), entrant("greedy"));
    ComparisonRequest listed;
    listed.entrants.assign(generated.entrants.begin(), generated.entrants.end());
    for (std::uint64_t seed = generated.seed; seed < generated.seed + 200; ++seed)
        listed.boards.push_back({generate_board(seed, 8, 8, 4), {}});
    listed.seed = generated.seed;
    listed.margin = generated.margin;
    PairedPlan plan(table_of(listed), *listed.margin);
    TrialRun(plan, 2).run();
    std::vector<PairedTrial> trials = plan.trials();
    for (PairedTrial& trial : trials)
        trial.seconds = {};
    QVERIFY(trials == run(generated));
    QCOMPARE(plan.summary().verdict, Verdict::first);
    QVERIFY(plan.next().is_empty());
}

void TestPairedComparison::pairsAreThoseOfThePlan() {
    PairedRequest wanted = request(entrant("nrpa"), entrant("greedy"));
    wanted.boards = 9;
    std::vector<Trial> kept;
    const auto trials = run(wanted, {}, &kept, 3);
    const auto pairs = [&kept](std::size_t count) {
        std::vector<PairedTrial> made = pairs_of(std::span(kept).last(count));
        for (PairedTrial& pair : made)
            pair.seconds = {};
        return made;
    };
    QVERIFY(pairs(kept.size()) == trials);
    std::ranges::sort(kept, std::ranges::greater(), [](const Trial& trial) { return trial.board; });
    QVERIFY(pairs(kept.size()) == trials); // in any order
    QVERIFY(pairs(1).empty());
    QCOMPARE(pairs(5).size(), std::size_t{2});
    kept.erase(kept.end() - 3, kept.end() - 2); // a run of the second board
    QCOMPARE(pairs(kept.size()).size(), std::size_t{1});
}

void TestPairedComparison::stopKeepsWholePairs() {
    PairedRequest wanted = request(entrant("nrpa"), entrant("nrpa"));
    wanted.margin = 1e-9;
    PairedPlan plan(wanted);
    int count = 0;
    std::optional<TrialRun> comparison;
    comparison.emplace(plan, 2, [&](const Trial&) {
        if (++count == 17)
            comparison->request_stop();
    });
    comparison->run();
    QVERIFY(count == 17 || count == 18); // one may have ended meanwhile
    QCOMPARE(plan.trials().size(), std::size_t(count / 2));
    PairedPlan never(wanted);
    TrialRun stopped(never, 2, [](const Trial&) { QFAIL("a board was played"); });
    stopped.request_stop();
    stopped.run();
    QVERIFY(never.trials().empty());
}

void TestPairedComparison::summariesFollowTheBoards() {
    std::vector<PairedTrial> trials;
    for (int board = 0; board < 30; ++board)
        trials.push_back({static_cast<std::uint64_t>(board), {100, 150 + board % 3}, {}});
    const std::vector<PairedSummary> running = running_summaries(trials, 15);
    QCOMPARE(running.size(), trials.size());
    for (std::size_t i = 0; i < trials.size(); ++i) {
        const PairedSummary alone = summary_of(std::span(trials).first(i + 1), 15);
        QCOMPARE(running[i].boards, i + 1);
        QCOMPARE(running[i].difference, alone.difference);
        QCOMPARE(running[i].means, alone.means);
        QCOMPARE(running[i].interval, alone.interval);
        QCOMPARE(running[i].verdict, alone.verdict);
    }
    QCOMPARE(running.back().verdict, Verdict::second);
    QVERIFY(running_summaries({}, 15).empty());
}

SAMEGAME_TEST(TestPairedComparison)
#include "tst_paired_comparison.moc"
