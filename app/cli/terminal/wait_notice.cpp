#include "app/cli/terminal/wait_notice.h"

#include <chrono>
#include <iostream>

#include <sys/stat.h>
#include <unistd.h>

#include "app/cli/terminal/text_output.h"

namespace samegame::cli {

namespace {

constexpr std::chrono::milliseconds patience(1500);

bool is_pipe(const std::string& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 && S_ISFIFO(status.st_mode);
}

} // namespace

WaitNotice::WaitNotice(const std::string& path) : m_path(path) {
    if (isatty(STDERR_FILENO) != 0 && is_pipe(path))
        m_ticker.emplace(patience, [this] { tell(); });
}

void WaitNotice::tell() {
    if (m_is_told)
        return;
    m_is_told = true;
    std::cerr << "waiting for " + path_in_quotes(m_path) + ", a pipe\n" << std::flush;
}

} // namespace samegame::cli
