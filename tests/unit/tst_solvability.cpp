#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/line.h"
#include "engine/search/endgame.h"
#include "engine/studies/solvability/clearing_search.h"
#include "engine/studies/solvability/complexity.h"
#include "engine/studies/solvability/difficulty.h"
#include "engine/studies/solvability/line_count.h"
#include "engine/studies/solvability/solvable_count.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/reference_search.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Which boards can be cleared: lines, proofs, counts.
class TestSolvability : public QObject {
    Q_OBJECT

private slots:
    void boardsAreCounted_data();
    void boardsAreCounted();
    void symmetriesCountForAll();
    void samplesAgreeWithTheWhole();
    void countsDoNotDependOnThreads();
    void boardsThatAreGivenUpStayOpen();
    void unsolvableBoardsAreKept();
    void noMoreUnsolvableBoardsAreKeptThanWanted();
    void aCountCanBeStopped();
    void intervalsOfSharesHold();
    void linesAndProofsAreFound();
    void anAnswerIsAsThatOfTheEndgame();
    void withoutRoundsLeftItIsOpen();
    void aSearchCanBeStopped();
    void linesAreCounted();
    void tooManyLinesAreNotCounted();
    void aCountOfLinesCanBeStopped();
    void difficultyIsThatOfPlayouts();
    void difficultyIsThatOfThePlayoutsBeforeAStop();
    void levelsAreThirdsOfRandomBoards_data();
    void levelsAreThirdsOfRandomBoards();
    void aHarderBoardHasAHarderLevel();
    void complexityIsThatOfGames();

private:
    static SolvableCountRequest request(int rows, int columns, int colors = 2);
    static SolvableCount count(const SolvableCountRequest& request);
    static ClearingResult clearing(const Board& board, int rounds, Gravity gravity);
};

SolvableCountRequest TestSolvability::request(int rows, int columns, int colors) {
    SolvableCountRequest request;
    request.rows = rows;
    request.columns = columns;
    request.colors = colors;
    request.memory = test_memory;
    request.threads = 2;
    return request;
}

SolvableCount TestSolvability::count(const SolvableCountRequest& request) {
    const SearchControl control;
    return count_solvable(request, control).value();
}

ClearingResult TestSolvability::clearing(const Board& board, int rounds, Gravity gravity) {
    ClearingRequest request;
    request.start = {board, {Scoring::standard, gravity}};
    request.rounds = rounds;
    request.memory = test_memory;
    const SearchControl control;
    return find_clearing(request, control);
}

/// The exact values beside F. Takes & W. Kosters 2009, Table 1.
void TestSolvability::boardsAreCounted_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("solvable");
    QTest::newRow("1x1") << 1 << 1 << 0;
    QTest::newRow("1x6") << 1 << 6 << 26;
    QTest::newRow("1x10") << 1 << 10 << 602;
    QTest::newRow("6x1") << 6 << 1 << 26;
    QTest::newRow("2x3") << 2 << 3 << 38;
    QTest::newRow("2x5") << 2 << 5 << 734;
    QTest::newRow("2x6") << 2 << 6 << 3148;
    QTest::newRow("3x3") << 3 << 3 << 396;
    QTest::newRow("3x4") << 3 << 4 << 3344;
    QTest::newRow("4x2") << 4 << 2 << 174;
    QTest::newRow("4x3") << 4 << 3 << 3376;
    QTest::newRow("5x2") << 5 << 2 << 784;
}

void TestSolvability::boardsAreCounted() {
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, solvable);
    const SolvableCount counted = count(request(rows, columns));
    QCOMPARE(counted.boards, std::uint64_t{1} << static_cast<unsigned>(rows * columns));
    QCOMPARE(counted.solvable, static_cast<std::uint64_t>(solvable));
    QCOMPARE(counted.open, std::uint64_t{0});
}

