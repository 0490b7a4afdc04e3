#include <QTest>

#include <algorithm>
#include <set>

#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/game/scoring.h"
#include "engine/studies/review/exercise.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/reference_search.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

std::optional<Exercise> exercise_of(const Position& position, const ExerciseEffort& effort = {}) {
    return exercise_at(position, effort, {}, SearchControl());
}

// The slow reference: everything is tried.

bool can_clear(const ReferenceBoard& board, Gravity gravity) {
    if (board.is_cleared())
        return true;
    return std::ranges::any_of(board.groups(), [&](const ReferenceBoard::Cells& group) {
        ReferenceBoard next = board;
        next.play(canonical_move(group), gravity);
        return can_clear(next, gravity);
    });
}

bool can_get(const ReferenceBoard& board, Gravity gravity, Color color, int count) {
    return std::ranges::any_of(board.groups(), [&](const ReferenceBoard::Cells& group) {
        if (board.color_at(group.front()) == color && std::ssize(group) >= count)
            return true;
        ReferenceBoard next = board;
        next.play(canonical_move(group), gravity);
        return can_get(next, gravity, color, count);
    });
}

/// What a question means, asked of the board after each move.
bool is_right_by_reference(const Exercise& exercise, const ReferenceBoard& after, int reachable,
                           int best) {
    const Gravity gravity = exercise.position.rules.gravity;
    switch (exercise.question) {
    case ExerciseQuestion::clear:
        return can_clear(after, gravity);
    case ExerciseQuestion::keep:
        return can_get(after, gravity, exercise.color, exercise.harvest);
    case ExerciseQuestion::best:
        return reachable == best;
    }
    return false;
}

/// A right move of `clear` has a line that clears, each other move one that earns the most.
void checkScore(const Exercise& exercise, const ExerciseMove& move, const Line& line) {
    if (exercise.question == ExerciseQuestion::clear && move.is_right) {
        QVERIFY(line.cleared);
        QVERIFY(line.score <= move.reachable);
    } else {
        QCOMPARE(line.score, move.reachable);
    }
}

/// Compares a proven exercise with the reference.
void check(const Exercise& exercise) {
    const auto& [board, rules] = exercise.position;
    QVERIFY(exercise.is_proven);
    QCOMPARE(exercise.moves.size(), legal_moves(board).size());
    const int best = best_score(reference_of(board), rules);
    for (const ExerciseMove& move : exercise.moves) {
        ReferenceBoard after = reference_of(board);
        const int size = after.play(move.move, rules.gravity);
        QCOMPARE(move.reachable,
                 reference_move_points(rules.scoring, size) + best_score(after, rules));
        QCOMPARE(move.loss, best - move.reachable);
        QCOMPARE(move.spread, 0);
        QCOMPARE(move.is_right, is_right_by_reference(exercise, after, move.reachable, best));
        const Line line = replay(board, rules, move.line).value();
        QVERIFY(line.finished);
        checkScore(exercise, move, line);
        QVERIFY(line.moves[0] == move.move);
    }
    const std::size_t right = exercise.right_count();
    QVERIFY(right > 0 && 2 * right <= exercise.moves.size());
    if (exercise.question != ExerciseQuestion::clear)
        QVERIFY(exercise.gap() >= least_gap);
}

} // namespace

/// Positions with a question.
class TestExercise : public QObject {
    Q_OBJECT

private slots:
    void asksForTheMoveThatClears();
    void answerClearsWithoutABonus();
    void asksForTheMoveThatKeepsTheHarvest();
    void asksForTheBestMove();
    void positionsWithoutAQuestionMakeNone_data();
    void positionsWithoutAQuestionMakeNone();
    void proofsAgreeWithTheReference_data();
    void proofsAgreeWithTheReference();
    void searchedMovesAreApart();
    void withoutPlayoutsOnlyProofsCount();
    void mistakesOfAReviewBecomeExercises();
    void whatWasPlayedIsWrong();
    void generatedOnesDependOnSeedAndNumberAlone();
    void generatedOnesAreAsPromised();
    void stopEndsIt();
};

