#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace samegame {

/// The whole of `text` as a decimal number in [minimum, maximum]; no sign but '-', no blanks.
std::optional<std::int64_t> parse_integer(std::string_view text, std::int64_t minimum,
                                          std::int64_t maximum);

/// The whole of `text` as a seed: decimal, 0 to 2^64-1.
std::optional<std::uint64_t> parse_seed(std::string_view text);

/// The whole of `text` as a finite decimal number, point as separator in every locale.
std::optional<double> parse_real(std::string_view text);

/// The parts of `text` between separators; at least one part.
std::vector<std::string_view> split(std::string_view text, char separator);

/// `text` without the byte order mark that some programs write before UTF-8.
std::string_view without_bom(std::string_view text);

std::string_view trim(std::string_view text);

/// The words with ", " between them.
std::string joined(std::span<const std::string> words);

/// A number in the fewest digits that read back the same, without an exponent below 10^15.
std::string number_text(double value);

/// A number with a fixed count of decimals, point as separator.
std::string fixed(double value, int decimals);

/// A number in 16 hexadecimal digits.
std::string hexadecimal(std::uint64_t number);

/// 64 bits of a text, in hexadecimal digits, that change when it is damaged (G. Fowler, L. Noll,
/// P. Vo: FNV-1a).
std::string checksum_of(std::string_view text);

/// `text` on one line, harmless to a terminal and in the order in which it is written: control
/// characters, characters that change the direction or take no room, and bytes that are not UTF-8
/// are spelled out (\n, \x1b, \u202e). At most `most` characters, then an ellipsis.
std::string visible(std::string_view text, std::size_t most = std::string_view::npos);

/// The most characters that a sentence quotes of a text from outside.
inline constexpr std::size_t quoted_characters = 60;

/// 'text', as sentences quote what people wrote and what files hold: made visible and shortened.
std::string in_quotes(std::string_view text, std::size_t most = quoted_characters);

} // namespace samegame
