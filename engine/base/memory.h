#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

namespace samegame {

/// Bytes that a search takes for its trees by default: a quarter of the smallest of the machine's
/// memory, the limit of the process's control group and the address space that it has left
/// (RLIMIT_AS). The other three quarters are for the program itself and for everybody else.
std::uint64_t default_memory();

/// The smallest `memory.max` (cgroup v2) or `memory.limit_in_bytes` (v1) of the control group that
/// the file `membership` names, like /proc/self/cgroup, and of all groups above it; `mount` is the
/// folder of groups, like /sys/fs/cgroup. Nothing if none is limited.
std::optional<std::uint64_t> control_group_limit(const std::filesystem::path& membership,
                                                 const std::filesystem::path& mount);

/// A large piece of memory, in huge pages where the system has them: access to data spread over
/// gigabytes is faster, and memory is given back in milliseconds, while small pages take a tenth of
/// a second for each gigabyte. Not initialized; the system grants memory as it is written.
class PageBlock {
public:
    PageBlock() = default;
    explicit PageBlock(std::size_t bytes); ///< Throws std::bad_alloc.

    void* data() const { return m_data.get(); }
    std::size_t bytes() const { return m_bytes; }

private:
    struct Free {
        void operator()(void* data) const;
    };
    std::unique_ptr<void, Free> m_data;
    std::size_t m_bytes = 0;
};

} // namespace samegame
