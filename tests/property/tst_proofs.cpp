#include <QTest>

#include <array>
#include <optional>

#include "engine/base/rng.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/game/scoring.h"
#include "engine/search/endgame.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/published_line.h"
#include "tests/support/test_program.h"
#include "tests/support/wanted_count.h"

using namespace samegame;

namespace {

constexpr std::array provers{"exact",    "branch-and-bound", "a-star",
                             "ida-star", "best-first",       "champion"};

/// Positions from seed 1 on. SAMEGAME_PROPERTY_BOARDS asks for more of them.
int runs_wanted() {
    return wanted_count("SAMEGAME_PROPERTY_BOARDS", 200, 100'000);
}

SearchReport run(const Position& start, const char* solver, std::uint64_t seed) {
    SearchRequest request;
    request.start = start;
    request.solver = find_solver(solver);
    request.seed = seed;
    request.threads = 1 + static_cast<int>(seed % 2);
    request.budget.memory = 32U << 20;
    request.budget.nodes = 20'000;
    SearchControl control;
    return run_search(request, control);
}

/// A board of 6x6 to 8x8 with some moves made, under any rules; small enough for many proofs.
Position random_position(std::uint64_t seed) {
    Rng rng(seed);
    const auto drawn = [&rng](int first, int last) {
        return first + static_cast<int>(rng.bounded(static_cast<std::uint32_t>(last - first + 1)));
    };
    Position start;
    start.rules = all_rules()[rng.bounded(static_cast<std::uint32_t>(all_rules().size()))];
    const int rows = drawn(6, 8);
    const int columns = drawn(6, 8);
    start.board = generate_board(rng.next(), rows, columns, drawn(3, 5));
    const int least_blocks = drawn(24, 64);
    while (start.board.block_count() > least_blocks) {
        const std::vector<Group> choice = groups(start.board);
        Board next = start.board;
        next.remove(choice[rng.bounded(static_cast<std::uint32_t>(choice.size()))],
                    start.rules.gravity);
        if (!next.has_moves())
            break;
        start.board = next;
    }
    return start;
}

/// What is proven of a position, by whoever proved it.
struct Proven {
    std::optional<int> optimum;
    int best = EndgameLimits::no_floor;
    std::optional<int> bound;

    /// A sentence where the report contradicts what was known or its own lines, else nothing.
    QString add(const Position& start, const char* solver, const SearchReport& report) {
        const auto fault = [&](const char* what) {
            return QStringLiteral("%1 (%2 points): %3")
                .arg(QLatin1String(solver))
                .arg(report.snapshot.best.score)
                .arg(QLatin1String(what));
        };
        if (report.failure)
            return fault(to_string(*report.failure).c_str());
        if (report.upper_bound)
            bound = std::min(bound.value_or(*report.upper_bound), *report.upper_bound);
        if (report.stop == StopReason::proven_optimal) {
            if (optimum && *optimum != report.snapshot.best.score)
                return fault("proves another optimum");
            optimum = report.snapshot.best.score;
        }
        if (report.snapshot.has_line)
            best = std::max(best, report.snapshot.best.score);
        if (optimum && best > *optimum)
            return fault("a line is better than the optimum");
        if (bound && best > *bound)
            return fault("a line is better than the ceiling");
        for (const Candidate& candidate : report.snapshot.candidates) {
            if (!candidate.has_best())
                continue;
            const auto line = replay(start.board, start.rules, candidate.line.moves);
            if (!line || !line->finished || line->score != candidate.best)
                return fault("a candidate's score is not that of its line");
        }
        return {};
    }
};

} // namespace

/// A false proof is the worst that a search can do: those who prove are set against each other,
/// and each candidate against its line. More of them by hand:
///
///     SAMEGAME_PROPERTY_BOARDS=10000 build/release/tests/property/property_tests tst_proofs
class TestProofs : public QObject {
    Q_OBJECT

private slots:
    void proofsAgree();
    void proofsAgreeOnEndsOfRealLines();
    void exactValuesOfFirstMovesAreOptima();
};

void TestProofs::proofsAgree() {
    int proofs = 0;
    for (int seed = 1; seed <= runs_wanted(); ++seed) {
        const Position start = random_position(static_cast<std::uint64_t>(seed));
        Proven proven;
        for (const char* solver : provers) {
            const SearchReport report = run(start, solver, static_cast<std::uint64_t>(seed));
            const QString fault = proven.add(start, solver, report);
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("seed %1: ").arg(seed) + fault));
            proofs += report.stop == StopReason::proven_optimal ? 1 : 0;
        }
    }
    qInfo("%d of %d runs proved their line", proofs,
          runs_wanted() * static_cast<int>(provers.size()));
    QVERIFY(proofs > runs_wanted());
}

/// From 100 to 30 blocks of the line that Takes & Kosters print.
void TestProofs::proofsAgreeOnEndsOfRealLines() {
    const Board board = standard_board(9);
    const MoveList line = published_line_of_board_9();
    for (std::size_t ply = 0; ply < line.size(); ++ply) {
        const Position start{board_after(board, {}, line, ply), {}};
        if (start.board.block_count() > 100 || start.board.block_count() < 30)
            continue;
        Proven proven;
        for (const char* solver : provers) {
            const QString fault = proven.add(start, solver, run(start, solver, ply + 1));
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("ply %1: ").arg(ply) + fault));
        }
    }
}

/// Beside a solver that proves nothing the endgame is tried; what it says of each first move is
/// what a search of that move alone says.
void TestProofs::exactValuesOfFirstMovesAreOptima() {
    int exact = 0;
    for (int seed = 1; seed <= runs_wanted() / 20; ++seed) {
        SearchRequest request;
        request.start = random_position(static_cast<std::uint64_t>(seed));
        request.solver = find_solver(seed % 2 == 0 ? "nrpa" : "champion");
        request.seed = static_cast<std::uint64_t>(seed);
        request.budget.memory = 64U << 20;
        request.budget.playouts = 200;
        request.tries_endgame = true;
        SearchControl control;
        const SearchReport report = run_search(request, control);
        Proven proven;
        const QString fault = proven.add(request.start, "with endgame", report);
        QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("seed %1: ").arg(seed) + fault));
        Endgame endgame(64U << 20);
        for (const Candidate& candidate : report.snapshot.candidates) {
            if (!candidate.is_exact)
                continue;
            ++exact;
            Board board = request.start.board;
            board.play(candidate.move, request.start.rules.gravity);
            const EndgameResult result = endgame.solve(board, request.start.rules);
            QCOMPARE(result.outcome, EndgameResult::Outcome::solved);
            QCOMPARE(candidate.best, candidate.points + result.points);
        }
        if (report.stop == StopReason::proven_optimal)
            QCOMPARE(*report.upper_bound, report.snapshot.best.score);
    }
    QVERIFY(exact > runs_wanted() / 20);
}

SAMEGAME_TEST(TestProofs, QCoreApplication)
#include "tst_proofs.moc"
