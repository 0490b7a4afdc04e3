#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/search/search_context.h"

namespace samegame {

/// Plays `wanted` playouts in batches, as fast as an engine plays several at once, with a look at
/// the budget and the clock before each batch: `play(first, results)` plays one for each of
/// `results` (a std::span<Result>), the first of them being playout number `first`; `take(i,
/// result)` then gets the result of playout `i`, in their order. False once the solver must return:
/// then not all were played.
template <class Result, class Play, class Take>
bool play_in_batches(SearchContext& context, std::uint64_t wanted, const Play& play,
                     const Take& take) {
    constexpr std::uint64_t batch_size = 64;
    std::array<Result, batch_size> results;
    for (std::uint64_t first = 0; first < wanted;) {
        const std::size_t asked = std::min(wanted - first, batch_size);
        const std::size_t granted = context.granted_playouts(asked);
        const std::span<Result> batch = std::span(results).first(granted);
        play(first, batch);
        for (std::size_t i = 0; i < granted; ++i)
            take(first + i, batch[i]);
        if (granted < asked)
            return false;
        first += granted;
    }
    return true;
}

} // namespace samegame
