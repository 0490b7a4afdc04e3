#include "app/cluster/cluster.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "app/cli/terminal/hosted_search.h"
#include "app/cli/terminal/named_files.h"
#include "app/cli/terminal/notice.h"
#include "app/cli/terminal/output_file.h"
#include "app/cli/terminal/progress_line.h"
#include "app/cli/terminal/search_arguments.h"
#include "app/cli/terminal/text_output.h"
#include "app/cluster/search_lead.h"
#include "engine/base/memory.h"
#include "engine/formats/board_id.h"
#include "engine/formats/game_record.h"
#include "engine/studies/experiment/trial.h"

namespace samegame::cluster {

namespace {

using cli::ExitCode;
using cli::UsageError;

constexpr double max_period = 1e15;
constexpr std::chrono::milliseconds between_writes(250);
constexpr std::chrono::milliseconds between_looks(150); // a terminal is written to every 200

struct SolveArguments {
    cli::BoardArgument board;
    cli::SearchArguments search;
    std::optional<double> grace;
    std::optional<double> period;
    std::string output;
    bool shares = false;
    bool json = false;
};

void check(const SolveArguments& arguments, const SearchRequest& request, int ranks) {
    if (arguments.period && !arguments.shares)
        throw UsageError("--period says how often ranks share: it needs --share");
    if (request.start.rules.refill && (ranks > 1 || arguments.shares))
        throw UsageError("with refill a search is one game, and several ranks, or rounds of "
                         "--share, would play several: --refill off plays without");
    if (request.solver->is_external)
        throw UsageError("samegame-mpi starts no external programs: samegame-cli does");
    if (const auto refusal = entrant_error({request.solver, request.options}))
        throw UsageError(to_string(*refusal));
}

/// The text that rank 0 hands to all: the seed, and the ID of the board, which has colors that are
/// gone, too.
std::string prepared(const SolveArguments& arguments, int ranks) {
    SearchRequest request = search_request(arguments.search, start_position(arguments.board));
    settle_rules(request, arguments.board.rules, "samegame-mpi");
    check(arguments, request, ranks);
    return std::to_string(request.seed) + '\n' + to_board_id(request.start);
}

/// The plan of all ranks, as this rank has it.
SearchPlan plan_of(const SolveArguments& arguments, const std::string& text, const MpiMail& mail) {
    const auto seed_end = text.find('\n');
    cli::SearchArguments search = arguments.search;
    search.seed = parse_seed(text.substr(0, seed_end));
    if (!search.threads)
        search.threads = mail.cores();
    SearchPlan plan;
    plan.whole = search_request(search, parse_board_id(text.substr(seed_end + 1)).value());
    if (plan.whole.budget.memory == 0)
        plan.whole.budget.memory =
            default_memory() / static_cast<std::uint64_t>(mail.ranks_on_machine());
    plan.ranks = mail.size();
    plan.shares = arguments.shares;
    plan.period = arguments.period.value_or(0);
    return plan;
}

constexpr std::size_t most_ranks_listed = 16;

/// Playouts, or nodes where there are no playouts, a second.
double rate_of(const SearchPlan& plan, const RankReport& report) {
    const auto count = plan.whole.solver->has_playouts ? report.playouts : report.nodes;
    return report.seconds > 0 ? static_cast<double>(count) / report.seconds : 0;
}

/// The rate of each rank; of many ranks, the lowest, the middle and the highest.
std::string rates_text(const SearchPlan& plan, const SearchLead& lead) {
    std::vector<double> rates;
    for (const RankReport& report : lead.reports())
        rates.push_back(rate_of(plan, report));
    if (rates.size() <= most_ranks_listed) {
        std::string text;
        for (const double rate : rates)
            text += (text.empty() ? "" : " ") + fixed(rate, 0);
        return text;
    }
    std::ranges::sort(rates);
    return "from " + fixed(rates.front(), 0) + " over " + fixed(rates[rates.size() / 2], 0) +
           " to " + fixed(rates.back(), 0);
}

/// "ranks       2 of 4 threads: 1200 1100 playouts per second": the lines below a result in text.
std::string ranks_text(const SearchPlan& plan, const SearchLead& lead) {
    return "ranks       " + std::to_string(plan.ranks) + " of " +
           cli::counted(static_cast<std::uint64_t>(plan.whole.threads), "thread") + ": " +
           rates_text(plan, lead) + (plan.whole.solver->has_playouts ? " playouts" : " nodes") +
           " per second\n";
}

/// The part of rank 0: it shows the progress and writes the result.
class SearchHost {
public:
    SearchHost(const SolveArguments& arguments, const SearchPlan& plan, const SearchLead& lead)
        : m_arguments(arguments), m_plan(plan), m_lead(lead) {
        m_progress.emplace(arguments.search.progress, "starting");
        if (arguments.output.empty())
            return;
        m_output.emplace("--output", arguments.output, cli::printed_option(arguments.json));
        if (m_output->is_replaceable())
            m_writer.emplace(between_writes, [this] { write_handed(); });
    }

