#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "app/cli/terminal/progress_line.h"
#include "engine/formats/file_content.h"

namespace samegame::cli {

/// Says after a second and a half, once, that a command waits for input from `path`, if that is a
/// pipe, which may lack a writer, and standard error is a terminal. The caller keeps what it
/// returns for as long as it waits.
std::unique_ptr<Ticker> wait_notice(const std::string& path);

/// The whole content of the file, pipe or device at `path`, or of standard input for "-". Throws
/// InputError if it cannot be read or holds more than `max_bytes`, of which no more is read, and
/// UsageError if the command also writes it (named_files.h).
std::string content_of(const std::string& path, std::uintmax_t max_bytes = max_input_bytes);

} // namespace samegame::cli
