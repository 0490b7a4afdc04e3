#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
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

    int number() const { return m_number; } ///< Below 0 where opening failed; errno says why.

private:
    int m_number;
};

/// As open(2) with these flags. Programs that this one starts do not inherit it.
Descriptor open_path(const std::string& path, int flags);

/// As read(2), but not interrupted by signals; 0 at the end of the file.
Result<std::size_t> read_some(int descriptor, char* to, std::size_t most);

Error error_of_system(int number);

/// The most that is read from a file with a board; a solution file takes some kilobytes.
inline constexpr std::size_t max_input_bytes = std::size_t{16} << 20;

/// The refusal of a file above `max_bytes`: "it has more than 16 MiB".
Error too_large_error(std::uintmax_t max_bytes = max_input_bytes);

/// What a path may name. Reading a pipe or a device may wait for ever.
enum class InputKind { regular_file, anything };

/// Opens the file at `path`; a regular file has no more than `max_bytes`. Errors are reasons that
/// follow the name of the file in a sentence: "it is a folder, not a file".
Result<Descriptor> open_to_read(const std::string& path, InputKind kind,
                                std::uintmax_t max_bytes = UINTMAX_MAX);

/// The content of the file at `path`, at most `max_bytes`. Errors are reasons too.
Result<std::string> content_of_path(const std::string& path, InputKind kind,
                                    std::uintmax_t max_bytes = max_input_bytes);

/// The content of an open file, pipe or device, which stays open; otherwise as content_of_path.
Result<std::string> content_of_descriptor(int descriptor,
                                          std::uintmax_t max_bytes = max_input_bytes);
Result<std::string> content_of_standard_input();

/// The error of open_to_read for a regular file, if any; never waits.
std::optional<Error> regular_file_error(const std::string& path, std::uintmax_t max_bytes);

} // namespace samegame
