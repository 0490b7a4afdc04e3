// A library to be preloaded (LD_PRELOAD): it attacks a program at the calls that write to the files
// of one folder. They are counted, from 1, over all threads; the call of a given number fails, or
// is the last thing that the program does. Told by environment variables:
//
//   SAMEGAME_FAULT_FOLDER  the folder, an absolute path without links
//   SAMEGAME_FAULT_AT      the number of the call; none is attacked without
//   SAMEGAME_FAULT_EFFECT  ENOSPC or EIO: it fails with that; KILL: as by kill -9, half of what was
//                          to be written being in the file
//   SAMEGAME_FAULT_LASTS   if set, all calls after it fail too
//   SAMEGAME_FAULT_PAUSE   microseconds that each call waits, as on a slow disk
//   SAMEGAME_FAULT_LOG     a file that gets a line when a call has been attacked: its name and path
//   SAMEGAME_FAULT_CALLS   a file that gets such a line for every call that is counted
//
// Calls that a C library makes inside of others are not seen: what `fopen` opens is, what `fwrite`
// writes is not.

#ifndef _GNU_SOURCE
#define _GNU_SOURCE // open64 and the like
#endif

#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

enum class Effect { Nothing, Error, Kill };

struct Plan {
    std::string folder; // with a slash at its end
    long at = 0;
    bool lasts = false;
    bool kills = false;
    int error = EIO;
    useconds_t pause = 0;
    std::string log;
    std::string calls;
};

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

const Plan& plan() {
    static const Plan plan = [] {
        const std::string effect = variable("SAMEGAME_FAULT_EFFECT");
        Plan read;
        read.folder = variable("SAMEGAME_FAULT_FOLDER") + '/';
        read.at = std::atol(variable("SAMEGAME_FAULT_AT").c_str());
        read.lasts = !variable("SAMEGAME_FAULT_LASTS").empty();
        read.kills = effect == "KILL";
        read.error = effect == "ENOSPC" ? ENOSPC : EIO;
        read.pause = static_cast<useconds_t>(std::atoi(variable("SAMEGAME_FAULT_PAUSE").c_str()));
        read.log = variable("SAMEGAME_FAULT_LOG");
        read.calls = variable("SAMEGAME_FAULT_CALLS");
        return read;
    }();
    return plan;
}

std::string absolute(const std::string& path) {
    char here[PATH_MAX];
    const bool isRelative = !path.empty() && path[0] != '/' && ::getcwd(here, sizeof here);
    return isRelative ? std::string(here) + '/' + path.substr(path.starts_with("./") ? 2 : 0)
                      : path;
}

bool isInFolder(const std::string& path) {
    if (plan().folder.size() < 2)
        return false;
    return (path + '/').starts_with(plan().folder); // the folder itself too
}

std::string pathOf(int descriptor) {
    char path[PATH_MAX];
    const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
    const ssize_t length = ::readlink(link.c_str(), path, sizeof path);
    const bool isFile = length > 0 && path[0] == '/'; // else "pipe:[1234]"
    return isFile ? std::string(path, static_cast<std::size_t>(length)) : "/";
}

