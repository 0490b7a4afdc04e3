#include "app/gui/session/keptresults.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/session/keptjson.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/trialsfile.h"
#include "engine/playout/policy_registry.h"
#include "engine/search/budget.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/trial_file.h"

namespace {

constexpr qint64 mostPlayouts = 1'000'000'000'000;

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
                     {"memory", textOfSeed(request.entrants.front().budget.memory)},
                     {"version", kept.origin.isOfOtherVersion ? QString() : thisProgram()}};
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
    kept.origin.isOfOtherVersion = json.value("version").toString() != thisProgram();
    return true;
}

} // namespace

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
                     {"seed", textOfSeed(kept.job.seed)},
                     {"version", kept.origin.isOfOtherVersion ? QString() : thisProgram()}};
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
    kept.origin.isOfOtherVersion = json.value("version").toString() != thisProgram();
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
    return packedTrials(headOf(kept), samegame::table_of(request), kept.results);
}

std::optional<KeptComparison> decodedComparison(const QByteArray& bytes) {
    const auto [json, rows] = unpackedTrials(bytes);
    KeptComparison kept;
    const auto head = headOfRows(rows);
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
    auto trials = trialsOfRows(rows, samegame::table_of(request));
    if (!trials)
        return std::nullopt;
    kept.results = std::move(*trials);
    return kept;
}
