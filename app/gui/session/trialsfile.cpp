#include "app/gui/session/trialsfile.h"

#include <QFile>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <string_view>
#include <utility>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/keptfiles.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/session/keptjson.h"
#include "app/version/version.h"
#include "engine/base/text.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_name.h"
#include "engine/formats/file_content.h"
#include "engine/game/refill.h"
#include "engine/studies/experiment/board_list.h"
#include "engine/studies/experiment/program_signature.h"

using samegame::Error;

namespace {

constexpr std::string_view randomPrefix = "random:";

/// A name with a number in it: "random:", 7, "/9x9x3".
struct Numbered {
    std::string before;
    std::uint64_t number = 0;
    std::string after;

    /// What stands `steps` further on in a range.
    std::string next(std::uint64_t steps) const {
        return before + std::to_string(number + steps) + after;
    }
};

std::optional<Numbered> numberedOf(const std::string& name) {
    const std::size_t colon = name.find(':');
    if (colon == std::string::npos || samegame::is_id_name(name))
        return std::nullopt;
    const std::size_t slash = std::min(name.find('/'), name.size());
    const auto number = samegame::parse_seed(name.substr(colon + 1, slash - colon - 1));
    if (!number)
        return std::nullopt;
    return Numbered{name.substr(0, colon + 1), *number, name.substr(slash)};
}

/// How many names from the first on are a range.
std::size_t rangeOf(std::span<const std::string> names) {
    const auto first = numberedOf(names.front());
    if (!first || first->number > std::numeric_limits<std::uint64_t>::max() - names.size())
        return 1;
    std::size_t count = 1;
    while (count < names.size() && names[count] == first->next(count))
        ++count;
    return count;
}

constexpr std::size_t mostBytes = std::size_t{1} << 28; // some hundred thousand trials

Error noTrialsError() {
    return {{QT_TRANSLATE_NOOP("EngineError",
                               "it is no file of trials, expected one that a comparison here, "
                               "'compare' or 'experiment' keeps")}};
}

samegame::TrialProgram programOfTrials() {
    return {nameOfThisProgram(), samegame::program_signature(), samegame::program_commit()};
}

std::string nameOf(const QString& path) {
    return bytesOfPath(path).toStdString();
}

/// Why the first row is none of a file of trials; nothing if it is one.
std::optional<Error> startError(std::string_view row) {
    return row.starts_with(samegame::trial_file_start) ? std::nullopt
                                                       : std::optional(noTrialsError());
}

/// The rows that have an end: the last one may be torn. At least one.
samegame::Result<std::vector<std::string>> rowsOf(const QString& path) {
    const auto file =
        samegame::open_to_read(nameOf(path), samegame::InputKind::regular_file, mostBytes);
    if (!file)
        return file.error();
    std::vector<std::string> rows;
    const auto torn = samegame::for_each_line(file->number(), [&](std::string_view row) {
        rows.emplace_back(row);
        return samegame::Result<bool>(true);
    });
    if (!torn)
        return torn.error();
    if (const auto error = startError(rows.empty() ? *torn : rows.front()))
        return *error;
    if (rows.empty())
        return Error{{QT_TRANSLATE_NOOP("EngineError", "it has no trials yet")}};
    return rows;
}

/// Why a comparison here cannot have these entrants; nothing if it can.
std::optional<Error> misfitOf(const std::vector<samegame::Entrant>& entrants) {
    if (entrants.size() > mostEntrants)
        return Error{{QT_TRANSLATE_NOOP("EngineError",
                                        "it has %1 solvers, a comparison here has %2 at most"),
                      entrants.size(), mostEntrants}};
    const samegame::Entrant& first = entrants.front();
    const auto fits = [&](const samegame::Entrant& entrant) {
        return entrant.budget == first.budget && entrant.rules == first.rules &&
               entrant.threads == 1 && !entrant.virtual_time &&
               samegame::has_one_limit(entrant.budget);
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
                                                   std::span<const std::string> rows) {
    samegame::TrialExtent extent;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto claimed = samegame::place_of_trial(rows[i]);
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

/// The comparison that the rows are trials of.
samegame::Result<samegame::ComparisonRequest> requestOf(std::span<const std::string> rows) {
    const auto head = samegame::head_of_trials(rows.front(), programOfTrials());
    if (!head)
        return head.error();
    if (const auto misfit = misfitOf(head->entrants))
        return *misfit;
    auto names = listedNames(head->extent.boards);
    if (!names)
        return names.error();
    std::vector<std::string> all = *names;
    const auto seen = takeTrials(all, rows.subspan(1));
    if (!seen)
        return seen.error();
    samegame::ComparisonRequest request;
    for (const samegame::Entrant& entrant : head->entrants)
        request.entrants.push_back({entrant.solver, entrant.options, entrant.budget});
    request.seed = head->seed;
    request.runs = std::max({1, head->extent.runs, seen->runs});
    if (const auto error = takeBoards(request, std::move(all), *head->entrants.front().rules))
        return *error;
    return request;
}

/// The trials of a table in the rows of a file.
samegame::Result<std::vector<samegame::Trial>> trialsOf(const samegame::TrialTable& table,
                                                        std::span<const std::string> rows) {
    samegame::TrialFileReader reader(table, programOfTrials());
    for (const std::string& row : rows)
        if (const auto error = reader.read(row))
            return *error;
    return reader.trials();
}

/// Why a file is none of trials, whole or torn; nothing if it is one, or cannot be read.
std::optional<Error> strangerError(const QString& path) {
    const auto file = samegame::open_to_read(nameOf(path), samegame::InputKind::regular_file);
    if (!file)
        return std::nullopt;
    std::optional<Error> error;
    bool isEmpty = true;
    const auto torn = samegame::for_each_line(file->number(), [&](std::string_view row) {
        isEmpty = false;
        error = startError(row);
        return samegame::Result<bool>(false);
    });
    if (!torn || !isEmpty)
        return error;
    return samegame::trial_file_start.starts_with(*torn) ? std::nullopt : startError(*torn);
}

} // namespace

bool isTrialsFile(const QString& path) {
    constexpr std::string_view start = samegame::trial_file_start;
    const auto file = samegame::open_to_read(nameOf(path), samegame::InputKind::regular_file);
    QFile content;
    return file && content.open(file->number(), QIODevice::ReadOnly) &&
           content.read(static_cast<qint64>(start.size())) ==
               QByteArrayView(start.data(), static_cast<qsizetype>(start.size()));
}

samegame::Result<OpenedTrials> readTrials(const QString& path) {
    const auto rows = rowsOf(path);
    if (!rows)
        return rows.error();
    auto request = requestOf(*rows);
    if (!request)
        return request.error();
    auto trials = trialsOf(samegame::table_of(*request), *rows);
    if (!trials)
        return trials.error();
    return OpenedTrials{*request, *trials};
}

samegame::TrialTable tableInFile(const samegame::ComparisonRequest& request) {
    samegame::TrialTable table = samegame::table_of(request);
    for (samegame::Entrant& entrant : table.entrants) {
        entrant.name = QString(QString::fromStdString(entrant.solver->name) + ' ' +
                               optionsText(*entrant.solver, entrant.options))
                           .trimmed()
                           .toStdString();
        table.title += (table.title.empty() ? "" : " against ") + entrant.name;
    }
    table.extent = {boardListOf(request.board_names), request.runs};
    return table;
}

OpenTrials beginTrials(const QString& path, samegame::TrialPlan& plan,
                       const std::vector<samegame::Trial>& trials) {
    // Nobody else writes to one that is there; the lock goes at once, or writeWhole is kept out.
    if (const auto before = samegame::GrowingFile::open(nameOf(path));
        !before && QFile::exists(path))
        return before.error();
    std::string content = samegame::first_trial_line(plan.table(), programOfTrials());
    for (const samegame::Trial& trial : trials)
        content += samegame::trial_line(plan.table(), trial);
    if (const QString reason = writeWhole(path, QByteArray::fromStdString(content));
        !reason.isEmpty())
        return Error{{"%1", reason.toStdString()}};
    auto opened = samegame::GrowingFile::open(nameOf(path));
    if (!opened)
        return opened.error();
    auto file =
        std::make_unique<samegame::TrialFile>(std::move(opened).value(), plan, programOfTrials());
    file->has(trials);
    return file;
}

OpenTrials goOnWithTrials(const QString& path, samegame::TrialPlan& plan,
                          const std::vector<samegame::Trial>& known) {
    auto opened = samegame::GrowingFile::open(nameOf(path)); // what is gone is said
    if (!opened)
        return opened.error();
    if (const auto error = strangerError(path))
        return *error;
    auto file =
        std::make_unique<samegame::TrialFile>(std::move(opened).value(), plan, programOfTrials());
    std::map<samegame::TrialPlace, int> scores;
    for (const samegame::Trial& trial : known)
        scores[trial] = trial.score;
    const auto take = [&scores](const samegame::Trial& trial) -> std::optional<Error> {
        const auto found = scores.find(trial);
        if (found != scores.end() && found->second == trial.score)
            return std::nullopt;
        return Error{{QT_TRANSLATE_NOOP("EngineError",
                                        "it has trials that are not shown here, open it again")}};
    };
    if (const auto error = file->read(take))
        return *error;
    if (const auto error = file->begin_table())
        return *error;
    for (const samegame::Trial& trial : known)
        if (const auto error = file->add(trial))
            return *error;
    return file;
}

bool isNameOf(const std::string& name, const samegame::Board& board) {
    const auto made = samegame::board_of_name(name);
    return made && made->board == board;
}

std::string nameInTrials(const std::string& name, const samegame::Position& board,
                         const samegame::Rules& rules) {
    const bool isId = name.empty() || samegame::is_id_name(name);
    if (isId || !(board == samegame::new_game(board.board, rules)))
        return samegame::id_name_of(board);
    const auto numbered = numberedOf(name);
    if (!numbered)
        return name;
    const bool lacksSize = numbered->before == randomPrefix && numbered->after.empty();
    return numbered->next(0) + (lacksSize ? "/15x15x5" : "");
}

samegame::Result<samegame::Position> boardOfTrials(const std::string& name,
                                                   const samegame::Rules& rules) {
    auto made = samegame::board_of_name(name);
    if (!made || samegame::is_id_name(name))
        return made;
    return samegame::new_game(made->board, rules);
}

std::string boardListOf(std::span<const std::string> names) {
    std::string list;
    while (!names.empty()) {
        const std::size_t count = rangeOf(names);
        list += list.empty() ? "" : ", ";
        if (count < 3) {
            list += names.front();
            names = names.subspan(1);
            continue;
        }
        const Numbered first = *numberedOf(names.front());
        list += first.before + std::to_string(first.number) + "-" +
                std::to_string(first.number + count - 1) + first.after;
        names = names.subspan(count);
    }
    return list;
}

std::optional<std::size_t> fillNames(std::vector<std::string>& names) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!names[i].empty())
            continue;
        std::size_t behind = i;
        while (behind < names.size() && names[behind].empty())
            ++behind;
        const auto before = i == 0 ? std::nullopt : numberedOf(names[i - 1]);
        if (!before || behind == names.size() || names[behind] != before->next(behind - i + 1))
            return i;
        for (std::size_t gap = i; gap < behind; ++gap)
            names[gap] = before->next(gap - i + 1);
    }
    return std::nullopt;
}
