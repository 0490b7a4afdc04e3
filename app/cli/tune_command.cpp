#include "app/cli/commands.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>

#include "app/cli/report/experiment_report.h"
#include "app/cli/report/tuning_report.h"
#include "app/cli/terminal/command_line.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/named_files.h"
#include "app/cli/terminal/option_text.h"
#include "app/cli/terminal/output_file.h"
#include "app/cli/terminal/progress_line.h"
#include "app/cli/terminal/search_arguments.h"
#include "app/cli/terminal/solver_text.h"
#include "app/cli/terminal/text_output.h"
#include "app/cli/trials/kept_trials.h"
#include "engine/base/text.h"
#include "engine/playout/policy_registry.h"
#include "engine/studies/tuning/tuning.h"

namespace samegame::cli {

namespace {

constexpr std::int64_t max_samples = 10'000;
constexpr std::int64_t most_tuning_boards = 10'000;
constexpr std::int64_t max_iterations = 10'000;

struct TuneArguments {
    SearchArguments search;
    std::vector<std::string> parameters;
    std::optional<std::int64_t> samples;
    std::optional<std::int64_t> elites;
    std::optional<std::int64_t> boards;
    std::optional<std::int64_t> iterations;
    std::optional<double> until;
    std::optional<double> weight;
    bool stays_within = false;
    bool is_race = false;
    SizeArguments size;
    RulesArgument rules;
    std::string resume;
    std::string svg;
    bool json = false;
};

/// The parameters of the policy that an option names; none if the option is no policy.
std::span<const OptionSpec> parameters_of(const OptionSpec& spec, const OptionValues& options) {
    if (spec.type != OptionType::policy)
        return {};
    const std::string& policy = std::get<std::string>(options.at(spec.name));
    for (const PolicyEntry& entry : policy_registry())
        if (entry.name == split(policy, ':').front())
            return entry.parameters;
    return {};
}

/// What can be tuned of a solver: its numbers and the numbers of its policies.
std::vector<std::string> tunable_names(const Entrant& base) {
    std::vector<std::string> names;
    for (const OptionSpec& spec : base.solver->options) {
        if (is_number(spec))
            names.push_back(spec.name);
        for (const OptionSpec& parameter : parameters_of(spec, base.options))
            names.push_back(spec.name + ":" + parameter.name);
    }
    return names;
}

/// What can be a choice: any option but a preset, which stands for values of others.
std::vector<std::string> choosable_names(const Entrant& base) {
    std::vector<std::string> names;
    for (const OptionSpec& spec : base.solver->options)
        if (spec.implied.empty())
            names.push_back(spec.name);
    return names;
}

/// "c" or "policy:epsilon", with the range that it takes.
TunedParameter parameter_called(const std::string& name, const Entrant& base) {
    const auto parts = split(name, ':');
    const OptionSpec* spec = find_spec(base.solver->options, parts.front());
    TunedParameter parameter;
    parameter.option = parts.front();
    if (spec != nullptr && parts.size() == 2) {
        parameter.parameter = parts.back();
        spec = find_spec(parameters_of(*spec, base.options), parts.back());
    }
    if (spec != nullptr && parts.size() == 1 && !is_number(*spec))
        throw UsageError(in_quotes(name) + " is no number: expected its values, as in " + name +
                         "=VALUE,VALUE");
    if (spec == nullptr || parts.size() > 2 || !is_number(*spec))
        refuse_name("number to tune of " + base.solver->name, name, tunable_names(base));
    parameter.minimum = spec->minimum;
    parameter.maximum = spec->maximum;
    parameter.is_integer = spec->type == OptionType::integer;
    return parameter;
}

/// "0..10", of a parameter whose range is not set yet.
void read_range(TunedParameter& parameter, std::string_view range, const std::string& text) {
    const auto dots = range.find("..");
    const auto low = parse_real(range.substr(0, dots));
    const auto high = parse_real(range.substr(dots + 2));
    if (!low || !high || !(*low < *high) || *low < parameter.minimum || *high > parameter.maximum)
        throw UsageError("--parameter " + in_quotes(text) +
                         ": expected a range LOW..HIGH, LOW below HIGH, within " +
                         number_text(parameter.minimum) + ".." + number_text(parameter.maximum));
    parameter.low = *low;
    parameter.high = *high;
}

/// "random,tabu-random" for an option called "policy", or any that takes these values.
TunedParameter read_choice(const std::string& name, std::string_view values,
                           const std::string& text, const Entrant& base) {
    const OptionSpec* spec = find_spec(base.solver->options, name);
    if (name.find(':') != std::string::npos)
        throw UsageError("--parameter " + in_quotes(text) +
                         ": a number of a policy takes a range, as in policy:epsilon=0..0.1");
    if (spec != nullptr && !spec->implied.empty())
        throw UsageError("--parameter " + in_quotes(text) +
                         ": a preset stands for values of other options; tune those");
    if (spec == nullptr)
        refuse_name("option to tune of " + base.solver->name, name, choosable_names(base));
    TunedParameter parameter;
    parameter.option = name;
    for (const std::string_view value : split(values, ',')) {
        if (trim(value).empty())
            throw UsageError("--parameter " + in_quotes(text) + " has an empty value");
        const auto choice = parse_option_value(*spec, value);
        if (!choice)
            throw UsageError("--parameter " + in_quotes(text) + ": " + to_string(choice.error()));
        if (spec->type == OptionType::policy) { // its solver knows its policies
            Entrant entrant = base;
            entrant.options[name] = *choice;
            if (const auto error = entrant_error(entrant))
                throw UsageError("--parameter " + in_quotes(text) + ": " + to_string(*error));
        }
        if (std::ranges::find(parameter.choices, *choice) != parameter.choices.end())
            throw UsageError("--parameter " + in_quotes(text) + " has " + in_quotes(value) +
                             " twice");
        parameter.choices.push_back(*choice);
    }
    return parameter;
}

/// "c=0..10", or "policy=random,tabu-random".
TunedParameter read_parameter(const std::string& text, const Entrant& base) {
    const auto equals = text.find('=');
    const std::string name = text.substr(0, equals);
    const auto values = std::string_view(text).substr(std::min(equals, text.size() - 1) + 1);
    if (equals != std::string::npos && values.find("..") != std::string_view::npos) {
        TunedParameter parameter = parameter_called(name, base);
        read_range(parameter, values, text);
        return parameter;
    }
    if (equals == std::string::npos || values.find(',') == std::string_view::npos)
        throw UsageError("--parameter is " + in_quotes(text) +
                         ", expected NAME=LOW..HIGH or NAME=VALUE,VALUE");
    return read_choice(name, values, text, base);
}

/// Parameters of a policy need one policy, and no name comes twice.
void check_together(const std::vector<TunedParameter>& parameters) {
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (name_of(parameters[i]) == name_of(parameters[j]))
                throw UsageError("--parameter names " + in_quotes(name_of(parameters[i])) +
                                 " twice");
            const bool is_choice = parameters[i].is_choice() || parameters[j].is_choice();
            if (is_choice && parameters[i].option == parameters[j].option)
                throw UsageError("--parameter " + parameters[i].option +
                                 ": its numbers cannot be tuned while it is a choice itself");
        }
    }
}

