#include "app/version/version.h"

namespace samegame {

std::string with_commit(const std::string& version) {
    const std::string commit = program_commit();
    return commit.empty() ? version : version + " (" + commit + ")";
}

} // namespace samegame
