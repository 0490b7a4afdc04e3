#include "engine/formats/line_file.h"

#include <algorithm>
#include <cerrno>
#include <thread>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/formats/part_file.h"

namespace samegame {

namespace {

constexpr std::size_t chunk_bytes = std::size_t{1} << 20;
constexpr int most_openings = 100;

/// Whether `text` was left by a program that was killed at its first write.
bool is_torn_start(std::string_view text, std::string_view start) {
    const std::size_t common = std::min(text.size(), start.size());
    return text.substr(0, common) == start.substr(0, common);
}

Error too_long_line() {
    return {{SAMEGAME_TEXT("EngineError", "a line has more than %1 MiB"), max_input_bytes >> 20}};
}

} // namespace

Result<std::string> for_each_line(int descriptor, const TakeLine& take) {
    std::string text;
    std::string chunk(chunk_bytes, '\0');
    for (;;) {
        const auto count = read_some(descriptor, chunk.data(), chunk.size());
        if (!count)
            return count.error();
        if (*count == 0)
            return text;
        text.append(chunk, 0, *count);
        std::size_t start = 0;
        for (std::size_t end = 0; (end = text.find('\n', start)) != std::string::npos;) {
            if (end - start > max_input_bytes)
                return too_long_line();
            const auto taken = take(std::string_view(text).substr(start, end - start));
            if (!taken)
                return taken.error();
            if (!*taken)
                return std::string();
            start = end + 1;
        }
        text.erase(0, start);
        if (text.size() > max_input_bytes)
            return too_long_line();
    }
}

Result<GrowingFile> GrowingFile::open(const std::string& path) {
    return open_with(path, 0);
}

Result<GrowingFile> GrowingFile::open_or_make(const std::string& path) {
    return open_with(path, O_CREAT);
}

Result<GrowingFile> GrowingFile::open_with(const std::string& path, int flags) {
    for (int i = 0; i < most_openings; ++i, std::this_thread::yield()) {
        // A pipe would wait for its other end without O_NONBLOCK.
        Descriptor file = open_path(path, O_RDWR | O_APPEND | O_NONBLOCK | flags);
        struct stat status {};
        if (file.number() < 0)
            return error_of_system(errno);
        if (::fstat(file.number(), &status) != 0 || !S_ISREG(status.st_mode))
            return Error{{SAMEGAME_TEXT("EngineError", "it is not an ordinary file")}};
        if (::flock(file.number(), LOCK_EX | LOCK_NB) != 0 && !has_no_locks(errno)) {
            if (errno == EWOULDBLOCK)
                continue;
            return error_of_system(errno);
        }
        // Another program may have put a whole file in its place before it was locked.
        struct stat now {};
        if (::stat(path.c_str(), &now) == 0 && now.st_dev == status.st_dev &&
            now.st_ino == status.st_ino)
            return GrowingFile(path, std::move(file), status.st_size);
    }
    return Error{{SAMEGAME_TEXT("EngineError", "another program writes to it")}};
}

std::optional<Error> GrowingFile::read(std::string_view start, const TakeLine& take) {
    std::int64_t size = 0; // of whole lines
    bool wants_more = true;
    const auto torn = for_each_line(m_file.number(), [&](std::string_view line) {
        auto taken = take(line);
        wants_more = taken && *taken;
        size += static_cast<std::int64_t>(line.size()) + 1;
        return taken;
    });
    if (!torn)
        return torn.error();
    if (!wants_more)
        return std::nullopt; // later lines were not read
    if (size == 0 && !is_torn_start(*torn, start))
        if (const auto taken = take(*torn); !taken)
            return taken.error();
    if (!torn->empty() && ::ftruncate(m_file.number(), size) != 0)
        return error_of_system(errno);
    m_was_torn = !torn->empty();
    m_size = size;
    return std::nullopt;
}

/// The reason why lines would be lost, if any.
std::optional<Error> GrowingFile::loss() const {
    struct stat open {};
    struct stat named {};
    if (::fstat(m_file.number(), &open) != 0)
        return error_of_system(errno);
    if (::stat(m_path.c_str(), &named) != 0 || named.st_dev != open.st_dev ||
        named.st_ino != open.st_ino)
        return Error{{SAMEGAME_TEXT("EngineError", "it was moved, deleted or replaced meanwhile")}};
    if (open.st_size != m_size)
        return Error{{SAMEGAME_TEXT("EngineError", "another program has changed it meanwhile")}};
    return std::nullopt;
}

std::optional<Error> GrowingFile::append(std::string_view line) {
    if (auto error = loss())
        return error;
    if (auto error = write_all(m_file.number(), line)) {
        // If this fails too, the program that opens the file next cuts off the torn line.
        [[maybe_unused]] const int result = ::ftruncate(m_file.number(), m_size);
        return error;
    }
    m_size += static_cast<std::int64_t>(line.size());
    return std::nullopt;
}

} // namespace samegame
