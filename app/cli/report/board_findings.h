#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/cli/terminal/json_output.h"
#include "engine/studies/solvability/clearing_search.h"
#include "engine/studies/solvability/difficulty.h"
#include "engine/studies/solvability/line_count.h"

namespace samegame::cli {

/// The answers about a board; members that were not requested are empty.
struct BoardFindings {
    struct Lines {
        std::optional<LineCount> count;           ///< Nothing if the count did not end.
        bool was_stopped = false;                 ///< By Ctrl+C; otherwise there are too many.
        std::uint64_t most_positions = 1'000'000; ///< The count gives up after these.
    };
    struct Estimate {
        std::optional<LineEstimate> lines; ///< Nothing if it was stopped too soon.
    };

    ClearingRequest request;
    ClearingResult clearing;
    std::optional<Difficulty> difficulty;
    std::optional<Lines> lines;
    std::optional<Estimate> estimate;
};

/// The findings for people, a row for each.
std::string terminal_text(const BoardFindings& findings);

Json json_of(const BoardFindings& findings);

} // namespace samegame::cli
