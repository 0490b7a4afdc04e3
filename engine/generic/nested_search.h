#pragma once

#include <utility>

#include "engine/generic/search_state.h"

namespace samegame::generic {

/// The search behind nested_search().
template <SearchState S, RandomSource R, Cancel C, PlayoutPolicy<S, R> P>
class NestedSearch {
public:
    NestedSearch(R& rng, C& is_canceled, P& playout)
        : m_rng(rng), m_is_canceled(is_canceled), m_playout(playout) {}

    /// `executeSearch` of the blog, from the state that m_moves lead to. Lines begin at the root.
    Line<S> execute(S state, int level) {
        if (level <= 0 || state.is_terminal()) // a terminal state has nothing to nest
            return simulate(std::move(state));
        Line<S> best;
        const std::size_t start = m_moves.size();
        do {
            // 1. Every legal move, with a search one level below.
            Line<S> step = try_all_moves(state, level);
            // 2. The best sequence of all steps so far is remembered.
            if (step.exists() && step.score >= best.score)
                best = std::move(step);
            if (m_stopped)
                break;
            // 3. Its next move is followed.
            const MoveOf<S> move = best.moves[m_moves.size()];
            m_moves.push_back(move);
            state.play(move);
        } while (!state.is_terminal());
        m_moves.erase(m_moves.begin() + static_cast<std::ptrdiff_t>(start), m_moves.end());
        return best;
    }

private:
    /// The best result of one step, among equals the last.
    Line<S> try_all_moves(const S& state, int level) {
        Line<S> best;
        for (const MoveOf<S>& move : state.legal_moves()) {
            S child = state;
            child.play(move);
            m_moves.push_back(move);
            Line<S> result = execute(std::move(child), level - 1);
            m_moves.pop_back();
            if (result.exists() && result.score >= best.score)
                best = std::move(result);
            if (m_stopped)
                break;
        }
        return best;
    }

    Line<S> simulate(S state) {
        m_stopped = m_stopped || m_is_canceled();
        if (m_stopped)
            return {};
        Line<S> line;
        line.moves = m_moves;
        m_playout(state, m_rng, line.moves);
        line.score = state.score();
        tell<S>(m_is_canceled, line.moves, line.score);
        return line;
    }

    R& m_rng;
    C& m_is_canceled;
    P& m_playout;
    std::vector<MoveOf<S>> m_moves; // from the root to the state under search
    bool m_stopped = false;
};

/// Nested Monte-Carlo Search: a search of level 0 is one playout; a search of level n tries every
/// legal move with a search of level n-1, follows the best sequence known to it by one move, and
/// repeats that to the end.
///
/// Source: T. Cazenave, "Nested Monte-Carlo Search", IJCAI 2009, with the memorized best sequence;
/// names follow the generic implementation by L. Battermann, "Nested Monte Carlo Search", 2016.
/// Differences from the latter:
///  - the memorized sequence starts empty instead of with the present score, so that scores may be
///    negative;
///  - a search is canceled within a playout, not within a step.
///
/// It ends by itself. A search of level n takes about as many playouts as the sum over the moves of
/// a line of their number, to the power n. `playout` plays the playouts.
template <SearchState S, RandomSource R, Cancel C = Never, PlayoutPolicy<S, R> P = RandomPlayout>
Line<S> nested_search(const S& root, int level, R& rng, C&& is_canceled = C(), P playout = P()) {
    NestedSearch<S, R, std::remove_reference_t<C>, P> search(rng, is_canceled, playout);
    return search.execute(root, level);
}

} // namespace samegame::generic
