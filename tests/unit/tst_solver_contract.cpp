#include <QTest>
#include <algorithm>
#include <chrono>
#include <thread>

#include "engine/game/board_generator.h"
#include "engine/game/board_library.h"
#include "engine/game/line.h"
#include "engine/game/scoring.h"
#include "engine/search/parallel_workers.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/qtest_text.h"
#include "tests/support/reference_search.h"

using namespace samegame;
using namespace std::chrono_literals;

/// What every row of the solver registry promises.
namespace {

int number_of(const Rules& rules) {
    const auto all = all_rules();
    return static_cast<int>(std::find(all.begin(), all.end(), rules) - all.begin());
}

} // namespace

class TestSolverContract : public QObject {
    Q_OBJECT

private slots:
    void returnsALegalFinishedLine_data();
    void returnsALegalFinishedLine();
    void boardsWithoutMovesAreProvenAtOnce_data();
    void boardsWithoutMovesAreProvenAtOnce();
    void solvesTinyBoards_data();
    void solvesTinyBoards();
    void noneIsAboveTheOptimum_data();
    void noneIsAboveTheOptimum();
    void listsEveryFirstMoveOnce_data() { eachSolver(); }
    void listsEveryFirstMoveOnce();
    void stopsWhenTold_data() { eachSolver(); }
    void stopsWhenTold();
    void stopsWhenToldBeforeItStarts_data() { eachSolver(); }
    void stopsWhenToldBeforeItStarts();
    void honorsATimeBudget_data() { eachSolver(); }
    void honorsATimeBudget();
    void honorsAPlayoutBudget_data();
    void honorsAPlayoutBudget();
    void honorsANodeBudget_data();
    void honorsANodeBudget();
    void reproducesBySeed_data();
    void reproducesBySeed();
    void otherSeedsSearchOtherwise_data() { eachSolver(); }
    void otherSeedsSearchOtherwise();
    void runsWithinLittleMemory_data() { eachSolver(); }
    void runsWithinLittleMemory();
    void refusesUnknownPolicies_data() { eachSolver(); }
    void refusesUnknownPolicies();
    void optionsDescribeThemselves_data() { eachSolver(); }
    void optionsDescribeThemselves();

private:
    static void eachSolver();
    static const SolverEntry& solver();
    static SearchRequest request(const Board& board);
    static SearchReport run(const SearchRequest& request);
    static void compareReports(const SearchReport& a, const SearchReport& b);
    static void checkReport(const SearchRequest& request, const SearchReport& report);
};

void TestSolverContract::eachSolver() {
    QTest::addColumn<QString>("solver");
    for (const SolverEntry& entry : solver_registry())
        QTest::newRow(entry.name.c_str()) << text(entry.name);
}

/// The solver of the present row.
const SolverEntry& TestSolverContract::solver() {
    QFETCH(const QString, solver);
    return *find_solver(solver.toStdString());
}

/// A search without budget on one thread.
SearchRequest TestSolverContract::request(const Board& board) {
    SearchRequest request;
    request.board = board;
    request.solver = &solver();
    request.seed = 1;
    return request;
}

SearchReport TestSolverContract::run(const SearchRequest& request) {
    SearchControl control;
    return run_search(request, control);
}

/// The line is legal, finished and worth its score, and agrees with the candidates.
void TestSolverContract::checkReport(const SearchRequest& request, const SearchReport& report) {
    const SearchSnapshot& snapshot = report.snapshot;
    QVERIFY(snapshot.has_line);
    const auto replayed = replay(request.board, request.rules, snapshot.best.moves);
    QVERIFY(replayed.ok());
    QVERIFY(replayed->finished);
    QVERIFY(*replayed == snapshot.best);
    QVERIFY(report.upper_bound >= snapshot.best.score);
    QVERIFY(report.upper_bound <= remaining_upper_bound(request.rules, request.board));
    if (report.stop == StopReason::proven_optimal)
        QCOMPARE(report.upper_bound, snapshot.best.score);

    std::uint64_t visits = 0;
    for (const Candidate& candidate : snapshot.candidates) {
        visits += candidate.visits;
        if (candidate.visits == 0)
            continue;
        const auto line = replay(request.board, request.rules, candidate.line.moves);
        QVERIFY(line.ok());
        QVERIFY(*line == candidate.line);
        QCOMPARE(candidate.line.score, candidate.best);
        QCOMPARE(candidate.line.moves.front(), candidate.move);
        QVERIFY(candidate.mean <= candidate.best + 1e-6);
        QVERIFY(candidate.deviation >= 0);
    }
    if (request.board.has_moves()) {
        QCOMPARE(visits, snapshot.playouts);
        QCOMPARE(snapshot.candidates.front().best, snapshot.best.score);
        QVERIFY(!snapshot.curve.empty());
        QCOMPARE(snapshot.curve.back().score, snapshot.best.score);
    }
}

