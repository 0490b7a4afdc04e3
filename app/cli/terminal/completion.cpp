#include "app/cli/terminal/completion.h"

#include <algorithm>

#include "app/cli/terminal/completion_model.h"

namespace samegame::cli {

namespace {

/// The text with each `from` replaced.
std::string replaced(std::string text, std::string_view from, std::string_view to) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

/// 'text' as a word of bash and zsh.
std::string quoted(const std::string& text) {
    return "'" + replaced(text, "'", "'\\''") + "'";
}

std::vector<std::string> all_names(const std::vector<OptionText>& options) {
    std::vector<std::string> names;
    for (const OptionText& option : options)
        names.insert(names.end(), option.names.begin(), option.names.end());
    return names;
}

std::vector<std::string> names_of(const std::vector<CompletedCommand>& commands) {
    std::vector<std::string> names;
    for (const CompletedCommand& command : commands)
        names.push_back(command.name);
    return names;
}

/// The names of solvers with `separator` between them.
std::string solvers_of(const CompletionModel& model, const std::string& separator) {
    std::string text;
    for (const SolverSettings& settings : model.settings)
        text += (text.empty() ? "" : separator) + settings.solver;
    return text;
}

bool takes_settings(const OptionText& option) {
    return option.value == "KEY=VALUE" && option.names.back() == "--option";
}

std::string heading(const CompletionModel& model, const std::string& shell) {
    return "# Completes command lines of " + model.program + " in " + shell + "; made by '" +
           model.program + " completion " + shell + "'.\n\n";
}

// bash: one function sets `words` and `files`, what may stand at the cursor. It takes the line
// apart itself, since bash breaks words at ':' and '=', too.

constexpr std::string_view bash_begin = R"(@ID@() {
    COMPREPLY=()
    local line=${COMP_LINE:0:COMP_POINT} current= command= solver=@DEFAULT@ words= files=
    local -a typed
    read -ra typed <<<"$line"
    if [[ $line != *[[:space:]] ]]; then
        current=${typed[${#typed[@]} - 1]}
        typed=("${typed[@]:0:${#typed[@]} - 1}")
    fi
    local previous=${typed[${#typed[@]} - 1]} i
    for ((i = 1; i < ${#typed[@]}; ++i)); do
        if [[ ! $command && ${typed[i]} != -* && ${typed[i - 1]} != --isa ]]; then
            command=${typed[i]}
        fi
        case ${typed[i]#--solver=} in @SOLVERS@) solver=${typed[i]#--solver=} ;; esac
    done
    if [[ $current == --*=* ]]; then
        previous=${current%%=*}
        current=${current#*=}
    fi
    case $command in
)";

constexpr std::string_view bash_end = R"(    esac
    local shown=$current mark candidate # shown: what readline takes for the word
    for mark in = :; do
        [[ $COMP_WORDBREAKS == *$mark* ]] && shown=${shown##*$mark}
    done
    while IFS= read -r candidate; do
        [[ $candidate == *[=:] ]] && compopt -o nospace 2>/dev/null
        COMPREPLY+=("${candidate:${#current} - ${#shown}}")
    done < <(compgen -W "$words" -- "$current")
    if [[ $files ]]; then
        compopt -o filenames 2>/dev/null
        while IFS= read -r candidate; do
            COMPREPLY+=("${candidate:${#current} - ${#shown}}")
        done < <(compgen -f -- "$current")
    fi
}
complete -F @ID@ @PROGRAM@
)";

/// What an option or positional sets: "words='a b' files=1".
std::string bash_values(const OptionText& option) {
    if (takes_settings(option))
        return "words=$(@ID@_settings $solver)";
    std::string text;
    if (!option.choices.empty())
        text = "words=" + quoted(spaced(option.choices));
    if (option.takes_file)
        text += std::string(text.empty() ? "" : " ") + "files=1";
    return text.empty() ? ":" : text;
}

std::string bash_case_of(const CompletedCommand& command) {
    std::string text = "    " + command.name + ")\n        case $previous in\n";
    for (const OptionText& option : command.options) {
        if (option.value.empty())
            continue;
        std::string names;
        for (const std::string& name : option.names)
            names += (names.empty() ? "" : "|") + name;
        text += "        " + names + ") " + bash_values(option) + " ;;\n";
    }
    OptionText positional; // all of them together
    for (const OptionText& one : command.positionals) {
        positional.choices.insert(positional.choices.end(), one.choices.begin(), one.choices.end());
        positional.takes_file = positional.takes_file || one.takes_file;
    }
    return text + "        *)\n            if [[ $current == -* ]]; then\n                words=" +
           quoted(spaced(all_names(command.options))) + "\n            else\n                " +
           bash_values(positional) + "\n            fi ;;\n        esac ;;\n";
}

std::string bash_script(const CompletionModel& model) {
    std::string text = "@ID@_settings() {\n    case $1 in\n";
    for (const SolverSettings& settings : model.settings)
        text += "    " + settings.solver + ") echo " +
                quoted(spaced(settings.begun) + " " + spaced(settings.whole)) + " ;;\n";
    text += "    esac\n}\n\n" + std::string(bash_begin) +
            "    '')\n        if [[ $previous == --isa ]]; then\n            words=@ISA@\n"
            "        elif [[ $current == -* ]]; then\n            words=" +
            quoted(spaced(all_names(model.options))) +
            "\n        else\n            words=" + quoted(spaced(names_of(model.commands))) +
            "\n        fi ;;\n";
    for (const OptionText& option : model.options)
        if (option.names.back() == "--isa")
            text = replaced(text, "@ISA@", quoted(spaced(option.choices)));
    for (const CompletedCommand& command : model.commands)
        text += bash_case_of(command);
    return replaced(text + std::string(bash_end), "@SOLVERS@", solvers_of(model, "|"));
}

// zsh: _arguments is given the options of the command.

constexpr std::string_view zsh_begin = R"(@ID@_files_or() {
    compadd -S '' -- ${(M)@:#*:}
    compadd -- ${@:#*:}
    _files
}

@ID@_settings() {
    local solver=@DEFAULT@ word
    for word in $words; do
        case ${word#--solver=} in (@SOLVERS@) solver=${word#--solver=} ;; esac
    done
    case $solver in
)";

/// A text within a specification, of which ':' ends parts.
std::string zsh_part(const std::string& text) {
    return replaced(replaced(text, "\\", "\\\\"), ":", "\\:");
}

/// ":FILE:_files", what a value is and how it is completed.
std::string zsh_value(const OptionText& option) {
    const std::string choices = zsh_part(spaced(option.choices));
    std::string text = option.is_positional ? option.names.front() : option.value;
    text = (option.is_positional && !option.is_required ? "::" : ":") + zsh_part(text) + ":";
    if (takes_settings(option))
        return text + " @ID@_settings";
    if (option.takes_file)
        return text + (choices.empty() ? "_files" : " @ID@_files_or " + choices);
    return choices.empty() ? text : text + "(" + choices + ")";
}

/// The arguments of _arguments, one in a line.
std::string zsh_arguments(const std::vector<OptionText>& options, const std::string& indentation) {
    std::string text;
    for (const OptionText& option : options) {
        const std::string help = replaced(replaced(zsh_part(option.help), "[", "\\["), "]", "\\]");
        const std::string others =
            option.may_repeat ? "*" : "(" + spaced(option.names) + ")"; // excluded afterwards
        for (const std::string& name : option.names) {
            const std::string ending = option.value.empty()     ? ""
                                       : name.starts_with("--") ? "="
                                                                : "+";
            text += " \\\n" + indentation +
                    quoted(others + name + ending + "[" + help + "]" +
                           (option.value.empty() ? "" : zsh_value(option)));
        }
    }
    return text;
}

std::string zsh_positionals(const std::vector<OptionText>& positionals,
                            const std::string& indentation) {
    std::string text;
    for (const OptionText& positional : positionals)
        text += " \\\n" + indentation +
                quoted((positional.may_repeat ? "*" : "") +
                       (positional.may_repeat ? replaced(zsh_value(positional), "::", ":")
                                              : zsh_value(positional)));
    return text;
}

std::string zsh_script(const CompletionModel& model) {
    std::string text(zsh_begin);
    for (const SolverSettings& settings : model.settings) {
        text += "    " + settings.solver + ")\n";
        if (!settings.begun.empty())
            text += "        compadd -S '' -- " + spaced(settings.begun) + "\n";
        if (!settings.whole.empty())
            text += "        compadd -- " + spaced(settings.whole) + "\n";
        text += "        ;;\n";
    }
    text += "    esac\n}\n\n@ID@() {\n    local curcontext=$curcontext state line\n"
            "    local -a commands=(\n";
    for (const CompletedCommand& command : model.commands)
        text += "        " + quoted(command.name + ":" + command.help) + "\n";
    text += "    )\n    _arguments -C" + zsh_arguments(model.options, "        ") +
            " \\\n        '1:command:->command' \\\n        '*::argument:->argument'\n"
            "    case $state in\n    command) _describe command commands ;;\n    argument)\n"
            "        case $words[1] in\n";
    for (const CompletedCommand& command : model.commands)
        text += "        " + command.name + ")\n            _arguments" +
                zsh_arguments(command.options, "                ") +
                zsh_positionals(command.positionals, "                ") + "\n            ;;\n";
    // Installed, the whole script is the function _PROGRAM, which is called; else it is sourced.
    text += "        esac ;;\n    esac\n}\n\n"
            "if [[ $funcstack[1] == _@PROGRAM@ ]]; then\n    @ID@ \"$@\"\nelse\n    compdef @ID@ "
            "@PROGRAM@\nfi\n";
    return replaced(text, "@SOLVERS@", solvers_of(model, "|"));
}

// fish: a line for each thing that may stand somewhere.

std::string fish_quoted(const std::string& text) {
    return "'" + replaced(replaced(text, "\\", "\\\\"), "'", "\\'") + "'";
}

/// An option, and in a line of its own what it takes, which is described by no text.
std::string fish_option(const OptionText& option, const std::string& condition) {
    std::string begin = "complete -c @PROGRAM@ -n " + condition;
    for (const std::string& name : option.names)
        begin += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    if (!option.value.empty())
        begin += option.takes_file ? " -r -F" : " -x";
    std::string text = begin + " -d " + fish_quoted(option.help) + "\n";
    if (takes_settings(option))
        text += begin + " -a '(@ID@_settings)'\n";
    else if (!option.choices.empty())
        text += begin + " -a " + fish_quoted(spaced(option.choices)) + "\n";
    return text;
}

std::string fish_script(const CompletionModel& model) {
    std::string text = "function @ID@_settings\n    set -l solver @DEFAULT@\n"
                       "    for word in (commandline -opc)\n"
                       "        set -l name (string replace -- --solver= '' $word)\n"
                       "        contains -- $name @SOLVERS@; and set solver $name\n    end\n"
                       "    switch $solver\n";
    for (const SolverSettings& settings : model.settings)
        text += "        case " + settings.solver + "\n            printf '%s\\n' " +
                spaced(settings.begun) + " " + spaced(settings.whole) + "\n";
    text += "    end\nend\n\ncomplete -c @PROGRAM@ -f\n";
    for (const OptionText& option : model.options)
        text += fish_option(option, "__fish_use_subcommand");
    for (const CompletedCommand& command : model.commands)
        text += "complete -c @PROGRAM@ -n __fish_use_subcommand -a " + command.name + " -d " +
                fish_quoted(command.help) + "\n";
    for (const CompletedCommand& command : model.commands) {
        const std::string condition = "'__fish_seen_subcommand_from " + command.name + "'";
        for (const OptionText& option : command.options)
            text += fish_option(option, condition);
        for (const OptionText& positional : command.positionals)
            if (positional.takes_file || !positional.choices.empty())
                text += "complete -c @PROGRAM@ -n " + condition +
                        (positional.takes_file ? " -F" : "") +
                        (positional.choices.empty()
                             ? ""
                             : " -a " + fish_quoted(spaced(positional.choices))) +
                        "\n";
    }
    return replaced(text, "@SOLVERS@", solvers_of(model, " "));
}

} // namespace

std::vector<std::string> completed_shells() {
    return {"bash", "zsh", "fish"};
}

std::optional<std::string> completion_script(const CLI::App& program, std::string_view shell) {
    const CompletionModel model = completion_model_of(program);
    std::string text;
    if (shell == "bash")
        text = heading(model, "bash") + bash_script(model);
    else if (shell == "zsh")
        text = "#compdef " + model.program + "\n" + heading(model, "zsh") + zsh_script(model);
    else if (shell == "fish")
        text = heading(model, "fish") + fish_script(model);
    else
        return std::nullopt;
    text = replaced(text, "@DEFAULT@", model.default_solver);
    text = replaced(text, "@PROGRAM@", model.program);
    return replaced(text, "@ID@", model.identifier);
}

} // namespace samegame::cli
