#include <QTest>
#include <algorithm>
#include <memory>
#include <vector>

#include "engine/base/rng.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/line.h"
#include "engine/game/scoring.h"
#include "engine/search/endgame.h"
#include "engine/search/search_context.h"
#include "engine/search/search_run.h"
#include "engine/search/solver.h"
#include "tests/support/qtest_text.h"
#include "tests/support/reference_search.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

using Outcome = EndgameResult::Outcome;

constexpr std::uint64_t memory = 1U << 22;

/// Standard board 1 after random moves, with `blocks` blocks or just less.
Board late_position(std::uint64_t seed, int blocks) {
    Rng rng(seed);
    Board board = standard_board(1);
    while (board.has_moves() && board.block_count() > blocks) {
        const MoveList moves = legal_moves(board);
        board.play(moves[rng.bounded(static_cast<std::uint32_t>(moves.size()))], Gravity::shift);
    }
    return board;
}

/// One endgame as a search, for what hosts ask of searches.
class EndgameSolver final : public SoloSolver {
public:
    StopReason solve(const Board& root, const Rules& rules, SearchContext& context) override {
        Endgame endgame(memory);
        const EndgameResult result = endgame.solve(root, rules, {.context = &context});
        return result.outcome == Outcome::unsolved ? context.stop_reason()
                                                   : StopReason::proven_optimal;
    }
};

} // namespace

class TestEndgame : public QObject {
    Q_OBJECT

private slots:
    void findsTheOptimum_data();
    void findsTheOptimum();
    void anEndedGameIsSolved();
    void provesThatTheFloorIsNotPassed();
    void stopsAtItsLimitOfPositions();
    void stopsWhenTheMemoryIsFull();
    void stopsWhenTold();
    void remembersWhatItLearned();
    void countsWhichBoardsCanBeCleared_data();
    void countsWhichBoardsCanBeCleared();
};

void TestEndgame::findsTheOptimum_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("colors");
    QTest::addColumn<int>("boards");
    QTest::newRow("4x3x2") << 4 << 3 << 2 << 100;
    QTest::newRow("3x4x3") << 3 << 4 << 3 << 200;
    QTest::newRow("4x4x3") << 4 << 4 << 3 << 60;
    QTest::newRow("4x5x4") << 4 << 5 << 4 << 60;
    QTest::newRow("1x12x2") << 1 << 12 << 2 << 100;
    QTest::newRow("12x1x3") << 12 << 1 << 3 << 100;
    QTest::newRow("4x5x9") << 4 << 5 << 9 << 100;
    QTest::newRow("3x3x1") << 3 << 3 << 1 << 1;
}

/// One object for all boards, rules in turn: what it keeps of one board does not harm the next.
void TestEndgame::findsTheOptimum() {
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, colors);
    QFETCH(const int, boards);
    for (const Rules& rules : all_rules()) {
        Endgame endgame(memory);
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(boards); ++seed) {
            const Board board = generate_board(seed, rows, columns, colors);
            const std::string name = description_of(rules) + " " + drawing(board);
            const EndgameResult result = endgame.solve(board, rules);
            QVERIFY2(result.outcome == Outcome::solved, name.c_str());
            QVERIFY2(result.points == best_score(reference_of(board), rules), name.c_str());
            const auto line = replay(board, rules, result.moves);
            QVERIFY2(line && line->finished && line->score == result.points, name.c_str());
            QVERIFY2(line->moves == result.moves, name.c_str());
        }
    }
}

void TestEndgame::anEndedGameIsSolved() {
    Endgame endgame(memory);
    const EndgameResult left = endgame.solve(drawn("1213"), Rules{});
    QVERIFY(left.outcome == Outcome::solved);
    QCOMPARE(left.points, -2); // two single blocks; two of color 1 cost nothing
    QVERIFY(left.moves.empty());
    QCOMPARE(endgame.solve(drawn("...."), Rules{}).points, 1000);
}

void TestEndgame::provesThatTheFloorIsNotPassed() {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        const Board board = generate_board(seed, 4, 4, 3);
        Endgame endgame(memory);
        const int optimum = endgame.solve(board, Rules{}).points;
        Endgame fresh(memory);
        const auto equal = fresh.solve(board, Rules{}, {.floor = optimum});
        QVERIFY(equal.outcome == Outcome::not_above);
        QVERIFY(equal.points <= optimum && equal.moves.empty());
        const auto below = fresh.solve(board, Rules{}, {.floor = optimum - 1});
        QVERIFY(below.outcome == Outcome::solved);
        QCOMPARE(below.points, optimum);
    }
}

