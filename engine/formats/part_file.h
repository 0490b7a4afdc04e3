#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/formats/file_content.h"

namespace samegame {

/// The folder of a file, as a path of its own: "." for a name alone.
std::string folder_of(const std::string& path);

/// Writes the names in a folder to the disk. Nothing if the file system cannot do that.
std::optional<Error> sync_folder(const std::string& folder);

/// Writes an open file's data to the disk. A file without a disk is not a failure.
std::optional<Error> sync_file(int descriptor);

/// Writes all of `content` at the current position of an open file.
std::optional<Error> write_all(int descriptor, std::string_view content);

/// Whether a file system without locks gives this reason (errno) where one is asked for.
bool has_no_locks(int reason);

/// A file that is written beside another, under a name that nobody can guess, and then takes its
/// place; otherwise the destructor removes it. It is locked while it lives, which distinguishes it
/// from the leftovers of killed programs. Errors are reasons.
class PartFile {
public:
    /// Makes an empty file in `folder`; a private one has no permissions for other users.
    static Result<PartFile> make(const std::string& folder, bool is_private);

    PartFile(PartFile&& other) noexcept;
    ~PartFile();

    int number() const { return m_file.number(); } ///< The descriptor.
    const std::string& path() const { return m_path; }

    std::optional<Error> write(std::string_view content) const;

    enum class Placement { done, occupied };

    /// Takes the place of the file at `path`, in the same folder; with `is_new` only if it is free.
    Result<Placement> place(const std::string& path, bool is_new);

    /// Takes a permanent name, under which it stays even if the program is killed.
    std::optional<Error> keep();

    /// Removes the file, also after keep().
    void remove();

private:
    PartFile(std::string folder, std::string path, Descriptor file);

    std::string m_folder;
    std::string m_path;
    Descriptor m_file;
    bool m_stays = false;
};

/// Removes the leftovers of killed programs from `folder`: regular files with the name of a part
/// (earlier versions: `name` and the number of the process), not locked, owned by this user or by
/// the owner of the file `name`, which is written now.
void remove_dead_parts(const std::string& folder, const std::string& name);

} // namespace samegame
