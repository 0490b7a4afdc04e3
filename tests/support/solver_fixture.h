#pragma once

#include <QTest>

#include "engine/bounds/upper_bound.h"
#include "engine/game/line.h"
#include "engine/game/scoring.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_memory.h"

namespace samegame {

/// Searches by the solver of the present row, and what every report of one promises. Test classes
/// over the rows of the solver registry inherit it.
class SolverFixture {
protected:
    static void eachSolver();           ///< A row for each solver.
    static const SolverEntry& solver(); ///< The solver of the present row.
    /// A request on one thread without a budget, with as much memory on every machine.
    static SearchRequest request(const Board& board);
    /// Grants `amount` playouts, or as many nodes to a solver without playouts.
    static void grant(SearchRequest& request, int amount);
    static SearchReport run(const SearchRequest& request);
    /// Whether the budget is spent is what the report says of it.
    static void checkStop(const SearchRequest& request, const SearchReport& report);
    /// The line is legal, finished and worth its score, and agrees with the candidates; and
    /// checkStop.
    static void checkReport(const SearchRequest& request, const SearchReport& report);
};

inline void SolverFixture::eachSolver() {
    QTest::addColumn<QString>("solver");
    for (const SolverEntry& entry : solver_registry())
        QTest::newRow(entry.name.c_str()) << text(entry.name);
}

inline const SolverEntry& SolverFixture::solver() {
    QFETCH(const QString, solver);
    return *find_solver(solver.toStdString());
}

inline SearchRequest SolverFixture::request(const Board& board) {
    SearchRequest request;
    request.start.board = board;
    request.solver = &solver();
    request.seed = 1;
    request.budget.memory = test_memory;
    return request;
}

inline void SolverFixture::grant(SearchRequest& request, int amount) {
    Budget& budget = request.budget;
    (request.solver->has_playouts ? budget.playouts : budget.nodes) =
        static_cast<std::uint64_t>(amount);
}

inline SearchReport SolverFixture::run(const SearchRequest& request) {
    SearchControl control;
    return run_search(request, control);
}

inline void SolverFixture::checkStop(const SearchRequest& request, const SearchReport& report) {
    const Budget& budget = request.budget;
    const SearchSnapshot& snapshot = report.snapshot;
    const bool is_spent = (budget.playouts && snapshot.playouts == *budget.playouts) ||
                          (budget.nodes && snapshot.nodes == *budget.nodes) ||
                          (budget.time && Seconds(snapshot.seconds) >= *budget.time);
    if (report.stop == StopReason::budget_spent)
        QVERIFY(is_spent);
    if (report.stop == StopReason::nothing_left)
        QVERIFY(!is_spent);
}

inline void SolverFixture::checkReport(const SearchRequest& request, const SearchReport& report) {
    const SearchSnapshot& snapshot = report.snapshot;
    QVERIFY2(!report.failure, report.failure ? to_string(*report.failure).c_str() : "");
    checkStop(request, report);
    QVERIFY(snapshot.has_line);
    const auto replayed = replay(request.start.board, request.start.rules, snapshot.best.moves);
    QVERIFY(replayed.ok());
    QVERIFY(replayed->finished);
    QVERIFY(*replayed == snapshot.best);
    QVERIFY(report.upper_bound >= snapshot.best.score);
    QVERIFY(report.upper_bound <= remaining_upper_bound(request.start.rules, request.start.board));
    if (report.stop == StopReason::proven_optimal)
        QCOMPARE(report.upper_bound, snapshot.best.score);

    std::uint64_t visits = 0;
    for (const Candidate& candidate : snapshot.candidates) {
        visits += candidate.visits;
        if (candidate.visits == 0)
            continue;
        const auto line = replay(request.start.board, request.start.rules, candidate.line.moves);
        QVERIFY(line.ok());
        QVERIFY(*line == candidate.line);
        QCOMPARE(candidate.line.score, candidate.best);
        QCOMPARE(candidate.line.moves.front(), candidate.move);
        QVERIFY(candidate.mean <= candidate.best + 1e-6);
        QVERIFY(candidate.deviation >= 0);
    }
    if (request.start.board.has_moves()) {
        if (request.solver->has_playouts)
            QCOMPARE(visits, snapshot.playouts);
        else
            QCOMPARE(snapshot.playouts, std::uint64_t{0});
        QCOMPARE(snapshot.candidates.front().best, snapshot.best.score);
        QVERIFY(!snapshot.curve.empty());
        QCOMPARE(snapshot.curve.back().score, snapshot.best.score);
    }
}

} // namespace samegame
