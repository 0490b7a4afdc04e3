#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace samegame {

// The memory of the machine, as the system tells and gives it.

std::uint64_t page_bytes();
std::optional<std::uint64_t> machine_memory(); ///< Bytes; nothing where the system does not say.
/// Bytes of addresses that this process may use (RLIMIT_AS); nothing if they are not limited.
std::optional<std::uint64_t> address_space_limit();

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
