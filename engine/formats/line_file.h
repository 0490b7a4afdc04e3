#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/formats/file_content.h"

namespace samegame {

/// Takes a line without its line end; whether it wants another, or why it refuses this one.
using TakeLine = std::function<Result<bool>(std::string_view line)>;

/// Gives each complete line of text in an open file to `take` while it wants more, and returns the
/// text after the last one. Errors come from `take`, or are reasons why the file cannot be read,
/// such as a line of more than max_input_bytes.
Result<std::string> for_each_line(int descriptor, const TakeLine& take);

/// A text file that grows while something long runs: each line is written at once. Locked against
/// other programs while this object lives. Any thread, one at a time. Errors are reasons: "another
/// program writes to it".
class GrowingFile {
public:
    static Result<GrowingFile> open(const std::string& path); ///< An existing file.
    static Result<GrowingFile> open_or_make(const std::string& path);

    /// Gives the lines of text in the file to `take`, and cuts off an incomplete last one. The file
    /// begins with `start` or a part of it; otherwise `take` gets its beginning, to refuse it. Call
    /// it once, before the first append; after a refusal the file is unchanged.
    std::optional<Error> read(std::string_view start, const TakeLine& take);

    bool is_empty() const { return m_size == 0; }

    /// Whether read() has cut off an incomplete last line.
    bool was_torn() const { return m_was_torn; }

    /// Writes a line, with its line end, after the others. On failure the content so far stays
    /// whole. Fails if the file was moved, deleted, replaced or cut meanwhile.
    std::optional<Error> append(std::string_view line);

private:
    GrowingFile(std::string path, Descriptor file, std::int64_t size)
        : m_path(std::move(path)), m_file(std::move(file)), m_size(size) {}
    std::optional<Error> loss() const;
    static Result<GrowingFile> open_with(const std::string& path, int flags);

    std::string m_path;
    Descriptor m_file;
    std::int64_t m_size; // of the content to keep
    bool m_was_torn = false;
};

} // namespace samegame
