#include <QTest>
#include <algorithm>

#include "engine/game/board_generator.h"
#include "engine/game/board_library.h"
#include "engine/game/scoring.h"
#include "tests/support/reference_search.h"
#include "tests/support/solver_fixture.h"

using namespace samegame;

namespace {

int number_of(const Rules& rules) {
    const auto all = all_rules();
    return static_cast<int>(std::find(all.begin(), all.end(), rules) - all.begin());
}

} // namespace

/// What every solver promises of its lines, proofs and candidates, and of its options.
class TestSolverContract : public QObject, protected SolverFixture {
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
    void refusesUnknownPolicies_data() { eachSolver(); }
    void refusesUnknownPolicies();
    void optionsDescribeThemselves_data() { eachSolver(); }
    void optionsDescribeThemselves();
};

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
        grant(search, 300);
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
    grant(search, 2000);
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
        grant(search, 1000);
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
    grant(search, 2000);
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