/// Against each board for itself, under both gravities: that of a mirror is the same under one.
void TestSolvability::symmetriesCountForAll() {
    for (const Gravity gravity : all_gravities()) {
        std::uint64_t solvable = 0;
        Endgame endgame(test_memory);
        for (int number = 0; number < 729; ++number) {
            std::vector<Color> cells;
            for (int i = 0, rest = number; i < 6; ++i, rest /= 3)
                cells.push_back(static_cast<Color>(1 + rest % 3));
            solvable +=
                endgame.can_be_cleared(Board(2, 3, 3, cells), {Scoring::standard, gravity}).value()
                    ? 1
                    : 0;
        }
        SolvableCountRequest wanted = request(2, 3, 3);
        wanted.gravity = gravity;
        QCOMPARE(count(wanted).boards, std::uint64_t{729});
        QCOMPARE(count(wanted).solvable, solvable);
    }
}

void TestSolvability::samplesAgreeWithTheWhole() {
    SolvableCountRequest wanted = request(3, 3);
    wanted.samples = 20000;
    const SolvableCount sampled = count(wanted);
    QCOMPARE(sampled.boards, std::uint64_t{20000});
    QVERIFY(std::abs(sampled.share() - 396.0 / 512) < 0.015); // five standard errors
}

void TestSolvability::countsDoNotDependOnThreads() {
    for (const bool is_sampled : {false, true}) {
        SolvableCountRequest wanted = request(3, 4);
        if (is_sampled)
            wanted.samples = 3000;
        const std::uint64_t solvable = count(wanted).solvable;
        wanted.threads = 1;
        QCOMPARE(count(wanted).solvable, solvable);
    }
}

void TestSolvability::boardsThatAreGivenUpStayOpen() {
    SolvableCountRequest wanted = request(4, 4);
    wanted.positions = 3;
    const SolvableCount counted = count(wanted);
    QVERIFY(counted.open > 0);
    QVERIFY(counted.solvable <= 56778 && counted.solvable + counted.open >= 56778);
}

/// They stand for all that cannot be cleared, and depend on the request alone.
void TestSolvability::unsolvableBoardsAreKept() {
    Endgame endgame(test_memory);
    for (const Gravity gravity : all_gravities()) {
        SolvableCountRequest wanted = request(3, 3);
        wanted.gravity = gravity;
        wanted.most_kept = 1000;
        const SolvableCount counted = count(wanted);
        std::uint64_t boards = 0;
        for (const UnsolvableBoard& kept : counted.kept) {
            boards += kept.stands_for;
            QVERIFY(endgame.can_be_cleared(kept.board, {Scoring::standard, gravity}) == false);
        }
        QCOMPARE(boards, counted.boards - counted.solvable);
        QVERIFY(!counted.has_more);
        wanted.threads = 1;
        const SolvableCount again = count(wanted);
        QVERIFY(std::ranges::equal(again.kept, counted.kept, {}, &UnsolvableBoard::board,
                                   &UnsolvableBoard::board));
    }
    QVERIFY(count(request(3, 3)).kept.empty());
}

void TestSolvability::noMoreUnsolvableBoardsAreKeptThanWanted() {
    SolvableCountRequest wanted = request(3, 3);
    wanted.most_kept = 1000;
    const SolvableCount all = count(wanted);
    for (const std::size_t most : {std::size_t{1}, all.kept.size() - 1, all.kept.size()}) {
        wanted.most_kept = most;
        const SolvableCount some = count(wanted);
        QCOMPARE(some.kept.size(), most);
        QCOMPARE(some.has_more, most < all.kept.size());
        for (std::size_t i = 0; i < most; ++i)
            QVERIFY(some.kept[i].board == all.kept[i].board);
    }
}

void TestSolvability::aCountCanBeStopped() {
    SearchControl control;
    control.request_stop();
    QVERIFY(!count_solvable(request(4, 4), control));
}

void TestSolvability::intervalsOfSharesHold() {
    const Interval half = share_interval(50, 100);
    QVERIFY(std::abs(half.low - 0.4038) < 1e-4 && std::abs(half.high - 0.5962) < 1e-4);
    QCOMPARE(share_interval(0, 10).low, 0.0);
    QVERIFY(share_interval(0, 10).high > 0.2);
    QCOMPARE(share_interval(10, 10).high, 1.0);
}

