#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/solvers/beam/pool.h"

namespace samegame {

/// The candidates of every layer that is still to come. Each layer is split by hash into shards
/// that keep their own best, so that threads need not wait for each other: what is kept depends on
/// the number of shards alone, which depends on the width alone.
///
/// Workers `put` candidates down; then, each shard by one thread, `settle` moves them into the
/// pools.
class BeamLayers {
public:
    /// Candidates take their memory in blocks of `block_bytes`.
    BeamLayers(std::size_t layer_count, int worker_count, std::size_t block_bytes);

    /// Starts a beam of `width` positions a layer, which draws among equals with `salt`.
    void start(std::size_t width, std::uint64_t salt);

    std::size_t shard_count() const { return m_shards; }
    std::size_t layer_count() const { return m_layers; }
    std::uint64_t salt() const { return m_salt; }

    /// Worker `worker` puts down a candidate of a later layer, unless its rank is known to be too
    /// low.
    void put(int worker, std::size_t layer, const BeamCandidate& candidate) {
        const std::size_t shard = candidate.hash & (m_shards - 1);
        if (candidate.rank(m_salt) <= m_thresholds[layer * m_shards + shard])
            return;
        m_waiting[static_cast<std::size_t>(worker) * most_shards + shard].push_back(
            {candidate, layer});
    }

    /// Moves what all workers have put down for a shard into its pools. One thread for each shard.
    void settle(std::size_t shard);

    /// Makes the width narrower if the pools take more than `bytes`: true until they do not. Each
    /// time `shrink` follows for every shard.
    bool narrow(std::uint64_t bytes);
    void shrink(std::size_t shard);
    std::size_t width() const { return m_width; }

    /// Drops all but the best of a layer, shard by shard as `settle`.
    void reduce(std::size_t layer, std::size_t shard);

    BeamPool& pool(std::size_t layer, std::size_t shard) {
        return m_pools[layer * m_shards + shard];
    }
    /// Candidates of a layer, in all shards.
    std::size_t size(std::size_t layer) const;
    /// Whether any candidate of this beam was dropped for its rank.
    bool has_dropped() const;
    std::uint64_t bytes() const;

private:
    static constexpr std::size_t most_shards = 64;
    struct Waiting {
        BeamCandidate candidate;
        std::size_t layer = 0;
    };

    std::size_t width_of(std::size_t shard) const {
        return m_width / m_shards + (shard < m_width % m_shards ? 1 : 0);
    }

    std::size_t m_layers;
    std::size_t m_workers;
    std::size_t m_width = 1;
    std::size_t m_shards = 1;
    std::uint64_t m_salt = 1;
    BeamArena m_arena;
    std::vector<BeamPool> m_pools;               // in the order of layers, then shards
    std::vector<std::uint64_t> m_thresholds;     // those of the pools; kept together, in the cache
    std::vector<std::uint8_t> m_dropped;         // whether each shard has dropped any
    std::vector<std::vector<Waiting>> m_waiting; // in the order of workers, then shards
};

} // namespace samegame
