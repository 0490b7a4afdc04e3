#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <ranges>
#include <type_traits>
#include <vector>

/// Searches for any problem in which one person moves until no move is left, and is then given a
/// score: nested_search.h, nrpa.h, sp_mcts.h and beam.h. This room includes nothing of SameGame and
/// nothing of the engine; a program that has a SearchState needs these headers alone.
///
/// The idea of one interface for all problems is that of L. Battermann, "Nested Monte Carlo
/// Search", 2016 (its `INmcsState`); names follow it where they can.

namespace samegame::generic {

template <class S>
using MoveOf = typename S::Move;

/// What a search must know of a problem: a place on the way to its end. A search copies states and
/// plays on the copies.
///  - legal_moves(): the moves, in an order that depends on the moves played so far alone; a view
///    into the state will do. Every state but a terminal one has a move;
///  - play(move): makes a legal move;
///  - is_terminal(): whether nothing is left to play;
///  - score(): higher is better; final if the state is terminal. Beam search alone reads others;
///  - code(move): a number for a legal move of this state. Moves with the same code share what NRPA
///    learns. The other searches do not call it.
template <class S>
concept SearchState = std::copyable<S> && std::copyable<MoveOf<S>> &&
    std::equality_comparable<MoveOf<S>> &&
    requires(const S& state, S& changed, const MoveOf<S>& move) {
    requires std::ranges::random_access_range<decltype(state.legal_moves())>;
    changed.play(move);
    { state.is_terminal() } -> std::convertible_to<bool>;
    { state.score() } -> std::convertible_to<double>;
    { state.code(move) } -> std::convertible_to<std::uint64_t>;
};

/// A state with a hash, by which beam search finds equal states that were reached by different
/// moves.
template <class S>
concept HashedState = SearchState<S> && requires(const S& state) {
    { state.hash() } -> std::convertible_to<std::uint64_t>;
};

/// A generator of random numbers, like samegame::Rng of engine/base/rng.h: made from a seed, it
/// gives 64 uniform bits, a uniform number below n, and a uniform number in [0, 1).
template <class R>
concept RandomSource = std::constructible_from<R, std::uint64_t> && requires(R& rng) {
    { rng.next() } -> std::same_as<std::uint64_t>;
    { rng.bounded(std::uint32_t{1}) } -> std::same_as<std::uint32_t>;
    { rng.uniform() } -> std::convertible_to<double>;
};

/// Moves from the root to the end, and their score.
template <SearchState S>
struct Line {
    static constexpr double no_score = -std::numeric_limits<double>::infinity();

    std::vector<MoveOf<S>> moves;
    double score = no_score;

    /// False for the result of a search that was canceled before its first playout.
    bool exists() const { return score > no_score; }
};

/// `isCanceled` of the blog. A search asks it before each playout, beam search before it looks at
/// the moves of a state; once it is true the search returns the best line so far. It may count the
/// calls, and so grant a number of playouts. If it also has a member `found(moves, score)`, that
/// hears of each line to the end.
template <class C>
concept Cancel = std::predicate<C&>;

/// The search ends by itself.
struct Never {
    bool operator()() const { return false; }
};

template <SearchState S, Cancel C>
void tell(C& is_canceled, const std::vector<MoveOf<S>>& moves, double score) {
    if constexpr (requires { is_canceled.found(moves, score); })
        is_canceled.found(moves, score);
}

/// `simulation` of the blog: plays `state` to its end and appends the moves. What draws random
/// numbers takes one of `rng` for each playout, the seed of a generator of its own, so that a
/// playout can be repeated from its seed.
template <class P, class S, class R>
concept PlayoutPolicy = SearchState<S> &&
    requires(P& policy, S& state, R& rng, std::vector<MoveOf<S>>& moves) {
    policy(state, rng, moves);
};

/// Every legal move is equally likely.
struct RandomPlayout {
    template <SearchState S, RandomSource R>
    void operator()(S& state, R& rng, std::vector<MoveOf<S>>& moves) const {
        R own(rng.next());
        while (!state.is_terminal()) {
            const auto& legal = state.legal_moves();
            const auto count = static_cast<std::uint32_t>(std::ranges::size(legal));
            const auto choice = static_cast<std::ptrdiff_t>(own.bounded(count));
            const MoveOf<S> move = std::ranges::begin(legal)[choice];
            state.play(move);
            moves.push_back(move);
        }
    }
};

} // namespace samegame::generic
