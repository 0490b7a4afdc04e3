#pragma once

#include "engine/base/option_table.h"
#include "engine/bounds/ceiling.h"
#include "engine/bounds/estimate.h"

namespace samegame {

/// The option "ceiling", to be bound to a member of a solver's options.
ChoiceOption<Ceiling> ceiling_option();

/// The option "estimate", to be bound to a member of a solver's options.
ChoiceOption<Estimate> estimate_option();

} // namespace samegame
