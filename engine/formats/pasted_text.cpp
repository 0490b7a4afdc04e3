#include "engine/formats/pasted_text.h"

#include <algorithm>
#include <iterator>

namespace samegame {

namespace {

/// What a character of UTF-8 that is not plain becomes.
struct Substitute {
    std::string_view first;
    std::string_view last; ///< Differs from `first` in the last byte alone.
    std::string_view plain;
};

constexpr Substitute substitutes[]{
    {"\xc2\x85", "\xc2\x85", "\n"},         // U+0085 next line
    {"\xc2\xa0", "\xc2\xa0", " "},          // U+00A0 no-break space
    {"\xc2\xad", "\xc2\xad", ""},           // U+00AD soft hyphen
    {"\xe1\x9a\x80", "\xe1\x9a\x80", " "},  // U+1680 Ogham space mark
    {"\xe1\xa0\x8e", "\xe1\xa0\x8e", ""},   // U+180E Mongolian vowel separator
    {"\xe2\x80\x80", "\xe2\x80\x8a", " "},  // U+2000 to U+200A spaces of other widths
    {"\xe2\x80\x8b", "\xe2\x80\x8f", ""},   // U+200B to U+200F zero width, marks of direction
    {"\xe2\x80\xa8", "\xe2\x80\xa9", "\n"}, // U+2028, U+2029 separators of lines, of paragraphs
    {"\xe2\x80\xaa", "\xe2\x80\xae", ""},   // U+202A to U+202E embeddings of direction
    {"\xe2\x80\xaf", "\xe2\x80\xaf", " "},  // U+202F narrow no-break space
    {"\xe2\x81\x9f", "\xe2\x81\x9f", " "},  // U+205F mathematical space
    {"\xe2\x81\xa0", "\xe2\x81\xaf", ""},   // U+2060 to U+206F word joiner, isolates of direction
    {"\xe3\x80\x80", "\xe3\x80\x80", " "},  // U+3000 ideographic space
    {"\xef\xbb\xbf", "\xef\xbb\xbf", ""},   // U+FEFF byte order mark, once a no-break space too
};

/// The row of the character at the start of `text`; the end if the character stays.
const Substitute* substitute_of(std::string_view text) {
    return std::find_if(std::begin(substitutes), std::end(substitutes), [text](const auto& row) {
        const std::string_view sign = text.substr(0, row.first.size());
        // Characters of a row have the same length, so they are in the order of their last bytes.
        return sign.size() == row.first.size() && sign >= row.first && sign <= row.last;
    });
}

/// Replaces line ends of two bytes (CR LF) and of the other byte (CR).
void use_plain_line_ends(std::string& text) {
    std::size_t end = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n')
            continue;
        text[end++] = text[i] == '\r' ? '\n' : text[i];
    }
    text.resize(end);
}

/// Replaces quote marks at the beginning of each line by blanks, so that columns stay in place.
void blank_quote_marks(std::string& text) {
    bool is_at_begin = true;
    for (char& c : text) {
        if (c == '>' && is_at_begin)
            c = ' ';
        is_at_begin = c == '\n' || (is_at_begin && (c == ' ' || c == '\t'));
    }
}

} // namespace

std::string with_plain_blanks(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const auto is_beyond_ascii = [](char c) { return static_cast<unsigned char>(c) >= 0x80; };
        const auto ascii = static_cast<std::size_t>(
            std::find_if(text.begin(), text.end(), is_beyond_ascii) - text.begin());
        plain += text.substr(0, ascii);
        text.remove_prefix(ascii);
        if (text.empty())
            break;
        const auto* row = substitute_of(text);
        const bool is_kept = row == std::end(substitutes);
        plain += is_kept ? text.substr(0, 1) : row->plain;
        text.remove_prefix(is_kept ? 1 : row->first.size());
    }
    use_plain_line_ends(plain);
    blank_quote_marks(plain);
    return plain;
}

std::string without_blanks(std::string_view text) {
    std::string rest(text);
    std::erase_if(rest, [](char c) {
        return std::string_view(" \t\r\n\v\f").find(c) != std::string_view::npos;
    });
    return rest;
}

} // namespace samegame
