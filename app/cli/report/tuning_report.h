#pragma once

#include <string>

#include "app/cli/terminal/json_output.h"
#include "engine/studies/tuning/tuning.h"

namespace samegame::cli {

/// The iterations of a tuning for people, and the options that it has found.
std::string readable(const Tuning& tuning);

Json json_of(const Tuning& tuning);

/// The text of an SVG file with a chart for each parameter: mean and deviation before each
/// iteration and after the last, with the samples as dots and the elites dark.
std::string tuning_svg(const Tuning& tuning);

} // namespace samegame::cli
