#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace samegame {

/// A field of a CSV file (RFC 4180), in quotes where it needs them. A text that begins with =, +, -
/// or @ (behind blanks and of full width, too), or with a tab or a line end, is a formula to a
/// spreadsheet, which may run what it says: it gets an apostrophe in front unless it is a number.
std::string csv_field(std::string_view text);

/// A line of a CSV file with its end.
std::string csv_line(const std::vector<std::string>& fields);

} // namespace samegame
