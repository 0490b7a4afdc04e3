#include <QTest>
#include <vector>

#include "engine/base/rng.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/game/line.h"
#include "engine/game/refill.h"
#include "engine/game/scoring.h"
#include "engine/game/transition.h"
#include "tests/support/board_checks.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"
#include "tests/support/wanted_count.h"

using namespace samegame;

namespace {

constexpr int all_refilled_games = 1000;

/// Every block that was on the board is removed or stands where its step says, and those that came
/// in stood right of it.
std::string steps_error(const Transition& move) {
    std::vector<Color> seen(static_cast<std::size_t>(max_columns * max_rows), no_color);
    int inside = 0;
    for (const Transition::Step& step : move.steps) {
        Color& cell = seen[static_cast<std::size_t>(step.to.column * max_rows + step.to.row)];
        if (cell != no_color)
            return "two blocks reach the same cell";
        cell = step.color;
        if (move.after.color_at(step.to) != step.color)
            return "a step ends at another color";
        if (step.from.column < move.before.columns()) {
            ++inside;
            if (move.before.color_at(step.from) != step.color)
                return "a step begins at another color";
        }
        if (step.to.column > step.from.column || step.to.row > step.from.row)
            return "a block moves up or right";
    }
    if (inside + static_cast<int>(move.removed.size()) != move.before.block_count())
        return "blocks are neither removed nor kept";
    if (static_cast<int>(move.steps.size()) != move.after.block_count())
        return "blocks come from nowhere";
    return {};
}

/// One random game with refill, on the fast board and on the reference.
std::string refilled_game_error(const Position& start, Rng& rng) {
    auto [board, rules] = start;
    ReferenceBoard reference = reference_of(start.board);
    MoveList moves;
    int columns = 0;
    int score = 0;
    while (!is_over(board, rules)) {
        const auto groups = reference.groups();
        const auto& group = groups[rng.bounded(static_cast<std::uint32_t>(groups.size()))];
        const Move move{group[rng.bounded(static_cast<std::uint32_t>(group.size()))]};
        const auto steps = transition(board, rules, move);
        score += move_points(rules, play(board, rules, move));
        moves.push_back(move);
        reference.play(move, rules.gravity);
        reference.let_columns_in(rules.gravity, [&] {
            const auto cells = refill_column(*start.rules.refill, columns++, start.board.rows());
            return std::vector<Color>(cells.begin(), cells.end());
        });
        if (auto error = board_error(board, reference); !error.empty())
            return error;
        if (!steps || !(steps->after == board))
            return "the transition leads to another board";
        if (auto error = steps_error(*steps); !error.empty())
            return error;
        if (rules.refill->columns != columns ||
            rules.refill->moves != static_cast<int>(moves.size()))
            return "the rules do not tell how far the game has come";
    }
    const auto line = replay(start.board, start.rules, moves);
    if (!line || !line->finished || line->score != score)
        return "replay gives another end";
    if (scores_along(start.board, start.rules, moves).back() != score)
        return "points along the line do not sum up";
    if (!(positions_along(start, moves).back() == Position{board, rules}))
        return "positions along the line end elsewhere";
    return {};
}

} // namespace

/// Games with refill against the reference board, and how they go on from a position.
class TestRefillProperty : public QObject {
    Q_OBJECT

private slots:
    void randomGamesFollowTheReference();
    void aGameGoesOnFromAnyPosition();

private:
    static Position start(Rng& rng, std::uint64_t seed);
};

Position TestRefillProperty::start(Rng& rng, std::uint64_t seed) {
    const auto draw = [&rng](int most) {
        return 1 + static_cast<int>(rng.bounded(static_cast<std::uint32_t>(most)));
    };
    const bool is_large = seed % 100 == 0;
    const int most = is_large ? 32 : 9;
    const Board board = generate_board(rng.next(), draw(most), draw(most), draw(is_large ? 9 : 5));
    return new_game(board,
                    {Scoring::standard, all_gravities()[seed % 2], Refill{.seed = rng.next()}});
}

void TestRefillProperty::randomGamesFollowTheReference() {
    const auto games = static_cast<std::uint64_t>(
        wanted_count("SAMEGAME_PROPERTY_GAMES", all_refilled_games, all_refilled_games));
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        Rng rng(seed);
        const Position position = start(rng, seed);
        const std::string error = refilled_game_error(position, rng);
        QVERIFY2(error.empty(), qPrintable(QStringLiteral("seed %1, board %2: %3")
                                               .arg(seed)
                                               .arg(text(drawing(position.board)), text(error))));
    }
}

/// What is left of a line earns from there what it earned in the game.
void TestRefillProperty::aGameGoesOnFromAnyPosition() {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        Rng rng(seed);
        const Position position = start(rng, seed);
        auto [board, rules] = position;
        MoveList moves;
        while (!is_over(board, rules)) {
            const MoveList legal = legal_moves(board);
            moves.push_back(legal[rng.bounded(static_cast<std::uint32_t>(legal.size()))]);
            play(board, rules, moves.back());
        }
        const std::size_t played = moves.size() / 2;
        const Position middle = position_after(position, moves, played);
        const auto rest = replay(middle.board, middle.rules,
                                 std::span(moves.begin(), moves.end()).subspan(played));
        QVERIFY(rest.ok());
        QVERIFY(rest->finished);
        const auto scores = scores_along(position.board, position.rules, moves);
        QCOMPARE(rest->score, scores.back() - scores[played]);
    }
}

SAMEGAME_TEST(TestRefillProperty)
#include "tst_refill_property.moc"
