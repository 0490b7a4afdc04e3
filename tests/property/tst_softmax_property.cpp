#include <QTest>
#include <cmath>
#include <map>

#include "engine/formats/board_library.h"
#include "engine/game/line.h"
#include "engine/playout/softmax_player.h"
#include "tests/property/softmax_cases.h"
#include "tests/support/board_drawing.h"
#include "tests/support/reference_board.h"
#include "tests/support/reference_codes.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// The legal groups of a position as the options' texts have them.
struct LegalGroup {
    std::uint64_t code;
    double bias;
    Move move;
};

std::vector<LegalGroup> legal_groups(const ReferenceBoard& board, const SoftmaxOptions& options,
                                     const ReferenceCodes& codes, Color tabu,
                                     std::size_t move_number) {
    const auto is_last = [&](const ReferenceBoard::Cells& group) {
        return options.tabu_but_last_group &&
               static_cast<int>(group.size()) == board.block_count(tabu);
    };
    const auto is_free = [&](const ReferenceBoard::Cells& group) {
        return board.color_at(group.front()) != tabu || is_last(group) ||
               (group.size() == 2 && static_cast<int>(move_number) >= options.tabu_pairs_after);
    };
    const auto groups = board.groups();
    const bool lifted = std::none_of(groups.begin(), groups.end(), is_free);
    std::vector<LegalGroup> legal;
    for (const auto& group : groups) {
        if (!lifted && !is_free(group))
            continue;
        const double bias =
            options.bias * std::min(options.bias_cap, static_cast<int>(group.size()) - 2);
        legal.push_back({codes.code(board, group), bias, canonical_move(group)});
    }
    return legal;
}

using NaiveWeights = std::map<std::uint64_t, double>;

double weight_of(const NaiveWeights& weights, std::uint64_t code) {
    const auto found = weights.find(code);
    return found == weights.end() ? 0 : found->second;
}

/// Algorithm 3 of Negrevergne & Cazenave 2017.
NaiveWeights naive_adapt(const NaiveWeights& policy, const Board& start, const MoveList& moves,
                         const SoftmaxOptions& options, double alpha) {
    NaiveWeights adapted = policy;
    const Color tabu = options.tabu ? start.color_of_rank(options.tabu_rank) : no_color;
    ReferenceBoard state = reference_of(start);
    ReferenceCodes codes(options.code, start, Gravity::shift);
    for (std::size_t t = 0; t < moves.size(); ++t) {
        const auto legal = legal_groups(state, options, codes, tabu, t);
        double z = 0;
        for (const LegalGroup& group : legal)
            z += std::exp(weight_of(policy, group.code) + group.bias);
        for (const LegalGroup& group : legal) {
            if (group.move == moves[t])
                adapted[group.code] += alpha;
            adapted[group.code] -= alpha * std::exp(weight_of(policy, group.code) + group.bias) / z;
        }
        codes.play(moves[t]);
        state.play(moves[t], Gravity::shift);
    }
    return adapted;
}

/// The legal codes of a position as a line has them.
std::vector<std::uint64_t> codes_at(const LearnedLine& line, std::size_t position) {
    std::vector<bool> present(line.choice_count);
    for (std::size_t choice = 0; choice < line.steps[position].begun; ++choice)
        present[choice] = true;
    for (std::size_t i = 0; i < line.steps[position].ended; ++i)
        present[line.ended[i]] = false;
    std::vector<std::uint64_t> codes;
    for (std::size_t choice = 0; choice < line.choice_count; ++choice)
        if (present[choice])
            codes.push_back(line.codes[choice]);
    std::sort(codes.begin(), codes.end());
    return codes;
}

} // namespace

/// Softmax playouts and their adaptation against the definitions on the slow board.
class TestSoftmaxProperty : public QObject {
    Q_OBJECT

private slots:
    void choicesAreTheLegalMoves_data() { add_options(); }
    void choicesAreTheLegalMoves();
    void adaptsLikeThePaper_data() { add_options(); }
    void adaptsLikeThePaper();
    void firstMovesFollowTheWeights_data() { add_builds(); }
    void firstMovesFollowTheWeights();
};

