#include "engine/formats/part_file.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <limits>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/base/text.h"

namespace samegame {

namespace {

namespace fs = std::filesystem;

// Nobody gives a file such a name by hand, so a leftover may be removed.
constexpr std::string_view part_start = ".samegame-part-";
constexpr std::string_view earlier_mark = ".samegame-part"; // between a file's name and a process
constexpr std::string_view copy_start = "samegame-copy-";   // which nothing removes
constexpr std::string_view hex_digits = "0123456789abcdef";
constexpr std::size_t digit_count = 16;
constexpr int most_names = 100;

std::optional<Error> error_of_call(int result) {
    return result == 0 ? std::nullopt : std::optional(error_of_system(errno));
}

Result<std::string> random_digits() {
    std::array<unsigned char, digit_count / 2> bytes{};
    if (::getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size()))
        return error_of_system(errno);
    std::string text;
    for (const unsigned char byte : bytes) {
        text += hex_digits[byte >> 4];
        text += hex_digits[byte & 15];
    }
    return text;
}

bool is_name_of_part(std::string_view name) {
    return name.starts_with(part_start) && name.size() == part_start.size() + digit_count &&
           name.find_first_not_of(hex_digits, part_start.size()) == std::string_view::npos;
}

/// Whether `name` is a part of the file called `whole`, of an earlier program that is dead.
bool is_name_of_dead_process(std::string_view name, const std::string& whole) {
    const std::string start = whole + std::string(earlier_mark);
    if (!name.starts_with(start))
        return false;
    const auto process =
        parse_integer(name.substr(start.size()), 1, std::numeric_limits<pid_t>::max());
    return process && ::kill(static_cast<pid_t>(*process), 0) != 0 && errno == ESRCH;
}

/// Whether the user may have written parts of the file: this user, or the owner of the file, who
/// owns its parts.
bool may_be_writer(uid_t user, const std::string& path) {
    struct stat status {};
    return user == ::geteuid() || (::lstat(path.c_str(), &status) == 0 && user == status.st_uid);
}

/// `whole` is the file that it may be a part of.
void remove_if_dead(const std::string& path, const std::string& whole) {
    const Descriptor file = open_path(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK);
    struct stat status {};
    if (file.number() >= 0 && ::fstat(file.number(), &status) == 0 && S_ISREG(status.st_mode) &&
        may_be_writer(status.st_uid, whole) && ::flock(file.number(), LOCK_EX | LOCK_NB) == 0)
        ::unlink(path.c_str());
}

} // namespace

bool has_no_locks(int reason) {
    return reason == ENOLCK || reason == EOPNOTSUPP || reason == ENOSYS || reason == EINVAL ||
           reason == EBADF;
}

std::string folder_of(const std::string& path) {
    const std::string folder = fs::path(path).parent_path().string();
    return folder.empty() ? "." : folder;
}

std::optional<Error> sync_file(int descriptor) {
    const int result = ::fsync(descriptor);
    if (result != 0 && (errno == EINVAL || errno == ENOTSUP || errno == ENOSYS || errno == EROFS))
        return std::nullopt;
    return error_of_call(result);
}

std::optional<Error> sync_folder(const std::string& folder) {
    const Descriptor opened = open_path(folder, O_RDONLY | O_DIRECTORY);
    if (opened.number() < 0) // writing there may be allowed, but not reading
        return errno == EACCES ? std::nullopt : std::optional(error_of_system(errno));
    return sync_file(opened.number());
}

std::optional<Error> write_all(int descriptor, std::string_view content) {
    while (!content.empty()) {
        const ssize_t count = ::write(descriptor, content.data(), content.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return error_of_system(count < 0 ? errno : ENOSPC);
        content.remove_prefix(static_cast<std::size_t>(count));
    }
    return std::nullopt;
}

PartFile::PartFile(std::string folder, std::string path, Descriptor file)
    : m_folder(std::move(folder)), m_path(std::move(path)), m_file(std::move(file)) {}

PartFile::PartFile(PartFile&& other) noexcept
    : m_folder(std::move(other.m_folder)),
      m_path(std::move(other.m_path)),
      m_file(std::move(other.m_file)),
      m_stays(std::exchange(other.m_stays, true)) {}

PartFile::~PartFile() {
    if (!m_stays)
        remove();
}

Result<PartFile> PartFile::make(const std::string& folder, bool is_private) {
    const mode_t mode = is_private ? 0600 : 0666; // less what the umask takes away
    for (int i = 0; i < most_names; ++i) {
        const auto name = random_digits();
        if (!name)
            return name.error();
        const std::string path = folder + '/' + std::string(part_start) + *name;
        Descriptor file(::open(
            path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY, mode));
        if (file.number() < 0) {
            if (errno == EEXIST)
                continue;
            return error_of_system(errno);
        }
        PartFile part(folder, path, std::move(file));
        // Shared, since it soon is the file that others lock to write it whole.
        if (::flock(part.number(), LOCK_SH | LOCK_NB) != 0 && !has_no_locks(errno)) {
            if (errno == EWOULDBLOCK)
                continue; // another program takes it for dead, and removes it
            return error_of_system(errno);
        }
        struct stat status {};
        if (::fstat(part.number(), &status) != 0)
            return error_of_system(errno);
        if (status.st_nlink > 0) // else another program has just removed it
            return part;
    }
    return error_of_system(EEXIST);
}

std::optional<Error> PartFile::write(std::string_view content) const {
    const auto error = write_all(number(), content);
    return error ? error : sync_file(number());
}

Result<PartFile::Placement> PartFile::place(const std::string& path, bool is_new) {
    // Not all file systems can refuse to replace a file.
    int result =
        is_new ? ::renameat2(AT_FDCWD, m_path.c_str(), AT_FDCWD, path.c_str(), RENAME_NOREPLACE)
               : ::rename(m_path.c_str(), path.c_str());
    if (is_new && result != 0 && errno == EEXIST)
        return Placement::occupied;
    if (is_new && result != 0 && (errno == EINVAL || errno == ENOSYS || errno == ENOTSUP))
        result = ::rename(m_path.c_str(), path.c_str());
    if (const auto error = error_of_call(result))
        return *error;
    m_stays = true;
    if (const auto error = sync_folder(m_folder))
        return *error;
    return Placement::done;
}

std::optional<Error> PartFile::keep() {
    const auto name = random_digits();
    if (!name)
        return name.error();
    const std::string path = m_folder + '/' + std::string(copy_start) + *name;
    if (auto error = error_of_call(::rename(m_path.c_str(), path.c_str())))
        return error;
    m_path = path;
    m_stays = true;
    return sync_folder(m_folder);
}

void PartFile::remove() {
    ::unlink(m_path.c_str());
    m_stays = true;
}

void remove_dead_parts(const std::string& folder, const std::string& name) {
    const std::string target = folder + '/' + name;
    std::error_code error;
    fs::directory_iterator entry(folder, error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
        const std::string found = entry->path().filename().string();
        if (is_name_of_part(found) || is_name_of_dead_process(found, name))
            remove_if_dead(entry->path().string(), target);
    }
}

} // namespace samegame
