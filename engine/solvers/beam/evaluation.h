#pragma once

#include <cstdint>
#include <vector>

#include "engine/game/board.h"
#include "engine/game/rules.h"
#include "engine/playout/child_generator.h"

namespace samegame {

/// What ranks the positions of a beam.
enum class BeamJudge {
    score,          ///< The points so far: F. Takes & W. Kosters 2009.
    score_groups,   ///< `score` and the points of the groups on the board: the same paper.
    over_estimator, ///< `score` and remaining_upper_bound.
    fragmentation,  ///< `score` and a value of the colors, lower the more pieces they are in.
    playouts,       ///< `score` and the result of playouts, of the best by fragmentation.
};

/// The values of BeamJudge::fragmentation: a color of m blocks in k parts (see core::Features)
/// promises
///
///     color * (m - 1)^power * (1 - pieces * (k - 1) / m) * (1 + fullness * blocks left / cells)
///
/// points; added to the sum are `singleton`, `vertical` and `column` for each singleton, vertical
/// link and column. Tuned on generated boards of 15x15 with five colors.
struct BeamWeights {
    double color = 0.5;
    double power = 2.1;
    double pieces = 1.0;
    double fullness = 0.72;
    double singleton = -20;
    double vertical = -2;
    double column = -8.5;
};

/// Judges positions by their features, in whole steps of a fraction of a point that depends on the
/// board, so that every machine ranks alike. Tables hold all powers.
class BeamEvaluation {
public:
    static constexpr int estimate_bits = 24;
    static constexpr int highest = (1 << estimate_bits) - 1; ///< Estimates go from 1 to here.

    /// Judges positions of lines from `root`. Positions that can no longer be cleared
    /// (may_be_cleared) lose `uncleared_penalty` points.
    BeamEvaluation(BeamJudge judge, const Rules& rules, const Board& root,
                   const BeamWeights& weights, double uncleared_penalty);

    /// Judges a position reached with `score` points by its features. `group_points` are the points
    /// of its groups, for score_groups alone. For `playouts` it judges by fragmentation.
    int estimate(int score, const core::Features& features, int group_points) const {
        std::int64_t steps = std::int64_t{score + group_points} * m_steps;
        if (m_judge == BeamJudge::over_estimator)
            steps += std::int64_t{bound(features)} * m_steps;
        else if (m_judge == BeamJudge::fragmentation || m_judge == BeamJudge::playouts)
            steps += fragmentation(features);
        if (m_uncleared != 0 && !may_be_cleared(features))
            steps -= m_uncleared;
        return clamped(steps);
    }

    /// The estimate of a position with known points of a whole line.
    int estimate_of_points(int points) const { return clamped(std::int64_t{points} * m_steps); }

    /// remaining_upper_bound, from features.
    int bound(const core::Features& features) const {
        int points = 0;
        bool clears = true;
        for (std::size_t color = 1; color <= m_colors; ++color) {
            points += m_bounds[features.blocks[color]];
            clears = clears && features.blocks[color] != 1;
        }
        return points + (clears ? m_bonus : 0);
    }
    /// end_points, from features.
    int end_points(const core::Features& features) const;
    /// move_points, from a table.
    int move_points(int size) const { return m_points[static_cast<std::size_t>(size)]; }

private:
    bool may_be_cleared(const core::Features& features) const {
        for (std::size_t color = 1; color <= m_colors; ++color)
            if (features.blocks[color] == 1)
                return false;
        return true;
    }
    std::int64_t fragmentation(const core::Features& features) const {
        std::int64_t promise = 0;
        for (std::size_t color = 1; color <= m_colors; ++color) {
            const ColorPromise& of_color = m_promises[features.blocks[color]];
            promise += of_color.whole - of_color.for_each_cut * (features.parts[color] - 1);
        }
        promise = (promise * m_fullness[features.all_blocks]) >> promise_shift;
        return promise + m_singleton * features.singletons + m_vertical * features.vertical_links +
               m_column * features.columns;
    }
    static int clamped(std::int64_t steps) {
        constexpr std::int64_t middle = 1 << (estimate_bits - 1);
        const std::int64_t estimate = steps + middle;
        return static_cast<int>(estimate < 1 ? 1 : estimate > highest ? highest : estimate);
    }
    void choose_steps(const Board& root, const BeamWeights& weights);

    /// The value of a color by its number of blocks, in 2^-8 steps.
    struct ColorPromise {
        std::int64_t whole = 0;
        std::int64_t for_each_cut = 0;
    };
    static constexpr int promise_shift = 20; // 8 of the promises, 12 of m_fullness

    BeamJudge m_judge;
    Rules m_rules;
    std::size_t m_colors;
    int m_steps = 1; ///< Steps of a point.
    std::int64_t m_singleton = 0;
    std::int64_t m_vertical = 0;
    std::int64_t m_column = 0;
    std::int64_t m_uncleared = 0;
    int m_bonus = 0;
    std::vector<ColorPromise> m_promises;
    std::vector<std::int64_t> m_fullness; ///< Factors by blocks left, in 2^-12.
    std::vector<int> m_bounds;            ///< Bounds by blocks of a color, without the bonus.
    std::vector<int> m_points;            ///< Points by group size.
};

} // namespace samegame
