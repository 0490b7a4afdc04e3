#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/search/search_team.h"
#include "engine/solvers/beam/pool.h"
#include "engine/solvers/beam/trail.h"

namespace samegame {

/// Calls work(worker, begin, end, stops) for pieces of `begin` to `end`, at most `most` long, on
/// all threads of the team. Slow `work` checks stops() often; once that is true, the search must
/// return, and the result is false. Nothing is counted meanwhile: the lead of a beam counts nodes
/// and playouts for all between two calls, in an order that does not depend on the speed of
/// threads. The clock is read the more often the more playouts each piece has (`playouts`).
template <class Work>
bool share_out(SearchTeam& team, std::size_t begin, std::size_t end, std::size_t most, Work work,
               std::size_t playouts = 1) {
    const std::size_t parts = 4 * static_cast<std::size_t>(team.size());
    const std::size_t piece = std::clamp<std::size_t>((end - begin) / parts, 1, most);
    std::atomic<std::size_t> next = begin;
    std::atomic<bool> stopped = false; // relaxed, for it passes no data
    const auto task = [&](SearchContext& context, int worker) {
        const auto stops = [&] {
            if (context.is_interrupted(playouts))
                stopped.store(true, std::memory_order_relaxed);
            return stopped.load(std::memory_order_relaxed);
        };
        while (!stops()) {
            const std::size_t first = next.fetch_add(piece, std::memory_order_relaxed);
            if (first >= end)
                return;
            work(worker, first, std::min(first + piece, end), stops);
        }
    };
    if (end - begin <= 1)
        task(team.lead(), 0); // not worth waking the others
    else
        team.run(task);
    return !stopped;
}

/// Calls work(i) for each i below `count` on all threads; returns as share_out does.
template <class Work>
bool for_each(SearchTeam& team, std::size_t count, Work work) {
    return share_out(team, 0, count, 1, [&](int, std::size_t i, std::size_t, auto) { work(i); });
}

/// The candidates of every future layer. Each layer is split by hash into shards that keep their
/// own best, so that threads need not wait for each other: the result depends only on the number of
/// shards, which depends on the width alone.
///
/// Workers `put` candidates down; then `settle` moves them into the pools, one thread for each
/// shard.
class BeamLayers {
public:
    /// Candidates take their memory in blocks of `block_bytes`.
    BeamLayers(std::size_t layer_count, int worker_count, std::size_t block_bytes);

    /// Starts a beam of `width` positions per layer, which draws among equals with `salt`.
    void start(std::size_t width, std::uint64_t salt);

    std::size_t shard_count() const { return m_shards; }
    std::size_t layer_count() const { return m_layers; }
    std::uint64_t salt() const { return m_salt; }

    /// Worker `worker` puts down a candidate of a later layer, unless its rank is too low.
    void put(int worker, std::size_t layer, const BeamCandidate& candidate) {
        const std::size_t shard = candidate.hash & (m_shards - 1);
        if (candidate.rank(m_salt) <= m_thresholds[layer * m_shards + shard])
            return;
        m_waiting[static_cast<std::size_t>(worker) * most_shards + shard].push_back(
            {candidate, layer});
    }

    /// Moves the candidates of all workers for a shard into its pools. One thread for each shard.
    void settle(std::size_t shard);

    /// Reduces the width if the pools take more than `bytes`; true if it did, and then `shrink`
    /// follows for every shard.
    bool narrow(std::uint64_t bytes);
    void shrink(std::size_t shard);
    std::size_t width() const { return m_width; }

    /// Drops all but the best of a layer, shard by shard like `settle`.
    void reduce(std::size_t layer, std::size_t shard);

    BeamPool& pool(std::size_t layer, std::size_t shard) {
        return m_pools[layer * m_shards + shard];
    }
    /// Candidates of a layer, in all shards.
    std::size_t size(std::size_t layer) const;
    /// Whether any candidate of this beam was dropped for its rank.
    bool has_dropped() const { return std::ranges::count(m_dropped, 1) > 0; }
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
    std::vector<std::uint64_t> m_thresholds;     // of the pools; kept together, in the cache
    std::vector<std::uint8_t> m_dropped;         // whether each shard has dropped any
    std::vector<std::vector<Waiting>> m_waiting; // in the order of workers, then shards
};

/// The candidates that become a layer, in the order of their parents in the trail, in which
/// positions are played again at least cost. All threads of the team work on it.
class BeamSelection {
public:
    BeamSelection(BeamLayers& layers, BeamTrail& trail, SearchTeam& team)
        : m_layers(layers), m_trail(trail), m_team(team) {}

    /// Takes the best candidates of a layer, if any, out of its pools, which give their memory
    /// back. False if the search must return.
    bool gather(std::size_t layer);

    /// BeamTrail::key of the candidates, ascending.
    const std::vector<std::uint64_t>& keys() const { return m_keys; }

    /// Keeps the `width` candidates with the highest `ranks`, one for each key. True if it drops
    /// any.
    bool keep_best(std::size_t width, const std::vector<std::uint64_t>& ranks);

    /// The index of the candidate with the highest rank among the keys.
    std::size_t best() const;

    /// Whether the trail has room for the candidates. If not, `make_room` drops entries without a
    /// descendant among them, which changes the trail's numbers; there may still be too little
    /// room. It returns false if the search must return.
    bool has_room() const { return m_keys.size() <= m_trail.room(); }
    bool make_room();

    /// Writes the first `count` candidates into the trail. False if the search must return.
    bool append(std::size_t count);

private:
    static constexpr std::size_t buckets = 256; ///< Ranges of parents.
    struct Shard {
        std::array<std::uint32_t, buckets> place; ///< Where each bucket's next key goes.
        BeamCandidate best;
    };

    std::size_t bucket_of(std::uint64_t key) const {
        return std::size_t{BeamTrail::parent_of(key)} * buckets / m_trail.size();
    }
    bool sort_keys();
    void find_places();

    BeamLayers& m_layers;
    BeamTrail& m_trail;
    SearchTeam& m_team;
    std::vector<Shard> m_shards;
    std::vector<std::uint64_t> m_keys;
    std::array<std::size_t, buckets + 1> m_begins; // where each bucket begins in the keys
    std::uint64_t m_best = 0;                      // the best one's key
};

} // namespace samegame
