#include "app/cli/commands.h"

#include <iostream>
#include <memory>

#include "app/cli/terminal/common_arguments.h"
#include "app/cli/terminal/json_output.h"
#include "app/cli/terminal/text_output.h"
#include "engine/studies/experiment/bench_signature.h"
#include "engine/studies/experiment/program_signature.h"

namespace samegame::cli {

namespace {

struct BenchArguments {
    std::optional<double> seconds;
    bool json = false;
};

/// Throws InputError where this machine computes something else than the one that built the
/// program.
void check(const std::string& signature) {
    if (signature != program_signature())
        throw InputError("this machine computes differently than the one that built the program, "
                         "which gave the signature " +
                         program_signature());
}

ExitCode run(const BenchArguments& arguments) {
    const std::string signature = bench_signature();
    Json policies = Json::array();
    TextTable table({TextTable::left("policy"), "playouts/s"});
    for (const PolicyRate& rate : measure_policies(Seconds(arguments.seconds.value_or(1)))) {
        policies.push_back(
            {{"policy", rate.policy}, {"playouts_per_second", rate.playouts_per_second}});
        table.add_row({rate.policy, fixed(rate.playouts_per_second, 0)});
    }
    if (arguments.json)
        print_json("bench", {{"signature", signature}, {"policies", policies}});
    else
        std::cout << "Bench: " << signature << "\n\n" << table.text();
    check(signature);
    return ExitCode::done;
}

} // namespace

Command bench_command(CLI::App& program) {
    const auto arguments = std::make_shared<BenchArguments>();
    CLI::App* form =
        program.add_subcommand("bench", "Print the bench signature and measure playout policies");
    add_time(*form, "--seconds", arguments->seconds, 3600,
             "Time to measure each policy for (default: 1)");
    add_json(*form, arguments->json);
    form->footer(
        "The signature is one number that changes when the engine's behavior changes.\n"
        "The command fails if it differs from that of the machine that built the program.\n"
        "Policies are measured on one thread on standard board 1.\n\n"
        "Example:\n"
        "  samegame-cli bench --json");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
