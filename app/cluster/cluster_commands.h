#pragma once

#include <CLI/CLI.hpp>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

#include "app/cli/terminal/command_line.h"
#include "app/cli/terminal/progress_line.h"
#include "engine/base/clock.h"

namespace samegame::cluster {

class Cluster;

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

/// The arguments that both commands of samegame-mpi take.
struct ClusterArguments {
    std::optional<double> grace; ///< Seconds.
};

void add_cluster_arguments(CLI::App& form, ClusterArguments& arguments);

/// The time that a rank may be silent before it is given up. Throws UsageError if healthy ranks of
/// a job of this size can be silent for as long (between_words).
Seconds grace_of(const ClusterArguments& arguments, int ranks);

/// `solve`: all ranks search a board. `cluster` outlives the command.
cli::Command solve_command(CLI::App& program, Cluster& cluster);

/// `experiment`: runs the trials of an experiment on all ranks. `cluster` outlives the command.
cli::Command experiment_command(CLI::App& program, Cluster& cluster);

} // namespace samegame::cluster
