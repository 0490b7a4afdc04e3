#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

namespace samegame {

/// Bytes that a search takes for its trees unless it is told: a quarter of the least of the
/// machine's memory, the limit of the process's control group and the address space that is left to
/// it (RLIMIT_AS). The other three quarters are for the program itself and for everybody else.
std::uint64_t default_memory();

/// The least `memory.max` (cgroup v2) or `memory.limit_in_bytes` (v1) of the control group that
/// `membership`, a file like /proc/self/cgroup, names, and of all groups above it; `mount` is where
/// groups are to be found, like /sys/fs/cgroup. Nothing where none is limited.
std::optional<std::uint64_t> control_group_limit(const std::filesystem::path& membership,
                                                 const std::filesystem::path& mount);

/// A large piece of memory, in huge pages where the system has them: what is spread over gigabytes
/// is found faster, and given back in milliseconds where small pages take a tenth of a second for
/// each gigabyte. Not initialized; memory is used as it is written.
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
