#include <QTest>

#include <algorithm>
#include <array>
#include <thread>

#include "engine/base/rng.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/game/scoring.h"
#include "engine/search/other_orders.h"
#include "engine/studies/review/game_reviewer.h"
#include "engine/studies/review/review_file.h"
#include "tests/support/board_drawing.h"
#include "tests/support/lines.h"
#include "tests/support/qtest_text.h"
#include "tests/support/reference_search.h"
#include "tests/support/reviews.h"
#include "tests/support/test_program.h"
#include "tests/support/wait_until.h"

using namespace samegame;

namespace {

MoveList random_moves(const Position& start, Rng& rng, std::size_t most = max_moves) {
    return random_line(start.board, start.rules.gravity, rng, most);
}

Position random_start(int rows, int columns, int colors, std::uint64_t seed, Rules rules = {}) {
    return {generate_board(seed, rows, columns, colors), rules};
}

/// A review whose positions have these values.
struct Value {
    int reachable;
    bool is_exact = true;
};
GameReview with_values(std::initializer_list<Value> values) {
    GameReview review;
    review.start.board = drawn("1111");
    for (const Value& value : values) {
        ReviewedPosition position;
        position.reachable = value.reachable;
        position.is_exact = value.is_exact;
        if (!value.is_exact)
            position.found.add(value.reachable); // it was searched once
        review.positions.push_back(position);
    }
    for (std::size_t i = 1; i < review.positions.size(); ++i)
        review.moves.push_back({});
    return review;
}

QString error_of(const Position& start, const MoveList& moves) {
    const auto review = unsearched_review(start, moves);
    return review ? QString() : QString::fromStdString(to_string(review.error()));
}

/// Whether what every position says of itself is true.
void check(const GameReview& review) {
    const std::vector<Position> along = positions_along(review.start, review.moves);
    QCOMPARE(review.positions.size(), along.size());
    for (std::size_t i = 0; i < along.size(); ++i) {
        const ReviewedPosition& position = review.positions[i];
        const auto line = replay(along[i].board, along[i].rules, position.line);
        QVERIFY(line.ok());
        QVERIFY(line->finished);
        QCOMPARE(position.score + line->score, position.reachable);
        if (i + 1 == along.size())
            return;
        const ReviewedPosition& next = review.positions[i + 1];
        QVERIFY(position.reachable >= next.reachable);
        if (position.is_exact && position.reachable == next.reachable)
            QVERIFY(next.is_exact);
        const OtherOrder other = other_order(along[i], *line, review.moves[i]);
        QVERIFY(position.score + other.line.score <= next.reachable);
    }
}

} // namespace

/// The review of a game.
class TestGameReview : public QObject {
    Q_OBJECT

private slots:
    void gamesThatCannotBeReviewedAreRefused();
    void anUnsearchedReviewKnowsTheGameItself();
    void aGameThatIsNotOverGoesOn();
    void littleTimeEnds();
    void smallBoardsAreExact_data();
    void smallBoardsAreExact();
    void largeBoardsKeepTheirPromises_data();
    void largeBoardsKeepTheirPromises();
    void aPlantedMistakeIsTheLargestLoss();
    void aMistakeOfAStrongGameIsFound_data();
    void aMistakeOfAStrongGameIsFound();
    void playoutsAndSeedGiveTheSameReview_data();
    void playoutsAndSeedGiveTheSameReview();
    void aReviewGoesOnWhereItWasKept();
    void anotherReviewOfTheBoardHelps();
    void aLineServesAllPositions();
    void aKnownLineIsReachable();
    void aKnownLineThatEndsEarlyOrBreaksIsRefused();
    void whatIsProvenGoesOnAsLongAsNothingIsLost();
    void aStopEndsTheReview();
    void verdictsFollowLossAndSpread_data();
    void verdictsFollowLossAndSpread();
    void wordsGrowWithTheLoss();
    void lossesThatAreNotExactHaveASpread();
    void aClearingMayComeBack();
    void aLostClearingIsLookedFor();
    void largestLossesComeFirst();
    void movesThatNobodyLookedAtAreNotJudged();
    void eachLossIsLookedAtOnItsOwnBoard();
    void summaryCountsAndFindsHalfOfTheLoss();
    void accuracyIsThePartThatWasReached_data();
    void accuracyIsThePartThatWasReached();
    void shownAccuracyIsAllForNoLossAlone();
    void accuracyIsToldAsFarAsTheLossIsSure_data();
    void accuracyIsToldAsFarAsTheLossIsSure();
    void reasonIsTheHarvestThatShrank();
    void reasonIsTheBoardThatIsNoLongerCleared();
    void withoutAReasonThereIsNoSentence();
};

