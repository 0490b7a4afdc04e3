#pragma once

#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "engine/search/search_context.h"
#include "engine/search/solver.h"

namespace samegame {

/// A search on one thread. An object serves one thread of one search.
class SoloSolver {
public:
    virtual ~SoloSolver() = default;

    /// Searches as Solver::solve does, until context.should_stop(): every finished line goes to
    /// `context`.
    virtual StopReason solve(const Board& root, const Rules& rules, SearchContext& context) = 0;

    virtual bool seeks_score() const { return true; } ///< As Solver::seeks_score.
};

/// The solver of several threads, of which each searches for itself (root parallelism: G. Chaslot,
/// M. Winands & J. van den Herik, "Parallel Monte-Carlo Tree Search", 2008). The first that proves
/// its line ends the search of all.
class SolversApart final : public Solver {
public:
    /// `make` makes the solver of a thread. It is called at once, and again for each thread but the
    /// first before they search.
    explicit SolversApart(std::function<std::unique_ptr<SoloSolver>()> make);

    StopReason solve(SearchTeam& team) override;
    bool has_threads_apart() const override { return true; }
    bool seeks_score() const override { return m_solvers.front()->seeks_score(); }

private:
    const std::function<std::unique_ptr<SoloSolver>()> m_make;
    std::vector<std::unique_ptr<SoloSolver>> m_solvers; ///< Of each thread.
};

/// A solver that has an S, made from `arguments`, on each thread.
template <class S, class... Arguments>
std::unique_ptr<Solver> solvers_apart(const Arguments&... arguments) {
    return std::make_unique<SolversApart>([=] { return std::make_unique<S>(arguments...); });
}

} // namespace samegame
