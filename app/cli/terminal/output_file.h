#pragma once

#include <string>
#include <string_view>

namespace samegame::cli {

/// A file that a command writes, once or again and again, each time whole or not at all: a new file
/// takes the place of the old one only when all of it is written.
class OutputFile {
public:
    /// Checks at once what can be checked, so that no long search ends in a file that cannot be
    /// written. Throws InputError.
    explicit OutputFile(std::string path);

    /// Whether a later write takes the place of an earlier one: not so for devices and pipes.
    bool is_replaceable() const;

    /// Writes the file, or throws InputError and leaves an existing file as it was.
    void write(std::string_view content) const;

private:
    std::string m_path;
};

} // namespace samegame::cli
