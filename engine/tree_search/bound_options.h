#pragma once

#include "engine/bounds/ceiling.h"
#include "engine/bounds/estimate.h"
#include "engine/search/option_spec.h"

namespace samegame {

/// The option "ceiling" of a solver, and its value.
OptionSpec ceiling_option(Ceiling default_value);
Ceiling ceiling_of(const OptionValues& values);

/// The option "estimate" of a solver, and its value.
OptionSpec estimate_option(Estimate default_value);
Estimate estimate_of(const OptionValues& values);

} // namespace samegame
