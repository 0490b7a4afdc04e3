#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/trials/line_log.h"
#include "engine/studies/experiment/trial.h"

namespace samegame::cli {

/// The file of `--resume`: trials as they are done (engine/studies/experiment/trial_file.h), each
/// written at once, so that a program that is killed loses those that were running and no more. One
/// program at a time writes to it.
class TrialLog {
public:
    /// Makes the file at `path`, or reads what it holds and cuts off a torn last line. Throws
    /// InputError for a file that cannot go on with this table, or cannot be written. `table`
    /// outlives the log.
    TrialLog(const std::string& path, const TrialTable& table, const std::string& title,
             const std::vector<std::string>& names);

    /// The trials of the table that the file held when it was opened.
    const std::vector<Trial>& trials() const { return m_trials; }

    /// Writes a trial behind the others. Throws InputError where that fails, and leaves whole what
    /// was there.
    void add(const Trial& trial);

    /// The seed of the trials in the file at `path`; nothing where there is none yet.
    static std::optional<std::uint64_t> seed_in(const std::string& path);

private:
    LineLog m_log;
    const TrialTable& m_table;
    std::vector<Trial> m_trials;
};

} // namespace samegame::cli
