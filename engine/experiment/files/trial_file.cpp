#include "engine/experiment/files/trial_file.h"

#include <algorithm>
#include <array>
#include <limits>
#include <nlohmann/json.hpp>

#include "engine/base/text.h"
#include "engine/experiment/files/trial_json.h"
#include "engine/experiment/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/game/line.h"
#include "engine/solvers/solver_registry.h"

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

const SolverEntry& read_solver(JsonFields& fields) {
    const std::string name = fields.text("solver");
    const SolverEntry* solver = find_solver(name);
    if (solver == nullptr)
        refuse({SAMEGAME_TEXT("EngineError", "%1: no solver is called %2"), fields.quoted("solver"),
                in_quotes(name)});
    return *solver;
}

/// Options that the solver takes.
Contestant read_contestant(JsonFields& fields) {
    const SolverEntry& solver = read_solver(fields);
    const auto options = parse_options(solver.options, option_texts(fields.at("options")));
    const auto error = options ? contestant_error({&solver, *options}) : options.error();
    if (error)
        refuse({SAMEGAME_TEXT("EngineError", "%1: %2"), fields.quoted("options"), error->message});
    return {&solver, *options};
}

Rules read_rules(JsonFields& fields) {
    const auto scoring = scoring_of_name(fields.text("rules"));
    const auto gravity = gravity_of_name(fields.text("gravity"));
    if (!scoring || !gravity)
        refuse({SAMEGAME_TEXT("EngineError", "%1 names rules that are not known"),
                fields.quoted("rules")});
    Rules rules{*scoring, *gravity};
    if (fields.find("refill") != nullptr)
        rules.refill = Refill{.seed = fields.seed("refill")};
    return rules;
}

Budget read_budget(const Json& json, const std::string& place) {
    JsonFields fields(json, place);
    Budget budget;
    if (fields.find("seconds") != nullptr)
        budget.time = Seconds(fields.number("seconds", 0, most_seconds));
    if (const auto playouts = fields.optional_integer("playouts", 0, most_count))
        budget.playouts = static_cast<std::uint64_t>(*playouts);
    if (const auto nodes = fields.optional_integer("nodes", 0, most_count))
        budget.nodes = static_cast<std::uint64_t>(*nodes);
    return budget;
}

VirtualTime read_virtual_time(const Json& json, const std::string& place) {
    JsonFields fields(json, place);
    const auto count = [&](const char* name) {
        return static_cast<std::uint64_t>(fields.integer(name, 0, most_count));
    };
    return {.moves_per_second = count("moves_per_second"), .barrier_moves = count("barrier_moves")};
}

Entrant read_entrant(JsonFields& fields) {
    Entrant entrant;
    entrant.contestant = read_contestant(fields);
    entrant.rules = read_rules(fields);
    entrant.budget = read_budget(fields.at("budget"), fields.place("budget"));
    entrant.threads = static_cast<int>(fields.integer("threads", 1, most));
    if (const Json* virtual_time = fields.find("virtual_time"))
        entrant.virtual_time = read_virtual_time(*virtual_time, fields.place("virtual_time"));
    return entrant;
}

TrialFileHead read_head(const Json& json, const TrialProgram& program) {
    JsonFields fields = first_fields(json);
    check_program(fields, program);
    TrialFileHead head;
    head.seed = fields.seed("seed");
    for (const Json& entry : fields.array("entries")) {
        JsonFields of_entry(entry, "entries." + std::to_string(head.entrants.size() + 1));
        head.entrants.push_back(read_entrant(of_entry));
    }
    head.extent.boards = fields.optional_text("boards").value_or("");
    head.extent.runs = static_cast<int>(fields.optional_integer("runs", 1, most).value_or(0));
    return head;
}

/// Of a trial of one of so many entrants.
TrialPlace read_place(JsonFields& fields, std::int64_t entrants) {
    return {static_cast<std::size_t>(fields.integer("entry", 1, entrants) - 1),
            static_cast<std::size_t>(fields.integer("number", 1, most) - 1),
            static_cast<int>(fields.integer("run", 1, most) - 1)};
}

} // namespace

std::string first_trial_line(const TrialTable& table, const std::string& title,
                             const std::vector<std::string>& names, const TrialProgram& program,
                             const TrialExtent& extent) {
    Json entries = entries_json(table);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        Json named{{"name", names[i]}};
        named.update(entries[i]);
        entries[i] = std::move(named);
    }
    Json json{{"format", trials_format}, {"version", trials_version},
              {"program", program.name}, {"signature", program.signature},
              {"title", title},          {"seed", std::to_string(table.seed)}};
    if (!extent.boards.empty())
        json["boards"] = extent.boards;
    if (extent.runs > 0)
        json["runs"] = extent.runs;
    json["entries"] = std::move(entries);
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

Result<TrialFileHead> head_of_trials(std::string_view line, const TrialProgram& program) {
    TrialFileHead head;
    const auto error = refusal_of(1, [&] { head = read_head(trial_json(line), program); });
    return error ? Result<TrialFileHead>(*error) : head;
}

Result<ClaimedPlace> place_of_trial(std::string_view line) {
    try {
        const Json json = trial_json(line);
        JsonFields fields(json, "");
        return ClaimedPlace{read_place(fields, most), fields.text("board")};
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
    static_cast<TrialPlace&>(trial) =
        read_place(fields, static_cast<std::int64_t>(m_table.entrants.size()));
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
