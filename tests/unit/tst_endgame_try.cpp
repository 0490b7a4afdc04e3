#include <QTest>

#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/search/endgame_try.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/published_line.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// The first position of a printed line with so many blocks or fewer.
Position end_of_board_9(int blocks) {
    const MoveList line = published_line_of_board_9();
    std::size_t ply = 0;
    while (board_after(standard_board(9), {}, line, ply).block_count() > blocks)
        ++ply;
    return {board_after(standard_board(9), {}, line, ply), {}};
}

SearchReport run(const Position& start, const std::string& solver, bool tries_endgame) {
    SearchRequest request;
    request.start = start;
    request.solver = find_solver(solver);
    request.seed = 1;
    request.budget.memory = test_memory;
    request.budget.playouts = 200;
    request.tries_endgame = tries_endgame;
    SearchControl control;
    return run_search(request, control);
}

bool is_same(const SearchReport& a, const SearchReport& b) {
    const auto& mine = a.snapshot.candidates;
    const auto& theirs = b.snapshot.candidates;
    return a.snapshot.best == b.snapshot.best &&
           std::ranges::equal(mine, theirs, [](const Candidate& one, const Candidate& other) {
               return one.move == other.move && one.line == other.line &&
                      one.visits == other.visits && one.is_exact == other.is_exact;
           });
}

} // namespace

/// The endgame beside a solver (EndgameTry), through the door of the engine.
class TestEndgameTry : public QObject {
    Q_OBJECT

private slots:
    void triesMoreTheFewerBlocksThereAre();
    void everyFirstMoveOfAProvenPositionIsExact_data();
    void everyFirstMoveOfAProvenPositionIsExact();
    void theSameSeedGivesTheSame();
    void visitsAreThoseOfTheSolver();
    void largeBoardsAreLeftToTheSolver();
    void nothingIsTriedWhereColumnsComeIn();
    void nothingIsTriedWhereNoScoreIsSought();
};

void TestEndgameTry::triesMoreTheFewerBlocksThereAre() {
    QCOMPARE(EndgameTry::most_positions(161), std::uint64_t{0});
    QCOMPARE(EndgameTry::most_positions(160), std::uint64_t{1000});
    QCOMPARE(EndgameTry::most_positions(154), std::uint64_t{2000});
    QCOMPARE(EndgameTry::most_positions(0), std::uint64_t{4'000'000});
    for (int blocks = 1; blocks <= 161; ++blocks)
        QVERIFY(EndgameTry::most_positions(blocks) <= EndgameTry::most_positions(blocks - 1));
}

void TestEndgameTry::everyFirstMoveOfAProvenPositionIsExact_data() {
    QTest::addColumn<QString>("solver");
    for (const char* solver : {"champion", "nrpa", "sp-mcts", "flat-monte-carlo", "greedy"})
        QTest::newRow(solver) << QString(solver);
}

/// Three of ten moves had a value, one of them too low: all of them are known.
void TestEndgameTry::everyFirstMoveOfAProvenPositionIsExact() {
    QFETCH(const QString, solver);
    const Position start = end_of_board_9(60);
    const SearchReport report = run(start, solver.toStdString(), true);
    QCOMPARE(report.stop, StopReason::proven_optimal);
    QCOMPARE(report.upper_bound, report.snapshot.best.score);
    QVERIFY(report.snapshot.candidates.size() > 1);
    Endgame endgame(test_memory);
    for (const Candidate& candidate : report.snapshot.candidates) {
        QVERIFY(candidate.is_exact);
        Board board = start.board;
        board.play(candidate.move, start.rules.gravity);
        QCOMPARE(candidate.best, candidate.points + endgame.solve(board, {}).points);
        QCOMPARE(replay(start.board, {}, candidate.line.moves)->score, candidate.best);
    }
}

void TestEndgameTry::theSameSeedGivesTheSame() {
    const Position start = end_of_board_9(90);
    QVERIFY(is_same(run(start, "nrpa", true), run(start, "nrpa", true)));
}

void TestEndgameTry::visitsAreThoseOfTheSolver() {
    const Position start{generate_board(5, 12, 12, 5), {}};
    const SearchReport report = run(start, "nrpa", true);
    std::uint64_t visits = 0;
    for (const Candidate& candidate : report.snapshot.candidates)
        visits += candidate.visits;
    QCOMPARE(report.snapshot.playouts, std::uint64_t{200});
    QCOMPARE(visits, report.snapshot.playouts);
}

void TestEndgameTry::largeBoardsAreLeftToTheSolver() {
    const Position start{standard_board(1), {}};
    QVERIFY(is_same(run(start, "nrpa", true), run(start, "nrpa", false)));
}

void TestEndgameTry::nothingIsTriedWhereColumnsComeIn() {
    Position start{generate_board(1, 4, 4, 3), {}};
    start.rules.refill = Refill{.seed = 7, .color_count = 3};
    const SearchReport report = run(start, "flat-monte-carlo", true);
    QVERIFY(!report.upper_bound);
    QVERIFY(report.stop != StopReason::proven_optimal);
    for (const Candidate& candidate : report.snapshot.candidates)
        QVERIFY(!candidate.is_exact);
}

/// Clearing is all that is asked for: with a score to seek, every first move would be exact.
void TestEndgameTry::nothingIsTriedWhereNoScoreIsSought() {
    SearchRequest request;
    request.start = {generate_board(2, 4, 4, 2), {}};
    request.solver = find_solver("exact");
    request.options = {{"goal", std::string("clear")}};
    request.seed = 1;
    request.budget.memory = test_memory;
    const auto report = [&request](bool tries_endgame) {
        request.tries_endgame = tries_endgame;
        SearchControl control;
        return run_search(request, control);
    };
    const SearchReport tried = report(true);
    QVERIFY(is_same(tried, report(false)));
    QVERIFY(!tried.is_proven_beside);
    request.options.clear();
    QVERIFY(!is_same(tried, report(true)));
}

SAMEGAME_TEST(TestEndgameTry)
#include "tst_endgame_try.moc"
