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

/// The arguments that all commands with an experiment take: which it is, and where results go.
struct ExperimentArguments {
    std::string name;
    std::optional<double> scale;
    std::string resume;
    std::string csv;
    std::string svg;
    bool by_board = false;  ///< The figure has the results by board, in order of size.
    bool has_boxes = false; ///< The figure has box plots of the results by board.
    std::optional<std::int64_t> threads;
    std::optional<std::uint64_t> seed;
    std::optional<std::int64_t> memory; ///< The memory in MiB.
    bool allows_external = false;       ///< Permits the commands in the file to start.
    bool list = false;                  ///< Only list the experiments that come with the program.
    bool markdown = false;
    bool json = false;
    bool progress = false;
};

void add_experiment_arguments(CLI::App& form, ExperimentArguments& arguments);

/// The content of the file that describes the experiment; empty if it comes with the program.
/// Throws UsageError if none is named or the name is unknown, InputError for a file that cannot be
/// read.
std::string experiment_content(const ExperimentArguments& arguments);

/// The experiment with the scale, the seed and the memory of the command line. Throws InputError
/// for a content that describes none.
Experiment experiment_of(const ExperimentArguments& arguments, const std::string& content);

/// Permits the commands of external programs in the experiment to start, if the command line allows
/// it. Throws InputError for one that it does not allow: what stands in a file must not start
/// before somebody has seen it.
void settle_external(const ExperimentArguments& arguments, const Experiment& experiment);

/// The trials of the experiment as in a file of trials, with the scale in the title.
TrialTable table_in_file(const Experiment& experiment);

/// The files that the command writes, checked (OutputFiles).
OutputFiles output_files_of(const ExperimentArguments& arguments);

/// Prints the results of the trials and writes the files. `program` ("samegame-cli") is the one
/// whose command repeats it. Throws InputError if a file cannot be written.
void tell_experiment(const ExperimentArguments& arguments, const std::string& program,
                     const Experiment& experiment, std::span<const Trial> trials, int threads,
                     OutputFiles& files);

/// "12 of 40 trials  3 min left".
std::string progress_text(std::size_t done, std::size_t total, std::optional<Seconds> left);

/// Prints the experiments that come with the program and their costs, for `experiment --list`.
void list_experiments(bool json);

} // namespace samegame::cli
