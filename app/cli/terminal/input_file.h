#pragma once

#include <optional>
#include <string>

#include "app/cli/terminal/progress_line.h"

namespace samegame::cli {

/// Says after a second and a half, once, that a command waits for input from `path`, if that is a
/// pipe, which may lack a writer, and standard error is a terminal. It lives as long as the command
/// waits.
class WaitNotice {
public:
    explicit WaitNotice(const std::string& path);

private:
    void tell();

    std::string m_path;
    bool m_is_told = false;
    std::optional<Ticker> m_ticker; // last, so that it starts once all else is constructed
};

/// The whole content of the file, pipe or device at `path`, or of standard input for "-". Throws
/// InputError if it cannot be read or holds more than max_input_bytes, of which no more is read,
/// and UsageError if the command also writes it (named_files.h).
std::string content_of(const std::string& path);

} // namespace samegame::cli
