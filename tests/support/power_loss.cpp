// A library to be preloaded (LD_PRELOAD): it cuts the power of a program at a call that writes to
// the files of one folder, and keeps what a disk that writes nothing of its own accord would have
// then: of each file what was synced last, of each folder the names at its last sync. Told by
// environment variables:
//
//   SAMEGAME_POWER_FOLDER  the folder, an absolute path without links; what is in it at the start
//                          is on the disk
//   SAMEGAME_POWER_AT      the number of the call before which the power is cut, from 1
//   SAMEGAME_POWER_DISK    an empty folder elsewhere, which gets: `content-N`, what was synced of
//                          file N; `synced-K` and `named-K`, the path of a folder and then a line
//                          "N NAME" for each of its files, at its last sync and when the power was
//                          cut; `cut`, once it was
//
// What is written by way of a mapping is not seen (SQLite's -shm, which is made anew).

#ifndef _GNU_SOURCE
#define _GNU_SOURCE // open64 and the like
#endif

#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <mutex>
#include <string>
#include <utility>

#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

int openNow(const std::string& path, int flags) {
    return static_cast<int>(::syscall(SYS_openat, AT_FDCWD, path.c_str(), flags | O_CLOEXEC, 0600));
}

/// The disk. Its own calls are not those that are attacked.
class Disk {
public:
    Disk()
        : m_folder(variable("SAMEGAME_POWER_FOLDER")),
          m_disk(variable("SAMEGAME_POWER_DISK")),
          m_at(std::atol(variable("SAMEGAME_POWER_AT").c_str())) {
        if (m_folder.empty() || m_disk.empty())
            return;
        forEachFolder([this](const std::string& folder) { keepNames("synced-", folder, true); });
    }

    bool has(const std::string& path) const {
        return !m_folder.empty() && (path == m_folder || path.starts_with(m_folder + '/'));
    }

    /// A call that changes what is at `path`; does not return where the power is cut before it.
    void count(const std::string& path) {
        const std::lock_guard lock(m_mutex);
        if (!has(path) || ++m_count != m_at)
            return;
        forEachFolder([this](const std::string& folder) { keepNames("named-", folder, false); });
        ::close(openNow(m_disk + "/cut", O_WRONLY | O_CREAT));
        ::syscall(SYS_kill, ::getpid(), SIGKILL);
    }

    void sync(int descriptor, const std::string& path) {
        const std::lock_guard lock(m_mutex);
        struct stat status {};
        if (!has(path) || ::fstat(descriptor, &status) != 0)
            return;
        if (S_ISDIR(status.st_mode))
            keepNames("synced-", path, false);
        else
            keepContent(descriptor);
    }

private:
    template <class Visit>
    void forEachFolder(const Visit& visit) const {
        namespace fs = std::filesystem;
        visit(m_folder);
        for (const auto& entry : fs::recursive_directory_iterator(m_folder))
            if (entry.is_directory())
                visit(entry.path().string());
    }

    /// A file that was seen is held open, so that no other takes its number in the file system. It
    /// may have no name (yet). Takes the descriptor.
    long numberOf(int held) {
        struct stat status {};
        ::fstat(held, &status);
        const auto [entry, isNew] =
            m_numbers.try_emplace({status.st_dev, status.st_ino}, long(m_numbers.size()) + 1);
        if (!isNew)
            ::close(held);
        return entry->second;
    }

    void keepContent(int descriptor) {
        const int from = openNow("/proc/self/fd/" + std::to_string(descriptor), O_RDONLY);
        std::string content;
        char part[1 << 16];
        for (ssize_t count = 0; (count = ::syscall(SYS_read, from, part, sizeof part)) > 0;)
            content.append(part, std::size_t(count));
        put("content-" + std::to_string(numberOf(from)), content);
    }

    void keepNames(const char* kind, const std::string& folder, bool withContents) {
        std::string text = folder + '\n';
        DIR* names = ::opendir(folder.c_str());
        while (const dirent* entry = names ? ::readdir(names) : nullptr) {
            if (entry->d_type != DT_REG)
                continue;
            const std::string path = folder + '/' + entry->d_name;
            text += std::to_string(numberOf(openNow(path, O_PATH | O_NOFOLLOW))) + ' ' +
                    entry->d_name + '\n';
            if (!withContents)
                continue;
            const int file = openNow(path, O_RDONLY);
            keepContent(file);
            ::close(file);
        }
        if (names)
            ::closedir(names);
        const long number = m_folders.try_emplace(folder, long(m_folders.size())).first->second;
        put(kind + std::to_string(number), text);
    }

