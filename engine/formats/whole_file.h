#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace samegame {

/// What a path to be written may name. Writing to a pipe or a device waits for its other end.
enum class OutputKind { regular_file, anything };

/// The path that a link, or a chain of them, leads to, whether or not something is there; that of
/// anything else is its own. Refuses links in a circle, and a path in a folder that is not there.
Result<std::string> behind_links(const std::string& path);

/// A file that is written whole or not at all, once or again and again: what is new is written
/// beside it, under a name that nobody can guess, brought to the disk, and then takes its place.
///
///  - A link stays: the file behind it is written. An older file keeps its permissions and its
///    owner; a new one gets those of any new file.
///  - A file that no one may write to is refused, for root too, and so is one that another program
///    keeps lines in (GrowingFile).
///  - A file with several names keeps them: it is written in place, and a copy of all of it stands
///    beside it until that is done ("samegame-copy-…"). So is one with an owner, or rights for
///    single users, that a new file could not be given.
///  - Pipes and devices are written to as they are.
///
/// What killed programs have left beside it is removed. Errors are reasons, to stand after what
/// cannot be written: "it is write-protected". Any thread.
class WholeFile {
public:
    WholeFile(std::string path, OutputKind kind) : m_path(std::move(path)), m_kind(kind) {}

    /// Why it cannot be written, as far as that is known before.
    std::optional<Error> check() const;

    /// Whether a later write takes the place of an earlier one: not so for devices and pipes.
    bool is_replaceable() const;

    /// Writes the file, or leaves an older one as it was.
    std::optional<Error> write(std::string_view content) const;

private:
    std::string m_path;
    OutputKind m_kind;
};

} // namespace samegame
