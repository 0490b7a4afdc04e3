#include <QTest>
#include <algorithm>
#include <array>
#include <span>

#include "engine/base/exceptions.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/scoring.h"
#include "engine/playout/policy_registry.h"
#include "tests/support/reference_search.h"
#include "tests/support/solver_fixture.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// Enough for a search to take shape, and no more work for a large board than for a small one.
int amount_for(const Board& board) {
    return std::min(150, 15000 / board.cell_count());
}

/// Its place in all_rules(), by which a row of a table names it.
int number_of(const Rules& rules) {
    return static_cast<int>(std::ranges::find(all_rules(), rules) - all_rules().begin());
}

const Rules& rules_number(int number) {
    return all_rules()[static_cast<std::size_t>(number)];
}

} // namespace

/// What every solver promises of its lines, proofs and candidates, and of its options.
class TestSolverContract : public QObject, protected SolverFixture {
    Q_OBJECT

private slots:
    void returnsALegalFinishedLine_data();
    void returnsALegalFinishedLine();
    void playsEveryPolicy_data();
    void playsEveryPolicy();
    void everyChoiceLeadsToALegalLine_data();
    void everyChoiceLeadsToALegalLine();
    void boardsWithoutMovesAreProvenAtOnce_data();
    void boardsWithoutMovesAreProvenAtOnce();
    void solvesTinyBoards_data();
    void solvesTinyBoards();
    void neverClearsWhatCannotBeCleared_data();
    void neverClearsWhatCannotBeCleared();
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
    constexpr int sizes[][3] = {{1, 1, 1},   {1, 2, 1},   {2, 2, 2},   {3, 3, 1},   {32, 1, 1},
                                {32, 1, 2},  {1, 32, 1},  {1, 32, 2},  {1, 32, 9},  {2, 31, 3},
                                {31, 2, 3},  {4, 4, 9},   {8, 8, 2},   {20, 10, 1}, {15, 15, 8},
                                {16, 15, 5}, {15, 16, 5}, {32, 32, 2}, {32, 32, 9}};
    std::size_t next = 0; // rules in turn
    for (const auto& size : sizes) {
        add(size[0], size[1], size[2], all_rules()[next % all_rules().size()]);
        next += 3;
    }
}

void TestSolverContract::returnsALegalFinishedLine() {
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, colors);
    QFETCH(const int, rules);

    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        SearchRequest search = request(generate_board(seed, rows, columns, colors));
        search.start.rules = rules_number(rules);
        grant(search, amount_for(search.start.board));
        search.threads = 2;
        checkReport(search, run(search));
    }
}

void TestSolverContract::playsEveryPolicy_data() {
    QTest::addColumn<QString>("solver");
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("policy");
    for (const SolverEntry& entry : solver_registry())
        for (const OptionSpec& spec : entry.options)
            if (spec.type == OptionType::policy)
                for (const PolicyEntry& policy : policy_registry())
                    QTest::addRow("%s %s=%s", entry.name.c_str(), spec.name.c_str(),
                                  policy.name.c_str())
                        << text(entry.name) << text(spec.name) << text(policy.name);
}

/// On a board of the hot core, on one for the loop of every board, and in rules for the latter.
void TestSolverContract::playsEveryPolicy() {
    QFETCH(const QString, option);
    QFETCH(const QString, policy);
    for (const Rules& rules : {Rules{}, Rules{Scoring::no_penalty, Gravity::pull_left}}) {
        for (const Board& board : {generate_board(1, 15, 15, 5), generate_board(2, 5, 17, 9)}) {
            SearchRequest search = request(board);
            search.start.rules = rules;
            search.options = {{option.toStdString(), policy.toStdString()}};
            search.threads = 2;
            grant(search, 60);
            checkReport(search, run(search));
        }
    }
}

void TestSolverContract::everyChoiceLeadsToALegalLine_data() {
    QTest::addColumn<QString>("solver");
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("value");
    for (const SolverEntry& entry : solver_registry()) {
        for (const OptionSpec& spec : entry.options) {
            std::vector<std::string> values = spec.choices;
            if (spec.type == OptionType::boolean)
                values = {to_string(OptionValue(false)), to_string(OptionValue(true))};
            for (const std::string& value : values)
                QTest::addRow("%s %s=%s", entry.name.c_str(), spec.name.c_str(), value.c_str())
                    << text(entry.name) << text(spec.name) << text(value);
        }
    }
}

void TestSolverContract::everyChoiceLeadsToALegalLine() {
    QFETCH(const QString, option);
    QFETCH(const QString, value);
    const std::string chosen = option.toStdString() + "=" + value.toStdString();
    SearchRequest search = request(generate_board(3, 9, 10, 4));
    const auto options = parse_options(solver().options, std::array{chosen});
    QVERIFY(options.ok());
    search.options = *options;
    search.threads = 2;
    grant(search, 200);
    const SearchReport report = run(search);
    checkStop(search, report);
    QVERIFY(report.snapshot.has_line);
    const auto line = replay(search.start.board, search.start.rules, report.snapshot.best.moves);
    QVERIFY(line.ok());
    QVERIFY(line->finished);
    QVERIFY(*line == report.snapshot.best);
    QVERIFY(report.upper_bound >= line->score);
}

