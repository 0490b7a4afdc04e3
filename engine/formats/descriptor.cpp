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

Error error_of_system(int number) {
    return {{"%1", std::generic_category().message(number)}};
}

} // namespace samegame
