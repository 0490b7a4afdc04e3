#include "engine/base/false_claim.h"

namespace samegame {

FalseClaim false_proof(int bound, int score) {
    return FalseClaim({Message(
        SAMEGAME_TEXT("EngineError",
                      "the solver has a fault: it proved that %1 points are the most, but %2 were "
                      "found"),
        bound, score)});
}

} // namespace samegame
