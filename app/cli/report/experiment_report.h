#pragma once

#include <string>

#include "app/cli/terminal/json_output.h"
#include "app/pictures/experiment_report.h"

namespace samegame::cli {

using pictures::caption_of;
using pictures::csv_text;
using pictures::ExperimentReport;
using pictures::place_name;
using pictures::title_of;

/// The table for people, with its title, its published results and notes.
std::string terminal_text(const ExperimentReport& report);

/// The same as a section of a page, with command, date, machine and version. If the figure has the
/// best scores over time, the section has a table of them too.
std::string markdown_text(const ExperimentReport& report);

/// The report as JSON, with every trial.
Json json_of(const ExperimentReport& report);

/// A figure of the results by board, as the text of an SVG file: the mean scores of all boards and
/// their differences in pairs, in order of size or as box plots. A trial is done.
std::string experiment_boards_svg(const ExperimentReport& report, bool has_boxes);

} // namespace samegame::cli
