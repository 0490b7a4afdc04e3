#include "app/cli/report/experiment_report.h"

namespace samegame::cli {

namespace {

Json json_of(const std::optional<Interval>& interval) {
    return interval ? Json::array({interval->low, interval->high}) : Json(nullptr);
}

Json json_of(const PublishedResult& published, const std::optional<double>& value) {
    return {{"id", published.id},
            {"system", published.system},
            {"year", published.year},
            {"value", value ? Json(*value) : Json(nullptr)},
            {"source", published.source}};
}

Json depths_of(const EntrySummary& summary) {
    return {{"mean", summary.mean_depth},
            {"deepest", summary.depth},
            {"running", summary.running_depth}};
}

Json json_of(const Experiment& experiment, std::size_t i, const EntrySummary& summary) {
    const ExperimentEntry& entry = experiment.entries[i];
    const char* measure = experiment.measure == Measure::total ? "total" : "mean";
    Json json{{"name", entry.name},
              {"solver", entry.entrant.contestant.solver->name},
              {"trials", summary.trials},
              {"boards", summary.boards}};
    if (summary.trials == 0)
        return json;
    json[measure] = summary.value;
    json["interval"] = json_of(summary.interval);
    json["deviation"] = summary.deviation;
    json["best"] = summary.best;
    json["cleared"] = summary.cleared;
    if (entry.against != i)
        json["difference"] = {{"to", experiment.entries[entry.against].name},
                              {"pairs", summary.pairs},
                              {"value", summary.difference},
                              {"interval", json_of(summary.difference_interval)}};
    if (entry.published != nullptr)
        json["published"] = json_of(*entry.published, summary.published);
    if (experiment.shows_depth)
        json["depth"] = depths_of(summary);
    json["playouts"] = summary.playouts;
    json["nodes"] = summary.nodes;
    json["seconds"] = summary.seconds;
    return json;
}

} // namespace

Json json_of(const ExperimentReport& report) {
    const Experiment& experiment = report.experiment;
    Json boards = Json::array();
    for (const NamedBoard& board : experiment.boards)
        boards.push_back(board.name);
    Json entries = Json::array();
    for (std::size_t i = 0; i < experiment.entries.size(); ++i)
        entries.push_back(json_of(experiment, i, report.summaries[i]));
    return {{"experiment", experiment.name},
            {"title", title_of(experiment)},
            {"paper", experiment.paper},
            {"note", experiment.note},
            {"scale", experiment.scale},
            {"seed", std::to_string(experiment.seed)},
            {"runs", experiment.runs},
            {"trials", report.done},
            {"of", report.total},
            {"threads", report.threads},
            {"program", report.program},
            {"signature", report.signature},
            {"machine", report.machine},
            {"date", report.date},
            {"command", report.command},
            {"boards", boards},
            {"entries", entries}};
}

} // namespace samegame::cli