void TestSolverContract::returnsALegalFinishedLine_data() {
    QTest::addColumn<QString>("solver");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("colors");
    QTest::addColumn<int>("rules");
    const auto add = [](int rows, int columns, int colors, const Rules& rules) {
        for (const SolverEntry& entry : solver_registry())
            QTest::addRow("%s %dx%dx%d %s", entry.name.c_str(), rows, columns, colors,
                          description_of(rules).c_str())
                << text(entry.name) << rows << columns << colors << number_of(rules);
    };
    for (const Rules& rules : all_rules()) {
        add(6, 5, 3, rules);
        add(15, 15, 5, rules);
    }
    add(1, 2, 1, Rules{});
    add(3, 3, 1, Rules{});
    add(32, 1, 2, Rules{});
    add(1, 32, 2, Rules{});
    add(4, 4, 9, Rules{});
    add(20, 10, 1, Rules{});
    add(32, 32, 9, Rules{});
}

void TestSolverContract::returnsALegalFinishedLine() {
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, colors);
    QFETCH(const int, rules);

    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        SearchRequest search = request(generate_board(seed, rows, columns, colors));
        search.rules = all_rules()[static_cast<std::size_t>(rules)];
        search.budget.playouts = 300;
        search.threads = 2;
        checkReport(search, run(search));
    }
}

void TestSolverContract::boardsWithoutMovesAreProvenAtOnce_data() {
    QTest::addColumn<QString>("solver");
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("score");
    for (const SolverEntry& entry : solver_registry()) {
        const auto row = [&](const char* name) -> QTestData& {
            return QTest::addRow("%s %s", entry.name.c_str(), name) << text(entry.name);
        };
        row("one block") << "1" << -1;
        row("singletons") << "12/21" << 0;
        row("a column of singletons") << "1/2/1/2/1" << -1;
        row("cleared") << "../.." << 1000;
    }
}

void TestSolverContract::boardsWithoutMovesAreProvenAtOnce() {
    QFETCH(const QString, board);
    QFETCH(const int, score);

    const SearchReport report = run(request(drawn(board.toStdString())));
    QCOMPARE(report.stop, StopReason::proven_optimal);
    QVERIFY(report.snapshot.has_line);
    QVERIFY(report.snapshot.best.moves.empty());
    QVERIFY(report.snapshot.best.finished);
    QCOMPARE(report.snapshot.best.score, score);
    QCOMPARE(report.upper_bound, score);
    QVERIFY(report.snapshot.candidates.empty());
}

void TestSolverContract::solvesTinyBoards_data() {
    QTest::addColumn<QString>("solver");
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("score");
    for (const SolverEntry& entry : solver_registry()) {
        const auto row = [&](const char* name) -> QTestData& {
            return QTest::addRow("%s %s", entry.name.c_str(), name) << text(entry.name);
        };
        row("one group") << "11/11" << 1004;
        row("one group, one block left") << "112" << -1;
        row("the order decides") << "2/1/1/2" << 1000;
        row("cannot be cleared") << "1122/3344/1212" << 0;
    }
}

void TestSolverContract::solvesTinyBoards() {
    QFETCH(const QString, board);
    QFETCH(const int, score);

    SearchRequest search = request(drawn(board.toStdString()));
    search.budget.playouts = 2000;
    const SearchReport report = run(search);
    checkReport(search, report);
    QCOMPARE(report.snapshot.best.score, score);
}

void TestSolverContract::noneIsAboveTheOptimum_data() {
    QTest::addColumn<QString>("solver");
    QTest::addColumn<int>("rules");
    for (const SolverEntry& entry : solver_registry())
        for (const Rules& rules : all_rules())
            QTest::addRow("%s %s", entry.name.c_str(), description_of(rules).c_str())
                << text(entry.name) << number_of(rules);
}