/// The twos first, and the ones come together.
void TestExercise::asksForTheMoveThatClears() {
    const auto exercise = exercise_of({drawn("1/1/2/2/1"), {}});
    QVERIFY(exercise);
    QCOMPARE(exercise->question, ExerciseQuestion::clear);
    QCOMPARE(exercise->moves.size(), std::size_t{2});
    QVERIFY(exercise->move_at({0, 1})->is_right);
    QVERIFY(exercise->move_at({0, 2})->is_right);
    QVERIFY(!exercise->move_at({0, 4})->is_right);
    QCOMPARE(exercise->move_at({0, 0}), nullptr);
    QCOMPARE(exercise->gap(), 1001 + 1);
    check(*exercise);
}

/// The best line leaves blocks, and is not shown as an answer.
void TestExercise::answerClearsWithoutABonus() {
    const Rules rules{Scoring::bubble_breaker};
    const auto exercise = exercise_of({drawn("2211/2112/1221/1122"), rules});
    QVERIFY(exercise);
    QCOMPARE(exercise->question, ExerciseQuestion::clear);
    const ExerciseMove* move = exercise->move_at({0, 0});
    QVERIFY(move->is_right);
    QVERIFY(replay(exercise->position.board, rules, move->line)->score < move->reachable);
    check(*exercise);
}

/// The column of twos holds the ones apart; the single 3 cannot go.
void TestExercise::asksForTheMoveThatKeepsTheHarvest() {
    const auto exercise = exercise_of({drawn("1112111/1112111/1112111/3222333/4444443"), {}});
    QVERIFY(exercise);
    check(*exercise);
}

/// Nothing can be cleared, so points decide.
void TestExercise::asksForTheBestMove() {
    const Rules rules{Scoring::no_penalty};
    const auto exercise = exercise_of({drawn("1.../1.../2.../2.../1111/3456"), rules});
    QVERIFY(exercise);
    QVERIFY(exercise->question != ExerciseQuestion::clear);
    QCOMPARE(exercise->moves.front().reachable, 16);
    QVERIFY(exercise->move_at({0, 2})->is_right);
    check(*exercise);
}

void TestExercise::positionsWithoutAQuestionMakeNone_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<bool>("hasRefill");
    QTest::newRow("no move") << "12" << false;
    QTest::newRow("one move") << "112" << false;
    QTest::newRow("all right") << "1122" << false;
    QTest::newRow("little to gain") << "11222/34343" << false;
    QTest::newRow("refill") << "1/1/2/2/1" << true;
}

void TestExercise::positionsWithoutAQuestionMakeNone() {
    QFETCH(const QString, board);
    QFETCH(const bool, hasRefill);
    Position position{drawn(board.toStdString()), {}};
    if (hasRefill)
        position.rules.refill = Refill{};
    QVERIFY(!exercise_of(position));
}

void TestExercise::proofsAgreeWithTheReference_data() {
    QTest::addColumn<int>("rules");
    for (std::size_t i = 0; i < all_rules().size(); ++i)
        QTest::newRow(description_of(all_rules()[i]).c_str()) << static_cast<int>(i);
}

void TestExercise::proofsAgreeWithTheReference() {
    QFETCH(const int, rules);
    int count = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Position position{generate_board(seed, 4, 4, seed % 2 == 0 ? 2 : 3),
                                all_rules()[static_cast<std::size_t>(rules)]};
        if (const auto exercise = exercise_of(position)) {
            ++count;
            check(*exercise);
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(QString("seed %1").arg(seed)));
        }
    }
    QVERIFY(count > 0);
}

