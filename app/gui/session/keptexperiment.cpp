#include "app/gui/session/keptexperiment.h"

#include <QJsonObject>

#include <cmath>

#include "app/gui/session/keptjson.h"
#include "app/pictures/experiment_report.h"
#include "engine/studies/experiment/experiment_file.h"

bool KeptExperiment::isComplete() const {
    return trials.size() == samegame::table_of(experiment).size();
}

std::optional<samegame::Experiment> shippedExperiment(const QString& name, double scale) {
    const auto* shipped = samegame::find_experiment(name.toStdString());
    if (!shipped || !(scale >= samegame::least_scale && scale <= 1))
        return std::nullopt;
    return samegame::scaled(*shipped, scale);
}

samegame::TrialTable tableInFile(const samegame::Experiment& experiment) {
    samegame::TrialTable table = samegame::table_of(experiment);
    table.title = samegame::pictures::title_of(experiment);
    return table;
}

QByteArray encoded(const KeptExperiment& kept) {
    const samegame::Experiment& experiment = kept.experiment;
    if (kept.trials.empty())
        return {};
    const QJsonObject head{{"experiment", QString::fromStdString(experiment.name)},
                           {"scale", experiment.scale},
                           {"run", kept.run},
                           {"threads", kept.threads},
                           {"version", kept.isOfOtherVersion ? QString() : thisProgram()}};
    return packedTrials(head, samegame::table_of(experiment), kept.trials);
}

std::optional<KeptExperiment> decodedExperiment(const QByteArray& bytes) {
    const UnpackedTrials unpacked = unpackedTrials(bytes);
    const QJsonObject& head = unpacked.head;
    const auto experiment =
        shippedExperiment(head.value("experiment").toString(), head.value("scale").toDouble(NAN));
    if (!experiment)
        return std::nullopt;
    auto trials = trialsOfRows(unpacked.rows, samegame::table_of(*experiment));
    if (!trials || trials->empty())
        return std::nullopt;
    return KeptExperiment{
        *experiment, std::move(*trials), head.value("run").toString(),
        head.value("version").toString() != thisProgram(),
        static_cast<int>(numberIn(head.value("threads"), 1, samegame::most_threads)
                             .value_or(0))}; // older bytes have none
}

bool isOfOtherExperiment(const QByteArray& bytes) {
    const auto [head, rows] = unpackedTrials(bytes);
    const QString name = head.value("experiment").toString();
    if (name.isEmpty() || !headOfRows(rows))
        return false;
    if (!samegame::find_experiment(name.toStdString()))
        return true;
    const auto experiment = shippedExperiment(name, head.value("scale").toDouble(NAN));
    return experiment && !trialsOfRows(rows.first(1), samegame::table_of(*experiment));
}
