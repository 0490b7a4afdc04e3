#pragma once

#include <iosfwd>
#include <string>

namespace samegame::cli {

// The files that the command line names, known to the whole program, so that no file that is read
// is overwritten. A file is the same by whatever name or link. Only the main thread calls these.

/// The name that stands for standard input or standard output instead of a file.
inline constexpr auto standard_stream = "-";

/// Notes a file that is read from now on, or standard input. Throws UsageError if an option names
/// it for output.
void note_input(const std::string& path);

/// Notes a file that `option` ("--csv") names for output, or standard output. Throws UsageError if
/// the file is read, another option names it, or standard output or standard error goes there.
void note_output(const std::string& option, const std::string& path);

/// Where the report for people goes: standard output, or standard error if an option writes its
/// file to standard output.
std::ostream& report_stream();

} // namespace samegame::cli
