#pragma once

#include <cstdint>
#include <optional>

#include "engine/game/rules.h"
#include "engine/search/search_control.h"
#include "engine/stats/interval.h"

namespace samegame {

/// How many boards of a size can be cleared is to be counted, as a plain value.
struct SolvableCountRequest {
    int rows = 4;
    int columns = 4;
    int colors = 2;
    Gravity gravity = Gravity::shift;
    /// So many random boards; nothing: all boards of the size, of which there are no more than
    /// most_counted_boards.
    std::optional<std::uint64_t> samples;
    /// A board is given up once it has met so many positions.
    std::uint64_t positions = 1'000'000;
    int threads = 1;
    std::uint64_t memory = 0; ///< Bytes; 0: default_memory().
    std::uint64_t seed = 1;   ///< Of the samples.
};

struct SolvableCount {
    std::uint64_t boards = 0;   ///< All of the size, or the samples.
    std::uint64_t solvable = 0; ///< Those that can be cleared.
    std::uint64_t open = 0;     ///< Those that were given up.

    double share() const; ///< Of the solvable; open ones do not count as such.
};

inline constexpr std::uint64_t most_counted_boards = 1ULL << 32U;

/// colors^(rows x columns); nothing where that is more than most_counted_boards.
std::optional<std::uint64_t> board_count(int rows, int columns, int colors);

/// Counts the full boards that can be cleared: F. Takes & W. Kosters, "Solving SameGame and its
/// Chessboard Variant", 2009, section 2.3 and Table 1. Of boards that differ by the names of their
/// colors, and under `shift` by a mirror, one is solved for all.
///
/// Boards are shared out among the threads. Where boards are given up, which ones they are may
/// depend on that: what was learned of one board helps with the next. Told to stop through
/// `control`, it returns nothing.
std::optional<SolvableCount> count_solvable(const SolvableCountRequest& request,
                                            const SearchControl& control);

/// The 95 % interval of a share, of `hits` among `count` (E. Wilson, "Probable Inference, the Law
/// of Succession, and Statistical Inference", 1927).
Interval share_interval(std::uint64_t hits, std::uint64_t count);

} // namespace samegame
