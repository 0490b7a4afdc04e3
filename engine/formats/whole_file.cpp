#include "engine/formats/whole_file.h"

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "engine/base/text.h"
#include "engine/formats/part_file.h"

namespace samegame {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t path_characters = 240; // of a quoted path, whose end matters most
constexpr mode_t permissions = 0777;
constexpr int most_tries = 100;

/// What is at the path, behind links.
struct Target {
    enum class Kind { missing, regular, other };

    Kind kind = Kind::missing;
    std::string path;
    Descriptor file{-1};   ///< Of a regular file: open for writing, locked.
    struct stat status {}; ///< Of a regular file.

    bool is_missing() const { return kind == Kind::missing; }
    std::string folder() const { return folder_of(path); }
};

Error another_program_error() {
    return {{SAMEGAME_TEXT("EngineError", "another program writes to it")}};
}

bool is_same(const struct stat& one, const struct stat& other) {
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

/// Opens an older file; one that may not be read may still be written.
Descriptor open_older(const std::string& path) {
    constexpr int flags = O_NONBLOCK | O_NOFOLLOW;
    Descriptor file = open_path(path, O_RDWR | flags);
    return file.number() < 0 && errno == EACCES ? open_path(path, O_WRONLY | flags)
                                                : std::move(file);
}

Error opening_error(int reason) {
    if (reason == EACCES)
        return {{SAMEGAME_TEXT("EngineError", "it is write-protected")}};
    return error_of_system(reason);
}

/// Opens and locks the regular file. False if it is no longer there, or if another program has it
/// at the moment; errno says which.
Result<bool> open_regular(Target& target) {
    target.file = open_older(target.path);
    if (target.file.number() < 0)
        return errno == ENOENT || errno == ELOOP ? Result<bool>(false) : opening_error(errno);
    if (::fstat(target.file.number(), &target.status) != 0)
        return error_of_system(errno);
    if ((target.status.st_mode & 0222) == 0) // root could write it
        return opening_error(EACCES);
    // Programs that write it whole share it; a program that writes line by line has it alone.
    if (::flock(target.file.number(), LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return false;
    struct stat now {};
    const bool is_it = ::lstat(target.path.c_str(), &now) == 0 && is_same(now, target.status);
    errno = ENOENT;
    return is_it;
}

/// What is at `path`. Errors say why it cannot be written.
Result<Target> target_of(const std::string& path, OutputKind kind) {
    if (path.empty() || path.find('\0') != std::string::npos) // for the system, a name ends there
        return error_of_system(ENOENT);
    int reason = 0;
    for (int i = 0; i < most_tries; ++i, std::this_thread::yield()) {
        Target target;
        struct stat status {};
        const bool is_there = ::stat(path.c_str(), &status) == 0;
        if (!is_there && errno != ENOENT && errno != ENOTDIR)
            return error_of_system(errno);
        if (is_there && S_ISDIR(status.st_mode))
            return Error{{SAMEGAME_TEXT("EngineError", "it is a folder, not a file")}};
        if (is_there && !S_ISREG(status.st_mode)) {
            if (kind == OutputKind::regular_file)
                return Error{{SAMEGAME_TEXT("EngineError", "it is not an ordinary file")}};
            target.kind = Target::Kind::other;
            target.path = path;
            return target;
        }
        auto behind = behind_links(path);
        if (!behind)
            return behind.error();
        target.path = std::move(behind).value();
        if (!is_there)
            return target;
        target.kind = Target::Kind::regular;
        const auto is_open = open_regular(target);
        if (!is_open)
            return is_open.error();
        if (*is_open)
            return target;
        reason = errno;
    }
    return reason == EWOULDBLOCK ? another_program_error() : error_of_system(reason);
}

/// Whether this error means that a file cannot have the owner or the permissions.
bool cannot_be_given(int reason) {
    return reason == EPERM || reason == EINVAL || reason == ENOTSUP || reason == ENOSYS;
}

/// Gives a new file the owner and permissions of the older one; false if it cannot have them all.
Result<bool> take_after(int part, const Target& target) {
    const struct stat& older = target.status;
    struct stat status {};
    if (::fstat(part, &status) != 0)
        return error_of_system(errno);
    const bool has_owner = status.st_uid == older.st_uid && status.st_gid == older.st_gid;
    if (!has_owner && ::fchown(part, older.st_uid, older.st_gid) != 0)
        return cannot_be_given(errno) ? Result<bool>(false) : error_of_system(errno);
    const bool has_mode = (status.st_mode & permissions) == (older.st_mode & permissions);
    if (!has_mode && ::fchmod(part, older.st_mode & permissions) != 0)
        return cannot_be_given(errno) ? Result<bool>(false) : error_of_system(errno);
    const bool has_rights_of_single_users =
        ::fgetxattr(target.file.number(), "system.posix_acl_access", nullptr, 0) > 0;
    return older.st_nlink <= 1 && !has_rights_of_single_users;
}

Result<PartFile> part_beside(const Target& target) {
    remove_dead_parts(target.folder(), fs::path(target.path).filename().string());
    return PartFile::make(target.folder(), !target.is_missing());
}

/// Overwrites a file, and takes more room only once the old content is overwritten.
std::optional<Error> overwrite(int file, std::string_view content) {
    if (::lseek(file, 0, SEEK_SET) != 0)
        return error_of_system(errno);
    if (auto error = write_all(file, content))
        return error;
    if (::ftruncate(file, static_cast<off_t>(content.size())) != 0)
        return error_of_system(errno);
    return sync_file(file);
}

/// Writes the older file in place; `part` has all of the content already.
std::optional<Error> fill(const Target& target, PartFile& part, std::string_view content) {
    if (::flock(target.file.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return another_program_error();
    if (auto error = part.keep())
        return error;
    if (const auto error = overwrite(target.file.number(), content))
        return Error{{SAMEGAME_TEXT("EngineError", "%1; all of it is in %2"), error->message,
                      in_quotes(part.path(), path_characters)}};
    part.remove();
    return std::nullopt;
}

std::optional<Error> write_through(const std::string& path, std::string_view content) {
    const Descriptor file = open_path(path, O_WRONLY);
    return file.number() < 0 ? error_of_system(errno) : write_all(file.number(), content);
}

/// Whether the file is written; if not, another file has appeared there in the meantime.
Result<bool> write_once(const std::string& path, OutputKind kind, std::string_view content) {
    const auto target = target_of(path, kind);
    if (!target)
        return target.error();
    const auto done = [](const std::optional<Error>& error) {
        return error ? Result<bool>(*error) : Result<bool>(true);
    };
    if (target->kind == Target::Kind::other)
        return done(write_through(path, content));
    auto made = part_beside(*target);
    if (!made)
        return made.error();
    PartFile part = std::move(made).value();
    const auto replaces = target->is_missing() ? true : take_after(part.number(), *target);
    if (!replaces)
        return replaces.error();
    if (const auto error = part.write(content))
        return *error;
    if (!*replaces)
        return done(fill(*target, part, content));
    const auto placed = part.place(target->path, target->is_missing());
    if (!placed)
        return placed.error();
    return *placed == PartFile::Placement::done;
}

} // namespace

Result<std::string> behind_links(const std::string& path) {
    constexpr int most_links = 40; // as in Linux
    fs::path target = path;
    std::error_code error;
    int links = 0;
    for (; links < most_links && fs::is_symlink(target, error); ++links)
        target = target.parent_path() / fs::read_symlink(target, error); // which may be absolute
    if (links == most_links)
        return error_of_system(ELOOP);
    const std::string folder = folder_of(target.string());
    if (!fs::is_directory(folder, error))
        return Error{
            {SAMEGAME_TEXT("EngineError", "there is no folder %1"),
             in_quotes(fs::absolute(folder, error).lexically_normal().string(), path_characters)}};
    return target.string();
}

std::optional<Error> WholeFile::check() const {
    const auto target = target_of(m_path, m_kind);
    if (!target)
        return target.error();
    if (target->kind == Target::Kind::other)
        return ::access(m_path.c_str(), W_OK) == 0 ? std::nullopt
                                                   : std::optional(error_of_system(errno));
    const auto part = part_beside(*target); // its name may be too long, or the disk read-only
    return part ? std::nullopt : std::optional(part.error());
}

bool WholeFile::is_replaceable() const {
    struct stat status {};
    return ::stat(m_path.c_str(), &status) != 0 || S_ISREG(status.st_mode);
}

std::optional<Error> WholeFile::write(std::string_view content) const {
    for (int i = 0; i < most_tries; ++i) {
        const auto is_written = write_once(m_path, m_kind, content);
        if (!is_written)
            return is_written.error();
        if (*is_written)
            return std::nullopt;
    }
    return another_program_error(); // another program makes and removes it again and again
}

} // namespace samegame
