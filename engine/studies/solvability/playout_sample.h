#pragma once

#include <cstdint>
#include <functional>

#include "engine/game/start_position.h"
#include "engine/playout/playout_engine.h"

namespace samegame {

/// What a number of playouts from one position came to.
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
    double variance_of_mean() const; ///< The square of its standard error; two playouts or more.
};

/// `playouts`, one or more, that depend on the seed alone. `start` is without refill. Each is
/// played twice, for its score and for whether it clears the board. Asked about every thousand
/// playouts, stops() ends it early; at least some are played.
PlayoutSample sample_playouts(
    PlayoutEngine& engine, const StartPosition& start, std::uint64_t playouts, std::uint64_t seed,
    const std::function<bool()>& stops = [] { return false; });

} // namespace samegame
