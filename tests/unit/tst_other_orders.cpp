#include <QTest>

#include <algorithm>
#include <map>

#include "engine/base/rng.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/line.h"
#include "engine/game/named_blocks.h"
#include "engine/game/transition.h"
#include "engine/search/other_orders.h"
#include "tests/support/board_drawing.h"
#include "tests/support/lines.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

Line line_on(const Position& start, std::initializer_list<Cell> cells) {
    return replay(start.board, start.rules, moves_at(cells)).value();
}

/// What a search would tell that knows this line alone.
SearchSnapshot snapshot_of(const Position& start, const Line& line) {
    SearchSnapshot snapshot;
    snapshot.has_line = true;
    snapshot.best = line;
    for (const Group& group : groups(start.board)) {
        Candidate candidate;
        candidate.move = group.move();
        if (candidate.move == line.moves.front()) {
            candidate.visits = 1;
            candidate.best = line.score;
            candidate.line = line;
        }
        snapshot.candidates.push_back(candidate);
    }
    return snapshot;
}

const Candidate& candidate_of(const SearchSnapshot& snapshot, Cell cell) {
    return *std::ranges::find(snapshot.candidates, Move{cell}, &Candidate::move);
}

const Position apart{drawn("1122"), {}};
/// The ones join, and are worth more, only where the twos go first.
const Position joining{drawn("1221/1221"), {}};

/// The board without the tops of its columns, which are then of any height.
Board with_low_columns(const Board& board, Rng& rng) {
    std::vector<Color> cells = cells_of(board);
    for (int column = 0; column < board.columns(); ++column) {
        const auto gone = static_cast<int>(rng.bounded(std::uint32_t(board.rows())));
        for (int row = 0; row < gone; ++row)
            cells[std::size_t(row * board.columns() + column)] = no_color;
    }
    return Board(board.rows(), board.columns(), board.color_count(), cells);
}

} // namespace

class TestOtherOrders : public QObject {
    Q_OBJECT

private slots:
    void blocksKeepTheirNames_data();
    void blocksKeepTheirNames();
    void groupsApartGoInAnyOrder();
    void aMoveThatBreaksTheLineDoesNot();
    void aClickWhoseBlockIsGoneIsLeftOut();
    void whatIsLeftIsPlayedToTheEnd();
    void aMoveNeverTriedGetsALine();
    void aBetterLineIsKept();
    void groupsOnTopOfOthersMayGoInAnyOrder();
    void aLineBetterThanTheBestBecomesTheBest();
    void everyLineReplaysToItsScore_data();
    void everyLineReplaysToItsScore();
    void refillKnowsNoLines();
};

void TestOtherOrders::blocksKeepTheirNames_data() {
    QTest::addColumn<int>("gravity");
    QTest::newRow("shift") << static_cast<int>(Gravity::shift);
    QTest::newRow("pull left") << static_cast<int>(Gravity::pull_left);
}

/// Against the transition of each move of random games.
void TestOtherOrders::blocksKeepTheirNames() {
    QFETCH(int, gravity);
    const Rules rules{.gravity = static_cast<Gravity>(gravity)};
    Rng rng(7);
    for (std::uint64_t seed = 1; seed <= 80; ++seed) {
        const Board full = generate_board(seed, 9, 8, 3);
        const Board start = seed <= 40 ? full : with_low_columns(full, rng);
        NamedBlocks blocks(start, rules.gravity);
        std::map<Cell, NamedBlocks::Name> names;
        for (int column = 0; column < start.columns(); ++column)
            for (int row = 0; row < start.height(column); ++row) {
                const Cell cell{std::uint8_t(column), std::uint8_t(row)};
                names[cell] = NamedBlocks::name_at_start(cell);
            }
        for (const Move move : random_line(start, rules.gravity, rng)) {
            const auto played = transition(blocks.board(), rules, move);
            std::map<Cell, NamedBlocks::Name> after;
            for (const Transition::Step& step : played->steps)
                after[step.to] = names[step.from];
            const NamedBlocks::Name gone = blocks.name_at(move.cell);
            blocks.remove(group_at(blocks.board(), move.cell));
            names = after;
            QVERIFY(blocks.board() == played->after);
            QVERIFY(blocks.group_of(gone).empty());
            for (const auto& [cell, name] : names) {
                QCOMPARE(blocks.name_at(cell), name);
                const Group group = group_at(blocks.board(), cell);
                QCOMPARE(blocks.group_of(name).size(), group.size());
                QVERIFY(group.empty() || blocks.group_of(name).contains(cell));
            }
        }
    }
}

void TestOtherOrders::groupsApartGoInAnyOrder() {
    const Line line = line_on(apart, {{0, 0}, {0, 0}});
    const OtherOrder other = other_order(apart, line, {{2, 0}});
    QVERIFY(other.has_same_groups);
    QCOMPARE(other.line.moves, moves_at({{2, 0}, {0, 0}}));
    QCOMPARE(other.line.score, line.score);
    QVERIFY(other.line.finished && other.line.cleared);

    SearchSnapshot snapshot = snapshot_of(apart, line);
    take_other_orders(snapshot, apart);
    for (const Candidate& candidate : snapshot.candidates) {
        QVERIFY(candidate.is_any_order);
        QCOMPARE(candidate.best, 1000);
    }
}

