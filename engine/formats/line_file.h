#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/formats/descriptor.h"

namespace samegame {

/// Takes a line without its end: whether it wants another, or why it refuses this one.
using TakeLine = std::function<Result<bool>(std::string_view line)>;

/// Gives `take` each line of an open file that has an end, as long as it wants more, and returns
/// the text behind the last of them. Errors are those of `take`, and reasons why the file cannot be
/// read: a line of more than max_input_bytes is one.
Result<std::string> for_each_line(int descriptor, const TakeLine& take);

/// A file of lines that grows while something long runs: each line is written at once, so that a
/// program that is killed loses no more than what was not done. One program at a time writes to it,
/// for as long as this lives. Any thread, one at a time. Errors are reasons: "another program
/// writes to it".
class GrowingFile {
public:
    static Result<GrowingFile> open(const std::string& path); ///< One that is there.
    static Result<GrowingFile> open_or_make(const std::string& path);

    /// Gives `take` the lines that are there, and cuts off a torn last one. The file must begin as
    /// `start` does, or be torn within it: else `take` is given what it begins with, to refuse it.
    /// Once, before the first append; where something is refused the file is left as it was.
    std::optional<Error> read(std::string_view start, const TakeLine& take);

    bool is_empty() const { return m_size == 0; }

    /// Writes a line, which has its end, behind the others. Where that fails, what was there is
    /// left whole; so it does where the file has been moved, deleted, replaced or cut since, and
    /// the line would go where nobody looks for it.
    std::optional<Error> append(std::string_view line);

private:
    GrowingFile(std::string path, Descriptor file, std::int64_t size)
        : m_path(std::move(path)), m_file(std::move(file)), m_size(size) {}
    std::optional<Error> loss() const;
    static Result<GrowingFile> open_with(const std::string& path, int flags);

    std::string m_path;
    Descriptor m_file;
    std::int64_t m_size; // of what is to be kept
};

} // namespace samegame
