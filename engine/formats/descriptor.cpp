#include "engine/formats/descriptor.h"

#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace samegame {

namespace {

constexpr mode_t ordinary_file = 0666; // less what the umask takes away

} // namespace

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

} // namespace samegame
