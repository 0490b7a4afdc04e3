#pragma once

#include <string>
#include <string_view>

#include "engine/formats/line_file.h"

namespace samegame::cli {

/// A GrowingFile of a command: what is wrong with it is thrown, with its path.
class LineLog {
public:
    /// Makes the file at `path`, or opens it to go on. Throws InputError for what is no ordinary
    /// file, cannot be written, or is written by another program.
    explicit LineLog(std::string path);

    /// As GrowingFile::read. Throws InputError for what is refused.
    void read(std::string_view start, const TakeLine& take);

    bool is_empty() const { return m_file.is_empty(); }

    /// Writes a line, which has its end, behind the others. Throws InputError where that fails, and
    /// leaves whole what was there.
    void append(std::string_view line);

private:
    const std::string m_path;
    GrowingFile m_file;
};

/// Throws InputError: "'path': reason".
[[noreturn]] void refuse_file(const std::string& path, const Error& reason);

} // namespace samegame::cli
