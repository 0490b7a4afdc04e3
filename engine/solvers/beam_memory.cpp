#include "engine/solvers/beam_memory.h"

#include <algorithm>
#include <cstdlib>
#include <new>
#include <sys/mman.h>

namespace samegame {

namespace {

constexpr std::size_t huge_page = std::size_t{1} << 21;
constexpr std::size_t line = 64; ///< Of the cache.

constexpr std::size_t rounded_up(std::size_t bytes, std::size_t unit) {
    return (bytes + unit - 1) / unit * unit;
}

} // namespace

void PageBlock::Free::operator()(void* data) const {
    std::free(data);
}

PageBlock::PageBlock(std::size_t bytes) {
    const std::size_t unit = bytes >= huge_page ? huge_page : line;
    m_bytes = rounded_up(std::max<std::size_t>(bytes, 1), unit);
    m_data.reset(std::aligned_alloc(unit, m_bytes));
    if (m_data == nullptr)
        throw std::bad_alloc();
#ifdef MADV_HUGEPAGE
    if (unit == huge_page)
        madvise(m_data.get(), m_bytes, MADV_HUGEPAGE); // if it fails, pages are small
#endif
}

void* BeamArena::take(std::size_t bytes) {
    bytes = rounded_up(bytes, line);
    const std::lock_guard lock(m_mutex);
    auto& waiting = m_waiting[bytes];
    if (!waiting.empty()) {
        void* const data = waiting.back();
        waiting.pop_back();
        return data;
    }
    if (m_blocks.empty() || m_used + bytes > m_blocks.back().bytes()) {
        m_blocks.emplace_back(std::max(bytes, m_block_bytes));
        m_used = 0;
    }
    void* const data = static_cast<std::byte*>(m_blocks.back().data()) + m_used;
    m_used += bytes;
    return data;
}

void BeamArena::give_back(void* data, std::size_t bytes) {
    const std::lock_guard lock(m_mutex);
    m_waiting[rounded_up(bytes, line)].push_back(data);
}

} // namespace samegame
