#include <QTest>

#include <atomic>
#include <functional>
#include <memory>

#include "engine/search/search_context.h"
#include "engine/search/search_run.h"
#include "engine/search/solver.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// What the solver of these tests does with its context.
std::function<StopReason(SearchContext&)> claim;

class Liar final : public SoloSolver {
public:
    StopReason solve(const Board&, const Rules&, SearchContext& context) override {
        return claim(context);
    }
};

/// Board "1122": two groups of two; every line earns 1,000.
constexpr int worth = 1000;
const Move first{{0, 0}};
const Move second{{2, 0}};

MoveList line_of(std::initializer_list<Move> moves) {
    MoveList line;
    for (const Move move : moves)
        line.push_back(move);
    return line;
}

SearchReport run_liar(int threads = 1) {
    SolverEntry entry;
    entry.name = "liar";
    entry.make = [](const OptionValues&) { return solvers_apart<Liar>(); };
    SearchRequest request;
    request.start.board = drawn("1122");
    request.solver = &entry;
    request.threads = threads;
    request.budget.memory = test_memory;
    SearchControl control;
    return run_search(request, control);
}

} // namespace

Q_DECLARE_METATYPE(std::function<void(samegame::SearchContext&)>)

/// Whatever a solver claims is checked where it is offered: what is not so ends the search with a
/// sentence, and is not in its report.
class TestFalseClaims : public QObject {
    Q_OBJECT

private slots:
    void falseClaimsEndTheSearch_data();
    void falseClaimsEndTheSearch();
    void boundsOfOneWorkerHoldForTheLinesOfAll();
    void aProofIsABoundThatTheBestLineReaches();
};

void TestFalseClaims::falseClaimsEndTheSearch_data() {
    using Claim = std::function<void(SearchContext&)>;
    QTest::addColumn<Claim>("lie");
    const auto row = [](const char* name, const Claim& lie) { QTest::newRow(name) << lie; };
    const MoveList whole = line_of({first, first});
    row("a score that the line does not earn",
        [=](SearchContext& context) { context.offer(whole, worth + 1000); });
    row("a score below the line's",
        [=](SearchContext& context) { context.offer_line(whole, worth - 1); });
    row("a line that is not finished",
        [](SearchContext& context) { context.offer_improvement(line_of({first}), 0); });
    row("a move that is not legal", [](SearchContext& context) {
        context.offer_line(line_of({first, second}), worth);
    });
    row("the score of a playout", [=](SearchContext& context) {
        context.offer_playout(first, worth + 1, [=] { return whole; });
    });
    row("a ceiling below a known line", [=](SearchContext& context) {
        context.offer(whole, worth);
        context.prove_bound(worth - 1);
    });
    row("a line above a ceiling", [=](SearchContext& context) {
        context.prove_bound(worth - 1);
        context.offer(whole, worth);
    });
    row("that no line clears the board", [=](SearchContext& context) {
        context.offer(whole, worth);
        context.prove_unclearable();
    });
    row("a ceiling of a move below its line", [=](SearchContext& context) {
        context.offer(whole, worth);
        context.prove_first_move(first, worth - 1);
    });
}

void TestFalseClaims::falseClaimsEndTheSearch() {
    QFETCH(const std::function<void(SearchContext&)>, lie);
    claim = [&](SearchContext& context) {
        lie(context);
        return StopReason::proven_optimal;
    };
    const SearchReport report = run_liar();
    QVERIFY(report.failure.has_value());
    QVERIFY(report.stop != StopReason::proven_optimal);
    QVERIFY(!report.snapshot.has_line || report.snapshot.best.score == worth);
    QVERIFY(report.upper_bound.value_or(worth) >= worth);
    QVERIFY(!report.snapshot.is_unclearable);
    for (const Candidate& candidate : report.snapshot.candidates) {
        QVERIFY(!candidate.has_best() || candidate.best == worth);
        QVERIFY(!candidate.is_exact);
    }
}

void TestFalseClaims::boundsOfOneWorkerHoldForTheLinesOfAll() {
    std::atomic<int> number = 0;
    claim = [&](SearchContext& context) {
        if (number++ == 0)
            context.offer(line_of({first, first}), worth);
        else
            context.prove_bound(worth - 1);
        return StopReason::nothing_left;
    };
    const SearchReport report = run_liar(2);
    QVERIFY(report.failure.has_value());
    QVERIFY(report.upper_bound.value_or(worth) >= worth);
}

void TestFalseClaims::aProofIsABoundThatTheBestLineReaches() {
    claim = [](SearchContext& context) {
        context.offer(line_of({first, first}), worth);
        return StopReason::proven_optimal;
    };
    const SearchReport report = run_liar();
    QVERIFY(!report.failure);
    QCOMPARE(report.stop, StopReason::proven_optimal);
    QCOMPARE(report.upper_bound, worth);
}

SAMEGAME_TEST(TestFalseClaims)
#include "tst_false_claims.moc"
