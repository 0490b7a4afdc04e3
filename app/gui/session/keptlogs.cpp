#include "app/gui/session/keptlogs.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <climits>
#include <cmath>
#include <utility>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/session/keptjson.h"
#include "app/gui/session/kepttexts.h"
#include "engine/search/budget.h"
#include "engine/solvers/solver_registry.h"

namespace {

constexpr int mostNumber = INT_MAX / 2; // of a run: others are counted on from it

QJsonObject jsonOf(const LoggedRun& run) {
    const samegame::SolverEntry& solver = *run.searcher.solver;
    QJsonArray curve;
    for (const samegame::ScorePoint& point : run.curve)
        curve << point.seconds << static_cast<double>(point.playouts) << point.score;
    return {{"number", run.number},
            {"solver", QString::fromStdString(solver.name)},
            {"options", optionsText(solver, run.searcher.options)},
            {"seed", textOfSeed(run.seed)},
            {"threads", run.threads},
            {"before", run.movesBefore},
            {"comparison", run.isComparison},
            {"series", run.series},
            {"curve", curve},
            {"best", run.best},
            {"playouts", static_cast<double>(run.playouts)},
            {"nodes", static_cast<double>(run.nodes)},
            {"seconds", run.seconds},
            {"version", run.isOfOtherVersion ? QString() : thisProgram()},
            {"stop", run.stop ? static_cast<int>(*run.stop) : -1}};
}

std::optional<double> secondsOf(const QJsonValue& json) {
    const double seconds = json.toDouble(NAN);
    return seconds >= 0 && seconds <= samegame::most_measured_seconds ? std::optional(seconds)
                                                                      : std::nullopt;
}

bool takeCurve(const QJsonArray& json, LoggedRun& run) {
    if (json.size() % 3 != 0 || static_cast<std::size_t>(json.size()) / 3 > mostKeptPoints)
        return false;
    for (qsizetype i = 0; i < json.size(); i += 3) {
        const auto seconds = secondsOf(json[i]);
        const auto playouts = numberIn(json[i + 1], 0, qint64{1} << 53);
        const auto score = scoreOf(json[i + 2]);
        if (!seconds || !playouts || !score)
            return false;
        run.curve.push_back(
            {*seconds, static_cast<std::uint64_t>(*playouts), static_cast<int>(*score)});
    }
    return true;
}

std::optional<LoggedRun> runOf(const QJsonObject& json) {
    const auto* solver = samegame::find_solver(json.value("solver").toString().toStdString());
    if (!solver)
        return std::nullopt;
    const auto options = parseOptionsText(*solver, json.value("options").toString());
    const auto number = numberIn(json.value("number"), 1, mostNumber);
    const auto seed = seedOf(json.value("seed"));
    const auto threads = numberIn(json.value("threads"), 1, samegame::most_threads);
    const auto before = numberIn(json.value("before"), 0, samegame::max_moves);
    const auto best = scoreOf(json.value("best"));
    const auto playouts = numberIn(json.value("playouts"), 0, qint64{1} << 53);
    const auto nodes = numberIn(json.value("nodes"), 0, qint64{1} << 53);
    const auto seconds = secondsOf(json.value("seconds"));
    const auto stop =
        numberIn(json.value("stop"), -1, static_cast<int>(samegame::StopReason::nothing_left));
    LoggedRun run;
    if (!options || !number || !seed || !threads || !before || !best || !playouts || !nodes ||
        !seconds || !stop || !takeCurve(json.value("curve").toArray(), run))
        return std::nullopt;
    run.number = static_cast<int>(*number);
    run.searcher = {solver, *options};
    run.solver = solverText(*solver, *options);
    run.seed = *seed;
    run.threads = static_cast<int>(*threads);
    run.movesBefore = static_cast<int>(*before);
    run.isComparison = json.value("comparison").toBool();
    run.isOfOtherVersion = json.value("version").toString() != thisProgram();
    if (const auto series =
            numberIn(json.value("series"), 0, RunLog::mostRuns)) // older bytes have none
        run.series = static_cast<int>(*series);
    run.best = static_cast<int>(*best);
    run.playouts = static_cast<quint64>(*playouts);
    run.nodes = static_cast<quint64>(*nodes);
    run.seconds = *seconds;
    if (*stop >= 0)
        run.stop = static_cast<samegame::StopReason>(*stop);
    return run;
}

/// Of the runs of a game, as long as there are points left for them.
QJsonObject jsonOf(const RunLog::GameLog& log, std::size_t& pointsLeft) {
    QJsonArray runs;
    for (const LoggedRun& run : log.runs) {
        const std::size_t points = run.curve.size() + 1;
        if (points > pointsLeft)
            break;
        pointsLeft -= points;
        runs << jsonOf(run);
    }
    return {
        {"game", boardKey(log.start)}, {"name", log.gameName}, {"run", log.run}, {"runs", runs}};
}

std::optional<RunLog::GameLog> logOf(const QJsonObject& json) {
    const auto start = positionOfKey(json.value("game").toString());
    if (!start)
        return std::nullopt;
    // Older bytes have neither name nor ID.
    RunLog::GameLog log{*start, {}, json.value("name").toString(), json.value("run").toString()};
    const QJsonArray runs = json.value("runs").toArray();
    for (const auto& run : runs) {
        const auto read = runOf(run.toObject());
        if (!read || log.runs.size() == RunLog::mostRuns)
            return std::nullopt;
        log.runs.push_back(*read);
    }
    return log;
}

bool hasRuns(const QJsonObject& log) {
    return !log.value("runs").toArray().isEmpty();
}

} // namespace

QByteArray encoded(const RunLog::Content& content) {
    QJsonArray games;
    std::size_t pointsLeft = mostKeptPoints;
    for (const RunLog::GameLog& log : content.logs)
        if (const QJsonObject json = jsonOf(log, pointsLeft); hasRuns(json))
            games << json;
    return games.isEmpty() ? QByteArray()
                           : packed({{"games", games}, {"last", content.lastNumber}});
}

std::optional<RunLog::Content> decodedRuns(const QByteArray& bytes) {
    const QJsonObject json = unpacked(bytes);
    const auto last = numberIn(json.value("last"), 1, mostNumber);
    if (!last)
        return std::nullopt;
    RunLog::Content content{{}, static_cast<int>(*last)};
    const QJsonArray games = json.value("games").toArray();
    for (const auto& game : games) {
        auto log = logOf(game.toObject());
        if (!log || content.logs.size() == RunLog::mostGames ||
            std::ranges::any_of(log->runs,
                                [&](const LoggedRun& run) { return run.number > *last; }))
            return std::nullopt;
        content.logs.push_back(std::move(*log));
    }
    return content.logs.empty() ? std::nullopt : std::optional(content);
}

QByteArray encoded(const RunLog::GameLog& log) {
    std::size_t pointsLeft = mostKeptPoints;
    const QJsonObject json = jsonOf(log, pointsLeft);
    return hasRuns(json) ? packed(json) : QByteArray();
}

std::optional<RunLog::GameLog> decodedLog(const QByteArray& bytes) {
    const auto log = logOf(unpacked(bytes));
    return log && !log->runs.empty() ? log : std::nullopt;
}
