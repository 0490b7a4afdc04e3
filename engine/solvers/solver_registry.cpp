#include "engine/solvers/solver_registry.h"

#include <vector>

#include "engine/base/message.h"
#include "engine/solvers/annealing/annealing.h"
#include "engine/solvers/annealing/champion.h"
#include "engine/solvers/beam/beam_search.h"
#include "engine/solvers/monte_carlo/flat_monte_carlo.h"
#include "engine/solvers/monte_carlo/greedy_search.h"
#include "engine/solvers/monte_carlo/nested_monte_carlo.h"
#include "engine/solvers/nrpa/nrpa.h"
#include "engine/solvers/sp_mcts/sp_mcts.h"
#include "engine/solvers/tree/a_star.h"
#include "engine/solvers/tree/best_first.h"
#include "engine/solvers/tree/branch_and_bound.h"
#include "engine/solvers/tree/depth_budgeted.h"
#include "engine/solvers/tree/exact_search.h"
#include "engine/solvers/tree/ida_star.h"

namespace samegame {

namespace {

template <class S>
std::unique_ptr<Solver> make(const OptionValues& options) {
    return std::make_unique<S>(S::option_table().read(options));
}

std::vector<SolverEntry> make_registry() {
    return {
        {"sp-mcts", SAMEGAME_TEXT("Engine", "SP-MCTS"),
         SAMEGAME_TEXT(
             "Engine",
             "Single-player Monte-Carlo tree search: a tree of positions grown by playouts"),
         "M. Schadd, M. Winands, M. Tak & J. Uiterwijk, Single-Player Monte-Carlo Tree Search for "
         "SameGame, 2011",
         true, true, SpMcts::option_table().specs(), make<SpMcts>},
        {"nested-monte-carlo", SAMEGAME_TEXT("Engine", "Nested Monte-Carlo"),
         SAMEGAME_TEXT(
             "Engine",
             "Nested Monte-Carlo search: every move is judged by a search one level below"),
         "T. Cazenave, Nested Monte-Carlo Search, 2009", true, false,
         NestedMonteCarlo::option_table().specs(), make<NestedMonteCarlo>},
        {"nrpa", SAMEGAME_TEXT("Engine", "NRPA"),
         SAMEGAME_TEXT("Engine", "Nested rollout policy adaptation: playouts learn from the best "
                                 "lines, level by level"),
         "B. Negrevergne & T. Cazenave, Distributed Nested Rollout Policy for SameGame, 2017", true,
         false, Nrpa::option_table().specs(), make<Nrpa>, false, true},
        {"flat-monte-carlo", SAMEGAME_TEXT("Engine", "Flat Monte-Carlo"),
         SAMEGAME_TEXT("Engine", "Flat Monte-Carlo search: plays the move whose playouts went "
                                 "best, and so on to the end"),
         "F. Takes & W. Kosters, Solving SameGame and its Chessboard Variant, 2009", true, false,
         FlatMonteCarlo::option_table().specs(), make<FlatMonteCarlo>, true},
        {"depth-budgeted", SAMEGAME_TEXT("Engine", "Depth-budgeted search"),
         SAMEGAME_TEXT("Engine", "Depth-budgeted search, the Banker's algorithm: every first move "
                                 "gets a budget, which is "
                                 "shared out among the moves below it"),
         "F. Takes & W. Kosters, Solving SameGame and its Chessboard Variant, 2009", true, false,
         DepthBudgeted::option_table().specs(), make<DepthBudgeted>},
        {"greedy", SAMEGAME_TEXT("Engine", "Greedy search"),
         SAMEGAME_TEXT("Engine",
                       "Greedy search: every move leads to the position with the best estimate"),
         "F. Takes & W. Kosters, Solving SameGame and its Chessboard Variant, 2009", true, false,
         GreedySearch::option_table().specs(), make<GreedySearch>, true},
        {"best-first", SAMEGAME_TEXT("Engine", "Best-first search"),
         SAMEGAME_TEXT("Engine", "Best-first search: the open position with the best estimate goes "
                                 "on; proves its line on "
                                 "small boards"),
         "F. Takes & W. Kosters, Solving SameGame and its Chessboard Variant, 2009", false, true,
         BestFirst::option_table().specs(), make<BestFirst>},
        {"a-star", SAMEGAME_TEXT("Engine", "A*"),
         SAMEGAME_TEXT(
             "Engine",
             "A*: the open position that promises most goes on; proves its line on small boards"),
         "M. Schadd, M. Winands, M. Tak & J. Uiterwijk, Single-Player Monte-Carlo Tree Search for "
         "SameGame, 2011",
         false, true, AStar::option_table().specs(), make<AStar>},
        {"ida-star", SAMEGAME_TEXT("Engine", "IDA*"),
         SAMEGAME_TEXT("Engine", "IDA*: depth-first searches of all that promises a score, which "
                                 "is lowered step by step; "
                                 "proves its line on small boards"),
         "M. Schadd, M. Winands, M. Tak & J. Uiterwijk, Single-Player Monte-Carlo Tree Search for "
         "SameGame, 2011",
         false, true, IdaStar::option_table().specs(), make<IdaStar>},
        {"branch-and-bound", SAMEGAME_TEXT("Engine", "Branch and bound"),
         SAMEGAME_TEXT("Engine", "Branch and bound: all lines but those that cannot be better than "
                                 "the best so far; proves "
                                 "its line on small boards"),
         "F. Takes & W. Kosters, Solving SameGame and its Chessboard Variant, 2009", false, true,
         BranchAndBound::option_table().specs(), make<BranchAndBound>},
        {"exact", SAMEGAME_TEXT("Engine", "Exact endgames"),
         SAMEGAME_TEXT("Engine", "Exact search: the best end of good lines, from ever further "
                                 "back; proves its line, or "
                                 "whether the board can be cleared, on small boards"),
         "F. Takes & W. Kosters, Solving SameGame and its Chessboard Variant, 2009", false, true,
         ExactSearch::option_table().specs(), make<ExactSearch>},
        {"beam-search", SAMEGAME_TEXT("Engine", "Beam search"),
         SAMEGAME_TEXT("Engine",
                       "Beam search: of all positions with as many blocks removed, the best go on"),
         "F. Takes & W. Kosters, Solving SameGame and its Chessboard Variant, 2009", true, true,
         BeamSearch::option_table().specs(), make<BeamSearch>},
        {"annealing", SAMEGAME_TEXT("Engine", "Annealing"),
         SAMEGAME_TEXT("Engine", "Simulated annealing over lists of clicks on blocks, begun with "
                                 "short beams"),
         "Ours, after S. Kirkpatrick, C. Gelatt & M. Vecchi, Optimization by Simulated Annealing, "
         "1983",
         true, true, Annealing::option_table().specs(), make<Annealing>},
        {"champion",
         SAMEGAME_TEXT("Engine", "Champion"),
         SAMEGAME_TEXT("Engine", "The strongest: a tournament of annealed lists of clicks, begun "
                                 "with short beams"),
         "Ours",
         true,
         true,
         Champion::option_table().specs(),
         make<Champion>,
         false,
         false,
         {{"first-moves", Champion::first_moves_compared}}},
    };
}

} // namespace

std::span<const SolverEntry> solver_registry() {
    static const std::vector<SolverEntry> registry = make_registry();
    return registry;
}

const SolverEntry* find_solver(std::string_view name) {
    for (const SolverEntry& entry : solver_registry())
        if (entry.name == name)
            return &entry;
    return nullptr;
}

const SolverEntry& default_solver(const Rules& rules) {
    return *find_solver(rules.refill ? "flat-monte-carlo" : "champion");
}

} // namespace samegame
