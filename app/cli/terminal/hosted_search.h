#pragma once

#include <string>

#include "app/cli/terminal/failure.h"
#include "app/cli/terminal/output_file.h"
#include "engine/formats/game_record.h"
#include "engine/search/search_run.h"

namespace samegame::cli {

/// A search that ran under this program, and its result.
struct HostedSearch {
    SearchRequest request;
    SearchReport report;
    bool interrupted = false; ///< Ctrl+C has ended the search.
};

/// Runs a search with a progress line and with Ctrl+C as stop button. Where there is an `output`,
/// each better line is written to it as it comes, at most once a second, so that a program that is
/// killed loses no more; the caller writes the result. Throws UsageError for options that the
/// solver refuses.
HostedSearch host_search(const SearchRequest& request, bool always_show_progress,
                         const OutputFile* output = nullptr);

/// What a command ends with after it has printed the result. Throws InputError where the search
/// did not end as it should.
ExitCode exit_code(const HostedSearch& search);

/// The best line and where it comes from, as a solution file keeps it.
GameRecord record_of(const HostedSearch& search);

/// The time and the best score of a search that runs: "12.3 s  best 4707 cleared".
std::string progress_so_far(const SearchSnapshot& snapshot);

/// Solver, options, budget spent, seed: the lines below a result in text.
std::string describe_source(const HostedSearch& search);

/// Writes the record of a result to `output`, if there is one, and prints it: as JSON, or for
/// people with its score, its moves, describe_source and `more` lines. Throws InputError after
/// that, where the file could not be written.
void print_result(const GameRecord& record, const HostedSearch& search, bool json,
                  const OutputFile* output, const std::string& more = "");

} // namespace samegame::cli
