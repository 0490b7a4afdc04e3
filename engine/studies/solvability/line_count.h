#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "engine/game/board.h"
#include "engine/stats/interval.h"

namespace samegame {

/// The number of lines from a board to the end.
struct LineCount {
    std::uint64_t lines = 0;
    std::uint64_t clearing = 0;  ///< Lines that clear it, its number of solutions.
    std::uint64_t positions = 0; ///< Different positions on their way, up to names of colors.
};

/// Counts all lines; equal positions are counted once. Nothing if that takes more than
/// `most_positions` or so many bytes (0: default_memory()), if there are 2^63 lines or more (see
/// estimate_lines), or if stops(), called at every position, becomes true.
std::optional<LineCount> count_lines(
    const Board& board, Gravity gravity, std::uint64_t most_positions,
    const std::function<bool()>& stops = [] { return false; }, std::uint64_t memory = 0);

/// An estimate of a number that may be far beyond 2^63, by its logarithm to base 10.
struct LogEstimate {
    double log10 = 0;

    /// How many populations the estimate rests on (L. Kish, "Survey Sampling", 1965): all of them
    /// if they agree, one if a single one outweighs the others.
    double effective_populations = 0;

    /// The 95 % interval of the logarithm (delta method). Nothing if the estimate rests on fewer
    /// than ten: then it is an order of magnitude, and the truth more likely above it than below.
    std::optional<Interval> interval;
};

/// An estimate of LineCount for boards of any size.
struct LineEstimate {
    std::uint64_t playouts = 0;          ///< In all populations together.
    std::uint64_t populations = 0;       ///< Populations played to their end.
    LogEstimate all;                     ///< Lines.
    std::optional<LogEstimate> clearing; ///< Lines that clear it; nothing if no playout did.
};

/// Estimates how many lines a board of any size has, and how many of them clear it, a question of
/// F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009, section 6.
///
/// In D. Knuth, "Estimating the Efficiency of Backtrack Programs", 1975, the product of the numbers
/// of legal moves along a random game estimates the number of lines, right on average. But long
/// lines have nearly all of the weight and hardly ever occur. So games are played in populations,
/// one move at a time, as in R. Vaisman & D. Kroese, "Stochastic Enumeration Method for Counting
/// Trees", 2017: from all positions one move further, as many are drawn as the population holds,
/// and each stands for correspondingly more lines. Differences from the paper: positions are drawn
/// by systematic resampling (J. Carpenter, P. Clifford & P. Fearnhead, "Improved Particle Filter
/// for Nonlinear Problems", 1999), and more often with more blocks and groups left, since their
/// lines go on for longer.
///
/// `playouts`, one or more, are divided among 25 populations, or more of at most 10,000, all of one
/// size. They depend on the seed alone, but pass through libm. stops(), called after each move of a
/// population, ends it with the complete populations; nothing if there are none.
std::optional<LineEstimate> estimate_lines(
    const Board& board, Gravity gravity, std::uint64_t playouts, std::uint64_t seed,
    const std::function<bool()>& stops = [] { return false; });

} // namespace samegame
