#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/trials/line_log.h"
#include "engine/studies/experiment/trial_file.h"
#include "engine/studies/tuning/tuning.h"

namespace samegame::cli {

/// The file of `tune --resume`: a file of trials (engine/studies/experiment/trial_file.h) for each
/// iteration, one behind the other. Its entries are the samples.
class TuningLog {
public:
    /// Makes the file at `path`, or has `tuning`, which has just begun, take the iterations that it
    /// holds. Throws InputError for a file that cannot go on with it, or cannot be written.
    /// `tuning` outlives the log.
    TuningLog(const std::string& path, Tuning& tuning, std::string title);

    /// Those that the file held of the iteration that it ends with.
    const std::vector<Trial>& trials() const { return m_trials; }

    /// Takes a trial of the present iteration. Throws InputError where it cannot be written, and
    /// leaves whole what was there.
    void add(const Trial& trial);

    /// The tuning has turned to the next iteration.
    void turn_to_next();

private:
    Result<bool> read(std::string_view line);

    Tuning& m_tuning;
    const std::string m_title;
    const TrialProgram m_program;
    LineLog m_log;
    std::optional<TrialFileReader> m_reader; // of the iteration that is being read
    int m_lines = 0;                         // that were read
    int m_first = 0;                         // those before that iteration
    bool m_has_begun = false;                // the first line of the present iteration is written
    std::vector<Trial> m_trials;
};

} // namespace samegame::cli
