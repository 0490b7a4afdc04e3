#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace samegame {

/// A field of a CSV file (RFC 4180), in quotes if it needs them. A text that begins with =, +, - or
/// @ (also after blanks, or in full width), or with a tab or a line end, may be run as a formula by
/// a spreadsheet, so it gets an apostrophe in front unless it is a number.
std::string csv_field(std::string_view text);

/// A row of a CSV file with its line end.
std::string csv_line(const std::vector<std::string>& fields);

} // namespace samegame