void TestSoftmaxProperty::choicesAreTheLegalMoves() {
    QFETCH(const int, options);
    const SoftmaxOptions& tested = tested_options[options].options;
    SoftmaxPlayer player(tested, std::nullopt);
    LearnedLine line;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const Board start = random_board(seed);
        const Rules rules = all_rules()[seed % all_rules().size()];
        const Color tabu = tested.tabu ? start.color_of_rank(tested.tabu_rank) : no_color;
        player.start_from(start, rules);
        Rng rng(seed);
        player.play(WeightTable(), rng, line);
        const auto replayed = replay(start, rules, line.moves());
        QVERIFY(replayed.ok() && replayed->finished);
        QCOMPARE(line.score, replayed->score);
        const MoveList moves = line.moves();
        QCOMPARE(line.step_count, static_cast<std::uint32_t>(moves.size() + 1));
        ReferenceBoard board = reference_of(start);
        ReferenceCodes reference(tested.code, start, rules.gravity);
        for (std::size_t t = 0; t < line.step_count; ++t) {
            const auto legal = legal_groups(board, tested, reference, tabu, t);
            std::vector<std::uint64_t> codes;
            for (const LegalGroup& group : legal)
                codes.push_back(group.code);
            std::sort(codes.begin(), codes.end());
            QVERIFY2(codes_at(line, t) == codes, drawing(start).c_str());
            if (t == moves.size())
                continue;
            const auto played = std::find_if(legal.begin(), legal.end(), [&](const auto& group) {
                return group.move == moves[t];
            });
            QVERIFY(played != legal.end());
            QCOMPARE(line.codes[line.steps[t].played], played->code);
            reference.play(moves[t]);
            board.play(moves[t], rules.gravity);
        }
    }
}

void TestSoftmaxProperty::adaptsLikeThePaper() {
    QFETCH(const int, options);
    const SoftmaxOptions& tested = tested_options[options].options;
    SoftmaxPlayer player(tested, std::nullopt);
    LearnedLine line;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const Board start = random_board(seed);
        player.start_from(start, Rules{});
        Rng rng(seed);
        WeightTable weights;
        NaiveWeights expected;
        for (int i = 0; i < 12; ++i) {
            if (i % 3 == 0)
                player.play(weights, rng, line);
            const float alpha = i % 2 == 0 ? 1.0F : 0.25F;
            player.adapt(weights, line, alpha);
            expected =
                naive_adapt(expected, start, line.moves(), tested, static_cast<double>(alpha));
        }
        QCOMPARE(weights.size(), expected.size());
        for (const auto& [code, weight] : expected) {
            const double adapted = std::log(static_cast<double>(weights.factor(code)));
            QVERIFY2(std::abs(adapted - weight) < 1e-4, drawing(start).c_str());
        }
    }
}

void TestSoftmaxProperty::firstMovesFollowTheWeights() {
    QFETCH(const int, options);
    QFETCH(const int, isa);
    const SoftmaxOptions& tested = tested_options[options].options;
    const Board start = standard_board(1);
    SoftmaxPlayer player(tested, static_cast<Isa>(isa));
    player.start_from(start, Rules{});
    Rng rng(1);
    WeightTable weights;
    LearnedLine line;
    for (int i = 0; i < 40; ++i) {
        player.play(weights, rng, line);
        player.adapt(weights, line, 0.3F);
    }
    const Color tabu = tested.tabu ? start.color_of_rank(tested.tabu_rank) : no_color;
    const auto legal = legal_groups(reference_of(start), tested,
                                    ReferenceCodes(tested.code, start, Gravity::shift), tabu, 0);
    double z = 0;
    for (const LegalGroup& group : legal)
        z += static_cast<double>(weights.factor(group.code)) * std::exp(group.bias);
    constexpr int games = 4000;
    std::map<Move, int> counts;
    for (int i = 0; i < games; ++i) {
        MoveList moves;
        player.play_seed(weights, rng.next(), moves);
        ++counts[moves.front()];
    }
    double sum = 0;
    for (const LegalGroup& group : legal) {
        const double expected =
            games * static_cast<double>(weights.factor(group.code)) * std::exp(group.bias) / z;
        sum += std::pow(counts[group.move] - expected, 2) / expected;
    }
    const auto freedom = static_cast<double>(legal.size() - 1);
    QVERIFY2(sum < freedom + 5 * std::sqrt(2 * freedom), std::to_string(sum).c_str());
}

SAMEGAME_TEST(TestSoftmaxProperty)
#include "tst_softmax_property.moc"