    void put(const std::string& name, const std::string& content) const {
        const std::string path = m_disk + '/' + name;
        const int file = openNow(path, O_WRONLY | O_CREAT | O_TRUNC);
        ::syscall(SYS_write, file, content.data(), content.size());
        ::close(file);
    }

    const std::string m_folder;
    const std::string m_disk;
    const long m_at;
    std::mutex m_mutex; // guards everything below
    long m_count = 0;
    std::map<std::pair<dev_t, ino_t>, long> m_numbers;
    std::map<std::string, long> m_folders;
};

Disk& disk() {
    static Disk& disk = *new Disk; // threads may write while the program ends
    return disk;
}

std::string absolute(const char* path) {
    char here[PATH_MAX];
    if (*path != '/' && ::getcwd(here, sizeof here))
        return std::string(here) + '/' + path;
    return path;
}

std::string pathOf(int descriptor) {
    char path[PATH_MAX];
    const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
    const ssize_t length = ::readlink(link.c_str(), path, sizeof path);
    return length > 0 ? std::string(path, std::size_t(length)) : std::string();
}

int openAt(int folder, const char* path, int flags, mode_t mode) {
    if ((flags & (O_CREAT | O_TRUNC)) != 0)
        disk().count(folder == AT_FDCWD ? absolute(path) : pathOf(folder) + '/' + path);
    return static_cast<int>(::syscall(SYS_openat, folder, path, flags, mode));
}

/// The function of that name behind this library.
template <class Function>
Function next(const char* name) {
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

__attribute__((constructor)) void begin() {
    disk();
}

} // namespace

#define SAMEGAME_MODE                                                                              \
    mode_t mode = 0;                                                                               \
    if ((flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE) {                              \
        va_list arguments;                                                                         \
        va_start(arguments, flags);                                                                \
        mode = static_cast<mode_t>(va_arg(arguments, int));                                        \
        va_end(arguments);                                                                         \
    }

extern "C" {

int open(const char* path, int flags, ...) {
    SAMEGAME_MODE
    return openAt(AT_FDCWD, path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    SAMEGAME_MODE
    return openAt(AT_FDCWD, path, flags, mode);
}

int openat(int folder, const char* path, int flags, ...) {
    SAMEGAME_MODE
    return openAt(folder, path, flags, mode);
}

int openat64(int folder, const char* path, int flags, ...) {
    SAMEGAME_MODE
    return openAt(folder, path, flags, mode);
}

FILE* fopen64(const char* path, const char* mode) {
    static const auto call = next<FILE* (*)(const char*, const char*)>("fopen64");
    if (*mode != 'r')
        disk().count(absolute(path));
    return call(path, mode);
}

FILE* fopen(const char* path, const char* mode) {
    return fopen64(path, mode);
}

ssize_t write(int descriptor, const void* bytes, size_t size) {
    disk().count(pathOf(descriptor));
    return ::syscall(SYS_write, descriptor, bytes, size);
}

ssize_t pwrite64(int descriptor, const void* bytes, size_t size, off64_t offset) {
    disk().count(pathOf(descriptor));
    return ::syscall(SYS_pwrite64, descriptor, bytes, size, offset);
}

ssize_t pwrite(int descriptor, const void* bytes, size_t size, off_t offset) {
    return pwrite64(descriptor, bytes, size, offset);
}

ssize_t writev(int descriptor, const iovec* parts, int count) {
    disk().count(pathOf(descriptor));
    return ::syscall(SYS_writev, descriptor, parts, count);
}

int ftruncate64(int descriptor, off64_t size) noexcept {
    disk().count(pathOf(descriptor));
    return static_cast<int>(::syscall(SYS_ftruncate, descriptor, size));
}

int ftruncate(int descriptor, off_t size) noexcept {
    return ftruncate64(descriptor, size);
}

int fsync(int descriptor) {
    const std::string path = pathOf(descriptor);
    disk().count(path);
    disk().sync(descriptor, path);
    return 0;
}

int fdatasync(int descriptor) {
    return fsync(descriptor);
}

int rename(const char* from, const char* to) noexcept {
    disk().count(absolute(to));
    return static_cast<int>(::syscall(SYS_rename, from, to));
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to,
              unsigned int flags) noexcept {
    disk().count(absolute(to));
    return static_cast<int>(::syscall(SYS_renameat2, fromFolder, from, toFolder, to, flags));
}

int unlink(const char* path) noexcept {
    disk().count(absolute(path));
    return static_cast<int>(::syscall(SYS_unlink, path));
}

int remove(const char* path) noexcept {
    static const auto call = next<int (*)(const char*)>("remove");
    disk().count(absolute(path));
    return call(path);
}

} // extern "C"
