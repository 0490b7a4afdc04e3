#include "app/cli/terminal/command_line.h"

#include <algorithm>
#include <csignal>
#include <exception>
#include <fcntl.h>
#include <iostream>
#include <memory>
#include <unistd.h>

#include "app/cli/terminal/help_text.h"
#include "app/cli/terminal/json_output.h"
#include "app/cli/terminal/notice.h"
#include "app/cli/terminal/option_text.h"
#include "app/cli/terminal/own_commands.h"
#include "engine/base/exceptions.h"
#include "engine/base/similar_word.h"
#include "engine/base/text.h"
#include "engine/playout/isa.h"

namespace samegame::cli {

namespace {

/// The most characters of a sentence of CLI11, which may quote any argument.
constexpr std::size_t sentence_characters = 200;

/// The command that was named, or the program itself.
const CLI::App& chosen_form(const CLI::App& program) {
    const auto commands = program.get_subcommands();
    return commands.empty() ? program : *commands.front();
}

void append_option_names(const CLI::App& form, std::vector<std::string>& names) {
    for (const CLI::Option* option : form.get_options())
        for (const std::string& name : option->get_lnames())
            names.push_back("--" + name);
}

std::vector<std::string> command_names(const CLI::App& program) {
    std::vector<std::string> names;
    for (const CLI::App* command : program.get_subcommands({}))
        names.push_back(command->get_name());
    return names;
}

/// The sentence about the first argument that no form has a place for.
std::string unexpected(const CLI::App& program) {
    const auto remaining = program.remaining(true);
    const std::string argument = remaining.empty() ? std::string() : remaining.front();
    const CLI::App& form = chosen_form(program);
    if (argument.starts_with('-')) {
        const std::string name = argument.substr(0, argument.find('='));
        std::vector<std::string> known;
        append_option_names(form, known);
        append_option_names(program, known);
        return "unknown option " + in_quotes(name) + suggestion(name, known);
    }
    if (&form == &program)
        return "unknown command " + in_quotes(argument) +
               suggestion(argument, command_names(program));
    return "unexpected argument " + in_quotes(argument);
}

/// The option that a sentence of CLI11 begins with, and what is wrong with the count of its values.
std::string mismatch(std::string_view sentence) {
    constexpr std::string_view value_of_flag = " was given a disallowed flag override";
    if (sentence.ends_with(value_of_flag))
        return "--" + std::string(sentence.substr(0, sentence.size() - value_of_flag.size())) +
               " takes no value";
    const auto colon = sentence.find(':');
    if (colon == std::string_view::npos)
        return std::string(sentence);
    return std::string(sentence.substr(0, colon)) +
           (sentence.ends_with("missing") ? " needs a value" : " is given more than once");
}

std::string sentence_of(const CLI::ParseError& error, const CLI::App& program) {
    // Where something is missing, an argument that nothing knows may be what was meant for it.
    const bool has_unknown = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr &&
                             program.remaining_size(true) > 0;
    if (has_unknown || dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr)
        return unexpected(program);
    if (dynamic_cast<const CLI::ValidationError*>(&error) != nullptr)
        return error.what(); // ours, which quotes no more than it should
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
        return visible(mismatch(error.what()), sentence_characters);
    return visible(error.what(), sentence_characters);
}

/// Whether the command line of this run has `--json`: failures are printed as JSON, too. The form
/// does not know it where the command line is wrong.
bool json_is_wanted = false;

bool wants_json(std::span<const char* const> arguments) {
    const auto end = std::ranges::find(arguments, std::string_view("--"));
    return std::any_of(arguments.begin(), end, [](std::string_view argument) {
        return argument == "--json" || argument == "--json=true";
    });
}

/// Refuses `--flag=no` and the like, which would turn on what it seems to turn off.
void refuse_values_of_flags(CLI::App& form) {
    for (CLI::Option* option : form.get_options())
        if (option->get_expected_max() == 0)
            option->disable_flag_override();
}

void refuse_quiet_progress(const CLI::App& program) {
    const CLI::Option* progress = chosen_form(program).get_option_no_throw("--progress");
    if (is_quiet() && progress != nullptr && progress->count() > 0)
        throw UsageError("--quiet and --progress contradict each other");
}

} // namespace

std::string suggestion(std::string_view word, std::span<const std::string> known) {
    const auto similar = similar_word(word, known);
    return similar ? "; did you mean " + in_quotes(*similar) + "?" : "";
}

void refuse_name(const std::string& what, std::string_view word,
                 std::span<const std::string> known) {
    throw UsageError("unknown " + what + " " + in_quotes(word) + ": expected one of " +
                     joined(known) + suggestion(word, known));
}

ExitCode run_command(CLI::App& program, std::vector<Command> commands, int argc,
                     const char* const* argv) {
    json_is_wanted = wants_json({argv, static_cast<std::size_t>(argc)});
    for (Command& command : own_commands(program))
        commands.push_back(std::move(command));
    refuse_values_of_flags(program);
    for (CLI::App* form : program.get_subcommands({}))
        refuse_values_of_flags(*form);
    program.require_subcommand(0, 1); // none is refused below, in a clearer sentence
    try {
        program.parse(argc, argv);
        refuse_quiet_progress(program);
    } catch (const CLI::Success& success) {
        program.exit(success); // prints help or version
        return ExitCode::done;
    } catch (const CLI::ParseError& error) {
        const CLI::App& form = chosen_form(program);
        const std::string command = &form == &program ? "" : " " + form.get_name();
        throw UsageError(sentence_of(error, program) + " ('" + program.get_name() + command +
                         " --help' explains it)");
    }
    for (const Command& command : commands)
        if (command.form->parsed())
            return command.run();
    throw UsageError("no command given: '" + program.get_name() + " --help' lists them");
}

namespace {

/// Opens standard streams that the program was started without; otherwise a file that is written
/// could take their place, and what is printed would go into it. What is opened here refuses
/// output, so that the loss does not pass in silence.
void occupy_standard_streams() {
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(descriptor, F_GETFD) == -1) // then it is the lowest free one, which open takes
            static_cast<void>(open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY));
}