/// What is given does something: no option is given that is tuned, and there is a number to keep
/// within its range; an integer that stays within its range must have one there.
void check_given(const TuneArguments& arguments, const TuningRequest& request) {
    for (const std::string& option : arguments.search.options)
        for (const TunedParameter& parameter : request.parameters)
            if (parameter.parameter.empty() &&
                trim(option.substr(0, option.find('='))) == parameter.option)
                throw UsageError("--option " + in_quotes(option) + ": --parameter tunes " +
                                 in_quotes(parameter.option));
    if (request.stays_within && std::ranges::all_of(request.parameters, &TunedParameter::is_choice))
        throw UsageError("--within: no number is tuned that could leave its range");
    for (const TunedParameter& parameter : request.parameters)
        if (request.stays_within && parameter.is_integer &&
            std::ceil(parameter.low) > std::floor(parameter.high))
            throw UsageError("--within: there is no whole number from " +
                             number_text(parameter.low) + " to " + number_text(parameter.high) +
                             " for " + in_quotes(name_of(parameter)));
}

TuningRequest request_of(const TuneArguments& arguments) {
    TuningRequest request;
    request.rules = rules_of(arguments.rules, {});
    SearchRequest search = search_request(arguments.search, {Board(), request.rules});
    settle_rules(search, arguments.rules);
    if (search.solver->is_external)
        throw UsageError("an external program has no numbers that can be tuned here");
    request.rules = search.start.rules;
    request.base = {search.solver, search.options, search.budget};
    request.seed = arguments.search.seed.value_or(request.seed);
    for (const std::string& text : arguments.parameters)
        request.parameters.push_back(read_parameter(text, request.base));
    check_together(request.parameters);
    take(request.samples, arguments.samples);
    take(request.elites, arguments.elites);
    take(request.boards, arguments.boards);
    take(request.iterations, arguments.iterations);
    take_size(request, arguments.size);
    request.until = arguments.until.value_or(request.until);
    request.weight = arguments.weight.value_or(request.weight);
    request.stays_within = arguments.stays_within;
    request.is_race = arguments.is_race;
    check_given(arguments, request);
    if (request.is_race && request.elites >= request.samples)
        throw UsageError("--race: no sample can leave where all are elites; expected fewer than " +
                         std::to_string(request.samples));
    if (request.elites > request.samples)
        throw UsageError("--elites " + std::to_string(request.elites) + " is more than --samples " +
                         std::to_string(request.samples));
    return request;
}

std::string progress_of(const TrialProgress& progress, bool is_race) {
    std::string text = (is_race ? "heat " : "iteration ") + std::to_string(progress.round + 1) +
                       ": " + std::to_string(progress.done) + " of " +
                       std::to_string(progress.total) + " games";
    if (progress.time_left && progress.done < progress.total)
        text += "  " + duration_text(progress.time_left->count()) + " left of it";
    return text;
}

