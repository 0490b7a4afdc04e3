#pragma once

#include <string>
#include <string_view>

namespace samegame {

/// A field of a CSV file (RFC 4180), in quotes where it needs them. A text that begins with =, +, -
/// or @ (behind blanks and of full width, too), or with a tab or a line end, is a formula to a
/// spreadsheet, which may run what it says: it gets an apostrophe in front unless it is a number.
std::string csv_field(std::string_view text);

} // namespace samegame
