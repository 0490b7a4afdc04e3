#include "app/gui/session/runsummary.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/trialsfile.h"
#include "engine/solvers/solver_registry.h"

namespace {

struct RunText {
    Q_DECLARE_TR_FUNCTIONS(RunSummary)
};

constexpr std::array kindNames{"distribution", "comparison", "convergence",
                               "experiment"}; // in order
constexpr double largestCount = 9e15;         // whole numbers of a double

/// Fills in the means and the bars of the series, and counts the scores.
void takeScores(RunSummary& summary, const std::vector<samegame::ScoreHistogram>& histograms) {
    const samegame::CommonBins bins = samegame::common_bins(histograms, RunSeries::mostBars);
    const auto binCount = static_cast<std::size_t>((bins.to - bins.from) / bins.width);
    double highest = 0;
    std::vector<std::vector<double>> shares;
    for (const samegame::ScoreHistogram& histogram : histograms) {
        std::vector<double> one(binCount);
        for (const auto& bin : histogram.bins(bins.width)) {
            const double share =
                static_cast<double>(bin.count) / static_cast<double>(histogram.count());
            one[static_cast<std::size_t>((bin.from - bins.from) / bins.width)] = share;
            highest = std::max(highest, share);
        }
        shares.push_back(std::move(one));
    }
    for (std::size_t i = 0; i < histograms.size(); ++i) {
        RunSeries& series = summary.series[i];
        series.mean = histograms[i].mean();
        for (const double share : shares[i])
            series.bars.push_back(static_cast<int>(std::lround(100 * share / highest)));
        summary.count += static_cast<qint64>(histograms[i].count());
    }
}

/// Fills in the mean over the boards, and bars that show how the means of the boards lie.
void takeMeans(RunSummary& summary, const samegame::BoardDistributions& drawn) {
    std::vector<samegame::ScoreHistogram> rounded(drawn.policies.size());
    for (const auto& board : drawn.scores)
        for (std::size_t i = 0; i < board.size(); ++i)
            rounded[i].add(static_cast<int>(std::lround(board[i].mean)));
    takeScores(summary, rounded);
    for (std::size_t i = 0; i < rounded.size(); ++i)
        summary.series[i].mean = samegame::means_of(drawn, i).mean();
    summary.count *= static_cast<qint64>(drawn.playouts);
}

/// The means are over boards, as those of the tables.
void takeTrials(RunSummary& summary, const std::vector<samegame::Trial>& trials) {
    std::vector<samegame::ScoreHistogram> histograms(summary.series.size());
    std::vector<samegame::BoardValues> values(summary.series.size());
    for (const samegame::Trial& trial : trials) {
        histograms[trial.entrant].add(trial.score);
        values[trial.entrant].add(trial.board, trial.score);
    }
    takeScores(summary, histograms);
    for (std::size_t i = 0; i < values.size(); ++i)
        if (values[i].boards() > 0)
            summary.series[i].mean = values[i].mean();
}

/// Of a list of boards.
void takeList(RunSummary& summary, const KeptDistribution& kept) {
    summary.first = kept.job.boards.front().start;
    summary.boards << kept.origin.list;
    for (const std::string& policy : kept.job.policies)
        summary.series.push_back({QString::fromStdString(policy), 0, {}});
    takeMeans(summary, kept.byBoard);
}

QJsonObject jsonOf(const RunSeries& series) {
    QJsonArray bars;
    for (const int bar : series.bars)
        bars << bar;
    return {{"searcher", series.searcher}, {"mean", series.mean}, {"bars", bars}};
}

std::optional<RunSeries> seriesOf(const QJsonObject& json) {
    RunSeries series{json.value("searcher").toString(), json.value("mean").toDouble(NAN), {}};
    const QJsonArray bars = json.value("bars").toArray();
    for (const auto& value : bars) {
        const int bar = value.toInt(-1);
        if (bar < 0 || bar > 100)
            return std::nullopt;
        series.bars.push_back(bar);
    }
    const bool isSound = !series.searcher.isEmpty() && std::isfinite(series.mean) &&
                         series.bars.size() <= static_cast<std::size_t>(RunSeries::mostBars);
    return isSound ? std::optional(series) : std::nullopt;
}

bool isCount(double number, double most) {
    return number >= 0 && number <= most && number == std::floor(number);
}

} // namespace

double RunSummary::bestMean() const {
    std::optional<double> best;
    for (const RunSeries& one : series)
        if (std::ranges::any_of(one.bars, [](int bar) { return bar > 0; }))
            best = std::max(best.value_or(one.mean), one.mean);
    return best.value_or(0);
}

QString searcherOf(const samegame::Entrant& entrant) {
    const QString options = optionsText(*entrant.solver, entrant.options);
    const auto name = QString::fromStdString(entrant.solver->name);
    return options.isEmpty() ? name : name + ' ' + options;
}

RunSummary summaryOf(const KeptDistribution& kept) {
    const bool hasHere = std::ranges::find(kept.origin.isHere, true) != kept.origin.isHere.end();
    RunSummary summary;
    summary.kind = RunKind::Distribution;
    summary.budget.playouts = kept.job.playouts;
    summary.seed = kept.job.seed;
    if (kept.job.isOfList()) {
        takeList(summary, kept);
        return summary;
    }
    summary.movesBefore = hasHere ? kept.origin.movesBefore : 0;
    summary.first = kept.job.sources.front().position;
    for (std::size_t i = 0; i < kept.job.sources.size(); ++i) {
        summary.series.push_back({QString::fromStdString(kept.job.sources[i].policy), 0, {}});
        const QString board = kept.origin.isHere[i] ? kept.origin.gameName
                                                    : kept.origin.boards[static_cast<qsizetype>(i)];
        if (!summary.boards.contains(board))
            summary.boards << board;
    }
    takeScores(summary, kept.histograms);
    return summary;
}

