#include <QTest>

#include "engine/bounds/estimate.h"
#include "engine/game/board_generator.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/reference_search.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Best-first search against plain exhaustive search, and what it proves on the way.
class TestBestFirst : public QObject {
    Q_OBJECT

private slots:
    void provesTinyBoards_data();
    void provesTinyBoards();
    void boundsHoldAtEveryBudget_data() { eachEstimate(); }
    void boundsHoldAtEveryBudget();
    void withoutMemoryNothingWrongIsProven_data() { eachEstimate(); }
    void withoutMemoryNothingWrongIsProven();
    void threadsChangeNothing_data() { eachEstimate(); }
    void threadsChangeNothing();

private:
    static void eachEstimate();
    static SearchRequest request(const Board& board);
    static SearchReport run(const SearchRequest& request);
};

void TestBestFirst::eachEstimate() {
    QTest::addColumn<QString>("estimate");
    for (const auto& choice : estimate_option().names)
        QTest::newRow(choice.second.c_str()) << text(choice.second);
}

SearchRequest TestBestFirst::request(const Board& board) {
    QFETCH(const QString, estimate);
    SearchRequest request;
    request.budget.memory = test_memory;
    request.start.board = board;
    request.solver = find_solver("best-first");
    request.options = {{"estimate", estimate.toStdString()}};
    request.seed = 1;
    return request;
}

SearchReport TestBestFirst::run(const SearchRequest& request) {
    SearchControl control;
    return run_search(request, control);
}

void TestBestFirst::provesTinyBoards_data() {
    QTest::addColumn<QString>("estimate");
    QTest::addColumn<int>("threads");
    for (const auto& choice : estimate_option().names)
        for (const int threads : {1, 2, 3})
            QTest::addRow("%s, %d threads", choice.second.c_str(), threads)
                << text(choice.second) << threads;
}

void TestBestFirst::provesTinyBoards() {
    QFETCH(const int, threads);
    for (const Rules& rules : all_rules()) {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            SearchRequest search =
                request(generate_board(seed, 4, 5, 2 + static_cast<int>(seed % 3)));
            if (!search.start.board.has_moves())
                continue;
            search.start.rules = rules;
            search.threads = threads;
            const SearchReport report = run(search);
            QCOMPARE(report.stop, StopReason::proven_optimal);
            QCOMPARE(report.snapshot.best.score,
                     best_score(reference_of(search.start.board), rules));
        }
    }
}

void TestBestFirst::boundsHoldAtEveryBudget() {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        SearchRequest search = request(generate_board(seed, 4, 6, 3));
        const int optimum = best_score(reference_of(search.start.board), search.start.rules);
        int bound = std::numeric_limits<int>::max();
        for (std::uint64_t nodes = 1; nodes <= 4096; nodes *= 4) {
            search.budget.nodes = nodes;
            const SearchReport report = run(search);
            QVERIFY(report.upper_bound >= optimum);
            QVERIFY(report.upper_bound <= bound);
            bound = *report.upper_bound;
        }
    }
}

/// One chunk of positions is granted whatever the budget says; this board has many more.
void TestBestFirst::withoutMemoryNothingWrongIsProven() {
    SearchRequest search = request(generate_board(1, 5, 6, 3));
    search.budget.memory = 1;
    const int optimum = best_score(reference_of(search.start.board), search.start.rules);
    for (const int threads : {1, 2}) {
        search.threads = threads;
        const SearchReport report = run(search);
        QVERIFY(report.stop == StopReason::memory_full ||
                report.stop == StopReason::proven_optimal);
        QVERIFY(report.snapshot.best.score <= optimum);
        QVERIFY(report.upper_bound >= optimum);
        if (report.stop == StopReason::proven_optimal)
            QCOMPARE(report.snapshot.best.score, optimum);
    }
}

/// Who opens a position and plays a game is chance; what comes of it is not.
void TestBestFirst::threadsChangeNothing() {
    for (const std::uint64_t nodes : {7, 100, 20001}) {
        SearchRequest search = request(generate_board(nodes, 10, 10, 4));
        search.budget.nodes = nodes;
        const SearchReport alone = run(search);
        for (const int threads : {2, 3, 5}) {
            search.threads = threads;
            const SearchReport together = run(search);
            QVERIFY(together.snapshot.best.moves == alone.snapshot.best.moves);
            QCOMPARE(together.snapshot.nodes, alone.snapshot.nodes);
            QCOMPARE(together.upper_bound, alone.upper_bound);
        }
    }
}

SAMEGAME_TEST(TestBestFirst)
#include "tst_best_first.moc"
