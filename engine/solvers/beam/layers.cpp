#include "engine/solvers/beam/layers.h"

#include <algorithm>
#include <bit>

namespace samegame {

namespace {

constexpr std::size_t smallest_share = 256; ///< Positions of a shard, to spread the best evenly.
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

std::uint64_t BeamLayers::bytes() const {
    std::uint64_t bytes = 0;
    for (const BeamPool& pool : m_pools)
        bytes += pool.bytes();
    return bytes;
}

bool BeamSelection::gather(std::size_t layer) {
    m_keys.clear();
    if (m_layers.size(layer) == 0)
        return true;
    m_shards.resize(m_layers.shard_count());
    // 1. The best of each shard, and the number of parents in each range.
    const bool counted = for_each(m_team, m_shards.size(), [&](std::size_t number) {
        m_layers.reduce(layer, number);
        Shard& shard = m_shards[number];
        shard.place.fill(0);
        shard.best = {};
        m_layers.pool(layer, number).for_each([&](const BeamCandidate& candidate) {
            ++shard.place[bucket_of(candidate.key())];
            if (candidate.rank(m_layers.salt()) > shard.best.rank(m_layers.salt()))
                shard.best = candidate;
        });
    });
    if (!counted)
        return false;
    // 2. Their places.
    find_places();
    // 3. Move them there.
    const bool moved = for_each(m_team, m_shards.size(), [&](std::size_t number) {
        BeamPool& pool = m_layers.pool(layer, number);
        pool.for_each([&](const BeamCandidate& candidate) {
            const std::uint64_t key = candidate.key();
            m_keys[m_shards[number].place[bucket_of(key)]++] = key;
        });
        pool.clear();
    });
    return moved && sort_keys();
}

void BeamSelection::find_places() {
    std::size_t place = 0;
    for (std::size_t bucket = 0; bucket < buckets; ++bucket) {
        m_begins[bucket] = place;
        for (Shard& shard : m_shards) {
            const std::size_t count = shard.place[bucket];
            shard.place[bucket] = static_cast<std::uint32_t>(place);
            place += count;
        }
    }
    m_begins[buckets] = place;
    m_keys.resize(place);
    BeamCandidate best;
    for (const Shard& shard : m_shards)
        if (shard.best.rank(m_layers.salt()) > best.rank(m_layers.salt()))
            best = shard.best;
    m_best = best.key();
}

bool BeamSelection::sort_keys() {
    const auto sort = [&](std::size_t bucket) {
        std::sort(m_keys.begin() + static_cast<std::ptrdiff_t>(m_begins[bucket]),
                  m_keys.begin() + static_cast<std::ptrdiff_t>(m_begins[bucket + 1]));
    };
    constexpr std::size_t few = 2048;
    if (m_keys.size() > few)
        return for_each(m_team, buckets, sort);
    std::sort(m_keys.begin(), m_keys.end());
    return true;
}

bool BeamSelection::keep_best(std::size_t width, const std::vector<std::uint64_t>& ranks) {
    m_best = m_keys[static_cast<std::size_t>(std::ranges::max_element(ranks) - ranks.begin())];
    if (m_keys.size() <= width)
        return false;
    std::vector<std::uint64_t> ordered = ranks;
    const auto bar = ordered.begin() + static_cast<std::ptrdiff_t>(ordered.size() - width);
    std::nth_element(ordered.begin(), bar, ordered.end());
    std::size_t kept = 0;
    for (std::size_t i = 0; i < m_keys.size() && kept < width; ++i)
        if (ranks[i] >= *bar)
            m_keys[kept++] = m_keys[i];
    m_keys.resize(kept);
    return true;
}

std::size_t BeamSelection::best() const {
    return static_cast<std::size_t>(std::lower_bound(m_keys.begin(), m_keys.end(), m_best) -
                                    m_keys.begin());
}

bool BeamSelection::make_room() {
    // 1. The ancestors of keys and candidates.
    BeamTrail::Marks marks(m_trail);
    for (const std::uint64_t key : m_keys)
        marks.mark(BeamTrail::parent_of(key));
    const auto for_each_candidate = [&](auto visit) {
        return for_each(m_team, m_layers.shard_count(), [&](std::size_t shard) {
            for (std::size_t layer = 0; layer < m_layers.layer_count(); ++layer)
                m_layers.pool(layer, shard).for_each(visit);
        });
    };
    const bool marked = for_each_candidate(
        [&](const BeamCandidate& candidate) { marks.mark(BeamTrail::parent_of(candidate.key())); });
    if (!marked || !marks.collect(m_trail, [&] { return m_team.should_stop(); }))
        return false;
    // 2. Their new numbers.
    const auto moved = [&](std::uint64_t key) {
        return BeamTrail::key(marks.after(BeamTrail::parent_of(key)), BeamTrail::cell_of(key));
    };
    m_best = moved(m_best);
    for (std::uint64_t& key : m_keys)
        key = moved(key);
    return for_each_candidate([&](BeamCandidate& candidate) {
        candidate.word += moved(candidate.key()) - candidate.key();
    });
}

bool BeamSelection::append(std::size_t count) {
    const BeamTrail::Number first = m_trail.append(count);
    constexpr std::size_t most = 4096;
    return share_out(m_team, 0, count, most, [&](int, std::size_t begin, std::size_t end, auto) {
        for (std::size_t i = begin; i < end; ++i)
            m_trail.write(first + static_cast<BeamTrail::Number>(i), m_keys[i]);
    });
}

} // namespace samegame