/// Against plain exhaustive search.
void TestSolverContract::noneIsAboveTheOptimum() {
    QFETCH(const int, rules);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        SearchRequest search = request(generate_board(seed, 3, 4, 2 + static_cast<int>(seed % 2)));
        search.rules = all_rules()[static_cast<std::size_t>(rules)];
        search.budget.playouts = 1000;
        const SearchReport report = run(search);
        checkReport(search, report);
        const int optimum = best_score(reference_of(search.board), search.rules);
        QVERIFY(report.snapshot.best.score <= optimum);
        QVERIFY(report.upper_bound >= optimum);
        if (report.stop == StopReason::proven_optimal)
            QCOMPARE(report.snapshot.best.score, optimum);
    }
}

void TestSolverContract::listsEveryFirstMoveOnce() {
    SearchRequest search = request(standard_board(1));
    search.budget.playouts = 2000;
    const SearchReport report = run(search);
    checkReport(search, report);

    std::vector<Move> listed;
    for (const Candidate& candidate : report.snapshot.candidates) {
        listed.push_back(candidate.move);
        const Group group = group_at(search.board, candidate.move.cell);
        QCOMPARE(candidate.cells, group.size());
        QCOMPARE(candidate.points, move_points(search.rules, group.size()));
        QCOMPARE(candidate.move, group.move());
    }
    const MoveList legal = legal_moves(search.board);
    QCOMPARE(listed.size(), legal.size());
    QVERIFY(std::is_permutation(listed.begin(), listed.end(), legal.begin(), legal.end()));
    QVERIFY(std::is_sorted(report.snapshot.candidates.begin(), report.snapshot.candidates.end(),
                           better));
}

void TestSolverContract::stopsWhenTold() {
    SearchRequest search = request(generate_board(1, 32, 32, 5));
    search.threads = 2;
    SearchControl control;
    SearchReport report;
    std::jthread worker([&] { report = run_search(search, control); });
    QTRY_VERIFY_WITH_TIMEOUT(control.snapshot().has_line, 10000);
    const auto asked = Clock::now();
    control.request_stop();
    worker.join();
    QVERIFY(Clock::now() - asked < 2s);
    QCOMPARE(report.stop, StopReason::stop_requested);
    checkReport(search, report);
}

void TestSolverContract::stopsWhenToldBeforeItStarts() {
    const SearchRequest search = request(standard_board(1));
    SearchControl control;
    control.request_stop();
    const SearchReport report = run_search(search, control);
    QCOMPARE(report.stop, StopReason::stop_requested);
    QCOMPARE(report.snapshot.playouts, std::uint64_t{0});
    QVERIFY(!report.snapshot.has_line);
}

void TestSolverContract::honorsATimeBudget() {
    SearchRequest search = request(standard_board(1));
    search.budget.time = Seconds(0.2);
    search.threads = 2;
    const auto start = Clock::now();
    const SearchReport report = run(search);
    const auto taken = Clock::now() - start;
    QVERIFY(taken >= 150ms);
    QVERIFY(taken < 3s);
    QCOMPARE(report.stop, StopReason::budget_spent);
    checkReport(search, report);
}

void TestSolverContract::honorsAPlayoutBudget_data() {
    QTest::addColumn<QString>("solver");
    QTest::addColumn<int>("playouts");
    QTest::addColumn<int>("threads");
    for (const SolverEntry& entry : solver_registry())
        for (const int playouts : entry.has_playouts ? std::vector{1, 7, 1000} : std::vector<int>{})
            for (const int threads : {1, 2, 3})
                QTest::addRow("%s, %d playouts, %d threads", entry.name.c_str(), playouts, threads)
                    << text(entry.name) << playouts << threads;
}

void TestSolverContract::honorsAPlayoutBudget() {
    QFETCH(const int, playouts);
    QFETCH(const int, threads);

    for (const Board& board : {standard_board(1), generate_board(1, 3, 3, 3)}) {
        SearchRequest search = request(board);
        search.budget.playouts = static_cast<std::uint64_t>(playouts);
        search.threads = threads;
        const SearchReport report = run(search);
        checkReport(search, report);
        QVERIFY(report.snapshot.playouts <= static_cast<std::uint64_t>(playouts));
        if (report.stop == StopReason::proven_optimal)
            continue;
        QCOMPARE(report.stop, StopReason::budget_spent);
        QCOMPARE(report.snapshot.playouts, static_cast<std::uint64_t>(playouts));
    }
}

