#pragma once

#include <string>

namespace samegame {

/// The commit from which the program was built, in twelve digits, with a "+" behind it if the
/// sources had been changed since. Empty if it was not built from a clone.
std::string program_commit();

/// What people quote: "0.1.0 (27b0d5957801)" of "0.1.0", or only the version if the commit is not
/// known.
std::string with_commit(const std::string& version);

} // namespace samegame
