#pragma once

#include <optional>
#include <string>

#include "app/cli/terminal/ticker.h"

namespace samegame::cli {

/// As long as it lives a command waits for what comes from `path`: where that is a pipe, which may
/// have nobody who writes to it, and standard error is a terminal, it is said there once, after a
/// second and a half. What comes earlier is no news.
class WaitNotice {
public:
    explicit WaitNotice(const std::string& path);

private:
    void tell();

    std::string m_path;
    bool m_is_told = false;
    std::optional<Ticker> m_ticker; // last, so that it starts when all else is there
};

} // namespace samegame::cli
