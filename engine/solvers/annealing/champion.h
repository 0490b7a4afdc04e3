#pragma once

#include <cstdint>

#include "engine/search/solver.h"
#include "engine/solvers/annealing/annealing.h"

namespace samegame {

/// The strongest search we know: annealing over lists of clicks (Annealing) with selection; our
/// own.
///
/// Chains that begin with beams of different seeds end far apart, and neither the beam's score nor
/// a chain's first lists predict which becomes best. So there is a tournament, as in successive
/// halving (Z. Karnin, T. Koren & O. Somekh, "Almost Optimal Exploration in Multi-Armed Bandits",
/// 2013):
///
/// 1. A random game gives a first line. Unless playouts or nodes are counted, a chain of a few
///    milliseconds and the line of a beam of width 1 give better ones, both begun within the first
///    fiftieth of the time. With 160 blocks or fewer the board is then attempted as an endgame
///    along the lines of short chains (EndgameProof), for half of the budget with 64 blocks or
///    fewer, else an eighth; no line is begun after EndgameTry::most_positions positions. If that
///    proves nothing, the line of a short beam follows. The list is played after every legal first
///    move, so that each has a line from the beginning.
/// 2. The first round: chains of `length` lists, or of `length_factor` times the root of the lists
///    that a thread's budget allows, each from its own beam, for nearly half of the budget. Many
///    short chains do better than few long ones, since the start of a chain decides.
/// 3. The best of every `go_on` chains goes on to the next round, where chains are twice as long
///    and begin at `warm`, so that they find other lines near the best; and so on, until one chain
///    per thread is left. These use up the budget.
/// 4. A small part of the budget (`first_moves`) goes to the first moves: three short chains for
///    each, whose lists all begin with this move, from the best lines so far. A third of it is
///    spent after the first round, the rest after the last; these chains do not go on. A candidate
///    has the best list tried with its move first, and the spread of the three chains
///    (Candidate::attempts).
///
/// A budget too small for three chains is spent on one per thread. Without a budget, tournaments
/// follow each other, each with twice as many starts, and the first moves get their part of the
/// lists of each.
///
/// Counts a node for every list, a playout for every list played to its end, and the beams'
/// playouts and nodes. Threads share the rounds: chain i runs on thread i modulo their number, so
/// that a budget of playouts or nodes gives the same line for the same seed and number of threads.
/// Memory holds a list for each thread (ClickList), the lines of a round, and a beam.
class Champion final : public Solver {
public:
    /// `first_moves` for searches whose first moves are compared (SolverEntry::comparing).
    static constexpr double first_moves_compared = 0.25;

    struct Options : AnnealingOptions {
        std::int64_t length = 0;  ///< Lists of a chain of the first round; 0: by the budget.
        double length_factor = 0; ///< 0: by the rating of ends (has_mild_end).
        /// Temperature at the start of chains of later rounds; no hotter than the chain is at its
        /// start, and still above its end.
        double warm = 30;
        int go_on = 3;
        double first_moves = 0.03; ///< Part of the budget for the first moves.

        /// Where chains of later rounds begin.
        double warm_progress() const;
        /// Of a chain of the first round, with `lists` lists per thread; 0 without a budget.
        std::int64_t first_length(double lists, const Rules& rules) const;
    };

    static OptionTable<Options> option_table();

    explicit Champion(const Options& options) : m_options(options) {}

    StopReason solve(SearchTeam& team) override;
    bool keeps_journal() const override { return true; }

private:
    class Search;

    Options m_options;
};

} // namespace samegame
