#include <QTest>

#include "engine/base/rng.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/game/line.h"
#include "engine/game/played_line.h"
#include "engine/game/refill.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

Q_DECLARE_METATYPE(samegame::Rules)

/// A line with its positions, against the functions that play it from its start.
class TestPlayedLine : public QObject {
    Q_OBJECT

private slots:
    void isWhatItsMovesComeTo_data();
    void isWhatItsMovesComeTo();
    void gameThatIsOverAtOnceHasEndPoints();
    void illegalMovesChangeNothing();
    void goingToOtherMovesKeepsThoseInCommon();
    void lineWithoutAStartHasNothing();

private:
    static void check(const PlayedLine& played, const Position& start);
};

void TestPlayedLine::check(const PlayedLine& played, const Position& start) {
    const auto& [board, rules] = start;
    const MoveList& moves = played.line().moves;
    QVERIFY(played.line() == replay(board, rules, moves).value());
    QVERIFY(played.positions() == positions_along(start, moves));
    QVERIFY(played.scores() == scores_along(board, rules, moves));
    QVERIFY(played.start() == start);
    QVERIFY(played.position() == played.positions().back());
}

void TestPlayedLine::isWhatItsMovesComeTo_data() {
    QTest::addColumn<Rules>("rules");
    QTest::newRow("standard") << Rules{};
    QTest::newRow("pulled left") << Rules{Scoring::standard, Gravity::pull_left};
    QTest::newRow("clickomania") << Rules{Scoring::clickomania};
    Rules refilled;
    refilled.refill = Refill{.seed = 3};
    QTest::newRow("refill") << refilled;
    refilled.gravity = Gravity::pull_left;
    QTest::newRow("refill, pulled left") << refilled;
}

/// Forward, folded and back; each move does what transition() says of it.
void TestPlayedLine::isWhatItsMovesComeTo() {
    QFETCH(const Rules, rules);
    constexpr std::size_t longest = 60; // of a game with refill
    Rng rng(1);
    const Position start = new_game(generate_board(4, 8, 8, 3), rules);
    PlayedLine played(start);
    check(played, start);
    while (!played.line().finished && played.line().moves.size() < longest) {
        const MoveList legal = legal_moves(played.position().board);
        const Move move = legal[rng.bounded(static_cast<std::uint32_t>(legal.size()))];
        const auto step = transition(played.position().board, played.position().rules, move);
        QVERIFY(played.play(move));
        check(played, start);
        const Transition last = played.last_transition();
        QVERIFY(last.before == step->before);
        QVERIFY(last.after == step->after);
        QVERIFY(last.move == step->move);
        QCOMPARE(last.color, step->color);
        QCOMPARE(last.points, step->points);
        QVERIFY(last.removed == step->removed);
        QVERIFY(last.steps == step->steps);
    }
    const Line whole = played.line();
    played.fold();
    QVERIFY(played.line() == whole);
    QCOMPARE(played.positions().size(), std::size_t{1});
    played.unfold();
    QVERIFY(played.line() == whole);
    check(played, start);
    while (!played.line().moves.empty()) {
        played.take_back();
        check(played, start);
    }
    const auto again = PlayedLine::of(start, whole.moves);
    QVERIFY(again.ok());
    QVERIFY(again->line() == whole);
    check(*again, start);
}

void TestPlayedLine::gameThatIsOverAtOnceHasEndPoints() {
    const PlayedLine played(Position{drawn("12"), {}});
    QVERIFY(played.line().finished);
    QCOMPARE(played.line().score, -2);
    QCOMPARE(played.scores().back(), -2);
}

void TestPlayedLine::illegalMovesChangeNothing() {
    const Position start{drawn("..4/123/122"), {}};
    PlayedLine played(start);
    QVERIFY(!played.play({{2, 2}})); // a singleton
    QVERIFY(!played.play({{0, 2}})); // an empty cell
    QVERIFY(!played.play({{9, 9}})); // off the board
    check(played, start);
    QVERIFY(played.line().moves.empty());

    MoveList moves;
    moves.push_back({{0, 0}});
    moves.push_back({{9, 9}});
    const auto refused = PlayedLine::of(start, moves);
    QVERIFY(!refused.ok());
    QVERIFY(refused.error() == replay(start.board, start.rules, moves).error());
    QVERIFY(played.go_to(moves).has_value());
    check(played, start);
    QCOMPARE(played.line().moves.size(), std::size_t{1});
}

/// The positions in common stay in their place, and the others are those of the new moves.
void TestPlayedLine::goingToOtherMovesKeepsThoseInCommon() {
    const Position start{generate_board(2, 8, 8, 3), {}};
    PlayedLine played(start);
    while (!played.line().finished)
        played.play(legal_moves(played.position().board)[0]);
    MoveList moves = played.line().moves;
    moves.truncate(moves.size() / 2);
    PlayedLine other = PlayedLine::of(start, moves).value();
    while (!other.line().finished)
        other.play(legal_moves(other.position().board).back());
    QVERIFY(!(other.line() == played.line()));
    QVERIFY(!played.go_to(other.line().moves));
    QVERIFY(played.line() == other.line());
    check(played, start);
    QVERIFY(!played.go_to({}));
    QVERIFY(played.line().moves.empty());
    check(played, start);
}

void TestPlayedLine::lineWithoutAStartHasNothing() {
    const PlayedLine none;
    QVERIFY(none.line() == Line());
    QVERIFY(none.positions().empty());
    QVERIFY(none.scores().empty());
}

SAMEGAME_TEST(TestPlayedLine)
#include "tst_played_line.moc"