    /// Shows the progress, and hands the best line over to be written if there is a better one: a
    /// file system that stalls must not keep this rank from giving signs of life.
    void look() {
        show_progress();
        if (!m_writer || m_handed_over == m_lead.improvements())
            return;
        m_handed_over = m_lead.improvements();
        std::string text = to_json(record(hosted(m_lead.report()), ""));
        const std::lock_guard lock(m_mutex);
        m_unwritten = std::move(text);
    }

    /// Prints and writes the result, and returns the exit code.
    ExitCode end() {
        m_progress.reset();
        m_writer.reset();
        const cli::HostedSearch search = hosted(m_lead.report());
        const GameRecord found = record(search, std::string(name_of(search.report.stop)));
        const bool has_game = !cli::found_no_game(search);
        if (!has_game && m_output) // what the file has stays
            cli::tell_not_written("samegame-mpi", m_arguments.output, cli::no_game);
        cli::print_result(found, search, m_arguments.json,
                          m_output && has_game ? &*m_output : nullptr, ranks_text(m_plan, m_lead));
        if (search.report.failure)
            throw cli::InputError(to_string(*search.report.failure));
        return m_lead.is_complete() ? ExitCode::done : ExitCode::input_wrong;
    }

private:
    /// On the writer's thread. If it throws, the next time tries again, and the end says what is
    /// wrong.
    void write_handed() {
        std::string text;
        {
            const std::lock_guard lock(m_mutex);
            text = m_unwritten;
        }
        if (text.empty())
            return;
        m_output->write(text);
        const std::lock_guard lock(m_mutex);
        if (m_unwritten == text)
            m_unwritten.clear();
    }

    void show_progress() {
        const auto now = Clock::now();
        if (now < m_next_look)
            return;
        m_next_look = now + between_looks;
        m_progress->set(cli::progress_so_far(m_lead.report().snapshot, m_plan.whole.budget) + "  " +
                        std::to_string(m_plan.ranks) + " ranks: " + rates_text(m_plan, m_lead) +
                        "/s");
    }

    cli::HostedSearch hosted(const SearchReport& report) const {
        cli::HostedSearch search{m_plan.whole, report};
        search.request.threads = report.snapshot.threads; // of all ranks, which may differ
        return search;
    }

    GameRecord record(const cli::HostedSearch& search, const std::string& stop) const {
        GameRecord found = cli::record_of(search);
        found.source->ranks = m_plan.ranks;
        found.source->stop = stop;
        return found;
    }

