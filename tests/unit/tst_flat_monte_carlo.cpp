#include <QTest>

#include "engine/formats/board_library.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

SearchRequest request(const Board& board, OptionValues options) {
    SearchRequest request;
    request.start.board = board;
    request.solver = find_solver("flat-monte-carlo");
    request.options = std::move(options);
    request.seed = 1;
    return request;
}

SearchReport run_flat(const SearchRequest& request) {
    SearchControl control;
    return run_search(request, control);
}

} // namespace

/// The rules by which flat Monte-Carlo search plays a child, and how many playouts it takes.
class TestFlatMonteCarlo : public QObject {
    Q_OBJECT

private slots:
    void theMethodDecidesTheFirstMove_data();
    void theMethodDecidesTheFirstMove();
    void aGameTakesTheSamePlayoutsAfterEveryChild_data();
    void aGameTakesTheSamePlayoutsAfterEveryChild();
    void playoutsOfAMoveAreSharedByItsChildren_data();
    void playoutsOfAMoveAreSharedByItsChildren();
    void aGameThatIsKeptAloneIsTheWholeResult();
    void aGameCutShortIsFinishedByAPlayout();
    void policiesOfMethodsCanBeReplaced();
};

void TestFlatMonteCarlo::theMethodDecidesTheFirstMove_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("score");
    QTest::newRow("the highest playout") << "mc-biggest" << 1 << 1 << 1005;
    QTest::newRow("the highest mean") << "mc-avg" << 1 << 0 << 1001;
}

/// All lines through the group at the bottom earn 1001. Of those through the group above it, half
/// earn 1005, the others 1; those through the first column earn 3 or less.
void TestFlatMonteCarlo::theMethodDecidesTheFirstMove() {
    QFETCH(const QString, method);
    QFETCH(const int, column);
    QFETCH(const int, row);
    QFETCH(const int, score);
    for (const int threads : {1, 2, 3}) {
        SearchRequest search = request(drawn("131/322/311"), {{"method", method.toStdString()},
                                                              {"games", std::int64_t{1}},
                                                              {"keep", std::string("games")}});
        search.threads = threads;
        const Line line = run_flat(search).snapshot.best;
        const Move expected{{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)}};
        QCOMPARE(line.moves.front(), expected);
        QCOMPARE(line.score, score);
    }
}

void TestFlatMonteCarlo::aGameTakesTheSamePlayoutsAfterEveryChild_data() {
    QTest::addColumn<int>("threads");
    for (const int threads : {1, 2, 3, 5})
        QTest::addRow("%d threads", threads) << threads;
}

void TestFlatMonteCarlo::aGameTakesTheSamePlayoutsAfterEveryChild() {
    QFETCH(const int, threads);
    SearchRequest search =
        request(drawn("1122/3344/1212"),
                {{"games", std::int64_t{1}}, {"playouts-per-child", std::int64_t{7}}});
    search.threads = threads;
    search.budget.playouts = 4 * 7; // the first move alone
    const SearchReport cut = run_flat(search);
    for (const Candidate& candidate : cut.snapshot.candidates)
        QCOMPARE(candidate.visits, std::uint64_t{7});

    search.budget.playouts.reset();
    const SearchReport whole = run_flat(search);
    QCOMPARE(whole.stop, StopReason::nothing_left);
    QVERIFY(whole.snapshot.playouts > 4 * 7);
    QCOMPARE(whole.snapshot.playouts % 7, std::uint64_t{0});
}

void TestFlatMonteCarlo::playoutsOfAMoveAreSharedByItsChildren_data() {
    QTest::addColumn<int>("threads");
    QTest::addColumn<int>("of_a_move");
    QTest::addColumn<int>("of_a_child");
    for (const int threads : {1, 2, 3}) {
        QTest::addRow("%d threads, even shares", threads) << threads << 20 << 5;
        QTest::addRow("%d threads, rounded down", threads) << threads << 13 << 3;
        QTest::addRow("%d threads, rounded up", threads) << threads << 14 << 4;
        QTest::addRow("%d threads, one at least", threads) << threads << 1 << 1;
    }
}

void TestFlatMonteCarlo::playoutsOfAMoveAreSharedByItsChildren() {
    QFETCH(const int, threads);
    QFETCH(const int, of_a_move);
    QFETCH(const int, of_a_child);
    SearchRequest search =
        request(drawn("1122/3344/1212"),
                {{"games", std::int64_t{1}}, {"playouts-per-move", std::int64_t{of_a_move}}});
    search.threads = threads;
    search.budget.playouts = static_cast<std::uint64_t>(4 * of_a_child); // the first move alone
    const SearchReport cut = run_flat(search);
    QCOMPARE(cut.snapshot.candidates.size(), std::size_t{4});
    for (const Candidate& candidate : cut.snapshot.candidates)
        QCOMPARE(candidate.visits, static_cast<std::uint64_t>(of_a_child));
}

void TestFlatMonteCarlo::aGameThatIsKeptAloneIsTheWholeResult() {
    SearchRequest search = request(standard_board(1), {{"games", std::int64_t{1}},
                                                       {"keep", std::string("games")},
                                                       {"playouts-per-child", std::int64_t{10}}});
    const SearchReport game = run_flat(search);
    std::uint64_t visits = 0;
    for (const Candidate& candidate : game.snapshot.candidates)
        visits += candidate.visits;
    QCOMPARE(visits, std::uint64_t{1});
    QVERIFY(game.snapshot.playouts > 1000);

    search.options["keep"] = std::string("playouts");
    const SearchReport playouts = run_flat(search);
    QCOMPARE(playouts.snapshot.playouts, game.snapshot.playouts);
    QVERIFY(playouts.snapshot.best.score >= game.snapshot.best.score);
}

void TestFlatMonteCarlo::aGameCutShortIsFinishedByAPlayout() {
    SearchRequest search = request(standard_board(1), {{"keep", std::string("games")}});
    search.budget.playouts = 100;
    const SearchReport report = run_flat(search);
    QVERIFY(report.snapshot.has_line);
    QVERIFY(replay(search.start.board, search.start.rules, report.snapshot.best.moves)->finished);
    QCOMPARE(report.snapshot.playouts, std::uint64_t{100});
}

void TestFlatMonteCarlo::policiesOfMethodsCanBeReplaced() {
    const auto result = [](OptionValues options) {
        SearchRequest search = request(standard_board(1), std::move(options));
        search.budget.playouts = 2000;
        return run_flat(search).snapshot.best;
    };
    const std::string random = "random";
    QVERIFY(result({{"method", std::string("mc-avg")}}) ==
            result({{"method", std::string("mc-avg-bias")}, {"policy", random}}));
    QVERIFY(!(result({{"method", std::string("mc-avg-bias")}}) ==
              result({{"method", std::string("mc-avg-bias")}, {"policy", random}})));
}

SAMEGAME_TEST(TestFlatMonteCarlo)
#include "tst_flat_monte_carlo.moc"
