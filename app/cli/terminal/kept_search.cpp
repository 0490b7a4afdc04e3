#include "app/cli/terminal/kept_search.h"

#include <cerrno>
#include <exception>
#include <sys/stat.h>
#include <utility>

#include "app/cli/terminal/failure.h"
#include "app/cli/terminal/named_files.h"
#include "app/cli/terminal/notice.h"
#include "app/cli/terminal/text_output.h"
#include "engine/base/exceptions.h"
#include "engine/formats/file_content.h"
#include "engine/studies/experiment/program_signature.h"

namespace samegame::cli {

namespace {

constexpr std::uintmax_t most_bytes = std::uintmax_t{1} << 34; ///< Of the file.

SearchProgram this_program() {
    return {"samegame " SAMEGAME_VERSION, program_signature()};
}

[[noreturn]] void refuse(const std::string& path, const Error& reason) {
    throw InputError(path_in_quotes(path) + ": " + to_string(reason));
}

void refuse_writing(const std::string& path, const std::optional<Error>& reason) {
    if (reason)
        throw InputError(not_writable_text(path, *reason));
}

/// The content of the file, if there is one with content.
std::optional<std::string> content_of_kept(const std::string& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0 && errno == ENOENT)
        return std::nullopt;
    auto content = content_of_path(path, InputKind::regular_file, most_bytes);
    if (!content)
        refuse(path, content.error());
    return content->empty() ? std::nullopt : std::optional(std::move(content).value());
}

} // namespace

SearchInFile::SearchInFile(std::string path, Seconds interval)
    : m_path(std::move(path)), m_file(m_path, OutputKind::regular_file), m_interval(interval) {
    if (m_path == standard_stream)
        throw UsageError("--resume - is no file that can go on; './-' names a file called '-'");
    note_output("--resume", m_path);
    const auto content = content_of_kept(m_path);
    if (content) {
        auto kept = parse_kept_search(*content, this_program());
        if (!kept)
            refuse(m_path, kept.error());
        m_earlier = std::move(kept).value();
    }
    refuse_writing(m_path, m_file.check());
}

void SearchInFile::complete(SearchArguments& arguments) const {
    if (!m_earlier)
        return;
    const KeptSearch& kept = *m_earlier;
    if (arguments.solver.empty())
        arguments.solver = kept.solver;
    if (arguments.options.empty() && arguments.solver == kept.solver)
        arguments.options = kept.options;
    const auto count = [](const std::optional<std::uint64_t>& granted) {
        return granted ? std::optional(static_cast<std::int64_t>(*granted)) : std::nullopt;
    };
    if (!arguments.seconds && !arguments.playouts && !arguments.nodes) {
        if (kept.budget.time)
            arguments.seconds = kept.budget.time->count();
        arguments.playouts = count(kept.budget.playouts);
        arguments.nodes = count(kept.budget.nodes);
    }
    if (!arguments.threads)
        arguments.threads = kept.threads;
    if (!arguments.seed)
        arguments.seed = kept.seed;
}

void SearchInFile::begin(SearchRequest& request) {
    if (m_earlier && request.budget.memory == 0)
        request.budget.memory = m_earlier->budget.memory;
    m_kept = kept_search_of(request);
    request.budget.memory = m_kept.budget.memory; // another day the default may be another
    if (m_earlier) {
        if (const auto error = difference(*m_earlier, m_kept))
            refuse(m_path, *error);
        try {
            m_journal.emplace(m_earlier->journal, Seconds(m_earlier->seconds));
        } catch (const DamagedState& damage) {
            refuse(m_path, damage.error());
        }
        m_earlier->journal.clear();
    } else {
        m_journal.emplace();
    }
    request.journal = &*m_journal;
}

void SearchInFile::tick(const SearchControl& control) {
    m_since_writing += Seconds(1);
    if (m_has_asked) {
        const auto refusal = write(control.snapshot(), false); // the next one tries again
        if (refusal && !m_is_refused)
            tell_notice("samegame-cli",
                        not_writable_text(m_path, *refusal) + "; the search goes on");
        m_is_refused = refusal.has_value();
        m_since_writing = Seconds(0);
    }
    m_has_asked = !m_has_asked && m_since_writing >= m_interval;
    if (m_has_asked)
        m_journal->ask();
}

bool SearchInFile::write_end(const SearchReport& report) {
    if (report.failure || report.stop == StopReason::memory_full)
        return false;
    refuse_writing(m_path, write(report.snapshot, report.stop != StopReason::stop_requested));
    return true;
}

std::optional<Error> SearchInFile::write(const SearchSnapshot& snapshot, bool has_ended) {
    m_kept.seconds = snapshot.seconds;
    m_kept.threads = snapshot.threads; // the machine may have let fewer be started
    m_kept.has_ended = has_ended;
    m_kept.journal = m_journal->content();
    return m_file.write(to_text(m_kept, this_program()));
}

} // namespace samegame::cli
