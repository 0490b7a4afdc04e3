#pragma once

#include "app/cli/terminal/command_line.h"

namespace samegame::cli {

// Each adds its form of arguments to the program.

/// `solve`: one search, and its best line.
Command solve_command(CLI::App& program);

/// `analyze`: the first moves of a position as one search values them, best first.
Command analyze_command(CLI::App& program);

/// `review`: what each move of a game gave away, and what was better.
Command review_command(CLI::App& program);

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

/// `compare "SOLVER key=value ..." "SOLVER key=value ..."`.
Command compare_command(CLI::App& program);

/// `samegame-cli experiment NAME|FILE`: a table of a paper, or one of a user's own.
Command experiment_command(CLI::App& program);

/// `samegame-cli merge FILE... --output FILE`: puts the trials of shards together.
Command merge_command(CLI::App& program);

/// `tune SOLVER --parameter NAME=LOW..HIGH`: finds values of a solver's options by the
/// cross-entropy method.
Command tune_command(CLI::App& program);

/// `solvable BOARD`: a line that clears it, a proof that there is none, or neither.
/// `solvable --count SIZE`, or `--rows R --columns C`: how many boards of a size can be cleared.
Command solvable_command(CLI::App& program);

/// `complexity [BOARDS]`: length and branching of games, and what follows of the game's size.
Command complexity_command(CLI::App& program);

/// `first-moves [BOARDS]`: how good the first moves of boards are, and which features predict it.
Command first_moves_command(CLI::App& program);

} // namespace samegame::cli
