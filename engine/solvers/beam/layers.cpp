#include "engine/solvers/beam/layers.h"

#include <algorithm>
#include <bit>

namespace samegame {

namespace {

constexpr std::size_t smallest_share = 256; ///< Positions of a shard, so that the best are even.
constexpr std::size_t prefetch_distance = 12;

} // namespace

BeamLayers::BeamLayers(std::size_t layer_count, int worker_count, std::size_t block_bytes)
    : m_layers(layer_count),
      m_workers(static_cast<std::size_t>(worker_count)),
      m_arena(block_bytes),
      m_waiting(m_workers * most_shards) {}

void BeamLayers::start(std::size_t width, std::uint64_t salt) {
    m_width = width;
    m_salt = salt | 1; // odd: a product with it loses nothing
    m_shards = std::bit_floor(std::clamp<std::size_t>(width / smallest_share, 1, most_shards));
    m_pools.clear();
    m_pools.reserve(m_layers * m_shards);
    for (std::size_t i = 0; i < m_layers * m_shards; ++i)
        m_pools.emplace_back(m_arena);
    m_thresholds.assign(m_layers * m_shards, 0);
    m_dropped.assign(m_shards, 0);
    for (auto& waiting : m_waiting)
        waiting.clear();
}

void BeamLayers::settle(std::size_t shard) {
    const std::size_t width = width_of(shard);
    for (std::size_t worker = 0; worker < m_workers; ++worker) {
        auto& waiting = m_waiting[worker * most_shards + shard];
        for (std::size_t i = 0; i < waiting.size(); ++i) {
            if (i + prefetch_distance < waiting.size()) {
                const Waiting& ahead = waiting[i + prefetch_distance];
                pool(ahead.layer, shard).prefetch(ahead.candidate.hash);
            }
            BeamPool& pool = this->pool(waiting[i].layer, shard);
            pool.add(waiting[i].candidate, width, m_salt);
            m_thresholds[waiting[i].layer * m_shards + shard] = pool.threshold();
        }
        waiting.clear();
    }
}

bool BeamLayers::narrow(std::uint64_t bytes) {
    if (this->bytes() <= bytes || m_width <= m_shards)
        return false;
    m_width = std::max(m_width - m_width / 16 - 1, m_shards);
    return true;
}

void BeamLayers::shrink(std::size_t shard) {
    for (std::size_t i = shard; i < m_pools.size(); i += m_shards) {
        m_pools[i].shrink(width_of(shard), m_salt);
        m_thresholds[i] = m_pools[i].threshold();
    }
}

void BeamLayers::reduce(std::size_t layer, std::size_t shard) {
    BeamPool& pool = this->pool(layer, shard);
    pool.reduce(width_of(shard), m_salt);
    if (pool.has_dropped())
        m_dropped[shard] = 1;
}

std::size_t BeamLayers::size(std::size_t layer) const {
    std::size_t size = 0;
    for (std::size_t shard = 0; shard < m_shards; ++shard)
        size += m_pools[layer * m_shards + shard].size();
    return size;
}

bool BeamLayers::has_dropped() const {
    return std::find(m_dropped.begin(), m_dropped.end(), 1) != m_dropped.end();
}

std::uint64_t BeamLayers::bytes() const {
    std::uint64_t bytes = 0;
    for (const BeamPool& pool : m_pools)
        bytes += pool.bytes();
    return bytes;
}

} // namespace samegame
