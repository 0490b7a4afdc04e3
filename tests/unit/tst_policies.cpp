#include <QTest>
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/line.h"
#include "engine/game/scoring.h"
#include "engine/playout/greedy_policy.h"
#include "engine/playout/policy_registry.h"
#include "engine/playout/uniform_policies.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/reference_playout.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestPolicies : public QObject {
    Q_OBJECT

private slots:
    void playToTheEnd_data();
    void playToTheEnd();
    void appendToTheMovesThatAreThere();
    void randomIsUniformOverGroups_data();
    void randomIsUniformOverGroups();
    void tabuColorSparesTheMostFrequentColor();
    void tabuRandomSparesOneColorAPlayout();
    void tabuPlaysTheColorWhenNothingElseIsLeft();
    void epsilonOneEqualsRandom_data();
    void epsilonOneEqualsRandom();
    void epsilonIsTheShareOfFreeMoves();
    void rouletteDrawsColorsByTheirBlocks();
    void roulettePlaysTheOnlyColor();
    void rouletteFollowsTheReferenceOnLargeBoards();
    void greedyPlaysALargestGroup_data();
    void greedyPlaysALargestGroup();
    void greedyBreaksTiesUniformly();
    void greedyWithEpsilonOneEqualsRandom();

private:
    static double chi_square(const Board& board, int draws, const std::function<Group()>& draw);
};

void TestPolicies::playToTheEnd_data() {
    QTest::addColumn<QString>("policy");
    for (const PolicyEntry& entry : policy_registry()) {
        QTest::newRow(entry.name.c_str()) << text(entry.name);
        for (const OptionSpec& parameter : entry.parameters) {
            for (const double value : {parameter.minimum, parameter.maximum}) {
                const QString policy = QStringLiteral("%1:%2=%3")
                                           .arg(text(entry.name), text(parameter.name))
                                           .arg(value);
                QTest::newRow(qPrintable(policy)) << policy;
            }
        }
    }
}

void TestPolicies::playToTheEnd() {
    QFETCH(const QString, policy);
    const auto engine = make_playout_engine(policy.toStdString()).value();
    Rng rng(1);
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const auto size = [&rng] { return 1 + static_cast<int>(rng.bounded(16)); };
        const Board start =
            generate_board(seed, size(), size(), 1 + static_cast<int>(rng.bounded(9)));
        const Rules rules{all_scorings()[seed % all_scorings().size()]};
        MoveList moves;
        const int score = engine->play_out(start, rules, rng, moves);
        const auto line = replay(start, rules, moves);
        QVERIFY2(line.ok(), drawing(start).c_str());
        QVERIFY(line->finished);
        QCOMPARE(score, line->score);
        QVERIFY(line->moves == moves);
    }
}

void TestPolicies::appendToTheMovesThatAreThere() {
    const Board start = standard_board(1);
    Board board = start;
    MoveList moves;
    moves.push_back(legal_moves(board).front());
    const int points = move_points(Rules{}, board.play(moves.front(), Gravity::shift).removed);
    Rng rng(1);
    const int rest = make_playout_engine("random").value()->play_out(board, Rules{}, rng, moves);
    QCOMPARE(replay(start, Rules{}, moves)->score, points + rest);
}

/// Of `draws` groups of a board against equal shares.
double TestPolicies::chi_square(const Board& board, int draws, const std::function<Group()>& draw) {
    std::map<Move, int> counts;
    for (const Move move : legal_moves(board))
        counts[move] = 0;
    for (int i = 0; i < draws; ++i)
        ++counts.at(draw().move());
    const double expected = static_cast<double>(draws) / static_cast<double>(counts.size());
    double sum = 0;
    for (const auto& [move, count] : counts)
        sum += (count - expected) * (count - expected) / expected;
    return sum;
}

void TestPolicies::randomIsUniformOverGroups_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("groups");
    QTest::newRow("standard board 1") << text(drawing(standard_board(1))) << 44;
    QTest::newRow("groups of many corners") << "1122334/2112344/2211333/5556667/5657676" << 7;
    QTest::newRow("a large and a small group") << "11111/12131/14155/16178" << 2;
}

void TestPolicies::randomIsUniformOverGroups() {
    QFETCH(const QString, board);
    QFETCH(const int, groups);
    const Board position = drawn(board.toStdString());
    QCOMPARE(legal_moves(position).size(), static_cast<std::size_t>(groups));
    Rng rng(1);
    UniformPolicy<core::Spared::none> policy(0);
    policy.begin(position, rng);
    const double sum =
        chi_square(position, groups * 5000, [&] { return policy.choose(position, rng); });
    const double freedom = groups - 1;
    QVERIFY2(sum < freedom + 5 * std::sqrt(2 * freedom), std::to_string(sum).c_str());
}

