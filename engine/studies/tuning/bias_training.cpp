#include "engine/studies/tuning/bias_training.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>

#include "engine/game/group.h"
#include "engine/game/line.h"
#include "engine/playout/softmax_weights.h"
#include "engine/search/other_orders.h"

namespace samegame {

void MoveChoices::add_move(const MoveFeatures& features, bool is_right) {
    assert(!m_begin.empty());
    m_moves.push_back({features, is_right});
}

void MoveChoices::add_line(const Position& start, std::span<const Move> moves) {
    Position position = start;
    const Color spared = start.board.most_frequent_color();
    for (std::size_t i = 0; i < moves.size(); ++i) {
        Line rest;
        rest.moves.append(moves.subspan(i));
        rest.finished = true;
        const std::size_t first = m_moves.size();
        begin();
        const PositionFeatures features(position.board, position.rules.gravity, spared);
        for (const Group& group : groups(position.board))
            add_move(features.of(group),
                     group.contains(moves[i].cell) ||
                         other_order(position, rest, group.move()).has_same_groups);
        const auto added = std::span(m_moves).subspan(first);
        if (std::ranges::all_of(added, &Choice::is_right)) {
            m_moves.resize(first);
            m_begin.pop_back();
        }
        position.board.play(moves[i], position.rules.gravity);
    }
}

std::span<const MoveChoices::Choice> MoveChoices::moves(std::size_t position) const {
    const std::size_t end = position + 1 < m_begin.size() ? m_begin[position + 1] : m_moves.size();
    return std::span(m_moves).subspan(m_begin[position], end - m_begin[position]);
}

namespace {

double sum_of(const MoveFeatures& features, const FeatureWeights& weights) {
    double sum = 0;
    for (std::size_t i = 0; i < move_feature_count; ++i)
        sum += weights[i] * static_cast<double>(features[i]);
    return sum;
}

using Choices = std::span<const MoveChoices::Choice>; // of a position

/// The probabilities of the moves of a position.
class Probabilities {
public:
    void set(Choices moves, const FeatureWeights& weights) {
        m_values.clear();
        for (const MoveChoices::Choice& move : moves)
            m_values.push_back(sum_of(move.features, weights));
        const double most = std::ranges::max(m_values);
        double sum = 0;
        for (double& value : m_values)
            sum += value = std::exp(value - most);
        m_right = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            m_values[i] /= sum;
            m_right += moves[i].is_right ? m_values[i] : 0;
        }
        m_right = std::max(m_right, std::numeric_limits<double>::min());
    }
    double of(std::size_t move) const { return m_values[move]; }
    double of_right() const { return m_right; } ///< Of all right moves together.

    /// How many of the moves that come first are right, as a share.
    double first_share(Choices moves) const {
        const double most = std::ranges::max(m_values);
        double right = 0;
        for (std::size_t i = 0; i < moves.size(); ++i)
            right += m_values[i] == most && moves[i].is_right ? 1 : 0;
        return right / static_cast<double>(std::ranges::count(m_values, most));
    }

private:
    std::vector<double> m_values;
    double m_right = 0;
};

/// The logarithm of the likelihood less the penalty, which grows to its maximum.
double objective(const MoveChoices& choices, const FeatureWeights& weights, double penalty) {
    double sum = 0;
    Probabilities probabilities;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        probabilities.set(choices.moves(i), weights);
        sum += std::log(probabilities.of_right());
    }
    for (const double weight : weights)
        sum -= penalty / 2 * weight * weight;
    return sum;
}

/// One step on the weights of some features.
class FitStep {
public:
    FitStep(const MoveChoices& choices, std::span<const MoveFeature> features,
            const FeatureWeights& weights, double penalty) {
        for (const MoveFeature feature : features)
            m_places.push_back(static_cast<std::size_t>(feature));
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            m_gradient[i] = -penalty * weights[m_places[i]];
            m_curvature[i][i] = penalty;
        }
        Probabilities probabilities;
        for (std::size_t i = 0; i < choices.size(); ++i) {
            probabilities.set(choices.moves(i), weights);
            add(choices.moves(i), probabilities);
        }
        solve();
    }

    FeatureWeights after(const FeatureWeights& weights, double share) const {
        FeatureWeights moved = weights;
        for (std::size_t i = 0; i < m_places.size(); ++i)
            moved[m_places[i]] += share * m_step[i];
        return moved;
    }

