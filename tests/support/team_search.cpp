#include "tests/support/team_search.h"

#include <memory>
#include <utility>

namespace samegame {

namespace {

// SolverEntry::make takes no captures.
TeamTask task_of_solver;
SearchControl* control_of_solver = nullptr;

class TaskSolver final : public Solver {
public:
    StopReason solve(SearchTeam& team) override {
        task_of_solver(team, *control_of_solver);
        return StopReason::proven_optimal;
    }
};

} // namespace

SearchReport search_by(TeamTask task, SearchRequest request) {
    task_of_solver = std::move(task);
    SolverEntry entry;
    entry.counts_moves = true;
    entry.make = [](const OptionValues&) -> std::unique_ptr<Solver> {
        return std::make_unique<TaskSolver>();
    };
    request.solver = &entry;
    SearchControl control;
    control_of_solver = &control;
    return run_search(request, control);
}

} // namespace samegame
