#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace samegame::cli {

/// An option or positional as help, man pages and completion tell of it. All of them read the forms
/// of the commands, so that a new option appears in each by itself.
struct OptionText {
    std::vector<std::string> names;   ///< "-o", "--output"; of a positional its name alone.
    std::string value;                ///< What the value is, "FILE"; empty: a flag or a positional.
    std::vector<std::string> choices; ///< Values to choose from; there may be others (offer).
    std::string help;                 ///< What it does, and which options it needs or excludes.
    std::string here; ///< The default where it is a number of this machine; else empty.
    bool is_positional = false;
    bool is_required = false;
    bool may_repeat = false; ///< Of a positional.
    bool takes_file = false; ///< Whether the value may be a path.
};

/// Names values that completion offers for the value of `option`, and returns it. One that ends in
/// ':' or '=' is the beginning of a value. A choice has no blank.
CLI::Option* offer(CLI::Option* option, const std::vector<std::string>& choices);

/// The options of a form without the hidden ones, or its positionals, in their order.
std::vector<OptionText> options_of(const CLI::App& form);
std::vector<OptionText> positionals_of(const CLI::App& form);

/// Whether it is `--help` or `--version`.
bool prints_and_exits(const OptionText& option);

/// "samegame-cli solve [OPTION]... BOARD"; `program` is the name of the program.
std::string usage_of(const CLI::App& form, const std::string& program);

/// The commands of a program without the hidden ones.
std::vector<const CLI::App*> commands_of(const CLI::App& program);

} // namespace samegame::cli
