#include "engine/base/exceptions.h"

namespace samegame {

FalseClaim false_proof(int bound, int score) {
    return FalseClaim({Message(
        SAMEGAME_TEXT("EngineError",
                      "the solver has a fault: it proved that %1 points are the most, but %2 were "
                      "found"),
        bound, score)});
}

DamagedState::DamagedState()
    : ThrownError(Error{{SAMEGAME_TEXT("EngineError", "the state of the search is damaged")}}) {}

Error error_of(const std::exception& exception) {
    if (const auto* thrown = dynamic_cast<const ThrownError*>(&exception))
        return thrown->error();
    return {{SAMEGAME_TEXT("EngineError", "the computer ran short of memory or threads (%1)"),
             exception.what()}};
}

} // namespace samegame
