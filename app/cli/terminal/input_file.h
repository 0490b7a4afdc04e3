#pragma once

#include <string>

namespace samegame::cli {

/// All of the file, pipe or device at `path`, or of standard input for "-". Throws InputError where
/// it cannot be read or holds more than max_input_bytes, of which no more is read, and UsageError
/// where it is to be written too (named_files.h).
std::string content_of(const std::string& path);

} // namespace samegame::cli
