#pragma once

#include <string>
#include <string_view>

namespace samegame {

/// `text` (UTF-8) with plain blanks and line ends alone, as a keyboard types them. Mail programs,
/// chats and web pages put others around and into what people copy: no-break spaces and spaces of
/// other widths become blanks, and so do the marks (">") of a quotation before its lines;
/// separators of lines and paragraphs and the line ends of other systems (CR LF, CR) become line
/// ends; what takes no room (zero-width spaces and joiners, soft hyphens, marks of direction and of
/// byte order) goes.
std::string with_plain_blanks(std::string_view text);

/// `text` without blanks and line ends, wherever they stand.
std::string without_blanks(std::string_view text);

} // namespace samegame
