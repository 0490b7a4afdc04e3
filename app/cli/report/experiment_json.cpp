#include "app/cli/report/experiment_report.h"

#include "app/cli/report/interval_text.h"

namespace samegame::cli {

namespace {

Json json_of(const ReadIntervals& intervals) {
    return {{"boards_like_these", interval_json(intervals.boards_like_these)},
            {"these_boards", interval_json(intervals.these_boards)}};
}

Json json_of(const PublishedResult& published, const std::optional<double>& value) {
    return {{"id", published.id},
            {"system", published.system},
            {"year", published.year},
            {"value", or_null(value)},
            {"deviation", or_null(published.deviation)},
            {"mean_depth", or_null(published.mean_depth)},
            {"deepest", or_null(published.depth)},
            {"source", published.source}};
}

Json depths_of(const EntrantSummary& summary) {
    return {{"mean", summary.mean_depth},
            {"walks", summary.walk_depth},
            {"deepest", summary.depth},
            {"running", summary.running_depth}};
}

/// The mean best score of a board along a search: [place, score, low, high].
Json json_of(const std::vector<CurvePoint>& curve) {
    Json points = Json::array();
    for (const CurvePoint& point : curve) {
        points.push_back({point.x, point.score});
        if (point.interval)
            points.back().insert(points.back().end(), {point.interval->low, point.interval->high});
    }
    return points;
}

/// `settings` describe the entrant in a file of trials.
Json json_of(const Experiment& experiment, std::size_t i, const EntrantSummary& summary,
             const Json& settings) {
    const ExperimentEntrant& entrant = experiment.entrants[i];
    const char* measure = experiment.measure == Measure::total ? "total" : "mean";
    Json json = settings;
    json["trials"] = summary.trials;
    json["boards"] = summary.boards;
    if (summary.trials == 0)
        return json;
    json[measure] = summary.value;
    json["interval"] = interval_json(summary.interval);
    json["intervals"] = json_of(summary.intervals);
    json["deviation"] = summary.trials > 1 ? Json(summary.deviation) : Json();
    json["best"] = summary.best;
    json["cleared"] = summary.cleared;
    json["without_game"] = summary.without_game;
    if (entrant.against != i)
        json["difference"] = {{"to", experiment.entrants[entrant.against].name},
                              {"pairs", summary.pairs},
                              {"value", summary.pairs > 0 ? Json(summary.difference) : Json()},
                              {"interval", interval_json(summary.difference_interval)},
                              {"intervals", json_of(summary.difference_intervals)}};
    if (entrant.published != nullptr)
        json["published"] = json_of(*entrant.published, summary.published);
    if (experiment.shows_depth)
        json["depth"] = depths_of(summary);
    if (!entrant.solver->is_external) {
        json["playouts"] = summary.playouts;
        json["nodes"] = summary.nodes;
    }
    json["seconds"] = summary.seconds;
    return json;
}

} // namespace

Json json_of(const ExperimentReport& report) {
    const Experiment& experiment = report.experiment;
    Json boards = Json::array();
    for (const NamedBoard& board : experiment.boards)
        boards.push_back(board.name);
    const Json settings = Json::parse(report.settings).at("entries");
    Json entries = Json::array();
    for (std::size_t i = 0; i < experiment.entrants.size(); ++i) {
        entries.push_back(json_of(experiment, i, report.summaries[i], settings[i]));
        if (!report.milestones[i].empty())
            entries.back()["curve"] = json_of(report.milestones[i]);
    }
    Json rows = Json::array();
    for (const std::string& row : report.rows)
        rows.push_back(Json::parse(row));
    Json json{{"experiment", experiment.name},
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
              {"curves_over", place_name(experiment)},
              {"entries", entries},
              {"rows", rows}};
    if (!report.commit.empty())
        json["commit"] = report.commit;
    return json;
}

} // namespace samegame::cli
