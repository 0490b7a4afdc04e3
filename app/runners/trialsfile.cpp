#include "app/runners/trialsfile.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <cerrno>
#include <map>
#include <string_view>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/game/wholefile.h"
#include "app/runners/trialboards.h"
#include "app/texts/solvertext.h"
#include "engine/experiment/bench_signature.h"
#include "engine/experiment/board_list.h"
#include "engine/formats/file_content.h"

using samegame::Error;

namespace {

constexpr std::size_t mostBytes = std::size_t{1} << 28; // some ten thousand trials

/// What the system says.
Error reasonError(const QString& reason) {
    return {{"%1", reason.toStdString()}};
}

Error noTrialsError() {
    return {{QT_TRANSLATE_NOOP("EngineError",
                               "it is no file of trials, expected one that a comparison here, "
                               "'compare' or 'experiment' keeps")}};
}

samegame::TrialProgram thisProgram() {
    static const std::string signature = samegame::bench_signature(); // takes a while
    return {"samegame " + QCoreApplication::applicationVersion().toStdString(), signature};
}

samegame::Result<std::string> contentOf(const QString& path) {
    if (const auto error =
            samegame::regular_file_error(QFile::encodeName(path).toStdString(), mostBytes))
        return *error;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return reasonError(file.errorString());
    return file.readAll().toStdString();
}

/// The lines that have an end, without it: the last one may be torn.
std::vector<std::string_view> wholeLines(std::string_view content) {
    std::vector<std::string_view> lines;
    for (std::size_t end = 0; (end = content.find('\n')) != std::string_view::npos;) {
        lines.push_back(content.substr(0, end));
        content.remove_prefix(end + 1);
    }
    return lines;
}

bool isGrantedOnce(const samegame::Budget& budget) {
    return budget.time.has_value() + budget.playouts.has_value() + budget.nodes.has_value() == 1;
}

/// Why a comparison here cannot have these entrants; nothing if it can.
std::optional<Error> misfitOf(const std::vector<samegame::Entrant>& entrants) {
    if (entrants.size() > mostContestants)
        return Error{{QT_TRANSLATE_NOOP("EngineError",
                                        "it has %1 solvers, a comparison here has %2 at most"),
                      entrants.size(), mostContestants}};
    const samegame::Entrant& first = entrants.front();
    const auto fits = [&](const samegame::Entrant& entrant) {
        return entrant.budget == first.budget && entrant.rules == first.rules &&
               entrant.threads == 1 && !entrant.virtual_time && isGrantedOnce(entrant.budget);
    };
    if (std::all_of(entrants.begin(), entrants.end(), fits))
        return std::nullopt;
    return Error{
        {QT_TRANSLATE_NOOP("EngineError", "its solvers differ in rules, budgets or threads; in a "
                                          "comparison here all have the same rules, the same time, "
                                          "playouts or nodes, and one thread")}};
}

/// Names of boards and number of runs: as the head says, and more where trials have more.
samegame::Result<samegame::TrialExtent> takeTrials(std::vector<std::string>& names,
                                                   std::span<const std::string_view> lines) {
    samegame::TrialExtent extent;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto claimed = samegame::place_of_trial(lines[i]);
        if (!claimed) {
            Error error = claimed.error();
            error.line = static_cast<int>(i + 2);
            return error;
        }
        const std::size_t board = claimed->place.board;
        if (board >= samegame::max_listed_boards)
            return Error{{QT_TRANSLATE_NOOP("EngineError", "more than %1 boards"),
                          samegame::max_listed_boards}};
        names.resize(std::max(names.size(), board + 1));
        names[board] = claimed->board;
        extent.runs = std::max(extent.runs, claimed->place.run + 1);
    }
    return extent;
}

samegame::Result<std::vector<std::string>> listedNames(const std::string& list) {
    std::vector<std::string> names;
    if (list.empty())
        return names;
    const auto boards = samegame::parse_board_list(list);
    if (!boards)
        return boards.error();
    for (const samegame::NamedBoard& board : *boards)
        names.push_back(board.name);
    return names;
}

