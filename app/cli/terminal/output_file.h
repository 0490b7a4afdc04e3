#pragma once

#include <string>
#include <string_view>

namespace samegame::cli {

/// A file that a command will write at its end, whole or not at all: a new file takes the place of
/// the old one only when all of it is on disk.
class OutputFile {
public:
    /// Checks at once what can be checked, so that no long search ends in a file that cannot be
    /// written. Throws InputError.
    explicit OutputFile(std::string path);

    /// Writes the file, or throws InputError and leaves an existing file as it was.
    void write(std::string_view content) const;

private:
    std::string m_path;
};

} // namespace samegame::cli
