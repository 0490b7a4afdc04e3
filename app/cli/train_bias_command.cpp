#include "app/cli/commands.h"

#include <memory>
#include <optional>

#include "app/cli/terminal/json_output.h"
#include "app/cli/terminal/named_files.h"
#include "app/cli/terminal/notice.h"
#include "app/cli/terminal/option_text.h"
#include "app/cli/terminal/output_file.h"
#include "app/cli/terminal/progress_line.h"
#include "app/cli/terminal/search_arguments.h"
#include "app/cli/terminal/text_output.h"
#include "app/cli/trials/kept_trials.h"
#include "engine/base/rng.h"
#include "engine/base/text.h"
#include "engine/playout/bias_text.h"
#include "engine/search/budget_json.h"
#include "engine/studies/tuning/bias_training.h"

namespace samegame::cli {

namespace {

constexpr std::int64_t default_training_boards = 200;
constexpr std::int64_t most_training_boards = 10'000;
constexpr std::int64_t default_training_playouts = 100'000;
constexpr double most_penalty = 1e6;

struct TrainBiasArguments {
    SearchArguments search;
    std::optional<std::int64_t> boards;
    std::optional<double> penalty;
    SizeArguments size;
    RulesArgument rules;
    std::string resume;
    std::string output;
    bool json = false;
};

/// What a bias is trained on, as a plain value.
struct TrainingRequest {
    Entrant entrant; ///< Makes the lines, one for each board.
    Rules rules;
    int rows = 15;
    int columns = 15;
    int colors = 5;
    std::size_t boards = 0;
    double penalty = 1;
    std::uint64_t seed = 1;
};

TrainingRequest request_of(const TrainBiasArguments& arguments) {
    TrainingRequest request;
    request.rules = rules_of(arguments.rules, {});
    SearchArguments given = arguments.search;
    if (!given.seconds && !given.playouts && !given.nodes)
        given.playouts = default_training_playouts;
    const SearchRequest search = search_request(given, {Board(), request.rules});
    request.entrant = {search.solver, search.options, search.budget};
    request.entrant.name = search.solver->name;
    if (const auto error = entrant_error(request.entrant))
        throw UsageError(to_string(*error));
    take_size(request, arguments.size);
    request.boards = static_cast<std::size_t>(arguments.boards.value_or(default_training_boards));
    request.penalty = arguments.penalty.value_or(request.penalty);
    request.seed = given.seed.value_or(request.seed);
    return request;
}

/// Boards and runs have a stream of the seed each.
TrialTable table_of(const TrainingRequest& request) {
    TrialTable table;
    table.title = "lines for train-bias";
    table.entrants.push_back(request.entrant);
    table.board_count = request.boards;
    table.board = [request, of_boards = Rng(request.seed).split(0)](std::size_t index) {
        return random_board(of_boards.split(index).next(), request.rows, request.columns,
                            request.colors, request.rules);
    };
    table.seed = Rng(request.seed).split(1).next();
    return table;
}

/// The command that repeats it, with its budget and seed.
std::string command_of(const TrainBiasArguments& arguments, const TrainingRequest& request) {
    const Budget& budget = request.entrant.budget;
    std::string command = "samegame-cli train-bias";
    const auto add = [&command](const std::string& option, const std::string& value) {
        command += " --" + option + " " + shell_word(visible(value));
    };
    add("solver", arguments.search.solver.empty() ? request.entrant.name : arguments.search.solver);
    for (const std::string& option : arguments.search.options)
        add("option", option);
    add(std::string(name_of(unit_of(budget))), number_text(amount_of(budget)));
    add("boards", std::to_string(request.boards));
    command += size_and_rules_text(request);
    if (request.penalty != TrainingRequest().penalty)
        add("penalty", number_text(request.penalty));
    if (arguments.search.memory)
        add("memory", std::to_string(*arguments.search.memory));
    add("seed", std::to_string(request.seed));
    return command;
}

std::string quality_text(const BiasQuality& quality) {
    return "log-likelihood " + fixed(quality.log_likelihood, 4) + ", first choice " +
           fixed(100 * quality.first_share, 1) + " %";
}

std::string readable(const TrainedBias& trained, const TrainingRequest& request) {
    TextTable weights({TextTable::left("feature"), "weight", "by size alone"});
    for (std::size_t i = 0; i < move_feature_count; ++i)
        weights.add_row({move_feature_names()[i], fixed(trained.weights[i], 4),
                         trained.size_weights[i] == 0 ? "" : fixed(trained.size_weights[i], 4)});
    TextTable table({TextTable::left("bias"), "log-likelihood", "first choice"});
    const auto add = [&table](const std::string& name, const BiasQuality& quality) {
        table.add_row(
            {name, fixed(quality.log_likelihood, 4), fixed(100 * quality.first_share, 1) + " %"});
    };
    add("none", trained.even);
    add("by size, the default of nrpa", trained.usual);
    add("by size, fitted", trained.by_size);
    add("learned", trained.learned);
    return weights.text() + "\nfitted to " + counted(trained.positions, "position") + " of " +
           counted(request.boards - request.boards / held_out_every, "board") + "; on " +
           counted(trained.held_out, "position") + " of " +
           counted(request.boards / held_out_every, "other board") + ":\n\n" + table.text();
}

Json json_of(const BiasQuality& quality) {
    return {{"log_likelihood", quality.log_likelihood}, {"first_share", quality.first_share}};
}

Json json_of(const TrainedBias& trained, const TrainingRequest& request) {
    Json weights = Json::object();
    for (std::size_t i = 0; i < move_feature_count; ++i)
        weights[move_feature_names()[i]] = trained.weights[i];
    return {{"solver", request.entrant.name},
            {"options", Json::parse(to_json(request.entrant.options))},
            {"budget", budget_json(request.entrant.budget)},
            {"rows", request.rows},
            {"columns", request.columns},
            {"colors", request.colors},
            {"rules", name_of(request.rules.scoring)},
            {"gravity", name_of(request.rules.gravity)},
            {"board_count", request.boards},
            {"seed", std::to_string(request.seed)},
            {"penalty", request.penalty},
            {"position_count", trained.positions},
            {"held_out_count", trained.held_out},
            {"weights", weights},
            {"size_weight", trained.size_weights[static_cast<std::size_t>(MoveFeature::size)]},
            {"held_out",
             {{"even", json_of(trained.even)},
              {"default_size", json_of(trained.usual)},
              {"fitted_size", json_of(trained.by_size)},
              {"learned", json_of(trained.learned)}}}};
}

std::string progress_of(const TrialProgress& progress) {
    std::string text =
        std::to_string(progress.done) + " of " + std::to_string(progress.total) + " lines";
    if (progress.time_left && progress.done < progress.total)
        text += "  " + duration_text(progress.time_left->count()) + " left";
    return text;
}

ExitCode run(const TrainBiasArguments& arguments) {
    OutputFiles files({{"--resume", arguments.resume}, {"--output", arguments.output}},
                      printed_option(arguments.json));
    const TrainingRequest request = request_of(arguments);
    FixedPlan plan(table_of(request));
    if (run_trials(plan, arguments.resume, threads_or_all(arguments.search.threads),
                   arguments.search.progress, progress_of)) {
        if (!arguments.output.empty())
            tell_not_written("samegame-cli", arguments.output, "lines are missing");
        return ExitCode::interrupted;
    }
    const TrainedBias trained = train_bias(plan.table(), plan.trials(), request.penalty);
    if (arguments.json)
        print_json("bias-training", json_of(trained, request));
    else
        report_stream() << readable(trained, request);
    const std::vector<std::string> comments{
        command_of(arguments, request), "samegame " SAMEGAME_VERSION,
        "on other boards: " + quality_text(trained.learned),
        "by size alone, fitted: " + quality_text(trained.by_size)};
    files.write("--output", to_bias_text(trained.weights, comments));
    files.tell_refusal();
    return ExitCode::done;
}

} // namespace

Command train_bias_command(CLI::App& program) {
    const auto arguments = std::make_shared<TrainBiasArguments>();
    CLI::App* form = program.add_subcommand(
        "train-bias", "Learn a bias of nrpa from good lines: weights for features of a move");
    add_output(*form, "--output", arguments->output, "Write the bias to FILE");
    add_search_arguments(*form, arguments->search);
    form->get_option("--playouts")
        ->description("Budget of playouts for each line (default: 100000)");
    form->get_option("--seconds")->description("Budget of wall time for each line");
    form->get_option("--nodes")->description("Budget of tree nodes for each line");
    form->get_option("--seed")->description("Seed of boards and searches (default: 1)");
    add_integer(*form, "--boards", arguments->boards, 5, most_training_boards,
                "Boards, of which each fifth is held out (default: 200)");
    add_positive_real(*form, "--penalty", arguments->penalty, most_penalty,
                      "Weight of half the sum of squares that keeps the weights small (default: "
                      "1)");
    add_size_arguments(*form, arguments->size);
    add_rules_argument(*form, arguments->rules, false);
    add_text(*form, "--resume", arguments->resume, "FILE",
             "Keep the lines in FILE, and go on from the lines in it");
    add_json(*form, arguments->json);
    form->footer(
        "A solver makes a line for each of a number of generated boards, on one thread. At each\n"
        "position of a line the bias of a move is a weighted sum of its features; the weights are\n"
        "those under which moves with which the line can go on are likeliest, if a move has a\n"
        "probability proportional to exp(bias). What they foretell is shown on boards that were "
        "held out.\n"
        "The solver option nrpa bias-file=FILE plays with them.\n\n"
        "Examples:\n"
        "  samegame-cli train-bias --output learned.bias --resume lines.jsonl\n"
        "  samegame-cli compare nrpa \"nrpa bias-file=learned.bias\" --playouts 8000");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