void TestSolvability::linesAndProofsAreFound() {
    const ClearingResult cleared = clearing(standard_board(1), 5, Gravity::shift);
    QCOMPARE(cleared.outcome, Clearing::line);
    QCOMPARE(cleared.blocks_left, 0);
    const auto line = replay(standard_board(1), {}, cleared.moves);
    QVERIFY(line && line->cleared);

    const ClearingResult proven =
        clearing(drawn("12221/21212/12121/21212/12121"), 5, Gravity::shift);
    QCOMPARE(proven.outcome, Clearing::none);
    QVERIFY(proven.blocks_left > 0);
    QCOMPARE(clearing(drawn("11/11"), 1, Gravity::shift).outcome, Clearing::line);
    QCOMPARE(clearing(drawn("12/21"), 1, Gravity::shift).outcome, Clearing::none);
    QCOMPARE(clearing(drawn("..../...."), 1, Gravity::shift).outcome, Clearing::line);
}

void TestSolvability::anAnswerIsAsThatOfTheEndgame() {
    Endgame endgame(test_memory);
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Gravity gravity = all_gravities()[seed % 2];
        const Board board = generate_board(seed, 4, 5, 3);
        const Clearing expected =
            endgame.can_be_cleared(board, {Scoring::standard, gravity}).value() ? Clearing::line
                                                                                : Clearing::none;
        QCOMPARE(clearing(board, 6, gravity).outcome, expected);
    }
}

/// Each color has blocks enough, but there are too many for one round.
void TestSolvability::withoutRoundsLeftItIsOpen() {
    const ClearingResult result = clearing(generate_board(1, 15, 15, 9), 1, Gravity::shift);
    QCOMPARE(result.outcome, Clearing::open);
    QCOMPARE(result.rounds, 1);
    QVERIFY(result.blocks_left > 0 && result.blocks_left < 225);
    QVERIFY(result.playouts > 0 && result.nodes > 0);
}

void TestSolvability::aSearchCanBeStopped() {
    ClearingRequest request;
    request.start = {generate_board(1, 15, 15, 9), {}};
    SearchControl control;
    control.request_stop();
    QCOMPARE(find_clearing(request, control).outcome, Clearing::open);
}

void TestSolvability::linesAreCounted() {
    const LineCount row = count_lines(drawn("1122"), Gravity::shift, 1000).value();
    QCOMPARE(row.lines, std::uint64_t{2});
    QCOMPARE(row.clearing, std::uint64_t{2});
    QCOMPARE(row.positions, std::uint64_t{2}); // 1122, and either color alone
    const LineCount tower = count_lines(drawn("1/1/2/2/1"), Gravity::shift, 1000).value();
    QCOMPARE(tower.lines, std::uint64_t{2});
    QCOMPARE(tower.clearing, std::uint64_t{1}); // the twos first
    QCOMPARE(count_lines(drawn("12"), Gravity::shift, 1000)->clearing, std::uint64_t{0});
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const Board board = generate_board(seed, 3, 3, 3);
        std::uint64_t ends = 0; // lines of some length less those that go on
        for (int depth = 0; depth <= 4; ++depth)
            ends = std::max(ends, perft(board, {}, depth).lines);
        const LineCount counted = count_lines(board, Gravity::shift, 1000).value();
        QVERIFY(counted.lines >= ends);
        QVERIFY(counted.clearing <= counted.lines);
        QCOMPARE(counted.clearing > 0,
                 clearing(board, 4, Gravity::shift).outcome == Clearing::line);
    }
}

void TestSolvability::tooManyLinesAreNotCounted() {
    QVERIFY(!count_lines(standard_board(1), Gravity::shift, 100));
    const auto never = [] { return false; };
    const Board small = generate_board(1, 4, 5, 3);
    QVERIFY(count_lines(small, Gravity::shift, 1'000'000, never, 1 << 20));
    QVERIFY(!count_lines(small, Gravity::shift, 1'000'000, never, 1 << 10));
}

void TestSolvability::aCountOfLinesCanBeStopped() {
    int asked = 0;
    QVERIFY(!count_lines(standard_board(1), Gravity::shift, 1'000'000'000,
                         [&asked] { return ++asked == 50; }));
    QCOMPARE(asked, 50);
}

