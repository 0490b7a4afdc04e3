#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <memory>
#include <vector>

#include "engine/base/shared_value.h"

namespace samegame {

/// Tree nodes in one place, named by 32-bit numbers, within a bound on memory. Node 0 does not
/// exist, so 0 can stand for "none". Memory is taken in chunks as needed, and clear() keeps it. A
/// node stays where it is, so that threads may use those they know of while one allocates another.
template <class Node>
class NodePool {
public:
    /// `bytes` bounds the memory; at least one chunk is always granted.
    explicit NodePool(std::uint64_t bytes)
        : m_max_chunks(std::clamp<std::uint64_t>(bytes / sizeof(Chunk), 1, 0xffffffffULL / chunk)) {
        m_chunks.reserve(m_max_chunks);
    }

    /// A new default node's number, or 0 when the memory is used up.
    std::uint32_t allocate() {
        if (m_size >= m_chunks.size() * chunk) {
            if (m_chunks.size() >= m_max_chunks)
                return 0;
            m_chunks.push_back(std::make_unique<Chunk>());
        }
        const std::uint32_t number = m_size;
        store_shared(m_size, number + 1);
        (*this)[number] = Node{};
        return number;
    }

    /// Forgets all nodes.
    void clear() { m_size = 1; }

    /// How many more nodes can be allocated.
    std::uint64_t room() const { return m_max_chunks * chunk - m_size; }

    /// Nodes allocated since the last clear.
    std::uint32_t size() const { return m_size - 1; }

    Node& operator[](std::uint32_t number) {
        assert(number > 0 && number < load_shared(m_size));
        return m_chunks[number / chunk]->nodes[number % chunk];
    }
    const Node& operator[](std::uint32_t number) const {
        assert(number > 0 && number < load_shared(m_size));
        return m_chunks[number / chunk]->nodes[number % chunk];
    }

private:
    static constexpr std::uint32_t chunk = 1U << 12;
    struct Chunk {
        Node nodes[chunk];
    };

    std::vector<std::unique_ptr<Chunk>> m_chunks;
    std::uint64_t m_max_chunks;
    std::uint32_t m_size = 1;
};

} // namespace samegame
