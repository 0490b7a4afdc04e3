#pragma once

#include <string>

#include "app/cli/terminal/json_output.h"
#include "app/pictures/review_report.h"

namespace samegame::cli {

/// The review for people: a table of the moves, the summary, the largest losses.
std::string terminal_text(const pictures::ReviewReport& report);

/// The same as a section of a page, with command, date, machine and version.
std::string markdown_text(const pictures::ReviewReport& report);

Json json_of(const pictures::ReviewReport& report);

} // namespace samegame::cli
