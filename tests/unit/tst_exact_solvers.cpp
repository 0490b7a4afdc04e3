#include <QTest>
#include <limits>

#include "engine/game/board_generator.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/reference_search.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// A solver that proves its lines, with options.
struct Variant {
    const char* solver;
    std::vector<std::string> options;
};

const std::vector<Variant> variants = {
    {"best-first", {"estimate=over-estimator"}},
    {"best-first", {"estimate=score-groups"}},
    {"best-first", {"estimate=score"}},
    {"a-star", {"ceiling=plain"}},
    {"a-star", {"ceiling=dead-color"}},
    {"a-star", {"ceiling=separated"}},
    {"ida-star", {"ceiling=plain", "table=false"}},
    {"ida-star", {"ceiling=dead-color", "table=false"}},
    {"ida-star", {"ceiling=separated", "table=false"}},
    {"ida-star", {"ceiling=dead-color", "table=true"}},
    {"ida-star", {"ceiling=separated", "table=true"}},
    {"ida-star", {"threshold=doubling", "table=false"}},
    {"ida-star", {"threshold=doubling", "table=true"}},
    {"branch-and-bound", {"ceiling=plain", "table=false"}},
    {"branch-and-bound", {"ceiling=dead-color", "table=false"}},
    {"branch-and-bound", {"ceiling=separated", "table=false"}},
    {"branch-and-bound", {"ceiling=plain", "table=true"}},
    {"branch-and-bound", {"ceiling=dead-color", "table=true", "playouts=0"}},
    {"branch-and-bound", {"ceiling=separated", "table=true"}},
    {"exact", {"ceiling=plain"}},
    {"exact", {"ceiling=dead-color"}},
    {"exact", {"ceiling=separated"}},
};

} // namespace

/// Every solver that proves its lines, under every ceiling, against plain exhaustive search.
class TestExactSolvers : public QObject {
    Q_OBJECT

private slots:
    void agreesWithExhaustiveSearch_data();
    void agreesWithExhaustiveSearch();
    void solvesOddBoards_data();
    void solvesOddBoards();
    void endsMayCostMillions_data() { eachVariant(); }
    void endsMayCostMillions();
    void boundsHoldAtEveryBudget_data() { eachVariant(); }
    void boundsHoldAtEveryBudget();
    void withoutMemoryNothingWrongIsProven_data() { eachVariant(); }
    void withoutMemoryNothingWrongIsProven();
    void reproducesWithANodeBudget_data() { eachVariant(); }
    void reproducesWithANodeBudget();

private:
    static std::string name_of(const Variant& variant);
    static void eachVariant();
    static SearchRequest request(const Board& board);
    static SearchReport run(const SearchRequest& request);
};

std::string TestExactSolvers::name_of(const Variant& variant) {
    std::string name = variant.solver;
    for (const std::string& option : variant.options)
        name += " " + option;
    return name;
}

void TestExactSolvers::eachVariant() {
    QTest::addColumn<int>("variant");
    for (std::size_t i = 0; i < variants.size(); ++i)
        QTest::newRow(name_of(variants[i]).c_str()) << static_cast<int>(i);
}

SearchRequest TestExactSolvers::request(const Board& board) {
    QFETCH(const int, variant);
    const Variant& row = variants[static_cast<std::size_t>(variant)];
    SearchRequest request;
    request.start.board = board;
    request.solver = find_solver(row.solver);
    request.options = *parse_options(request.solver->options, row.options);
    request.seed = 1;
    request.budget.memory = test_memory;
    return request;
}

SearchReport TestExactSolvers::run(const SearchRequest& request) {
    SearchControl control;
    return run_search(request, control);
}

void TestExactSolvers::agreesWithExhaustiveSearch_data() {
    QTest::addColumn<int>("variant");
    QTest::addColumn<int>("threads");
    for (std::size_t i = 0; i < variants.size(); ++i)
        for (const int threads : {1, 2})
            QTest::addRow("%s, %d threads", name_of(variants[i]).c_str(), threads)
                << static_cast<int>(i) << threads;
}

