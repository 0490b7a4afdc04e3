#pragma once

#include <cstddef>
#include <map>
#include <mutex>
#include <vector>

#include "engine/base/memory.h"

namespace samegame {

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
