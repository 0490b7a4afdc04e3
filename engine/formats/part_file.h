#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/formats/descriptor.h"

namespace samegame {

/// The folder of a file, as a path of its own: "." for a name alone.
std::string folder_of(const std::string& path);

/// Brings to the disk what a folder says of its files. Nothing where it cannot be asked to.
std::optional<Error> sync_folder(const std::string& folder);

/// Brings to the disk what was written to an open file. What has no disk behind it is no failure.
std::optional<Error> sync_file(int descriptor);

/// Writes all of `content` at the place where an open file stands.
std::optional<Error> write_all(int descriptor, std::string_view content);

/// A file that is written beside another, under a name that nobody can guess, and then takes its
/// place. It goes with its scope unless it did. As long as it lives it is locked, so that what a
/// program that was killed has left is told from it. Errors are reasons.
class PartFile {
public:
    /// Makes an empty one in `folder`: what others may do with it is as for any new file, or
    /// nothing.
    static Result<PartFile> make(const std::string& folder, bool is_private);

    PartFile(PartFile&& other) noexcept;
    PartFile& operator=(PartFile&&) = delete;
    PartFile(const PartFile&) = delete;
    PartFile& operator=(const PartFile&) = delete;
    ~PartFile();

    int number() const { return m_file.number(); } ///< The descriptor.
    const std::string& path() const { return m_path; }

    /// Writes all of it, and brings it to the disk.
    std::optional<Error> write(std::string_view content) const;

    enum class Placement { done, occupied };

    /// Takes the place of what stands at `path`, in the same folder; where `is_new`, only if
    /// nothing does, else it is occupied.
    Result<Placement> place(const std::string& path, bool is_new);

    /// Takes a name of its own, under which it stays whatever becomes of the program.
    std::optional<Error> keep();

    /// Removes it, also after keep().
    void remove();

private:
    PartFile(std::string folder, std::string path, Descriptor file);

    std::string m_folder;
    std::string m_path;
    Descriptor m_file;
    bool m_stays = false;
};

/// Removes from `folder` what programs that were killed have left there while they wrote, if it is
/// surely theirs: a regular file with a name of parts that no living program has locked, of this
/// user or of the owner of the file written now. That is `name`: earlier programs named its parts
/// after it and the number of the process.
void remove_dead_parts(const std::string& folder, const std::string& name);

} // namespace samegame
