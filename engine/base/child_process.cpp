#include "engine/base/child_process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <csignal>
#include <fcntl.h>
#include <mutex>
#include <poll.h>
#include <set>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <utility>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include "engine/base/exceptions.h"
#include "engine/base/text.h"

namespace samegame {

namespace {

constexpr std::size_t most_error_text = std::size_t{4} * 1024;
constexpr int shell_failed = 127; // as shells return for a command that cannot be started
constexpr int wait_milliseconds = 5;
constexpr int looks_at_the_end = 8; // at more than a pipe holds

struct Permitted {
    std::mutex mutex;
    std::set<std::string> commands;
};

Permitted& permitted() {
    static Permitted all;
    return all;
}

[[noreturn]] void refuse_start(const std::string& command, int error) {
    throw ProgramFailed({{SAMEGAME_TEXT("EngineError", "the program %1 cannot be started: %2"),
                          in_quotes(command), std::generic_category().message(error)}});
}

void close_end(int& descriptor) {
    if (descriptor >= 0)
        ::close(std::exchange(descriptor, -1));
}

/// Both ends are closed with the object, unless they are taken.
struct Pipe {
    int to_read = -1;
    int to_write = -1;

    explicit Pipe(const std::string& command) {
        std::array<int, 2> ends{};
        if (::pipe2(ends.data(), O_CLOEXEC) != 0)
            refuse_start(command, errno);
        to_read = ends[0];
        to_write = ends[1];
        // In a program whose own streams are closed, an end must not stand in their place.
        for (int* end : {&to_read, &to_write})
            if (*end <= STDERR_FILENO) {
                const int moved = ::fcntl(*end, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
                const int error = errno;
                close_end(*end);
                *end = moved;
                if (moved < 0) {
                    close_ends();
                    refuse_start(command, error);
                }
            }
    }
    ~Pipe() { close_ends(); }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    void close_ends() {
        close_end(to_read);
        close_end(to_write);
    }
};

/// The child between fork and exec, where only calls are allowed that are safe in signal handlers.
[[noreturn]] void become(const char* command, const Pipe& input, const Pipe& output,
                         const Pipe& errors, pid_t parent) {
    ::setpgid(0, 0);
#ifdef __linux__
    // If this program is killed, so that it cannot end its children, the system ends the shell.
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent)
        ::_exit(shell_failed);
#else
    static_cast<void>(parent);
#endif
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    std::signal(SIGPIPE, SIG_DFL);
    ::dup2(input.to_read, STDIN_FILENO);
    ::dup2(output.to_write, STDOUT_FILENO);
    ::dup2(errors.to_write, STDERR_FILENO);
#ifdef __linux__
    ::close_range(STDERR_FILENO + 1, ~0U, 0); // whatever was opened without O_CLOEXEC
#endif
    ::execl("/bin/sh", "sh", "-c", command, static_cast<char*>(nullptr));
    ::_exit(shell_failed);
}

/// Appends what can be read at once; closes an end at which nothing more will come.
void append_from(int& descriptor, std::string& text, std::size_t most) {
    const std::size_t before = text.size();
    text.resize(before + most);
    const ssize_t count = ::read(descriptor, text.data() + before, most);
    const int error = errno;
    text.resize(before + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    if (count == 0 || (count < 0 && error != EAGAIN && error != EINTR))
        close_end(descriptor);
}

} // namespace

void permit_command(const std::string& command) {
    Permitted& all = permitted();
    const std::lock_guard lock(all.mutex);
    all.commands.insert(command);
}

bool is_permitted(const std::string& command) {
    Permitted& all = permitted();
    const std::lock_guard lock(all.mutex);
    return all.commands.contains(command);
}

ChildProcess::ChildProcess(const std::string& command, std::string_view input) {
    if (!is_permitted(command))
        throw ProgramFailed(
            {{SAMEGAME_TEXT("EngineError", "the program %1 was not permitted to start"),
              in_quotes(command)}});
    Pipe to_child(command);
    Pipe output(command);
    Pipe errors(command);
    // Written while the other end is open here, the input cannot fail and raises no SIGPIPE.
    ::fcntl(to_child.to_write, F_SETFL, O_NONBLOCK);
    if (::write(to_child.to_write, input.data(), input.size()) !=
        static_cast<ssize_t>(input.size()))
        refuse_start(command, errno);
    close_end(to_child.to_write);
    const pid_t parent = ::getpid();
    m_process = ::fork();
    if (m_process == 0)
        become(command.c_str(), to_child, output, errors, parent);
    if (m_process < 0)
        refuse_start(command, errno);
    ::setpgid(m_process, m_process); // in the child, too: whichever comes first
    m_output = std::exchange(output.to_read, -1);
    m_errors = std::exchange(errors.to_read, -1);
    ::fcntl(m_output, F_SETFL, O_NONBLOCK);
    ::fcntl(m_errors, F_SETFL, O_NONBLOCK);
}

ChildProcess::~ChildProcess() {
    kill();
    while (m_process > 0 && ::waitpid(m_process, nullptr, 0) < 0 && errno == EINTR) {
    }
    close_end(m_output);
    close_end(m_errors);
}

bool ChildProcess::read(std::string& text, Seconds most) {
    std::array<pollfd, 2> ends{{{m_output, POLLIN, 0}, {m_errors, POLLIN, 0}}};
    const double milliseconds = std::ceil(std::clamp(most.count(), 0.0, 1.0) * 1000);
    if (::poll(ends.data(), ends.size(), static_cast<int>(milliseconds)) <= 0)
        return m_output >= 0; // nothing came, or a signal did
    if (m_errors >= 0 && ends[1].revents != 0)
        take_errors();
    if (m_output >= 0 && ends[0].revents != 0)
        append_from(m_output, text, most_at_once);
    return m_output >= 0;
}

void ChildProcess::take_errors() {
    append_from(m_errors, m_error_text, most_at_once);
    if (m_error_text.size() > most_error_text)
        m_error_text.erase(0, m_error_text.size() - most_error_text);
}

void ChildProcess::kill() const {
    if (m_process > 0)
        ::kill(-m_process, SIGKILL);
}

std::optional<ProcessEnd> ChildProcess::wait(Seconds most) {
    const auto start = Clock::now();
    while (m_process > 0) {
        siginfo_t info{};
        // It stays a zombie at first, so that no other group can have its number when it is killed.
        const int result =
            ::waitid(P_PID, static_cast<id_t>(m_process), &info, WEXITED | WNOHANG | WNOWAIT);
        if (result == 0 && info.si_pid == 0) {
            if (Clock::now() - start >= most)
                return std::nullopt;
            pollfd errors{m_errors, POLLIN, 0};
            if (::poll(&errors, 1, wait_milliseconds) > 0)
                take_errors();
            continue;
        }
        if (result != 0 && errno == EINTR)
            continue;
        m_end
            .emplace(); // unknown, and taken for success, where the host lets nobody wait (SIGCHLD)
        if (result == 0)
            (info.si_code == CLD_EXITED ? m_end->exit_code : m_end->signal) = info.si_status;
        kill();
        ::waitpid(std::exchange(m_process, -1), nullptr, 0);
        for (int look = 0; look < looks_at_the_end && m_errors >= 0; ++look) {
            pollfd errors{m_errors, POLLIN, 0};
            if (::poll(&errors, 1, 0) <= 0)
                break;
            take_errors();
        }
    }
    return m_end;
}

std::string ChildProcess::last_error() const {
    const std::string_view text = trim(m_error_text);
    const std::size_t line = text.rfind('\n');
    return std::string(trim(line == std::string_view::npos ? text : text.substr(line + 1)));
}

} // namespace samegame
