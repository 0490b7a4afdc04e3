#pragma once

#include <cstdint>
#include <functional>

#include "engine/game/position.h"
#include "engine/playout/playout_engine.h"

namespace samegame {

/// The results of a number of playouts from one position.
struct PlayoutSample {
    std::uint64_t playouts = 0;
    std::uint64_t clearing = 0; ///< Of the playouts.
    int best = 0;               ///< The highest score; 0 without playouts.
    double sum = 0;             ///< Of the scores: a whole number.
    double sum_of_squares = 0;

    double clearing_share() const {
        return static_cast<double>(clearing) / static_cast<double>(playouts);
    }
    double mean() const { return sum / static_cast<double>(playouts); }
    double variance_of_mean() const; ///< With two playouts or more.
};

/// Plays `playouts`, one or more, which depend on the seed alone, from a `start` without refill.
/// stops(), called about every thousand playouts, ends it early, but not before some are played.
PlayoutSample sample_playouts(
    PlayoutEngine& engine, const Position& start, std::uint64_t playouts, std::uint64_t seed,
    const std::function<bool()>& stops = [] { return false; });

/// The difficulty of a board, by playouts that save the most frequent color (`tabu-color-random`):
/// after F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009, section 2.4,
/// who study the distribution of scores of such games. Harder boards have lower shares.
struct Difficulty : PlayoutSample {
    int upper_bound = 0; ///< separated_upper_bound.

    double score_share() const; ///< mean() / upper_bound.
};

Difficulty difficulty_of(
    const Position& start, std::uint64_t playouts, std::uint64_t seed,
    const std::function<bool()>& stops = [] { return false; });

} // namespace samegame
