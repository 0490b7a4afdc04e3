#include "app/gui/research/experimentfiles.h"

#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/keptfiles.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/session/keptjson.h"
#include "app/gui/session/trialsfile.h"
#include "app/version/version.h"
#include "engine/studies/experiment/program_signature.h"
#include "engine/studies/experiment/trial_plan.h"

namespace {

struct FileText {
    Q_DECLARE_TR_FUNCTIONS(ExperimentFiles)
};

QString writeTrials(const QString& path, const KeptExperiment& kept) {
    if (kept.isOfOtherVersion)
        return SharedText::trialsOfOtherVersion();
    samegame::FixedPlan plan(tableInFile(kept.experiment));
    const auto written = beginTrials(path, plan, kept.trials);
    return written ? QString() : errorText(written.error());
}

} // namespace

samegame::pictures::ExperimentReport reportOf(const KeptExperiment& kept) {
    samegame::pictures::ExperimentReport report =
        samegame::pictures::report_of(kept.experiment, kept.trials);
    report.threads = kept.threads;
    if (kept.isOfOtherVersion) { // nobody knows which
        report.program = "another version of samegame";
        return report;
    }
    report.program = nameOfThisProgram();
    report.commit = samegame::program_commit();
    report.signature = samegame::program_signature();
    return report;
}

QStringList experimentFilters() {
    return {FileText::tr("Figure (*.svg)"), FileText::tr("Comma-separated values (*.csv)"),
            FileText::tr("Trials (*.jsonl)")};
}

QString suffixOfFilter(const QString& filter) {
    return filter.section("*.", 1).chopped(1);
}

QString writeExperiment(const QString& path, const KeptExperiment& kept) {
    if (path.endsWith(".svg", Qt::CaseInsensitive))
        return writeWhole(
            path, QByteArray::fromStdString(samegame::pictures::experiment_svg(reportOf(kept))));
    if (path.endsWith(".csv", Qt::CaseInsensitive))
        return writeWhole(path,
                          QByteArray::fromStdString(samegame::pictures::csv_text(reportOf(kept))));
    return writeTrials(path, kept);
}