std::optional<Error> takeBoards(samegame::ComparisonRequest& request,
                                std::vector<std::string> names, const samegame::Rules& rules) {
    if (const auto unknown = fillNames(names))
        return Error{{QT_TRANSLATE_NOOP("EngineError",
                                        "it has no trial of board %1 yet, so that nobody knows "
                                        "which one that is"),
                      *unknown + 1}};
    for (const std::string& name : names) {
        const auto board = boardOfTrials(name, rules);
        if (!board)
            return board.error();
        request.boards.push_back(*board);
    }
    request.board_names = std::move(names);
    if (request.boards.empty())
        return Error{{QT_TRANSLATE_NOOP("EngineError", "it has no trials yet")}};
    return std::nullopt;
}

/// The comparison that the lines are trials of.
samegame::Result<samegame::ComparisonRequest> requestOf(std::span<const std::string_view> lines) {
    const auto head = samegame::head_of_trials(lines.front(), thisProgram());
    if (!head)
        return head.error();
    if (const auto misfit = misfitOf(head->entrants))
        return *misfit;
    auto names = listedNames(head->extent.boards);
    if (!names)
        return names.error();
    std::vector<std::string> all = *names;
    const auto seen = takeTrials(all, lines.subspan(1));
    if (!seen)
        return seen.error();
    samegame::ComparisonRequest request;
    for (const samegame::Entrant& entrant : head->entrants)
        request.contestants.push_back(entrant.contestant);
    request.budget = head->entrants.front().budget;
    request.seed = head->seed;
    request.runs = std::max({1, head->extent.runs, seen->runs});
    if (const auto error = takeBoards(request, std::move(all), *head->entrants.front().rules))
        return *error;
    return request;
}

/// The trials of a table in the lines of a file.
samegame::Result<std::vector<samegame::Trial>> trialsOf(const samegame::TrialTable& table,
                                                        std::span<const std::string_view> lines) {
    samegame::TrialFileReader reader(table, thisProgram());
    for (const std::string_view line : lines)
        if (const auto error = reader.read(line))
            return *error;
    return reader.trials();
}

/// Whether all these trials are known.
bool areAmong(const std::vector<samegame::Trial>& trials,
              const std::vector<samegame::Trial>& known) {
    std::map<samegame::TrialPlace, int> scores;
    for (const samegame::Trial& trial : known)
        scores[trial] = trial.score;
    return std::all_of(trials.begin(), trials.end(), [&](const samegame::Trial& trial) {
        const auto found = scores.find(trial);
        return found != scores.end() && found->second == trial.score;
    });
}

/// The contestants as on a command line.
std::vector<std::string> namesOf(const samegame::ComparisonRequest& request) {
    std::vector<std::string> names;
    for (const auto& [solver, options] : request.contestants)
        names.push_back(
            QString(QString::fromStdString(solver->name) + ' ' + optionsText(*solver, options))
                .trimmed()
                .toStdString());
    return names;
}

std::string firstLineOf(const samegame::ComparisonRequest& request,
                        const samegame::TrialTable& table) {
    const std::vector<std::string> names = namesOf(request);
    std::string title;
    for (const std::string& name : names)
        title += (title.empty() ? "" : " against ") + name;
    return samegame::first_trial_line(table, title, names, thisProgram(),
                                      {boardListOf(request.board_names), request.runs});
}

samegame::Result<std::string> readAll(int file) {
    std::string content;
    std::string chunk(std::size_t{1} << 20, '\0');
    for (;;) {
        const ssize_t count = ::read(file, chunk.data(), chunk.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return reasonError(qt_error_string(errno));
        if (count == 0)
            return content;
        content.append(chunk, 0, static_cast<std::size_t>(count));
    }
}

} // namespace

samegame::Result<OpenedTrials> readTrials(const QString& path) {
    const auto content = contentOf(path);
    if (!content)
        return content.error();
    if (!content->starts_with(samegame::trial_file_start))
        return noTrialsError();
    const auto lines = wholeLines(*content);
    if (lines.empty())
        return Error{{QT_TRANSLATE_NOOP("EngineError", "it has no trials yet")}};
    auto request = requestOf(lines);
    if (!request)
        return request.error();
    auto trials = trialsOf(samegame::table_of(*request), lines);
    if (!trials)
        return trials.error();
    return OpenedTrials{*request, *trials};
}

