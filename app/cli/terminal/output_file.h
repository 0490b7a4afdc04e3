#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/terminal/failure.h"
#include "engine/formats/whole_file.h"

namespace samegame::cli {

/// A file that a command writes, once or again and again, each time whole or not at all
/// (WholeFile); or standard output.
class OutputFile {
public:
    /// The file that `option` ("--csv") names; "-" is standard output. `printed` is the option by
    /// which something else is printed there ("--json"), or empty. The constructor checks what it
    /// can, so that no long search ends with a file that cannot be written. Throws InputError, and
    /// UsageError like note_output or if two things would be printed.
    OutputFile(const std::string& option, std::string path, const std::string& printed = "");

    /// Whether a later write replaces an earlier one; false for standard output, devices and pipes.
    bool is_replaceable() const;

    /// Throws InputError, and leaves an existing file as it was, if it cannot.
    void write(std::string_view content) const;

private:
    std::string m_path;
    std::optional<WholeFile> m_file; // none: standard output
};

/// The files that a command writes besides what it prints, each named by an option. If one of them
/// cannot be written, the others still are.
class OutputFiles {
public:
    /// Options ("--csv") with the files they name; empty: none. `printed` and exceptions are as for
    /// OutputFile. The file of "--resume" grows, and is checked where it is opened.
    explicit OutputFiles(const std::vector<std::pair<std::string, std::string>>& paths,
                         const std::string& printed = "");

    /// Writes the file of an option, if it names one.
    void write(const std::string& option, std::string_view content);

    /// Writes another file. An InputError that `task` throws is told later, too.
    void attempt(const std::function<void()>& task);

    /// Throws one InputError with what was said of all files that could not be written, if any.
    void tell_refusal() const;

private:
    std::map<std::string, OutputFile> m_files;
    std::string m_refusals; // sentences; empty: none
};

} // namespace samegame::cli
