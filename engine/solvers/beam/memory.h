#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace samegame {

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

/// Memory for tables, cut from page blocks where it first fits; what is given back joins its free
/// neighbors. Any thread.
class BeamArena {
public:
    /// Takes blocks of `block_bytes`, or of a table's size if that is more.
    explicit BeamArena(std::size_t block_bytes) : m_block_bytes(block_bytes) {}

    /// Memory that is not initialized, aligned to 64 bytes.
    void* take(std::size_t bytes);
    void give_back(void* data, std::size_t bytes);

private:
    std::size_t m_block_bytes;
    std::mutex m_mutex; // guards all below
    std::vector<PageBlock> m_blocks;
    std::map<std::byte*, std::size_t> m_free; // free ranges, in the order of memory
};

} // namespace samegame
