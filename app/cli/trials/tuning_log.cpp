#include "app/cli/trials/tuning_log.h"

#include "engine/studies/experiment/bench_signature.h"

namespace samegame::cli {

TuningLog::TuningLog(const std::string& path, Tuning& tuning, std::string title)
    : m_tuning(tuning),
      m_title(std::move(title)),
      m_program{"samegame " SAMEGAME_VERSION, bench_signature()},
      m_log(path) {
    m_log.read(trial_file_start, [this](std::string_view line) { return read(line); });
    if (!m_reader)
        return;
    m_trials = m_reader->trials();
    m_has_begun = true;
}

/// Takes a line. Returns whether the tuning wants another.
Result<bool> TuningLog::read(std::string_view line) {
    if (!m_reader)
        m_reader.emplace(m_tuning.table(), m_program);
    ++m_lines;
    if (auto error = m_reader->read(line)) {
        error->line += m_first;
        return *error;
    }
    if (m_reader->trials().size() < m_tuning.table().size())
        return true;
    m_tuning.end_round(m_reader->trials());
    m_reader.reset();
    m_first = m_lines;
    return !m_tuning.is_over();
}

void TuningLog::add(const Trial& trial) {
    if (!m_has_begun)
        m_log.append(first_trial_line(m_tuning.table(),
                                      m_title + ", iteration " +
                                          std::to_string(m_tuning.rounds().size() + 1),
                                      m_tuning.sample_names(), m_program));
    m_has_begun = true;
    m_log.append(trial_line(m_tuning.table(), trial));
}

void TuningLog::turn_to_next() {
    m_has_begun = false;
    m_trials.clear();
}

} // namespace samegame::cli
