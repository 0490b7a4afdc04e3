#include "engine/playout/core_build.h"

#include <cassert>

namespace samegame {

const core::Build& core_build(Isa isa) {
    assert(is_supported(isa));
#if SAMEGAME_HAS_X86_CORES
    if (isa == Isa::avx512)
        return core_avx512::build;
    if (isa == Isa::avx2)
        return core_avx2::build;
#endif
    static_cast<void>(isa);
    return core_portable::build;
}

} // namespace samegame
