#include "app/cli/report/board_findings.h"

#include "app/cli/terminal/text_output.h"

namespace samegame::cli {

namespace {

Json json_of(const Difficulty& difficulty) {
    return {{"playouts", difficulty.playouts},
            {"clearing", difficulty.clearing},
            {"clearing_share", difficulty.clearing_share()},
            {"mean_score", difficulty.mean()},
            {"upper_bound", difficulty.upper_bound},
            {"score_share", difficulty.score_share()}};
}

/// Adds the members of an estimated number of lines, whose names end in `name`.
void add_estimate(const std::string& name, const std::optional<LogEstimate>& number, Json& json) {
    json["log10_" + name] = number ? Json(number->log10) : Json();
    json["interval_" + name] =
        number && number->interval ? Json{number->interval->low, number->interval->high} : Json();
    json["effective_populations_" + name] = number ? number->effective_populations : 0;
}

Json json_of(const LineEstimate& estimate) {
    Json json{{"playouts", estimate.playouts}, {"populations", estimate.populations}};
    add_estimate("all", estimate.all, json);
    add_estimate("clearing", estimate.clearing, json);
    return json;
}

void add_lines(const BoardFindings::Lines& lines, Json& json) {
    if (const auto& count = lines.count) {
        json["lines"] = {
            {"all", count->lines}, {"clearing", count->clearing}, {"positions", count->positions}};
    } else {
        json["lines"] = nullptr;
        json["lines_exceeded"] = !lines.was_stopped;
    }
}

std::string outcome_text(const BoardFindings& findings) {
    const ClearingResult& clearing = findings.clearing;
    switch (clearing.outcome) {
    case Clearing::line:
        return "cleared in " + std::to_string(clearing.moves.size()) +
               " moves: " + to_string(clearing.moves, findings.request.start.board.rows());
    case Clearing::none:
        return "unclearable: proven";
    case Clearing::open:
        return "open: the best line met leaves " + std::to_string(clearing.blocks_left) +
               (clearing.blocks_left == 1 ? " block" : " blocks");
    }
    return {};
}

std::string difficulty_text(const Difficulty& difficulty) {
    return "difficulty: " + fixed(100 * difficulty.clearing_share(), 2) + " % of " +
           std::to_string(difficulty.playouts) + " playouts clear it, their mean score is " +
           fixed(difficulty.mean(), 1) + " of at most " + std::to_string(difficulty.upper_bound) +
           " (" + fixed(100 * difficulty.score_share(), 1) + " %)\n";
}

std::string lines_text(const BoardFindings::Lines& lines) {
    if (const auto& count = lines.count)
        return "lines: " + std::to_string(count->lines) + ", of which " +
               std::to_string(count->clearing) + " clear it, by way of " +
               std::to_string(count->positions) + " positions\n";
    if (lines.was_stopped)
        return "lines: the count was stopped before its end\n";
    return "lines: the board has more than " + std::to_string(lines.most_positions) +
           " positions on its lines (--positions), or 2^63 lines or more; --estimate N estimates "
           "how many\n";
}

/// "10^81.3 (10^81.2 to 10^81.4)".
std::string power_text(const LogEstimate& number) {
    const auto power = [](double exponent) { return "10^" + fixed(exponent, 1); };
    return power(number.log10) + " (" +
           (number.interval
                ? power(number.interval->low) + " to " + power(number.interval->high)
                : "rests on " + fixed(number.effective_populations, 1) + " populations") +
           ")";
}

std::string estimate_text(const std::optional<LineEstimate>& estimate) {
    if (!estimate)
        return "estimate: stopped before a population was played to its end\n";
    return "estimate: some " + power_text(estimate->all) + " lines, of which " +
           (estimate->clearing ? power_text(*estimate->clearing) + " clear it"
                               : "none was met that clears it") +
           "; " + std::to_string(estimate->playouts) + " playouts in " +
           std::to_string(estimate->populations) + " populations\n";
}

} // namespace

std::string terminal_text(const BoardFindings& findings) {
    const ClearingResult& clearing = findings.clearing;
    std::string text = outcome_text(findings) + "\n" + std::to_string(clearing.rounds) +
                       " rounds, " + std::to_string(clearing.playouts) + " playouts, " +
                       std::to_string(clearing.nodes) + " nodes, " + fixed(clearing.seconds, 1) +
                       " s, seed " + std::to_string(findings.request.seed) + "\n";
    if (findings.difficulty)
        text += difficulty_text(*findings.difficulty);
    if (findings.lines)
        text += lines_text(*findings.lines);
    if (findings.estimate)
        text += estimate_text(findings.estimate->lines);
    return text;
}

Json json_of(const BoardFindings& findings) {
    const auto& [request, clearing, difficulty, lines, estimate] = findings;
    const Board& board = request.start.board;
    Json json{
        {"board", board_json(board)},           {"gravity", name_of(request.start.rules.gravity)},
        {"outcome", name_of(clearing.outcome)}, {"moves", line_json(clearing.moves, board.rows())},
        {"blocks_left", clearing.blocks_left},  {"rounds", clearing.rounds},
        {"playouts", clearing.playouts},        {"nodes", clearing.nodes},
        {"seconds", clearing.seconds},          {"seed", std::to_string(request.seed)}};
    if (difficulty)
        json["difficulty"] = json_of(*difficulty);
    if (lines)
        add_lines(*lines, json);
    if (estimate)
        json["estimated_lines"] = estimate->lines ? json_of(*estimate->lines) : Json();
    return json;
}

} // namespace samegame::cli
