#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "engine/game/board.h"
#include "engine/game/rules.h"
#include "engine/stats/interval.h"

namespace samegame {

/// How many lines a board has, from it to their ends.
struct LineCount {
    std::uint64_t lines = 0;
    std::uint64_t clearing = 0;  ///< Those that clear it: its number of solutions.
    std::uint64_t positions = 0; ///< Different ones on their ways, the names of colors aside.
};

/// Counts all lines; equal positions are counted once. Nothing where that takes more than
/// `most_positions`, or there are 2^63 lines or more (estimate_lines tells about how many), or
/// where stops(), asked at every position, ends it.
std::optional<LineCount> count_lines(
    const Board& board, Gravity gravity, std::uint64_t most_positions,
    const std::function<bool()>& stops = [] { return false; });

/// A number that may be far beyond 2^63, by its logarithm to base 10.
struct LogEstimate {
    double log10 = 0;

    /// How many populations the estimate rests on (L. Kish, "Survey Sampling", 1965): all of them
    /// where they agree, one where a single one outweighs the others.
    double effective_populations = 0;

    /// 95 %, of the logarithm, from the populations' standard error (delta method). Nothing where
    /// the estimate rests on fewer than ten: then it tells the order of magnitude, and the true
    /// number is more likely above it than below.
    std::optional<Interval> interval;
};

/// About how many lines a board has, from it to their ends: what LineCount is on small boards.
struct LineEstimate {
    std::uint64_t playouts = 0;          ///< Of all populations together.
    std::uint64_t populations = 0;       ///< That were played to their end.
    LogEstimate all;                     ///< Lines.
    std::optional<LogEstimate> clearing; ///< Those that clear it. Nothing: no playout cleared it.
};

/// Estimates how many lines a board of any size has, and how many of them clear it: F. Takes & W.
/// Kosters, "Solving SameGame and its Chessboard Variant", 2009, section 6, ask for that.
///
/// D. Knuth, "Estimating the Efficiency of Backtrack Programs", 1975, plays random games: the
/// product of the numbers of legal moves on the way of one estimates the number of lines, and is
/// right on average. But long lines have nearly all of the weight and hardly ever happen. So
/// games are played in populations, one move at a time, as in R. Vaisman & D. Kroese, "Stochastic
/// Enumeration Method for Counting Trees", 2017: of all positions that are one move further, as
/// many are drawn as there is place for, and each stands for as many more lines as were not drawn.
/// Right on average still; a population of a single game is Knuth's estimator, one with place for
/// all positions the count itself. Differences to the paper:
///  - positions are drawn by systematic resampling (J. Carpenter, P. Clifford & P. Fearnhead,
///    "Improved Particle Filter for Nonlinear Problems", 1999);
///  - positions with more blocks and more groups left are drawn more often, and stand for fewer
///    lines each: their lines go on for longer.
///
/// `playouts`, one or more, are shared out among 25 populations, or more of at most 10,000, each of
/// one size. They depend on the seed alone, but pass through libm. On the caller's thread. Asked
/// after each move of a population, stops() ends it with the populations that are complete;
/// nothing where there are none.
std::optional<LineEstimate> estimate_lines(
    const Board& board, Gravity gravity, std::uint64_t playouts, std::uint64_t seed,
    const std::function<bool()>& stops = [] { return false; });

} // namespace samegame
