#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/base/rng.h"
#include "engine/formats/board_text.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/trial_plan.h"
#include "engine/studies/tuning/bias_training.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

constexpr std::size_t place_of(MoveFeature feature) {
    return static_cast<std::size_t>(feature);
}

/// Positions of random features, at each of which a move is drawn by a known bias.
MoveChoices drawn_choices(const FeatureWeights& weights, int positions) {
    Rng rng(11);
    MoveChoices choices;
    for (int i = 0; i < positions; ++i) {
        std::vector<MoveFeatures> moves(3 + rng.bounded(10));
        std::vector<double> counts;
        double sum = 0;
        for (MoveFeatures& move : moves) {
            for (float& feature : move)
                feature = static_cast<float>(2 * rng.uniform() - 1);
            counts.push_back(std::exp(static_cast<double>(bias_of(move, weights))));
            sum += counts.back();
        }
        double left = rng.uniform() * sum;
        std::size_t played = 0;
        while (played + 1 < moves.size() && (left -= counts[played]) > 0)
            ++played;
        choices.begin();
        for (std::size_t move = 0; move < moves.size(); ++move)
            choices.add_move(moves[move], move == played);
    }
    return choices;
}

FeatureWeights known_weights() {
    FeatureWeights weights{};
    for (std::size_t i = 0; i < move_feature_count; ++i)
        weights[i] = i % 3 == 0 ? 0 : static_cast<double>(i) / 8 - 1;
    return weights;
}

} // namespace

/// Learning a bias from lines.
class TestBiasTraining : public QObject {
    Q_OBJECT

private slots:
    void knownWeightsAreFound();
    void aPenaltyKeepsWeightsSmall();
    void featuresThatAreNotFittedHaveNoWeight();
    void severalRightMovesAreTakenTogether();
    void movesInAnyOrderAreRight();
    void trainingIsTheSameAgain();
};

void TestBiasTraining::knownWeightsAreFound() {
    const FeatureWeights known = known_weights();
    const MoveChoices choices = drawn_choices(known, 20'000);
    const FeatureWeights found = fitted_weights(choices, all_move_features(), 1);
    for (std::size_t i = 0; i < move_feature_count; ++i)
        QVERIFY2(std::abs(found[i] - known[i]) < 0.08,
                 qPrintable(QString("%1: %2 instead of %3").arg(i).arg(found[i]).arg(known[i])));
    // No weights make what was drawn likelier; none at all are worse.
    const double best = quality_of(found, choices).log_likelihood;
    QVERIFY(best >= quality_of(known, choices).log_likelihood);
    QVERIFY(best > quality_of({}, choices).log_likelihood + 0.1);
    QVERIFY(quality_of(found, choices).first_share > quality_of({}, choices).first_share + 0.1);
}

void TestBiasTraining::aPenaltyKeepsWeightsSmall() {
    const MoveChoices choices = drawn_choices(known_weights(), 500);
    const auto length = [&choices](double penalty) {
        double sum = 0;
        for (const double weight : fitted_weights(choices, all_move_features(), penalty))
            sum += weight * weight;
        return sum;
    };
    QVERIFY(length(100) < length(1));
    QVERIFY(length(1e6) < 1e-4);
}

void TestBiasTraining::featuresThatAreNotFittedHaveNoWeight() {
    const MoveChoices choices = drawn_choices(known_weights(), 500);
    const FeatureWeights weights = fitted_weights(choices, std::array{MoveFeature::near}, 1);
    for (std::size_t i = 0; i < move_feature_count; ++i)
        QCOMPARE(weights[i] != 0, i == place_of(MoveFeature::near));
}

/// Two of three moves are right, and differ from the third in one feature: without a penalty
/// probability grows to 1, and the likelihood of even moves is 2/3.
void TestBiasTraining::severalRightMovesAreTakenTogether() {
    MoveChoices choices;
    for (int i = 0; i < 100; ++i) {
        choices.begin();
        MoveFeatures features{};
        choices.add_move(features, false);
        features[place_of(MoveFeature::near)] = 1;
        choices.add_move(features, true);
        features[place_of(MoveFeature::size)] = i % 2 == 0 ? 1 : -1; // says nothing
        choices.add_move(features, true);
    }
    QVERIFY(std::abs(quality_of({}, choices).log_likelihood - std::log(2.0 / 3)) < 1e-9);
    QVERIFY(std::abs(quality_of({}, choices).first_share - 2.0 / 3) < 1e-9);
    const FeatureWeights weights = fitted_weights(choices, all_move_features(), 0.1);
    QVERIFY(weights[place_of(MoveFeature::near)] > 3);
    QVERIFY(std::abs(weights[place_of(MoveFeature::size)]) < 0.1);
    QCOMPARE(quality_of(weights, choices).first_share, 1.0);
}

/// The moves that are right at each position of a line, but for those where all are.
void TestBiasTraining::movesInAnyOrderAreRight() {
    const auto counts = [](const char* board, const std::vector<Move>& moves) {
        Position start;
        start.board = parse_board_text(board).value();
        MoveChoices choices;
        choices.add_line(start, moves);
        std::vector<std::pair<int, std::size_t>> right; // and how many there are
        for (std::size_t i = 0; i < choices.size(); ++i) {
            const auto all = choices.moves(i);
            right.emplace_back(std::ranges::count(all, true, &MoveChoices::Choice::is_right),
                               all.size());
        }
        return right;
    };
    const Move left{cell_at(0, 0)};
    const Move third{cell_at(2, 0)};
    using Counts = std::vector<std::pair<int, std::size_t>>;
    // The two pairs do not affect each other.
    QVERIFY(counts("11233", {left, {cell_at(1, 0)}}) == Counts{});
    // The 3s join once the 1s are gone; the 2s are never played last, but could be.
    QVERIFY(counts("3...\n1...\n1322", {third, left, left}) == Counts{});
    // The pair of 2s parts the 1s from their like: only before the four are one group.
    QVERIFY(counts("1221", {{cell_at(1, 0)}, left}) == Counts{});
    // If the pair of 1s is to grow, the 2s must go first.
    QVERIFY(counts("11221", {third, left}) == (Counts{{1, 2}}));
}

void TestBiasTraining::trainingIsTheSameAgain() {
    TrialTable table;
    Budget budget;
    budget.playouts = 300;
    table.entrants.push_back({find_solver("nrpa"), {}, budget});
    table.board_count = 10;
    table.board = [](std::size_t index) { return random_board(100 + index, 8, 8, 4, Rules{}); };
    std::vector<Trial> trials;
    for (std::size_t board = 0; board < table.board_count; ++board) {
        SearchControl control;
        TrialPlace place;
        place.board = board;
        trials.push_back(run_trial(table, place, std::uint64_t{1} << 24, control).value());
    }
    const TrainedBias first = train_bias(table, trials, 1);
    QVERIFY(first.positions > 50 && first.held_out > 10);
    QVERIFY(first.learned.log_likelihood > first.even.log_likelihood);
    QVERIFY(first.weights != FeatureWeights{});
    // The order in which trials finish does not matter.
    std::ranges::reverse(trials);
    const TrainedBias second = train_bias(table, trials, 1);
    QVERIFY(second.weights == first.weights);
    QVERIFY(second.size_weights == first.size_weights);
    QCOMPARE(second.learned.log_likelihood, first.learned.log_likelihood);
}

SAMEGAME_TEST(TestBiasTraining)
#include "tst_bias_training.moc"
