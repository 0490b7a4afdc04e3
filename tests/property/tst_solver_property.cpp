#include <QTest>

#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "tests/support/board_drawing.h"
#include "tests/support/random_scoring.h"
#include "tests/support/reference_search.h"
#include "tests/support/solver_fixture.h"
#include "tests/support/test_program.h"
#include "tests/support/wanted_count.h"

using namespace samegame;

namespace {

/// Positions from seed 1 on. SAMEGAME_PROPERTY_BOARDS asks for more of them, up to 100,000.
int positions_wanted() {
    return wanted_count("SAMEGAME_PROPERTY_BOARDS", 500, 100'000);
}

int drawn_from(Rng& rng, int first, int last) {
    return first + static_cast<int>(rng.bounded(static_cast<std::uint32_t>(last - first + 1)));
}

/// A position some random moves into a game, so that columns have unlike heights; with a move.
Position random_position(std::uint64_t seed, int most_rows, int most_columns, int most_cells,
                         int most_colors) {
    Rng rng(seed);
    Position start;
    start.rules = random_rules(rng);
    do {
        const int rows = drawn_from(rng, 1, most_rows);
        const int columns = drawn_from(rng, 1, std::min(most_columns, most_cells / rows));
        start.board = generate_board(rng.next(), rows, columns, drawn_from(rng, 1, most_colors));
        Board later = start.board;
        for (int left = drawn_from(rng, 0, 4); left > 0 && later.has_moves(); --left) {
            const std::vector<Group> choice = groups(later);
            later.remove(choice[rng.bounded(static_cast<std::uint32_t>(choice.size()))],
                         start.rules.gravity);
        }
        if (later.has_moves())
            start.board = later;
    } while (!start.board.has_moves());
    return start;
}

} // namespace

/// Every solver on random boards: against plain enumeration where they are tiny, and that its lines
/// are what they are said to be where they are not.
///
///     cd build/release/tests/property
///     SAMEGAME_PROPERTY_BOARDS=100000 ./property_tests tst_solver_property
class TestSolverProperty : public QObject, protected SolverFixture {
    Q_OBJECT

private slots:
    void noSolverBeatsEnumeration_data() { eachSolver(); }
    void noSolverBeatsEnumeration();
    void linesReplayToTheirScores_data() { eachSolver(); }
    void linesReplayToTheirScores();
};

void TestSolverProperty::noSolverBeatsEnumeration() {
    for (int seed = 1; seed <= positions_wanted(); ++seed) {
        SearchRequest tiny = request({});
        tiny.start = random_position(static_cast<std::uint64_t>(seed), 6, 6, 12, 4);
        tiny.seed = static_cast<std::uint64_t>(seed);
        tiny.budget.memory = 1 << 20;
        tiny.threads = 1 + seed % 2;
        if (tiny.solver->name != "exact")
            grant(tiny, 50);
        const SearchReport report = run(tiny);
        const int best = best_score(reference_of(tiny.start.board), tiny.start.rules);
        checkReport(tiny, report);
        const bool is_right =
            tiny.solver->name == "exact" || report.stop == StopReason::proven_optimal
                ? report.snapshot.best.score == best
                : report.snapshot.best.score <= best && report.upper_bound >= best;
        QVERIFY2(is_right, qPrintable(QStringLiteral("board of seed %1: %2, the best is %3")
                                          .arg(seed)
                                          .arg(report.snapshot.best.score)
                                          .arg(best)));
        if (QTest::currentTestFailed()) {
            qInfo("on the board of seed %d", seed);
            return;
        }
    }
}

/// A tenth as many boards of any size.
void TestSolverProperty::linesReplayToTheirScores() {
    for (int seed = 1; seed <= positions_wanted() / 10; ++seed) {
        SearchRequest any = request({});
        any.start = random_position(static_cast<std::uint64_t>(seed), max_rows, max_columns,
                                    max_cells, max_colors);
        any.seed = static_cast<std::uint64_t>(seed);
        any.budget.memory = 4 << 20;
        any.threads = 1 + seed % 2;
        grant(any, 10);
        const SearchReport report = run(any);
        if (report.snapshot.has_line || any.solver->has_playouts)
            checkReport(any, report);
        if (QTest::currentTestFailed()) {
            qInfo("on the board of seed %d", seed);
            return;
        }
    }
}

SAMEGAME_TEST(TestSolverProperty, QCoreApplication)
#include "tst_solver_property.moc"
