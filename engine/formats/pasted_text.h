#pragma once

#include <string>
#include <string_view>

namespace samegame {

/// `text` (UTF-8) with only plain blanks and line ends, as a keyboard types them: other spaces and
/// marks (">") of a quotation become blanks; separators of lines and paragraphs, CR LF and CR line
/// ends; characters that take no room (zero-width, soft hyphens, marks of direction and byte order)
/// go.
std::string with_plain_blanks(std::string_view text);

std::string without_blanks(std::string_view text);

} // namespace samegame