void TestSolverContract::boardsWithoutMovesAreProvenAtOnce_data() {
    QTest::addColumn<QString>("solver");
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("rules");
    QTest::addColumn<int>("score");
    for (const SolverEntry& entry : solver_registry()) {
        const auto row = [&](const char* name, const char* board, Scoring scoring, int score) {
            for (const Gravity gravity : all_gravities()) {
                const Rules rules{scoring, gravity};
                QTest::addRow("%s %s, %s", entry.name.c_str(), name, description_of(rules).c_str())
                    << text(entry.name) << board << number_of(rules) << score;
            }
        };
        row("one block", "1", Scoring::standard, -1);
        row("one block", "1", Scoring::lenient_penalty, 0);
        row("one block", "1", Scoring::clickomania, -1);
        row("singletons", "12/21", Scoring::standard, 0);
        row("a column of singletons", "1/2/1/2/1", Scoring::standard, -1);
        row("a column of singletons", "1/2/1/2/1", Scoring::no_penalty, 0);
        row("a column of singletons", "1/2/1/2/1", Scoring::clickomania, -5);
        row("a row of singletons", "123123123", Scoring::standard, -3);
        row("a row of singletons", "123123123", Scoring::bubble_breaker, 0);
        row("cleared", "../..", Scoring::standard, 1000);
        row("cleared", "../..", Scoring::bubble_breaker, 0);
        row("cleared", "../..", Scoring::clickomania, 1);
    }
}

void TestSolverContract::boardsWithoutMovesAreProvenAtOnce() {
    QFETCH(const QString, board);
    QFETCH(const int, rules);
    QFETCH(const int, score);

    SearchRequest search = request(drawn(board.toStdString()));
    search.start.rules = rules_number(rules);
    const SearchReport report = run(search);
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
        row("a row of one color") << "11111" << 1009;
        row("a column of one color") << "1/1/1" << 1001;
        row("nothing but pairs") << "112233" << 1000;
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

void TestSolverContract::neverClearsWhatCannotBeCleared_data() {
    QTest::addColumn<QString>("solver");
    QTest::addColumn<QString>("board");
    for (const SolverEntry& entry : solver_registry()) {
        const auto row = [&](const char* name) -> QTestData& {
            return QTest::addRow("%s %s", entry.name.c_str(), name) << text(entry.name);
        };
        row("a chessboard with a mistake in its upper half") << "12221/21212/12121/21212/12121";
        row("a color of one block") << "11223/11221/22114";
        row("a column") << "1/1/2/1/2/1/2";
        row("a row") << "11212121";
    }
}

/// The chessboard by theorem 2 of F. Takes & W. Kosters, "Solving SameGame and its Chessboard
/// Variant", 2009.
void TestSolverContract::neverClearsWhatCannotBeCleared() {
    QFETCH(const QString, board);
    SearchRequest search = request(drawn(board.toStdString()));
    grant(search, 500);
    const SearchReport report = run(search);
    checkReport(search, report);
    const std::span moves(report.snapshot.best.moves);
    QVERIFY(!board_after(search.start.board, search.start.rules, moves, moves.size()).is_cleared());
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
        search.start.rules = rules_number(rules);
        grant(search, 1000);
        const SearchReport report = run(search);
        checkReport(search, report);
        const int optimum = best_score(reference_of(search.start.board), search.start.rules);
        QVERIFY(report.snapshot.best.score <= optimum);
        QVERIFY(report.upper_bound >= optimum);
        if (report.stop == StopReason::proven_optimal)
            QCOMPARE(report.snapshot.best.score, optimum);
    }
}

void TestSolverContract::listsEveryFirstMoveOnce() {
    SearchRequest search = request(standard_board(1));
    grant(search, 1000);
    const SearchReport report = run(search);
    checkReport(search, report);

    std::vector<Move> listed;
    for (const Candidate& candidate : report.snapshot.candidates) {
        listed.push_back(candidate.move);
        const Group group = group_at(search.start.board, candidate.move.cell);
        QCOMPARE(candidate.cells, group.size());
        QCOMPARE(candidate.points, move_points(search.start.rules, group.size()));
        QCOMPARE(candidate.move, group.move());
    }
    const MoveList legal = legal_moves(search.start.board);
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
        QVERIFY_THROWS_EXCEPTION(InvalidOptions, run(search));
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

SAMEGAME_TEST(TestSolverContract, QCoreApplication)
#include "tst_solver_contract.moc"
