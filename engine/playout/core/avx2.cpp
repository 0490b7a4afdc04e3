// The core for AVX2 and BMI2; see core.h.

#include "engine/playout/core/core.h"

#include <immintrin.h>

#define CORE_INLINE [[gnu::always_inline]] inline
#define CORE_LAMBDA __attribute__((always_inline))
#define CORE_UNROLL _Pragma("GCC unroll 8")

namespace samegame::core_avx2 {

namespace {

constexpr int most_packs = 4;
constexpr int flood_packs = 4;
constexpr int child_packs = 4;
constexpr int softmax_packs = 2;

#include "engine/playout/core/lanes_avx2.inc"

#include "engine/playout/core/child_list.inc"
#include "engine/playout/core/feature_counts.inc"
#include "engine/playout/core/playout_loop.inc"

#include "engine/playout/core/softmax_lanes_avx2.inc"
#include "engine/playout/core/softmax_loop.inc"

} // namespace

const core::Build build{play,   record,        groups,  children, features,
                        remove, softmax_start, softmax, adapt};

} // namespace samegame::core_avx2
