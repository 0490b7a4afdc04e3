#pragma once

#include "engine/playout/core/core.h"
#include "engine/playout/isa.h"

namespace samegame {

/// The hot core for these instructions, which the machine has.
const core::Build& core_build(Isa isa);

} // namespace samegame
