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

/// Tells so that the file at `path` keeps what it held: "the search found no game".
void tell_not_written(std::string_view program, std::string_view path, const std::string& reason);

} // namespace samegame::cli
