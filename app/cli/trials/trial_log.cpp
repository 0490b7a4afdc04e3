#include "app/cli/trials/trial_log.h"

#include "engine/formats/file_content.h"
#include "engine/studies/experiment/bench_signature.h"
#include "engine/studies/experiment/trial_file.h"

namespace samegame::cli {

TrialLog::TrialLog(const std::string& path, const TrialTable& table, const std::string& title,
                   const std::vector<std::string>& names)
    : m_log(path), m_table(table) {
    const TrialProgram program{"samegame " SAMEGAME_VERSION, bench_signature()};
    TrialFileReader reader(m_table, program);
    m_log.read(trial_file_start, [&](std::string_view line) -> Result<bool> {
        if (const auto error = reader.read(line))
            return *error;
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
    const auto file = open_to_read(path, InputKind::regular_file);
    if (!file)
        return std::nullopt; // what keeps it from being opened is told when it is to be written
    std::optional<std::uint64_t> seed;
    const auto torn = for_each_line(file->number(), [&](std::string_view line) -> Result<bool> {
        const auto read = seed_of_trials(line);
        if (!read)
            return read.error();
        seed = *read;
        return false;
    });
    if (!torn)
        refuse_file(path, torn.error());
    return seed;
}

} // namespace samegame::cli
