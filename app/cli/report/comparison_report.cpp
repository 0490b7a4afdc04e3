#include "app/cli/report/comparison_report.h"

#include <cmath>

#include "app/cli/terminal/text_output.h"
#include "engine/studies/experiment/trial_json.h"

namespace samegame::cli {

namespace {

Json json_of(const Entrant& entrant) {
    const OptionValues options = complete_options(entrant.solver->options, entrant.options);
    return {{"solver", entrant.solver->name}, {"options", Json::parse(to_json(options))}};
}

Json settings_of(const PairedRequest& request) {
    return {
        {"contestants", Json::array({json_of(request.entrants[0]), json_of(request.entrants[1])})},
        {"budget", budget_json(request.entrants[0].budget)},
        {"rows", request.rows},
        {"columns", request.columns},
        {"colors", request.colors},
        {"rules", name_of(request.rules.scoring)},
        {"gravity", name_of(request.rules.gravity)}};
}

/// A number of points, with a decimal only if it is small.
std::string points_text(double points) {
    return fixed(points, std::abs(points) < 100 ? 1 : 0);
}

} // namespace

Json json_of(const PairedRequest& request, std::span<const PairedTrial> trials) {
    const PairedSummary summary = summary_of(trials, request.margin);
    Json json = settings_of(request);
    json["seed"] = std::to_string(request.seed);
    json["margin"] = request.margin;
    json["boards"] = summary.boards;
    json["mean"] = summary.means;
    // Scripts rely on this sign, which was promised first; second_to_first has the sign that all
    // other commands use.
    json["difference"] = 0.0 - summary.difference; // no minus before 0
    json["interval"] = {0.0 - summary.interval.high, 0.0 - summary.interval.low};
    json["difference_is"] = "first - second";
    json["second_to_first"] = {{"value", summary.difference},
                               {"interval", {summary.interval.low, summary.interval.high}}};
    json["verdict"] = name_of(summary.verdict);
    json["trials"] = Json::array();
    const TrialTable table = table_of(request);
    for (const PairedTrial& trial : trials)
        json["trials"].push_back({{"board", table.board(trial.board - request.seed).name},
                                  {"scores", trial.scores},
                                  {"seconds", trial.seconds}});
    return json;
}

std::string progress_text(const PairedSummary& summary) {
    const std::string boards = counted(summary.boards, "board");
    if (summary.boards == 0)
        return boards;
    std::string text = "second - first " + points_text(summary.difference);
    if (summary.boards > 1) // of one board there is no interval
        text += " (" + points_text(summary.interval.low) + " to " +
                points_text(summary.interval.high) + ")";
    return text + "  " + boards + "  " + fixed(summary.means[0], 1) + " : " +
           fixed(summary.means[1], 1);
}

} // namespace samegame::cli
