#include "app/cli/terminal/notice.h"

#include <iostream>

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

} // namespace samegame::cli
