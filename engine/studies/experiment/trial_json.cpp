#include "engine/studies/experiment/trial_json.h"

#include <utility>
#include <vector>

#include "engine/base/text.h"
#include "engine/formats/game_record.h"
#include "engine/formats/json_text.h"
#include "engine/game/line.h"
#include "engine/game/refill.h"
#include "engine/game/scoring.h"
#include "engine/search/budget_json.h"

namespace samegame {

using Json = nlohmann::ordered_json;

Json virtual_time_json(const VirtualTime& virtual_time) {
    return {{"moves_per_second", virtual_time.moves_per_second},
            {"barrier_moves", virtual_time.barrier_moves}};
}

std::optional<Budget> read_budget(JsonFields& fields) {
    auto granted = fields.optional_object("budget");
    if (!granted)
        return std::nullopt;
    const Budget budget = read_limits(*granted);
    granted->refuse_others();
    if (!has_one_limit(budget))
        refuse({SAMEGAME_TEXT("EngineError", "%1 must have one of seconds, playouts and nodes"),
                fields.quoted("budget")});
    return budget;
}

std::optional<VirtualTime> read_virtual_time(JsonFields& fields) {
    auto time = fields.optional_object("virtual_time");
    if (!time)
        return std::nullopt;
    VirtualTime read;
    read.moves_per_second =
        static_cast<std::uint64_t>(time->integer("moves_per_second", 1, most_virtual_moves));
    read.barrier_moves = static_cast<std::uint64_t>(
        time->optional_integer("barrier_moves", 0, most_virtual_moves).value_or(0));
    time->refuse_others();
    return read;
}

void check_terms(const JsonFields& fields, const Entrant& entrant) {
    const SolverEntry& solver = *entrant.solver;
    const BudgetUnit unit = unit_of(entrant.budget);
    if (!counts(solver, unit))
        refuse(
            {SAMEGAME_TEXT("EngineError", "%1: the solver %2 has no %3, grant it something else"),
             fields.quoted("budget"), in_quotes(solver.name), std::string(name_of(unit))});
    const auto refusal = entrant.virtual_time ? virtual_time_refusal(solver) : std::nullopt;
    if (refusal)
        fields.refuse_member("virtual_time", refusal->message);
}

namespace {

Message curve_message() {
    return SAMEGAME_TEXT("EngineError", "'curve' must be an array of [seconds, playouts, score]");
}

/// Refuses the first difference between the entries of a file and the wanted ones, by its place.
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

std::uint64_t required_count(JsonFields& fields, const char* name) {
    return static_cast<std::uint64_t>(fields.integer(name, 0, most_count));
}

StopReason read_stop(JsonFields& fields) {
    const std::string name = fields.text("stop");
    for (const StopReason reason : {StopReason::budget_spent, StopReason::proven_optimal,
                                    StopReason::memory_full, StopReason::nothing_left})
        if (name_of(reason) == name)
            return reason;
    refuse({SAMEGAME_TEXT("EngineError", "%1 is not a reason to stop: %2"), fields.quoted("stop"),
            in_quotes(name)});
}

std::vector<ScorePoint> read_curve(const Json& json) {
    if (!json.is_array())
        refuse(curve_message());
    std::vector<ScorePoint> curve;
    const ScoreRange scores = score_range_of_all();
    for (const Json& point : json) {
        if (!point.is_array() || point.size() != 3)
            refuse(curve_message());
        const auto part = [&](const char* name) {
            return Message(SAMEGAME_TEXT("EngineError", "point %1 of 'curve', %2"),
                           curve.size() + 1, name);
        };
        curve.push_back(
            {checked_number(point[0], 0, most_measured_seconds, part("seconds")),
             static_cast<std::uint64_t>(checked_integer(point[1], 0, most_count, part("playouts"))),
             static_cast<int>(
                 checked_integer(point[2], scores.least, scores.most, part("score")))});
    }
    return curve;
}

std::vector<Message> read_remarks(JsonFields& fields) {
    std::vector<Message> remarks;
    for (std::string& text : fields.optional_texts("remarks", most_remarks))
        remarks.emplace_back("%1", std::move(text));
    return remarks;
}

/// Refuses a best score that falls over time, or exceeds the final score.
void check_curve(const Trial& trial) {
    const ScorePoint* last = nullptr;
    for (const ScorePoint& point : trial.curve) {
        const bool rises =
            last == nullptr || (point.score > last->score && point.seconds >= last->seconds);
        if (!rises || point.score > trial.score)
            refuse({SAMEGAME_TEXT("EngineError", "'curve' must rise with time, to the score of %1 "
                                                 "at the most"),
                    trial.score});
        last = &point;
    }
}

} // namespace

Json trial_json(std::string_view line) {
    auto parsed = parse_json(line);
    if (!parsed)
        refuse(parsed.error().message);
    return std::move(parsed).value();
}

JsonFields first_fields(const Json& json) {
    JsonFields fields(json, "");
    const Json* format = fields.find("format");
    if (format == nullptr || *format != trials_format)
        refuse(SAMEGAME_TEXT("EngineError", "it is no file of trials, expected one that "
                                            "'experiment' or 'compare' keeps"));
    check_version(fields, trials_version);
    return fields;
}

void check_program(JsonFields& fields, const TrialProgram& wanted) {
    const TrialProgram kept{fields.text("program"), fields.text("signature")};
    if (kept.name != wanted.name || kept.signature != wanted.signature)
        refuse({SAMEGAME_TEXT("EngineError",
                              "its trials are of %1 (bench %2), expected %3 (bench %4): trials of "
                              "different programs do not go together"),
                visible(kept.name, quoted_characters), visible(kept.signature, quoted_characters),
                wanted.name, wanted.signature});
}

void check_seed(JsonFields& fields, std::uint64_t wanted) {
    const std::uint64_t seed = fields.seed("seed");
    if (seed != wanted)
        refuse(
            {SAMEGAME_TEXT("EngineError", "its trials have seed %1, expected %2"), seed, wanted});
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

Entrant read_terms(JsonFields& fields) {
    Entrant entrant;
    for (const char* name : {"rules", "gravity", "budget", "threads"})
        static_cast<void>(fields.at(name)); // refuses a missing one
    entrant.rules = read_rules(fields);
    if (const auto seed = fields.optional_seed("refill"))
        entrant.rules->refill = Refill{.seed = *seed};
    if (const auto error = refill_error(*entrant.rules))
        refuse(*error);
    entrant.budget = *read_budget(fields);
    entrant.threads = fields.whole("threads", 1, most_threads);
    entrant.virtual_time = read_virtual_time(fields);
    return entrant;
}

TrialExtent read_extent(JsonFields& fields) {
    return {fields.optional_text("boards").value_or(""),
            fields.optional_whole("runs", 1, most_runs).value_or(0)};
}

ClaimedTrial read_trial(std::string_view line, std::size_t entrants) {
    const Json json = trial_json(line);
    JsonFields fields(json, "");
    ClaimedTrial claimed;
    Trial& trial = claimed.trial;
    trial.entrant = static_cast<std::size_t>(
        fields.integer("entry", 1, static_cast<std::int64_t>(entrants)) - 1);
    trial.board = static_cast<std::size_t>(fields.integer("number", 1, most_trial_boards) - 1);
    trial.run = fields.whole("run", 1, most_runs) - 1;
    claimed.board = fields.text("board");
    trial.seed = fields.seed("seed");
    const ScoreRange scores = score_range_of_all();
    trial.score = fields.whole("score", scores.least, scores.most);
    trial.cleared = fields.boolean("cleared");
    trial.stop = read_stop(fields);
    trial.seconds = fields.number("seconds", 0, most_measured_seconds);
    trial.playouts = required_count(fields, "playouts");
    trial.nodes = required_count(fields, "nodes");
    trial.depth = fields.whole("depth", 0, max_moves);
    trial.mean_depth = fields.number("mean_depth", 0, max_moves);
    trial.walk_depth = fields.optional_number("walk_depth", 0, max_moves).value_or(0);
    trial.curve = read_curve(fields.at("curve"));
    check_curve(trial);
    trial.remarks = read_remarks(fields);
    claimed.moves = fields.at("moves");
    return claimed;
}

std::string trial_text(const Trial& trial, const NamedBoard& board) {
    Json curve = Json::array();
    for (const ScorePoint& point : trial.curve)
        curve.push_back(Json::array({point.seconds, point.playouts, point.score}));
    Json json{{"entry", trial.entrant + 1},
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
              {"moves", moves_json(trial.moves, board.start.board)},
              {"curve", curve}};
    for (const Message& remark : trial.remarks)
        json["remarks"].push_back(to_string(remark));
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void check_line(const Trial& trial, const Position& start) {
    const auto line = replay(start.board, start.rules, trial.moves);
    if (!line)
        refuse(line.error().message);
    const bool has_found_none = trial.moves.empty() && trial.score == 0 && !trial.cleared;
    if (has_found_none && !line->finished)
        return;
    if (line->score != trial.score)
        refuse({SAMEGAME_TEXT("EngineError", "its moves earn %1 points, not %2"), line->score,
                trial.score});
    if (!line->finished)
        refuse(SAMEGAME_TEXT("EngineError", "its moves do not finish the game"));
    if (line->cleared != trial.cleared)
        refuse(SAMEGAME_TEXT("EngineError", "'cleared' does not match its moves"));
}

} // namespace samegame
