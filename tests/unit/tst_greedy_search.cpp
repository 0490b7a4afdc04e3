#include <QTest>

#include "engine/base/rng.h"
#include "engine/bounds/estimate.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What the estimates say, and games by them.
class TestGreedySearch : public QObject {
    Q_OBJECT

private slots:
    void promisesByHand_data();
    void promisesByHand();
    void overEstimatesAreNeverBelowTheOthers();
    void promisesAfterAMoveAreThoseOfTheBoard();
    void playsTheBestEstimate_data();
    void playsTheBestEstimate();
    void aGameWithoutTiesEndsTheSearch();
    void tiesArePlayedBothWays();

private:
    static SearchReport run(const char* board, const QString& estimate, int playouts);
};

void TestGreedySearch::promisesByHand_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("score");
    QTest::addColumn<int>("scoreGroups");
    QTest::addColumn<int>("overEstimator");
    const auto row = [](const char* board, int score, int score_groups, int over_estimator) {
        QTest::newRow(board) << board << score << score_groups << over_estimator;
    };
    row("111", 0, 1, 1 + 1000);
    row("1112111", 0, 1 + 1, 16 - 1);           // a single 2 stays
    row("2../211/111", 0, 0 + 9, 0 + 9 + 1000); // groups of 2 and 5
    row("12", -2, -2, -2);                      // finished
    row("..", 1000, 1000, 1000);
}

void TestGreedySearch::promisesByHand() {
    QFETCH(const QString, board);
    const Board position = drawn(board.toStdString());
    QTEST(promised_points(Estimate::score, Rules{}, position), "score");
    QTEST(promised_points(Estimate::score_groups, Rules{}, position), "scoreGroups");
    QTEST(promised_points(Estimate::over_estimator, Rules{}, position), "overEstimator");
}

void TestGreedySearch::overEstimatesAreNeverBelowTheOthers() {
    for (const Rules& rules : all_rules()) {
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            const Board board = generate_board(seed, 6, 7, 2 + static_cast<int>(seed % 4));
            const int over = promised_points(Estimate::over_estimator, rules, board);
            QVERIFY(over >= promised_points(Estimate::score, rules, board));
            QVERIFY(over >= promised_points(Estimate::score_groups, rules, board));
        }
    }
}

/// Over random games under both gravities.
void TestGreedySearch::promisesAfterAMoveAreThoseOfTheBoard() {
    Rng rng(1);
    for (const Gravity gravity : all_gravities()) {
        const Rules rules{Scoring::standard, gravity};
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            Board board = generate_board(seed, 9, 12, 2 + static_cast<int>(seed % 4));
            while (board.has_moves()) {
                const auto before = groups(board);
                const auto played = rng.bounded(static_cast<std::uint32_t>(before.size()));
                const Board::Change change = board.remove(before[played], gravity);
                QCOMPARE(
                    promised_points_after(Estimate::score_groups, rules, before, board, change),
                    promised_points(Estimate::score_groups, rules, board));
            }
        }
    }
}

SearchReport TestGreedySearch::run(const char* board, const QString& estimate, int playouts) {
    SearchRequest request;
    request.start.board = drawn(board);
    request.solver = find_solver("greedy");
    request.options = {{"estimate", estimate.toStdString()}};
    request.budget.playouts = static_cast<std::uint64_t>(playouts);
    SearchControl control;
    return run_search(request, control);
}

void TestGreedySearch::playsTheBestEstimate_data() {
    QTest::addColumn<QString>("estimate");
    QTest::addColumn<int>("column");
    // The group of three earns 1 at once; the pair earns nothing but joins it to the last 1.
    QTest::newRow("points of the move") << "score" << 0;
    QTest::newRow("and of the groups left") << "score-groups" << 3;
    QTest::newRow("or of the colors left") << "over-estimator" << 3;
}

void TestGreedySearch::playsTheBestEstimate() {
    QFETCH(const QString, estimate);
    QFETCH(const int, column);
    const SearchReport report = run("111221", estimate, 1);
    QCOMPARE(int{report.snapshot.best.moves.front().cell.column}, column);
}

void TestGreedySearch::aGameWithoutTiesEndsTheSearch() {
    const SearchReport report = run("111221", "score-groups", 100);
    QCOMPARE(report.snapshot.playouts, std::uint64_t{1});
    QCOMPARE(report.snapshot.best.score, 4 + 1000);
    QCOMPARE(report.stop, StopReason::nothing_left);
    QCOMPARE(run("111221", "score-groups", 1).stop, StopReason::budget_spent);
}

void TestGreedySearch::tiesArePlayedBothWays() {
    const SearchReport report = run("1122", "score", 100);
    QCOMPARE(report.snapshot.playouts, std::uint64_t{100});
    for (const Candidate& candidate : report.snapshot.candidates)
        QVERIFY(candidate.visits > 20);
}

SAMEGAME_TEST(TestGreedySearch)
#include "tst_greedy_search.moc"
