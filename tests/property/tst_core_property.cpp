#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>

#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/game/line.h"
#include "engine/playout/core_engine.h"
#include "engine/playout/hot_core.h"
#include "engine/playout/policy_registry.h"
#include "tests/property/core_builds.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/reference_playout.h"
#include "tests/support/test_program.h"
#include "tests/support/wanted_count.h"

using namespace samegame;

namespace {

constexpr int all_boards = 4000;

/// SAMEGAME_PROPERTY_GAMES, for builds that are too slow for all boards.
int boards_wanted() {
    return wanted_count("SAMEGAME_PROPERTY_GAMES", 25 * all_boards, 100'000) / 25;
}

struct TestedPolicy {
    const char* text;
    ReferencePolicy reference;
};

constexpr TestedPolicy policies[] = {
    {"random", {}},
    {"tabu-random", {Sparing::random}},
    {"tabu-random:epsilon=0.3", {Sparing::random, 0.3}},
    {"tabu-color-random", {Sparing::most_frequent}},
    {"tabu-color-random:epsilon=0.1", {Sparing::most_frequent, 0.1}},
    {"tabu-color-random:epsilon=1", {Sparing::most_frequent, 1}},
    {"tabu-color-random:recompute=1", {Sparing::most_frequent_left}},
    {"tabu-color-random:recompute=1:epsilon=0.2", {Sparing::most_frequent_left, 0.2}},
    {"roulette-wheel", {Sparing::none, 0, ReferenceRoulette{}}},
    {"roulette-wheel:beta=20:theta=0", {Sparing::none, 0, ReferenceRoulette{20, 0, 0}}},
    {"roulette-wheel:alpha=0.3:theta=0.99", {Sparing::none, 0, ReferenceRoulette{4, 0.99, 0.3}}},
    {"roulette-wheel:threshold=5", {Sparing::none, 0, ReferenceRoulette{4, 0.5, 0, 5}}},
};

/// Boards that fit on the core, small ones and the largest among them; some with corners in
/// abundance, some with few colors, some cleared in part.
Board any_board(std::uint64_t seed) {
    Rng rng(seed);
    const auto size = [&rng] { return 1 + static_cast<int>(rng.bounded(15)); };
    const int rows = rng.bounded(4) == 0 ? 15 : size();
    const int columns = rng.bounded(4) == 0 ? 15 : size();
    Board board = generate_board(rng.next(), rows, columns, 1 + static_cast<int>(rng.bounded(7)));
    for (std::uint32_t moves = rng.bounded(3) == 0 ? rng.bounded(40) : 0; moves > 0; --moves) {
        const MoveList legal = legal_moves(board);
        if (!legal.empty())
            board.play(legal[rng.bounded(static_cast<std::uint32_t>(legal.size()))],
                       Gravity::shift);
    }
    return board;
}

QByteArray message(const char* what, std::uint64_t seed, const Board& board) {
    return QByteArray(what) + ", seed " + QByteArray::number(static_cast<qulonglong>(seed)) +
           ", board " + drawing(board).c_str();
}

} // namespace

/// Every build of the hot core against the loop for boards of every size and against the reference
/// board: the same games, move for move.
class TestCoreProperty : public QObject {
    Q_OBJECT

private slots:
    void generalLoopFollowsTheReference_data() { addPolicies(); }
    void generalLoopFollowsTheReference();
    void coreFollowsTheGeneralLoop_data() { addBuilds(); }
    void coreFollowsTheGeneralLoop();
    void batchesEqualSinglePlayouts_data() { addBuilds(); }
    void batchesEqualSinglePlayouts();
    void playoutsAfterMovesEqualSinglePlayouts_data() { addBuilds(); }
    void playoutsAfterMovesEqualSinglePlayouts();
    void gamesFromManyPositionsEqualSinglePlayouts_data() { addBuilds(); }
    void gamesFromManyPositionsEqualSinglePlayouts();
    void firstMovesFollowTheirProbabilities_data();
    void firstMovesFollowTheirProbabilities();

private:
    static void addPolicies();
    static void addBuilds();
    static std::map<Move, double> probabilities(const Board& start, const ReferencePolicy& policy);
};

void TestCoreProperty::addPolicies() {
    QTest::addColumn<int>("policy");
    for (std::size_t i = 0; i < std::size(policies); ++i)
        QTest::newRow(policies[i].text) << static_cast<int>(i);
}

void TestCoreProperty::addBuilds() {
    add_rows_on_builds("policy", policies, [](const TestedPolicy& tested) { return tested.text; });
}

void TestCoreProperty::generalLoopFollowsTheReference() {
    QFETCH(const int, policy);
    const TestedPolicy& tested = policies[policy];
    const auto engine = make_playout_engine(tested.text, std::nullopt).value();
    for (int i = 0; i < boards_wanted() / 4; ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const Board start = any_board(seed);
        const Rules rules = all_rules()[seed % all_rules().size()];
        MoveList moves;
        const int score = engine->play_seed(start, rules, seed, moves);
        const auto expected = reference_playout(reference_of(start), rules, tested.reference, seed);
        QVERIFY2(
            std::equal(moves.begin(), moves.end(), expected.moves.begin(), expected.moves.end()),
            message("moves", seed, start));
        QVERIFY2(score == expected.score, message("score", seed, start));
    }
}

void TestCoreProperty::coreFollowsTheGeneralLoop() {
    QFETCH(const int, policy);
    QFETCH(const int, isa);
    const auto core = make_playout_engine(policies[policy].text, static_cast<Isa>(isa)).value();
    const auto general = make_playout_engine(policies[policy].text, std::nullopt).value();
    for (int i = 0; i < boards_wanted(); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const Board start = any_board(seed);
        const Rules rules = all_rules()[seed % all_rules().size()];
        MoveList moves;
        MoveList expected;
        const int score = core->play_seed(start, rules, seed, moves);
        const int expected_score = general->play_seed(start, rules, seed, expected);
        QVERIFY2(moves == expected, message("moves", seed, start));
        QVERIFY2(score == expected_score, message("score", seed, start));
    }
}

void TestCoreProperty::batchesEqualSinglePlayouts() {
    QFETCH(const int, policy);
    QFETCH(const int, isa);
    const auto core = make_playout_engine(policies[policy].text, static_cast<Isa>(isa)).value();
    const auto general = make_playout_engine(policies[policy].text, std::nullopt).value();
    for (int i = 0; i < boards_wanted() / 20; ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const Board start = any_board(seed);
        const Rules rules = all_rules()[seed % all_rules().size()];
        std::vector<PlayoutResult> results(seed % 16 == 0 ? 600 : seed % 40);
        Rng rng(seed);
        Rng same(seed);
        core->play_batch(start, rules, rng, results);
        for (const PlayoutResult& result : results) {
            MoveList moves;
            QVERIFY2(result.seed == same.next(), message("seed", seed, start));
            QVERIFY2(result.score == general->play_seed(start, rules, result.seed, moves),
                     message("score", seed, start));
        }
        QVERIFY(rng == same);
    }
}

void TestCoreProperty::playoutsAfterMovesEqualSinglePlayouts() {
    QFETCH(const int, policy);
    QFETCH(const int, isa);
    const auto core = make_playout_engine(policies[policy].text, static_cast<Isa>(isa)).value();
    const auto general = make_playout_engine(policies[policy].text, std::nullopt).value();
    for (int i = 0; i < boards_wanted() / 20; ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const Board start = any_board(seed);
        const Rules rules = all_rules()[seed % all_rules().size()];
        const MoveList moves = legal_moves(start);
        std::vector<PlayoutResult> results(moves.size());
        std::vector<PlayoutResult> expected(moves.size());
        Rng rng(seed);
        Rng same(seed);
        core->play_after(start, moves, rules, rng, results);
        general->play_after(start, moves, rules, same, expected);
        for (std::size_t m = 0; m < moves.size(); ++m) {
            MoveList line;
            line.push_back(moves[m]);
            core->play_seed(board_after(start, rules, line, 1), rules, results[m].seed, line);
            QVERIFY2(results[m].seed == expected[m].seed, message("seed", seed, start));
            QVERIFY2(results[m].score == expected[m].score, message("score", seed, start));
            QVERIFY2(results[m].score == replay(start, rules, line)->score,
                     message("line", seed, start));
        }
        QVERIFY(rng == same);
    }
}

/// As many at once as fill any number of registers, and more.
void TestCoreProperty::gamesFromManyPositionsEqualSinglePlayouts() {
    QFETCH(const int, policy);
    QFETCH(const int, isa);
    const auto engine = make_playout_engine(policies[policy].text, static_cast<Isa>(isa)).value();
    const auto general = make_playout_engine(policies[policy].text, std::nullopt).value();
    for (int i = 0; i < boards_wanted() / 50; ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const Board board = any_board(seed);
        Rules rules = all_rules()[seed % all_rules().size()];
        rules.gravity = Gravity::shift;
        const MoveList legal = legal_moves(board);
        Rng rng(seed);
        std::vector<Board> boards(1 + rng.bounded(100), board);
        std::vector<core::Position> starts(boards.size());
        std::vector<CoreGame> games(boards.size());
        for (std::size_t game = 0; game < games.size(); ++game) {
            if (game < legal.size())
                boards[game].play(legal[game], rules.gravity);
            starts[game] = core_position(boards[game]);
            games[game].start = &starts[game];
            games[game].seed = rng.next();
        }
        engine->on_core()->play_games(board, rules, games);
        for (std::size_t game = 0; game < games.size(); ++game) {
            MoveList moves;
            const int score = general->play_seed(boards[game], rules, games[game].seed, moves);
            QVERIFY2(games[game].score == score, message("score", seed, boards[game]));
            QVERIFY2(games[game].move_count == static_cast<int>(moves.size()),
                     message("length", seed, boards[game]));
            const std::size_t kept = std::min(moves.size(), CoreGame::most_kept);
            QVERIFY2(std::equal(moves.begin(), moves.begin() + kept, games[game].moves.begin()),
                     message("moves", seed, boards[game]));
        }
    }
}

void TestCoreProperty::firstMovesFollowTheirProbabilities_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("policy");
    QTest::addColumn<int>("isa");
    for (const Isa isa : all_isas()) {
        if (!is_supported(isa))
            continue;
        const std::string name(name_of(isa));
        for (const std::size_t i : {0U, 8U, 10U}) {
            const char* policy = policies[i].text;
            QTest::addRow("%s, %s, standard board 1", name.c_str(), policy)
                << text(drawing(standard_board(1))) << static_cast<int>(i) << static_cast<int>(isa);
            QTest::addRow("%s, %s, groups of many corners", name.c_str(), policy)
                << "1122334/2112344/2211333/5556667/5657676" << static_cast<int>(i)
                << static_cast<int>(isa);
        }
    }
}

