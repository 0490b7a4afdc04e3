#include "app/cli/terminal/notice.h"

#include <iostream>

#include "app/cli/terminal/text_output.h"

namespace samegame::cli {

namespace {

bool quiet = false; // of the process, as its standard error is

} // namespace

void be_quiet() {
    quiet = true;
}

bool is_quiet() {
    return quiet;
}

void tell_notice(std::string_view program, const std::string& sentence) {
    if (!quiet)
        std::cerr << program << ": " << sentence << '\n';
}

void tell_not_written(std::string_view program, std::string_view path, const std::string& reason) {
    tell_notice(program, path_in_quotes(path) + " is not written: " + reason);
}

} // namespace samegame::cli
