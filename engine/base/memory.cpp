#include "engine/base/memory.h"

#include <algorithm>
#include <cstdlib>
#include <new>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

namespace samegame {

namespace {

constexpr std::size_t huge_page = std::size_t{1} << 21;
constexpr std::size_t cache_line = 64;

} // namespace

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

std::optional<std::uint64_t> address_space_limit() {
    rlimit limit{};
    if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
        return std::nullopt;
    return limit.rlim_cur;
}

void PageBlock::Free::operator()(void* data) const {
    std::free(data);
}

PageBlock::PageBlock(std::size_t bytes) {
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

} // namespace samegame
