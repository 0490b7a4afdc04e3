// The positions of clicks for AVX2, BMI2 and POPCNT; see clicks.h.

#include "engine/playout/core/core.h"
#include "engine/solvers/annealing/core/clicks.h"

#include <immintrin.h>

#define CORE_INLINE [[gnu::always_inline]] inline
#define CORE_LAMBDA __attribute__((always_inline))

namespace samegame::clicks_avx2 {

namespace {

#include "engine/solvers/annealing/core/click_lanes_avx2.inc"

#include "engine/solvers/annealing/core/lane_position.inc"

#include "engine/solvers/annealing/core/change_player.inc"

} // namespace

const clicks::Build build = Functions<LanePosition>::build;

} // namespace samegame::clicks_avx2
