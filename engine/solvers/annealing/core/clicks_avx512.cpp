// The positions of clicks for AVX-512 with the additions of Ice Lake and Zen 4; see clicks.h.

#include "engine/solvers/annealing/core/clicks.h"

#include <immintrin.h>

#define CORE_INLINE [[gnu::always_inline]] inline
#define CORE_LAMBDA __attribute__((always_inline))

namespace samegame::clicks_avx512 {

namespace {

#include "engine/solvers/annealing/core/click_lanes_avx512.inc"

#include "engine/solvers/annealing/core/lane_position.inc"

#include "engine/solvers/annealing/core/change_player.inc"

} // namespace

const clicks::Build build = Functions<LanePosition>::build;

} // namespace samegame::clicks_avx512
