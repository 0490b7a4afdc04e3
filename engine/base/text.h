#pragma once

#include <cstdint>
#include <optional>
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

/// `text` without blanks at both ends.
std::string_view trim(std::string_view text);

/// 'text', as sentences quote what people wrote.
std::string in_quotes(std::string_view text);

} // namespace samegame
