#include "app/cli/terminal/input_file.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <system_error>

#include "app/cli/terminal/failure.h"
#include "app/cli/terminal/text_output.h"

namespace samegame::cli {

namespace {

[[noreturn]] void refuse(const std::string& path, const std::string& reason) {
    throw InputError("cannot read " + (path == "-" ? "standard input" : path_in_quotes(path)) +
                     ": " + reason);
}

std::string read(std::istream& stream, const std::string& path) {
    constexpr std::size_t chunk = std::size_t{1} << 16;
    std::string content;
    while (stream) {
        const std::size_t size = content.size();
        content.resize(size + chunk);
        stream.read(content.data() + size, chunk);
        content.resize(size + static_cast<std::size_t>(stream.gcount()));
        if (content.size() > max_input_bytes)
            refuse(path, "it has more than " + std::to_string(max_input_bytes >> 20) + " MiB");
    }
    if (stream.bad() || (path == "-" && std::ferror(stdin) != 0))
        refuse(path, std::generic_category().message(errno != 0 ? errno : EIO));
    return content;
}

} // namespace

std::string content_of(const std::string& path) {
    errno = 0;
    if (path == "-")
        return read(std::cin, path);
    std::error_code error; // what cannot be asked about cannot be opened either, which says why
    if (std::filesystem::is_directory(path, error))
        throw InputError(path_in_quotes(path) + " is a folder, not a file");
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file)
        refuse(path, std::generic_category().message(errno != 0 ? errno : EIO));
    return read(file, path);
}

} // namespace samegame::cli
