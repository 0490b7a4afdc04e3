#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/terminal/failure.h"
#include "app/cli/terminal/output_file.h"

namespace samegame::cli {

/// The files that a command writes besides what it prints, each named by an option. That one of
/// them cannot be written keeps nothing from the others.
class OutputFiles {
public:
    /// Options ("--csv") with the files they name; empty: none. `printed` and exceptions are those
    /// of OutputFile. What "--resume" names is a file that grows, and looked at where it is opened.
    explicit OutputFiles(const std::vector<std::pair<std::string, std::string>>& paths,
                         const std::string& printed = "");

    /// Writes the file of an option, if it names one.
    void write(const std::string& option, std::string_view content);

    /// Throws the InputError of the first file that could not be written, if there is one.
    void tell_refusal() const;

private:
    std::map<std::string, OutputFile> m_files;
    std::optional<InputError> m_refusal;
};

} // namespace samegame::cli
