#include "app/cli/trials/line_log.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

#include "app/cli/terminal/failure.h"
#include "app/cli/terminal/text_output.h"
#include "engine/formats/file_content.h"

namespace samegame::cli {

namespace {

constexpr std::size_t most_line_bytes = max_input_bytes;
constexpr mode_t ordinary_file = 0666; // less what the umask takes away

std::string reason_of(int code) {
    return std::generic_category().message(code);
}

[[noreturn]] void refuse_writing(const std::string& path, const std::string& reason) {
    throw InputError("cannot write " + path_in_quotes(path) + ": " + reason);
}

/// What a program that was killed at its first write has left.
bool is_torn_start(std::string_view text, std::string_view start) {
    const std::size_t common = std::min(text.size(), start.size());
    return text.substr(0, common) == start.substr(0, common);
}

} // namespace

std::string for_each_line(int file, const std::string& path, const LineLog::Take& take) {
    std::string text;
    std::string chunk(std::size_t{1} << 20, '\0');
    for (;;) {
        const ssize_t count = ::read(file, chunk.data(), chunk.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            LineLog::refuse(path, "cannot be read: " + reason_of(errno));
        if (count == 0)
            return text;
        text.append(chunk, 0, static_cast<std::size_t>(count));
        std::size_t start = 0;
        for (std::size_t end = 0; (end = text.find('\n', start)) != std::string::npos;) {
            if (!take(std::string_view(text).substr(start, end - start)))
                return {};
            start = end + 1;
        }
        text.erase(0, start);
        if (text.size() > most_line_bytes)
            LineLog::refuse(path, to_string(too_large_error(most_line_bytes)) + " in one line");
    }
}

LineLog::LineLog(std::string path) : m_path(std::move(path)) {
    // A pipe would wait for its other end without O_NONBLOCK.
    m_file =
        ::open(m_path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, ordinary_file);
    if (m_file < 0)
        refuse_writing(m_path, reason_of(errno));
    struct stat status {};
    const bool is_file = fstat(m_file, &status) == 0 && S_ISREG(status.st_mode);
    if (is_file && flock(m_file, LOCK_EX | LOCK_NB) == 0)
        return;
    close(m_file);
    refuse_writing(m_path, is_file ? "another program writes to it" : "it is no ordinary file");
}

LineLog::~LineLog() {
    close(m_file);
}

void LineLog::read(std::string_view start, const Take& take) {
    const std::string torn = for_each_line(m_file, m_path, [&](std::string_view line) {
        const bool wants_more = take(line);
        m_size += static_cast<std::int64_t>(line.size()) + 1;
        return wants_more;
    });
    if (m_size == 0 && !is_torn_start(torn, start))
        take(torn);
    if (!torn.empty() && ftruncate(m_file, m_size) != 0)
        refuse_writing(m_path, reason_of(errno));
}

void LineLog::append(const std::string& line) {
    std::size_t written = 0;
    while (written < line.size()) {
        const ssize_t count = ::write(m_file, line.data() + written, line.size() - written);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0) {
            const int reason = count < 0 ? errno : ENOSPC;
            // Where this fails too, the next program cuts the torn line off.
            [[maybe_unused]] const int result = ftruncate(m_file, m_size);
            refuse_writing(m_path, reason_of(reason));
        }
        written += static_cast<std::size_t>(count);
    }
    m_size += static_cast<std::int64_t>(line.size());
}

void LineLog::read_only(const std::string& path, const Take& take) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0)
        return; // what keeps it from being opened is told when it is to be written
    try {
        for_each_line(file, path, take);
    } catch (...) {
        close(file);
        throw;
    }
    close(file);
}

void LineLog::refuse(const std::string& path, const std::string& reason) {
    throw InputError(path_in_quotes(path) + ": " + reason);
}

} // namespace samegame::cli