void TestGameReview::gamesThatCannotBeReviewedAreRefused() {
    const Board board = drawn("1122");
    QVERIFY(error_of({board, {.refill = Refill{}}}, moves_at({{0, 0}})).contains("refill"));
    QCOMPARE(error_of({board, {}}, {}), QString("there are no moves to review"));
    QVERIFY(!error_of({board, {}}, moves_at({{0, 0}, {3, 0}})).isEmpty());
    QCOMPARE(error_of({board, {}}, moves_at({{0, 0}, {1, 0}})), QString());
}

void TestGameReview::anUnsearchedReviewKnowsTheGameItself() {
    const GameReview review =
        unsearched_review({drawn("11211/11211"), {}}, moves_at({{1, 1}, {0, 0}, {1, 0}})).value();
    QCOMPARE(review.moves, moves_at({{0, 0}, {0, 0}, {0, 0}})); // canonical
    QCOMPARE(review.positions.size(), std::size_t{4});
    const int scores[] = {0, 4, 4, 8};
    for (std::size_t i = 0; i < 4; ++i) {
        QCOMPARE(review.positions[i].score, scores[i]);
        QCOMPARE(review.positions[i].reachable, 1008);
        QCOMPARE(review.positions[i].line.size(), 3 - i);
        QCOMPARE(review.positions[i].is_exact, i == 3);
    }
    check(review);
}

void TestGameReview::aGameThatIsNotOverGoesOn() {
    const GameReview review =
        reviewed(unsearched_review({drawn("11211/11211"), {}}, moves_at({{2, 0}})).value(),
                 review_of_playouts(1000));
    check(review);
    QCOMPARE(review.positions[0].reachable, 1036);
    QCOMPARE(review.positions[1].reachable, 1036); // eight blocks, for 36, and the bonus
    QVERIFY(review.positions[1].is_exact);
    QCOMPARE(reviewed_moves(review)[0].loss, 0);
}

/// The time of a long game is up while it is still being looked at where to search.
void TestGameReview::littleTimeEnds() {
    const Position start = random_start(32, 32, 3, 1);
    Rng rng(1);
    const GameReview game = unsearched_review(start, random_moves(start, rng)).value();
    for (const double seconds : {0.001, 0.05, 0.2, 0.5}) {
        ReviewRequest request;
        request.budget.time = Seconds(seconds);
        check(reviewed(game, request)); // it comes back
    }
}

void TestGameReview::smallBoardsAreExact_data() {
    QTest::addColumn<Scoring>("scoring");
    QTest::addColumn<Gravity>("gravity");
    for (const Rules& rules : all_rules())
        QTest::newRow(description_of(rules).c_str()) << rules.scoring << rules.gravity;
}

