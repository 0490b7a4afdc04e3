#include "engine/experiment/files/trial_json.h"

#include "engine/base/text.h"
#include "engine/formats/json_text.h"
#include "engine/game/line.h"

namespace samegame {

using Json = nlohmann::ordered_json;

namespace {

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

} // namespace

Json budget_json(const Budget& budget) {
    Json json = Json::object();
    if (budget.time)
        json["seconds"] = budget.time->count();
    if (budget.playouts)
        json["playouts"] = *budget.playouts;
    if (budget.nodes)
        json["nodes"] = *budget.nodes;
    return json;
}

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
    if (fields.integer("version", 1, most_in_trials) != trials_version)
        refuse({SAMEGAME_TEXT("EngineError", "'version' is %1, this program reads version 1"),
                fields.at("version").dump()});
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

void check_line(const Trial& trial, const StartPosition& start) {
    const auto line = replay(start.board, start.rules, trial.moves);
    if (!line)
        refuse(line.error().message);
    const bool has_found_none = trial.moves.empty() && trial.score == 0 && !trial.cleared;
    if (has_found_none && !line->finished)
        return;
    if (line->score != trial.score || !line->finished || line->cleared != trial.cleared)
        refuse({SAMEGAME_TEXT("EngineError", "its moves earn %1 points, not %2"), line->score,
                trial.score});
}

} // namespace samegame
