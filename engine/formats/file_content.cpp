#include "engine/formats/file_content.h"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace samegame {

namespace {

Error error_of_system(int number) {
    return {{"%1", std::generic_category().message(number)}};
}

class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    ~Descriptor() {
        if (m_number >= 0)
            ::close(m_number);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int number() const { return m_number; }

private:
    int m_number;
};

/// A pipe that nobody writes to is opened at once where it must be no pipe. Asked of what is open,
/// as the path may name something else by then.
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

int open_for_reading(const std::string& path, InputKind kind) {
    if (path.find('\0') != std::string::npos) { // the name ends there for the system
        errno = ENOENT;
        return -1;
    }
    const int waiting = kind == InputKind::regular_file ? O_NONBLOCK : 0;
    return ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | waiting);
}

} // namespace

Error too_large_error(std::uintmax_t max_bytes) {
    return {{SAMEGAME_TEXT("EngineError", "it has more than %1 MiB"), max_bytes >> 20}};
}

Result<std::string> content_of_path(const std::string& path, InputKind kind) {
    const Descriptor file(open_for_reading(path, kind));
    if (const auto error = opening_error(file, kind, max_input_bytes))
        return *error;
    return content_of_descriptor(file.number());
}

Result<std::string> content_of_descriptor(int descriptor) {
    constexpr std::size_t chunk = std::size_t{1} << 16;
    std::string content;
    for (;;) {
        const std::size_t size = content.size();
        content.resize(size + chunk);
        const ssize_t count = ::read(descriptor, content.data() + size, chunk);
        if (count < 0 && errno != EINTR)
            return error_of_system(errno);
        content.resize(size + static_cast<std::size_t>(count > 0 ? count : 0));
        if (count == 0)
            return content;
        if (content.size() > max_input_bytes)
            return too_large_error();
    }
}

std::optional<Error> regular_file_error(const std::string& path, std::uintmax_t max_bytes) {
    const Descriptor file(open_for_reading(path, InputKind::regular_file));
    return opening_error(file, InputKind::regular_file, max_bytes);
}

} // namespace samegame
