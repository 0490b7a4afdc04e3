#include <QTest>

#include <algorithm>

#include "engine/game/board_generator.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

SearchSnapshot searched(const char* solver, std::uint64_t count, int threads, std::uint64_t seed) {
    SearchRequest request;
    request.start.board = generate_board(4711, 10, 10, 4);
    request.solver = find_solver(solver);
    request.budget.playouts = count;
    request.threads = threads;
    request.seed = seed;
    SearchControl control;
    return run_search(request, control).snapshot;
}

std::ptrdiff_t with_attempts(const SearchSnapshot& snapshot, std::uint64_t least) {
    return std::ranges::count_if(snapshot.candidates, [least](const Candidate& candidate) {
        return candidate.attempts.count() >= least;
    });
}

} // namespace

/// Candidate::attempts: which searches tell how far their results lie apart.
class TestAttempts : public QObject {
    Q_OBJECT

private slots:
    void championTriesEveryFirstMoveSeveralTimes_data();
    void championTriesEveryFirstMoveSeveralTimes();
    void attemptsAreReproducible();
    void threadsThatSearchForThemselvesAreAttempts();
    void oneThreadIsNoAttempt();
};

void TestAttempts::championTriesEveryFirstMoveSeveralTimes_data() {
    QTest::addColumn<int>("threads");
    QTest::newRow("one thread") << 1;
    QTest::newRow("three threads") << 3;
}

void TestAttempts::championTriesEveryFirstMoveSeveralTimes() {
    QFETCH(int, threads);
    const SearchSnapshot snapshot = searched("champion", 60'000, threads, 1);
    QCOMPARE(with_attempts(snapshot, 2), std::ssize(snapshot.candidates));
    for (const Candidate& candidate : snapshot.candidates) {
        QVERIFY(candidate.attempts.maximum() <= candidate.best);
        QVERIFY(candidate.attempts.minimum() > -1000);
    }
}

void TestAttempts::attemptsAreReproducible() {
    const auto means = [](std::uint64_t seed) {
        std::vector<std::pair<Move, double>> found;
        for (const Candidate& c : searched("champion", 60'000, 1, seed).candidates)
            found.emplace_back(c.move, c.attempts.mean());
        std::ranges::sort(found);
        return found;
    };
    QVERIFY(means(5) == means(5));
    QVERIFY(means(5) != means(6));
}

void TestAttempts::threadsThatSearchForThemselvesAreAttempts() {
    const SearchSnapshot snapshot = searched("sp-mcts", 6000, 3, 1);
    QCOMPARE(with_attempts(snapshot, 3), std::ssize(snapshot.candidates));
    for (const Candidate& candidate : snapshot.candidates) {
        QCOMPARE(candidate.attempts.count(), std::uint64_t{3});
        QCOMPARE(static_cast<int>(candidate.attempts.maximum()), candidate.best);
    }
}

void TestAttempts::oneThreadIsNoAttempt() {
    QCOMPARE(with_attempts(searched("sp-mcts", 2000, 1, 1), 1), std::ptrdiff_t{0});
}

SAMEGAME_TEST(TestAttempts)
#include "tst_attempts.moc"