void TestOtherOrders::aMoveThatBreaksTheLineDoesNot() {
    const Line line = line_on(joining, {{1, 0}, {0, 0}});
    QCOMPARE(line.score, 1008);
    SearchSnapshot snapshot = snapshot_of(joining, line);
    take_other_orders(snapshot, joining);
    for (const Candidate& candidate : snapshot.candidates) {
        QVERIFY(!candidate.is_any_order);
        const int best = candidate.move.cell == Cell{1, 0} ? 1008 : 1004;
        QCOMPARE(candidate.best, best);
    }
    QCOMPARE(snapshot.candidates.front().move, (Move{{1, 0}}));
    QCOMPARE(snapshot.best, line);
}

void TestOtherOrders::aClickWhoseBlockIsGoneIsLeftOut() {
    const Line line = line_on(joining, {{1, 0}, {0, 0}});
    const OtherOrder other = other_order(joining, line, {{0, 0}});
    QVERIFY(!other.has_same_groups);
    // The left ones, the twos that are then leftmost, and the ones that nobody clicked on.
    QCOMPARE(other.line.moves, moves_at({{0, 0}, {0, 0}, {0, 0}}));
}

void TestOtherOrders::whatIsLeftIsPlayedToTheEnd() {
    const Line line = line_on(joining, {{1, 0}, {0, 0}});
    const OtherOrder other = other_order(joining, line, {{3, 0}});
    QVERIFY(other.line.finished && other.line.cleared);
    QCOMPARE(other.line, replay(joining.board, joining.rules, other.line.moves).value());
    QCOMPARE(other.line.moves.size(), std::size_t{3});
}

void TestOtherOrders::aMoveNeverTriedGetsALine() {
    SearchSnapshot snapshot = snapshot_of(joining, line_on(joining, {{1, 0}, {0, 0}}));
    QVERIFY(!candidate_of(snapshot, {3, 0}).has_best());
    take_other_orders(snapshot, joining);
    QVERIFY(candidate_of(snapshot, {3, 0}).has_best());
    QCOMPARE(candidate_of(snapshot, {3, 0}).visits, std::uint64_t{0});
}

void TestOtherOrders::aBetterLineIsKept() {
    SearchSnapshot snapshot = snapshot_of(joining, line_on(joining, {{1, 0}, {0, 0}}));
    Candidate& candidate = *std::ranges::find(snapshot.candidates, Move{{3, 0}}, &Candidate::move);
    candidate.visits = 3;
    candidate.best = 1006; // as if there were such a line: the other order has 1004
    take_other_orders(snapshot, joining);
    QCOMPARE(candidate_of(snapshot, {3, 0}).best, 1006);
    QCOMPARE(candidate_of(snapshot, {3, 0}).visits, std::uint64_t{3});
}

void TestOtherOrders::groupsOnTopOfOthersMayGoInAnyOrder() {
    const Position start{drawn("33../1122"), {}};
    SearchSnapshot snapshot = snapshot_of(start, line_on(start, {{0, 1}, {0, 0}, {0, 0}}));
    take_other_orders(snapshot, start);
    for (const Candidate& candidate : snapshot.candidates)
        QVERIFY(candidate.is_any_order);
}

void TestOtherOrders::aLineBetterThanTheBestBecomesTheBest() {
    SearchSnapshot snapshot = snapshot_of(joining, line_on(joining, {{0, 0}, {2, 0}, {0, 0}}));
    QCOMPARE(snapshot.best.score, 1004);
    take_other_orders(snapshot, joining);
    QCOMPARE(snapshot.best, line_on(joining, {{1, 0}, {0, 0}}));
    QCOMPARE(snapshot.curve.back().score, 1008);
    QCOMPARE(snapshot.candidates.front().move, (Move{{1, 0}}));
    QVERIFY(!snapshot.candidates.front().is_any_order);
}

void TestOtherOrders::everyLineReplaysToItsScore_data() {
    blocksKeepTheirNames_data();
}

void TestOtherOrders::everyLineReplaysToItsScore() {
    QFETCH(int, gravity);
    const Rules rules{.gravity = static_cast<Gravity>(gravity)};
    Rng rng(11);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Position start{generate_board(seed, 8, 10, 4), rules};
        const Line line =
            replay(start.board, rules, random_line(start.board, rules.gravity, rng)).value();
        SearchSnapshot snapshot = snapshot_of(start, line);
        take_other_orders(snapshot, start);
        QVERIFY(snapshot.best.score >= line.score);
        for (const Candidate& candidate : snapshot.candidates) {
            QCOMPARE(candidate.line.moves.front(), candidate.move);
            QCOMPARE(replay(start.board, rules, candidate.line.moves).value(), candidate.line);
            QCOMPARE(candidate.best, candidate.line.score);
            QVERIFY(candidate.line.finished);
            QVERIFY(candidate.best <= snapshot.best.score);
            if (candidate.is_any_order)
                QCOMPARE(candidate.best, snapshot.best.score);
        }
    }
}

void TestOtherOrders::refillKnowsNoLines() {
    Position start = apart;
    const Line line = line_on(apart, {{0, 0}, {0, 0}});
    start.rules.refill = Refill{};
    SearchSnapshot snapshot = snapshot_of(start, line);
    take_other_orders(snapshot, start);
    QVERIFY(!candidate_of(snapshot, {2, 0}).has_best());
}

SAMEGAME_TEST(TestOtherOrders)
#include "tst_other_orders.moc"
