#pragma once

#include <memory>
#include <string>

#include "app/cli/terminal/failure.h"
#include "app/cli/terminal/output_file.h"
#include "engine/formats/game_record.h"
#include "engine/search/search_run.h"

namespace samegame::cli {

class InterruptGuard;
class SearchInFile;

/// A search that this program ran, and its result.
struct HostedSearch {
    SearchRequest request;
    SearchReport report;
    /// So that a signal between the end of the search and its result does not cost the result.
    std::shared_ptr<InterruptGuard> guard = nullptr;

    bool is_interrupted() const; ///< By Ctrl+C or a signal so far.
};

/// Runs a search with a progress line and with Ctrl+C as stop button. Each better line is written
/// to `output`, if there is one, at most once a second, so that a killed program loses no more than
/// that. The caller writes the result. `kept` keeps the search meanwhile; the caller writes its
/// end. Throws UsageError for options that the solver refuses.
HostedSearch host_search(const SearchRequest& request, bool always_show_progress,
                         const OutputFile* output = nullptr, SearchInFile* kept = nullptr);

inline constexpr const char* no_game = "the search found no game";

/// Whether the budget ended before there was a game.
bool found_no_game(const HostedSearch& search);

/// The exit code of a command that has printed the result. Throws InputError if the search failed.
ExitCode exit_code(const HostedSearch& search);

/// The best line and its source, as a solution file keeps them.
GameRecord record_of(const HostedSearch& search);

/// The time and the best score of a search that runs, and what its budget has left: "12.3 s  best
/// 4707 cleared  20 %, 49 s left".
std::string progress_so_far(const SearchSnapshot& snapshot, const Budget& budget);

/// Solver, options, budget spent, seed: the lines below a result in text.
std::string describe_source(const HostedSearch& search);

/// Writes the record to `output`, if there is one, and prints it: as JSON, or for people with its
/// score, its moves, describe_source (if there was a move) and `more` lines. Then throws InputError
/// if writing failed.
void print_result(const GameRecord& record, const HostedSearch& search, bool json,
                  const OutputFile* output, const std::string& more = "");

} // namespace samegame::cli
