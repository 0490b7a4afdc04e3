#include "app/cli/trials/trial_log.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

#include "app/cli/terminal/failure.h"
#include "app/cli/terminal/text_output.h"
#include "app/cli/trials/trial_lines.h"
#include "engine/experiment/bench_signature.h"
#include "engine/experiment/trial_file.h"

namespace samegame::cli {

namespace {

constexpr mode_t ordinary_file = 0666; // less what the umask takes away
constexpr std::string_view file_start = R"({"format":"samegame-trials")";

std::string reason_of(int code) {
    return std::generic_category().message(code);
}

[[noreturn]] void refuse_writing(const std::string& path, const std::string& reason) {
    throw InputError("cannot write " + path_in_quotes(path) + ": " + reason);
}

/// What a program that was killed at its first write has left.
bool is_torn_start(std::string_view text) {
    const std::size_t common = std::min(text.size(), file_start.size());
    return text.substr(0, common) == file_start.substr(0, common);
}

} // namespace

TrialLog::TrialLog(std::string path, const TrialTable& table, const std::string& title,
                   const std::vector<std::string>& names)
    : m_path(std::move(path)), m_table(table) {
    const TrialProgram program{"samegame " SAMEGAME_VERSION, bench_signature()};
    open();
    try {
        TrialFileReader reader(m_table, program);
        const std::string torn = for_each_line(m_file, m_path, [&](std::string_view line) {
            if (const auto error = reader.read(line))
                refuse_file(m_path, to_string(*error));
            m_size += static_cast<std::int64_t>(line.size()) + 1;
            return true;
        });
        if (m_size == 0 && !is_torn_start(torn))
            refuse_file(m_path, to_string(reader.read(torn).value()));
        if (!torn.empty() && ftruncate(m_file, m_size) != 0)
            refuse_writing(m_path, reason_of(errno));
        m_trials = reader.trials();
        if (m_size == 0)
            append(first_trial_line(table, title, names, program));
    } catch (...) {
        close(m_file);
        throw;
    }
}

TrialLog::~TrialLog() {
    close(m_file);
}

void TrialLog::open() {
    // A pipe would wait for its other end without O_NONBLOCK.
    m_file =
        ::open(m_path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, ordinary_file);
    if (m_file < 0)
        refuse_writing(m_path, reason_of(errno));
    struct stat status {};
    const bool is_file = fstat(m_file, &status) == 0 && S_ISREG(status.st_mode);
    if (is_file && flock(m_file, LOCK_EX | LOCK_NB) == 0)
        return;
    close(m_file);
    refuse_writing(m_path, is_file ? "another program writes to it" : "it is no ordinary file");
}

void TrialLog::add(const Trial& trial) {
    append(trial_line(m_table, trial));
}

void TrialLog::append(const std::string& line) {
    std::size_t written = 0;
    while (written < line.size()) {
        const ssize_t count = ::write(m_file, line.data() + written, line.size() - written);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0) {
            const int reason = count < 0 ? errno : ENOSPC;
            // Where this fails too, the next program cuts the torn line off.
            [[maybe_unused]] const int result = ftruncate(m_file, m_size);
            refuse_writing(m_path, reason_of(reason));
        }
        written += static_cast<std::size_t>(count);
    }
    m_size += static_cast<std::int64_t>(line.size());
}

std::optional<std::uint64_t> TrialLog::seed_in(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0)
        return std::nullopt; // what keeps it from being opened is told when it is to be written
    std::optional<std::uint64_t> seed;
    try {
        for_each_line(file, path, [&](std::string_view line) {
            const auto read = seed_of_trials(line);
            if (!read)
                refuse_file(path, to_string(read.error()));
            seed = *read;
            return false;
        });
    } catch (...) {
        close(file);
        throw;
    }
    close(file);
    return seed;
}

} // namespace samegame::cli
