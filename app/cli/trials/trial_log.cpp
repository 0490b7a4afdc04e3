#include "app/cli/trials/trial_log.h"

#include "engine/experiment/bench_signature.h"
#include "engine/experiment/trial_file.h"

namespace samegame::cli {

TrialLog::TrialLog(const std::string& path, const TrialTable& table, const std::string& title,
                   const std::vector<std::string>& names)
    : m_log(path), m_table(table) {
    const TrialProgram program{"samegame " SAMEGAME_VERSION, bench_signature()};
    TrialFileReader reader(m_table, program);
    m_log.read(trial_file_start, [&](std::string_view line) {
        if (const auto error = reader.read(line))
            LineLog::refuse(path, to_string(*error));
        return true;
    });
    m_trials = reader.trials();
    if (m_log.is_empty())
        m_log.append(first_trial_line(table, title, names, program));
}

void TrialLog::add(const Trial& trial) {
    m_log.append(trial_line(m_table, trial));
}

std::optional<std::uint64_t> TrialLog::seed_in(const std::string& path) {
    std::optional<std::uint64_t> seed;
    LineLog::read_only(path, [&](std::string_view line) {
        const auto read = seed_of_trials(line);
        if (!read)
            LineLog::refuse(path, to_string(read.error()));
        seed = *read;
        return false;
    });
    return seed;
}

} // namespace samegame::cli
