#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace samegame::cli {

/// Calls `take` with each line of an open file of trials that has an end, without it, and returns
/// the text behind the last of them. `take` returns whether it wants more. Throws InputError, which
/// names `path`, where the file cannot be read or has a line of more than max_input_bytes.
std::string for_each_line(int file, const std::string& path,
                          const std::function<bool(std::string_view)>& take);

/// Throws InputError: what is wrong with the file at `path`.
[[noreturn]] void refuse_file(const std::string& path, const std::string& reason);

} // namespace samegame::cli
