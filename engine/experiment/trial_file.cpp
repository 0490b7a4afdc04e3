#include "engine/experiment/trial_file.h"

#include <algorithm>
#include <array>
#include <limits>
#include <nlohmann/json.hpp>

#include "engine/base/text.h"
#include "engine/experiment/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/game/line.h"

namespace samegame {

namespace {

using Json = nlohmann::ordered_json;

constexpr auto format_name = "samegame-trials";
constexpr int format_version = 1;
constexpr std::int64_t most = 1'000'000'000; // boards, runs, points
constexpr double most_seconds = 1e12;
constexpr std::int64_t most_count = std::numeric_limits<std::int64_t>::max();

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
    json["budget"] = json_of(entrant.budget);
    json["threads"] = entrant.threads;
    return json;
}

Json entries_json(const TrialTable& table) {
    const Rules rules_of_boards = table.board(0).start.rules;
    Json entries = Json::array();
    for (const Entrant& entrant : table.entrants)
        entries.push_back(json_of(entrant, entrant.rules.value_or(rules_of_boards)));
    return entries;
}

Json checked_json(std::string_view line) {
    auto parsed = parse_json(line);
    if (!parsed)
        refuse(parsed.error().message);
    return std::move(parsed).value();
}

/// The members of a first line, of a format that this program reads.
JsonFields first_fields(const Json& json) {
    JsonFields fields(json, "");
    const Json* format = fields.find("format");
    if (format == nullptr || *format != format_name)
        refuse(SAMEGAME_TEXT("EngineError", "it is no file of trials, expected one that "
                                            "'experiment' or 'compare' keeps"));
    if (fields.integer("version", 1, most) != format_version)
        refuse({SAMEGAME_TEXT("EngineError", "'version' is %1, this program reads version 1"),
                fields.at("version").dump()});
    return fields;
}

/// Refuses the first difference between what a file was made with and what is wanted, by its place.
void refuse_difference(const Json& kept, const Json& wanted, const std::string& place) {
    if (kept == wanted)
        return;
    if (kept.is_object() && wanted.is_object())
        for (const auto& [name, value] : wanted.items()) {
            std::string inner = place;
            inner.append(".").append(name);
            if (kept.contains(name))
                refuse_difference(kept[name], value, inner);
        }
    refuse({SAMEGAME_TEXT("EngineError", "its trials have other %1: %2, expected %3"),
            in_quotes(place), visible(kept.dump(), quoted_characters),
            visible(wanted.dump(), quoted_characters)});
}

void check_entries(const Json& kept, const Json& wanted) {
    if (!kept.is_array() || kept.size() != wanted.size())
        refuse({SAMEGAME_TEXT("EngineError", "its trials have %1 entries, expected %2"),
                kept.size(), wanted.size()});
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        Json entry = kept[i];
        if (entry.is_object())
            entry.erase("name");
        refuse_difference(entry, wanted[i], "entries." + std::to_string(i + 1));
    }
}

std::vector<Move> read_moves(const Json& json, const Board& board) {
    std::vector<Move> moves;
    for (const Json& move : json) {
        if (!move.is_array() || move.size() != 2 || !move[0].is_number_integer() ||
            !move[1].is_number_integer())
            refuse(SAMEGAME_TEXT("EngineError", "'moves' must be an array of [row, column]"));
        const auto row = move[0].get<std::int64_t>();
        const auto column = move[1].get<std::int64_t>();
        if (row < 1 || row > board.rows() || column < 1 || column > board.columns())
            refuse(SAMEGAME_TEXT("EngineError", "'moves' must be an array of [row, column]"));
        moves.push_back(
            from_notation({static_cast<int>(row), static_cast<int>(column)}, board.rows()));
    }
    return moves;
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

/// What a trial claims, which is not believed before its moves are played.
void check_line(const Trial& trial, const StartPosition& start) {
    const auto line = replay(start.board, start.rules, trial.moves);
    if (!line)
        refuse(line.error().message);
    if (line->score != trial.score || !line->finished || line->cleared != trial.cleared)
        refuse({SAMEGAME_TEXT("EngineError", "its moves earn %1 points, not %2"), line->score,
                trial.score});
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
    const Json json{{"format", format_name},   {"version", format_version},
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
                    {"moves", moves},
                    {"curve", curve}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<std::uint64_t> seed_of_trials(std::string_view line) {
    try {
        const Json json = checked_json(line);
        return first_fields(json).seed("seed");
    } catch (const Refused& refused) {
        return refused.error;
    }
}

std::optional<Error> TrialFileReader::read(std::string_view line) {
    ++m_lines;
    try {
        if (m_lines == 1)
            read_first(line);
        else
            read_trial(line);
    } catch (const Refused& refused) {
        Error error = refused.error;
        error.line = m_lines;
        return error;
    }
    return std::nullopt;
}

void TrialFileReader::read_first(std::string_view line) const {
    const Json json = checked_json(line);
    JsonFields fields = first_fields(json);
    const TrialProgram kept{fields.text("program"), fields.text("signature")};
    if (kept.name != m_program.name || kept.signature != m_program.signature)
        refuse({SAMEGAME_TEXT("EngineError",
                              "its trials are of %1 (bench %2), expected %3 (bench %4): trials of "
                              "different programs do not go together"),
                visible(kept.name, quoted_characters), visible(kept.signature, quoted_characters),
                m_program.name, m_program.signature});
    const std::uint64_t seed = fields.seed("seed");
    if (seed != m_table.seed)
        refuse({SAMEGAME_TEXT("EngineError", "its trials have seed %1, expected %2"), seed,
                m_table.seed});
    check_entries(fields.at("entries"), entries_json(m_table));
}

void TrialFileReader::read_trial(std::string_view line) {
    const Json json = checked_json(line);
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
    trial.curve = read_curve(fields.at("curve"));
    trial.moves = read_moves(fields.at("moves"), board.start.board);
    check_line(trial, start_of(m_table, trial));
    m_trials.push_back(std::move(trial));
}

} // namespace samegame
