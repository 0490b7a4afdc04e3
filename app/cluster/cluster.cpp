#include "app/cluster/cluster.h"

#include <chrono>
#include <iostream>
#include <thread>

#include "app/cli/terminal/command_line.h"
#include "engine/base/text.h"

namespace samegame::cluster {

namespace {

// The text that rank 0 hands to all begins with one of these.
constexpr char accepted = '+';
constexpr char refused = '-';

/// Time for the others to end together with this rank.
constexpr std::chrono::seconds patience(20);

/// Time for mpirun to pass on what was printed: MPICH's drops the rest when a job aborts.
constexpr std::chrono::milliseconds time_to_print(500);

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
    m_mail.finish(code, patience);
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

} // namespace samegame::cluster
