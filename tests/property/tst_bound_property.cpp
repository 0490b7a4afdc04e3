#include <QTest>
#include <string>

#include "engine/base/rng.h"
#include "engine/bounds/ordered_upper_bound.h"
#include "engine/bounds/removable_blocks.h"
#include "engine/bounds/upper_bound.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/game/scoring.h"
#include "engine/search/endgame.h"
#include "tests/support/qtest_text.h"
#include "tests/support/random_scoring.h"
#include "tests/support/reference_search.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

int draw(Rng& rng, int from, int to) {
    return from + static_cast<int>(rng.bounded(static_cast<std::uint32_t>(to - from + 1)));
}

/// A position late in a random game: few blocks, many of them single, columns of many heights.
Board random_position(Rng& rng, Gravity gravity, int rows, int columns, int colors, int blocks) {
    Board board = generate_board(rng.next(), rows, columns, colors);
    while (board.has_moves() && board.block_count() > blocks) {
        const MoveList moves = legal_moves(board);
        board.play(moves[rng.bounded(static_cast<std::uint32_t>(moves.size()))], gravity);
    }
    return board;
}

/// The first thing that is wrong with the ceilings of a position.
std::string bound_error(const Board& board, Gravity gravity, Rng& rng) {
    const ReferenceBoard reference = reference_of(board);
    std::vector<Scoring> scorings(all_scorings().begin(), all_scorings().end());
    for (int own = 0; own < 3; ++own)
        scorings.push_back(random_scoring(rng));
    for (const Scoring& scoring : scorings) {
        const Rules rules{scoring, gravity};
        const int optimum = best_score(reference, rules);
        const int ceiling = separated_upper_bound(rules, board);
        if (ceiling < optimum)
            return description_of(rules) + " ceiling " + std::to_string(ceiling) + " below " +
                   std::to_string(optimum);
        const int ordered = ordered_upper_bound(rules, board);
        if (ordered < optimum)
            return description_of(rules) + " ordered ceiling " + std::to_string(ordered) +
                   " below " + std::to_string(optimum);
        if (ordered > ceiling)
            return description_of(rules) + " ordered ceiling above the separated one";
        if (ceiling > remaining_upper_bound(rules, board))
            return description_of(rules) + " ceiling above the plain one";
        if (board.has_moves() &&
            remaining_upper_bound(rules, board) > ceiling_points(Ceiling::plain, rules, board))
            return description_of(rules) + " ceiling above that of a board that is cleared";
        const ScoreRange range = score_range({board, rules});
        if (!range.contains(optimum))
            return description_of(rules) + " range without " + std::to_string(optimum);
    }
    const Rules rules{Scoring::clickomania, gravity};
    const bool clearable = best_score(reference, rules) > 0;
    if (clearable && !may_be_cleared_separated(rules, board))
        return "the board can be cleared";
    if (may_be_cleared_separated(rules, board) && !may_be_cleared(board))
        return "the cheap test proves more";
    return {};
}

/// The first permanent block that a random game removes, or that ceases to be permanent.
std::string removal_error(Board board, Rng& rng) {
    while (board.has_moves()) {
        const RemovableBlocks blocks(board);
        const MoveList moves = legal_moves(board);
        for (const Move move : moves) {
            const Group group = group_at(board, move.cell);
            for (int column = group.first_column(); column <= group.last_column(); ++column)
                if ((group.mask(column) & ~blocks.removable(column)) != 0)
                    return "a group holds a permanent block: " + drawing(board);
        }
        Board next = board;
        next.play(moves[rng.bounded(static_cast<std::uint32_t>(moves.size()))], Gravity::shift);
        const RemovableBlocks after(next);
        for (Color color = 1; color <= max_colors; ++color)
            if (next.block_count(color) > 0 &&
                after.permanent_count(color) < blocks.permanent_count(color))
                return "a permanent block is none any more: " + drawing(board);
        board = next;
    }
    return {};
}

} // namespace

/// Ceilings and exact endgames against plain exhaustive search, over random positions.
class TestBoundProperty : public QObject {
    Q_OBJECT

private slots:
    void ceilingsAreNeverBelowTheOptimum_data();
    void ceilingsAreNeverBelowTheOptimum();
    void permanentBlocksStay();
    void endgamesAreExact();
};

void TestBoundProperty::ceilingsAreNeverBelowTheOptimum_data() {
    QTest::addColumn<int>("positions");
    QTest::addColumn<int>("maxRows");
    QTest::addColumn<int>("maxColumns");
    QTest::addColumn<int>("blocks");
    QTest::newRow("whole tiny boards") << 2000 << 3 << 4 << 12;
    QTest::newRow("one row") << 1000 << 1 << 14 << 14;
    QTest::newRow("few blocks left") << 4000 << 6 << 6 << 12;
    QTest::newRow("some blocks left") << 2000 << 6 << 6 << 18;
    QTest::newRow("wide and low") << 2000 << 3 << 10 << 16;
    QTest::newRow("of large boards") << 1000 << 12 << 12 << 20;
}

void TestBoundProperty::ceilingsAreNeverBelowTheOptimum() {
    QFETCH(const int, positions);
    QFETCH(const int, maxRows);
    QFETCH(const int, maxColumns);
    QFETCH(const int, blocks);
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(positions); ++seed) {
        Rng rng(seed);
        const int rows = draw(rng, 1, maxRows);
        const int columns = draw(rng, 1, maxColumns);
        const Gravity gravity = all_gravities()[seed % 4 == 0 ? 1 : 0];
        const Board board = random_position(rng, gravity, rows, columns, draw(rng, 2, 5), blocks);
        const std::string error = bound_error(board, gravity, rng);
        QVERIFY2(error.empty(),
                 ("seed " + std::to_string(seed) + ", " + drawing(board) + ": " + error).c_str());
    }
}

void TestBoundProperty::permanentBlocksStay() {
    for (std::uint64_t seed = 1; seed <= 3000; ++seed) {
        Rng rng(seed);
        const int rows = draw(rng, 1, 12);
        const int columns = draw(rng, 1, 12);
        const Board board = generate_board(rng.next(), rows, columns, draw(rng, 2, 9));
        const std::string error = removal_error(board, rng);
        QVERIFY2(error.empty(), ("seed " + std::to_string(seed) + ": " + error).c_str());
    }
}

void TestBoundProperty::endgamesAreExact() {
    Endgame endgame(1U << 22);
    for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
        Rng rng(seed);
        const Rules rules = random_rules(rng);
        const Board board = random_position(rng, rules.gravity, 8, 8, draw(rng, 2, 5), 18);
        const int floor = draw(rng, -20, 1100); // leaves ceilings in the table, and exact values
        const auto above = endgame.solve(board, rules, {.floor = floor});
        const auto result = endgame.solve(board, rules);
        QCOMPARE(above.outcome == EndgameResult::Outcome::not_above, result.points <= floor);
        QVERIFY(above.points >= result.points);
        QVERIFY(result.outcome == EndgameResult::Outcome::solved);
        QVERIFY2(result.points == best_score(reference_of(board), rules),
                 (description_of(rules) + " " + drawing(board)).c_str());
    }
}

SAMEGAME_TEST(TestBoundProperty)
#include "tst_bound_property.moc"