void log(const std::string& to, const char* call, const std::string& path) {
    if (to.empty())
        return;
    const std::string line = std::string(call) + ' ' + path + '\n';
    const long file = ::syscall(SYS_openat, AT_FDCWD, to.c_str(),
                                O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    ::syscall(SYS_write, file, line.data(), line.size());
    ::syscall(SYS_close, file);
}

/// What is to happen to a call; errno is set for one that fails.
Effect effectOn(const char* call, const std::string& given) {
    static std::atomic<long> count = 0;
    const int before = errno;
    const std::string path = absolute(given);
    if (!isInFolder(path))
        return errno = before, Effect::Nothing;
    const long number = ++count;
    log(plan().calls, call, path);
    const bool isAttacked =
        plan().at > 0 && (number == plan().at || (plan().lasts && number > plan().at));
    if (!isAttacked) {
        if (plan().pause > 0)
            ::usleep(plan().pause);
        return errno = before, Effect::Nothing;
    }
    log(plan().log, call, path);
    if (plan().kills)
        return Effect::Kill;
    errno = plan().error;
    return Effect::Error;
}

[[noreturn]] void die() {
    ::syscall(SYS_kill, ::getpid(), SIGKILL);
    std::abort(); // never reached
}

/// A call that does nothing by halves.
template <class Call>
auto whole(const char* name, const std::string& path, const Call& call) -> decltype(call()) {
    switch (effectOn(name, path)) {
    case Effect::Kill:
        die();
    case Effect::Error:
        return -1;
    case Effect::Nothing:
        break;
    }
    return call();
}

/// A call that writes `size` bytes: `call(count)` writes the first of them.
template <class Call>
ssize_t inHalves(const char* name, int descriptor, std::size_t size, const Call& call) {
    switch (effectOn(name, pathOf(descriptor))) {
    case Effect::Kill:
        call(size / 2);
        die();
    case Effect::Error:
        return -1;
    case Effect::Nothing:
        break;
    }
    return call(size);
}

/// The function of that name behind this library.
template <class Function>
Function next(const char* name) {
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

bool creates(int flags) {
    return (flags & (O_CREAT | O_TRUNC)) != 0 || (flags & O_TMPFILE) == O_TMPFILE;
}

int openAt(const char* name, int folder, const char* path, int flags, mode_t mode) {
    const auto call = [&] {
        return static_cast<int>(::syscall(SYS_openat, folder, path, flags, mode));
    };
    return creates(flags)
               ? whole(name, std::string(path) + ((flags & O_TMPFILE) == O_TMPFILE ? "/" : ""),
                       call)
               : call();
}

mode_t modeOf(int flags, va_list arguments) {
    return creates(flags) ? static_cast<mode_t>(va_arg(arguments, int)) : 0;
}

} // namespace

extern "C" {

int open(const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    return openAt("open", AT_FDCWD, path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    return openAt("open", AT_FDCWD, path, flags, mode);
}

int openat(int folder, const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    return openAt("openat", folder, path, flags, mode);
}

int openat64(int folder, const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    return openAt("openat", folder, path, flags, mode);
}

FILE* fopen64(const char* path, const char* mode) {
    static const auto call = next<FILE* (*)(const char*, const char*)>("fopen64");
    if (*mode != 'r' && whole("fopen", path, [] { return 0; }) != 0)
        return nullptr;
    return call(path, mode);
}

FILE* fopen(const char* path, const char* mode) {
    return fopen64(path, mode);
}

ssize_t write(int descriptor, const void* bytes, size_t size) {
    return inHalves("write", descriptor, size, [&](std::size_t count) {
        return ::syscall(SYS_write, descriptor, bytes, count);
    });
}

ssize_t pwrite64(int descriptor, const void* bytes, size_t size, off64_t offset) {
    return inHalves("pwrite", descriptor, size, [&](std::size_t count) {
        return ::syscall(SYS_pwrite64, descriptor, bytes, count, offset);
    });
}

ssize_t pwrite(int descriptor, const void* bytes, size_t size, off_t offset) {
    return pwrite64(descriptor, bytes, size, offset);
}

ssize_t writev(int descriptor, const iovec* parts, int count) {
    return inHalves("writev", descriptor, static_cast<std::size_t>(count), [&](std::size_t some) {
        return ::syscall(SYS_writev, descriptor, parts, some);
    });
}

int ftruncate64(int descriptor, off64_t size) noexcept {
    return whole("ftruncate", pathOf(descriptor),
                 [&] { return static_cast<int>(::syscall(SYS_ftruncate, descriptor, size)); });
}

int ftruncate(int descriptor, off_t size) noexcept {
    return ftruncate64(descriptor, size);
}

int fallocate64(int descriptor, int mode, off64_t offset, off64_t size) {
    return whole("fallocate", pathOf(descriptor), [&] {
        return static_cast<int>(::syscall(SYS_fallocate, descriptor, mode, offset, size));
    });
}

int posix_fallocate64(int descriptor, off64_t offset, off64_t size) {
    return fallocate64(descriptor, 0, offset, size) == 0 ? 0 : errno;
}

int fsync(int descriptor) {
    return whole("fsync", pathOf(descriptor),
                 [&] { return static_cast<int>(::syscall(SYS_fsync, descriptor)); });
}

int fdatasync(int descriptor) {
    return whole("fdatasync", pathOf(descriptor),
                 [&] { return static_cast<int>(::syscall(SYS_fdatasync, descriptor)); });
}

int fchown(int descriptor, uid_t user, gid_t group) noexcept {
    return whole("fchown", pathOf(descriptor),
                 [&] { return static_cast<int>(::syscall(SYS_fchown, descriptor, user, group)); });
}

int fchmod(int descriptor, mode_t mode) noexcept {
    return whole("fchmod", pathOf(descriptor),
                 [&] { return static_cast<int>(::syscall(SYS_fchmod, descriptor, mode)); });
}

/// Of a file that is being written beside another; other locks are asked for where no one may have
/// them, and write nothing.
int flock(int descriptor, int operation) noexcept {
    const auto call = [&] { return static_cast<int>(::syscall(SYS_flock, descriptor, operation)); };
    const std::string path = pathOf(descriptor);
    return path.find("/.samegame-part-") == std::string::npos ? call() : whole("flock", path, call);
}

int rename(const char* from, const char* to) noexcept {
    return whole("rename", to, [&] { return static_cast<int>(::syscall(SYS_rename, from, to)); });
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to,
              unsigned int flags) noexcept {
    return whole("renameat2", to, [&] {
        return static_cast<int>(::syscall(SYS_renameat2, fromFolder, from, toFolder, to, flags));
    });
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept {
    return whole("linkat", to, [&] {
        return static_cast<int>(::syscall(SYS_linkat, fromFolder, from, toFolder, to, flags));
    });
}

int unlink(const char* path) noexcept {
    return whole("unlink", path, [&] { return static_cast<int>(::syscall(SYS_unlink, path)); });
}

int remove(const char* path) noexcept {
    static const auto call = next<int (*)(const char*)>("remove");
    return whole("remove", path, [&] { return call(path); });
}

int mkdir(const char* path, mode_t mode) noexcept {
    return whole("mkdir", path, [&] { return static_cast<int>(::syscall(SYS_mkdir, path, mode)); });
}

} // extern "C"
