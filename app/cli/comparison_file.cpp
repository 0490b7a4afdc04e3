#include "app/cli/comparison_file.h"

#include "app/cli/terminal/failure.h"
#include "app/cli/terminal/text_output.h"
#include "engine/base/text.h"
#include "engine/formats/json_text.h"

namespace samegame::cli {

namespace {

Json json_of(const Contestant& contestant) {
    const OptionValues options = complete_options(contestant.solver->options, contestant.options);
    return {{"solver", contestant.solver->name}, {"options", Json::parse(to_json(options))}};
}

Json json_of(const Budget& budget) {
    Json json = Json::object();
    if (budget.time)
        json["seconds"] = budget.time->count();
    if (budget.playouts)
        json["playouts"] = *budget.playouts;
    if (budget.nodes)
        json["nodes"] = *budget.nodes;
    return json;
}

std::string board_name(const PairedRequest& request, std::uint64_t seed) {
    return "random:" + std::to_string(seed) + "/" + std::to_string(request.rows) + "x" +
           std::to_string(request.columns) + "x" + std::to_string(request.colors);
}

/// The seed in "random:SEED/...".
std::uint64_t seed_of_board(const std::string& name) {
    const auto end = name.find('/');
    const auto seed = parse_seed(std::string_view(name).substr(0, end).substr(
        std::min<std::size_t>(name.size(), std::string_view("random:").size())));
    if (!seed)
        throw std::invalid_argument(name);
    return *seed;
}

} // namespace

Json settings_of(const PairedRequest& request) {
    return {{"contestants",
             Json::array({json_of(request.contestants[0]), json_of(request.contestants[1])})},
            {"budget", json_of(request.budget)},
            {"rows", request.rows},
            {"columns", request.columns},
            {"colors", request.colors},
            {"rules", name_of(request.rules.scoring)},
            {"gravity", name_of(request.rules.gravity)}};
}

Json json_of(const PairedRequest& request, std::span<const PairedTrial> trials) {
    const PairedSummary summary = summary_of(trials, request.margin);
    Json json = settings_of(request);
    json["seed"] = std::to_string(request.seed);
    json["margin"] = request.margin;
    json["boards"] = summary.boards;
    json["mean"] = summary.means;
    json["difference"] = summary.difference;
    json["interval"] = {summary.interval.low, summary.interval.high};
    json["verdict"] = name_of(summary.verdict);
    json["trials"] = Json::array();
    for (const PairedTrial& trial : trials)
        json["trials"].push_back({{"board", board_name(request, trial.board)},
                                  {"scores", trial.scores},
                                  {"seconds", trial.seconds}});
    return json;
}

KeptComparison kept_comparison(const std::string& text, const std::string& path) {
    const auto parsed = parse_json(text);
    if (!parsed)
        throw InputError(path_in_quotes(path) + ": " + to_string(parsed.error()));
    KeptComparison kept;
    try {
        const Json& json = *parsed;
        const auto seed = parse_seed(json.at("seed").get<std::string>());
        kept.seed = seed.value();
        for (const char* member :
             {"contestants", "budget", "rows", "columns", "colors", "rules", "gravity"})
            kept.settings[member] = json.at(member);
        for (const Json& trial : json.at("trials"))
            kept.trials.push_back({seed_of_board(trial.at("board").get<std::string>()),
                                   trial.at("scores").get<std::array<int, 2>>(),
                                   trial.at("seconds").get<std::array<double, 2>>()});
    } catch (const std::exception&) { // a member is missing or of another type
        throw InputError(path_in_quotes(path) +
                         ": no comparison, expected a file that 'compare --resume' wrote");
    }
    for (std::size_t i = 0; i < kept.trials.size(); ++i)
        if (kept.trials[i].board != kept.seed + i)
            throw InputError(path_in_quotes(path) + ": trial " + std::to_string(i + 1) +
                             " is of board " + std::to_string(kept.trials[i].board) +
                             ", expected board " + std::to_string(kept.seed + i));
    return kept;
}

} // namespace samegame::cli
