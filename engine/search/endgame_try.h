#pragma once

#include <cstdint>

#include "engine/game/position.h"
#include "engine/search/endgame_proof.h"
#include "engine/search/search_context.h"

namespace samegame {

/// The attempt at the endgame beside a solver (SearchRequest::tries_endgame), on the thread that
/// calls run_search: before it with lines of random games, after it with its best line, and, once
/// the position is proven, for the value of each first move. With a budget of playouts or nodes it
/// meets at most a hundred positions for each of them, or 100,000, and its result depends on the
/// seed alone.
class EndgameTry {
public:
    /// The most positions that it may meet: 1,000 with 160 blocks, twice as many for each six
    /// blocks less, 4 million at most, and none with more than 160 blocks.
    static std::uint64_t most_positions(int blocks);

    /// `start` and `control` must outlive it. `budget` is for the whole search.
    EndgameTry(const Position& start, const Budget& budget, std::uint64_t seed,
               SearchControl& control);

    /// Runs before the solver, for a quarter of the time at most. True if the position is proven.
    bool before();

    /// Three quarters of the memory, and the rest of the time except a twentieth of the whole for
    /// after().
    Budget share_of_solver() const;

    /// `found` is the result so far, `is_proven` whether its best line is proven, by the solver or
    /// by before(). True if the position is proven now.
    bool after(const SearchSnapshot& found, bool is_proven);

private:
    MoveList random_line();

    const Position& m_start;
    const Budget m_budget;
    const std::uint64_t m_most;
    SearchContext m_context;
    EndgameProof m_proof;
};

} // namespace samegame
