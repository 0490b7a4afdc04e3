#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/formats/whole_file.h"

namespace samegame::cli {

/// A file that a command writes, once or again and again, each time whole or not at all
/// (WholeFile), or standard output.
class OutputFile {
public:
    /// The file that `option` ("--csv") names; "-" is standard output. `printed` is the option by
    /// which something else is printed there ("--json"), or empty. Checks at once what can be
    /// checked, so that no long search ends in a file that cannot be written: throws InputError,
    /// and UsageError as note_output does or where two things would be printed.
    OutputFile(const std::string& option, std::string path, const std::string& printed = "");

    /// Whether a later write takes the place of an earlier one: not so for standard output, devices
    /// and pipes.
    bool is_replaceable() const;

    /// Writes the file, or throws InputError and leaves an existing file as it was.
    void write(std::string_view content) const;

private:
    std::string m_path;
    std::optional<WholeFile> m_file; // none: standard output
};

} // namespace samegame::cli
