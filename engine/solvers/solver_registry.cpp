#include "engine/solvers/solver_registry.h"

#include <algorithm>
#include <concepts>
#include <vector>

#include "engine/base/message.h"
#include "engine/base/text.h"
#include "engine/search/solver.h"
#include "engine/solvers/annealing/annealing.h"
#include "engine/solvers/annealing/champion.h"
#include "engine/solvers/beam/beam_search.h"
#include "engine/solvers/external/external_solver.h"
#include "engine/solvers/monte_carlo/flat_monte_carlo.h"
#include "engine/solvers/monte_carlo/nested_monte_carlo.h"
#include "engine/solvers/nrpa/nrpa.h"
#include "engine/solvers/sp_mcts/sp_mcts.h"
#include "engine/solvers/tree/best_first.h"
#include "engine/solvers/tree/branch_and_bound.h"
#include "engine/solvers/tree/depth_budgeted.h"
#include "engine/solvers/tree/exact_search.h"
#include "engine/solvers/tree/greedy_game.h"
#include "engine/solvers/tree/ida_star.h"

namespace samegame {

namespace {

template <class S>
std::unique_ptr<Solver> make(const OptionValues& options) {
    const auto read = S::option_table().read(options);
    if constexpr (std::derived_from<S, SoloSolver>)
        return solvers_apart<S>(read);
    else
        return std::make_unique<S>(read);
}

template <class S>
SolverEntry entry_of(SolverEntry entry) {
    entry.options = S::option_table().specs();
    entry.make = make<S>;
    return entry;
}

std::vector<SolverEntry> make_registry() {
    const std::string schadd = "M. Schadd, M. Winands, M. Tak & J. Uiterwijk, Single-Player "
                               "Monte-Carlo Tree Search for SameGame, 2011";
    const std::string takes =
        "F. Takes & W. Kosters, Solving SameGame and its Chessboard Variant, 2009";
    return {
        entry_of<SpMcts>({
            .name = "sp-mcts",
            .title = SAMEGAME_TEXT("Engine", "SP-MCTS"),
            .summary = SAMEGAME_TEXT(
                "Engine",
                "Single-player Monte-Carlo tree search: a tree of positions grown by playouts"),
            .paper = schadd,
        }),
        entry_of<NestedMonteCarlo>({
            .name = "nested-monte-carlo",
            .title = SAMEGAME_TEXT("Engine", "Nested Monte-Carlo"),
            .summary = SAMEGAME_TEXT(
                "Engine",
                "Nested Monte-Carlo search: every move is judged by a search one level below"),
            .paper = "T. Cazenave, Nested Monte-Carlo Search, 2009",
            .has_nodes = false,
        }),
        entry_of<Nrpa>({
            .name = "nrpa",
            .title = SAMEGAME_TEXT("Engine", "NRPA"),
            .summary = SAMEGAME_TEXT("Engine", "Nested rollout policy adaptation: playouts learn "
                                               "from the best lines, level by level"),
            .paper = "B. Negrevergne & T. Cazenave, Distributed Nested Rollout Policy for "
                     "SameGame, 2017",
            .has_nodes = false,
            .counts_moves = true,
        }),
        entry_of<FlatMonteCarlo>({
            .name = "flat-monte-carlo",
            .title = SAMEGAME_TEXT("Engine", "Flat Monte-Carlo"),
            .summary = SAMEGAME_TEXT("Engine", "Flat Monte-Carlo search: plays the move whose "
                                               "playouts went best, and so on to the end"),
            .paper = takes,
            .has_nodes = false,
            .plays_refill = true,
        }),
        entry_of<DepthBudgeted>({
            .name = "depth-budgeted",
            .title = SAMEGAME_TEXT("Engine", "Depth-budgeted search"),
            .summary = SAMEGAME_TEXT(
                "Engine", "Depth-budgeted search, the Banker's algorithm: every first move gets a "
                          "budget, which is shared out among the moves below it"),
            .paper = takes,
            .has_nodes = false,
        }),
        entry_of<GreedySearch>({
            .name = "greedy",
            .title = SAMEGAME_TEXT("Engine", "Greedy search"),
            .summary = SAMEGAME_TEXT(
                "Engine", "Greedy search: every move leads to the position with the best estimate"),
            .paper = takes,
            .has_nodes = false,
            .plays_refill = true,
        }),
        entry_of<BestFirst>({
            .name = "best-first",
            .title = SAMEGAME_TEXT("Engine", "Best-first search"),
            .summary = SAMEGAME_TEXT("Engine", "Best-first search: the open position with the best "
                                               "estimate goes on; proves its line on small boards"),
            .paper = takes,
            .has_playouts = false,
        }),
        entry_of<AStar>({
            .name = "a-star",
            .title = SAMEGAME_TEXT("Engine", "A*"),
            .summary = SAMEGAME_TEXT("Engine", "A*: the open position that promises most goes on; "
                                               "proves its line on small boards"),
            .paper = schadd,
            .has_playouts = false,
        }),
        entry_of<IdaStar>({
            .name = "ida-star",
            .title = SAMEGAME_TEXT("Engine", "IDA*"),
            .summary = SAMEGAME_TEXT(
                "Engine", "IDA*: depth-first searches of all positions that promise a score, which "
                          "is lowered step by step; proves its line on small boards"),
            .paper = schadd,
            .has_playouts = false,
        }),
        entry_of<BranchAndBound>({
            .name = "branch-and-bound",
            .title = SAMEGAME_TEXT("Engine", "Branch and bound"),
            .summary =
                SAMEGAME_TEXT("Engine", "Branch and bound: all lines except lines that cannot beat "
                                        "the best so far; proves its line on small boards"),
            .paper = takes,
            .has_playouts = false,
        }),
        entry_of<ExactSearch>({
            .name = "exact",
            .title = SAMEGAME_TEXT("Engine", "Exact endgames"),
            .summary = SAMEGAME_TEXT(
                "Engine", "Exact search: the best end of good lines, from ever further back; "
                          "proves its line, or whether the board can be cleared, on small boards"),
            .paper = takes,
            .has_playouts = false,
        }),
        entry_of<BeamSearch>({
            .name = "beam-search",
            .title = SAMEGAME_TEXT("Engine", "Beam search"),
            .summary = SAMEGAME_TEXT("Engine", "Beam search: of all positions with the same number "
                                               "of blocks removed, the best go on"),
            .paper = takes,
        }),
        entry_of<Annealing>({
            .name = "annealing",
            .title = SAMEGAME_TEXT("Engine", "Annealing"),
            .summary = SAMEGAME_TEXT(
                "Engine",
                "Simulated annealing over lists of clicks on blocks, begun with short beams"),
            .paper = "Ours, after S. Kirkpatrick, C. Gelatt & M. Vecchi, Optimization by Simulated "
                     "Annealing, 1983",
        }),
        entry_of<Champion>({
            .name = "champion",
            .title = SAMEGAME_TEXT("Engine", "Champion"),
            .summary = SAMEGAME_TEXT(
                "Engine",
                "The strongest: a tournament of annealed lists of clicks, begun with short beams"),
            .paper = "Ours",
            .comparing = {{"first-moves", Champion::first_moves_compared}},
        }),
    };
}

} // namespace

std::span<const SolverEntry> solver_registry() {
    static const std::vector<SolverEntry> registry = make_registry();
    return registry;
}

const SolverEntry& external_solver() {
    static const SolverEntry entry = entry_of<ExternalSolver>({
        .name = "external",
        .title = SAMEGAME_TEXT("Engine", "External program"),
        .summary = SAMEGAME_TEXT(
            "Engine", "Another program: it is sent the board and answers with lines, which are "
                      "checked; it counts playouts and nodes as it likes"),
        .paper = "",
        .is_external = true,
    });
    return entry;
}

const SolverEntry* find_solver(std::string_view name) {
    if (name == external_solver().name)
        return &external_solver();
    const auto all = solver_registry();
    const auto found = std::ranges::find(all, name, &SolverEntry::name);
    return found == all.end() ? nullptr : &*found;
}

std::optional<NamedSolver> solver_of_name(std::string_view name) {
    if (name.starts_with(external_prefix)) {
        const std::string command(trim(name.substr(external_prefix.size())));
        return NamedSolver{&external_solver(), {"command=" + command}};
    }
    const SolverEntry* solver = find_solver(name);
    return solver != nullptr ? std::optional(NamedSolver{solver, {}}) : std::nullopt;
}

std::vector<std::string> names_of_solvers() {
    std::vector<std::string> names;
    for (const SolverEntry& solver : solver_registry())
        names.push_back(solver.name);
    names.push_back(std::string(external_prefix) + "COMMAND");
    return names;
}

std::optional<std::string> command_of(const SolverEntry& solver, const OptionValues& options) {
    const auto command = options.find("command");
    if (!solver.is_external || command == options.end())
        return std::nullopt;
    return std::get<std::string>(command->second);
}

const SolverEntry& default_solver(const Rules& rules) {
    return *find_solver(rules.refill ? "flat-monte-carlo" : "champion");
}

} // namespace samegame
