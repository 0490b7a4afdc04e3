// What charts show, as the session keeps it. The first byte chooses which of them it is, the rest
// is what stands in their pressed bytes: no chance would press them right.

#include <array>

#include "app/gui/session/keptexperiment.h"
#include "app/gui/session/keptlogs.h"
#include "app/gui/session/runsummary.h"
#include "engine/game/line.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/qtfuzz.h"

using namespace samegame;
using samegame::fuzz::require;

namespace {

void checkDistribution(const QByteArray& bytes) {
    const auto content = decodedDistribution(bytes);
    if (!content)
        return;
    require(content->histograms.size() == content->job.sources.size() &&
                content->origin.isHere.size() == content->histograms.size(),
            "each source has its histogram");
    const BoardDistributions& byBoard = content->byBoard;
    require(byBoard.scores.size() == byBoard.boards.size() &&
                byBoard.boards.size() <= content->job.boards.size(),
            "each board of a list has its scores");
    for (const auto& scores : byBoard.scores)
        require(scores.size() == byBoard.policies.size(), "each policy has its scores");
    const auto again = decodedDistribution(encoded(*content));
    require(again && again->histograms == content->histograms &&
                again->byBoard.scores == byBoard.scores,
            "what is written can be read");
}

void checkComparison(const QByteArray& bytes) {
    const auto content = decodedComparison(bytes);
    if (!content)
        return;
    const ComparisonRequest& request = content->request;
    require(!request.margin || (request.entrants.size() == 2 && request.runs == 1),
            "what a margin decides has pairs of runs");
    for (const Trial& trial : content->results) {
        require(trial.entrant < request.entrants.size() && trial.board < request.boards.size() &&
                    trial.run < request.runs,
                "each trial has its place");
        const Position& start = request.boards[trial.board];
        const auto line = replay(start.board, start.rules, trial.moves);
        require(line && line->score == (trial.moves.empty() ? line->score : trial.score),
                "a trial replays to its score");
    }
    if (content->results.empty())
        return;
    const auto again = decodedComparison(encoded(*content));
    require(again && again->results.size() == content->results.size(),
            "what is written can be read");
}

void checkRuns(const QByteArray& bytes) {
    const auto content = decodedRuns(bytes);
    if (!content)
        return;
    bool hasRuns = false;
    for (const RunLog::GameLog& log : content->logs)
        for (const LoggedRun& run : log.runs) {
            require(run.searcher.solver != nullptr, "a run has its solver");
            hasRuns = true;
        }
    const QByteArray written = encoded(*content);
    require(!hasRuns || written.isEmpty() || decodedRuns(written), "what is written can be read");
}

void checkLog(const QByteArray& bytes) {
    const auto log = decodedLog(bytes);
    if (!log)
        return;
    const RunSummary summary = summaryOf(*log);
    require(summary.count == static_cast<qint64>(log->runs.size()), "each search is counted");
    require(summaryOfText(textOfSummary(summary)).has_value(), "its summary can be read");
    const QByteArray written = encoded(*log);
    require(written.isEmpty() || decodedLog(written), "what is written can be read");
}

void checkExperiment(const QByteArray& bytes) {
    const auto kept = decodedExperiment(bytes);
    if (!kept)
        return;
    require(summaryOf(*kept).count == static_cast<qint64>(kept->trials.size()),
            "each trial is counted");
    const auto again = decodedExperiment(encoded(*kept));
    require(again && again->trials.size() == kept->trials.size(), "what is written can be read");
}

} // namespace

SAMEGAME_FUZZ_TARGET(results) {
    fuzz::startQt();
    if (size == 0)
        return 0;
    const QByteArray bytes =
        qCompress(QByteArray(reinterpret_cast<const char*>(data) + 1, qsizetype(size - 1)));
    constexpr std::array checks{checkDistribution, checkComparison, checkRuns, checkLog,
                                checkExperiment};
    checks[data[0] % checks.size()](bytes);
    return 0;
}
