#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/game/board.h"
#include "engine/game/rules.h"
#include "engine/search/search_control.h"
#include "engine/stats/interval.h"

namespace samegame {

struct SolvableCountRequest {
    int rows = 4;
    int columns = 4;
    int colors = 2;
    Gravity gravity = Gravity::shift;
    /// The number of random boards; nothing: all boards of the size, at most most_counted_boards.
    std::optional<std::uint64_t> samples;
    /// A board is given up after this number of positions.
    std::uint64_t positions = 1'000'000;
    int threads = 1;
    std::uint64_t memory = 0; ///< Bytes; 0: default_memory().
    std::uint64_t seed = 1;   ///< Of the samples.
    /// How many unsolvable boards are kept with the count, at most.
    std::uint64_t most_kept = 0;
};

/// A board that cannot be cleared.
struct UnsolvableBoard {
    Board board;
    /// Boards for which it stands, itself included: those with other names of their colors, and
    /// under `shift` its mirror.
    std::uint64_t stands_for = 1;
};

struct SolvableCount {
    std::uint64_t boards = 0;   ///< All boards of the size, or the samples.
    std::uint64_t solvable = 0; ///< Boards that can be cleared.
    std::uint64_t open = 0;     ///< Boards that were given up.
    /// The first of the boards that cannot be cleared, which is proven, in the order of their cells
    /// or of the samples.
    std::vector<UnsolvableBoard> kept;
    bool has_more = false; ///< There are more than were kept.

    double share() const; ///< The share of solvable boards; open ones do not count as solvable.
};

inline constexpr std::uint64_t most_counted_boards = 1ULL << 32U;

/// colors^(rows x columns); nothing if that is more than most_counted_boards.
std::optional<std::uint64_t> board_count(int rows, int columns, int colors);

/// Counts the full boards that can be cleared: F. Takes & W. Kosters, "Solving SameGame and its
/// Chessboard Variant", 2009, section 2.3 and Table 1. Boards that differ only by the names of
/// their colors, or under `shift` by a mirror, are solved once.
///
/// The threads share the boards. Which boards are given up may depend on that, since results of one
/// board help with the next. On a stop request through `control` it returns nothing.
std::optional<SolvableCount> count_solvable(const SolvableCountRequest& request,
                                            const SearchControl& control);

/// The 95 % interval of a share, of `hits` among `count` (E. Wilson, "Probable Inference, the Law
/// of Succession, and Statistical Inference", 1927).
Interval share_interval(std::uint64_t hits, std::uint64_t count);

} // namespace samegame
