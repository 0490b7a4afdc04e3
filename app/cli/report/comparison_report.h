#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/cli/terminal/json_output.h"
#include "engine/studies/experiment/comparison.h"

namespace samegame::cli {

/// A comparison with the trials that are done, and how it was run.
struct ComparisonReport {
    PairedRequest request;
    std::vector<PairedTrial> trials; ///< In the order of boards.
    std::string command;             ///< The command that repeats it.
    int threads = 1;                 ///< Trials at a time.
};

/// The result for people.
std::string terminal_text(const ComparisonReport& report);

/// The same as a section of a page, with command, date, machine and version.
std::string markdown_text(const ComparisonReport& report);

/// A row for each board, numbers with all their digits: its scores, and the means and the
/// difference of the boards up to this one. The last row has the result.
std::string csv_text(const ComparisonReport& report);

/// The figure as the text of an SVG file, for one board or more: the difference from board to board
/// with its interval, and the differences of all boards in order of size.
std::string comparison_svg(const ComparisonReport& report);

/// A comparison as JSON: its settings, its trials and the result.
Json json_of(const PairedRequest& request, std::span<const PairedTrial> trials);

/// "nrpa level=2 against greedy".
std::string title_of(const PairedRequest& request);

/// What a figure or a section says of its trials: boards, budget, rules, seed.
std::string extent_text(const ComparisonReport& report);

/// The present state of a running comparison in one line: the difference first, so that a terminal
/// of 40 columns does not cut it off.
std::string progress_text(const PairedSummary& summary);

} // namespace samegame::cli