    const SolveArguments& m_arguments;
    const SearchPlan& m_plan;
    const SearchLead& m_lead;
    std::optional<cli::OutputFile> m_output;
    std::optional<JobProgress> m_progress;
    Clock::time_point m_next_look{};
    int m_handed_over = 0; // the improvements
    std::mutex m_mutex;
    std::string m_unwritten;             // guarded by the mutex; empty: nothing
    std::optional<cli::Ticker> m_writer; // goes first
};

/// Ends a rank that hears nothing from rank 0, and writes its own line beside the output. It waits
/// so long that every rank can do the same before the job ends: another one may have heard one more
/// sign of life.
[[noreturn]] void end_alone(const SolveArguments& arguments, const SearchPlan& plan, Seconds grace,
                            SearchPart& part, Cluster& cluster) {
    constexpr Seconds time_to_write(1);
    const RankReport report = part.end();
    const std::string rank = std::to_string(cluster.mail().rank());
    tell("nothing has been heard from rank 0 for too long; rank " + rank + " ends");
    // Of standard output rank 0 has the only one.
    const std::string own_file =
        (arguments.output == cli::standard_stream ? "samegame" : arguments.output) + ".rank-" +
        rank;
    if (report.line && !arguments.output.empty()) {
        SearchReport own;
        own.snapshot.has_line = true;
        own.snapshot.threads = report.threads;
        own.snapshot.best =
            replay(plan.whole.start.board, plan.whole.start.rules, report.line->moves).value();
        GameRecord found = cli::record_of({plan.whole, own});
        found.source.reset(); // only the whole search has one
        try {
            cli::OutputFile("--output", own_file).write(to_json(found));
            tell("the line of rank " + rank + " is in " + cli::path_in_quotes(own_file));
        } catch (const cli::InputError& error) {
            tell(error.what()); // the others still write theirs
        }
    }
    std::this_thread::sleep_for(between_signs_of_life(grace) + time_to_write);
    cluster.abort(1);
}

ExitCode run(const SolveArguments& arguments, Cluster& cluster) {
    MpiMail& mail = cluster.mail();
    const Seconds grace = grace_of(arguments.grace, mail.size());
    const std::string text = cluster.open([&] {
        if (!arguments.output.empty())
            const cli::OutputFile checked("--output", arguments.output,
                                          cli::printed_option(arguments.json));
        return prepared(arguments, mail.size());
    });
    const SearchPlan plan = plan_of(arguments, text, mail);
    const cli::InterruptGuard guard;
    SearchPart part(plan, mail);
    if (!cluster.is_lead()) {
        if (run_job(mail, part, nullptr, grace, guard) == JobEnd::lead_is_lost)
            end_alone(arguments, plan, grace, part, cluster);
        cluster.set_complete();
        return ExitCode::done;
    }
    SearchLead lead(plan, mail, grace, tell);
    SearchHost host(arguments, plan, lead);
    run_job(mail, part, &lead, grace, guard, [&] { host.look(); });
    if (lead.is_complete())
        cluster.set_complete();
    return host.end();
}

void add_sharing(CLI::App& form, SolveArguments& arguments) {
    form.add_flag(
        "--share", arguments.shares,
        "Let ranks go on from the best line of all (default: each rank searches on its own)");
    cli::add_positive_real(
        form, "--period", arguments.period, max_period,
        "How long a rank searches before it does so again: seconds, or playouts or nodes of a rank "
        "if these are the budget (default: a tenth of the budget)");
}

} // namespace

cli::Command solve_command(CLI::App& program, Cluster* cluster) {
    const auto arguments = std::make_shared<SolveArguments>();
    CLI::App* form =
        program.add_subcommand("solve", "Search for the best line of a board on all ranks");
    arguments->board.rules.may_be_paper = true;
    add_board_argument(*form, arguments->board);
    add_search_arguments(*form, arguments->search);
    form->get_option("--playouts")->description("Budget of playouts, all ranks together");
    form->get_option("--nodes")->description("Budget of tree nodes, all ranks together");
    add_sharing(*form, *arguments);
    add_cluster_arguments(*form, arguments->grace);
    cli::add_output(
        *form, "--output", arguments->output,
        "Write the solution to FILE, as soon as there is a line and with each better one");
    cli::add_json(*form, arguments->json);
    form->footer(
        "With a budget of playouts or nodes and one thread, the result depends on the seed and\n"
        "the number of ranks alone. SIGTERM or Ctrl+C at any rank ends the search with the best\n"
        "line so far and exit code 0. Open MPI's mpirun passes them on, but kills its ranks "
        "within\n"
        "two seconds and exits with 1.\n\n"
        "Examples:\n"
        "  mpirun -n 4 samegame-mpi solve standard:1 --seconds 60 --threads 1 --output "
        "one.samegame\n"
        "  srun samegame-mpi solve standard:1 --solver nrpa --option level=5 \\\n"
        "      --option parallel=shared --seconds 7000 --output one.samegame");
    return {form, [arguments, cluster] { return run(*arguments, *cluster); }};
}

} // namespace samegame::cluster
