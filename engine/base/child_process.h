#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>

#include "engine/base/clock.h"

namespace samegame {

/// Permits a command to start from now on, until this process ends. A host calls it only for a
/// command that a person has written on the command line, or has seen and confirmed: a command that
/// merely stands in a file must not start. Any thread.
void permit_command(const std::string& command);
bool is_permitted(const std::string& command);

/// How a program ended.
struct ProcessEnd {
    int exit_code = 0; ///< What it returned; 0 is success.
    int signal = 0;    ///< The number of the signal that ended it; 0 if none did.
};

/// A command of the shell that runs beside this program, in a process group of its own. Its output
/// is read, and of what it says to standard error the last is kept. An object belongs to one
/// thread, which starts the command and outlives it. POSIX.
class ChildProcess {
public:
    /// The most bytes of input, which the system's pipes hold.
    static constexpr std::size_t most_input = std::size_t{32} * 1024;

    /// Starts `command` by /bin/sh -c with `input` as its whole standard input: whether it is read
    /// or not makes no difference here. Throws ProgramFailed if the command is not permitted or the
    /// machine starts no more.
    ChildProcess(const std::string& command, std::string_view input);
    /// Kills the process group.
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// Waits for output, for `most` at the longest, and appends at most `most_at_once` bytes of it
    /// to `text`. False once the output has ended.
    bool read(std::string& text, Seconds most);
    static constexpr std::size_t most_at_once = std::size_t{16} * 1024;

    /// Kills the process group, at once; processes that have left it are out of reach. What was
    /// written before can still be read.
    void kill() const;

    /// How the command ended; nothing if it has not ended within `most`. What it left running is
    /// killed.
    std::optional<ProcessEnd> wait(Seconds most);

    /// The last line that it wrote to standard error so far; empty without one.
    std::string last_error() const;

private:
    void take_errors();

    pid_t m_process = -1; ///< Also the number of its group; -1 once it is no more.
    std::optional<ProcessEnd> m_end;
    int m_output = -1; ///< Descriptors to read from; -1 once they have ended.
    int m_errors = -1;
    std::string m_error_text; ///< The last few kilobytes.
};

} // namespace samegame
