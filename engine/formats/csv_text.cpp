#include "engine/formats/csv_text.h"

#include "engine/base/text.h"

namespace samegame {

std::string csv_field(std::string_view text) {
    constexpr std::string_view begin_formulas = "=+-@\t\r\n";
    const bool is_formula = !text.empty() &&
                            begin_formulas.find(text.front()) != std::string_view::npos &&
                            !parse_real(text);
    const std::string field = (is_formula ? "'" : "") + std::string(text);
    if (field.find_first_of(",\"\n\r") == std::string::npos)
        return field;
    std::string quoted = "\"";
    for (const char c : field)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

} // namespace samegame
