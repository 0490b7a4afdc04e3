#include "engine/formats/game_record.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <vector>

#include "engine/base/similar_word.h"
#include "engine/base/text.h"
#include "engine/formats/board_text.h"
#include "engine/formats/json_text.h"
#include "engine/game/refill.h"
#include "engine/game/score_range.h"

namespace samegame {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 11> known_members{"format",  "version",  "rules", "gravity",
                                                         "refill",  "board",    "moves", "score",
                                                         "cleared", "finished", "source"};

/// What a sentence is about: a member in quotes, or a part of one.
using Subject = Message::Argument;

/// Reading stops at the first Refused; parse_game_record turns it into a Result.
struct Refused {
    Error error;
};

[[noreturn]] void refuse(Message message) {
    throw Refused{{std::move(message)}};
}

const Json& member(const Json& json, const char* name) {
    const auto found = json.find(name);
    if (found == json.end())
        refuse({SAMEGAME_TEXT("EngineError", "member %1 is missing"), in_quotes(name)});
    return *found;
}

int checked_int(const Json& json, std::int64_t minimum, std::int64_t maximum, const Subject& what) {
    const bool fits = json.is_number_unsigned()
                          ? json.get<std::uint64_t>() <= static_cast<std::uint64_t>(maximum)
                          : json.is_number_integer();
    if (fits && json.get<std::int64_t>() >= minimum && json.get<std::int64_t>() <= maximum)
        return json.get<int>();
    refuse({SAMEGAME_TEXT("EngineError", "%1 must be a whole number from %2 to %3"), what, minimum,
            maximum});
}

std::string checked_text(const Json& json, const Subject& what) {
    if (!json.is_string())
        refuse({SAMEGAME_TEXT("EngineError", "%1 must be a text"), what});
    return json.get<std::string>();
}

bool checked_bool(const Json& json, const Subject& what) {
    if (!json.is_boolean())
        refuse({SAMEGAME_TEXT("EngineError", "%1 must be true or false"), what});
    return json.get<bool>();
}

/// The rules named; what is not named is as by default.
Rules read_rules(const Json& json) {
    Rules rules;
    if (const auto scoring = json.find("rules"); scoring != json.end()) {
        const auto name = checked_text(*scoring, "'rules'");
        const auto known = scoring_of_name(name);
        if (!known)
            refuse(with_similar_word(
                SAMEGAME_TEXT("EngineError",
                              "'rules' names no known rules; known are standard, no-penalty, "
                              "lenient-penalty, bubble-breaker and clickomania"),
                name, names_of(all_scorings())));
        rules.scoring = *known;
    }
    if (const auto gravity = json.find("gravity"); gravity != json.end()) {
        const auto name = checked_text(*gravity, "'gravity'");
        const auto known = gravity_of_name(name);
        if (!known)
            refuse(with_similar_word(
                SAMEGAME_TEXT("EngineError",
                              "'gravity' names no known gravity; known are shift and pull-left"),
                name, names_of(all_gravities())));
        rules.gravity = *known;
    }
    return rules;
}

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

MoveList read_moves(const Json& json, const Board& board) {
    if (!json.is_array())
        refuse(SAMEGAME_TEXT("EngineError", "'moves' must be an array of [row, column]"));
    if (json.size() > max_moves)
        refuse({SAMEGAME_TEXT("EngineError", "'moves' has more than %1 moves"), max_moves});
    MoveList moves;
    for (const Json& move : json) {
        const std::size_t number = moves.size() + 1;
        if (!move.is_array() || move.size() != 2)
            refuse({SAMEGAME_TEXT("EngineError", "%1 must be [row, column]"),
                    Message(SAMEGAME_TEXT("EngineError", "move %1"), number)});
        const Message row{SAMEGAME_TEXT("EngineError", "move %1, row"), number};
        const Message column{SAMEGAME_TEXT("EngineError", "move %1, column"), number};
        moves.push_back(from_notation({checked_int(move[0], 1, board.rows(), row),
                                       checked_int(move[1], 1, board.columns(), column)},
                                      board.rows()));
    }
    return moves;
}

std::uint64_t checked_count(const Json& json, const Subject& what) {
    if (!json.is_number_unsigned())
        refuse({SAMEGAME_TEXT("EngineError", "%1 must be a whole number from 0 to 2^64-1"), what});
    return json.get<std::uint64_t>();
}

double checked_number(const Json& json, const Subject& what) {
    if (!json.is_number())
        refuse({SAMEGAME_TEXT("EngineError", "%1 must be a number"), what});
    return json.get<double>();
}

/// The member of `source` with this name, if there is one, as checked(member, what) reads it.
template <class Checked>
auto read_optional(const Json& source, const char* name, Checked checked)
    -> std::optional<decltype(checked(source, in_quotes(name)))> {
    const auto found = source.find(name);
    if (found == source.end())
        return std::nullopt;
    return checked(*found, in_quotes(std::string("source.") + name));
}

void check_object(const Json& json, const Subject& what) {
    if (!json.is_object())
        refuse({SAMEGAME_TEXT("EngineError", "%1 must be an object"), what});
}

std::uint64_t checked_seed(const Json& json, const Subject& what) {
    const auto seed = parse_seed(checked_text(json, what));
    if (!seed)
        refuse(
            {SAMEGAME_TEXT("EngineError", "%1 must be a text with a whole number from 0 to 2^64-1"),
             what});
    return *seed;
}

/// How columns come in; where the file does not say how many colors they have, as many as `board`.
Refill read_refill(const Json& json, const Board& board) {
    check_object(json, "'refill'");
    const auto number = [&json](const char* name, int minimum, int maximum, int otherwise) {
        const auto found = json.find(name);
        return found == json.end() ? otherwise
                                   : checked_int(*found, minimum, maximum,
                                                 in_quotes(std::string("refill.") + name));
    };
    Refill refill;
    const auto seed = json.find("seed");
    if (seed == json.end())
        refuse({SAMEGAME_TEXT("EngineError", "member %1 is missing"), "'refill.seed'"});
    refill.seed = checked_seed(*seed, "'refill.seed'");
    if (const int generator = number("generator", 1, 1000000, 1); generator != 1)
        refuse({SAMEGAME_TEXT("EngineError",
                              "'refill.generator' is %1, this program knows generator 1"),
                generator});
    refill.color_count = number("colors", 1, max_colors, std::max(1, board.color_count()));
    refill.columns = number("columns", 0, max_moves * max_columns, 0);
    refill.moves = number("moves", 0, max_moves, 0);
    return refill;
}

RecordSource read_source(const Json& json) {
    check_object(json, "'source'");
    RecordSource source;
    const auto text = [&json](const char* name) {
        return read_optional(json, name, checked_text).value_or("");
    };
    const auto number = [&json](const char* name, std::int64_t minimum, std::int64_t maximum) {
        return read_optional(json, name, [=](const Json& value, const Subject& what) {
            return checked_int(value, minimum, maximum, what);
        });
    };
    source.solver = text("solver");
    if (const auto options = json.find("options"); options != json.end()) {
        check_object(*options, "'source.options'");
        source.options_json = options->dump();
    }
    source.seed = read_optional(json, "seed", checked_seed);
    source.threads = number("threads", 1, 1 << 20);
    source.ranks = number("ranks", 1, 1 << 20);
    source.seconds = read_optional(json, "seconds", checked_number);
    source.playouts = read_optional(json, "playouts", checked_count);
    source.nodes = read_optional(json, "nodes", checked_count);
    source.stop = text("stop");
    const ScoreRange scores = score_range_of_all();
    source.upper_bound = number("upper_bound", scores.least, scores.most);
    source.clearable = read_optional(json, "clearable", checked_bool);
    source.depth = number("depth", 0, max_moves);
    source.mean_depth = read_optional(json, "mean_depth", checked_number);
    source.program = text("program");
    return source;
}

ParsedRecord read_record(const Json& json) {
    if (!json.is_object())
        refuse(SAMEGAME_TEXT("EngineError", "a solution file is a JSON object"));
    if (checked_text(member(json, "format"), "'format'") != "samegame")
        refuse(SAMEGAME_TEXT("EngineError", "'format' is not \"samegame\""));
    if (checked_int(member(json, "version"), 1, 1000000, "'version'") != 1)
        refuse({SAMEGAME_TEXT("EngineError", "'version' is %1, this program reads version 1"),
                member(json, "version").dump()});

    ParsedRecord parsed;
    GameRecord& record = parsed.record;
    record.start.rules = read_rules(json);
    record.start.board = read_board(member(json, "board"));
    if (const auto refill = json.find("refill"); refill != json.end())
        record.start.rules.refill = read_refill(*refill, record.start.board);
    if (const auto error = refill_error(record.start.rules))
        refuse(*error);
    const MoveList moves = read_moves(member(json, "moves"), record.start.board);
    auto line = replay(record.start.board, record.start.rules, moves);
    if (!line)
        refuse(line.error().message);
    record.line = *line;

    if (const auto score = json.find("score"); score != json.end())
        parsed.claim.score =
            checked_int(*score, score_range_of_all().least, score_range_of_all().most, "'score'");
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

Json refill_json(const Refill& refill) {
    Json json{
        {"seed", std::to_string(refill.seed)}, {"generator", 1}, {"colors", refill.color_count}};
    if (refill.columns > 0)
        json["columns"] = refill.columns;
    if (refill.moves > 0)
        json["moves"] = refill.moves;
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
    put("upper_bound", source.upper_bound);
    put("clearable", source.clearable);
    put("depth", source.depth);
    put("mean_depth", source.mean_depth);
    if (!source.program.empty())
        json["program"] = source.program;
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
    try {
        return read_record(*parsed);
    } catch (const Refused& refused) {
        return refused.error;
    }
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
    };
    if (record.start.rules.refill)
        lines.push_back(line_of("refill", refill_json(*record.start.rules.refill)));
    lines.push_back(board_lines(record.start.board));
    lines.push_back(line_of("moves", moves));
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