void TestGameReview::smallBoardsAreExact() {
    QFETCH(const Scoring, scoring);
    QFETCH(const Gravity, gravity);
    Rng rng(7);
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const Position start =
            random_start(4, 4, 3, seed, {.scoring = scoring, .gravity = gravity});
        const MoveList moves = random_moves(start, rng);
        if (moves.empty())
            continue;
        const GameReview review =
            reviewed(unsearched_review(start, moves).value(), review_of_playouts(100'000));
        check(review);
        const std::vector<Position> along = positions_along(start, moves);
        for (std::size_t i = 0; i < along.size(); ++i) {
            QVERIFY(review.positions[i].is_exact);
            QCOMPARE(review.positions[i].reachable - review.positions[i].score,
                     best_score(reference_of(along[i].board), start.rules));
        }
        for (const ReviewedMove& move : reviewed_moves(review)) {
            QVERIFY(move.is_exact);
            QCOMPARE(move.spread, 0);
            QCOMPARE(move.better.empty(), move.loss == 0);
        }
    }
}

void TestGameReview::largeBoardsKeepTheirPromises_data() {
    QTest::addColumn<Gravity>("gravity");
    QTest::addColumn<int>("threads");
    QTest::newRow("one thread") << Gravity::shift << 1;
    QTest::newRow("three threads") << Gravity::shift << 3;
    QTest::newRow("pull-left") << Gravity::pull_left << 1;
}

void TestGameReview::largeBoardsKeepTheirPromises() {
    QFETCH(const Gravity, gravity);
    QFETCH(const int, threads);
    Rng rng(11);
    const Position start = random_start(15, 15, 5, 3, {.gravity = gravity});
    const GameReview before = unsearched_review(start, random_moves(start, rng)).value();
    const GameReview after = reviewed(before, review_of_playouts(30'000, threads));
    check(after);
    QVERIFY(after.searches > 0);
    QVERIFY(after.positions.front().reachable > before.positions.front().reachable);
    QVERIFY(after.positions.back().is_exact);
}

void TestGameReview::aPlantedMistakeIsTheLargestLoss() {
    // What stands between the halves goes first in the best line. The second move takes a half of a
    // color alone.
    const Position start{drawn("11211/11211/33433/33433"), {}};
    const GameReview review = reviewed(
        unsearched_review(start, moves_at({{2, 0}, {0, 2}, {2, 1}, {0, 0}, {0, 0}})).value(),
        review_of_playouts(20'000));
    check(review);
    const std::vector<ReviewedMove> moves = reviewed_moves(review);
    QCOMPARE(largest_losses(moves, 1), std::vector<std::size_t>{1});
    QCOMPARE(moves[1].verdict, MoveVerdict::mistake);
}

void TestGameReview::aMistakeOfAStrongGameIsFound_data() {
    QTest::addColumn<int>("seed");
    for (const int seed : {1, 2, 3})
        QTest::addRow("seed %d", seed) << seed;
}

/// The rest of the game is a line of 400,000 playouts, above what short searches reach. Its eighth
/// move costs 94 or more. With 30,000 playouts 3 of 40 seeds find another move or none, with
/// 100,000 none of 40.
void TestGameReview::aMistakeOfAStrongGameIsFound() {
    QFETCH(const int, seed);
    const Position start{generate_board(5, 11, 11, 4), {}};
    constexpr std::array<MoveNotation, 25> played{
        {{11, 1}, {10, 11}, {8, 5},  {6, 5},  {5, 7},  {8, 1},  {10, 1}, {4, 10}, {6, 11},
         {4, 3},  {7, 9},   {5, 8},  {9, 2},  {9, 2},  {9, 1},  {11, 2}, {11, 1}, {10, 6},
         {11, 6}, {11, 5},  {11, 2}, {11, 3}, {11, 2}, {11, 2}, {11, 1}}};
    MoveList game;
    for (const MoveNotation& move : played)
        game.push_back(from_notation(move, start.board.rows()));
    const GameReview review =
        reviewed(unsearched_review(start, game).value(),
                 review_of_playouts(100'000, 1, static_cast<std::uint64_t>(seed)));
    check(review);
    const std::vector<ReviewedMove> moves = reviewed_moves(review);
    QCOMPARE(largest_losses(moves, 1), std::vector<std::size_t>{7});
    QVERIFY(moves[7].loss >= 94);
}

void TestGameReview::playoutsAndSeedGiveTheSameReview_data() {
    QTest::addColumn<int>("threads");
    QTest::newRow("one thread") << 1;
    QTest::newRow("two threads") << 2;
}

void TestGameReview::playoutsAndSeedGiveTheSameReview() {
    QFETCH(const int, threads);
    Rng rng(5);
    const Position start = random_start(10, 10, 4, 9);
    const GameReview game = unsearched_review(start, random_moves(start, rng)).value();
    const GameReview one = reviewed(game, review_of_playouts(25'000, threads, 3));
    const GameReview two = reviewed(game, review_of_playouts(25'000, threads, 3));
    QCOMPARE(one.searches, two.searches);
    for (std::size_t i = 0; i < one.positions.size(); ++i) {
        QCOMPARE(one.positions[i].reachable, two.positions[i].reachable);
        QCOMPARE(one.positions[i].line, two.positions[i].line);
        QCOMPARE(one.positions[i].is_exact, two.positions[i].is_exact);
        QCOMPARE(one.positions[i].found.mean(), two.positions[i].found.mean());
        QCOMPARE(one.positions[i].chains, two.positions[i].chains);
    }
}

void TestGameReview::aReviewGoesOnWhereItWasKept() {
    Rng rng(5);
    const Position start = random_start(15, 15, 5, 9);
    const GameReview game = unsearched_review(start, random_moves(start, rng)).value();
    const GameReview kept = reviewed(game, review_of_playouts(20'000));
    const GameReview further = reviewed(kept, review_of_playouts(20'000));
    check(further);
    QVERIFY(further.searches > kept.searches);
    for (std::size_t i = 0; i < kept.positions.size(); ++i) {
        QVERIFY(further.positions[i].reachable >= kept.positions[i].reachable);
        QVERIFY(further.positions[i].is_exact || !kept.positions[i].is_exact);
        QVERIFY(further.positions[i].found.count() >= kept.positions[i].found.count());
    }
}

/// Two games that part after some moves: the second knows at once what was found out of the first.
void TestGameReview::anotherReviewOfTheBoardHelps() {
    const Position start{drawn("11211/11211/22122"), {}};
    Rng rng(5);
    const MoveList moves = random_moves(start, rng);
    const GameReview first =
        reviewed(unsearched_review(start, moves).value(), review_of_playouts(100'000));
    QVERIFY(first.positions[0].is_exact);
    for (std::size_t shared = 0; shared < moves.size(); ++shared) {
        MoveList others(moves);
        others.truncate(shared);
        const Position parting = position_after(start, moves, shared);
        const MoveList legal = legal_moves(parting.board);
        const auto other =
            std::ranges::find_if(legal, [&](const Move move) { return move != moves[shared]; });
        if (other == legal.end())
            continue;
        others.push_back(*other);
        const GameReview plain = unsearched_review(start, others).value();
        const GameReview helped = GameReviewer::with_knowledge_of(first, plain);
        check(helped);
        for (std::size_t i = 0; i <= shared; ++i) {
            QCOMPARE(helped.positions[i].reachable, first.positions[i].reachable);
            QCOMPARE(helped.positions[i].is_exact, first.positions[i].is_exact);
        }
        QVERIFY(read_review(review_text(helped)).ok());
    }
    const GameReview elsewhere = unsearched_review({drawn("1122"), {}}, moves_at({{0, 0}})).value();
    QCOMPARE(GameReviewer::with_knowledge_of(first, elsewhere).positions[0].reachable,
             elsewhere.positions[0].reachable);
}

/// A line of one position is one of those before it and, with the played moves first, of those
/// after it.
void TestGameReview::aLineServesAllPositions() {
    const Position start{drawn("11211/11211/33433/33433"), {}};
    const MoveList moves = moves_at({{2, 0}, {0, 2}, {2, 1}, {0, 0}, {0, 0}});
    const GameReview before = unsearched_review(start, moves).value();
    const std::vector<Position> positions = positions_along(start, moves);
    // Both colors between the halves go first: two groups of eight, and the bonus.
    const MoveList best = moves_at({{2, 0}, {2, 0}, {0, 2}, {0, 0}});
    QCOMPARE(replay(start.board, start.rules, best)->score, 36 + 36 + 1000);
    GameReview review = before;
    take_line(review, positions, 0, best);
    check(review);
    QCOMPARE(review.positions[0].reachable, 1072);
    QCOMPARE(review.positions[1].reachable, 1072); // the played move begins it
    GameReview later = before;
    take_line(later, positions, 1, moves_at({{2, 0}, {0, 2}, {0, 0}}));
    check(later);
    QCOMPARE(later.positions[0].reachable, 1072);
    for (std::size_t i = 0; i < positions.size(); ++i)
        QCOMPARE(later.positions[i].reachable, review.positions[i].reachable);
    // A worse line changes nothing, and passing on says nothing new.
    take_line(review, positions, 0, before.positions[0].line);
    for (std::size_t i = 0; i < positions.size(); ++i) {
        pass_line_on(review, positions, i);
        QCOMPARE(review.positions[i].reachable, later.positions[i].reachable);
    }
    check(review);
}

/// The line and the game remove the same groups in another order, and so meet after two moves.
void TestGameReview::aKnownLineIsReachable() {
    const Position start{drawn("445511221122"), {}};
    const MoveList moves = moves_at({{2, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}});
    const MoveList known = moves_at({{0, 0}, {0, 0}, {2, 0}, {0, 0}, {0, 0}}); // joins the 1s
    const std::vector<Position> positions = positions_along(start, moves);
    QVERIFY(positions[1].board != positions_along(start, known)[1].board);
    QCOMPARE(positions[2].board, positions_along(start, known)[2].board);
    GameReview review = unsearched_review(start, moves).value();
    QCOMPARE(review.positions[0].reachable, 1000);
    QVERIFY(!take_known_line(review, known));
    check(review);
    for (std::size_t i = 0; i <= 2; ++i)
        QCOMPARE(review.positions[i].reachable, 1004);
    QVERIFY(read_review(review_text(review)).ok());
    const GameReview searched = reviewed(review, review_of_playouts(1000));
    check(searched);
    QVERIFY(searched.positions[0].reachable >= 1004);
}

void TestGameReview::aKnownLineThatEndsEarlyOrBreaksIsRefused() {
    const Position start{drawn("11211/11211"), {}};
    const GameReview before = unsearched_review(start, moves_at({{0, 0}, {0, 0}, {0, 0}})).value();
    GameReview review = before;
    const auto early = take_known_line(review, moves_at({{2, 0}}));
    QVERIFY(early.has_value());
    QCOMPARE(QString::fromStdString(to_string(*early)),
             QString("the game is not over after its last move"));
    QVERIFY(take_known_line(review, moves_at({{2, 0}, {9, 0}})).has_value());
    QCOMPARE(review_text(review), review_text(before));
}

void TestGameReview::whatIsProvenGoesOnAsLongAsNothingIsLost() {
    GameReview review = with_values({{1000, false}, {1000, false}, {900, false}});
    prove(review, 0);
    QVERIFY(review.positions[0].is_exact && review.positions[1].is_exact);
    QVERIFY(!review.positions[2].is_exact);
}

void TestGameReview::aStopEndsTheReview() {
    Rng rng(5);
    const Position start = random_start(10, 10, 4, 9);
    SearchControl control;
    GameReviewer reviewer(unsearched_review(start, random_moves(start, rng)).value(),
                          {}); // without a budget
    std::optional<Error> failure;
    std::thread host([&] { failure = reviewer.run(control); });
    wait_until([&] { return reviewer.snapshot().searches > 1; });
    control.request_stop();
    host.join();
    QVERIFY(!failure);
    check(reviewer.snapshot());
}

void TestGameReview::verdictsFollowLossAndSpread_data() {
    QTest::addColumn<int>("reachable");
    QTest::addColumn<int>("loss");
    QTest::addColumn<bool>("isExact");
    QTest::addColumn<MoveVerdict>("verdict");
    const auto row = [](const char* name) -> QTestData& { return QTest::newRow(name); };
    row("nothing") << 1000 << 0 << true << MoveVerdict::good;
    row("a point") << 1000 << 1 << true << MoveVerdict::small_loss;
    row("below 20 points") << 500 << 19 << true << MoveVerdict::small_loss;
    row("20 points") << 500 << 20 << true << MoveVerdict::mistake;
    row("20 points, below 2 %") << 1001 << 20 << true << MoveVerdict::small_loss;
    row("2 %") << 3000 << 60 << true << MoveVerdict::mistake;
    row("below 2 %") << 3000 << 59 << true << MoveVerdict::small_loss;
    row("below zero") << -100 << 20 << true << MoveVerdict::mistake;
    row("covered by the spread") << 3000 << 50 << false << MoveVerdict::good;
    row("covered by the spread, and large") << 3000 << 100 << false << MoveVerdict::doubtful;
    row("above the spread, by little") << 3000 << 300 << false << MoveVerdict::doubtful;
    row("far above the spread") << 3000 << 2000 << false << MoveVerdict::mistake;
}

void TestGameReview::verdictsFollowLossAndSpread() {
    QFETCH(const int, reachable);
    QFETCH(const int, loss);
    QFETCH(const bool, isExact);
    QFETCH(const MoveVerdict, verdict);
    const auto moves =
        reviewed_moves(with_values({{reachable, isExact}, {reachable - loss, isExact}}));
    QCOMPARE(moves[0].loss, loss);
    QCOMPARE(moves[0].is_exact, isExact);
    QCOMPARE(moves[0].verdict, verdict);
}

/// No "small loss" has more points than "may be a mistake" beside it.
void TestGameReview::wordsGrowWithTheLoss() {
    const std::vector<MoveVerdict> inOrder{MoveVerdict::good, MoveVerdict::small_loss,
                                           MoveVerdict::doubtful, MoveVerdict::mistake};
    for (const std::uint64_t searches : {0, 5, 9, 40}) {
        auto word = inOrder.begin();
        for (int loss = 0; loss <= 3000; ++loss) {
            GameReview review = with_values({{3000, false}, {3000 - loss, false}});
            for (ReviewedPosition& position : review.positions)
                position.chains = searches;
            const auto next = std::ranges::find(inOrder, reviewed_moves(review)[0].verdict);
            QVERIFY2(next >= word, std::to_string(loss).c_str());
            word = next;
        }
        QCOMPARE(*word, MoveVerdict::mistake);
    }
}

void TestGameReview::lossesThatAreNotExactHaveASpread() {
    // One position that is not proven is enough.
    const auto moves =
        reviewed_moves(with_values({{3000, false}, {2900, false}, {2900}, {2500, false}, {2400}}));
    const bool exact[] = {false, false, false, false};
    for (std::size_t i = 0; i < moves.size(); ++i) {
        QCOMPARE(moves[i].is_exact, exact[i]);
        QVERIFY(moves[i].spread > 0);
    }
    // The less of what is known searches find again, the larger.
    GameReview review = with_values({{3000, false}, {2900, false}});
    for (ReviewedPosition& position : review.positions)
        position.found.add(position.reachable);
    const int near = reviewed_moves(review)[0].spread;
    for (ReviewedPosition& position : review.positions)
        position.found.add(position.reachable - 600);
    const int far = reviewed_moves(review)[0].spread;
    QVERIFY(far > near);
    // The more searches of both positions, the smaller; those of one do not count.
    review.positions[0].chains = 20;
    QCOMPARE(reviewed_moves(review)[0].spread, far);
    review.positions[1].chains = 20;
    QVERIFY(reviewed_moves(review)[0].spread < far / 2);
}

/// The better line clears the board. Until the position after the move was searched often, all of
/// the loss is in doubt, and it is told as what may be.
void TestGameReview::aClearingMayComeBack() {
    const Position start{drawn("11221"), {}};
    GameReview review = unsearched_review(start, moves_at({{0, 0}, {0, 0}})).value();
    QVERIFY(!gave_clearing_away(start, review, 0)); // no better line is known yet
    take_line(review, positions_along(start, review.moves), 0, moves_at({{2, 0}, {0, 0}}));
    QVERIFY(gave_clearing_away(start, review, 0));
    QVERIFY(!gave_clearing_away(position_after(start, review.moves, 1), review, 1));
    const ReviewedMove unsure = reviewed_moves(review)[0];
    QCOMPARE(unsure.loss, 1002);
    QVERIFY(unsure.spread > unsure.loss);
    QCOMPARE(unsure.verdict, MoveVerdict::doubtful);
    QCOMPARE(QString::fromStdString(to_string(sentence_of(unsure, 1, *reason_of(review, 0), ""))),
             QString("Move 1 may have given away about 1002: before this move the best game known "
                     "clears the board, afterwards it does not"));
    review.positions[0].chains = 40; // which say nothing of the position after it
    QCOMPARE(reviewed_moves(review)[0].verdict, MoveVerdict::doubtful);
    review.positions[0].chains = 0;
    review.positions[1].chains = 40;
    const ReviewedMove sure = reviewed_moves(review)[0];
    QVERIFY(sure.spread < sure.loss / 2);
    QCOMPARE(sure.verdict, MoveVerdict::mistake);
    review.positions[1].chains = 0;
    review.positions[1].is_exact = true; // whatever else is possible before the move
    QCOMPARE(reviewed_moves(review)[0].verdict, MoveVerdict::mistake);
}

/// Every other search after such a move looks for nothing else, and there are many of them.
void TestGameReview::aLostClearingIsLookedFor() {
    Rng rng(11);
    const Position start = random_start(15, 15, 4, 2);
    const GameReview review = reviewed(unsearched_review(start, random_moves(start, rng)).value(),
                                       review_of_playouts(60'000));
    check(review);
    bool is_looked_for = false;
    for (std::size_t move = 0; move < review.moves.size(); ++move) {
        const ReviewedPosition& after = review.positions[move + 1];
        const Position before = position_after(start, review.moves, move);
        if (gave_clearing_away(before, review, move) && !after.is_exact)
            is_looked_for |= after.chains >= 2 && after.chains + 1 >= after.found.count() &&
                             (after.chains + after.found.count()) * review.positions.size() >=
                                 3 * review.searches;
    }
    QVERIFY(is_looked_for);
}

/// Only what they lose together counts, of which the lines that are known tell.
void TestGameReview::movesThatNobodyLookedAtAreNotJudged() {
    GameReview review = with_values({{3000, false}, {2000, false}, {1000}, {900}});
    review.positions[1].found = {};
    QVERIFY(!is_complete(review));
    const std::vector<ReviewedMove> moves = reviewed_moves(review);
    QVERIFY(!moves[0].is_searched && !moves[1].is_searched && moves[2].is_searched);
    QVERIFY(largest_losses(moves, 1) == std::vector<std::size_t>{2});
    const ReviewSummary summary = summary_of(moves);
    QCOMPARE(summary.mistakes, 1);
    QCOMPARE(summary.good + summary.doubtful + summary.small_losses, 0);
    QCOMPARE(summary.loss, 2100);
    QVERIFY(told_accuracy(review, summary).kind == ToldAccuracy::Kind::at_most);
}

void TestGameReview::largestLossesComeFirst() {
    const auto moves =
        reviewed_moves(with_values({{1000}, {990}, {990}, {890}, {880}, {780}, {779}}));
    QCOMPARE(largest_losses(moves, 3), (std::vector<std::size_t>{2, 4, 0}));
    QCOMPARE(largest_losses(moves, 9), (std::vector<std::size_t>{2, 4, 0, 3, 5}));
    const auto uncertain =
        reviewed_moves(with_values({{3000, false}, {2950, false}, {950, false}}));
    QVERIFY(uncertain[0].loss > 0 && uncertain[0].loss <= uncertain[0].spread);
    QCOMPARE(largest_losses(uncertain, 9), (std::vector<std::size_t>{1}));
    const auto doubtful = reviewed_moves(with_values({{3000, false}, {2900, false}, {900, false}}));
    QCOMPARE(doubtful[0].verdict, MoveVerdict::doubtful);
    QCOMPARE(largest_losses(doubtful, 9), (std::vector<std::size_t>{1, 0}));
    QVERIFY(loses_for_sure(doubtful[1]) && !loses_for_sure(doubtful[0]));
    QCOMPARE(summary_of(doubtful).doubtful, 1);
    QCOMPARE(summary_of(doubtful).good, 0);
    // What is a mistake for sure stands before a larger loss that only may be one.
    const auto mixed = reviewed_moves(with_values({{3000, false}, {2700}, {2640}, {2630}}));
    QCOMPARE(mixed[0].verdict, MoveVerdict::doubtful);
    QVERIFY(loses_for_sure(mixed[0])); // but not how much
    QCOMPARE(mixed[2].verdict, MoveVerdict::small_loss);
    QCOMPARE(largest_losses(mixed, 9), (std::vector<std::size_t>{1, 0, 2}));
    QCOMPARE(largest_losses(mixed, 1), (std::vector<std::size_t>{1}));
}

/// The doubt of a lost clearing looks at the board before each loss.
void TestGameReview::eachLossIsLookedAtOnItsOwnBoard() {
    const Position start{drawn("3311221"), {}};
    GameReview review = unsearched_review(start, moves_at({{0, 0}, {0, 0}, {0, 0}})).value();
    take_line(review, positions_along(start, review.moves), 0, moves_at({{0, 0}, {2, 0}, {0, 0}}));
    const std::vector<ReviewedMove> moves = reviewed_moves(review);
    QCOMPARE(moves[1].loss, 1002);
    QVERIFY(moves[1].spread > moves[1].loss); // all of it is in doubt
    QCOMPARE(moves[1].verdict, MoveVerdict::doubtful);
}

void TestGameReview::summaryCountsAndFindsHalfOfTheLoss() {
    const ReviewSummary summary =
        summary_of(reviewed_moves(with_values({{1000}, {990}, {990}, {960}, {960}, {910}, {900}})));
    QCOMPARE(summary.good, 2);
    QCOMPARE(summary.small_losses, 2);
    QCOMPARE(summary.mistakes, 2);
    QCOMPARE(summary.reachable, 1000);
    QCOMPARE(summary.loss, 100);
    QVERIFY(summary.half_of_loss == std::pair(std::size_t{4}, std::size_t{4}));
    const ReviewSummary spread_out =
        summary_of(reviewed_moves(with_values({{1000}, {990}, {960}, {960}, {930}, {900}})));
    QVERIFY(spread_out.half_of_loss == std::pair(std::size_t{3}, std::size_t{4}));
    const ReviewSummary none = summary_of(reviewed_moves(with_values({{1000}, {1000}})));
    QVERIFY(!none.half_of_loss);
    QCOMPARE(none.reachable, 1000);
}

void TestGameReview::accuracyIsThePartThatWasReached_data() {
    QTest::addColumn<int>("reachable");
    QTest::addColumn<int>("reached");
    QTest::addColumn<double>("accuracy");
    QTest::newRow("all") << 3200 << 3200 << 100.0;
    QTest::newRow("all of nothing") << 0 << 0 << 100.0;
    QTest::newRow("all of less") << -5 << -5 << 100.0;
    QTest::newRow("three quarters") << 3200 << 2400 << 75.0;
    QTest::newRow("little") << 3200 << 32 << 1.0;
    QTest::newRow("nothing") << 3200 << 0 << 0.0;
    QTest::newRow("less") << 3200 << -400 << 0.0;
    QTest::newRow("less of less") << -5 << -400 << 0.0;
}

void TestGameReview::accuracyIsThePartThatWasReached() {
    QFETCH(const int, reachable);
    QFETCH(const int, reached);
    QFETCH(const double, accuracy);
    QCOMPARE(summary_of(reviewed_moves(with_values({{reachable}, {reached}}))).accuracy, accuracy);
}

void TestGameReview::shownAccuracyIsAllForNoLossAlone() {
    QCOMPARE(shown_accuracy(100), 100.0);
    QCOMPARE(shown_accuracy(99.999), 99.9);
    QCOMPARE(shown_accuracy(99.96), 99.9);
    QCOMPARE(shown_accuracy(87.34), 87.3);
    QCOMPARE(shown_accuracy(0), 0.0);
}

void TestGameReview::accuracyIsToldAsFarAsTheLossIsSure_data() {
    using Kind = ToldAccuracy::Kind;
    QTest::addColumn<bool>("isStartExact");
    QTest::addColumn<bool>("isOver");
    QTest::addColumn<int>("loss");
    QTest::addColumn<int>("sureLoss");
    QTest::addColumn<int>("searches");
    QTest::addColumn<int>("kind");
    const auto row = [](const char* name, bool isStartExact, bool isOver, int loss, int sureLoss,
                        Kind kind, int searches = 1) {
        QTest::newRow(name) << isStartExact << isOver << loss << sureLoss << searches
                            << static_cast<int>(kind);
    };
    row("proven", true, true, 500, 0, Kind::exact);
    row("nothing lost", false, true, 0, 0, Kind::about);
    row("all sure", false, true, 500, 500, Kind::about);
    row("half sure", false, false, 500, 250, Kind::about);
    row("little sure", false, true, 500, 249, Kind::at_most);
    row("nothing sure", false, true, 500, 0, Kind::at_most);
    row("nothing sure of an open game", false, false, 500, 0, Kind::not_known);
    row("nobody searched", false, true, 0, 0, Kind::not_known, 0);
    row("nobody searched an open game", false, false, 0, 0, Kind::not_known, 0);
    row("a known line alone shows a loss", false, true, 500, 0, Kind::at_most, 0);
    row("a proof needs no search", true, true, 0, 0, Kind::exact, 0);
}

void TestGameReview::accuracyIsToldAsFarAsTheLossIsSure() {
    QFETCH(const bool, isStartExact);
    QFETCH(const bool, isOver);
    QFETCH(const int, loss);
    QFETCH(const int, sureLoss);
    QFETCH(const int, searches);
    QFETCH(const int, kind);
    GameReview review = with_values({{500, isStartExact}, {500 - loss, isOver}});
    if (!isOver)
        review.positions.back().line.push_back({});
    review.searches = static_cast<std::uint64_t>(searches);
    for (ReviewedPosition& position : review.positions)
        if (searches == 0)
            position.found = {};
    ReviewSummary summary;
    summary.reachable = 500;
    summary.loss = loss;
    summary.sure_loss = sureLoss;
    summary.accuracy = 100.0 * (500 - loss) / 500;
    const ToldAccuracy told = told_accuracy(review, summary);
    QCOMPARE(static_cast<int>(told.kind), kind);
    QCOMPARE(told.percent, summary.accuracy);
    QCOMPARE(told.are_losses_open(),
             loss > 0 && kind >= static_cast<int>(ToldAccuracy::Kind::at_most));
}

void TestGameReview::reasonIsTheHarvestThatShrank() {
    // The color between the halves goes first in the best line, for one group of eight.
    const GameReview review = reviewed(
        unsearched_review({drawn("11211/11211"), {}}, moves_at({{0, 0}, {0, 0}, {0, 0}})).value(),
        review_of_playouts(1000));
    const auto reason = reason_of(review, 0);
    QVERIFY(reason.has_value());
    QCOMPARE(reason->kind, LossReason::Kind::harvest);
    QCOMPARE(int(reason->color), 1);
    QCOMPARE(reason->before, 8);
    QCOMPARE(reason->after, 4);
    QCOMPARE(reason->harvest.size(), std::size_t{8});
    ReviewedMove move = reviewed_moves(review)[0];
    QCOMPARE(move.loss, 28);
    QCOMPARE(to_string(sentence_of(move, 1, *reason, "yellow")),
             std::string("Move 1 gave away 28: the yellow group of 8 became 4"));
    move.is_exact = false;
    QCOMPARE(to_string(sentence_of(move, 12, *reason, "%2")),
             std::string("Move 12 gave away about 28: the %2 group of 8 became 4"));
}

void TestGameReview::reasonIsTheBoardThatIsNoLongerCleared() {
    const GameReview review =
        reviewed(unsearched_review({drawn("11221"), {}}, moves_at({{0, 0}, {0, 0}})).value(),
                 review_of_playouts(1000));
    const auto reason = reason_of(review, 0);
    QVERIFY(reason.has_value());
    QCOMPARE(reason->kind, LossReason::Kind::clearing);
    const ReviewedMove move = reviewed_moves(review)[0];
    QCOMPARE(QString::fromStdString(to_string(sentence_of(move, 1, *reason, ""))),
             QString("Move 1 gave away %1: before this move the best game known clears the board, "
                     "afterwards it does not")
                 .arg(move.loss));
}

void TestGameReview::withoutAReasonThereIsNoSentence() {
    const GameReview game =
        unsearched_review({drawn("11211/11211"), {}}, moves_at({{2, 0}, {0, 0}})).value();
    QVERIFY(!reason_of(reviewed(game, review_of_playouts(1000)), 0)); // nothing was lost
    // A loss that is no group's: it is far larger than what any group lost.
    GameReview review = reviewed(
        unsearched_review({drawn("11211/11211"), {}}, moves_at({{0, 0}, {0, 0}, {0, 0}})).value(),
        review_of_playouts(1000));
    review.positions[0].reachable += 500;
    QVERIFY(!reason_of(review, 0));
}

SAMEGAME_TEST(TestGameReview)
#include "tst_game_review.moc"
