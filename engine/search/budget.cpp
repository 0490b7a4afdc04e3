#include "engine/search/budget.h"

#include <unistd.h>

namespace samegame {

std::uint64_t default_memory() {
    const auto pages = sysconf(_SC_PHYS_PAGES);
    const auto page_size = sysconf(_SC_PAGE_SIZE);
    if (pages <= 0 || page_size <= 0)
        return std::uint64_t{1} << 30;
    return static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(page_size) / 4;
}

std::string_view name_of(StopReason reason) {
    switch (reason) {
    case StopReason::budget_spent:
        return "budget_spent";
    case StopReason::stop_requested:
        return "stop_requested";
    case StopReason::proven_optimal:
        return "proven_optimal";
    case StopReason::memory_full:
        return "memory_full";
    }
    return "";
}

} // namespace samegame
