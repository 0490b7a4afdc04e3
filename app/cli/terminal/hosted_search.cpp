#include "app/cli/terminal/hosted_search.h"

#include <exception>
#include <iostream>
#include <optional>

#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/json_output.h"
#include "app/cli/terminal/kept_search.h"
#include "app/cli/terminal/named_files.h"
#include "app/cli/terminal/notice.h"
#include "app/cli/terminal/progress_line.h"
#include "app/cli/terminal/text_output.h"
#include "engine/base/exceptions.h"
#include "engine/game/line.h"

namespace samegame::cli {

namespace {

constexpr const char* program = "samegame " SAMEGAME_VERSION;

/// Playouts per second, all threads together.
double playout_rate(const SearchSnapshot& snapshot) {
    return snapshot.seconds > 0 ? static_cast<double>(snapshot.playouts) / snapshot.seconds : 0;
}

std::string progress_text(const SearchSnapshot& snapshot, const Budget& budget) {
    std::string text = progress_so_far(snapshot, budget) + "  " +
                       std::to_string(snapshot.playouts) + " playouts  " +
                       fixed(playout_rate(snapshot), 0) + "/s";
    if (snapshot.depth > 0)
        text += "  depth " + std::to_string(snapshot.depth);
    return text;
}

/// The share of the budget that is spent, 0 to 1; 0 without a limit.
double spent_share(const SearchSnapshot& snapshot, const Budget& budget) {
    if (budget.time)
        return snapshot.seconds / budget.time->count();
    if (budget.playouts)
        return static_cast<double>(snapshot.playouts) / static_cast<double>(*budget.playouts);
    if (budget.nodes)
        return static_cast<double>(snapshot.nodes) / static_cast<double>(*budget.nodes);
    return 0;
}

std::string threads_text(const SearchRequest& request, const SearchSnapshot& snapshot) {
    const std::string text = std::to_string(snapshot.threads);
    const bool is_one_game = request.start.rules.refill.has_value(); // on as many as can share it
    return snapshot.threads == request.threads || is_one_game
               ? text
               : text + " (of " + std::to_string(request.threads) +
                     "; the machine lets no more be started)";
}

/// Writes the best line of a running search, if its score is above `written`.
void write_incumbent(const OutputFile& output, const SearchRequest& request,
                     const SearchControl& control, std::optional<int>& written) {
    try {
        const SearchSnapshot snapshot = control.snapshot();
        if (!snapshot.has_line || (written && snapshot.best.score <= *written))
            return;
        output.write(to_json(record_so_far(request, snapshot, program)));
        written = snapshot.best.score;
    } catch (const std::exception&) {
        // The next second tries again, and the end of the search writes once more and says what is
        // wrong.
    }
}

std::string cleared_text(const Line& line, const SearchSnapshot& snapshot) {
    if (line.cleared)
        return "yes";
    return snapshot.is_unclearable ? "no, and no line does (proven)" : "no";
}

std::string readable(const GameRecord& record, const HostedSearch& search) {
    const Line& line = record.line;
    const std::string terms =
        " (" + description_of(record.start.rules) + " rules" +
        (search.report.upper_bound ? ", upper bound " + std::to_string(*search.report.upper_bound)
                                   : "") +
        ")\n";
    if (found_no_game(search))
        return "score       none: " + std::string(no_game) + terms + describe_source(search);
    return "score       " + std::to_string(line.score) + terms + "cleared     " +
           cleared_text(line, search.report.snapshot) + "\n" + "moves       " +
           std::to_string(line.moves.size()) + "\n" +
           (record.start.board.has_moves()
                ? to_string(line.moves, record.start.board.rows()) + "\n" + describe_source(search)
                : end_text(record.start) + "\n"); // nothing was searched
}

/// Takes the control from a guard that outlives it.
class ControlRelease {
public:
    explicit ControlRelease(InterruptGuard& guard) : m_guard(guard) {}
    ~ControlRelease() { m_guard.release_control(); }
    ControlRelease(const ControlRelease&) = delete;
    ControlRelease& operator=(const ControlRelease&) = delete;

private:
    InterruptGuard& m_guard;
};

} // namespace

bool found_no_game(const HostedSearch& search) {
    return !search.report.snapshot.has_line && search.request.start.board.has_moves();
}

bool HostedSearch::is_interrupted() const {
    return guard && guard->interrupted();
}

HostedSearch host_search(const SearchRequest& request, bool always_show_progress,
                         const OutputFile* output, SearchInFile* kept) {
    HostedSearch search;
    search.request = request;
    SearchControl control;
    search.guard = std::make_shared<InterruptGuard>(&control);
    const ControlRelease release(*search.guard);
    {
        const ProgressLine progress(always_show_progress, [&] {
            return progress_text(control.snapshot(), request.budget);
        });
        std::optional<Ticker> writer;
        if (output != nullptr && output->is_replaceable())
            writer.emplace(std::chrono::seconds(1), [&, written = std::optional<int>()]() mutable {
                write_incumbent(*output, request, control, written);
            });
        std::optional<Ticker> keeper;
        if (kept != nullptr)
            keeper.emplace(std::chrono::seconds(1), [&] { kept->tick(control); });
        try {
            search.report = run_search(request, control);
        } catch (const InvalidOptions& refusal) {
            throw UsageError(to_string(refusal.error()));
        }
    }
    for (const Message& remark : search.report.remarks)
        tell_notice("samegame-cli", to_string(remark));
    return search;
}

ExitCode exit_code(const HostedSearch& search) {
    if (search.report.failure)
        throw InputError(to_string(*search.report.failure));
    return search.is_interrupted() ? ExitCode::interrupted : ExitCode::done;
}

GameRecord record_of(const HostedSearch& search) {
    GameRecord record = samegame::record_of(search.request, search.report, program);
    if (found_no_game(search))
        record.source->remarks.emplace_back(no_game);
    return record;
}

std::string progress_so_far(const SearchSnapshot& snapshot, const Budget& budget) {
    std::string text = fixed(snapshot.seconds, 1) + " s";
    if (snapshot.has_line)
        text += "  best " + std::to_string(snapshot.best.score) +
                (snapshot.best.cleared ? " cleared" : "");
    return text + share_text(spent_share(snapshot, budget), snapshot.seconds);
}

std::string describe_source(const HostedSearch& search) {
    const SearchRequest& request = search.request;
    const SearchSnapshot& snapshot = search.report.snapshot;
    std::string options;
    for (const auto& [name, value] : request.options)
        options += " " + name + "=" + visible(to_string(value));
    std::string text = "solver      " + request.solver->name + options + "\n" + "seed        " +
                       std::to_string(request.seed) + "\n" + "threads     " +
                       threads_text(request, snapshot) + "\n" + "seconds     " +
                       fixed(snapshot.seconds, 2) + "\n";
    if (request.solver->has_playouts && !request.solver->is_external)
        text += "playouts    " + std::to_string(snapshot.playouts) + " (" +
                fixed(playout_rate(snapshot), 0) + " per second)\n";
    if (request.solver->has_nodes && !request.solver->is_external)
        text += "nodes       " + std::to_string(snapshot.nodes) + " (mean depth " +
                fixed(snapshot.mean_depth, 1) + ", deepest " + std::to_string(snapshot.depth) +
                ")\n";
    return text + "stop        " + std::string(name_of(search.report.stop)) +
           (search.report.is_proven_beside ? " (by the endgame search beside the solver)" : "") +
           "\n";
}

void print_result(const GameRecord& record, const HostedSearch& search, bool json,
                  const OutputFile* output, const std::string& more) {
    const std::string file_text = to_json(record);
    // The file comes first, since a reader of the output that went away ends the program; but the
    // output must not be missing because the file could not be written.
    std::optional<InputError> refusal;
    try {
        if (output != nullptr)
            output->write(file_text);
    } catch (const InputError& error) {
        refusal = error;
    }
    if (json)
        print_json_text(file_text);
    else
        report_stream() << readable(record, search) << more << std::flush;
    if (refusal)
        throw InputError(*refusal);
}

} // namespace samegame::cli
