#include "app/cli/commands.h"

#include <iostream>
#include <memory>
#include <optional>
#include <vector>

#include "app/cli/terminal/common_arguments.h"
#include "app/cli/terminal/input_file.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/json_output.h"
#include "app/cli/terminal/named_files.h"
#include "app/cli/terminal/notice.h"
#include "app/cli/terminal/option_text.h"
#include "app/cli/terminal/output_file.h"
#include "app/cli/terminal/progress_line.h"
#include "app/cli/terminal/text_output.h"
#include "engine/morpion/morpion_record.h"
#include "engine/morpion/morpion_search.h"

namespace samegame::cli {

namespace {

constexpr double usual_morpion_seconds = 10;

struct MorpionArguments {
    std::string variant = "5D";
    std::string solver = "nrpa";
    std::vector<std::string> options;
    std::optional<double> seconds;
    std::optional<std::int64_t> playouts;
    std::optional<std::int64_t> nodes;
    std::optional<std::int64_t> threads;
    std::optional<std::uint64_t> seed;
    std::string output;
    std::string check;
    bool progress = false;
    bool json = false;
};

const MorpionSolver& morpion_solver_of(const std::string& name) {
    if (const MorpionSolver* solver = find_morpion_solver(name))
        return *solver;
    std::vector<std::string> known;
    for (const MorpionSolver& solver : morpion_solvers())
        known.push_back(solver.name);
    refuse_name("solver", name, known);
}

MorpionRequest morpion_request(const MorpionArguments& arguments) {
    MorpionRequest request;
    const auto variant = morpion_variant_of(arguments.variant);
    if (!variant)
        refuse_name("variant", arguments.variant, std::vector<std::string>{"5D", "5T"});
    request.variant = *variant;
    request.solver = &morpion_solver_of(arguments.solver);
    const auto options = parse_options(request.solver->options, arguments.options);
    if (!options)
        throw UsageError(to_string(options.error()) + " (solver '" + request.solver->name + "')");
    request.options = *options;
    const bool plays = request.solver->has_playouts;
    if (plays ? arguments.nodes : arguments.playouts)
        throw UsageError("solver '" + request.solver->name +
                         (plays ? "' has no nodes: grant it --seconds or --playouts"
                                : "' plays no playouts: grant it --seconds or --nodes"));
    if (arguments.playouts)
        request.budget.playouts = static_cast<std::uint64_t>(*arguments.playouts);
    else if (arguments.nodes)
        request.budget.nodes = static_cast<std::uint64_t>(*arguments.nodes);
    else
        request.budget.time = Seconds(arguments.seconds.value_or(usual_morpion_seconds));
    request.threads = threads_or_all(arguments.threads);
    request.seed = seed_or_random(arguments.seed);
    return request;
}

/// The member that has the count of a search, and the count.
std::pair<std::string, std::uint64_t> count_of(const MorpionRequest& request,
                                               const MorpionSnapshot& found) {
    return request.solver->has_playouts ? std::pair{"playouts", found.playouts}
                                        : std::pair{"nodes", found.nodes};
}

Json source_of(const MorpionRequest& request, const MorpionSnapshot& found) {
    const auto [name, count] = count_of(request, found);
    return {{"solver", request.solver->name},
            {"options", Json::parse(to_json(request.options))},
            {"seed", std::to_string(request.seed)},
            {"threads", found.threads},
            {"seconds", found.seconds},
            {"found_seconds", found.found_seconds},
            {name, count},
            {"stop", name_of(found.stop)},
            {"program", "samegame " SAMEGAME_VERSION}};
}

Json reported_json(MorpionVariant variant) {
    Json reported = Json::array();
    for (const MorpionReport& report : reported_results())
        if (report.variant == variant)
            reported.push_back(
                {{"score", report.score}, {"by", report.by}, {"source", report.source}});
    return reported;
}

std::string readable(const MorpionRecord& record, const MorpionRequest& request,
                     const MorpionSnapshot& found) {
    const auto [name, count] = count_of(request, found);
    const double rate = found.seconds > 0 ? static_cast<double>(count) / found.seconds : 0;
    std::string options;
    for (const auto& [key, value] : request.options)
        options += " " + key + "=" + to_string(value);
    std::string text = picture(record) + "\n";
    text += "score       " + counted(record.moves.size(), "move") + " (" +
            std::string(name_of(request.variant)) + ")" +
            (record.moves.empty() ? ": the budget ended before the first game\n" : "\n");
    for (const MorpionReport& report : reported_results())
        if (report.variant == request.variant)
            text += "reported    " + std::to_string(report.score) + " by " + report.by + " (" +
                    report.source + ")\n";
    const std::string when =
        record.moves.empty() ? ""
                             : " (the game was found after " + fixed(found.found_seconds, 2) + ")";
    return text + "solver      " + request.solver->name + options + "\n" + "seed        " +
           std::to_string(request.seed) + "\n" + "threads     " + std::to_string(found.threads) +
           "\n" + "seconds     " + fixed(found.seconds, 2) + when + "\n" + name +
           std::string(12 - name.size(), ' ') + std::to_string(count) + " (" + fixed(rate, 0) +
           " per second)\n" + "stop        " + std::string(name_of(found.stop)) + "\n";
}

ExitCode search(const MorpionArguments& arguments) {
    const MorpionRequest request = morpion_request(arguments);
    std::optional<OutputFile> output;
    if (!arguments.output.empty())
        output.emplace("--output", arguments.output, printed_option(arguments.json));
    SearchControl control;
    const InterruptGuard guard(&control);
    MorpionSearch search(request);
    const auto found = [&] {
        const ProgressLine progress(arguments.progress, [&search] {
            const MorpionSnapshot now = search.snapshot();
            return fixed(now.seconds, 1) + " s  best " + std::to_string(now.moves.size());
        });
        return search.run(control);
    }();

    const MorpionRecord record{request.variant, found.moves, source_of(request, found).dump()};
    const std::string file = to_json(record);
    if (arguments.json) {
        Json json = Json::parse(file);
        json["reported"] = reported_json(request.variant);
        print_json("morpion", json);
    } else {
        report_stream() << readable(record, request, found);
    }
    if (output && !found.moves.empty())
        output->write(file);
    else if (output)
        tell_not_written("samegame-cli", arguments.output, "the search found no game");
    return guard.interrupted() ? ExitCode::interrupted : ExitCode::done;
}

ExitCode check(const MorpionArguments& arguments) {
    const auto record = parse_morpion(content_of(arguments.check));
    if (arguments.json) {
        Json json{{"file", arguments.check}, {"right", record.ok()}, {"variant", nullptr},
                  {"score", nullptr},        {"finished", nullptr},  {"error", nullptr}};
        if (record) {
            json["variant"] = name_of(record->variant);
            json["score"] = record->moves.size();
            json["finished"] = position_after(record->variant, record->moves).is_terminal();
        } else {
            json["error"] = to_string(record.error());
        }
        print_json("morpion-verdict", json);
    } else if (record) {
        const bool is_over = position_after(record->variant, record->moves).is_terminal();
        std::cout << picture(*record) << "\n"
                  << visible(arguments.check)
                  << ": right: " << counted(record->moves.size(), "move") << " of "
                  << name_of(record->variant) << (is_over ? ", finished\n" : ", not finished\n");
    } else {
        std::cout << visible(arguments.check) << ": wrong: " << visible(to_string(record.error()))
                  << "\n";
    }
    return record ? ExitCode::done : ExitCode::input_wrong;
}

} // namespace

Command morpion_command(CLI::App& program) {
    const auto arguments = std::make_shared<MorpionArguments>();
    CLI::App* form = program.add_subcommand(
        "morpion", "Search for long games of Morpion Solitaire, with the searches for any problem");
    std::vector<CLI::Option*> of_searches{
        offer(add_text(*form, "--variant", arguments->variant, "NAME",
                       "5D, where two lines of one direction share no point (the default), or 5T, "
                       "where they may share an end point"),
              {"5D", "5T"}),
        offer(add_text(*form, "--solver", arguments->solver, "NAME",
                       "nested, nrpa (the default), sp-mcts or beam"),
              {"nested", "nrpa", "sp-mcts", "beam"}),
        form->add_option("--option", arguments->options,
                         "Option of the solver, as in level=4; may be repeated")
            ->type_name("OPTION=VALUE")
            ->allow_extra_args(false)};
    auto* seconds = add_time(*form, "--seconds", arguments->seconds, most_seconds,
                             "Budget of wall time (default: 10)");
    auto* playouts = add_integer(*form, "--playouts", arguments->playouts, 1, most_count,
                                 "Budget of playouts, all threads together");
    auto* nodes = add_integer(*form, "--nodes", arguments->nodes, 1, most_count,
                              "Budget of positions that beam goes on from, all threads together");
    playouts->excludes(seconds);
    nodes->excludes(seconds)->excludes(playouts);
    add_threads(*form, arguments->threads);
    of_searches.insert(
        of_searches.end(),
        {seconds, playouts, nodes, add_seed(*form, arguments->seed), form->get_option("--threads"),
         add_output(*form, "--output", arguments->output, "Write the game to FILE")});
    auto* check_option =
        add_text(*form, "--check", arguments->check, "FILE",
                 "Search for nothing, but play the game of FILE ('-': standard input) and say "
                 "whether its moves are legal and its claims right");
    for (CLI::Option* option : of_searches)
        check_option->excludes(option);
    add_progress(*form, arguments->progress);
    add_json(*form, arguments->json);
    std::string options;
    for (const MorpionSolver& solver : morpion_solvers()) {
        options += "  " + solver.name + ":";
        for (const OptionSpec& spec : solver.options)
            options += " " + spec.name + "=" + to_string(spec.default_value);
        options += "\n";
    }
    form->footer("A move draws a line through five points in a row, a column or a diagonal, of\n"
                 "which exactly one is new; the score is the number of moves. In the picture 'o'\n"
                 "is a point of the start and '*' a new one. The results of others are reported,\n"
                 "not checked. A solver searches again until its budget ends.\n\n"
                 "Solvers with their options:\n" +
                 options +
                 "\nExamples:\n"
                 "  samegame-cli morpion --seconds 60 --output game.json\n"
                 "  samegame-cli morpion --variant 5T --solver nested --option level=3\n"
                 "  samegame-cli morpion --check game.json");
    return {form, [arguments] {
                return arguments->check.empty() ? search(*arguments) : check(*arguments);
            }};
}

} // namespace samegame::cli
