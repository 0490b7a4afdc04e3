#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/cli/terminal/json_output.h"
#include "engine/studies/solvability/clearing_search.h"
#include "engine/studies/solvability/difficulty.h"
#include "engine/studies/solvability/line_count.h"

namespace samegame::cli {

/// All that was found out about a board; members that were not requested are empty.
struct BoardFindings {
    struct Lines {
        std::optional<LineCount> count;           ///< Nothing where it came to no end.
        bool was_stopped = false;                 ///< By Ctrl+C; else there are too many.
        std::uint64_t most_positions = 1'000'000; ///< After which it gives up.
    };
    struct Estimate {
        std::optional<LineEstimate> lines; ///< Nothing where it was stopped too soon.
    };

    ClearingRequest request;
    ClearingResult clearing;
    std::optional<Difficulty> difficulty;
    std::optional<Lines> lines;
    std::optional<Estimate> estimate;
};

/// For people, a row for each.
std::string terminal_text(const BoardFindings& findings);

Json json_of(const BoardFindings& findings);

} // namespace samegame::cli