/// Of each group: uniform, or that of its color and uniform in it.
std::map<Move, double> TestCoreProperty::probabilities(const Board& start,
                                                       const ReferencePolicy& policy) {
    const ReferenceBoard board = reference_of(start);
    const auto groups = board.groups();
    std::map<Color, int> of_color;
    for (const auto& group : groups)
        ++of_color[board.color_at(group.front())];
    std::map<Color, double> colors;
    if (policy.roulette)
        colors = roulette_probabilities(board, *policy.roulette);
    std::map<Move, double> probabilities;
    for (const auto& group : groups) {
        const Color color = board.color_at(group.front());
        probabilities[canonical_move(group)] = policy.roulette
                                                   ? colors.at(color) / of_color.at(color)
                                                   : 1 / static_cast<double>(groups.size());
    }
    return probabilities;
}

void TestCoreProperty::firstMovesFollowTheirProbabilities() {
    QFETCH(const QString, board);
    QFETCH(const int, policy);
    QFETCH(const int, isa);
    const Board start = drawn(board.toStdString());
    const auto engine = make_playout_engine(policies[policy].text, static_cast<Isa>(isa)).value();
    const auto shares = probabilities(start, policies[policy].reference);
    std::map<Move, int> counts;
    const int playouts = 500 * static_cast<int>(shares.size());
    Rng rng(1);
    for (int i = 0; i < playouts; ++i) {
        MoveList moves;
        engine->play_out(start, Rules{}, rng, moves);
        ++counts[moves.front()];
    }
    double sum = 0;
    for (const auto& [move, share] : shares) {
        const double expected = share * playouts;
        sum += (counts[move] - expected) * (counts[move] - expected) / expected;
    }
    QCOMPARE(counts.size(), shares.size());
    const auto freedom = static_cast<double>(shares.size() - 1);
    QVERIFY2(sum < freedom + 5 * std::sqrt(2 * freedom), std::to_string(sum).c_str());
}

SAMEGAME_TEST(TestCoreProperty)
#include "tst_core_property.moc"