private:
    using Row = std::array<double, move_feature_count>;

    /// The mean features of right moves less those of all, and the covariance of all.
    void add(Choices moves, const Probabilities& probabilities) {
        Row mean{};
        Row right{};
        for (std::size_t move = 0; move < moves.size(); ++move)
            for (std::size_t i = 0; i < m_places.size(); ++i)
                mean[i] += probabilities.of(move) * value(moves[move], i);
        for (std::size_t move = 0; move < moves.size(); ++move)
            for (std::size_t i = 0; i < m_places.size() && moves[move].is_right; ++i)
                right[i] +=
                    probabilities.of(move) / probabilities.of_right() * value(moves[move], i);
        for (std::size_t move = 0; move < moves.size(); ++move)
            for (std::size_t i = 0; i < m_places.size(); ++i)
                for (std::size_t j = 0; j <= i; ++j)
                    m_curvature[i][j] += probabilities.of(move) *
                                         (value(moves[move], i) - mean[i]) *
                                         (value(moves[move], j) - mean[j]);
        for (std::size_t i = 0; i < m_places.size(); ++i)
            m_gradient[i] += right[i] - mean[i];
    }

    double value(const MoveChoices::Choice& move, std::size_t i) const {
        return static_cast<double>(move.features[m_places[i]]);
    }

    /// m_curvature is positive definite: Cholesky's factors, then both triangles.
    void solve() {
        const std::size_t count = m_places.size();
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t j = 0; j <= i; ++j) {
                double left = m_curvature[i][j];
                for (std::size_t k = 0; k < j; ++k)
                    left -= m_curvature[i][k] * m_curvature[j][k];
                m_curvature[i][j] = i == j ? std::sqrt(left) : left / m_curvature[j][j];
            }
        m_step = m_gradient;
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t k = 0; k < i; ++k)
                m_step[i] -= m_curvature[i][k] * m_step[k];
            m_step[i] /= m_curvature[i][i];
        }
        for (std::size_t i = count; i-- > 0;) {
            for (std::size_t k = i + 1; k < count; ++k)
                m_step[i] -= m_curvature[k][i] * m_step[k];
            m_step[i] /= m_curvature[i][i];
        }
    }

    std::vector<std::size_t> m_places;
    Row m_gradient{};
    std::array<Row, move_feature_count> m_curvature{}; // the lower triangle
    Row m_step{};
};

} // namespace

BiasQuality quality_of(const FeatureWeights& weights, const MoveChoices& choices) {
    BiasQuality quality;
    if (choices.size() == 0)
        return quality;
    Probabilities probabilities;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        probabilities.set(choices.moves(i), weights);
        quality.first_share += probabilities.first_share(choices.moves(i));
    }
    const auto count = static_cast<double>(choices.size());
    quality.first_share /= count;
    quality.log_likelihood = objective(choices, weights, 0) / count;
    return quality;
}

FeatureWeights fitted_weights(const MoveChoices& choices, std::span<const MoveFeature> features,
                              double penalty) {
    assert(penalty > 0);
    constexpr int most_steps = 200;
    constexpr double least_share = 1e-6;
    constexpr double least_gain = 1e-9; // of the objective of a position
    FeatureWeights weights{};
    double best = objective(choices, weights, penalty);
    for (int i = 0; i < most_steps; ++i) {
        const FitStep step(choices, features, weights, penalty);
        double share = 1;
        double gain = 0;
        for (; share >= least_share; share /= 2) {
            const FeatureWeights moved = step.after(weights, share);
            gain = objective(choices, moved, penalty) - best;
            if (gain > 0) {
                weights = moved;
                best += gain;
                break;
            }
        }
        if (gain <= least_gain * static_cast<double>(choices.size()))
            break;
    }
    return weights;
}

namespace {

/// To four decimals, which people can read and which are the same after all libraries' logarithms.
FeatureWeights rounded(FeatureWeights weights) {
    constexpr double per_one = 10'000;
    for (double& weight : weights)
        weight = std::round(weight * per_one) / per_one;
    return weights;
}

} // namespace

std::vector<MoveFeature> all_move_features() {
    std::vector<MoveFeature> features;
    for (std::size_t i = 0; i < move_feature_count; ++i)
        features.push_back(static_cast<MoveFeature>(i));
    return features;
}

TrainedBias train_bias(const TrialTable& table, std::span<const Trial> trials, double penalty) {
    std::vector<const Trial*> in_order; // trials come as they finish
    for (const Trial& trial : trials)
        in_order.push_back(&trial);
    std::ranges::sort(in_order, [](const Trial* a, const Trial* b) { return *a < *b; });
    MoveChoices seen;
    MoveChoices held_out;
    for (const Trial* trial : in_order)
        ((trial->board + 1) % held_out_every == 0 ? held_out : seen)
            .add_line(start_of(table, *trial), trial->moves);

    TrainedBias trained;
    trained.positions = seen.size();
    trained.held_out = held_out.size();
    trained.weights = rounded(fitted_weights(seen, all_move_features(), penalty));
    trained.size_weights = rounded(fitted_weights(seen, std::array{MoveFeature::size}, penalty));
    FeatureWeights usual{};
    usual[static_cast<std::size_t>(MoveFeature::size)] = SoftmaxOptions().bias;
    trained.even = quality_of({}, held_out);
    trained.usual = quality_of(usual, held_out);
    trained.by_size = quality_of(trained.size_weights, held_out);
    trained.learned = quality_of(trained.weights, held_out);
    return trained;
}

} // namespace samegame
