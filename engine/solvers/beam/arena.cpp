#include "engine/solvers/beam/arena.h"

#include <algorithm>
#include <iterator>

namespace samegame {

namespace {

constexpr std::size_t line = 64; ///< Bytes of a line of the cache.

constexpr std::size_t rounded_up(std::size_t bytes, std::size_t unit) {
    return (bytes + unit - 1) / unit * unit;
}

} // namespace

void* BeamArena::take(std::size_t bytes) {
    bytes = rounded_up(bytes, line);
    const std::lock_guard lock(m_mutex);
    auto range = std::find_if(m_free.begin(), m_free.end(),
                              [&](const auto& free) { return free.second >= bytes; });
    if (range == m_free.end()) {
        const PageBlock& block = m_blocks.emplace_back(std::max(bytes, m_block_bytes));
        range = m_free.emplace(static_cast<std::byte*>(block.data()), block.bytes()).first;
    }
    std::byte* const data = range->first;
    const std::size_t rest = range->second - bytes;
    m_free.erase(range);
    if (rest != 0)
        m_free.emplace(data + bytes, rest);
    return data;
}

void BeamArena::give_back(void* data, std::size_t bytes) {
    bytes = rounded_up(bytes, line);
    const std::lock_guard lock(m_mutex);
    auto range = m_free.emplace(static_cast<std::byte*>(data), bytes).first;
    const auto next = std::next(range);
    if (next != m_free.end() && range->first + range->second == next->first) {
        range->second += next->second;
        m_free.erase(next);
    }
    if (range != m_free.begin()) {
        const auto before = std::prev(range);
        if (before->first + before->second == range->first) {
            before->second += range->second;
            m_free.erase(range);
        }
    }
}

} // namespace samegame
