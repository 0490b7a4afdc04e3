#pragma once

#include <cstddef>
#include <string>

namespace samegame::cli {

/// The largest file that a command reads; a solution file takes some kilobytes.
inline constexpr std::size_t max_input_bytes = std::size_t{16} << 20;

/// All of the file, pipe or device at `path`, or of standard input for "-". Throws InputError where
/// it cannot be read or holds more than max_input_bytes, of which no more is read.
std::string content_of(const std::string& path);

} // namespace samegame::cli