ExitCode run(const TuneArguments& arguments) {
    OutputFiles files({{"--resume", arguments.resume}, {"--svg", arguments.svg}},
                      printed_option(arguments.json));
    Tuning tuning(request_of(arguments));
    run_trials(tuning, arguments.resume, threads_or_all(arguments.search.threads),
               arguments.search.progress, [&arguments](const TrialProgress& progress) {
                   return progress_of(progress, arguments.is_race);
               });
    if (arguments.json)
        print_json("tuning", cli::json_of(tuning));
    else
        report_stream() << cli::readable(tuning) << interrupted_text();
    files.write("--svg", tuning_svg(tuning));
    files.tell_refusal();
    return tuning.is_over() ? ExitCode::done : ExitCode::interrupted;
}

void add_method(CLI::App& form, TuneArguments& arguments) {
    add_integer(form, "--samples", arguments.samples, 2, max_samples,
                "Samples of an iteration (default: 100)");
    add_integer(form, "--elites", arguments.elites, 1, max_samples,
                "Samples that the next distribution is fitted to (default: 10)");
    add_integer(form, "--boards", arguments.boards, 1, most_tuning_boards,
                "Boards that each sample plays, fresh in each iteration (default: 30)");
    add_integer(form, "--iterations", arguments.iterations, 1, max_iterations,
                "The most iterations (default: 50)");
    add_positive_real(
        form, "--until", arguments.until, 1,
        "End once every deviation is at most this share of its first value (default: 0.1)");
    add_positive_real(form, "--weight", arguments.weight, 1,
                      "Share of the elites in the next distribution, beside the last one "
                      "(default: 1)");
    form.add_flag("--within", arguments.stays_within,
                  "Keep all samples of a number within its range, which later ones may else leave");
    form.add_flag("--race", arguments.is_race,
                  "Let samples that are likely no elites leave an iteration after 5, 10, ... "
                  "boards");
}

void add_boards(CLI::App& form, TuneArguments& arguments) {
    add_size_arguments(form, arguments.size);
    arguments.rules.may_be_paper = true;
    add_rules_argument(form, arguments.rules, false);
}

} // namespace

Command tune_command(CLI::App& program) {
    const auto arguments = std::make_shared<TuneArguments>();
    CLI::App* form = program.add_subcommand(
        "tune", "Find values of a solver's options by the cross-entropy method");
    offer(add_text(*form, "SOLVER", arguments->search.solver, "",
                   "See 'samegame-cli solvers'; with --help its options are listed, too"),
          solver_names())
        ->required();
    form->footer([search = &arguments->search] { return help_on_solver(search->solver); });
    form->add_option(
            "--parameter", arguments->parameters,
            "A number to tune and its first range: c=0..10, or policy:epsilon=0..0.01 for a number "
            "of the policy; or the values of a choice: policy=random,tabu-random; may be repeated")
        ->required()
        ->type_name("NAME=VALUES")
        ->allow_extra_args(false);
    form->add_option("--option", arguments->search.options,
                     "Option of the solver for all samples; may be repeated")
        ->type_name("KEY=VALUE")
        ->allow_extra_args(false);
    add_budget_arguments(*form, arguments->search);
    add_method(*form, *arguments);
    add_boards(*form, *arguments);
    add_threads(*form, arguments->search.threads);
    add_seed(*form, arguments->search.seed)
        ->description("Seed of samples, boards and games (default: 1)");
    add_memory(*form, arguments->search.memory);
    add_text(*form, "--resume", arguments->resume, "FILE",
             "Keep the games in FILE, and go on from the games in it");
    add_output(*form, "--svg", arguments->svg, "Draw the distribution as it narrows to FILE");
    add_json(*form, arguments->json);
    add_progress(*form, arguments->search.progress);
    form->footer(
        "Each iteration draws samples, of numbers from normal distributions and of choices by the\n"
        "shares of their values. All samples play the same fresh random boards, one game on each\n"
        "core, with the budget of --seconds, --playouts or --nodes a game. The distributions are\n"
        "then fitted to the samples with the highest mean scores (Schadd et al. 2011, sections 5\n"
        "and 6.6, whose values are the defaults). They begin in the middle of each range with\n"
        "half of its width as deviation, and with equal shares. In a race the samples leave whose\n"
        "scores are below those of the last elite, board by board, with the whole interval of\n"
        "95 %; some that should have stayed leave, too. With --resume the command can be killed\n"
        "at any moment, and a later run goes on from there, with more iterations too.\n\n"
        "Examples:\n"
        "  samegame-cli tune flat-monte-carlo --parameter method=mc-biggest,mc-avg,mc-avg-bias\n"
        "      --parameter playouts-per-child=1..50 --within --race --playouts 2000\n"
        "  samegame-cli tune sp-mcts --option preset=exploitation-text --playouts 9000\n"
        "      --parameter c=0..10 --parameter d=0..200 --parameter w=0..1\n"
        "      --parameter threshold=0..30 --parameter policy:epsilon=0..0.01\n"
        "      --resume tuning.jsonl --svg tuning.svg");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
