#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "engine/playout/playout_engine.h"
#include "engine/search/search_context.h"

namespace samegame {

/// Playouts in batches, as fast as the engine plays several at once, with a look at the budget and
/// the clock before each batch. `take(i, result)` gets the result of playout `i`, in their order;
/// the score of one counts from `board`. Both return false once the solver must return, when the
/// last playouts may not have been played.

constexpr std::uint64_t playouts_in_batch = 64;

/// `play(first, results)` plays as many playouts as there are results, the first of them `first`.
template <class Play, class Take>
bool play_batches(SearchContext& context, std::uint64_t wanted, const Play& play,
                  const Take& take) {
    std::array<PlayoutResult, playouts_in_batch> results;
    for (std::uint64_t first = 0; first < wanted;) {
        const std::size_t asked = std::min(wanted - first, playouts_in_batch);
        const std::size_t granted = context.granted_playouts(asked);
        const std::span<PlayoutResult> batch = std::span(results).first(granted);
        play(first, batch);
        for (std::size_t i = 0; i < granted; ++i)
            take(first + i, batch[i]);
        if (granted < asked)
            return false;
        first += granted;
    }
    return true;
}

/// `wanted` playouts from `board`.
template <class Take>
bool play_batches(PlayoutEngine& engine, const Board& board, const Rules& rules,
                  SearchContext& context, std::uint64_t wanted, const Take& take) {
    const auto play = [&](std::uint64_t, std::span<PlayoutResult> results) {
        engine.play_batch(board, rules, context.rng(), results);
    };
    return play_batches(context, wanted, play, take);
}

/// A playout after each of `moves`, different legal moves of `board`.
template <class Take>
bool play_batches_after(PlayoutEngine& engine, const Board& board, std::span<const Move> moves,
                        const Rules& rules, SearchContext& context, const Take& take) {
    const auto play = [&](std::uint64_t first, std::span<PlayoutResult> results) {
        engine.play_after(board, moves.subspan(first, results.size()), rules, context.rng(),
                          results);
    };
    return play_batches(context, moves.size(), play, take);
}

} // namespace samegame
