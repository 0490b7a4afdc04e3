#include "engine/solvers/beam/evaluation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "engine/bounds/upper_bound.h"
#include "engine/game/position.h"
#include "engine/game/scoring.h"

namespace samegame {

namespace {

constexpr int most_steps = 32;

std::int64_t scaled(double points, double steps) {
    return std::llround(points * steps);
}

} // namespace

BeamEvaluation::BeamEvaluation(BeamJudge judge, const Rules& rules, const Board& root,
                               const BeamWeights& weights, double uncleared_penalty)
    : m_judge(judge), m_rules(rules), m_colors(static_cast<std::size_t>(root.color_count())) {
    choose_steps(root, weights);
    m_singleton = scaled(weights.singleton, m_steps);
    m_vertical = scaled(weights.vertical, m_steps);
    m_column = scaled(weights.column, m_steps);
    m_uncleared = scaled(uncleared_penalty, m_steps);
    m_bonus = samegame::end_points(rules, std::span<const int>());
    const int cells = root.block_count();
    for (int count = 0; count <= cells; ++count) {
        m_points.push_back(count >= 2 ? samegame::move_points(rules, count) : 0);
        const int bound = remaining_upper_bound(rules, BlockCounts{0, count});
        m_bounds.push_back(count == 1 ? bound : bound - m_bonus);
        ColorPromise promise;
        if (count >= 2) {
            const double whole = weights.color * std::pow(count - 1, weights.power);
            promise.whole = scaled(whole, 256.0 * m_steps);
            promise.for_each_cut = scaled(whole * weights.pieces / count, 256.0 * m_steps);
        }
        m_promises.push_back(promise);
        m_fullness.push_back(scaled(1 + weights.fullness * count / root.cell_count(), 4096));
    }
}

/// Makes steps as fine as possible with every estimate of the board in range.
void BeamEvaluation::choose_steps(const Board& root, const BeamWeights& weights) {
    double most = remaining_upper_bound(m_rules, root);
    double promise = 0;
    for (Color color = 1; color <= max_colors; ++color)
        promise += std::pow(std::max(0, root.block_count(color) - 1), weights.power);
    most += promise * std::abs(weights.color) * (1 + std::abs(weights.fullness));
    most += root.block_count() * (std::abs(weights.singleton) + std::abs(weights.vertical));
    most = std::max(most, -static_cast<double>(score_range({root, m_rules}).least));
    m_steps = most_steps;
    while (m_steps > 1 && most * m_steps >= 1 << (estimate_bits - 1))
        m_steps /= 2;
}

int BeamEvaluation::end_points(const core::Features& features) const {
    std::array<int, max_colors> left;
    for (std::size_t color = 1; color <= max_colors; ++color)
        left[color - 1] = features.blocks[color];
    return samegame::end_points(m_rules, left);
}

} // namespace samegame