RunSummary summaryOf(const KeptComparison& kept) {
    const samegame::ComparisonRequest& request = kept.request;
    RunSummary summary;
    summary.kind = RunKind::Comparison;
    summary.boards << (kept.origin.boards.isEmpty() ? kept.origin.boardName : kept.origin.boards);
    summary.first = request.boards.front();
    summary.budget = request.entrants.front().budget;
    summary.seed = request.seed;
    for (const samegame::Entrant& entrant : request.entrants)
        summary.series.push_back({searcherOf(entrant), 0, {}});
    takeTrials(summary, kept.results);
    return summary;
}

RunSummary summaryOf(const KeptExperiment& kept) {
    const samegame::Experiment& experiment = kept.experiment;
    std::vector<std::string> names;
    for (const samegame::NamedBoard& board : experiment.boards)
        names.push_back(board.name);
    RunSummary summary;
    summary.kind = RunKind::Experiment;
    summary.boards << QString::fromStdString(experiment.name + ": " + boardListOf(names));
    summary.first = experiment.boards.front().start;
    summary.budget = experiment.entrants.front().budget;
    summary.seed = experiment.seed;
    for (const samegame::ExperimentEntrant& entrant : experiment.entrants)
        summary.series.push_back({QString::fromStdString(entrant.name), 0, {}});
    takeTrials(summary, kept.trials);
    return summary;
}

QString textOfSummary(const RunSummary& summary) {
    QJsonArray series;
    for (const RunSeries& one : summary.series)
        series << jsonOf(one);
    const auto unit = samegame::name_of(samegame::unit_of(summary.budget));
    const QJsonObject json{
        {"kind", kindNames[static_cast<std::size_t>(summary.kind)]},
        {"boards", QJsonArray::fromStringList(summary.boards)},
        {"before", summary.movesBefore},
        {"first", boardKey(summary.first)},
        {"unit", QString::fromUtf8(unit.data(), static_cast<qsizetype>(unit.size()))},
        {"amount", samegame::amount_of(summary.budget)},
        {"seed", QString::number(summary.seed)},
        {"count", static_cast<double>(summary.count)},
        {"series", series}};
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

std::optional<RunSummary> summaryOfText(const QString& text) {
    const QJsonObject json = QJsonDocument::fromJson(text.toUtf8()).object();
    const auto kind = std::ranges::find(kindNames, json.value("kind").toString());
    const auto first = positionOfKey(json.value("first").toString());
    const auto unit = samegame::budget_unit_of(json.value("unit").toString().toStdString());
    const auto budget = samegame::budget_of(unit.value_or(samegame::BudgetUnit::seconds),
                                            json.value("amount").toDouble());
    bool isSeed = false;
    const quint64 seed = json.value("seed").toString().toULongLong(&isSeed);
    const double before = json.value("before").toDouble(-1);
    const double count = json.value("count").toDouble(-1);
    if (kind == kindNames.end() || !first || !unit || !budget || !isSeed ||
        !isCount(before, samegame::max_moves) || !isCount(count, largestCount))
        return std::nullopt;
    RunSummary summary;
    summary.kind = static_cast<RunKind>(kind - kindNames.begin());
    summary.boards = json.value("boards").toVariant().toStringList();
    summary.movesBefore = static_cast<int>(before);
    summary.first = *first;
    summary.budget = *budget;
    summary.seed = seed;
    summary.count = static_cast<qint64>(count);
    const QJsonArray all = json.value("series").toArray();
    for (const auto& value : all) {
        const auto series = seriesOf(value.toObject());
        if (!series)
            return std::nullopt;
        summary.series.push_back(*series);
    }
    return summary.series.empty() ? std::nullopt : std::optional(summary);
}

QString titleOf(RunKind kind) {
    switch (kind) {
    case RunKind::Distribution:
        return RunText::tr("Distribution");
    case RunKind::Comparison:
        return RunText::tr("Comparison");
    case RunKind::Convergence:
        return RunText::tr("Convergence");
    case RunKind::Experiment:
        break;
    }
    return RunText::tr("Experiment");
}

QString searcherTitle(const RunSeries& series, RunKind kind) {
    if (kind == RunKind::Distribution)
        return policyText(series.searcher);
    if (kind == RunKind::Experiment)
        return series.searcher;
    const auto* solver = samegame::find_solver(series.searcher.section(' ', 0, 0).toStdString());
    if (!solver)
        return series.searcher;
    const auto options = parseOptionsText(*solver, series.searcher.section(' ', 1));
    return options ? solverText(*solver, *options) : series.searcher;
}

QString boardsText(const RunSummary& summary) {
    QStringList titles;
    for (const QString& board : summary.boards)
        titles << titleOfBoard(board, summary.first.board.rows(), summary.first.board.columns());
    QString text = SharedText::list(titles);
    if (summary.movesBefore > 0)
        text = RunText::tr("%1 after %Ln moves", "a board", summary.movesBefore).arg(text);
    const QString rules = titlesOf({summary.first.rules});
    return rules.isEmpty() ? text : RunText::tr("%1, %2", "board, rules").arg(text, rules);
}
