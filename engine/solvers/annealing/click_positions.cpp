#include "engine/solvers/annealing/click_positions.h"

#include <cassert>

#include "engine/solvers/annealing/lane_board.h"
#include "engine/solvers/annealing/pulled_board.h"

namespace samegame {

namespace {

#include "engine/solvers/annealing/core/change_player.inc"

} // namespace

const clicks::Build& click_positions(const Board& board, Gravity gravity, Isa isa) {
    assert(is_supported(isa));
    const bool is_small = board.columns() < 16 && board.rows() < 16;
    if (gravity == Gravity::pull_left)
        return is_small ? Functions<PulledBoard<16>>::build : Functions<PulledBoard<32>>::build;
    if (board.columns() > 16 || board.color_count() > 7)
        return Functions<LaneBoard<32, 4>>::build;
#if SAMEGAME_HAS_X86_CORES
    if (is_small) {
        if (isa == Isa::avx512)
            return clicks_avx512::build;
        if (isa == Isa::avx2)
            return clicks_avx2::build;
    }
#endif
    static_cast<void>(isa);
    return Functions<LaneBoard<16, 3>>::build;
}

} // namespace samegame
