#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace samegame::cli {

/// A file of lines that grows while a long command runs: each line is written at once, so that a
/// program that is killed loses no more than what was not done. One program at a time writes to
/// it.
class LineLog {
public:
    /// Returns whether it wants more lines.
    using Take = std::function<bool(std::string_view line)>;

    /// Makes the file at `path`, or opens it to go on. Throws InputError for what is no ordinary
    /// file, cannot be written, or is written by another program.
    explicit LineLog(std::string path);
    ~LineLog();
    LineLog(const LineLog&) = delete;
    LineLog& operator=(const LineLog&) = delete;

    /// Gives the lines that are there to `take`, without their ends, and cuts off a torn last one.
    /// The file must begin as `start` does, or be torn within it: else `take` is given what it
    /// begins with, which it refuses. Once, before the first append; what `take` throws leaves the
    /// file as it was.
    void read(std::string_view start, const Take& take);

    bool is_empty() const { return m_size == 0; } ///< Of whole lines.

    /// Writes a line, which has its end, behind the others. Throws InputError where that fails, and
    /// leaves whole what was there.
    void append(const std::string& line);

    /// Gives the lines of the file at `path` to `take`, if there is one that can be opened.
    static void read_only(const std::string& path, const Take& take);

    /// Throws InputError: "'path': reason".
    [[noreturn]] static void refuse(const std::string& path, const std::string& reason);

private:
    const std::string m_path;
    int m_file = -1;
    std::int64_t m_size = 0; // of what is whole in the file
};

/// Calls `take` with each line of an open file that has an end, and returns the text behind the
/// last of them. Throws InputError, which names `path`, where the file cannot be read or has a line
/// of more than max_input_bytes.
std::string for_each_line(int file, const std::string& path, const LineLog::Take& take);

} // namespace samegame::cli
