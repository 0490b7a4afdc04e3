#pragma once

#include <string>
#include <string_view>

namespace samegame::cli {

/// From now on standard error has failures alone, neither notices nor progress (`--quiet`). Called
/// while the command line is read, before there are threads.
void be_quiet();
bool is_quiet();

/// Tells something on standard error that is no failure, in one row that begins with the name of
/// the program; nothing if is_quiet().
void tell_notice(std::string_view program, const std::string& sentence);

} // namespace samegame::cli
