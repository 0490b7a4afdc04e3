#pragma once

#include <string>

#include "engine/base/option_table.h"
#include "engine/search/solver.h"

namespace samegame {

/// Has another program search, in a process of its own (ChildProcess), by the lines of JSON of
/// external_protocol.h. Each line that it answers with is replayed before it counts.
///
/// The budget of time begins before the program is started. At its end, or on a stop request, the
/// whole process group is killed. A line counts as late if it is read after the end of that time.
/// Playouts, nodes, memory, threads and seed are only handed on: the program counts as it likes,
/// and whether the same seed gives the same line is up to it.
///
/// The search ends with the program's output. A program that fails (an exit code, a signal, no line
/// that counts) ends the search as a failure, with the lines before. Wrong and late lines do not
/// count and are remarked on (SearchContext::remark), once each kind.
class ExternalSolver final : public Solver {
public:
    struct Options {
        std::string command; ///< For /bin/sh -c; permitted (permit_command) before it may start.
    };
    static OptionTable<Options> option_table();

    /// Starts nothing. Throws InvalidOptions without a command.
    explicit ExternalSolver(Options options);

    StopReason solve(SearchTeam& team) override;

private:
    const Options m_options;
};

} // namespace samegame
