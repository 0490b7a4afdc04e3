#include "engine/experiment/trial_file.h"

#include <algorithm>
#include <array>
#include <limits>
#include <nlohmann/json.hpp>

#include "engine/base/text.h"
#include "engine/experiment/json_fields.h"
#include "engine/experiment/trial_json.h"
#include "engine/formats/json_text.h"
#include "engine/game/line.h"

namespace samegame {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::int64_t most = most_in_trials;
constexpr double most_seconds = 1e12;
constexpr std::int64_t most_count = std::numeric_limits<std::int64_t>::max();

/// An entrant with all that its trials depend on.
Json json_of(const Entrant& entrant, const Rules& rules) {
    const Contestant& contestant = entrant.contestant;
    const OptionValues options = complete_options(contestant.solver->options, contestant.options);
    Json json{{"solver", contestant.solver->name},
              {"options", Json::parse(to_json(options))},
              {"rules", name_of(rules.scoring)},
              {"gravity", name_of(rules.gravity)}};
    if (rules.refill)
        json["refill"] = std::to_string(rules.refill->seed);
    json["budget"] = budget_json(entrant.budget);
    json["threads"] = entrant.threads;
    if (const auto& virtual_time = entrant.virtual_time)
        json["virtual_time"] = {{"moves_per_second", virtual_time->moves_per_second},
                                {"barrier_moves", virtual_time->barrier_moves}};
    return json;
}

Json entries_json(const TrialTable& table) {
    const Rules rules_of_boards = table.board(0).start.rules;
    Json entries = Json::array();
    for (const Entrant& entrant : table.entrants)
        entries.push_back(json_of(entrant, entrant.rules.value_or(rules_of_boards)));
    return entries;
}

std::vector<ScorePoint> read_curve(const Json& json) {
    std::vector<ScorePoint> curve;
    for (const Json& point : json) {
        if (!point.is_array() || point.size() != 3 || !point[0].is_number() ||
            !point[1].is_number_unsigned() || !point[2].is_number_integer())
            refuse(SAMEGAME_TEXT("EngineError",
                                 "'curve' must be an array of [seconds, playouts, score]"));
        curve.push_back({point[0].get<double>(), point[1].get<std::uint64_t>(),
                         static_cast<int>(point[2].get<std::int64_t>())});
    }
    return curve;
}

StopReason read_stop(JsonFields& fields) {
    const std::string name = fields.text("stop");
    for (const StopReason reason : {StopReason::budget_spent, StopReason::proven_optimal,
                                    StopReason::memory_full, StopReason::nothing_left})
        if (name_of(reason) == name)
            return reason;
    refuse({SAMEGAME_TEXT("EngineError", "%1 is no reason to stop: %2"), fields.quoted("stop"),
            in_quotes(name)});
}

} // namespace

std::string first_trial_line(const TrialTable& table, const std::string& title,
                             const std::vector<std::string>& names, const TrialProgram& program) {
    Json entries = entries_json(table);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        Json named{{"name", names[i]}};
        named.update(entries[i]);
        entries[i] = std::move(named);
    }
    const Json json{{"format", trials_format}, {"version", trials_version},
                    {"program", program.name}, {"signature", program.signature},
                    {"title", title},          {"seed", std::to_string(table.seed)},
                    {"entries", entries}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string trial_line(const TrialTable& table, const Trial& trial) {
    const NamedBoard board = table.board(trial.board);
    Json moves = Json::array();
    for (const Move move : trial.moves) {
        const MoveNotation notation = to_notation(move, board.start.board.rows());
        moves.push_back({notation.row, notation.column});
    }
    Json curve = Json::array();
    for (const ScorePoint& point : trial.curve)
        curve.push_back(Json::array({point.seconds, point.playouts, point.score}));
    const Json json{{"entry", trial.contestant + 1},
                    {"number", trial.board + 1},
                    {"board", board.name},
                    {"run", trial.run + 1},
                    {"seed", std::to_string(trial.seed)},
                    {"score", trial.score},
                    {"cleared", trial.cleared},
                    {"stop", name_of(trial.stop)},
                    {"seconds", trial.seconds},
                    {"playouts", trial.playouts},
                    {"nodes", trial.nodes},
                    {"depth", trial.depth},
                    {"mean_depth", trial.mean_depth},
                    {"walk_depth", trial.walk_depth},
                    {"moves", moves},
                    {"curve", curve}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<std::uint64_t> seed_of_trials(std::string_view line) {
    try {
        const Json json = trial_json(line);
        return first_fields(json).seed("seed");
    } catch (const Refused& refused) {
        return refused.error;
    }
}

std::optional<Error> TrialFileReader::read(std::string_view line) {
    ++m_lines;
    return refusal_of(m_lines, [&] { m_lines == 1 ? read_first(line) : read_trial(line); });
}

void TrialFileReader::read_first(std::string_view line) const {
    const Json json = trial_json(line);
    JsonFields fields = first_fields(json);
    check_program(fields, m_program);
    check_seed(fields, m_table.seed);
    check_entries(fields.at("entries"), entries_json(m_table));
}

void TrialFileReader::read_trial(std::string_view line) {
    const Json json = trial_json(line);
    JsonFields fields(json, "");
    Trial trial;
    const auto entrants = static_cast<std::int64_t>(m_table.entrants.size());
    trial.contestant = static_cast<std::size_t>(fields.integer("entry", 1, entrants) - 1);
    trial.board = static_cast<std::size_t>(fields.integer("number", 1, most) - 1);
    trial.run = static_cast<int>(fields.integer("run", 1, most) - 1);
    if (!m_places.insert(trial).second)
        refuse(SAMEGAME_TEXT("EngineError", "this trial is there twice"));
    if (trial.board >= m_table.board_count || trial.run >= m_table.runs)
        return;
    const NamedBoard board = m_table.board(trial.board);
    if (const std::string name = fields.text("board"); name != board.name)
        refuse({SAMEGAME_TEXT("EngineError", "its board %1 is %2, expected %3"), trial.board + 1,
                in_quotes(name), in_quotes(board.name)});
    trial.seed = fields.seed("seed");
    if (trial.seed != seed_of(m_table, trial))
        refuse({SAMEGAME_TEXT("EngineError", "its seed is %1, expected %2"), trial.seed,
                seed_of(m_table, trial)});
    trial.score = static_cast<int>(fields.integer("score", -most, most));
    trial.cleared = fields.boolean("cleared");
    trial.stop = read_stop(fields);
    trial.seconds = fields.number("seconds", 0, most_seconds);
    trial.playouts = static_cast<std::uint64_t>(fields.integer("playouts", 0, most_count));
    trial.nodes = static_cast<std::uint64_t>(fields.integer("nodes", 0, most_count));
    trial.depth = static_cast<int>(fields.integer("depth", 0, max_moves));
    trial.mean_depth = fields.number("mean_depth", 0, max_moves);
    trial.walk_depth = fields.optional_number("walk_depth", 0, max_moves).value_or(0);
    trial.curve = read_curve(fields.at("curve"));
    trial.moves = read_moves(fields.at("moves"), board.start.board);
    check_line(trial, start_of(m_table, trial));
    m_trials.push_back(std::move(trial));
}

} // namespace samegame
