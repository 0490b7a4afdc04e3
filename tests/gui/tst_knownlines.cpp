#include <QTest>

#include "app/analysis/knownlines.h"
#include "engine/base/rng.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "tests/support/qtest_text.h"

using namespace samegame;

/// The best line known through each position.
class TestKnownLines : public QObject {
    Q_OBJECT

private slots:
    void lineIsKnownThroughEachOfItsPositions();
    void betterRestReplacesAWorseOne();
    void otherOrdersOfMovesShareTheRest();
    void rulesAreKeptApart();
    void unfinishedLinesAreNotKept();
    void manyLinesForgetTheOldest();

private:
    static Line randomLine(const StartPosition& start, std::uint64_t seed);
    static Line lineOf(const StartPosition& start, std::initializer_list<int> columns);
    const Finder m_solver{Finder::Kind::Solver, "sp-mcts"};
};

Line TestKnownLines::randomLine(const StartPosition& start, std::uint64_t seed) {
    Rng rng(seed);
    Board board = start.board;
    MoveList played;
    for (MoveList moves = legal_moves(board); !moves.empty(); moves = legal_moves(board)) {
        played.push_back(moves[rng.bounded(static_cast<std::uint32_t>(moves.size()))]);
        board.play(played.back(), start.rules.gravity);
    }
    return replay(start.board, start.rules, played).value();
}

/// Moves in the lowest row.
Line TestKnownLines::lineOf(const StartPosition& start, std::initializer_list<int> columns) {
    MoveList moves;
    for (const int column : columns)
        moves.push_back({{static_cast<std::uint8_t>(column), 0}});
    return replay(start.board, start.rules, moves).value();
}

void TestKnownLines::lineIsKnownThroughEachOfItsPositions() {
    const StartPosition start{standard_board(3), {}};
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
    const StartPosition start{standard_board(3), {}};
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
    const StartPosition start{Board(1, 8, 4, cells), {}};
    KnownLines known;
    known.add(start, lineOf(start, {0, 1, 2}), m_solver);
    Board board = start.board;
    for (const int column : {3, 0}) // the pairs in the other order
        board.play({{static_cast<std::uint8_t>(column), 0}}, start.rules.gravity);
    const auto found = known.find({board, start.rules});
    QVERIFY(found);
    QCOMPARE(found->rest.moves.size(), std::size_t(1));
}

void TestKnownLines::rulesAreKeptApart() {
    const StartPosition start{standard_board(3), {}};
    const StartPosition other{start.board, {Scoring::no_penalty, Gravity::pull_left}};
    KnownLines known;
    known.add(start, randomLine(start, 1), {});
    QVERIFY(!known.find(other));
    const Line line = randomLine(other, 2);
    known.add(other, line, {});
    QCOMPARE(known.find(other)->rest.score, line.score);
    QCOMPARE(known.find(start)->rest.score, randomLine(start, 1).score);
}

void TestKnownLines::unfinishedLinesAreNotKept() {
    const StartPosition start{standard_board(3), {}};
    Line line = randomLine(start, 1);
    line.moves.truncate(5);
    const Line begun = replay(start.board, start.rules, line.moves).value();
    KnownLines known;
    QVERIFY(!known.add(start, begun, {}));
    QVERIFY(!known.find(start));
}

void TestKnownLines::manyLinesForgetTheOldest() {
    KnownLines known;
    const StartPosition first{generate_board(1), {}};
    known.add(first, randomLine(first, 1), {});
    QVERIFY(known.find(first));
    StartPosition last;
    for (std::uint64_t seed = 2; seed < 4000; ++seed) {
        last = {generate_board(seed), {}};
        known.add(last, randomLine(last, seed), {});
        QVERIFY(known.find(last));
    }
    QVERIFY(!known.find(first));
}

QTEST_GUILESS_MAIN(TestKnownLines)
#include "tst_knownlines.moc"
