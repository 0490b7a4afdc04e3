#pragma once

#include <iosfwd>
#include <string>

namespace samegame::cli {

// The files that the command line names, known to the whole program, so that none is written over
// that is read. It is the same file whatever name or link leads to it. Main thread.

/// What is to be written or read instead of a file by this name.
inline constexpr auto standard_stream = "-";

/// Notes a file that is read from now on, or standard input. Throws UsageError where an option
/// names it to be written.
void note_input(const std::string& path);

/// Notes a file that the option ("--csv") names to be written, or standard output. Throws
/// UsageError where the file is read, another option names it, or standard output or standard error
/// goes there.
void note_output(const std::string& option, const std::string& path);

/// Where the report for people goes: to standard output, unless a file takes its place there; then
/// to standard error.
std::ostream& report_stream();

} // namespace samegame::cli