/// Nothing is made here: what is gone is said.
TrialsFile::Descriptor::Descriptor(const QString& path) {
    // A pipe would wait for its other end without O_NONBLOCK.
    m_number =
        ::open(QFile::encodeName(path).constData(), O_RDWR | O_APPEND | O_CLOEXEC | O_NONBLOCK);
    if (m_number < 0) {
        m_isMissing = errno == ENOENT;
        m_error = reasonError(qt_error_string(errno));
        return;
    }
    struct stat status {};
    if (::fstat(m_number, &status) != 0 || !S_ISREG(status.st_mode))
        m_error = Error{{QT_TRANSLATE_NOOP("EngineError", "it is no ordinary file")}};
    else if (::flock(m_number, LOCK_EX | LOCK_NB) != 0)
        m_error = Error{{QT_TRANSLATE_NOOP("EngineError", "another program writes to it")}};
}

TrialsFile::Descriptor::~Descriptor() {
    if (m_number >= 0)
        ::close(m_number);
}

TrialsFile::TrialsFile(const QString& path, const samegame::ComparisonRequest& request)
    : m_request(request), m_table(samegame::table_of(m_request)), m_file(path) {}

TrialsFile::Opened TrialsFile::begin(const QString& path,
                                     const samegame::ComparisonRequest& request,
                                     const std::vector<samegame::Trial>& trials) {
    const Descriptor before(path);
    if (before.error() && !before.isMissing())
        return *before.error();
    const samegame::TrialTable table = samegame::table_of(request);
    std::string content = firstLineOf(request, table);
    for (const samegame::Trial& trial : trials)
        content += samegame::trial_line(table, trial);
    if (const QString reason = writeWhole(path, QByteArray::fromStdString(content));
        !reason.isEmpty())
        return reasonError(reason);
    std::unique_ptr<TrialsFile> file(new TrialsFile(path, request));
    if (file->m_file.error())
        return *file->m_file.error();
    file->m_size = static_cast<qint64>(content.size());
    file->m_places.insert(trials.begin(), trials.end());
    return file;
}

TrialsFile::Opened TrialsFile::goOn(const QString& path, const samegame::ComparisonRequest& request,
                                    const std::vector<samegame::Trial>& trials) {
    std::unique_ptr<TrialsFile> file(new TrialsFile(path, request));
    if (file->m_file.error())
        return *file->m_file.error();
    if (const auto error = file->read(trials))
        return *error;
    for (const samegame::Trial& trial : trials)
        if (const auto error = file->add(trial))
            return *error;
    return file;
}

std::optional<Error> TrialsFile::read(const std::vector<samegame::Trial>& known) {
    const auto content = readAll(m_file.number());
    if (!content)
        return content.error();
    if (!content->starts_with(samegame::trial_file_start))
        return noTrialsError();
    const auto lines = wholeLines(*content);
    const auto trials = trialsOf(m_table, lines);
    if (!trials)
        return trials.error();
    if (!areAmong(*trials, known))
        return Error{{QT_TRANSLATE_NOOP("EngineError",
                                        "it has trials that are not shown here, open it again")}};
    m_places.insert(trials->begin(), trials->end());
    m_size = static_cast<qint64>(content->rfind('\n') + 1); // nothing where there is none
    if (::ftruncate(m_file.number(), m_size) != 0)
        return reasonError(qt_error_string(errno));
    return lines.empty() ? append(firstLineOf(m_request, m_table)) : std::nullopt;
}

std::optional<Error> TrialsFile::add(const samegame::Trial& trial) {
    if (m_places.contains(trial))
        return std::nullopt;
    const auto error = append(samegame::trial_line(m_table, trial));
    if (!error)
        m_places.insert(trial);
    return error;
}

std::optional<Error> TrialsFile::append(const std::string& line) {
    std::string_view rest = line;
    while (!rest.empty()) {
        const ssize_t count = ::write(m_file.number(), rest.data(), rest.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0) {
            const int reason = count < 0 ? errno : ENOSPC;
            // Where this fails too, who opens the file cuts the torn line off.
            [[maybe_unused]] const int result = ::ftruncate(m_file.number(), m_size);
            return reasonError(qt_error_string(reason));
        }
        rest.remove_prefix(static_cast<std::size_t>(count));
    }
    m_size += static_cast<qint64>(line.size());
    return std::nullopt;
}
