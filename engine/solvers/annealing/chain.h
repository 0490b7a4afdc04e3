#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>

#include "engine/game/board.h"
#include "engine/game/line.h"
#include "engine/game/move.h"
#include "engine/solvers/annealing/edits.h"

namespace samegame {

/// How a chain goes; all in points.
struct ChainOptions {
    double hot = 30; ///< Temperature at the start, geometric from here
    double cold = 8; ///< to the end.
    int abort = 150; ///< A list so far below the threshold is given up; 0: none is.
    int retries = 6; ///< Other blocks of its old group that a click without one tries.
    EditWeights edits;
};

/// A list of clicks on blocks, changed edit by edit: simulated annealing (S. Kirkpatrick, C. Gelatt
/// & M. Vecchi, "Optimization by Simulated Annealing", 1983). See Annealing for what a list means.
///
/// Every position along the list is kept, so a changed list is played only from its first change,
/// and only until it meets a kept position again.
class Chain {
public:
    virtual ~Chain() = default;

    /// Takes the list of a line from the root, whose moves are legal; one that is not finished is
    /// played on to the end.
    virtual void take(std::span<const Move> moves) = 0;

    /// Changes the list once, at `progress` of the way from hot (0) to cold (1). Returns whether
    /// the score is a new best one since take().
    virtual bool step(double progress) = 0;

    virtual int best_score() const = 0;       ///< Of all lists since take(), as the rules have it.
    virtual const MoveList& best() const = 0; ///< The line of it.
    virtual int length() const = 0;           ///< Clicks of the present list.
};

/// A chain for a board and its rules; the generator outlives it.
std::unique_ptr<Chain> make_chain(const Board& root, const Rules& rules,
                                  const ChainOptions& options, Rng& rng);

} // namespace samegame
