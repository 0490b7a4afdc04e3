#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/cli/terminal/json_output.h"
#include "engine/studies/experiment/experiment.h"
#include "engine/studies/experiment/experiment_summary.h"

namespace samegame::cli {

/// An experiment, as far as it has come, and how it was run.
struct ExperimentReport {
    Experiment experiment;
    std::vector<EntrantSummary> summaries; ///< One for each entrant.
    std::vector<std::vector<CurvePoint>> curves;
    std::vector<std::vector<CurvePoint>> milestones;
    /// For JSON alone: the first row of a file of its trials, which describes the entrants.
    std::string settings;
    std::vector<std::string> rows; ///< The trials in the order of their numbers: the other lines.
    std::size_t done = 0;          ///< Trials.
    std::size_t total = 0;
    std::string command;   ///< That repeats it.
    std::string program;   ///< With its version.
    std::string signature; ///< The bench signature.
    std::string machine;
    std::string date; ///< "2026-11-23"
    int threads = 1;
};

/// "Table 2 (scale 0.1: 25 of 250 boards)".
std::string title_of(const Experiment& experiment);

/// What its curves run over: "playouts", "seconds", "virtual seconds".
std::string place_name(const Experiment& experiment);

/// The table for people, with its title, what was published and what must be known.
std::string terminal_text(const ExperimentReport& report);

/// The same as a section of a page, with command, date, machine and version. Where the figure has
/// the best scores over time there is a table of them too.
std::string markdown_text(const ExperimentReport& report);

/// A row for each entrant, numbers with all their digits.
std::string csv_text(const ExperimentReport& report);

/// The report as JSON, with every trial.
Json json_of(const ExperimentReport& report);

/// The figure: values with their intervals along the experiment's axis, one curve for each series,
/// published ones as rings; or the mean best scores over time, a dot where the score of an entrant
/// was found as its trials ended. It says what it leaves out. The text of an SVG file.
std::string experiment_svg(const ExperimentReport& report);

/// What has no place in the figure, and why: sentences without their full stops.
std::vector<std::string> entries_left_out(const ExperimentReport& report);

/// "1 h 20 min", "3 min 10 s", "12 s".
std::string duration_text(double seconds);

} // namespace samegame::cli
