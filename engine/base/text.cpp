#include "engine/base/text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>

namespace samegame {

namespace {

template <class T>
std::optional<T> parse_whole(std::string_view text) {
    T value{};
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || rest != end)
        return std::nullopt;
    return value;
}

/// The start of a text: a character of UTF-8, or a byte that is not part of one.
struct Character {
    std::size_t bytes = 1;
    std::optional<char32_t> code;
};

/// `text` is not empty. Overlong forms, surrogates and what lies above U+10FFFF are not UTF-8.
Character first_character(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text.front());
    if (lead < 0x80)
        return {1, lead};
    if (lead < 0xc2 || lead > 0xf4)
        return {};
    const std::size_t bytes = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    if (text.size() < bytes)
        return {};
    char32_t code = lead & (0x7fU >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        const auto next = static_cast<unsigned char>(text[i]);
        if ((next & 0xc0U) != 0x80)
            return {};
        code = code << 6 | (next & 0x3fU);
    }
    const bool is_overlong = (bytes == 3 && code < 0x800) || (bytes == 4 && code < 0x10000);
    if (is_overlong || (code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff)
        return {};
    return {bytes, code};
}

/// Whether a character changes its surroundings, or is invisible.
bool is_hidden(char32_t code) {
    struct Range {
        char32_t first;
        char32_t last;
    };
    constexpr Range hidden[]{
        {0x00, 0x1f},       // control characters: C0,
        {0x7f, 0x9f},       // delete and C1
        {0x61c, 0x61c},     // Arabic letter mark
        {0x200b, 0x200b},   // zero width space
        {0x200e, 0x200f},   // marks of direction
        {0x2028, 0x202e},   // ends of lines and paragraphs; embeddings and overrides of direction
        {0x2060, 0x206f},   // word joiner, invisible operators, isolates of direction
        {0xfeff, 0xfeff},   // byte order mark
        {0xfff9, 0xfffb},   // interlinear annotations
        {0xe0000, 0xe007f}, // tags
    };
    return std::any_of(std::begin(hidden), std::end(hidden),
                       [code](Range range) { return code >= range.first && code <= range.last; });
}

/// The `character` that `text` begins with, itself or spelled out.
std::string spelled(Character character, std::string_view text) {
    if (character.code && !is_hidden(*character.code))
        return std::string(text.substr(0, character.bytes));
    const char32_t code = character.code.value_or(static_cast<unsigned char>(text.front()));
    if (code == '\n')
        return "\\n";
    if (code == '\r')
        return "\\r";
    if (code == '\t')
        return "\\t";
    constexpr std::string_view digits = "0123456789abcdef";
    const int places = code < 0x100 ? 2 : code < 0x10000 ? 4 : 8;
    std::string text_of_code = places == 2 ? "\\x" : places == 4 ? "\\u" : "\\U";
    for (int place = places - 1; place >= 0; --place)
        text_of_code += digits[code >> (4 * place) & 0xfU];
    return text_of_code;
}

} // namespace

std::optional<std::int64_t> parse_integer(std::string_view text, std::int64_t minimum,
                                          std::int64_t maximum) {
    const auto value = parse_whole<std::int64_t>(text);
    if (!value || *value < minimum || *value > maximum)
        return std::nullopt;
    return value;
}

std::optional<std::uint64_t> parse_seed(std::string_view text) {
    return parse_whole<std::uint64_t>(text);
}

std::optional<double> parse_real(std::string_view text) {
    const auto value = parse_whole<double>(text);
    if (!value || !std::isfinite(*value))
        return std::nullopt;
    return value;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        const auto at = text.find(separator);
        parts.push_back(text.substr(0, at));
        if (at == std::string_view::npos)
            return parts;
        text.remove_prefix(at + 1);
    }
}

std::string_view without_bom(std::string_view text) {
    constexpr std::string_view bom = "\xef\xbb\xbf";
    return text.starts_with(bom) ? text.substr(bom.size()) : text;
}

std::string_view trim(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n\v\f";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::string joined(std::span<const std::string> words) {
    std::string list;
    for (const std::string& word : words)
        list += (list.empty() ? "" : ", ") + word;
    return list;
}

std::string number_text(double value) {
    char buffer[32];
    const bool is_short = std::abs(value) < 1e15 && value == std::floor(value);
    const auto format = is_short ? std::chars_format::fixed : std::chars_format::general;
    return {buffer, std::to_chars(buffer, buffer + sizeof buffer, value, format).ptr};
}

std::string fixed(double value, int decimals) {
    std::string text(512, '\0'); // more than the longest double takes
    const char* end = std::to_chars(text.data(), text.data() + text.size(), value,
                                    std::chars_format::fixed, decimals)
                          .ptr;
    text.resize(static_cast<std::size_t>(end - text.data()));
    if (text.starts_with('-') && text.find_first_of("123456789") == std::string::npos)
        text.erase(0, 1); // it rounds to 0
    return text;
}

std::string hexadecimal(std::uint64_t number) {
    std::string digits(16, '0');
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, number >>= 4)
        *digit = "0123456789abcdef"[number & 15];
    return digits;
}

std::string checksum_of(std::string_view text) {
    std::uint64_t sum = 0xcbf29ce484222325ULL;
    for (const char c : text) {
        sum ^= static_cast<unsigned char>(c);
        sum *= 0x100000001b3ULL;
    }
    return hexadecimal(sum);
}

std::string visible(std::string_view text, std::size_t most) {
    std::string line;
    for (std::size_t width = 0; !text.empty();) {
        const Character character = first_character(text);
        const std::string shown = spelled(character, text);
        width += shown.size() == character.bytes ? 1 : shown.size();
        if (width > most)
            return line + "…";
        line += shown;
        text.remove_prefix(character.bytes);
    }
    return line;
}

std::string in_quotes(std::string_view text, std::size_t most) {
    return "'" + visible(text, most) + "'";
}

} // namespace samegame
