#include "app/cli/commands.h"

#include <iostream>
#include <memory>
#include <optional>

#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/json_output.h"
#include "app/cli/terminal/option_text.h"
#include "app/cli/terminal/search_arguments.h"
#include "app/cli/terminal/solver_text.h"
#include "app/cli/terminal/text_output.h"
#include "engine/studies/experiment/published_results.h"
#include "engine/studies/solvability/complexity.h"

namespace samegame::cli {

namespace {

constexpr std::int64_t default_playouts = 100;

struct ComplexityArguments {
    std::string boards = "schadd250:1-250";
    std::string policies = "random,tabu-color-random";
    std::optional<std::int64_t> playouts;
    std::optional<std::uint64_t> seed;
    RulesArgument rules;
    bool json = false;
};

/// The games of one policy on all boards, or the games before Ctrl+C.
Complexity complexity_of(const std::string& policy, const std::vector<NamedBoard>& boards,
                         const ComplexityArguments& arguments, std::uint64_t seed,
                         const InterruptGuard& guard) {
    const std::unique_ptr<PlayoutEngine> player = engine_of_policy(policy);
    Complexity complexity;
    Rng rng(seed);
    for (const NamedBoard& board : boards) {
        const Rules& rules = board.start.rules;
        for (std::int64_t i = 0; i < arguments.playouts.value_or(default_playouts); ++i) {
            if (guard.interrupted())
                return complexity;
            MoveList moves;
            player->play_out(board.start.board, rules, rng, moves);
            complexity.add_game(board.start.board, rules.gravity, moves);
        }
    }
    return complexity;
}

Json json_of(const std::string& policy, const Complexity& complexity) {
    return {{"policy", policy},
            {"games", complexity.length().count()},
            {"mean_length", complexity.length().mean()},
            {"mean_branching",
             complexity.branching().count() > 0 ? Json(complexity.branching().mean()) : Json()},
            {"tree_exponent", complexity.tree_exponent()}};
}

std::string published_text() {
    const PublishedComplexity published = published_complexity();
    return "Published: " + fixed(published.length, 1) + " moves, " + fixed(published.branching, 1) +
           " to choose from, 10^" + fixed(published.tree_exponent, 0) + "; 10^" +
           fixed(published.positions_exponent, 0) +
           " positions (Schadd et al. 2011,\nsection 2.2; " + "10^" +
           fixed(published.tree_exponent_2008, 0) + " in 2008).\n";
}

Json published_json() {
    const PublishedComplexity published = published_complexity();
    return {{"length", published.length},
            {"branching", published.branching},
            {"tree_exponent", published.tree_exponent},
            {"tree_exponent_2008", published.tree_exponent_2008},
            {"state_space_exponent", published.positions_exponent}};
}

ExitCode run(const ComplexityArguments& arguments) {
    const std::vector<NamedBoard> boards =
        boards_of_list(arguments.boards, arguments.rules, "complexity");
    const std::vector<std::string> names = checked_policies(arguments.policies);
    const std::uint64_t seed = seed_or_random(arguments.seed);
    const Board& first = boards.front().start.board;
    const double states = state_space_exponent(first.rows(), first.columns(), first.color_count());
    const InterruptGuard guard;
    TextTable table(
        {TextTable::left("policy"), "games", "length", "branching", "leaves of the tree"});
    Json policies = Json::array();
    for (const std::string& policy : names) {
        const Complexity complexity = complexity_of(policy, boards, arguments, seed, guard);
        if (complexity.length().count() == 0) // interrupted before
            break;
        policies.push_back(json_of(policy, complexity));
        table.add_row(
            {policy, std::to_string(complexity.length().count()),
             fixed(complexity.length().mean(), 1),
             complexity.branching().count() > 0 ? fixed(complexity.branching().mean(), 1) : "",
             "10^" + fixed(complexity.tree_exponent(), 1)});
    }
    if (arguments.json)
        print_json("complexity", {{"boards", arguments.boards},
                                  {"seed", std::to_string(seed)},
                                  {"policies", policies},
                                  {"state_space_exponent", states},
                                  {"published", published_json()}});
    else
        std::cout << table.text() << "\npositions of a board of " << first.rows() << "x"
                  << first.columns() << " cells and " << first.color_count() << " colors: 10^"
                  << fixed(states, 1) << "\n"
                  << published_text() << "seed " << seed << '\n'
                  << interrupted_text();
    return guard.interrupted() ? ExitCode::interrupted : ExitCode::done;
}

} // namespace

Command complexity_command(CLI::App& program) {
    const auto arguments = std::make_shared<ComplexityArguments>();
    CLI::App* form = program.add_subcommand(
        "complexity", "Measure how long games are and how many moves there are to choose from");
    add_board_list(*form, arguments->boards);
    offer(add_text(*form, "--policy", arguments->policies, "LIST",
                   "Playout policies, as in random,tabu-color-random (the default)"),
          policy_names());
    add_integer(*form, "--playouts", arguments->playouts, 1, max_playouts,
                "Games of each policy on each board (default: 100)");
    add_seed(*form, arguments->seed);
    add_rules_argument(*form, arguments->rules, true);
    add_json(*form, arguments->json);
    form->footer(
        "The tree of a game of d moves, with b moves to choose from each time, has b^d leaves.\n"
        "The number of positions counts all ways to fill the columns of the first board's size\n"
        "(Schadd et al. 2011, section 2.2, whose program plays 250 boards). One thread plays all\n"
        "games.\n\n"
        "Example:\n"
        "  samegame-cli complexity standard:1-20 --playouts 1000");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
