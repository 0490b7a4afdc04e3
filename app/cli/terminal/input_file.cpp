#include "app/cli/terminal/input_file.h"

#include <utility>

#include "app/cli/terminal/failure.h"
#include "app/cli/terminal/named_files.h"
#include "app/cli/terminal/text_output.h"
#include "app/cli/terminal/wait_notice.h"
#include "engine/formats/file_content.h"

namespace samegame::cli {

std::string content_of(const std::string& path) {
    note_input(path);
    const bool is_standard_input = path == standard_stream;
    [[maybe_unused]] const WaitNotice notice(is_standard_input ? std::string() : path);
    auto content = is_standard_input ? content_of_standard_input()
                                     : content_of_path(path, InputKind::anything);
    if (!content)
        throw InputError("cannot read " +
                         (is_standard_input ? "standard input" : path_in_quotes(path)) + ": " +
                         to_string(content.error()));
    return std::move(content).value();
}

} // namespace samegame::cli
