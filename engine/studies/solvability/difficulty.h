#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

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

    /// mean() / upper_bound; nothing if the bound is 0 or less or the mean below 0, which is no
    /// share.
    std::optional<double> score_share() const;
};

Difficulty difficulty_of(
    const Position& start, std::uint64_t playouts, std::uint64_t seed,
    const std::function<bool()>& stops = [] { return false; });

/// The third of random boards of its kind to which a board belongs, by the mean score of playouts.
enum class DifficultyLevel { easy, medium, hard };

/// How hard a full board is among random boards of its size and number of colors, under standard
/// rules: by the mean score of playouts that save the most frequent color, the same measure as
/// Difficulty::mean. The thirds are those of 30 boards. Few boards of more than three colors are
/// ever cleared by a playout, so the share that clears them would tell most of them apart by
/// nothing; the means of the 20 standard boards go along with their best scores known
/// (correlation 0.84, engine/measurements/difficulty.md).
///
/// Depends on the board alone. Making a scale takes some 30 ms, a board a thirtieth of that.
class DifficultyScale {
public:
    struct Kind {
        int rows = 15;
        int columns = 15;
        int colors = 5;
        Gravity gravity = Gravity::shift;

        bool operator==(const Kind&) const = default;
    };

    explicit DifficultyScale(const Kind& kind);

    const Kind& kind() const { return m_kind; }

    /// Of a full board of this kind.
    DifficultyLevel level_of(const Board& board) const;

private:
    double mean_of(const Board& board) const;

    Kind m_kind;
    std::unique_ptr<PlayoutEngine> m_engine;
    double m_hard_below = 0;
    double m_easy_above = 0;
};

} // namespace samegame
