#include "engine/formats/csv_text.h"

#include <algorithm>
#include <cstddef>

#include "engine/base/text.h"

namespace samegame {

std::string csv_field(std::string_view text) {
    // Programs leave out blanks before them; of full width they count in East Asian ones.
    constexpr std::string_view begin_formulas[] = {"=",      "+",      "-",      "@",
                                                   "\uff1d", "\uff0b", "\uff0d", "\uff20"};
    const std::string_view start = trim(text);
    const bool begins_so = std::ranges::any_of(
        begin_formulas, [&](std::string_view sign) { return start.starts_with(sign); });
    const bool is_formula = (begins_so && !parse_real(text)) || text.starts_with('\t') ||
                            text.starts_with('\r') || text.starts_with('\n');
    std::string field = (is_formula ? "'" : "") + std::string(text);
    if (field.find_first_of(",\"\n\r") == std::string::npos)
        return field;
    std::string quoted = "\"";
    for (const char c : field)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

std::string csv_line(const std::vector<std::string>& fields) {
    std::string line;
    for (std::size_t i = 0; i < fields.size(); ++i)
        line += (i == 0 ? "" : ",") + csv_field(fields[i]);
    return line + "\n";
}

} // namespace samegame
