#include "engine/base/memory.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <new>
#include <string>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include "engine/base/text.h"

namespace samegame {

void PageBlock::Free::operator()(void* data) const {
    std::free(data);
}

PageBlock::PageBlock(std::size_t bytes) {
    constexpr std::size_t huge_page = std::size_t{1} << 21;
    constexpr std::size_t cache_line = 64;
    const std::size_t unit = bytes >= huge_page ? huge_page : cache_line;
    m_bytes = (std::max<std::size_t>(bytes, 1) + unit - 1) / unit * unit;
    m_data.reset(std::aligned_alloc(unit, m_bytes));
    if (m_data == nullptr)
        throw std::bad_alloc();
#ifdef MADV_HUGEPAGE
    if (unit == huge_page)
        madvise(m_data.get(), m_bytes, MADV_HUGEPAGE); // if it fails, pages are small
#endif
}

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

std::uint64_t page_bytes() {
    const auto bytes = sysconf(_SC_PAGE_SIZE);
    return bytes > 0 ? static_cast<std::uint64_t>(bytes) : 4096;
}

std::optional<std::uint64_t> machine_memory() {
    const auto pages = sysconf(_SC_PHYS_PAGES);
    if (pages <= 0)
        return std::nullopt;
    return static_cast<std::uint64_t>(pages) * page_bytes();
}

std::optional<std::uint64_t> address_space_left() {
    rlimit limit{};
    if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
        return std::nullopt;
    // The first number of statm counts the pages of the address space in use.
    const std::uint64_t used = number_in("/proc/self/statm").value_or(0) * page_bytes();
    return limit.rlim_cur - std::min<std::uint64_t>(limit.rlim_cur, used);
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
        // In a container the group may have the host's name for it, while only the mount's own
        // files exist, so these always count.
        fs::path group = fs::path(member->group).relative_path();
        for (; !group.empty(); group = group.parent_path())
            take_least(least, number_in(root / group / limit));
        take_least(least, number_in(root / limit));
    }
    return least;
}

std::uint64_t default_memory() {
    constexpr std::uint64_t unknown = std::uint64_t{4} << 30;
    constexpr std::uint64_t something = std::uint64_t{1} << 20; // enough for a search to begin
    std::optional<std::uint64_t> least = machine_memory();
    take_least(least, control_group_limit("/proc/self/cgroup", "/sys/fs/cgroup"));
    take_least(least, address_space_left());
    return std::max(least.value_or(unknown) / 4, something);
}

} // namespace samegame