void TestEndgame::stopsAtItsLimitOfPositions() {
    Endgame endgame(memory);
    const auto result = endgame.solve(standard_board(1), Rules{}, {.positions = 1000});
    QVERIFY(result.outcome == Outcome::unsolved);
    QVERIFY(result.points > 2919 && result.moves.empty()); // a ceiling
    // One position's children come on top.
    QVERIFY(endgame.positions() > 1000 && endgame.positions() < 1200);
}

void TestEndgame::stopsWhenTheMemoryIsFull() {
    Endgame endgame(1U << 16);
    QVERIFY(endgame.solve(standard_board(1), Rules{}).outcome == Outcome::unsolved);
    QVERIFY(endgame.positions() < (1U << 12));
    QVERIFY(endgame.solve(late_position(1, 30), Rules{}).outcome ==
            Outcome::solved); // still of use
}

void TestEndgame::stopsWhenTold() {
    SolverEntry entry;
    entry.make = [](const OptionValues&) { return solvers_apart<EndgameSolver>(); };
    SearchRequest request;
    request.budget.memory = test_memory;
    request.start.board = standard_board(1);
    request.solver = &entry;
    request.budget.nodes = 500;
    SearchControl control;
    const SearchReport spent = run_search(request, control);
    QVERIFY(spent.stop == StopReason::budget_spent);
    QCOMPARE(spent.snapshot.nodes, std::uint64_t{500});

    request.budget = {};
    SearchControl stopped;
    stopped.request_stop();
    const SearchReport report = run_search(request, stopped);
    QVERIFY(report.stop == StopReason::stop_requested);
    QCOMPARE(report.snapshot.nodes, std::uint64_t{1});
}

void TestEndgame::remembersWhatItLearned() {
    Endgame endgame(memory);
    const Board board = generate_board(1, 5, 5, 3);
    const EndgameResult first = endgame.solve(board, Rules{});
    QVERIFY(endgame.expanded() > 0);
    const EndgameResult again = endgame.solve(board, Rules{});
    QCOMPARE(endgame.expanded(), std::uint64_t{0});
    QCOMPARE(again.points, first.points);
    QVERIFY(again.moves == first.moves);
}

/// Exact counts over every board of two colors; F. Takes & W. Kosters 2009, table 1, print shares
/// near them.
void TestEndgame::countsWhichBoardsCanBeCleared_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("clearable");
    const auto row = [](int rows, int columns, int clearable) {
        QTest::addRow("%dx%d", rows, columns) << rows << columns << clearable;
    };
    row(1, 6, 26);
    row(1, 8, 126);
    row(1, 9, 278);
    row(1, 10, 602);
    row(2, 3, 38);
    row(3, 2, 38);
    row(2, 4, 170);
    row(4, 2, 174);
    row(3, 3, 396);
    row(2, 5, 734);
    row(5, 2, 784);
    row(2, 6, 3148);
    row(3, 4, 3344);
    row(4, 3, 3376);
    row(2, 7, 13412);
    row(3, 5, 28010);
    row(5, 3, 28840);
    row(2, 8, 56364);
    row(4, 4, 56778);
}

void TestEndgame::countsWhichBoardsCanBeCleared() {
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, clearable);
    Endgame endgame(memory);
    const int cell_count = rows * columns;
    std::vector<Color> cells(static_cast<std::size_t>(cell_count));
    int count = 0;
    for (std::uint32_t number = 0; number < 1U << cell_count; ++number) {
        for (int i = 0; i < cell_count; ++i)
            cells[static_cast<std::size_t>(i)] = static_cast<Color>(1 + (number >> i & 1));
        const auto cleared = endgame.can_be_cleared(Board(rows, columns, 2, cells), Rules{});
        QVERIFY(cleared.has_value());
        count += *cleared ? 1 : 0;
    }
    QCOMPARE(count, clearable);
}

SAMEGAME_TEST(TestEndgame)
#include "tst_endgame.moc"
