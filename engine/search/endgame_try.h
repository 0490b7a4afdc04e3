#pragma once

#include <cstdint>

#include "engine/game/start_position.h"
#include "engine/search/endgame_proof.h"
#include "engine/search/search_context.h"

namespace samegame {

/// The endgame that is tried beside a solver (SearchRequest::tries_endgame), on the thread that
/// calls run_search: before the solver with lines of random games, after it with its best line, and
/// once the position is proven, by whomever, the value of each first move. How many positions it
/// may meet grows as blocks disappear; with a budget of playouts or nodes it is a hundred for each
/// at most, or 100,000, and what it finds depends on the seed alone.
class EndgameTry {
public:
    /// How many positions a try may meet with so many blocks: 1,000 with 160 blocks, twice as many
    /// with each six blocks less, 4 million at most, and none with more blocks.
    static std::uint64_t most_positions(int blocks);

    /// `start` and `control` outlive it. `budget` is that of the whole search; the solver has what
    /// share_of_solver() leaves of it.
    EndgameTry(const StartPosition& start, const Budget& budget, std::uint64_t seed,
               SearchControl& control);

    /// Before the solver, in a quarter of the time at most. True if the position is proven.
    bool before();

    /// What is left of the budget for the solver: three quarters of the memory, and of the time all
    /// but a twentieth of the whole that after() may need.
    Budget share_of_solver() const;

    /// After the solver: `found` is what it found, `is_proven` whether it proved its best line.
    /// True if the position is proven now.
    bool after(const SearchSnapshot& found, bool is_proven);

private:
    MoveList random_line();

    const StartPosition& m_start;
    const Budget m_budget;
    const std::uint64_t m_most;
    SearchContext m_context;
    EndgameProof m_proof;
};

} // namespace samegame
