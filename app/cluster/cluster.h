#pragma once

#include <CLI/CLI.hpp>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

#include "app/cli/terminal/command_line.h"
#include "app/cli/terminal/progress_line.h"
#include "app/cluster/mpi_mail.h"
#include "engine/base/clock.h"

namespace samegame::cluster {

/// A run of the program on all ranks: how it begins and how it ends. Only rank 0 says what is
/// wrong; the other ranks then end in silence.
class Cluster {
public:
    explicit Cluster(MpiMail& mail) : m_mail(mail) {}

    MpiMail& mail() { return m_mail; }
    bool is_lead() const { return m_mail.rank() == 0; }

    /// Begins the run, once, and returns on all ranks the text that `prepare` makes. Only rank 0
    /// calls `prepare`; if it throws, open() throws the same there and RefusedElsewhere on the
    /// other ranks.
    std::string open(const std::function<std::string()>& prepare);

    struct RefusedElsewhere : std::exception {};

    /// Calls `run`, ends MPI, and returns the exit code of the process. If all is well, all ranks
    /// end together; otherwise the whole job ends at once.
    int host(const std::function<cli::ExitCode()>& run);

    /// The job is over: rank 0 has heard every rank to its end, and all are about to end.
    void set_complete() { m_is_complete = true; }

    /// Ends the whole job with `exit_code`, when this rank cannot end together with all others.
    [[noreturn]] void abort(int exit_code);

private:
    MpiMail& m_mail;
    bool m_is_open = false;
    bool m_is_complete = false;
};

/// Prints a sentence for a person on standard error.
void tell(const std::string& sentence);

/// A progress line of rank 0, whose text the thread of the job sets.
class JobProgress {
public:
    /// `always`: even where standard error is no terminal.
    JobProgress(bool always, std::string text)
        : m_text(std::move(text)), m_line(always, [this] { return shown(); }) {}

    void set(std::string text) {
        const std::lock_guard lock(m_mutex);
        m_text = std::move(text);
    }

private:
    std::string shown() {
        const std::lock_guard lock(m_mutex);
        return m_text;
    }

    std::mutex m_mutex; // guards m_text, which is shown on a thread of its own
    std::string m_text;
    cli::ProgressLine m_line; // last, so that it starts when all else is there
};

/// `--grace`, in seconds, and what `--threads` and `--memory` mean on a cluster.
void add_cluster_arguments(CLI::App& form, std::optional<double>& grace);

/// The time that a rank may be silent before it is given up. Throws UsageError if healthy ranks of
/// a job of this size can be silent for as long (between_words).
Seconds grace_of(std::optional<double> given, int ranks);

// `cluster` outlives the commands. It is null where the program only tells of itself, and they are
// not run.

/// `solve`: all ranks search a board.
cli::Command solve_command(CLI::App& program, Cluster* cluster);

/// `experiment`: runs the trials of an experiment on all ranks.
cli::Command experiment_command(CLI::App& program, Cluster* cluster);

} // namespace samegame::cluster
