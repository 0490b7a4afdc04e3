#pragma once

#include <cstdint>
#include <optional>

#include "engine/base/clock.h"
#include "engine/game/position.h"
#include "engine/search/search_control.h"

namespace samegame {

enum class Clearing {
    line, ///< A line clears it.
    none, ///< Proven: no line does.
    open, ///< Neither was found.
};

/// "cleared", "unclearable", "open".
std::string_view name_of(Clearing clearing);

struct ClearingRequest {
    Position start; ///< Without refill; its scoring does not matter.
    std::optional<Seconds> time;
    std::optional<int> rounds; ///< With neither, it ends with an answer or on a stop request.
    int threads = 1;
    std::uint64_t memory = 0; ///< Bytes; 0: default_memory().
    std::uint64_t seed = 0;
};

struct ClearingResult {
    Clearing outcome = Clearing::open;
    MoveList moves; ///< Of the line that clears the board, or else of the line found that leaves
                    ///< the fewest blocks.
    int blocks_left = 0; ///< After `moves`.
    int rounds = 0;      ///< Rounds begun.
    double seconds = 0;
    std::uint64_t playouts = 0;
    std::uint64_t nodes = 0; ///< Of the proofs.
};

/// Looks for a line and for a proof in turn: rounds of a solver that plays and of `exact` with the
/// goal `clear`, each with four times the playouts and nodes of the round before, so that neither
/// waits for the other in vain. A permanent block (may_be_cleared_separated) is a proof beforehand.
///
/// With rounds instead of time the result depends on the request alone. Play uses all threads,
/// proofs use one. On a stop request through `control` it soon returns its result so far.
ClearingResult find_clearing(const ClearingRequest& request, const SearchControl& control);

} // namespace samegame
