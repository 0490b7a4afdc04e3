#pragma once

#include <string>
#include <vector>

#include "app/cli/terminal/json_output.h"
#include "engine/studies/solvability/solvable_count.h"

namespace samegame::cli {

struct BoardSize {
    int rows = 0;
    int columns = 0;
    int colors = 2;
};

/// The sizes that "4x5", "4x5x3" or "1-4x1-5x2" names, by rows and then columns. Throws UsageError.
std::vector<BoardSize> read_sizes(const std::string& text);

/// The boards that `solvable --count` counts.
struct SizesRequest {
    std::vector<BoardSize> sizes;
    bool counts_all = false;         ///< All boards up to most_counted_boards, not only up to 2^25.
    std::uint64_t samples = 100'000; ///< Random boards of a size that has more.
    SolvableCountRequest each;       ///< What all sizes have in common.
};

struct SizeCount {
    BoardSize size;
    SolvableCount count;
    bool is_exact = false; ///< All boards of the size were counted, and none is open.
    bool is_sampled = false;
};

/// Counts one size after the other; returns the finished ones after a stop request. Throws
/// UsageError for a size that has too many boards to count all.
std::vector<SizeCount> count_sizes(const SizesRequest& request, const SearchControl& control,
                                   bool shows_progress);

/// The boards that were kept as unsolvable (SolvableCountRequest::most_kept), a row for each.
std::string csv_of(const SizesRequest& request, const std::vector<SizeCount>& counts);

/// Tells of each size that has more of them than were kept, on standard error.
void tell_missing(const std::vector<SizeCount>& counts);

std::string readable(const SizesRequest& request, const std::vector<SizeCount>& counts);
Json json_of(const SizesRequest& request, const std::vector<SizeCount>& counts);

} // namespace samegame::cli