void TestSolverContract::honorsANodeBudget_data() {
    QTest::addColumn<QString>("solver");
    QTest::addColumn<int>("nodes");
    QTest::addColumn<int>("threads");
    for (const SolverEntry& entry : solver_registry())
        for (const int nodes : entry.has_nodes ? std::vector{1, 50, 2000} : std::vector<int>{})
            for (const int threads : {1, 2})
                QTest::addRow("%s, %d nodes, %d threads", entry.name.c_str(), nodes, threads)
                    << text(entry.name) << nodes << threads;
}

void TestSolverContract::honorsANodeBudget() {
    QFETCH(const int, nodes);
    QFETCH(const int, threads);

    SearchRequest search = request(standard_board(2));
    search.budget.nodes = static_cast<std::uint64_t>(nodes);
    search.threads = threads;
    const SearchReport report = run(search);
    checkReport(search, report);
    QCOMPARE(report.stop, StopReason::budget_spent);
    QCOMPARE(report.snapshot.nodes, static_cast<std::uint64_t>(nodes));
    QVERIFY(report.snapshot.depth >= 1);
    QVERIFY(report.snapshot.mean_depth <= report.snapshot.depth);
}

void TestSolverContract::reproducesBySeed_data() {
    QTest::addColumn<QString>("solver");
    QTest::addColumn<int>("threads");
    for (const SolverEntry& entry : solver_registry())
        for (const int threads : {1, 2})
            QTest::addRow("%s, %d threads", entry.name.c_str(), threads)
                << text(entry.name) << threads;
}

void TestSolverContract::reproducesBySeed() {
    QFETCH(const int, threads);
    SearchRequest search = request(standard_board(3));
    search.threads = threads;
    search.budget.playouts = 3000;
    compareReports(run(search), run(search));
    if (solver().has_nodes && threads == 1) {
        search.budget.playouts.reset();
        search.budget.nodes = 1000;
        compareReports(run(search), run(search));
    }
}

void TestSolverContract::compareReports(const SearchReport& a, const SearchReport& b) {
    QVERIFY(a.snapshot.best == b.snapshot.best);
    QCOMPARE(a.snapshot.playouts, b.snapshot.playouts);
    QCOMPARE(a.snapshot.nodes, b.snapshot.nodes);
    QCOMPARE(a.stop, b.stop);
    QCOMPARE(a.snapshot.candidates.size(), b.snapshot.candidates.size());
    for (std::size_t i = 0; i < a.snapshot.candidates.size(); ++i) {
        QCOMPARE(a.snapshot.candidates[i].move, b.snapshot.candidates[i].move);
        QCOMPARE(a.snapshot.candidates[i].visits, b.snapshot.candidates[i].visits);
        QCOMPARE(a.snapshot.candidates[i].best, b.snapshot.candidates[i].best);
    }
}

void TestSolverContract::otherSeedsSearchOtherwise() {
    SearchRequest search = request(standard_board(3));
    search.budget.playouts = 100;
    const Line first = run(search).snapshot.best;
    search.seed = 2;
    QVERIFY(!(run(search).snapshot.best == first));
}

void TestSolverContract::runsWithinLittleMemory() {
    SearchRequest search = request(standard_board(1));
    search.budget.memory = 1; // less than any tree needs
    search.budget.playouts = 20000;
    const SearchReport report = run(search);
    checkReport(search, report);
    QVERIFY(report.stop == StopReason::budget_spent || report.stop == StopReason::memory_full);
}

void TestSolverContract::refusesUnknownPolicies() {
    SearchRequest search = request(standard_board(1));
    for (const OptionSpec& spec : solver().options) {
        if (spec.type != OptionType::policy)
            continue;
        search.options = {{spec.name, std::string("no-such-policy")}};
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, run(search));
    }
}

void TestSolverContract::optionsDescribeThemselves() {
    const SolverEntry& entry = solver();
    QVERIFY(!entry.title.empty());
    QVERIFY(!entry.summary.empty());
    QVERIFY(!entry.paper.empty());
    for (const OptionSpec& spec : entry.options) {
        QVERIFY2(!spec.help.empty(), spec.name.c_str());
        const auto parsed = parse_option_value(spec, to_string(spec.default_value));
        QVERIFY2(parsed.ok(), spec.name.c_str());
        QVERIFY2(*parsed == spec.default_value, spec.name.c_str());
    }
    QVERIFY(entry.make(default_options(entry.options)) != nullptr);
}

QTEST_GUILESS_MAIN(TestSolverContract)
#include "tst_solver_contract.moc"
