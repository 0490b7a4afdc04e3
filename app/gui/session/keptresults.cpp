#include "app/gui/session/keptresults.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>
#include <cmath>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/trialsfile.h"
#include "engine/game/scoring.h"
#include "engine/playout/policy_registry.h"
#include "engine/search/budget.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/trial_file.h"

namespace {

constexpr qsizetype mostUnpackedBytes = qsizetype{1} << 28;
constexpr qint64 mostPlayouts = 1'000'000'000'000;

/// Which program ran the trials stands apart, so that another version of it still shows them.
const samegame::TrialProgram sessionProgram{"samegame session", "1"};

QByteArray packed(const QJsonObject& json) {
    return qCompress(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

/// The size that the bytes tell is believed up to a limit.
QByteArray unpackedBytes(const QByteArray& bytes) {
    if (bytes.size() < 4)
        return {};
    qint64 size = 0;
    for (int i = 0; i < 4; ++i)
        size = size << 8 | static_cast<unsigned char>(bytes[i]);
    return size <= mostUnpackedBytes ? qUncompress(bytes) : QByteArray();
}

QJsonObject unpacked(const QByteArray& bytes) {
    return QJsonDocument::fromJson(unpackedBytes(bytes)).object();
}

QString textOf(quint64 number) {
    return QString::number(number);
}

/// A whole number within limits.
std::optional<qint64> numberIn(const QJsonValue& json, qint64 least, qint64 most) {
    const double number = json.toDouble(NAN);
    if (!(number >= static_cast<double>(least) && number <= static_cast<double>(most)) ||
        number != std::floor(number))
        return std::nullopt;
    return static_cast<qint64>(number);
}

std::optional<quint64> seedOf(const QJsonValue& json) {
    bool isNumber = false;
    const quint64 seed = json.toString().toULongLong(&isNumber);
    return isNumber ? std::optional(seed) : std::nullopt;
}

std::optional<qint64> scoreOf(const QJsonValue& json) {
    const auto [least, most] = samegame::score_range_of_all();
    return numberIn(json, least, most);
}

// ---- boards

/// A key and a name for each.
QJsonArray jsonOf(const std::vector<samegame::NamedBoard>& boards) {
    QJsonArray all;
    for (const samegame::NamedBoard& board : boards)
        all << boardKey(board.start) << QString::fromStdString(board.name);
    return all;
}

/// Nothing if one is damaged or there is none.
std::optional<std::vector<samegame::NamedBoard>> boardsOf(const QJsonArray& json) {
    if (json.isEmpty() || json.size() % 2 != 0)
        return std::nullopt;
    std::vector<samegame::NamedBoard> boards;
    for (qsizetype i = 0; i < json.size(); i += 2) {
        const auto start = positionOfKey(json[i].toString());
        if (!start)
            return std::nullopt;
        boards.push_back({json[i + 1].toString().toStdString(), *start});
    }
    return boards;
}

// ---- distribution

QJsonArray jsonOf(const samegame::ScoreHistogram& histogram) {
    QJsonArray counts;
    for (const auto& [score, count] : histogram.counts())
        counts << score << static_cast<qint64>(count);
    return counts;
}

std::optional<samegame::ScoreHistogram> histogramOf(const QJsonArray& counts) {
    samegame::ScoreHistogram histogram;
    for (qsizetype i = 0; i + 1 < counts.size(); i += 2) {
        const auto score = scoreOf(counts[i]);
        const auto count = numberIn(counts[i + 1], 1, mostPlayouts);
        if (!score || !count)
            return std::nullopt;
        histogram.add(static_cast<int>(*score), static_cast<std::uint64_t>(*count));
    }
    return counts.size() % 2 == 0 ? std::optional(histogram) : std::nullopt;
}

QJsonArray sourcesOf(const KeptDistribution& kept) {
    QJsonArray sources;
    for (std::size_t i = 0; i < kept.job.sources.size(); ++i) {
        const DistributionSource& source = kept.job.sources[i];
        sources << QJsonObject{{"position", boardKey(source.position)},
                               {"before", source.scoreBefore},
                               {"policy", QString::fromStdString(source.policy)},
                               {"here", bool(kept.origin.isHere[i])},
                               {"board", kept.origin.boards[static_cast<qsizetype>(i)]},
                               {"counts", jsonOf(kept.histograms[i])}};
    }
    return sources;
}

bool takeSource(const QJsonObject& json, KeptDistribution& kept) {
    const auto position = positionOfKey(json.value("position").toString());
    const auto before = scoreOf(json.value("before"));
    const std::string policy = json.value("policy").toString().toStdString();
    const auto histogram = histogramOf(json.value("counts").toArray());
    if (!position || !before || !histogram || samegame::policy_error(policy))
        return false;
    kept.job.sources.push_back({*position, static_cast<int>(*before), policy});
    kept.origin.isHere.push_back(json.value("here").toBool());
    kept.origin.boards << json.value("board").toString();
    kept.histograms.push_back(*histogram);
    return true;
}

/// Four numbers for each policy on each board; the playouts are the same everywhere.
QJsonArray jsonOf(const samegame::BoardDistributions& drawn) {
    QJsonArray numbers;
    for (const auto& board : drawn.scores)
        for (const samegame::ScoreSummary& scores : board)
            numbers << scores.mean << scores.deviation << scores.minimum << scores.maximum;
    return numbers;
}

std::optional<samegame::ScoreSummary> scoresAt(const QJsonArray& numbers, qsizetype first,
                                               std::uint64_t playouts) {
    const double mean = numbers[first].toDouble(NAN);
    const double deviation = numbers[first + 1].toDouble(NAN);
    const auto minimum = scoreOf(numbers[first + 2]);
    const auto maximum = scoreOf(numbers[first + 3]);
    const bool isSound = minimum && maximum && mean >= static_cast<double>(*minimum) &&
                         mean <= static_cast<double>(*maximum) && deviation >= 0 &&
                         deviation <= static_cast<double>(*maximum - *minimum);
    if (!isSound)
        return std::nullopt;
    return samegame::ScoreSummary{playouts, mean, deviation, static_cast<int>(*minimum),
                                  static_cast<int>(*maximum)};
}

bool takeScores(const QJsonArray& numbers, KeptDistribution& kept) {
    constexpr qsizetype each = 4;
    const DistributionJob& job = kept.job;
    const qsizetype row = each * static_cast<qsizetype>(job.policies.size());
    if (numbers.size() % row != 0 ||
        numbers.size() / row > static_cast<qsizetype>(job.boards.size()))
        return false;
    samegame::BoardDistributions& drawn = kept.byBoard;
    drawn = {job.policies, {}, {}, job.playouts, job.seed};
    for (qsizetype i = 0; i < numbers.size(); i += each) {
        const auto scores = scoresAt(numbers, i, job.playouts);
        if (!scores)
            return false;
        if (i % row == 0) {
            drawn.boards.push_back(job.boards[drawn.boards.size()]);
            drawn.scores.emplace_back();
        }
        drawn.scores.back().push_back(*scores);
    }
    return true;
}

/// Of a list: what is not the same for all distributions.
bool takeList(const QJsonObject& json, KeptDistribution& kept) {
    const auto boards = boardsOf(json.value("boards").toArray());
    const QJsonArray policies = json.value("policies").toArray();
    if (!boards || policies.isEmpty())
        return false;
    kept.job.boards = *boards;
    for (const auto& policy : policies) {
        kept.job.policies.push_back(policy.toString().toStdString());
        if (samegame::policy_error(kept.job.policies.back()))
            return false;
    }
    kept.origin.list = json.value("list").toString();
    return takeScores(json.value("scores").toArray(), kept);
}

bool takeSources(const QJsonArray& sources, KeptDistribution& kept) {
    return !sources.isEmpty() && std::ranges::all_of(sources, [&kept](const QJsonValue& source) {
        return takeSource(source.toObject(), kept);
    });
}

/// Whether there is something of each part.
bool isWhole(const KeptDistribution& kept) {
    const std::size_t count = kept.job.sources.size();
    return kept.job.isOfList() ||
           (count > 0 && kept.histograms.size() == count && kept.origin.isHere.size() == count &&
            kept.origin.boards.size() == static_cast<qsizetype>(count));
}

// ---- runs

QJsonObject jsonOf(const LoggedRun& run) {
    const samegame::SolverEntry& solver = *run.searcher.solver;
    QJsonArray curve;
    for (const samegame::ScorePoint& point : run.curve)
        curve << point.seconds << static_cast<double>(point.playouts) << point.score;
    return {{"number", run.number},
            {"solver", QString::fromStdString(solver.name)},
            {"options", optionsText(solver, run.searcher.options)},
            {"seed", textOf(run.seed)},
            {"threads", run.threads},
            {"before", run.movesBefore},
            {"comparison", run.isComparison},
            {"series", run.series},
            {"curve", curve},
            {"best", run.best},
            {"playouts", static_cast<double>(run.playouts)},
            {"nodes", static_cast<double>(run.nodes)},
            {"seconds", run.seconds},
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
    const auto number = numberIn(json.value("number"), 1, INT_MAX);
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
    run.seed = *seed;
    run.threads = static_cast<int>(*threads);
    run.movesBefore = static_cast<int>(*before);
    run.isComparison = json.value("comparison").toBool();
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

// ---- comparison

QJsonObject headOf(const KeptComparison& kept) {
    const samegame::ComparisonRequest& request = kept.request;
    std::vector<samegame::NamedBoard> boards;
    for (std::size_t i = 0; i < request.boards.size(); ++i)
        boards.push_back({i < request.board_names.size() ? request.board_names[i] : std::string(),
                          request.boards[i]});
    QJsonObject head{{"boards", jsonOf(boards)},
                     {"list", kept.origin.boards},
                     {"name", kept.origin.boardName},
                     {"run", kept.origin.run},
                     {"path", kept.path},
                     {"runs", request.runs},
                     {"threads", request.threads},
                     {"memory", textOf(request.entrants.front().budget.memory)},
                     {"version", kept.origin.isOfOtherVersion
                                     ? QString()
                                     : QCoreApplication::applicationVersion()}};
    if (request.margin)
        head.insert("margin", *request.margin);
    return head;
}

/// Older bytes have none.
bool takeMargin(const QJsonObject& json, samegame::ComparisonRequest& request) {
    if (!json.contains("margin"))
        return true;
    const double margin = json.value("margin").toDouble(NAN);
    request.margin = margin;
    return margin > 0 && margin <= samegame::most_margin && request.runs == 1;
}

bool takeHead(const QJsonObject& json, KeptComparison& kept) {
    samegame::ComparisonRequest& request = kept.request;
    const auto boards = boardsOf(json.value("boards").toArray());
    const auto runs = numberIn(json.value("runs"), 1, samegame::most_runs);
    const auto threads = numberIn(json.value("threads"), 1, samegame::most_threads);
    if (!boards || !runs || !threads)
        return false;
    for (const auto& [name, start] : *boards) {
        request.boards.push_back(start);
        request.board_names.push_back(name);
    }
    request.runs = static_cast<int>(*runs);
    request.threads = static_cast<int>(*threads);
    if (!takeMargin(json, request))
        return false;
    kept.origin.boards = json.value("list").toString();
    kept.origin.boardName = json.value("name").toString();
    kept.origin.run = json.value("run").toString();
    kept.path = json.value("path").toString();
    kept.origin.isOfOtherVersion =
        json.value("version").toString() != QCoreApplication::applicationVersion();
    return true;
}

} // namespace

QString newRunId() {
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

bool KeptDistribution::hasScores() const {
    if (job.isOfList())
        return !byBoard.boards.empty();
    return std::ranges::none_of(histograms, &samegame::ScoreHistogram::empty);
}

QByteArray encoded(const KeptDistribution& kept) {
    if (!isWhole(kept))
        return {};
    QJsonObject json{{"game", boardKey(kept.origin.game)},
                     {"name", kept.origin.gameName},
                     {"run", kept.origin.run},
                     {"before", kept.origin.movesBefore},
                     {"playouts", static_cast<double>(kept.job.playouts)},
                     {"seed", textOf(kept.job.seed)}};
    if (!kept.job.isOfList()) {
        json["sources"] = sourcesOf(kept);
        return packed(json);
    }
    QJsonArray policies;
    for (const std::string& policy : kept.job.policies)
        policies << QString::fromStdString(policy);
    json["list"] = kept.origin.list;
    json["boards"] = jsonOf(kept.job.boards);
    json["policies"] = policies;
    json["scores"] = jsonOf(kept.byBoard);
    return packed(json);
}

std::optional<KeptDistribution> decodedDistribution(const QByteArray& bytes) {
    const QJsonObject json = unpacked(bytes);
    const auto game = positionOfKey(json.value("game").toString());
    const auto before = numberIn(json.value("before"), 0, samegame::max_moves);
    const auto playouts = numberIn(json.value("playouts"), 1, mostPlayouts);
    const auto seed = seedOf(json.value("seed"));
    if (!game || !before || !playouts || !seed)
        return std::nullopt;
    KeptDistribution kept;
    kept.origin.game = *game;
    kept.origin.movesBefore = static_cast<int>(*before);
    kept.origin.gameName = json.value("name").toString();
    kept.origin.run = json.value("run").toString();
    kept.job.playouts = static_cast<std::uint64_t>(*playouts);
    kept.job.seed = *seed;
    const bool isTaken = json.contains("list") ? takeList(json, kept)
                                               : takeSources(json.value("sources").toArray(), kept);
    return isTaken ? std::optional(kept) : std::nullopt;
}

QByteArray encoded(const KeptComparison& kept) {
    const samegame::ComparisonRequest& request = kept.request;
    if (request.entrants.empty() || kept.results.empty())
        return {};
    const samegame::TrialTable table = samegame::table_of(request);
    std::string rows = QJsonDocument(headOf(kept)).toJson(QJsonDocument::Compact).toStdString();
    rows += '\n' + samegame::first_trial_line(table, sessionProgram);
    for (const samegame::Trial& trial : kept.results) {
        rows += samegame::trial_line(table, trial);
        if (rows.size() > static_cast<std::size_t>(mostUnpackedBytes))
            return {};
    }
    return qCompress(QByteArray::fromStdString(rows));
}

std::optional<KeptComparison> decodedComparison(const QByteArray& bytes) {
    QList<QByteArray> rows = unpackedBytes(bytes).split('\n');
    if (rows.size() < 3)
        return std::nullopt;
    rows.removeLast(); // what is behind the last end of a row
    const QJsonObject json = QJsonDocument::fromJson(rows.takeFirst()).object();
    KeptComparison kept;
    const auto head = samegame::head_of_trials(rows.first().toStdString(), sessionProgram);
    if (!head || !takeHead(json, kept))
        return std::nullopt;
    samegame::ComparisonRequest& request = kept.request;
    if (head->entrants.empty() || head->entrants.size() > mostEntrants ||
        (request.margin && head->entrants.size() != 2))
        return std::nullopt;
    samegame::Budget budget = head->entrants.front().budget;
    budget.memory = seedOf(json.value("memory")).value_or(budget.memory);
    for (const samegame::Entrant& entrant : head->entrants)
        request.entrants.push_back({entrant.solver, entrant.options, budget});
    request.seed = head->seed;
    const samegame::TrialTable table = samegame::table_of(request);
    samegame::TrialFileReader reader(table, sessionProgram);
    for (const QByteArray& row : rows)
        if (reader.read(std::string_view(row.constData(), static_cast<std::size_t>(row.size()))))
            return std::nullopt;
    kept.results = reader.trials();
    return kept;
}

QByteArray encoded(const RunLog::Content& content) {
    QJsonArray games;
    std::size_t points = 0;
    for (const RunLog::GameLog& log : content.logs) {
        QJsonArray runs;
        for (const LoggedRun& run : log.runs) {
            points += run.curve.size() + 1;
            if (points <= mostKeptPoints)
                runs << jsonOf(run);
        }
        if (!runs.isEmpty())
            games << QJsonObject{{"game", boardKey(log.start)}, {"runs", runs}};
    }
    return games.isEmpty() ? QByteArray()
                           : packed({{"games", games}, {"last", content.lastNumber}});
}

std::optional<RunLog::Content> decodedRuns(const QByteArray& bytes) {
    const QJsonObject json = unpacked(bytes);
    const auto last = numberIn(json.value("last"), 1, INT_MAX / 2);
    if (!last)
        return std::nullopt;
    RunLog::Content content{{}, static_cast<int>(*last)};
    const QJsonArray games = json.value("games").toArray();
    for (const auto& value : games) {
        const QJsonObject game = value.toObject();
        const auto start = positionOfKey(game.value("game").toString());
        if (!start || content.logs.size() == RunLog::mostGames)
            return std::nullopt;
        RunLog::GameLog log{*start, {}};
        const QJsonArray runs = game.value("runs").toArray();
        for (const auto& run : runs) {
            const auto read = runOf(run.toObject());
            if (!read || read->number > *last || log.runs.size() == RunLog::mostRuns)
                return std::nullopt;
            log.runs.push_back(*read);
        }
        content.logs.push_back(std::move(log));
    }
    return content.logs.empty() ? std::nullopt : std::optional(content);
}
