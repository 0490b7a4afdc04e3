#pragma once

#include <algorithm>
#include <cstddef>
#include <unordered_map>
#include <utility>

#include "engine/generic/search_state.h"

namespace samegame::generic {

/// Ranks states by their score so far.
struct ByScore {
    template <SearchState S>
    double operator()(const S& state) const {
        return state.score();
    }
};

/// The search behind beam().
template <SearchState S, RandomSource R, Cancel C, class Estimate>
class Beam {
public:
    Beam(std::size_t width, R& rng, C& is_canceled, const Estimate& estimate)
        : m_width(width),
          m_rng(rng),
          m_is_canceled(is_canceled),
          m_estimate(estimate),
          m_salt(rng.next() | 1) {} // odd: a product with it loses nothing

    Line<S> run(const S& root) {
        if (root.is_terminal())
            end(root, 0, {});
        std::vector<Place> layer;
        if (!root.is_terminal())
            layer.push_back({root, 0});
        while (!layer.empty()) {
            // 1. The moves of all states of the layer.
            m_candidates.clear();
            m_known.clear();
            m_order = 0;
            for (std::size_t parent = 0; parent < layer.size(); ++parent) {
                if (m_is_canceled())
                    return m_best;
                look_at(layer[parent], parent);
            }
            // 2. The best of them are the next layer.
            layer = next_layer(layer);
        }
        return m_best;
    }

private:
    /// A state of a layer, and where its moves end in the trail.
    struct Place {
        S state;
        std::size_t trail; ///< Number of the entry; 0 for the root.
    };
    /// A move that led to a state, and the entry of the moves before.
    struct Entry {
        std::size_t before;
        MoveOf<S> move;
    };
    /// A state that may get into the next layer. It is made again if it does.
    struct Candidate {
        std::size_t parent; ///< Its parent's number in the layer.
        std::size_t order;  ///< Candidates stand in the order of their parents, then of moves.
        MoveOf<S> move;
        double estimate;
        std::uint64_t lot; ///< Decides between equal estimates.

        bool is_before(const Candidate& other) const {
            return estimate > other.estimate || (estimate == other.estimate && lot > other.lot);
        }
    };

    void look_at(const Place& place, std::size_t parent) {
        for (const MoveOf<S>& move : place.state.legal_moves()) {
            S child = place.state;
            child.play(move);
            if (child.is_terminal())
                end(child, place.trail, std::vector<MoveOf<S>>{move});
            else
                add(child, {parent, m_order++, move, m_estimate(child), 0});
        }
    }

    /// A state is kept once, with its best estimate.
    void add(const S& state, Candidate candidate) requires HashedState<S> {
        const auto [known, is_new] = m_known.emplace(state.hash(), m_candidates.size());
        candidate.lot = known->first * m_salt;
        if (is_new)
            m_candidates.push_back(candidate);
        else if (candidate.estimate > m_candidates[known->second].estimate)
            m_candidates[known->second] = candidate;
    }
    void add(const S& /*state*/, Candidate candidate) {
        candidate.lot = m_rng.next();
        m_candidates.push_back(candidate);
    }

    /// The best candidates, in the order of their parents.
    std::vector<Place> next_layer(const std::vector<Place>& layer) {
        if (m_candidates.size() > m_width) {
            const auto bar = m_candidates.begin() + static_cast<std::ptrdiff_t>(m_width);
            std::ranges::nth_element(m_candidates, bar, [](const Candidate& a, const Candidate& b) {
                return a.is_before(b);
            });
            m_candidates.erase(bar, m_candidates.end());
        }
        std::ranges::sort(m_candidates, {}, &Candidate::order);
        std::vector<Place> next;
        for (const Candidate& candidate : m_candidates) {
            m_trail.push_back({layer[candidate.parent].trail, candidate.move});
            next.push_back({layer[candidate.parent].state, m_trail.size()});
            next.back().state.play(candidate.move);
        }
        return next;
    }

    /// A line to the end: the moves of a trail's entry, and `last` ones.
    void end(const S& state, std::size_t trail, const std::vector<MoveOf<S>>& last) {
        const double score = state.score();
        if (m_best.exists() && score <= m_best.score)
            return;
        std::vector<MoveOf<S>> moves = last;
        for (; trail != 0; trail = m_trail[trail - 1].before)
            moves.push_back(m_trail[trail - 1].move);
        std::ranges::reverse(moves);
        tell<S>(m_is_canceled, moves, score);
        m_best = {std::move(moves), score};
    }

    std::size_t m_width;
    R& m_rng;
    C& m_is_canceled;
    const Estimate& m_estimate;
    std::uint64_t m_salt;
    std::vector<Entry> m_trail; // entry i has number i + 1
    std::vector<Candidate> m_candidates;
    std::size_t m_order = 0;
    std::unordered_map<std::uint64_t, std::size_t> m_known; // candidates by hash
    Line<S> m_best;
};

/// Beam search: of all states that are as many moves from the root, the best `width` go on.
///
/// Source: F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009, section 4,
/// whose estimate is the score. Differences:
///  - states with a hash are kept once (HashedState);
///  - equal estimates are decided by lot.
///
/// It ends by itself. `estimate(state)` is a number, higher for better states. Memory holds the
/// states of two layers, and a move of each earlier one; with a `width` of 1 it is greedy. A
/// canceler hears only of lines that are better than all before.
template <SearchState S, RandomSource R, Cancel C = Never, class Estimate = ByScore>
Line<S> beam(const S& root, std::size_t width, R& rng, C&& is_canceled = C(),
             const Estimate& estimate = Estimate()) {
    return Beam<S, R, std::remove_reference_t<C>, Estimate>(width, rng, is_canceled, estimate)
        .run(root);
}

} // namespace samegame::generic
