#include "app/gui/research/runtables.h"

#include "app/gui/basics/columntable.h"
#include "app/gui/research/distributionsetup.h"

QString csvOfRuns(const ComparisonPlan& plan, const std::vector<samegame::Trial>& results) {
    QString csv = csvRow(
        {"solver", "board", "run", "seed", "score", "cleared", "seconds", "playouts", "nodes"});
    for (const samegame::Trial& result : results)
        csv += csvRow({plan.names[static_cast<qsizetype>(result.entrant)],
                       QString::number(result.board + 1), QString::number(result.run + 1),
                       QString::number(result.seed), QString::number(result.score),
                       QString::number(result.cleared ? 1 : 0), csvNumber(result.seconds),
                       QString::number(result.playouts), QString::number(result.nodes)});
    return csv;
}

QString csvOfRuns(const KeptComparison& kept) {
    ComparisonPlan plan{kept.request, {}, kept.origin.boards};
    nameEntrants(plan);
    return csvOfRuns(plan, kept.results);
}

QString csvOfScores(const KeptDistribution& kept) {
    if (kept.job.isOfList())
        return QString::fromStdString(samegame::csv_text(kept.byBoard));
    DistributionPlan plan{kept.job, {}, kept.origin.isHere, kept.origin.boards, {}};
    nameSeries(plan);
    return csvOfBins(plan.series, kept.histograms, 1);
}

QString csvOfCurves(const std::deque<LoggedRun>& runs) {
    QString csv = csvRow({"run", "solver", "seed", "seconds", "playouts", "score"});
    for (const LoggedRun& run : runs)
        for (const samegame::ScorePoint& point : run.wholeCurve())
            csv += csvRow({QString::number(run.number), run.solver, QString::number(run.seed),
                           csvNumber(point.seconds), QString::number(point.playouts),
                           QString::number(point.score)});
    return csv;
}
