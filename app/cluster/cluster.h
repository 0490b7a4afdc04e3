#pragma once

#include <exception>
#include <functional>
#include <string>

#include "app/cli/terminal/failure.h"
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

} // namespace samegame::cluster
