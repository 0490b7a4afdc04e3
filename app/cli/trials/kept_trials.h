#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "engine/studies/experiment/trial_file.h"
#include "engine/studies/experiment/trial_team.h"

namespace samegame::cli {

/// The trials of a plan in the file of `--resume`, if it names one: a TrialFile of a command. What
/// is wrong with it is thrown, with its path.
class KeptTrials {
public:
    /// Makes the file at `path`, or gives the plan the trials that it holds; an empty path: there
    /// is no file. Throws InputError for what is no ordinary file, cannot go on with the plan,
    /// cannot be written, or is written by another program. `plan` outlives this.
    KeptTrials(std::string path, TrialPlan& plan);

    /// Writes a trial behind the others. Throws InputError where that fails, and leaves whole what
    /// was there.
    void add(const Trial& trial);

private:
    const std::string m_path;
    std::optional<TrialFile> m_file;
};

/// The seed of the trials in the file at `path`; nothing where there is none yet.
std::optional<std::uint64_t> seed_of_kept(const std::string& path);

/// Throws InputError: "'path': reason".
[[noreturn]] void refuse_file(const std::string& path, const Error& reason);

/// How a command runs its trials.
struct TrialRunArguments {
    std::string resume; ///< The file that they are kept in; empty: none.
    int threads = 1;
    bool progress = false; ///< Whether progress is shown without a terminal, too.
};

/// Runs the trials of a plan, with their file and `text` as the row of progress, until it is
/// content or the process is interrupted; returns whether it was.
bool run_trials(TrialPlan& plan, const TrialRunArguments& arguments,
                const std::function<std::string(const TrialProgress&)>& text);

} // namespace samegame::cli
