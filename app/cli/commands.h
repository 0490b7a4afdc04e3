#pragma once

#include "app/cli/terminal/command_line.h"

namespace samegame::cli {

// Each function adds the form of one command to the program; its help describes the command.

Command solve_command(CLI::App& program);
Command analyze_command(CLI::App& program);
Command review_command(CLI::App& program);
Command verify_command(CLI::App& program);
Command histogram_command(CLI::App& program);
Command generate_command(CLI::App& program);
Command solvers_command(CLI::App& program);
Command perft_command(CLI::App& program);
Command bench_command(CLI::App& program);
Command compare_command(CLI::App& program);
Command experiment_command(CLI::App& program);
Command merge_command(CLI::App& program);
Command tune_command(CLI::App& program);
Command train_bias_command(CLI::App& program);
Command solvable_command(CLI::App& program);
Command complexity_command(CLI::App& program);
Command first_moves_command(CLI::App& program);
Command practice_command(CLI::App& program);
Command render_command(CLI::App& program);
Command morpion_command(CLI::App& program);

} // namespace samegame::cli
