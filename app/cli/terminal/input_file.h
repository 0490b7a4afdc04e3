#pragma once

#include <optional>
#include <string>

#include "app/cli/terminal/progress_line.h"

namespace samegame::cli {

/// Lives as long as a command waits for input from `path`. If that is a pipe, which may lack a
/// writer, and standard error is a terminal, it says so there once, after a second and a half.
class WaitNotice {
public:
    explicit WaitNotice(const std::string& path);

private:
    void tell();

    std::string m_path;
    bool m_is_told = false;
    std::optional<Ticker> m_ticker; // last, so that it starts when all else is there
};

/// All of the file, pipe or device at `path`, or of standard input for "-". Throws InputError where
/// it cannot be read or holds more than max_input_bytes, of which no more is read, and UsageError
/// where it is to be written too (named_files.h).
std::string content_of(const std::string& path);

} // namespace samegame::cli
