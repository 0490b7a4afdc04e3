#pragma once

#include <string>
#include <string_view>

namespace samegame {

/// `text` (UTF-8) with only plain blanks and line ends, as a keyboard types them. Mail programs,
/// chats and web pages add others to what people copy: no-break spaces and spaces of other widths
/// become blanks, and so do the marks (">") of a quotation; separators of lines and paragraphs and
/// the line ends of other systems (CR LF, CR) become line ends; characters that take no room
/// (zero-width spaces and joiners, soft hyphens, marks of direction and of byte order) are removed.
std::string with_plain_blanks(std::string_view text);

/// `text` without any blanks and line ends.
std::string without_blanks(std::string_view text);

} // namespace samegame