void TestExactSolvers::agreesWithExhaustiveSearch() {
    QFETCH(const int, threads);
    struct Size {
        int rows, columns, colors;
    };
    for (const Rules& rules : all_rules()) {
        for (const Size size : {Size{4, 4, 2}, Size{4, 5, 3}, Size{3, 5, 4}}) {
            for (std::uint64_t seed = 1; seed <= 2; ++seed) {
                SearchRequest search =
                    request(generate_board(seed, size.rows, size.columns, size.colors));
                if (!search.start.board.has_moves())
                    continue;
                search.start.rules = rules;
                search.threads = threads;
                const SearchReport report = run(search);
                const std::string name = description_of(rules) + "\n" + drawing(search.start.board);
                QVERIFY2(report.stop == StopReason::proven_optimal, name.c_str());
                const int optimum = best_score(reference_of(search.start.board), rules);
                QVERIFY2(report.snapshot.best.score == optimum, name.c_str());
                QVERIFY2(report.upper_bound == optimum, name.c_str());
            }
        }
    }
}

void TestExactSolvers::solvesOddBoards_data() {
    QTest::addColumn<int>("variant");
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("score");
    for (std::size_t i = 0; i < variants.size(); ++i) {
        const auto row = [&](const char* name) -> QTestData& {
            return QTest::addRow("%s, %s", name_of(variants[i]).c_str(), name)
                   << static_cast<int>(i);
        };
        row("one color") << "11111/11111" << 1064;
        row("one column") << "1/2/2/1/3/3/1" << 1001;
        row("one row") << "1221331" << 1001;
        row("one block is left") << "112" << -1;
        row("cannot be cleared") << "1122/3344/1212" << 0;
        row("a checkered rest") << "111/121/212" << 7;
    }
}

void TestExactSolvers::solvesOddBoards() {
    QFETCH(const QString, board);
    QFETCH(const int, score);
    const SearchReport report = run(request(drawn(board.toStdString())));
    QCOMPARE(report.stop, StopReason::proven_optimal);
    QCOMPARE(report.snapshot.best.score, score);
    QCOMPARE(report.upper_bound, score);
}

/// Under rules of one's own an end may cost up to OwnScoring::most_points. Seven colors are left.
void TestExactSolvers::endsMayCostMillions() {
    SearchRequest search = request(drawn("345/678/112"));
    search.start.rules.scoring = *scoring_of_name("own:points=n:penalty=888888");
    const auto expectProof = [&search](const char* solver) {
        const SearchReport report = run(search);
        QVERIFY2(report.stop == StopReason::proven_optimal, solver);
        QCOMPARE(report.snapshot.best.score, 2 - 7 * 888888);
        QCOMPARE(report.upper_bound, std::optional(2 - 7 * 888888));
    };
    expectProof("of the row");
    search.solver = find_solver("champion");
    search.options = {};
    expectProof("champion");
}

void TestExactSolvers::boundsHoldAtEveryBudget() {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        SearchRequest search = request(generate_board(seed, 4, 6, 3));
        const int optimum = best_score(reference_of(search.start.board), search.start.rules);
        for (const int threads : {1, 2}) {
            search.threads = threads;
            int bound = std::numeric_limits<int>::max();
            for (std::uint64_t nodes = 1; nodes <= 4096; nodes *= 4) {
                search.budget.nodes = nodes;
                const SearchReport report = run(search);
                QVERIFY(report.snapshot.nodes <= nodes);
                QVERIFY(report.snapshot.best.score <= optimum);
                QVERIFY(report.upper_bound >= optimum);
                QVERIFY(report.upper_bound <= bound);
                bound = *report.upper_bound;
            }
        }
    }
}

/// This board has more positions than the least memory that is granted.
void TestExactSolvers::withoutMemoryNothingWrongIsProven() {
    SearchRequest search = request(generate_board(1, 5, 6, 3));
    search.budget.memory = 1;
    search.budget.nodes = 100000;
    const int optimum = best_score(reference_of(search.start.board), search.start.rules);
    for (const int threads : {1, 2}) {
        search.threads = threads;
        const SearchReport report = run(search);
        QVERIFY(report.snapshot.best.score <= optimum);
        QVERIFY(report.upper_bound >= optimum);
        if (report.stop == StopReason::proven_optimal)
            QCOMPARE(report.snapshot.best.score, optimum);
    }
}

void TestExactSolvers::reproducesWithANodeBudget() {
    for (const int threads : {1, 2, 3}) {
        SearchRequest search = request(generate_board(1, 9, 9, 4));
        search.threads = threads;
        search.budget.nodes = 2000;
        const SearchReport first = run(search);
        const SearchReport second = run(search);
        QVERIFY(first.snapshot.best == second.snapshot.best);
        QCOMPARE(first.snapshot.nodes, second.snapshot.nodes);
        QCOMPARE(first.upper_bound, second.upper_bound);
        QCOMPARE(first.stop, second.stop);
    }
}

SAMEGAME_TEST(TestExactSolvers)
#include "tst_exact_solvers.moc"
