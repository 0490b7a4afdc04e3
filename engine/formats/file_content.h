#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/base/result.h"
#include "engine/formats/descriptor.h"

namespace samegame {

/// The most that is read of a file with a board; a solution file takes some kilobytes.
inline constexpr std::size_t max_input_bytes = std::size_t{16} << 20;

/// The reason not to read more than so many bytes: "it has more than 16 MiB".
Error too_large_error(std::uintmax_t max_bytes = max_input_bytes);

/// What a path may name. Reading a pipe or a device waits for as long as its other end likes.
enum class InputKind { regular_file, anything };

/// Opens what stands at `path`, of no more than `max_bytes` where it is to be a regular file.
/// Errors are reasons, to stand after what cannot be read: "it is a folder, not a file".
Result<Descriptor> open_to_read(const std::string& path, InputKind kind,
                                std::uintmax_t max_bytes = UINTMAX_MAX);

/// All that stands at `path`, of which no more than max_input_bytes is read. Errors are reasons
/// too.
Result<std::string> content_of_path(const std::string& path, InputKind kind);

/// All that comes from an open file, pipe or device, which stays open; otherwise the same.
Result<std::string> content_of_descriptor(int descriptor);
Result<std::string> content_of_standard_input();

/// Why `path` is not a regular file of at most `max_bytes` that may be read; nothing if it is. Does
/// not wait, whatever stands there.
std::optional<Error> regular_file_error(const std::string& path, std::uintmax_t max_bytes);

} // namespace samegame
