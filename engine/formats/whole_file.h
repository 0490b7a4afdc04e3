#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace samegame {

/// What an output path may name. Writing to a pipe or a device may wait for its other end.
enum class OutputKind { regular_file, anything };

/// The path that a chain of links leads to, whether or not a file is there. Refuses a circle of
/// links, and a path in a folder that does not exist.
Result<std::string> behind_links(const std::string& path);

/// A file that is written whole or not at all, once or repeatedly: the new content is written
/// beside it, under a name that nobody can guess, flushed to the disk, and then takes its place.
///
///  - A link stays, and the file behind it is written. An older file keeps its permissions and its
///    owner; a new one gets the usual ones.
///  - A write-protected file is refused, for root too, and so is a file that another program
///    appends to (GrowingFile).
///  - A file with several names keeps them: it is written in place, while a full copy stands beside
///    it until the write is complete ("samegame-copy-…"). The same holds for a file with an owner,
///    or rights for single users, that a new file could not get.
///  - Pipes and devices are written directly.
///
/// Leftovers of killed programs beside it are removed. Errors are reasons that follow the name of
/// the file in a sentence: "it is write-protected". Any thread.
class WholeFile {
public:
    WholeFile(std::string path, OutputKind kind) : m_path(std::move(path)), m_kind(kind) {}

    /// Why the file cannot be written, as far as that is known in advance.
    std::optional<Error> check() const;

    /// Whether a later write replaces an earlier one, unlike on devices and pipes.
    bool is_replaceable() const;

    std::optional<Error> write(std::string_view content) const;

private:
    std::string m_path;
    OutputKind m_kind;
};

} // namespace samegame
