#pragma once

#include <cstdint>
#include <limits>
#include <span>

#include "engine/search/search_context.h"
#include "engine/solvers/annealing/chain.h"

namespace samegame {

/// What chains begin with.
struct StartOptions {
    bool with_beam = true; ///< Else with a random game.
    int width = 10;        ///< The most positions of a layer of the beam.
};

/// Chains of one worker within its budget: starts them, cools them, offers what they find. Counts a
/// node for every list, a playout for every one that was played to its end, and those of the beams.
class Annealer {
public:
    static constexpr std::int64_t to_the_end = std::numeric_limits<std::int64_t>::max();

    /// The arguments outlive it.
    Annealer(const Board& root, const Rules& rules, const ChainOptions& chain,
             const StartOptions& start, SearchContext& context);

    /// True once the search must return.
    bool must_stop();

    bool has_budget() const;
    /// The part of the budget that is spent, 0 to 1; 0 without one.
    double spent() const;
    /// What one list costs of it, by some at a hot temperature.
    double cost_of_list();

    /// Begins a chain: ask must_stop() before. With a random game, with the line of a short beam as
    /// far as the budget goes, with what the options say of these, or with a line from the root.
    void take_random_game();
    void take_beam();
    void take_start();
    void take(std::span<const Move> moves);
    /// Plays a move of the root before the list, which gives way where it has to, and keeps it.
    void put_first(Move move);

    /// Cools the list over so many lists, or less where the budget's part `until` ends before; from
    /// temperature `hot` on, or a part of the way to `cold` later.
    void cool(std::int64_t length, double until = 1, double from = 0);

    const MoveList& best() const { return m_chain.best(); } ///< Of the present chain.
    int best_score() const { return m_chain.best_score(); }

private:
    bool step(double progress);

    const Board& m_root;
    const Rules& m_rules;
    const StartOptions& m_start;
    SearchContext& m_context;
    Chain m_chain;
    bool m_stopped = false;
};

} // namespace samegame
