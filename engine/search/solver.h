#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/option_table.h"
#include "engine/base/result.h"
#include "engine/game/board.h"
#include "engine/game/rules.h"
#include "engine/search/budget.h"

namespace samegame {

class SearchContext;
class SearchTeam;

/// An algorithm that turns a board into a line. An object serves one search.
class Solver {
public:
    virtual ~Solver() = default;

    /// Searches from team.root(), which has a move, until team.should_stop(), until the result is
    /// proven, or until nothing is left to do, and returns which of these ended it. Every finished
    /// line goes to the context of the worker that found it; the best one is the result.
    virtual StopReason solve(SearchTeam& team) = 0;

    /// Whether each thread searches for itself (SolversApart), rather than all of them together.
    virtual bool has_threads_apart() const { return false; }

    /// Whether its options ask for the best score, rather than for anything else.
    virtual bool seeks_score() const { return true; }
};

/// A row of the solver registry.
struct SolverEntry {
    std::string name;         ///< As on command lines: "sp-mcts".
    std::string title;        ///< A name for people, English.
    std::string summary;      ///< A sentence on what it does.
    std::string paper;        ///< The paper's author, title, year.
    bool has_playouts = true; ///< Whether a budget of playouts means something.
    bool has_nodes = true;    ///< Whether a budget of nodes means something.
    std::vector<OptionSpec> options;
    /// Makes the solver; `options` are complete and checked. Throws InvalidOptions with a sentence
    /// where options contradict each other or a policy cannot be made.
    std::unique_ptr<Solver> (*make)(const OptionValues& options) = nullptr;
    /// Whether it chooses each move by the blocks on the board, so that it can play where columns
    /// come in that nobody knows (Refill).
    bool plays_refill = false;
    /// Whether its threads search together and count their moves (SearchContext::count_moves), so
    /// that they can be simulated (VirtualTime).
    bool counts_moves = false;
    /// What its options are, other than their defaults, in searches whose first moves are compared:
    /// more of the budget goes to these.
    OptionValues comparing = {};
};

/// The options of a search whose first moves are compared: `options`, and of `comparing` those that
/// are not among them.
OptionValues options_for_comparing(const SolverEntry& solver, OptionValues options);

/// Why a solver cannot play under these rules; nothing if it can. The sentence names those that
/// can.
std::optional<Error> refill_refusal(const SolverEntry& solver, const Rules& rules);

/// Why a solver's threads cannot be simulated; nothing if they can.
std::optional<Error> virtual_time_refusal(const SolverEntry& solver);

/// What stands in place of a scoring's name where rules are to be those of scoring_of_preset.
inline constexpr const char* paper_rules = "paper";

/// The scoring of the paper or program whose settings a preset among `options` takes
/// (OptionSpec::scorings); nothing where there is none.
std::optional<Scoring> scoring_of_preset(const SolverEntry& solver, const OptionValues& options);

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
