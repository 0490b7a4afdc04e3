#include "app/gui/basics/exitguard.h"

#include <cstdlib>
#include <utility>

namespace {

std::function<void()>& keeper() {
    static std::function<void()> keeper;
    return keeper;
}

void keepAndEnd() {
    if (!keeper())
        return;
    const auto keep = std::exchange(keeper(), {});
    keep();
    std::_Exit(EXIT_FAILURE);
}

} // namespace

ExitGuard::ExitGuard(const std::function<void()>& keep) {
    keeper() = keep; // made before the handler, so that it ends after it
    static const int isRegistered = std::atexit(keepAndEnd);
    static_cast<void>(isRegistered);
}

ExitGuard::~ExitGuard() {
    keeper() = {};
}
