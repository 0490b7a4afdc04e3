#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/solvers/beam/layers.h"
#include "engine/solvers/beam/share_out.h"
#include "engine/solvers/beam/trail.h"

namespace samegame {

/// The candidates that become a layer, in the order of their parents: that of the trail, in which
/// positions are played again at least cost. All threads of the team work on it.
class BeamSelection {
public:
    BeamSelection(BeamLayers& layers, BeamTrail& trail, SearchTeam& team)
        : m_layers(layers), m_trail(trail), m_team(team) {}

    /// Takes the best candidates of a layer, if there are any, out of its pools, which give their
    /// memory back. False if the search must return.
    bool gather(std::size_t layer);

    /// BeamTrail::key of the candidates, ascending.
    const std::vector<std::uint64_t>& keys() const { return m_keys; }

    /// Keeps the `width` candidates with the highest `ranks`, one for each key. True if any goes.
    bool keep_best(std::size_t width, const std::vector<std::uint64_t>& ranks);

    /// Where the candidate with the highest rank stands among the keys.
    std::size_t best() const;

    /// Whether the trail has room for the candidates. If not, `make_room` drops what none of them
    /// descends from, which changes the trail's numbers; there may be too little room even so. It
    /// returns false if the search must return.
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