/// Where nothing is proven, each right move is known to be better than each wrong one.
void TestExercise::searchedMovesAreApart() {
    int count = 0;
    for (std::uint64_t seed = 1; seed < 4; ++seed) {
        const Position position{generate_board(seed), {}};
        const auto exercise =
            exercise_of(position, {.positions = 1, .playouts = 3'000, .seed = seed});
        if (!exercise || exercise->is_proven)
            continue;
        ++count;
        QCOMPARE(exercise->question, ExerciseQuestion::best);
        QCOMPARE(exercise->moves.size(), legal_moves(position.board).size());
        const std::size_t right = exercise->right_count();
        QVERIFY(right > 0 && 2 * right <= exercise->moves.size());
        QCOMPARE(exercise->moves.front().loss, 0);
        for (std::size_t i = 0; i < exercise->moves.size(); ++i) {
            const ExerciseMove& move = exercise->moves[i];
            QCOMPARE(move.is_right, i < right);
            QCOMPARE(replay(position.board, position.rules, move.line)->score, move.reachable);
            for (std::size_t k = 0; k < right && i >= right; ++k)
                QVERIFY(move.loss - exercise->moves[k].loss >
                        std::max(move.spread, exercise->moves[k].spread));
        }
    }
    QVERIFY(count > 0);
}

void TestExercise::withoutPlayoutsOnlyProofsCount() {
    QVERIFY(!exercise_of({generate_board(1), {}}));
}

/// A game that takes the ones first, and loses the bonus.
void TestExercise::mistakesOfAReviewBecomeExercises() {
    const Position start{drawn("1/1/2/2/1"), {}};
    MoveList moves;
    moves.push_back({{0, 3}});
    moves.push_back({{0, 1}});
    GameReview review = unsearched_review(start, moves).value();
    QVERIFY(exercise_places(review).empty()); // nothing is known of it
    MoveList better;
    better.push_back({{0, 1}});
    better.push_back({{0, 0}});
    review.positions[0].reachable = 1001;
    review.positions[0].line = better;
    for (ReviewedPosition& position : review.positions)
        position.is_exact = true;
    QCOMPARE(exercise_places(review), std::vector<std::size_t>{0});
    const auto exercise =
        exercise_of_mistake(start, moves[0], {}, review.positions[0].line, SearchControl());
    QVERIFY(exercise);
    QVERIFY(exercise->position == start);
    QVERIFY(!exercise->move_at(moves[0].cell)->is_right);
}

void TestExercise::whatWasPlayedIsWrong() {
    const Position start{drawn("1/1/2/2/1"), {}};
    const Move right{{0, 1}};
    QVERIFY(!exercise_of_mistake(start, right, {}, {}, SearchControl()));
}

void TestExercise::generatedOnesDependOnSeedAndNumberAlone() {
    const auto one = generated_exercise(20261126, 3, SearchControl());
    const auto again = generated_exercise(20261126, 3, SearchControl());
    const auto other = generated_exercise(20261127, 3, SearchControl());
    QVERIFY(one && again && other);
    QVERIFY(one->position == again->position);
    QCOMPARE(one->question, again->question);
    QVERIFY(!(one->position == other->position));
    QCOMPARE(exercise_seed(2026, 11, 26), std::uint64_t{20261126});
}

void TestExercise::generatedOnesAreAsPromised() {
    std::set<ExerciseQuestion> questions;
    for (std::uint64_t number = 0; number < 6; ++number) {
        const auto exercise = generated_exercise(1, number, SearchControl());
        QVERIFY(exercise);
        questions.insert(exercise->question);
        QVERIFY(exercise->is_proven);
        const int blocks = exercise->position.board.block_count();
        QVERIFY(blocks >= 20 && blocks <= 35);
        QVERIFY(exercise->moves.size() >= 4);
        QVERIFY(exercise->right_count() <= 2);
        const auto& [board, rules] = exercise->position;
        for (const ExerciseMove& move : exercise->moves) {
            const Line line = replay(board, rules, move.line).value();
            checkScore(*exercise, move, line);
            if (exercise->question == ExerciseQuestion::clear && !move.is_right)
                QVERIFY(!line.cleared);
        }
    }
    QVERIFY(questions.size() > 1);
}

void TestExercise::stopEndsIt() {
    SearchControl control;
    control.request_stop();
    QVERIFY(!generated_exercise(1, 0, control));
    QVERIFY(!exercise_at({drawn("1/1/2/2/1"), {}}, {}, {}, control));
}

SAMEGAME_TEST(TestExercise)
#include "tst_exercise.moc"
