#include "engine/base/exceptions.h"

namespace samegame {

FalseClaim false_proof(int bound, int score) {
    return FalseClaim({Message(
        SAMEGAME_TEXT("EngineError",
                      "the solver has a fault: it proved that %1 points are the most, but %2 were "
                      "found"),
        bound, score)});
}

Error error_of(const std::exception& exception) {
    if (const auto* refusal = dynamic_cast<const InvalidOptions*>(&exception))
        return refusal->error();
    if (const auto* claim = dynamic_cast<const FalseClaim*>(&exception))
        return claim->error();
    return {{SAMEGAME_TEXT("EngineError", "the computer ran short of memory or threads (%1)"),
             exception.what()}};
}

} // namespace samegame
