#pragma once

#include <iterator>
#include <string>

#include "engine/formats/board_name.h"
#include "engine/game/scoring.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/trial_file.h"
#include "tests/support/random_members.h"

// Trials at random, and the lines of their file.

namespace samegame {

inline const TrialProgram program{"samegame 1.2.3", "0123456789abcdef"};

inline std::string without_end(std::string line) {
    line.pop_back();
    return line;
}

inline const char* const tried_solvers[] = {"greedy", "nrpa", "nested-monte-carlo", "sp-mcts",
                                            "exact"};

/// A solver with what a trial of it may have; `solver` has playouts or nodes, or both.
inline Entrant random_entrant(RandomMembers& random) {
    Entrant entrant;
    const SolverEntry& solver = *find_solver(
        tried_solvers[random.rng().bounded(static_cast<std::uint32_t>(std::size(tried_solvers)))]);
    entrant.solver = &solver;
    entrant.options = complete_options(solver.options, {});
    if (solver.has_playouts && random.maybe())
        entrant.budget.playouts = random.count_within(1, most_count);
    else if (solver.has_nodes && random.maybe())
        entrant.budget.nodes = random.count_within(1, most_count);
    else
        entrant.budget.time = Seconds(random.positive(most_seconds));
    entrant.threads = random.number(1, most_threads);
    entrant.name = "name";
    const auto rules = all_rules();
    entrant.rules = rules[random.rng().bounded(static_cast<std::uint32_t>(rules.size()))];
    if (!virtual_time_refusal(solver) && random.maybe())
        entrant.virtual_time = VirtualTime{random.count_within(1, most_virtual_moves),
                                           random.count_within(0, most_virtual_moves)};
    return entrant;
}

/// Boards that their names tell, under the rules of their IDs where no entrant has others.
inline TrialTable random_table(RandomMembers& random) {
    TrialTable table;
    const bool has_rules = random.maybe();
    for (int left = random.number(1, 4); left > 0; --left) {
        table.entrants.push_back(random_entrant(random));
        if (!has_rules)
            table.entrants.back().rules.reset();
    }
    std::vector<NamedBoard> boards;
    for (int left = random.number(1, 4); left > 0; --left) {
        const Position start = random.position();
        boards.push_back({"id:" + to_board_id(start), start});
    }
    table.board_count = boards.size();
    table.board = [boards](std::size_t index) { return boards[index]; };
    table.runs = random.number(1, most_runs);
    table.seed = random.count();
    table.title = random.text();
    table.extent = {"random:1-2/6x5x3", table.runs};
    return table;
}

/// A trial as if it had been run: a game at random to its end, and all else at random.
inline Trial random_trial(RandomMembers& random, const TrialTable& table, const TrialPlace& place) {
    Trial trial;
    static_cast<TrialPlace&>(trial) = place;
    trial.seed = seed_of(table, place);
    Position start = start_of(table, place);
    MoveList moves;
    for (Position now = start; !is_over(now.board, now.rules);) {
        const MoveList legal = legal_moves(now.board);
        moves.push_back(legal[random.rng().bounded(static_cast<std::uint32_t>(legal.size()))]);
        play(now.board, now.rules, moves.back());
    }
    const Line line = replay(start.board, start.rules, moves).value();
    trial.moves.assign(line.moves.begin(), line.moves.end());
    trial.score = line.score;
    trial.cleared = line.cleared;
    trial.stop = StopReason::nothing_left;
    trial.seconds = random.real(1e12);
    trial.playouts = random.count_within(0, most_count);
    trial.nodes = random.count_within(0, most_count);
    trial.depth = random.number(0, max_moves);
    trial.mean_depth = random.real(max_moves);
    trial.walk_depth = random.real(max_moves);
    double seconds = random.real(1e11); // a curve rises in time and score
    for (int score = trial.score - random.number(0, 5); score <= trial.score; ++score) {
        trial.curve.push_back({seconds, random.count_within(0, most_count), score});
        seconds += random.real(1e11);
    }
    return trial;
}

} // namespace samegame