void TestSolvability::difficultyIsThatOfPlayouts() {
    const Difficulty easy = difficulty_of({drawn("1122/1122"), {}}, 3000, 1);
    QCOMPARE(easy.playouts, std::uint64_t{3000});
    QCOMPARE(easy.clearing, easy.playouts);
    QCOMPARE(easy.mean(), 1008.0);
    QCOMPARE(easy.upper_bound, 1008);
    QCOMPARE(easy.score_share(), std::optional(1.0));
    QVERIFY(!difficulty_of({drawn("12/21"), {}}, 10, 1).score_share()); // its bound is below 0
    const Difficulty hard = difficulty_of({standard_board(1), {}}, 3000, 1);
    QVERIFY(hard.clearing_share() < 0.05);
    QVERIFY(hard.mean() < 200 && hard.upper_bound > 3000);
    // Takes & Kosters 2009, section 2.4: board 9 is easier than board 1.
    QVERIFY(difficulty_of({standard_board(9), {}}, 3000, 1).mean() > hard.mean());
}

void TestSolvability::difficultyIsThatOfThePlayoutsBeforeAStop() {
    const Position start{standard_board(9), {}};
    const Difficulty stopped = difficulty_of(start, 1'000'000'000, 1, [] { return true; });
    QVERIFY(stopped.playouts >= 1000 && stopped.playouts < 10'000);
    QCOMPARE(stopped.mean(), difficulty_of(start, stopped.playouts, 1).mean());
}

void TestSolvability::levelsAreThirdsOfRandomBoards_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("colors");
    QTest::addColumn<int>("boards");
    QTest::newRow("classic") << 15 << 15 << 5 << 120;
    QTest::newRow("small") << 8 << 6 << 3 << 120;
    QTest::newRow("larger than the core") << 20 << 20 << 5 << 30;
}

/// The scale was made from other boards, 30 of them, so a third may have a fifth or half of these.
void TestSolvability::levelsAreThirdsOfRandomBoards() {
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, colors);
    QFETCH(const int, boards);
    for (const Gravity gravity : all_gravities()) {
        const DifficultyScale scale({rows, columns, colors, gravity});
        std::array<int, 3> counts{};
        for (int seed = 1000; seed < 1000 + boards; ++seed)
            ++counts[static_cast<std::size_t>(scale.level_of(
                generate_board(static_cast<std::uint64_t>(seed), rows, columns, colors)))];
        for (const int count : counts)
            QVERIFY2(count > boards / 8 && count < boards * 5 / 8,
                     qPrintable(QString::number(count)));
    }
}

/// The standard boards with the lowest and the highest best score known.
void TestSolvability::aHarderBoardHasAHarderLevel() {
    const DifficultyScale scale({});
    QVERIFY(scale.level_of(standard_board(14)) != DifficultyLevel::easy);
    QVERIFY(scale.level_of(standard_board(7)) == DifficultyLevel::hard);
    QVERIFY(scale.level_of(standard_board(16)) == DifficultyLevel::easy);
    const DifficultyScale same({});
    for (int number = 1; number <= standard_board_count; ++number)
        QVERIFY(same.level_of(standard_board(number)) == scale.level_of(standard_board(number)));
}

void TestSolvability::complexityIsThatOfGames() {
    const Board board = drawn("1122");
    const std::vector<Move> moves{printed(board, 1, 1), printed(board, 1, 1)};
    Complexity complexity;
    QCOMPARE(complexity.tree_exponent(), 0.0);
    complexity.add_game(board, Gravity::shift, moves);
    complexity.add_game(board, Gravity::shift, std::vector<Move>{});
    QCOMPARE(complexity.length().mean(), 1.0);
    QCOMPARE(complexity.branching().mean(), 1.5); // two moves, then one
    QVERIFY(std::abs(complexity.tree_exponent() - std::log10(1.5)) < 1e-12);
    QVERIFY(std::abs(state_space_exponent(1, 2, 3) - std::log10(16.0)) < 1e-12);
    QVERIFY(std::abs(state_space_exponent(15, 15, 5) - 158.7) < 0.1); // printed: 10^159
}

SAMEGAME_TEST(TestSolvability)
#include "tst_solvability.moc"
