#pragma once

#include <string>
#include <vector>

#include "app/cli/terminal/option_text.h"

namespace samegame::cli {

/// A command as scripts of shells complete it.
struct CompletedCommand {
    std::string name;
    std::string help;
    std::vector<OptionText> options; ///< With those of the program, which may stand behind it.
    std::vector<OptionText> positionals;
};

/// What `--option` takes for a solver.
struct SolverSettings {
    std::string solver;
    std::vector<std::string> begun; ///< "level=", which a number completes.
    std::vector<std::string> whole; ///< "preset=text".
};

/// What a script completes of a program.
struct CompletionModel {
    std::string program;    ///< "samegame-cli".
    std::string identifier; ///< "_samegame_cli", with which names of functions begin.
    std::vector<OptionText> options;
    std::vector<CompletedCommand> commands;
    std::vector<SolverSettings> settings;
    std::string default_solver;
};

CompletionModel completion_model_of(const CLI::App& program);

/// The words with blanks between them.
std::string spaced(const std::vector<std::string>& words);

} // namespace samegame::cli