/// Prints the sentence about a failure, which is the last output. Nothing in it acts on the
/// terminal, whoever wrote it.
int failed(const std::string& program, ExitCode code, std::string_view sentence) {
    std::cerr << program << ": " << visible(sentence) << '\n';
    if (json_is_wanted && !is_json_printed())
        print_json("error", {{"error", sentence}, {"exit_code", static_cast<int>(code)}});
    return static_cast<int>(code);
}

} // namespace

void add_program_options(CLI::App& program, const std::string& version) {
    program.fallthrough();
    program.formatter(std::make_shared<HelpFormatter>());
    program.set_help_flag("-h,--help", "Print this help and exit");
    program.set_version_flag("-V,--version", program.get_name() + " " + version,
                             "Print the version and exit");
    program.add_flag_callback("-q,--quiet", be_quiet,
                              "Print no progress and no notices on standard error, only failures");
    static const std::vector<std::string> isa_names{"portable", "avx2", "avx512"};
    const auto choose = [](const std::string& name) {
        const auto isa = isa_of_name(name);
        if (!isa)
            throw CLI::ValidationError("--isa", "expected portable, avx2 or avx512, not " +
                                                    in_quotes(name) + suggestion(name, isa_names));
        if (!is_supported(*isa))
            throw CLI::ValidationError("--isa", "this machine does not have " + name);
        use_isa(*isa);
    };
    auto* isa = program.add_option_function<std::string>(
        "--isa", choose,
        "Instructions for playouts: portable, avx2 or avx512 (default: the last that the machine "
        "has)");
    offer(isa->type_name("NAME"), isa_names);
}

int run_program(const std::string& name, const std::function<ExitCode()>& run) {
    occupy_standard_streams();
    std::signal(SIGXFSZ, SIG_IGN); // a limit on the size of files is a write that fails
    try {
        const ExitCode code = run();
        std::cout.flush();
        if (!std::cout)
            throw InputError("cannot write to standard output");
        return static_cast<int>(code);
    } catch (const Failure& failure) {
        return failed(name, failure.exit_code(), failure.what());
    } catch (const std::exception& error) { // no memory, no more threads
        return failed(name, ExitCode::input_wrong, to_string(error_of(error)));
    }
}

} // namespace samegame::cli
