#include "engine/search/default_memory.h"

#include <algorithm>
#include <fstream>
#include <limits>
#include <string>
#include <string_view>

#include "engine/base/memory.h"
#include "engine/base/text.h"

namespace samegame {

namespace {

namespace fs = std::filesystem;

/// "0::/user.slice" names a group of v2, "4:memory:/docker/1" one of v1; other lines are about
/// other resources.
struct Membership {
    std::string group;
    bool is_v1 = false;
};

std::optional<Membership> parse_membership(const std::string& line) {
    const auto first = line.find(':');
    const auto second = line.find(':', first + 1);
    if (first == std::string::npos || second == std::string::npos)
        return std::nullopt;
    const std::string controllers = line.substr(first + 1, second - first - 1);
    const auto names = split(controllers, ',');
    const bool is_v1 = std::find(names.begin(), names.end(), "memory") != names.end();
    if (!is_v1 && !controllers.empty())
        return std::nullopt;
    return Membership{line.substr(second + 1), is_v1};
}

/// The number in a file of the kernel; nothing for "max", or without such a file.
std::optional<std::uint64_t> number_in(const fs::path& path) {
    std::ifstream file(path);
    std::string word;
    file >> word;
    return parse_seed(word);
}

void take_least(std::optional<std::uint64_t>& least, std::optional<std::uint64_t> other) {
    if (other && (!least || *other < *least))
        least = other;
}

std::optional<std::uint64_t> address_space_left() {
    const auto limit = address_space_limit();
    if (!limit)
        return std::nullopt;
    // The first number of statm counts the pages of the address space in use.
    const std::uint64_t used = number_in("/proc/self/statm").value_or(0) * page_bytes();
    return *limit - std::min(*limit, used);
}

} // namespace

std::optional<std::uint64_t> control_group_limit(const fs::path& membership,
                                                 const fs::path& mount) {
    std::optional<std::uint64_t> least;
    std::ifstream file(membership);
    for (std::string line; std::getline(file, line);) {
        const auto member = parse_membership(line);
        if (!member)
            continue;
        const fs::path root = member->is_v1 ? mount / "memory" : mount;
        const char* const limit = member->is_v1 ? "memory.limit_in_bytes" : "memory.max";
        // In a container the group may be named as the host sees it, while only the mount's own
        // files are there: those count in any case.
        fs::path group = fs::path(member->group).relative_path();
        for (; !group.empty(); group = group.parent_path())
            take_least(least, number_in(root / group / limit));
        take_least(least, number_in(root / limit));
    }
    return least;
}

std::uint64_t default_memory() {
    constexpr std::uint64_t unknown = std::uint64_t{4} << 30;
    constexpr std::uint64_t something = std::uint64_t{1} << 20; // for a search to begin with
    std::optional<std::uint64_t> least = machine_memory();
    take_least(least, control_group_limit("/proc/self/cgroup", "/sys/fs/cgroup"));
    take_least(least, address_space_left());
    return std::max(least.value_or(unknown) / 4, something);
}

} // namespace samegame
