#include <QTest>

#include "engine/game/board_generator.h"
#include "tests/support/exact_run.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What the solver `exact` has beyond the other exact solvers (tst_exact_solvers).
class TestExactSearch : public QObject {
    Q_OBJECT

private slots:
    void tellsWhichBoardsCanBeCleared();
    void withoutClearingThereIsNoBonus();
    void clearingIsAllInClickomania();
    void improvesTheEndsOfLines();
    void endPointsOfAWholeLineCountOnce();
    void candidatesAreWorthTheirLines();
};

/// 396 of the 512 boards of 3x3 blocks of two colors: exact, see tst_endgame.
void TestExactSearch::tellsWhichBoardsCanBeCleared() {
    std::vector<Color> cells(9);
    int count = 0;
    for (std::uint32_t number = 0; number < 512; ++number) {
        for (std::size_t i = 0; i < cells.size(); ++i)
            cells[i] = static_cast<Color>(1 + (number >> i & 1));
        const auto report = exact_run("exact", {"goal=clear"}, Board(3, 3, 2, cells));
        count += report.snapshot.best.cleared ? 1 : 0;
        QVERIFY(report.snapshot.best.cleared == (report.upper_bound >= 1000));
        QVERIFY(report.snapshot.best.cleared != report.snapshot.is_unclearable);
    }
    QCOMPARE(count, 396);
}

void TestExactSearch::withoutClearingThereIsNoBonus() {
    const auto report = exact_run("exact", {"goal=clear"}, drawn("1122/3344/1212"));
    QVERIFY(!report.snapshot.best.cleared);
    QCOMPARE(report.upper_bound, 8); // two groups of four
    QCOMPARE(report.stop, StopReason::nothing_left);
}

void TestExactSearch::clearingIsAllInClickomania() {
    SearchRequest request;
    request.budget.memory = test_memory;
    request.start.board = drawn("1122/2211");
    request.start.rules.scoring = Scoring::clickomania;
    request.solver = find_solver("exact");
    request.options = {{"goal", std::string("clear")}};
    SearchControl control;
    const SearchReport report = run_search(request, control);
    QCOMPARE(report.stop, StopReason::proven_optimal);
    QCOMPARE(report.snapshot.best.score, 1);
}

void TestExactSearch::improvesTheEndsOfLines() {
    const Board board = generate_board(1, 15, 15, 5);
    const int first = exact_run("exact", {}, board, 1).snapshot.best.score;
    const int later = exact_run("exact", {}, board, 5000).snapshot.best.score;
    QVERIFY(later > first);
    QVERIFY(!exact_run("exact", {"goal=clear"}, board, 5000).snapshot.is_unclearable);
}

/// Playouts from the end of the best line had counted its end points twice: 1,071 was proven.
void TestExactSearch::endPointsOfAWholeLineCountOnce() {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        SearchRequest request;
        request.budget.memory = test_memory;
        request.start.board = generate_board(4, 7, 7, 4);
        request.solver = find_solver("exact");
        request.seed = seed;
        SearchControl control;
        const SearchReport report = run_search(request, control);
        QCOMPARE(report.stop, StopReason::proven_optimal);
        QCOMPARE(report.snapshot.best.score, 1097);
        QCOMPARE(report.upper_bound, 1097);
    }
}

/// A line of 1,158 points had been told as one of 2,158.
void TestExactSearch::candidatesAreWorthTheirLines() {
    const Board board = generate_board(3, 8, 8, 4);
    const SearchReport report = exact_run("exact", {}, board, 100'000);
    for (const Candidate& candidate : report.snapshot.candidates)
        if (candidate.has_best())
            QCOMPARE(candidate.best, replay(board, {}, candidate.line.moves)->score);
}

SAMEGAME_TEST(TestExactSearch)
#include "tst_exact_search.moc"
