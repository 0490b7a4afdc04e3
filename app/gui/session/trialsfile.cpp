#include "app/gui/session/trialsfile.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <map>
#include <string_view>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/session/trialboards.h"
#include "app/gui/session/wholefile.h"
#include "engine/formats/file_content.h"
#include "engine/studies/experiment/bench_signature.h"
#include "engine/studies/experiment/board_list.h"

using samegame::Error;

namespace {

constexpr std::size_t mostBytes = std::size_t{1} << 28; // some hundred thousand trials

Error noTrialsError() {
    return {{QT_TRANSLATE_NOOP("EngineError",
                               "it is no file of trials, expected one that a comparison here, "
                               "'compare' or 'experiment' keeps")}};
}

samegame::TrialProgram programOfTrials() {
    static const std::string signature = samegame::bench_signature(); // takes a while
    return {"samegame " + QCoreApplication::applicationVersion().toStdString(), signature};
}

std::string nameOf(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

/// Why the first line is none of a file of trials; nothing if it is one.
std::optional<Error> startError(std::string_view line) {
    return line.starts_with(samegame::trial_file_start) ? std::nullopt
                                                        : std::optional(noTrialsError());
}

/// The lines that have an end: the last one may be torn. At least one.
samegame::Result<std::vector<std::string>> linesOf(const QString& path) {
    const auto file =
        samegame::open_to_read(nameOf(path), samegame::InputKind::regular_file, mostBytes);
    if (!file)
        return file.error();
    std::vector<std::string> lines;
    const auto torn = samegame::for_each_line(file->number(), [&](std::string_view line) {
        lines.emplace_back(line);
        return samegame::Result<bool>(true);
    });
    if (!torn)
        return torn.error();
    if (const auto error = startError(lines.empty() ? *torn : lines.front()))
        return *error;
    if (lines.empty())
        return Error{{QT_TRANSLATE_NOOP("EngineError", "it has no trials yet")}};
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
                                                   std::span<const std::string> lines) {
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
samegame::Result<samegame::ComparisonRequest> requestOf(std::span<const std::string> lines) {
    const auto head = samegame::head_of_trials(lines.front(), programOfTrials());
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
                                                        std::span<const std::string> lines) {
    samegame::TrialFileReader reader(table, programOfTrials());
    for (const std::string& line : lines)
        if (const auto error = reader.read(line))
            return *error;
    return reader.trials();
}

bool isKnown(const samegame::Trial& trial, const std::map<samegame::TrialPlace, int>& scores) {
    const auto found = scores.find(trial);
    return found != scores.end() && found->second == trial.score;
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
    return samegame::first_trial_line(table, title, names, programOfTrials(),
                                      {boardListOf(request.board_names), request.runs});
}

} // namespace

samegame::Result<OpenedTrials> readTrials(const QString& path) {
    const auto lines = linesOf(path);
    if (!lines)
        return lines.error();
    auto request = requestOf(*lines);
    if (!request)
        return request.error();
    auto trials = trialsOf(samegame::table_of(*request), *lines);
    if (!trials)
        return trials.error();
    return OpenedTrials{*request, *trials};
}

TrialsFile::TrialsFile(samegame::GrowingFile file, const samegame::ComparisonRequest& request)
    : m_request(request), m_table(samegame::table_of(m_request)), m_file(std::move(file)) {}

TrialsFile::Opened TrialsFile::begin(const QString& path,
                                     const samegame::ComparisonRequest& request,
                                     const std::vector<samegame::Trial>& trials) {
    // Nobody else writes to one that is there; the lock goes at once, or writeWhole is kept out.
    if (const auto before = samegame::GrowingFile::open(nameOf(path));
        !before && QFile::exists(path))
        return before.error();
    const samegame::TrialTable table = samegame::table_of(request);
    std::string content = firstLineOf(request, table);
    for (const samegame::Trial& trial : trials)
        content += samegame::trial_line(table, trial);
    if (const QString reason = writeWhole(path, QByteArray::fromStdString(content));
        !reason.isEmpty())
        return Error{{"%1", reason.toStdString()}};
    auto file = samegame::GrowingFile::open(nameOf(path));
    if (!file)
        return file.error();
    std::unique_ptr<TrialsFile> begun(new TrialsFile(std::move(file).value(), request));
    begun->m_places.insert(trials.begin(), trials.end());
    return begun;
}

TrialsFile::Opened TrialsFile::goOn(const QString& path, const samegame::ComparisonRequest& request,
                                    const std::vector<samegame::Trial>& trials) {
    auto opened = samegame::GrowingFile::open(nameOf(path)); // what is gone is said
    if (!opened)
        return opened.error();
    std::unique_ptr<TrialsFile> file(new TrialsFile(std::move(opened).value(), request));
    if (const auto error = file->read(trials))
        return *error;
    for (const samegame::Trial& trial : trials)
        if (const auto error = file->add(trial))
            return *error;
    return file;
}

std::optional<Error> TrialsFile::read(const std::vector<samegame::Trial>& known) {
    std::map<samegame::TrialPlace, int> scores;
    for (const samegame::Trial& trial : known)
        scores[trial] = trial.score;
    samegame::TrialFileReader reader(m_table, programOfTrials());
    bool isFirst = true;
    const auto take = [&](std::string_view line) -> samegame::Result<bool> {
        if (const auto error = isFirst ? startError(line) : std::nullopt)
            return *error;
        isFirst = false;
        const std::size_t before = reader.trials().size();
        if (const auto error = reader.read(line))
            return *error;
        if (reader.trials().size() > before && !isKnown(reader.trials().back(), scores))
            return Error{{QT_TRANSLATE_NOOP(
                "EngineError", "it has trials that are not shown here, open it again")}};
        return true;
    };
    if (const auto error = m_file.read(samegame::trial_file_start, take))
        return error;
    m_places.insert(reader.trials().begin(), reader.trials().end());
    return m_file.is_empty() ? m_file.append(firstLineOf(m_request, m_table)) : std::nullopt;
}

std::optional<Error> TrialsFile::add(const samegame::Trial& trial) {
    if (m_places.contains(trial))
        return std::nullopt;
    const auto error = m_file.append(samegame::trial_line(m_table, trial));
    if (!error)
        m_places.insert(trial);
    return error;
}
