#include "engine/formats/file_content.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace samegame {

Descriptor::~Descriptor() {
    if (m_number >= 0)
        ::close(m_number);
}

Descriptor::Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
    std::swap(m_number, other.m_number);
    return *this;
}

Descriptor open_path(const std::string& path, int flags) {
    if (path.find('\0') != std::string::npos) { // the name ends there for the system
        errno = ENOENT;
        return Descriptor(-1);
    }
    constexpr mode_t ordinary_file = 0666; // less what the umask takes away
    return Descriptor(::open(path.c_str(), flags | O_CLOEXEC | O_NOCTTY, ordinary_file));
}

Result<std::size_t> read_some(int descriptor, char* to, std::size_t most) {
    for (;;) {
        const ssize_t count = ::read(descriptor, to, most);
        if (count >= 0)
            return static_cast<std::size_t>(count);
        if (errno != EINTR)
            return error_of_system(errno);
    }
}

Error error_of_system(int number) {
    return {{"%1", std::generic_category().message(number)}};
}

namespace {

/// Why the open file cannot be used. It checks the descriptor, since the path may name something
/// else by now.
std::optional<Error> opening_error(const Descriptor& file, InputKind kind,
                                   std::uintmax_t max_bytes) {
    struct stat status {};
    if (file.number() < 0 || ::fstat(file.number(), &status) != 0)
        return error_of_system(errno);
    if (S_ISDIR(status.st_mode))
        return Error{{SAMEGAME_TEXT("EngineError", "it is a folder, not a file")}};
    if (kind == InputKind::anything)
        return std::nullopt;
    if (!S_ISREG(status.st_mode))
        return Error{{SAMEGAME_TEXT("EngineError", "it is a pipe or a device, not a file")}};
    if (static_cast<std::uintmax_t>(status.st_size) > max_bytes)
        return too_large_error(max_bytes);
    return std::nullopt;
}

} // namespace

Error too_large_error(std::uintmax_t max_bytes) {
    return {{SAMEGAME_TEXT("EngineError", "it has more than %1 MiB"), max_bytes >> 20}};
}

Result<Descriptor> open_to_read(const std::string& path, InputKind kind, std::uintmax_t max_bytes) {
    const int waiting = kind == InputKind::regular_file ? O_NONBLOCK : 0;
    Descriptor file = open_path(path, O_RDONLY | waiting);
    if (const auto error = opening_error(file, kind, max_bytes))
        return *error;
    return file;
}

Result<std::string> content_of_path(const std::string& path, InputKind kind,
                                    std::uintmax_t max_bytes) {
    const auto file = open_to_read(path, kind, max_bytes);
    return file ? content_of_descriptor(file->number(), max_bytes) : file.error();
}

Result<std::string> content_of_standard_input() {
    return content_of_descriptor(STDIN_FILENO);
}

Result<std::string> content_of_descriptor(int descriptor, std::uintmax_t max_bytes) {
    constexpr std::size_t chunk = std::size_t{1} << 16;
    std::string content;
    for (;;) {
        const std::size_t size = content.size();
        content.resize(size + chunk);
        const auto count = read_some(descriptor, content.data() + size, chunk);
        if (!count)
            return count.error();
        content.resize(size + *count);
        if (*count == 0)
            return content;
        if (content.size() > max_bytes)
            return too_large_error(max_bytes);
    }
}

std::optional<Error> regular_file_error(const std::string& path, std::uintmax_t max_bytes) {
    const auto file = open_to_read(path, InputKind::regular_file, max_bytes);
    return file ? std::nullopt : std::optional(file.error());
}

} // namespace samegame
