#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/option_table.h"
#include "engine/base/result.h"
#include "engine/game/board.h"
#include "engine/search/budget.h"

namespace samegame {

class SearchContext;
class SearchTeam;

/// An algorithm that turns a board into a line. An object serves one search.
class Solver {
public:
    virtual ~Solver() = default;

    /// Searches from team.root(), which has a move, until team.should_stop(), until the result is
    /// proven, or until nothing is left to do, and returns the reason for the end. Every finished
    /// line goes to the context of the worker that found it; the best one is the result.
    virtual StopReason solve(SearchTeam& team) = 0;

    /// Whether each thread searches for itself (SolversApart), rather than all together.
    virtual bool has_threads_apart() const { return false; }

    /// Whether its goal is the best score.
    virtual bool seeks_score() const { return true; }

    /// Whether it keeps a journal (SearchTeam::journal), so that a later run can go on.
    virtual bool keeps_journal() const { return false; }

    /// What solve() has learned, as the text of a file, and the inverse, before solve(): the search
    /// begins with it. An error if it learns nothing that others can begin with, or the text is
    /// none that it wrote under such options.
    virtual Result<std::string> learned() const;
    virtual std::optional<Error> take_learned(std::string_view text);
};

/// A row of the solver registry.
struct SolverEntry {
    std::string name;         ///< As on command lines: "sp-mcts".
    std::string title;        ///< A name for people, in English.
    std::string summary;      ///< A sentence on what it does.
    std::string paper;        ///< The paper's author, title, year.
    bool has_playouts = true; ///< Whether a budget of playouts means something.
    bool has_nodes = true;    ///< Whether a budget of nodes means something.
    std::vector<OptionSpec> options = {};
    /// Makes the solver; `options` are complete and checked. Throws InvalidOptions if they
    /// contradict each other or a policy cannot be made.
    std::unique_ptr<Solver> (*make)(const OptionValues& options) = nullptr;
    /// Whether it chooses each move by the blocks on the board, and so can play with refill.
    bool plays_refill = false;
    /// Whether its threads search together and count moves (SearchContext::count_moves), so that
    /// they can be simulated (VirtualTime).
    bool counts_moves = false;
    /// Another program searches (solvers/external), which counts playouts and nodes as it likes and
    /// does not say how many: they stay 0.
    bool is_external = false;
    /// In place of the defaults where first moves are compared: gives these more of the budget.
    OptionValues comparing = {};
};

/// Whether a budget in this unit means something to the solver; else it would never end the search.
bool counts(const SolverEntry& solver, BudgetUnit unit);

/// `options`, completed by SolverEntry::comparing.
OptionValues options_for_comparing(const SolverEntry& solver, OptionValues options);

/// Why a solver cannot play under these rules, and which can; nothing if it can.
std::optional<Error> refill_refusal(const SolverEntry& solver, const Rules& rules);

/// Why a solver's threads cannot be simulated; nothing if they can.
std::optional<Error> virtual_time_refusal(const SolverEntry& solver);

/// Why the solver called `name` keeps no journal, and which do; nothing if it does.
std::optional<Error> journal_refusal(const Solver& solver, std::string_view name);

/// Stands for the scoring of scoring_of_preset where a scoring is named.
inline constexpr const char* paper_rules = "paper";

/// The names of all scorings and, last, paper_rules.
std::vector<std::string> names_of_scorings_and_paper();

/// The scoring of the paper whose settings the preset in `options` has, if any.
std::optional<Scoring> scoring_of_preset(const SolverEntry& solver, const OptionValues& options);

/// A search on one thread. An object serves one thread of one search.
class SoloSolver {
public:
    virtual ~SoloSolver() = default;

    /// Searches like Solver::solve until context.should_stop().
    virtual StopReason solve(const Board& root, const Rules& rules, SearchContext& context) = 0;

    virtual bool seeks_score() const { return true; }    ///< As Solver::seeks_score.
    virtual bool keeps_journal() const { return false; } ///< As Solver::keeps_journal.
};

/// A solver whose threads each search for themselves (root parallelism: G. Chaslot, M. Winands & J.
/// van den Herik, "Parallel Monte-Carlo Tree Search", 2008). The first thread that proves its line
/// ends the search.
class SolversApart final : public Solver {
public:
    /// `make` makes the solver of a thread: one at once, the others before the search.
    explicit SolversApart(std::function<std::unique_ptr<SoloSolver>()> make);

    StopReason solve(SearchTeam& team) override;
    bool has_threads_apart() const override { return true; }
    bool seeks_score() const override { return m_solvers.front()->seeks_score(); }
    bool keeps_journal() const override { return m_solvers.front()->keeps_journal(); }

private:
    const std::function<std::unique_ptr<SoloSolver>()> m_make;
    std::vector<std::unique_ptr<SoloSolver>> m_solvers; ///< One for each thread.
};

/// A solver with an S, made from `arguments`, on each thread.
template <class S, class... Arguments>
std::unique_ptr<Solver> solvers_apart(const Arguments&... arguments) {
    return std::make_unique<SolversApart>([=] { return std::make_unique<S>(arguments...); });
}

} // namespace samegame
