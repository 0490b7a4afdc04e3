#include "app/cli/report/comparison_report.h"

#include <array>
#include <cmath>
#include <cstdint>

#include "app/cli/report/provenance.h"
#include "app/cli/terminal/text_output.h"
#include "app/version/version.h"
#include "engine/formats/csv_text.h"
#include "engine/search/budget_json.h"
#include "engine/studies/experiment/program_signature.h"

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

std::string name_of_entrant(const ComparisonReport& report, std::size_t i) {
    return visible(report.request.entrants[i].name);
}

PairedSummary summary_of(const ComparisonReport& report) {
    return samegame::summary_of(report.trials, report.request.margin);
}

/// Of each entrant, the searches that found no game.
std::array<std::uint64_t, 2> without_game(std::span<const PairedTrial> trials) {
    std::array<std::uint64_t, 2> counts{};
    for (const PairedTrial& trial : trials)
        for (std::size_t i = 0; i < counts.size(); ++i)
            counts[i] += trial.has_game[i] ? 0 : 1;
    return counts;
}

std::string interval_text(const PairedSummary& summary) {
    if (summary.boards == 1)
        return "one board says nothing about boards like it";
    if (!has_interval(summary))
        return "fewer than " + std::to_string(least_values) + " boards have no interval yet";
    return "95 % at any time, for boards like these: " + fixed(summary.interval.low, 1) + " to " +
           fixed(summary.interval.high, 1);
}

TextTable table_of_result(const ComparisonReport& report) {
    const PairedSummary summary = summary_of(report);
    TextTable table({TextTable::left("entry"), "mean", "difference", "low", "high"});
    const bool is_known = summary.boards > 0;
    table.add_row(
        {name_of_entrant(report, 0), is_known ? fixed(summary.means[0], 1) : "", "", "", ""});
    table.add_row({name_of_entrant(report, 1), is_known ? fixed(summary.means[1], 1) : "",
                   is_known ? fixed(summary.difference, 1) : "",
                   has_interval(summary) ? fixed(summary.interval.low, 1) : "",
                   has_interval(summary) ? fixed(summary.interval.high, 1) : ""});
    return table;
}

/// "The verdict: 'nrpa' is better."
std::string verdict_text(const ComparisonReport& report, const PairedSummary& summary) {
    const auto& entrants = report.request.entrants;
    switch (summary.verdict) {
    case Verdict::first:
        return "Verdict: first, " + in_quotes(entrants[0].name) + " is better.";
    case Verdict::second:
        return "Verdict: second, " + in_quotes(entrants[1].name) + " is better.";
    case Verdict::equal:
        return "Verdict: equal, they differ by fewer than " + number_text(report.request.margin) +
               " points a board.";
    case Verdict::undecided:
        break;
    }
    return "Verdict: undecided.";
}

std::string boards_text(const ComparisonReport& report) {
    const TrialTable table = table_of(report.request);
    const std::size_t boards = report.trials.size();
    std::string text = counted(boards, "board");
    if (boards > 0)
        text += ", " + table.board(0).name;
    if (boards > 1)
        text += " to " + table.board(boards - 1).name;
    return text;
}

/// "'nrpa' found no game in 2 of 40 searches, which count as 0 points": for each entrant of whom
/// that is so.
std::vector<std::string> notes_of(const ComparisonReport& report) {
    std::vector<std::string> notes;
    const std::array<std::uint64_t, 2> counts = without_game(report.trials);
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0)
            notes.push_back(pictures::without_game_text(report.request.entrants[i].name, counts[i],
                                                        report.trials.size()));
    return notes;
}

} // namespace

std::string title_of(const PairedRequest& request) {
    return visible(request.entrants[0].name) + " against " + visible(request.entrants[1].name);
}

std::string extent_text(const ComparisonReport& report) {
    const PairedRequest& request = report.request;
    return boards_text(report) + "; " + budget_text(request.entrants[0].budget) +
           " for each run, on one thread; " + description_of(request.rules) + " rules, seed " +
           std::to_string(request.seed);
}

std::string terminal_text(const ComparisonReport& report) {
    const PairedSummary summary = summary_of(report);
    std::string text = "first       " + name_of_entrant(report, 0) + "\n" + "second      " +
                       name_of_entrant(report, 1) + "\n" + "seed        " +
                       std::to_string(report.request.seed) + "\n" + "boards      " +
                       std::to_string(summary.boards) + "\n";
    if (summary.boards > 0)
        text += "means       " + fixed(summary.means[0], 1) + " " + fixed(summary.means[1], 1) +
                "\n" + "difference  " + fixed(summary.difference, 1) + ", second - first (" +
                interval_text(summary) + ")\n";
    for (const std::string& note : notes_of(report))
        text += "remark      " + note + "\n";
    return text + "verdict     " + std::string(name_of(summary.verdict)) + "\n";
}

