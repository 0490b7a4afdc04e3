#pragma once

#include <cstdint>

#include "engine/search/solver.h"
#include "engine/solvers/annealing/annealing.h"

namespace samegame {

/// The strongest search we know: annealing over lists of clicks (Annealing) with selection; our
/// own.
///
/// Chains that begin with beams of different seeds end far apart, and neither the beam's score nor
/// a chain's first lists tell which becomes best. So there is a tournament, as in successive
/// halving (Z. Karnin, T. Koren & O. Somekh, "Almost Optimal Exploration in Multi-Armed Bandits",
/// 2013):
///
/// 1. A random game is there at once. With 160 blocks or fewer the board is then tried as an
///    endgame along the lines of short chains (EndgameProof), for half of the budget with 64 blocks
///    or fewer, else an eighth, and for no more positions than EndgameTry::most_positions. Where
///    that proves nothing, the line of a short beam follows. For every legal first move the list is
///    played with that move before it, so that each is told a line from the beginning.
/// 2. The first round: chains of `length` lists, each from a beam of its own, for nearly half of
///    the budget. Many short ones do better than few long ones: what a chain begins with decides.
/// 3. Of `go_on` chains the best one goes on to the next round, where chains are twice as long and
///    begin at `warm`, so that they find other lines near the best; and so on, until as many are
///    left as there are threads. These use up the budget.
/// 4. A small part of the budget (`first_moves`) goes to the first moves: short chains of lists
///    that all begin with the same one, three for each, from the best lines there are. A third of
///    it is spent after the first round, the rest when the rounds are over; these chains do not go
///    on. What candidates are told is the best list that was tried with that move first, and how
///    far the three ended apart (Candidate::attempts).
///
/// A budget too small for three chains is spent on one on each thread. Without a budget one
/// tournament of twice as many starts follows another, and the first moves have their part of the
/// lists of each.
///
/// Counts a playout and a node for every list, and those of the beams. Threads share the rounds:
/// chain i runs on thread i modulo their number, so that a budget of playouts or nodes gives the
/// same line for the same seed and number of threads. Memory is that of a list for each thread
/// (ClickList), of the lines of a round, and of a beam.
class Champion final : public Solver {
public:
    /// The part of the first moves where they are compared (SolverEntry::comparing).
    static constexpr double first_moves_compared = 0.25;

    struct Options : AnnealingOptions {
        std::int64_t length = 0; ///< Lists of a chain of the first round; 0: by the budget.
        double warm = 30;        ///< Temperature at the start of chains of later rounds.
        int go_on = 3;
        double first_moves = 0.03; ///< Part of the budget that is theirs.

        double warm_progress() const;                  ///< Where chains of later rounds begin.
        std::int64_t first_length(double lists) const; ///< Of a budget of so many lists a thread.
    };

    static OptionTable<Options> option_table();

    explicit Champion(const Options& options) : m_options(options) {}

    StopReason solve(SearchTeam& team) override;

private:
    class Search;

    Options m_options;
};

} // namespace samegame
