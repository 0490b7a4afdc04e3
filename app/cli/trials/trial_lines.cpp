#include "app/cli/trials/trial_lines.h"

#include <cerrno>
#include <system_error>
#include <unistd.h>

#include "app/cli/terminal/failure.h"
#include "app/cli/terminal/text_output.h"
#include "engine/formats/file_content.h"

namespace samegame::cli {

namespace {

constexpr std::size_t most_line_bytes = max_input_bytes;

} // namespace

void refuse_file(const std::string& path, const std::string& reason) {
    throw InputError(path_in_quotes(path) + ": " + reason);
}

std::string for_each_line(int file, const std::string& path,
                          const std::function<bool(std::string_view)>& take) {
    std::string text;
    std::string chunk(std::size_t{1} << 20, '\0');
    for (;;) {
        const ssize_t count = ::read(file, chunk.data(), chunk.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            refuse_file(path, "cannot be read: " + std::generic_category().message(errno));
        if (count == 0)
            return text;
        text.append(chunk, 0, static_cast<std::size_t>(count));
        std::size_t start = 0;
        for (std::size_t end = 0; (end = text.find('\n', start)) != std::string::npos;) {
            if (!take(std::string_view(text).substr(start, end - start)))
                return {};
            start = end + 1;
        }
        text.erase(0, start);
        if (text.size() > most_line_bytes)
            refuse_file(path, to_string(too_large_error(most_line_bytes)) + " in one line");
    }
}

} // namespace samegame::cli
