#include "engine/studies/solvability/first_moves.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

#include "engine/base/rng.h"
#include "engine/game/scoring.h"

namespace samegame {

namespace {

/// The ranks of values from 0, minus their mean.
std::vector<double> centered_ranks(std::span<const double> values) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    std::vector<double> ranks(values.size());
    for (std::size_t first = 0, end = 0; first < order.size(); first = end) {
        while (end < order.size() && values[order[end]] == values[order[first]])
            ++end;
        const double shared = static_cast<double>(first + end - 1) / 2;
        for (std::size_t i = first; i < end; ++i)
            ranks[order[i]] = shared - static_cast<double>(order.size() - 1) / 2;
    }
    return ranks;
}

double product(const std::vector<double>& a, const std::vector<double>& b) {
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

constexpr std::array all_features{FirstMoveFeature::cells, FirstMoveFeature::color_blocks,
                                  FirstMoveFeature::tabu_color, FirstMoveFeature::height};
constexpr std::array all_values{MoveValue::mean_score, MoveValue::clearing_share,
                                MoveValue::best_score};
static_assert(all_features.size() == first_move_feature_count);
static_assert(all_values.size() == move_value_count);

std::array<double, first_move_feature_count> features_of(const Board& board, const Group& group) {
    const Move move = group.move();
    const Color color = board.color_at(move.cell);
    return {static_cast<double>(group.size()), static_cast<double>(board.block_count(color)),
            color == board.most_frequent_color() ? 1.0 : 0.0, static_cast<double>(move.cell.row)};
}

double mean_of(std::span<const FirstMove> moves, MoveValue value) {
    RunningStats stats;
    for (const FirstMove& move : moves)
        stats.add(move.value(value));
    return stats.mean();
}

} // namespace

std::optional<double> rank_correlation(std::span<const double> a, std::span<const double> b) {
    assert(a.size() == b.size());
    const std::vector<double> of_a = centered_ranks(a);
    const std::vector<double> of_b = centered_ranks(b);
    const double squares = product(of_a, of_a) * product(of_b, of_b);
    if (squares == 0)
        return std::nullopt;
    return product(of_a, of_b) / std::sqrt(squares);
}

double FirstMove::value(MoveValue which) const {
    if (which == MoveValue::clearing_share)
        return after.clearing_share();
    return points + (which == MoveValue::mean_score ? after.mean() : after.best);
}

std::optional<std::vector<FirstMove>> first_moves(PlayoutEngine& engine, const Position& start,
                                                  std::uint64_t playouts, std::uint64_t seed,
                                                  const std::function<bool()>& stops) {
    Rng seeds(seed);
    std::vector<FirstMove> moves;
    for (const Group& group : groups(start.board)) {
        FirstMove move;
        move.move = group.move();
        move.points = move_points(start.rules, group.size());
        move.features = features_of(start.board, group);
        Position after = start;
        after.board.remove(group, start.rules.gravity);
        move.after = sample_playouts(engine, after, playouts, seeds.next(), stops);
        if (stops())
            return std::nullopt;
        moves.push_back(move);
    }
    std::ranges::stable_sort(moves, [](const FirstMove& a, const FirstMove& b) {
        return a.value(MoveValue::mean_score) > b.value(MoveValue::mean_score);
    });
    return moves;
}

std::size_t FirstMoveStudy::size_class_of(const FirstMove& move) {
    const auto cells = static_cast<std::size_t>(move.feature(FirstMoveFeature::cells));
    return std::min(cells - 2, size_class_count - 1);
}

void FirstMoveStudy::add(std::span<const FirstMove> moves) {
    m_branching.add(static_cast<double>(moves.size()));
    if (moves.size() < 2)
        return;
    RunningStats means;
    RunningStats chance;
    for (const FirstMove& move : moves) {
        means.add(move.value(MoveValue::mean_score));
        chance.add(move.after.variance_of_mean());
    }
    m_spread.add(std::sqrt(std::max(0.0, means.variance() - chance.mean())));
    add_correlations(moves);
    add_leads(moves);
}

void FirstMoveStudy::add_correlations(std::span<const FirstMove> moves) {
    std::vector<double> features(moves.size());
    std::vector<double> values(moves.size());
    for (const FirstMoveFeature feature : all_features)
        for (const MoveValue value : all_values) {
            std::ranges::transform(moves, features.begin(),
                                   [&](const FirstMove& move) { return move.feature(feature); });
            std::ranges::transform(moves, values.begin(),
                                   [&](const FirstMove& move) { return move.value(value); });
            if (const auto correlation = rank_correlation(features, values))
                m_correlations[index(feature)][index(value)].add(*correlation);
        }
}

void FirstMoveStudy::add_leads(std::span<const FirstMove> moves) {
    for (const MoveValue value : all_values) {
        const double mean = mean_of(moves, value);
        std::array<std::array<RunningStats, 2>, size_class_count> leads;
        for (const FirstMove& move : moves)
            leads[size_class_of(move)][move.is_tabu() ? 1 : 0].add(move.value(value) - mean);
        for (std::size_t size = 0; size < size_class_count; ++size)
            for (std::size_t tabu = 0; tabu < 2; ++tabu)
                if (leads[size][tabu].count() > 0)
                    m_leads[size][tabu][index(value)].add(leads[size][tabu].mean());
    }
    for (const FirstMove& move : moves)
        ++m_counts[size_class_of(move)][move.is_tabu() ? 1 : 0];
}

} // namespace samegame
