#include "engine/base/result.h"

namespace samegame {

Message with_place(const Error& error) {
    if (error.line == 0)
        return error.message;
    if (error.column == 0)
        return {SAMEGAME_TEXT("EngineError", "line %1: %2"), error.line, error.message};
    return {SAMEGAME_TEXT("EngineError", "line %1, column %2: %3"), error.line, error.column,
            error.message};
}

std::string to_string(const Error& error) {
    return to_string(with_place(error));
}

} // namespace samegame
