#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "app/cli/terminal/output_file.h"
#include "engine/base/clock.h"
#include "engine/studies/experiment/experiment.h"

namespace samegame::cli {

/// What the commands that run an experiment have in common: which it is, and what becomes of it.
struct ExperimentArguments {
    std::string name;
    std::optional<double> scale;
    std::string resume;
    std::string csv;
    std::string svg;
    std::optional<std::int64_t> threads;
    std::optional<std::uint64_t> seed;
    std::optional<std::int64_t> memory; ///< The memory in MiB.
    bool list = false;                  ///< Only tell which experiments there are.
    bool markdown = false;
    bool json = false;
    bool progress = false;
};

void add_experiment_arguments(CLI::App& form, ExperimentArguments& arguments);

/// The content of the file that describes the experiment; empty where it comes with the program.
/// Throws UsageError where none is named or the name is not known, InputError for a file that
/// cannot be read.
std::string experiment_content(const ExperimentArguments& arguments);

/// The experiment, scaled, with the seed and the memory asked for. Throws InputError for a content
/// that describes none.
Experiment experiment_of(const ExperimentArguments& arguments, const std::string& content);

/// Its trials as a file of them has them, with the scale in the title.
TrialTable table_in_file(const Experiment& experiment);

/// The files that it is to write, checked (OutputFiles).
OutputFiles output_files_of(const ExperimentArguments& arguments);

/// Prints what the trials come to and writes the files. `program` repeats it: "samegame-cli".
/// Throws InputError where a file cannot be written.
void tell_experiment(const ExperimentArguments& arguments, const std::string& program,
                     const Experiment& experiment, std::span<const Trial> trials, int threads,
                     OutputFiles& files);

/// "12 of 40 trials  3 min left".
std::string progress_text(std::size_t done, std::size_t total, std::optional<Seconds> left);

/// Prints the experiments that come with the program and what they cost, for `experiment --list`.
void list_experiments(bool json);

} // namespace samegame::cli
