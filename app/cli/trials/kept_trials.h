#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/studies/experiment/trial_file.h"
#include "engine/studies/experiment/trial_team.h"

namespace samegame::cli {

/// The trials of a plan in the file of `--resume`, if there is one: a TrialFile whose errors are
/// thrown, with its path.
class KeptTrials {
public:
    /// Makes the file at `path`, or gives the plan the trials in it; an empty path means that there
    /// is no file. Throws InputError if it is no ordinary file, does not fit the plan, cannot be
    /// written, or is written by another program. `plan` outlives this.
    KeptTrials(std::string path, TrialPlan& plan);

    /// Writes a trial behind the others. Throws InputError if that fails; what was there stays
    /// whole.
    void add(const Trial& trial);

    /// Tells on standard error that the last line was torn, if it was.
    void tell_torn_line(std::string_view program) const;

private:
    const std::string m_path;
    std::optional<TrialFile> m_file;
};

/// The seed of the trials in the file at `path`; nothing if there is no file yet.
std::optional<std::uint64_t> seed_of_kept(const std::string& path);

/// Throws InputError: "'path': reason".
[[noreturn]] void refuse_file(const std::string& path, const Error& reason);

/// Runs the trials of a plan, kept in the file `resume` (empty: none), until the plan is complete
/// or the process is interrupted. `text` is the row of progress, `always` even without a terminal.
/// Returns whether it was interrupted. Remarks on trials go to standard error at the end.
bool run_trials(TrialPlan& plan, const std::string& resume, int threads, bool always,
                const std::function<std::string(const TrialProgress&)>& text);

} // namespace samegame::cli
