#pragma once

#include <exception>
#include <functional>
#include <string>

#include "app/cli/terminal/failure.h"
#include "app/cluster/mpi_mail.h"
#include "engine/base/clock.h"

namespace samegame::cluster {

/// A run of the program on all ranks: how it begins and how it ends. Rank 0 alone says what is
/// wrong; the other ranks then end in silence.
class Cluster {
public:
    explicit Cluster(MpiMail& mail) : m_mail(mail) {}

    MpiMail& mail() { return m_mail; }
    bool is_lead() const { return m_mail.rank() == 0; }

    /// Begins the run, once: `prepare`, which rank 0 alone calls, makes the text that all are
    /// given; what it throws comes out there. Throws RefusedElsewhere on the other ranks then.
    std::string open(const std::function<std::string()>& prepare);

    struct RefusedElsewhere : std::exception {};

    /// Calls `run` and returns what the process is to end with, after MPI has ended: together with
    /// the others if all is well, else at once for all.
    int host(const std::function<cli::ExitCode()>& run);

    /// The job is over: rank 0 has heard every rank to its end, and all are about to end.
    void set_complete() { m_is_complete = true; }

    /// The process is done with a job that could not be ended together with all others. `exit_code`
    /// is that of the job.
    [[noreturn]] void abort(int exit_code);

private:
    MpiMail& m_mail;
    bool m_is_open = false;
    bool m_is_complete = false;
};

/// Prints a sentence for a person on standard error.
void tell(const std::string& sentence);

} // namespace samegame::cluster