/// In every playout: while another color has a group, the most frequent color is not played.
void TestPolicies::tabuColorSparesTheMostFrequentColor() {
    const auto engine = make_playout_engine("tabu-color-random").value();
    Rng rng(1);
    for (int number = 1; number <= standard_board_count; ++number) {
        const Board start = standard_board(number);
        const Color tabu = start.most_frequent_color();
        MoveList moves;
        engine->play_out(start, Rules{}, rng, moves);
        Board board = start;
        for (const Move move : moves) {
            if (board.color_at(move.cell) == tabu)
                for (const Group& group : groups(board))
                    QCOMPARE(board.color_at(group.move().cell), tabu);
            board.play(move, Gravity::shift);
        }
    }
}

void TestPolicies::tabuRandomSparesOneColorAPlayout() {
    const Board start = standard_board(11); // 45 blocks of each color
    const auto engine = make_playout_engine("tabu-random").value();
    Rng rng(1);
    std::map<Color, int> spared;
    for (int playout = 0; playout < 1000; ++playout) {
        MoveList moves;
        engine->play_out(start, Rules{}, rng, moves);
        // The colors that were played while there was a group of another color.
        std::map<Color, bool> played;
        Board board = start;
        for (const Move move : moves) {
            const Color color = board.color_at(move.cell);
            for (const Group& group : groups(board))
                played[color] = played[color] || board.color_at(group.move().cell) != color;
            board.play(move, Gravity::shift);
        }
        int count = 0;
        for (Color color = 1; color <= 5; ++color) {
            if (!played[color]) {
                ++spared[color];
                ++count;
            }
        }
        QVERIFY(count >= 1);
    }
    for (Color color = 1; color <= 5; ++color)
        QVERIFY(spared[color] > 140); // of about 200
}

void TestPolicies::tabuPlaysTheColorWhenNothingElseIsLeft() {
    for (const char* policy : {"tabu-random", "tabu-color-random"}) {
        const auto engine = make_playout_engine(policy).value();
        Rng rng(1);
        const Board board = drawn("11211/33433");
        MoveList moves;
        engine->play_out(board, Rules{}, rng, moves);
        QVERIFY(!board_after(board, Rules{}, moves, moves.size()).has_moves());
        const Board one_color = drawn("111/111");
        moves.clear();
        QCOMPARE(engine->play_out(one_color, Rules{}, rng, moves), 1016);
    }
}

void TestPolicies::epsilonOneEqualsRandom_data() {
    QTest::addColumn<bool>("mostFrequent");
    QTest::newRow("tabu-random") << false;
    QTest::newRow("tabu-color-random") << true;
}

void TestPolicies::epsilonOneEqualsRandom() {
    QFETCH(const bool, mostFrequent);
    const Board board = standard_board(1);
    const auto sum_of = [&](auto policy) {
        Rng rng(1);
        return chi_square(board, 44 * 5000, [&] {
            policy.begin(board, rng);
            return policy.choose(board, rng);
        });
    };
    const double sum = mostFrequent ? sum_of(UniformPolicy<core::Spared::most_frequent>(1))
                                    : sum_of(UniformPolicy<core::Spared::random>(1));
    QVERIFY2(sum < 43 + 5 * std::sqrt(2.0 * 43), std::to_string(sum).c_str());
}

void TestPolicies::epsilonIsTheShareOfFreeMoves() {
    const Board board = standard_board(1);
    const Color tabu = board.most_frequent_color();
    int tabu_groups = 0;
    for (const Group& group : groups(board))
        tabu_groups += board.color_at(group.move().cell) == tabu ? 1 : 0;

    constexpr int draws = 100000;
    constexpr double epsilon = 0.25;
    Rng rng(1);
    UniformPolicy<core::Spared::most_frequent> policy(epsilon);
    policy.begin(board, rng);
    int count = 0;
    for (int i = 0; i < draws; ++i)
        count += board.color_at(policy.choose(board, rng).move().cell) == tabu ? 1 : 0;
    const double share = epsilon * tabu_groups / 44;
    QVERIFY(std::abs(count - draws * share) < 5 * std::sqrt(draws * share * (1 - share)));
}

