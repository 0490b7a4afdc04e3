#pragma once

#include <cstddef>
#include <string>

#include "engine/base/result.h"

namespace samegame {

/// An open file, closed with the end of its scope.
class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    ~Descriptor();
    Descriptor(Descriptor&& other) noexcept;
    Descriptor& operator=(Descriptor&& other) noexcept;
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int number() const { return m_number; } ///< Below 0 where opening failed; errno says why.

private:
    int m_number;
};

/// As open(2) with these flags. Programs that this one starts do not inherit it.
Descriptor open_path(const std::string& path, int flags);

/// As read(2), but not interrupted by signals; 0 at the end of the file.
Result<std::size_t> read_some(int descriptor, char* to, std::size_t most);

/// The system's message for an errno.
Error error_of_system(int number);

} // namespace samegame
