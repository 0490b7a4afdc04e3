#include <QTest>
#include <new>
#include <stdexcept>

#include "engine/game/board_generator.h"
#include "engine/search/search_team.h"
#include "engine/search/solver.h"
#include "tests/support/solver_fixture.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// Every worker offers a line of "1122"; then worker `thrower` throws, while the others go on until
/// they are told to stop.
int thrower = 0;
void (*throw_something)() = nullptr;

void offer_line_and_fail(SearchContext& context, int worker) {
    MoveList moves;
    moves.push_back({{0, 0}});
    moves.push_back({{0, 0}});
    context.offer(moves, 1000);
    if (worker == thrower)
        throw_something();
    while (!context.should_stop())
        std::this_thread::yield();
}

class FailingTeamSolver final : public Solver {
public:
    StopReason solve(SearchTeam& team) override {
        team.run(offer_line_and_fail);
        return team.stop_reason();
    }
};

/// Solvers of one search are made in the order of its workers, of which no more than one fails.
class FailingSoloSolver final : public SoloSolver {
public:
    explicit FailingSoloSolver(int worker) : m_worker(worker) {}
    StopReason solve(const Board&, const Rules&, SearchContext& context) override {
        offer_line_and_fail(context, m_worker);
        return context.stop_reason();
    }

private:
    int m_worker;
};

int made = 0;

std::unique_ptr<Solver> make_solo(const OptionValues&) {
    return std::make_unique<SolversApart>(
        [] { return std::make_unique<FailingSoloSolver>(made++); });
}
std::unique_ptr<Solver> make_team(const OptionValues&) {
    return std::make_unique<FailingTeamSolver>();
}

SearchReport run_failing(bool is_team) {
    SolverEntry entry;
    entry.name = "failing";
    entry.make = is_team ? make_team : make_solo;
    made = 0;
    SearchRequest request;
    request.start.board = drawn("1122");
    request.solver = &entry;
    request.threads = 3;
    SearchControl control;
    return run_search(request, control);
}

} // namespace

/// That a search of which a worker fails ends with what all have found.
class TestSearchFailures : public QObject {
    Q_OBJECT

private slots:
    void shortMemoryEndsASearchWithItsLine_data();
    void shortMemoryEndsASearchWithItsLine();
    void anyOtherFailureIsToldBesideTheLine_data();
    void anyOtherFailureIsToldBesideTheLine();
};

void TestSearchFailures::shortMemoryEndsASearchWithItsLine_data() {
    QTest::addColumn<bool>("is_team");
    QTest::addColumn<int>("worker");
    QTest::addColumn<bool>("is_length");
    for (const int worker : {0, 1, 2}) {
        QTest::addRow("solo solver, worker %d", worker) << false << worker << false;
        QTest::addRow("team solver, worker %d", worker) << true << worker << false;
    }
    QTest::newRow("more than any machine has") << false << 1 << true;
}

void TestSearchFailures::shortMemoryEndsASearchWithItsLine() {
    QFETCH(const bool, is_team);
    QFETCH(const int, worker);
    QFETCH(const bool, is_length);
    thrower = worker;
    throw_something =
        is_length ? [] { throw std::length_error("vector"); } : [] { throw std::bad_alloc(); };
    const SearchReport report = run_failing(is_team);
    QCOMPARE(report.stop, StopReason::memory_full);
    QVERIFY(!report.failure);
    QVERIFY(report.snapshot.has_line);
    QCOMPARE(report.snapshot.best.score, 1000);
    QCOMPARE(report.snapshot.playouts, std::uint64_t{3});
}

void TestSearchFailures::anyOtherFailureIsToldBesideTheLine_data() {
    QTest::addColumn<bool>("is_team");
    QTest::newRow("solo solver") << false;
    QTest::newRow("team solver") << true;
}

void TestSearchFailures::anyOtherFailureIsToldBesideTheLine() {
    QFETCH(const bool, is_team);
    thrower = 1;
    throw_something = [] { throw std::runtime_error("the sky fell"); };
    const SearchReport report = run_failing(is_team);
    QVERIFY(report.failure.has_value());
    QVERIFY(text(to_string(*report.failure)).contains("the sky fell"));
    QVERIFY(report.snapshot.has_line);
}

SAMEGAME_TEST(TestSearchFailures, QCoreApplication)
#include "tst_search_failures.moc"
