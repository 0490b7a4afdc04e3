#include "app/cli/trials/kept_trials.h"

#include <chrono>
#include <iostream>
#include <utility>

#include "app/cli/terminal/failure.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/notice.h"
#include "app/cli/terminal/progress_line.h"
#include "app/cli/terminal/text_output.h"
#include "app/version/version.h"
#include "engine/base/text.h"
#include "engine/formats/file_content.h"
#include "engine/studies/experiment/program_signature.h"

namespace samegame::cli {

namespace {

[[noreturn]] void refuse_writing(const std::string& path, const Error& reason) {
    throw InputError(not_writable_text(path, reason));
}

/// Remarks on trials, told at the end.
class Remarks {
public:
    Remarks() = default;
    Remarks(const Remarks&) = delete;
    Remarks& operator=(const Remarks&) = delete;

    /// One trial at a time.
    void add(const TrialTable& table, const Trial& trial) {
        for (const Message& remark : trial.remarks)
            if (++m_count <= most_told)
                m_text += "samegame-cli: " + in_quotes(table.entrants[trial.entrant].name) +
                          " on " + table.board(trial.board).name + ", run " +
                          std::to_string(trial.run + 1) + ": " + to_string(remark) + "\n";
    }

    ~Remarks() {
        if (is_quiet())
            return;
        std::cerr << m_text;
        if (m_count > most_told)
            std::cerr << "samegame-cli: remarks on trials that are not shown: "
                      << m_count - most_told << " (--resume FILE keeps all)\n";
    }

private:
    static constexpr std::size_t most_told = 10;
    std::size_t m_count = 0;
    std::string m_text;
};

} // namespace

void refuse_file(const std::string& path, const Error& reason) {
    throw InputError(path_in_quotes(path) + ": " + to_string(reason));
}

KeptTrials::KeptTrials(std::string path, TrialPlan& plan) : m_path(std::move(path)) {
    if (m_path.empty())
        return;
    auto file = GrowingFile::open_or_make(m_path);
    if (!file)
        refuse_writing(m_path, file.error());
    m_file.emplace(
        std::move(file).value(), plan,
        TrialProgram{"samegame " SAMEGAME_VERSION, program_signature(), program_commit()});
    if (const auto error = m_file->read())
        refuse_file(m_path, *error);
    if (const auto error = m_file->is_empty() ? m_file->begin_table() : std::nullopt)
        refuse_writing(m_path, *error);
}

void KeptTrials::add(const Trial& trial) {
    if (!m_file)
        return;
    if (const auto error = m_file->add(trial))
        refuse_writing(m_path, *error);
}

void KeptTrials::tell_torn_line(std::string_view program) const {
    if (m_file && m_file->was_torn())
        tell_notice(program, path_in_quotes(m_path) + ": the last line was torn and is cut off");
}

std::optional<std::uint64_t> seed_of_kept(const std::string& path) {
    const auto file = open_to_read(path, InputKind::regular_file);
    if (!file)
        return std::nullopt; // writing it says later why it cannot be opened
    std::optional<std::uint64_t> seed;
    const auto torn = for_each_line(file->number(), [&](std::string_view row) -> Result<bool> {
        const auto read = seed_of_trials(row);
        if (!read)
            return read.error();
        seed = *read;
        return false;
    });
    if (!torn)
        refuse_file(path, torn.error());
    return seed;
}

bool run_trials(TrialPlan& plan, const std::string& resume, int threads, bool always,
                const std::function<std::string(const TrialProgress&)>& text) {
    KeptTrials kept(resume, plan);
    kept.tell_torn_line("samegame-cli");
    Remarks remarks;
    TrialRun run(plan, threads, [&](const Trial& trial) {
        kept.add(trial);
        remarks.add(plan.table(), trial);
    });
    InterruptGuard guard;
    {
        const ProgressLine progress(always, [&] { return text(run.progress()); });
        const Ticker watch(std::chrono::milliseconds(50), [&] {
            if (guard.interrupted())
                run.request_stop();
        });
        run.run();
    }
    const bool is_cut_off = guard.interrupted() && !plan.next().is_empty();
    if (!is_cut_off)
        guard.forget(); // it came when all was done
    return is_cut_off;
}

} // namespace samegame::cli
