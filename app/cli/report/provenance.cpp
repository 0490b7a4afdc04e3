#include "app/cli/report/provenance.h"

#include <ctime>
#include <fstream>

#include "engine/base/text.h"

namespace samegame::cli {

std::string machine_name() {
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("model name"))
            return visible(trim(std::string_view(line).substr(line.find(':') + 1)));
    return "unknown machine";
}

std::string today(DayOf clock) {
    const std::time_t now = std::time(nullptr);
    std::string text(sizeof "2026-11-23", '\0');
    text.resize(
        std::strftime(text.data(), text.size(), "%Y-%m-%d",
                      clock == DayOf::this_place ? std::localtime(&now) : std::gmtime(&now)));
    return text;
}

} // namespace samegame::cli
