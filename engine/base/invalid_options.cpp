#include "engine/base/invalid_options.h"

#include "engine/base/false_claim.h"

namespace samegame {

Error error_of(const std::exception& exception) {
    if (const auto* refusal = dynamic_cast<const InvalidOptions*>(&exception))
        return refusal->error();
    if (const auto* claim = dynamic_cast<const FalseClaim*>(&exception))
        return claim->error();
    return {{SAMEGAME_TEXT("EngineError", "the computer ran short of memory or threads (%1)"),
             exception.what()}};
}

} // namespace samegame
