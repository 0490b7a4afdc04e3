#include "engine/formats/game_record.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "engine/base/text.h"
#include "engine/formats/board_text.h"
#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/game/refill.h"
#include "engine/game/scoring.h"

namespace samegame {

namespace {

using Json = nlohmann::ordered_json;

constexpr int most_ranks = 1 << 20;
constexpr int most_threads_of_ranks = 1 << 30; // 1,024 on each

Board read_board(const Json& json) {
    if (!json.is_array() || json.empty() || json.size() > max_rows)
        refuse(SAMEGAME_TEXT("EngineError",
                             "'board' must be an array of 1 to 32 texts, one for each row"));
    std::string text;
    for (const Json& row : json) {
        const auto cells =
            checked_text(row, Message(SAMEGAME_TEXT("EngineError", "a row of 'board'")));
        if (cells.find_first_of("\n#") != std::string::npos || trim(cells).empty())
            refuse({SAMEGAME_TEXT("EngineError", "row %1 of 'board' is not a row of cells"),
                    std::count(text.begin(), text.end(), '\n') + 1});
        text += cells + "\n";
    }
    const auto board = parse_board_text(text);
    if (board)
        return *board;
    const Error& error = board.error();
    if (error.line == 0)
        refuse({SAMEGAME_TEXT("EngineError", "'board': %1"), error.message});
    refuse({SAMEGAME_TEXT("EngineError", "row %1 of 'board': %2"), error.line, error.message});
}

/// Members that nobody has read, as a JSON object; empty without any.
std::string unknown_members(const JsonFields& fields) {
    Json unknown = Json::object();
    for (const auto& [name, value] : fields.json().items())
        if (!fields.known().contains(name))
            unknown[name] = value;
    return unknown.empty() ? std::string() : unknown.dump();
}

/// Adds the members that unknown_members() has found.
void add_members(const std::string& unknown, Json& json) {
    if (!unknown.empty())
        json.update(Json::parse(unknown));
}

/// The refill of a game. If the file does not name the number of colors, it is the board's.
Refill read_refill(JsonFields& fields, const Board& board) {
    Refill refill;
    refill.seed = fields.seed("seed");
    if (const int generator = fields.optional_whole("generator", 1, most_versions).value_or(1);
        generator != 1)
        refuse({SAMEGAME_TEXT("EngineError",
                              "'refill.generator' is %1, this program knows generator 1"),
                generator});
    refill.color_count =
        fields.optional_whole("colors", 1, max_colors).value_or(std::max(1, board.color_count()));
    refill.moves = fields.optional_whole("moves", 0, max_moves).value_or(0);
    refill.columns =
        fields.optional_whole("columns", 0, most_refill_columns(refill.moves)).value_or(0);
    return refill;
}

RecordSource read_source(JsonFields& fields) {
    RecordSource source;
    source.solver = fields.optional_text("solver").value_or("");
    if (const auto options = fields.optional_object("options"))
        source.options_json = options->json().dump();
    source.seed = fields.optional_seed("seed");
    source.threads = fields.optional_whole("threads", 1, most_threads_of_ranks);
    source.ranks = fields.optional_whole("ranks", 1, most_ranks);
    source.seconds = fields.optional_number("seconds");
    source.playouts = fields.optional_count("playouts");
    source.nodes = fields.optional_count("nodes");
    source.stop = fields.optional_text("stop").value_or("");
    source.remarks = fields.optional_texts("remarks", most_remarks);
    const ScoreRange scores = score_range_of_all();
    source.upper_bound = fields.optional_whole("upper_bound", scores.least, scores.most);
    source.clearable = fields.optional_boolean("clearable");
    source.depth = fields.optional_whole("depth", 0, max_moves);
    source.mean_depth = fields.optional_number("mean_depth");
    source.program = fields.optional_text("program").value_or("");
    source.unknown_json = unknown_members(fields);
    return source;
}

ParsedRecord read_record(const Json& json) {
    if (!json.is_object())
        refuse(SAMEGAME_TEXT("EngineError", "a solution file is a JSON object"));
    JsonFields fields(json, "", JsonFields::Null::value);
    if (fields.text("format") != "samegame")
        refuse(SAMEGAME_TEXT("EngineError", "'format' is not \"samegame\""));
    check_version(fields, 1);

    ParsedRecord parsed;
    GameRecord& record = parsed.record;
    record.start.rules = read_rules(fields);
    record.start.board = read_board(fields.at("board"));
    if (auto refill = fields.optional_object("refill")) {
        record.start.rules.refill = read_refill(*refill, record.start.board);
        record.unknown_refill_json = unknown_members(*refill);
    }
    if (const auto error = refill_error(record.start.rules))
        refuse(*error);
    auto line = replay(record.start.board, record.start.rules,
                       checked_moves(fields.at("moves"), record.start.board));
    if (!line)
        refuse(line.error().message);
    record.line = *line;

    const ScoreRange scores = score_range_of_all();
    parsed.claim.score = fields.optional_whole("score", scores.least, scores.most);
    parsed.claim.cleared = fields.optional_boolean("cleared");
    parsed.claim.finished = fields.optional_boolean("finished");
    if (auto source = fields.optional_object("source"))
        record.source = read_source(*source);

    record.unknown_json = unknown_members(fields);
    return parsed;
}

Json refill_json(const Refill& refill, const std::string& unknown) {
    Json json{
        {"seed", std::to_string(refill.seed)}, {"generator", 1}, {"colors", refill.color_count}};
    if (refill.columns > 0)
        json["columns"] = refill.columns;
    if (refill.moves > 0)
        json["moves"] = refill.moves;
    add_members(unknown, json);
    return json;
}

Json source_json(const RecordSource& source) {
    Json json = Json::object();
    if (!source.solver.empty())
        json["solver"] = source.solver;
    if (!source.options_json.empty())
        json["options"] = Json::parse(source.options_json);
    if (source.seed)
        json["seed"] = std::to_string(*source.seed);
    const auto put = [&json](const char* name, const auto& value) {
        if (value)
            json[name] = *value;
    };
    put("threads", source.threads);
    put("ranks", source.ranks);
    put("seconds", source.seconds);
    put("playouts", source.playouts);
    put("nodes", source.nodes);
    if (!source.stop.empty())
        json["stop"] = source.stop;
    if (!source.remarks.empty())
        json["remarks"] = source.remarks;
    put("upper_bound", source.upper_bound);
    put("clearable", source.clearable);
    put("depth", source.depth);
    put("mean_depth", source.mean_depth);
    if (!source.program.empty())
        json["program"] = source.program;
    add_members(source.unknown_json, json);
    return json;
}

/// `"name": value`, the value on one line.
std::string line_of(const std::string& name, const Json& value) {
    return "  " + Json(name).dump() + ": " +
           value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string board_lines(const Board& board) {
    std::string text = "  \"board\": [";
    const std::string board_text = to_board_text(board);
    const char* separator = "\n    \"";
    for (const std::string_view row : split(trim(board_text), '\n')) {
        text += separator + std::string(row) + "\"";
        separator = ",\n    \"";
    }
    return text + "\n  ]";
}

} // namespace

Result<ParsedRecord> parse_game_record(std::string_view json) {
    const auto parsed = parse_json(json);
    if (!parsed)
        return parsed.error();
    return read_or_refusal([&] { return read_record(*parsed); });
}

std::optional<Error> contradiction(const ParsedRecord& parsed) {
    const Line& line = parsed.record.line;
    const RecordClaim& claim = parsed.claim;
    if (claim.score && *claim.score != line.score)
        return Error{{SAMEGAME_TEXT("EngineError", "'score' is %1, but the moves earn %2"),
                      *claim.score, line.score}};
    const auto disagree = [](const char* what, bool claimed) {
        return Error{{SAMEGAME_TEXT("EngineError", "%1 is %2, but the board at the end says %3"),
                      in_quotes(what), claimed ? "true" : "false", claimed ? "false" : "true"}};
    };
    if (claim.cleared && *claim.cleared != line.cleared)
        return disagree("cleared", *claim.cleared);
    if (claim.finished && *claim.finished != line.finished)
        return disagree("finished", *claim.finished);
    return std::nullopt;
}

std::string to_json(const GameRecord& record) {
    std::vector<std::string> lines{
        R"(  "format": "samegame")",
        R"(  "version": 1)",
        line_of("rules", name_of(record.start.rules.scoring)),
        line_of("gravity", name_of(record.start.rules.gravity)),
    };
    if (record.start.rules.refill)
        lines.push_back(
            line_of("refill", refill_json(*record.start.rules.refill, record.unknown_refill_json)));
    lines.push_back(board_lines(record.start.board));
    lines.push_back(line_of("moves", moves_json(record.line.moves, record.start.board)));
    lines.push_back(line_of("score", record.line.score));
    lines.push_back(line_of("cleared", record.line.cleared));
    lines.push_back(line_of("finished", record.line.finished));
    if (record.source)
        lines.push_back(line_of("source", source_json(*record.source)));
    if (!record.unknown_json.empty()) {
        const Json unknown = Json::parse(record.unknown_json);
        for (const auto& [name, value] : unknown.items())
            lines.push_back(line_of(name, value));
    }
    std::string text = "{";
    for (std::size_t i = 0; i < lines.size(); ++i)
        text += (i == 0 ? "\n" : ",\n") + lines[i];
    return text + "\n}\n";
}

} // namespace samegame
