#include "app/cli/terminal/input_file.h"

#include <chrono>
#include <iostream>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

#include "app/cli/terminal/failure.h"
#include "app/cli/terminal/named_files.h"
#include "app/cli/terminal/notice.h"
#include "app/cli/terminal/text_output.h"

namespace samegame::cli {

namespace {

constexpr std::chrono::milliseconds patience(1500);

bool is_pipe(const std::string& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 && S_ISFIFO(status.st_mode);
}

} // namespace

std::unique_ptr<Ticker> wait_notice(const std::string& path) {
    if (isatty(STDERR_FILENO) == 0 || is_quiet() || !is_pipe(path))
        return nullptr;
    return std::make_unique<Ticker>(patience, [path, is_told = false]() mutable {
        if (!std::exchange(is_told, true))
            std::cerr << "waiting for " + path_in_quotes(path) + ", a pipe\n" << std::flush;
    });
}

std::string content_of(const std::string& path, std::uintmax_t max_bytes) {
    note_input(path);
    const bool is_standard_input = path == standard_stream;
    const auto notice = is_standard_input ? nullptr : wait_notice(path);
    auto content = is_standard_input ? content_of_descriptor(STDIN_FILENO, max_bytes)
                                     : content_of_path(path, InputKind::anything, max_bytes);
    if (!content)
        throw InputError("cannot read " +
                         (is_standard_input ? "standard input" : path_in_quotes(path)) + ": " +
                         to_string(content.error()));
    return std::move(content).value();
}

} // namespace samegame::cli
