#pragma once

#include "app/cli/terminal/command_line.h"

namespace samegame::cli {

// Each function adds the form of one command to the program.

/// `solve`: one search and its best line.
Command solve_command(CLI::App& program);

/// `analyze`: the first moves of a position by their value in one search, best first.
Command analyze_command(CLI::App& program);

/// `verify`: replays solution files and compares what they claim with what their moves earn.
Command verify_command(CLI::App& program);

/// `histogram`: the score distribution of playout policies from one position.
Command histogram_command(CLI::App& program);

/// `generate`: boards for experiments.
Command generate_command(CLI::App& program);

/// `solvers`: every solver and playout policy with its options.
Command solvers_command(CLI::App& program);

/// `perft`: lines and positions to a depth.
Command perft_command(CLI::App& program);

/// `bench`: the bench signature and the speed of each playout policy.
Command bench_command(CLI::App& program);

/// `compare`: two solvers on the same boards, until the difference is decided.
Command compare_command(CLI::App& program);

/// `experiment`: a table of a paper, or one of a user's own.
Command experiment_command(CLI::App& program);

/// `merge`: puts the trials of shards together.
Command merge_command(CLI::App& program);

/// `tune`: finds values of a solver's options by the cross-entropy method.
Command tune_command(CLI::App& program);

/// `solvable`: a line that clears a board, or a proof that there is none; or how many boards of a
/// size can be cleared.
Command solvable_command(CLI::App& program);

/// `complexity`: length and branching of games, and the size of the game that follows from them.
Command complexity_command(CLI::App& program);

/// `first-moves`: how good the first moves of boards are, and which features predict that.
Command first_moves_command(CLI::App& program);

} // namespace samegame::cli