/// 4 blocks of color 1, 3 of color 2, and a singleton that takes no part.
void TestPolicies::rouletteDrawsColorsByTheirBlocks() {
    const Board board = drawn("1122/1132");
    const auto share_of_1 = [&](const char* policy) {
        const auto engine = make_playout_engine(policy, std::nullopt).value();
        constexpr int playouts = 100000;
        int count = 0;
        Rng rng(1);
        for (int i = 0; i < playouts; ++i) {
            MoveList moves;
            engine->play_out(board, Rules{}, rng, moves);
            count += board.color_at(moves.front().cell) == 1 ? 1 : 0;
        }
        return static_cast<double>(count) / playouts;
    };
    constexpr double tolerance = 0.008; // five standard deviations
    QVERIFY(std::abs(share_of_1("roulette-wheel:alpha=1:theta=0") - 3 / 7.0) < tolerance);
    QVERIFY(std::abs(share_of_1("roulette-wheel:alpha=2:theta=0") - 9 / 25.0) < tolerance);
    QVERIFY(std::abs(share_of_1("roulette-wheel:alpha=2") - 9 / 34.0) < tolerance); // 1.5, 2.5
    QVERIFY(std::abs(share_of_1("roulette-wheel:alpha=1:threshold=2") - 1 / 3.0) < tolerance);
    QVERIFY(std::abs(share_of_1("roulette-wheel:alpha=2:threshold=1.5") - 9 / 34.0) < tolerance);
    QVERIFY(std::abs(share_of_1("roulette-wheel:alpha=1:threshold=9") - 3 / 106.0) < tolerance);
    QVERIFY(std::abs(share_of_1("roulette-wheel:beta=1:theta=0") - 9 / 25.0) < tolerance);
}

void TestPolicies::roulettePlaysTheOnlyColor() {
    for (const Isa isa : all_isas()) {
        if (!is_supported(isa))
            continue;
        Rng rng(1);
        MoveList moves;
        const auto engine = make_playout_engine("roulette-wheel:theta=0.99", isa).value();
        QCOMPARE(engine->play_out(drawn("111/111"), Rules{}, rng, moves), 1016);
    }
}

void TestPolicies::rouletteFollowsTheReferenceOnLargeBoards() {
    const auto engine = make_playout_engine("roulette-wheel").value();
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Board start = generate_board(seed, 20, 32, 9);
        MoveList moves;
        const int score = engine->play_seed(start, Rules{}, seed, moves);
        const auto expected = reference_playout(reference_of(start), Rules{},
                                                {Sparing::none, 0, ReferenceRoulette{}}, seed);
        QVERIFY(
            std::equal(moves.begin(), moves.end(), expected.moves.begin(), expected.moves.end()));
        QCOMPARE(score, expected.score);
    }
}

void TestPolicies::greedyPlaysALargestGroup_data() {
    QTest::addColumn<bool>("spares");
    QTest::newRow("of every color") << false;
    QTest::newRow("of a color that is not spared") << true;
}

/// In every playout, on boards of many sizes: the sizes that the policy keeps are right.
void TestPolicies::greedyPlaysALargestGroup() {
    QFETCH(const bool, spares);
    const auto engine = make_playout_engine(spares ? "greedy:tabu=1" : "greedy").value();
    Rng rng(1);
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const auto size = [&rng] { return 1 + static_cast<int>(rng.bounded(32)); };
        Board board = generate_board(seed, size(), size(), 1 + static_cast<int>(rng.bounded(9)));
        const Color spared = spares ? board.most_frequent_color() : no_color;
        MoveList moves;
        engine->play_seed(board, Rules{}, seed, moves);
        for (const Move move : moves) {
            int largest = 0; // and any not spared before any spared
            const auto rank = [&](const Group& group) {
                return group.size() + (board.color_at(group.move().cell) == spared ? 0 : 10000);
            };
            for (const Group& group : groups(board))
                largest = std::max(largest, rank(group));
            QCOMPARE(rank(group_at(board, move.cell)), largest);
            board.play(move, Gravity::shift);
        }
    }
}

void TestPolicies::greedyBreaksTiesUniformly() {
    const Board board = drawn("1122/1332/4415"); // two groups of 3, of colors 1 and 2
    Rng rng(1);
    GreedyPolicy policy(0, false);
    policy.begin(board, rng);
    constexpr int draws = 10000;
    std::map<Color, int> counts;
    for (int i = 0; i < draws; ++i)
        ++counts[board.color_at(policy.choose(board, rng).move().cell)];
    QCOMPARE(counts.size(), std::size_t{2});
    QVERIFY(std::abs(counts[1] - draws / 2) < 250); // five standard deviations
    QCOMPARE(counts[1] + counts[2], draws);
}

void TestPolicies::greedyWithEpsilonOneEqualsRandom() {
    const Board board = standard_board(1);
    Rng rng(1);
    GreedyPolicy policy(1, true);
    policy.begin(board, rng);
    const double sum = chi_square(board, 44 * 5000, [&] { return policy.choose(board, rng); });
    QVERIFY2(sum < 43 + 5 * std::sqrt(2.0 * 43), std::to_string(sum).c_str());
}

SAMEGAME_TEST(TestPolicies)
#include "tst_policies.moc"
