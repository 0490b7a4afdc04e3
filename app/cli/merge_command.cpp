#include "app/cli/commands.h"

#include <iostream>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/cli/terminal/common_arguments.h"
#include "app/cli/terminal/input_file.h"
#include "app/cli/terminal/json_output.h"
#include "app/cli/terminal/named_files.h"
#include "app/cli/terminal/notice.h"
#include "app/cli/terminal/output_file.h"
#include "app/cli/terminal/text_output.h"
#include "app/cli/trials/kept_trials.h"
#include "engine/formats/file_content.h"
#include "engine/formats/line_file.h"
#include "engine/studies/experiment/trial_merge.h"

namespace samegame::cli {

namespace {

struct MergeArguments {
    std::vector<std::string> files;
    std::string output;
    bool json = false;
};

void read(TrialMerger& merger, const std::string& path) {
    auto notice = wait_notice(path);
    const auto file = open_to_read(path, InputKind::anything);
    if (!file)
        throw InputError("cannot read " + path_in_quotes(path) + ": " + to_string(file.error()));
    merger.begin_file();
    bool is_empty = true;
    const auto torn = for_each_line(file->number(), [&](std::string_view row) -> Result<bool> {
        notice.reset();
        if (const auto error = merger.read(row))
            return *error;
        is_empty = false;
        return true;
    });
    if (!torn)
        refuse_file(path, torn.error());
    if (torn->empty())
        return;
    if (is_empty) { // all that there is: it may be no such file at all
        if (const auto error = merger.read(*torn))
            refuse_file(path, *error);
        return;
    }
    tell_notice("samegame-cli", path_in_quotes(path) + ": the last line is torn and left out");
}

ExitCode run(const MergeArguments& arguments) {
    // It may be one of the files that are read, since it has all their trials afterwards.
    const OutputFile output("--output", arguments.output, printed_option(arguments.json));
    // No other program adds trials to it in the meantime.
    std::optional<GrowingFile> held;
    if (output.is_replaceable())
        if (auto older = GrowingFile::open(arguments.output))
            held.emplace(std::move(older).value());
    TrialMerger merger;
    for (const std::string& path : arguments.files)
        read(merger, path);
    if (merger.is_empty())
        throw InputError("there is nothing to merge: no file has a line");
    const std::string text = merger.text();
    held.reset(); // or it would keep this program out too
    output.write(text);
    if (arguments.json)
        print_json("merge", {{"files", arguments.files.size()},
                             {"trials", merger.size()},
                             {"repeated", merger.repeated()}});
    else
        report_stream() << "files       " << arguments.files.size() << "\ntrials      "
                        << merger.size() << "\nrepeated    " << merger.repeated() << '\n';
    return ExitCode::done;
}

} // namespace

Command merge_command(CLI::App& program) {
    const auto arguments = std::make_shared<MergeArguments>();
    CLI::App* form = program.add_subcommand(
        "merge", "Check files of trials by replaying them, and put them together");
    form->add_option("FILE", arguments->files,
                     "Files in which the shards of one experiment keep their trials")
        ->required()
        ->type_name("");
    add_output(*form, "--output", arguments->output,
               "Write all trials to FILE, which may be one of the files that are read (required)")
        ->required();
    add_json(*form, arguments->json);
    form->footer(
        "A trial that is in several files is taken from the first. The command ends with 1 and\n"
        "writes nothing if a line does not earn its score or the files are of different\n"
        "experiments.\n\n"
        "Examples:\n"
        "  samegame-cli experiment totals-1s --shard 1/2 --resume part1.jsonl\n"
        "  samegame-cli experiment totals-1s --shard 2/2 --resume part2.jsonl\n"
        "  samegame-cli merge part*.jsonl --output totals.jsonl\n"
        "  samegame-cli experiment totals-1s --resume totals.jsonl --markdown");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
