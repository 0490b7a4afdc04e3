#include "engine/formats/game_record.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <vector>

#include "engine/base/text.h"
#include "engine/formats/board_text.h"

namespace samegame {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 10> known_members{"format",   "version", "rules", "gravity",
                                                         "board",    "moves",   "score", "cleared",
                                                         "finished", "source"};

constexpr int max_depth = 64; ///< Of nesting; a solution file needs 3.

/// Parses with a bound on the depth of nesting, so that damaged input cannot exhaust the stack.
Result<Json> parse_json(std::string_view text) {
    bool too_deep = false;
    const auto guard = [&too_deep](int depth, Json::parse_event_t, Json&) {
        too_deep = too_deep || depth > max_depth;
        return !too_deep;
    };
    try {
        Json json = Json::parse(text, guard);
        if (too_deep)
            return Error{"the file is nested too deeply for a solution file"};
        return json;
    } catch (const Json::parse_error& error) {
        const auto end = std::min(error.byte == 0 ? 0 : error.byte - 1, text.size());
        const auto before = text.substr(0, end);
        const auto line = 1 + std::count(before.begin(), before.end(), '\n');
        const auto line_start = before.rfind('\n') + 1; // npos + 1 is 0
        return Error{"this is not JSON: expected a solution file, an object in { }",
                     static_cast<int>(line), static_cast<int>(end - line_start) + 1};
    } catch (const Json::exception&) {
        return Error{"this is not JSON: expected a solution file, an object in { }"};
    }
}

/// Reading stops at the first Refused; parse_game_record turns it into a Result.
struct Refused {
    Error error;
};

[[noreturn]] void refuse(std::string message) {
    throw Refused{{std::move(message)}};
}

const Json& member(const Json& json, const char* name) {
    const auto found = json.find(name);
    if (found == json.end())
        refuse(std::string("member '") + name + "' is missing");
    return *found;
}

int checked_int(const Json& json, std::int64_t minimum, std::int64_t maximum,
                const std::string& what) {
    const bool fits = json.is_number_unsigned()
                          ? json.get<std::uint64_t>() <= static_cast<std::uint64_t>(maximum)
                          : json.is_number_integer();
    if (fits && json.get<std::int64_t>() >= minimum && json.get<std::int64_t>() <= maximum)
        return json.get<int>();
    refuse(what + " must be a whole number from " + std::to_string(minimum) + " to " +
           std::to_string(maximum));
}

std::string checked_text(const Json& json, const std::string& what) {
    if (!json.is_string())
        refuse(what + " must be a text");
    return json.get<std::string>();
}

bool checked_bool(const Json& json, const std::string& what) {
    if (!json.is_boolean())
        refuse(what + " must be true or false");
    return json.get<bool>();
}

Board read_board(const Json& json) {
    if (!json.is_array() || json.empty() || json.size() > max_rows)
        refuse("'board' must be an array of 1 to 32 texts, one for each row");
    std::string text;
    for (const Json& row : json) {
        const auto cells = checked_text(row, "a row of 'board'");
        if (cells.find_first_of("\n#") != std::string::npos || trim(cells).empty())
            refuse("row " + std::to_string(std::count(text.begin(), text.end(), '\n') + 1) +
                   " of 'board' is not a row of cells");
        text += cells + "\n";
    }
    const auto board = parse_board_text(text);
    if (!board) {
        Error error = board.error();
        error.message = (error.line > 0 ? "row " + std::to_string(error.line) + " of " : "") +
                        "'board': " + error.message;
        error.line = error.column = 0;
        throw Refused{error};
    }
    return *board;
}

MoveList read_moves(const Json& json, const Board& board) {
    if (!json.is_array())
        refuse("'moves' must be an array of [row, column]");
    if (json.size() > max_moves)
        refuse("'moves' has more than " + std::to_string(max_moves) + " moves");
    MoveList moves;
    for (const Json& move : json) {
        const std::string what = "move " + std::to_string(moves.size() + 1);
        if (!move.is_array() || move.size() != 2)
            refuse(what + " must be [row, column]");
        moves.push_back(from_notation({checked_int(move[0], 1, board.rows(), what + ", row"),
                                       checked_int(move[1], 1, board.columns(), what + ", column")},
                                      board.rows()));
    }
    return moves;
}

std::uint64_t checked_count(const Json& json, const std::string& what) {
    if (!json.is_number_unsigned())
        refuse(what + " must be a whole number");
    return json.get<std::uint64_t>();
}

double checked_number(const Json& json, const std::string& what) {
    if (!json.is_number())
        refuse(what + " must be a number");
    return json.get<double>();
}

/// The member of `source` with this name, if there is one, as checked(member, what) reads it.
template <class Checked>
auto read_optional(const Json& source, const char* name, Checked checked)
    -> std::optional<decltype(checked(source, std::string()))> {
    const auto found = source.find(name);
    if (found == source.end())
        return std::nullopt;
    return checked(*found, std::string("'source.") + name + "'");
}

RecordSource read_source(const Json& json) {
    if (!json.is_object())
        refuse("'source' must be an object");
    RecordSource source;
    const auto text = [&json](const char* name) {
        return read_optional(json, name, checked_text).value_or("");
    };
    const auto number = [&json](const char* name, std::int64_t minimum, std::int64_t maximum) {
        return read_optional(json, name, [=](const Json& value, const std::string& what) {
            return checked_int(value, minimum, maximum, what);
        });
    };
    source.solver = text("solver");
    if (const auto options = json.find("options"); options != json.end()) {
        if (!options->is_object())
            refuse("'source.options' must be an object");
        source.options_json = options->dump();
    }
    if (json.contains("seed")) {
        source.seed = parse_seed(text("seed"));
        if (!source.seed)
            refuse("'source.seed' must be a text with a whole number from 0 to 2^64-1");
    }
    source.threads = number("threads", 1, 1 << 20);
    source.seconds = read_optional(json, "seconds", checked_number);
    source.playouts = read_optional(json, "playouts", checked_count);
    source.nodes = read_optional(json, "nodes", checked_count);
    source.stop = text("stop");
    source.upper_bound = number("upper_bound", -1000000, 10000000);
    source.clearable = read_optional(json, "clearable", checked_bool);
    source.depth = number("depth", 0, max_moves);
    source.mean_depth = read_optional(json, "mean_depth", checked_number);
    source.program = text("program");
    return source;
}

ParsedRecord read_record(const Json& json) {
    if (!json.is_object())
        refuse("a solution file is a JSON object");
    if (checked_text(member(json, "format"), "'format'") != "samegame")
        refuse("'format' is not \"samegame\"");
    if (checked_int(member(json, "version"), 1, 1000000, "'version'") != 1)
        refuse("'version' is " + member(json, "version").dump() + ", this program reads version 1");

    ParsedRecord parsed;
    GameRecord& record = parsed.record;
    if (const auto rules = json.find("rules"); rules != json.end()) {
        const auto name = checked_text(*rules, "'rules'");
        const auto scoring = scoring_of_name(name);
        if (!scoring)
            refuse("'rules' names no known rules; known are standard, no-penalty, lenient-penalty, "
                   "bubble-breaker and clickomania");
        record.start.rules.scoring = *scoring;
    }
    if (const auto gravity = json.find("gravity"); gravity != json.end()) {
        const auto known = gravity_of_name(checked_text(*gravity, "'gravity'"));
        if (!known)
            refuse("'gravity' names no known gravity; known are shift and pull-left");
        record.start.rules.gravity = *known;
    }
    record.start.board = read_board(member(json, "board"));
    const MoveList moves = read_moves(member(json, "moves"), record.start.board);
    auto line = replay(record.start.board, record.start.rules, moves);
    if (!line)
        refuse(line.error().message);
    record.line = *line;

    if (const auto score = json.find("score"); score != json.end())
        parsed.claim.score = checked_int(*score, -10000000, 10000000, "'score'");
    if (const auto cleared = json.find("cleared"); cleared != json.end())
        parsed.claim.cleared = checked_bool(*cleared, "'cleared'");
    if (const auto finished = json.find("finished"); finished != json.end())
        parsed.claim.finished = checked_bool(*finished, "'finished'");
    if (const auto source = json.find("source"); source != json.end())
        record.source = read_source(*source);

    Json unknown = Json::object();
    for (const auto& [name, value] : json.items()) {
        if (std::find(known_members.begin(), known_members.end(), name) == known_members.end())
            unknown[name] = value;
    }
    if (!unknown.empty())
        record.unknown_json = unknown.dump();
    return parsed;
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
    put("seconds", source.seconds);
    put("playouts", source.playouts);
    put("nodes", source.nodes);
    if (!source.stop.empty())
        json["stop"] = source.stop;
    put("upper_bound", source.upper_bound);
    put("clearable", source.clearable);
    put("depth", source.depth);
    put("mean_depth", source.mean_depth);
    if (!source.program.empty())
        json["program"] = source.program;
    return json;
}

/// `"name": value`, the value on one line.
std::string line_of(const char* name, const Json& value) {
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
    try {
        return read_record(*parsed);
    } catch (const Refused& refused) {
        return refused.error;
    }
}

std::string contradiction(const ParsedRecord& parsed) {
    const Line& line = parsed.record.line;
    const RecordClaim& claim = parsed.claim;
    const auto yes_no = [](bool value) { return std::string(value ? "true" : "false"); };
    if (claim.score && *claim.score != line.score)
        return "'score' is " + std::to_string(*claim.score) + ", but the moves earn " +
               std::to_string(line.score);
    if (claim.cleared && *claim.cleared != line.cleared)
        return "'cleared' is " + yes_no(*claim.cleared) + ", but the board at the end says " +
               yes_no(line.cleared);
    if (claim.finished && *claim.finished != line.finished)
        return "'finished' is " + yes_no(*claim.finished) + ", but the board at the end says " +
               yes_no(line.finished);
    return {};
}

std::string to_json(const GameRecord& record) {
    Json moves = Json::array();
    for (const Move move : record.line.moves) {
        const auto notation = to_notation(move, record.start.board.rows());
        moves.push_back({notation.row, notation.column});
    }
    std::vector<std::string> lines{
        R"(  "format": "samegame")",
        R"(  "version": 1)",
        line_of("rules", name_of(record.start.rules.scoring)),
        line_of("gravity", name_of(record.start.rules.gravity)),
        board_lines(record.start.board),
        line_of("moves", moves),
        line_of("score", record.line.score),
        line_of("cleared", record.line.cleared),
        line_of("finished", record.line.finished),
    };
    if (record.source)
        lines.push_back(line_of("source", source_json(*record.source)));
    if (!record.unknown_json.empty()) {
        const Json unknown = Json::parse(record.unknown_json);
        for (const auto& [name, value] : unknown.items())
            lines.push_back(line_of(name.c_str(), value));
    }
    std::string text = "{";
    for (std::size_t i = 0; i < lines.size(); ++i)
        text += (i == 0 ? "\n" : ",\n") + lines[i];
    return text + "\n}\n";
}

} // namespace samegame