std::string markdown_text(const ComparisonReport& report) {
    const PairedSummary summary = summary_of(report);
    std::string text = "## " + markdown_escaped(title_of(report.request)) + "\n\n" +
                       table_of_result(report).markdown() + "\n    " + report.command + "\n\n- " +
                       extent_text(report) + ".\n- " +
                       markdown_escaped(verdict_text(report, summary)) +
                       "\n- The difference is the score of the second entry minus the score of "
                       "the first, on the same boards and seeds.\n";
    if (has_interval(summary))
        text += "- low and high: 95 % at any time, for boards like these.\n";
    for (const std::string& note : notes_of(report))
        text += "- " + markdown_escaped(note) + ".\n";
    return text + "- " + today() + ", " + machine_name() + ", " +
           counted(static_cast<std::uint64_t>(report.threads), "thread") + "; samegame " +
           with_commit(SAMEGAME_VERSION) + ", bench " + program_signature() + ".\n";
}

std::string csv_text(const ComparisonReport& report) {
    const PairedRequest& request = report.request;
    const TrialTable table = table_of(request);
    std::string csv =
        csv_line({"board", "seed", "rules", "gravity", "budget", "first", "second", "first_score",
                  "second_score", "difference", "first_seconds", "second_seconds", "boards",
                  "first_mean", "second_mean", "mean_difference", "low", "high"});
    const auto running = running_summaries(report.trials, request.margin);
    for (std::size_t i = 0; i < report.trials.size(); ++i) {
        const PairedTrial& trial = report.trials[i];
        const PairedSummary& so_far = running[i];
        const auto end = [&so_far](double value) {
            return has_interval(so_far) ? number_text(value) : std::string();
        };
        csv += csv_line(
            {table.board(i).name, std::to_string(run_seed(request.seed, i, 0)),
             std::string(name_of(request.rules.scoring)),
             std::string(name_of(request.rules.gravity)), budget_text(request.entrants[0].budget),
             request.entrants[0].name, request.entrants[1].name, std::to_string(trial.scores[0]),
             std::to_string(trial.scores[1]), std::to_string(trial.scores[1] - trial.scores[0]),
             number_text(trial.seconds[0]), number_text(trial.seconds[1]),
             std::to_string(so_far.boards), number_text(so_far.means[0]),
             number_text(so_far.means[1]), number_text(so_far.difference), end(so_far.interval.low),
             end(so_far.interval.high)});
    }
    return csv;
}

Json json_of(const PairedRequest& request, std::span<const PairedTrial> trials) {
    const PairedSummary summary = summary_of(trials, request.margin);
    Json json = settings_of(request);
    json["seed"] = std::to_string(request.seed);
    json["margin"] = request.margin;
    json["boards"] = summary.boards;
    const bool has_boards = summary.boards > 0; // else no number is known
    json["mean"] = has_boards ? Json(summary.means) : Json::array({nullptr, nullptr});
    // Scripts rely on this sign, which was promised first; second_to_first has the sign that all
    // other commands use.
    json["difference"] = has_boards ? Json(0.0 - summary.difference) : Json(); // no minus before 0
    json["interval"] = has_interval(summary)
                           ? Json::array({0.0 - summary.interval.high, 0.0 - summary.interval.low})
                           : Json();
    json["difference_is"] = "first - second";
    json["second_to_first"] = {
        {"value", has_boards ? Json(summary.difference) : Json()},
        {"interval", has_interval(summary)
                         ? Json::array({summary.interval.low, summary.interval.high})
                         : Json()}};
    json["verdict"] = name_of(summary.verdict);
    json["without_game"] = without_game(trials);
    json["program"] = "samegame " SAMEGAME_VERSION;
    if (const std::string commit = program_commit(); !commit.empty())
        json["commit"] = commit;
    json["signature"] = program_signature();
    json["trials"] = Json::array();
    const TrialTable table = table_of(request);
    for (const PairedTrial& trial : trials)
        json["trials"].push_back({{"board", table.board(trial.board).name},
                                  {"scores", trial.scores},
                                  {"seconds", trial.seconds}});
    return json;
}

std::string progress_text(const PairedSummary& summary) {
    const std::string boards = counted(summary.boards, "board");
    if (summary.boards == 0)
        return boards;
    std::string text = "second - first " + points_text(summary.difference);
    if (has_interval(summary))
        text += " (" + points_text(summary.interval.low) + " to " +
                points_text(summary.interval.high) + ")";
    return text + "  " + boards + "  " + fixed(summary.means[0], 1) + " : " +
           fixed(summary.means[1], 1);
}

} // namespace samegame::cli
