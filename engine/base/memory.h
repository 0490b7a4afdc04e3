#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

namespace samegame {

/// Bytes that a search takes for its trees by default: a quarter of the smallest of the machine's
/// memory, the limit of the control group and the address space left (RLIMIT_AS).
std::uint64_t default_memory();

/// The smallest `memory.max` (cgroup v2) or `memory.limit_in_bytes` (v1) of the control group that
/// the file `membership` names, like /proc/self/cgroup, and of all groups above it; `mount` is the
/// folder of groups, like /sys/fs/cgroup. Nothing if none is limited.
std::optional<std::uint64_t> control_group_limit(const std::filesystem::path& membership,
                                                 const std::filesystem::path& mount);

/// A large piece of memory, not initialized, in huge pages where the system has them: access is
/// faster, and giving back gigabytes takes milliseconds.
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
