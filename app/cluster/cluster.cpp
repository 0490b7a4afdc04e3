#include "app/cluster/cluster.h"

#include <algorithm>
#include <chrono>
#include <iostream>
#include <thread>

#include "app/cli/terminal/common_arguments.h"
#include "app/cluster/job.h"
#include "engine/base/text.h"

namespace samegame::cluster {

namespace {

// The text that rank 0 hands to all begins with one of these.
constexpr char accepted = '+';
constexpr char refused = '-';

/// Time for the others to end together with this rank. Rank 0 comes last: it still writes the
/// results, and a rank that goes without it ends the job.
constexpr std::chrono::seconds patience_of_lead(20);
constexpr std::chrono::seconds patience_of_others(600);

/// Time for mpirun to pass on what was printed: MPICH's drops the rest when a job aborts.
constexpr std::chrono::milliseconds time_to_print(500);

constexpr double default_grace = 10; // seconds
constexpr double max_grace = 1e6;

} // namespace

std::string Cluster::open(const std::function<std::string()>& prepare) {
    m_is_open = true;
    std::string text;
    if (is_lead()) {
        try {
            text = accepted + prepare();
        } catch (...) {
            m_mail.broadcast(std::string(1, refused));
            m_is_complete = true;
            throw;
        }
    }
    text = m_mail.broadcast(std::move(text));
    m_is_complete = text.front() == refused;
    if (m_is_complete)
        throw RefusedElsewhere();
    return text.substr(1);
}

int Cluster::host(const std::function<cli::ExitCode()>& run) {
    const auto run_here = [&] {
        try {
            const cli::ExitCode code = run();
            if (!m_is_open) // help, which runs nothing
                open([]() -> std::string { throw RefusedElsewhere(); });
            return code;
        } catch (const RefusedElsewhere&) {
            return cli::ExitCode::done;
        } catch (...) {
            if (m_is_open)
                throw;
            try { // rank 0 says what is wrong with the command line, if it finds the same fault
                open([]() -> std::string { throw RefusedElsewhere(); });
            } catch (const RefusedElsewhere&) {
                if (!is_lead())
                    return cli::ExitCode::done;
            }
            throw;
        }
    };
    const int code = cli::run_program("samegame-mpi", run_here);
    if (!m_is_complete)
        abort(code);
    m_mail.finish(code, is_lead() ? patience_of_lead : patience_of_others);
    return code;
}

void Cluster::abort(int exit_code) {
    std::cout.flush();
    std::cerr.flush();
    std::this_thread::sleep_for(time_to_print);
    m_mail.abort(exit_code == 0 ? 1 : exit_code);
}

void tell(const std::string& sentence) {
    std::cerr << "samegame-mpi: " << visible(sentence) << '\n' << std::flush;
}

void add_cluster_arguments(CLI::App& form, std::optional<double>& grace) {
    cli::add_time(form, "--grace", grace, max_grace,
                  "Time after which a silent rank is given up (default: 10)");
    form.get_option("--threads")
        ->description("Threads of each rank (default: its share of the cores of its machine)");
    form.get_option("--memory")
        ->default_str("") // the number is one process's
        ->description("MiB of each rank for search trees (default: its share of a quarter of what "
                      "its machine grants)");
}

Seconds grace_of(std::optional<double> given, int ranks) {
    const Seconds least = 2 * Seconds(between_words(ranks));
    if (!given)
        return std::max(Seconds(default_grace), least);
    const Seconds grace(*given);
    if (grace < least)
        throw cli::UsageError("--grace is " + number_text(grace.count()) + ", but " +
                              std::to_string(ranks) + " ranks are silent for up to " +
                              number_text(least.count() / 2) + " s: expected " +
                              number_text(least.count()) + " or more");
    return grace;
}

} // namespace samegame::cluster
