#include <QTest>

#include <algorithm>
#include <unordered_map>

#include "app/gui/session/knownlines.h"
#include "engine/base/rng.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/game/refill.h"
#include "tests/support/different_positions.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The best line known through each position.
class TestKnownLines : public QObject {
    Q_OBJECT

private slots:
    void lineIsKnownThroughEachOfItsPositions();
    void betterRestReplacesAWorseOne();
    void otherOrdersOfMovesShareTheRest();
    void positionsThatDifferInOneMemberAreKeptApart();
    void plainGameKeepsItsLineAfterOneWithRefill();
    void eachPositionOfManyRulesHasItsBestRest();
    void unfinishedLinesAreNotKept();
    void manyLinesForgetTheOldest();

private:
    static Line randomLine(const Position& start, std::uint64_t seed);
    static Line lineOf(const Position& start, std::initializer_list<int> columns);
    const Finder m_solver{Finder::Kind::Solver, "sp-mcts"};
};

Line TestKnownLines::randomLine(const Position& start, std::uint64_t seed) {
    Rng rng(seed);
    auto [board, rules] = start;
    MoveList played;
    while (!is_over(board, rules)) {
        const MoveList moves = legal_moves(board);
        played.push_back(moves[rng.bounded(static_cast<std::uint32_t>(moves.size()))]);
        play(board, rules, played.back());
    }
    return replay(start.board, start.rules, played).value();
}

/// Moves in the lowest row.
Line TestKnownLines::lineOf(const Position& start, std::initializer_list<int> columns) {
    MoveList moves;
    for (const int column : columns)
        moves.push_back({{static_cast<std::uint8_t>(column), 0}});
    return replay(start.board, start.rules, moves).value();
}

void TestKnownLines::lineIsKnownThroughEachOfItsPositions() {
    const Position start{standard_board(3), {}};
    const Line line = randomLine(start, 1);
    KnownLines known;
    QVERIFY(known.add(start, line, m_solver));
    const auto scores = scores_along(start.board, start.rules, line.moves);
    for (std::size_t ply = 0; ply < line.moves.size(); ++ply) {
        const auto found =
            known.find({board_after(start.board, start.rules, line.moves, ply), start.rules});
        QVERIFY(found);
        QCOMPARE(found->rest.score, line.score - scores[ply]);
        QCOMPARE(found->rest.moves.size(), line.moves.size() - ply);
        QVERIFY(found->rest.finished);
        QCOMPARE(found->finder.solver, std::string("sp-mcts"));
    }
    QVERIFY(!known.find(
        {board_after(start.board, start.rules, line.moves, line.moves.size()), start.rules}));
}

void TestKnownLines::betterRestReplacesAWorseOne() {
    const Position start{standard_board(3), {}};
    KnownLines known;
    int best = 0;
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        const Line line = randomLine(start, seed);
        QCOMPARE(known.add(start, line, {}), seed == 1 || line.score > best);
        best = seed == 1 ? line.score : std::max(best, line.score);
        QCOMPARE(known.find(start)->rest.score, best);
    }
}

void TestKnownLines::otherOrdersOfMovesShareTheRest() {
    const Color cells[] = {1, 1, 3, 2, 2, 4, 1, 1};
    const Position start{Board(1, 8, 4, cells), {}};
    KnownLines known;
    known.add(start, lineOf(start, {0, 1, 2}), m_solver);
    Board board = start.board;
    for (const int column : {3, 0}) // the pairs in the other order
        board.play({{static_cast<std::uint8_t>(column), 0}}, start.rules.gravity);
    const auto found = known.find({board, start.rules});
    QVERIFY(found);
    QCOMPARE(found->rest.moves.size(), std::size_t(1));
}

void TestKnownLines::positionsThatDifferInOneMemberAreKeptApart() {
    const auto positions = different_positions(standard_board(3));
    KnownLines known;
    std::uint64_t seed = 0;
    for (const auto& [name, position] : positions) {
        QVERIFY2(!known.find(position), name.c_str());
        known.add(position, randomLine(position, ++seed), {});
    }
    seed = 0;
    for (const auto& [name, position] : positions) {
        QVERIFY2(known.find(position), name.c_str());
        QVERIFY2(known.find(position)->rest == randomLine(position, ++seed), name.c_str());
    }
}

/// The game with refill earns more: where the two were one, its line stood in the way.
void TestKnownLines::plainGameKeepsItsLineAfterOneWithRefill() {
    const Position plain{standard_board(3), {}};
    const Position refilled = new_game(plain.board, {.refill = Refill{.seed = 7}});
    const Line line = randomLine(plain, 1);
    const Line longLine = randomLine(refilled, 2);
    QVERIFY(longLine.score > line.score);
    KnownLines known;
    QVERIFY(known.add(plain, line, m_solver));
    QVERIFY(known.add(refilled, longLine, m_solver));
    QVERIFY(known.find(plain));
    QVERIFY(known.find(plain)->rest == line);
    QVERIFY(known.find(refilled)->rest == longLine);
}

void TestKnownLines::eachPositionOfManyRulesHasItsBestRest() {
    Rng rng(1);
    KnownLines known;
    std::unordered_map<Position, int> best;
    for (int game = 0; game < 400; ++game) {
        const Position start{generate_board(rng.bounded(3), 4, 4, 2), rules_of_few_numbers(rng)};
        const Line line = randomLine(start, rng.next());
        if (line.moves.empty())
            continue;
        known.add(start, line, {});
        const auto scores = scores_along(start.board, start.rules, line.moves);
        const auto positions = positions_along(start, line.moves);
        for (std::size_t ply = 0; ply < line.moves.size(); ++ply) {
            const int rest = scores.back() - scores[ply];
            int& bestKnown = best.try_emplace(positions[ply], rest).first->second;
            bestKnown = std::max(bestKnown, rest);
        }
    }
    QVERIFY(best.size() > 500);
    for (const auto& [position, score] : best) {
        QVERIFY(known.find(position));
        QCOMPARE(known.find(position)->rest.score, score);
    }
}

void TestKnownLines::unfinishedLinesAreNotKept() {
    const Position start{standard_board(3), {}};
    Line line = randomLine(start, 1);
    line.moves.truncate(5);
    const Line begun = replay(start.board, start.rules, line.moves).value();
    KnownLines known;
    QVERIFY(!known.add(start, begun, {}));
    QVERIFY(!known.find(start));
}

void TestKnownLines::manyLinesForgetTheOldest() {
    KnownLines known;
    const Position first{generate_board(1), {}};
    known.add(first, randomLine(first, 1), {});
    QVERIFY(known.find(first));
    Position last;
    for (std::uint64_t seed = 2; seed < 12'000; ++seed) {
        last = {generate_board(seed), {}};
        known.add(last, randomLine(last, seed), {});
        QVERIFY(known.find(last));
    }
    QVERIFY(!known.find(first));
}

SAMEGAME_TEST(TestKnownLines, QCoreApplication)
#include "tst_knownlines.moc"
