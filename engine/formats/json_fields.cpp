#include "engine/formats/json_fields.h"

#include <utility>

#include "engine/base/similar_word.h"
#include "engine/base/text.h"
#include "engine/formats/board_text.h"
#include "engine/game/own_scoring.h"

namespace samegame {

using Json = nlohmann::ordered_json;

void refuse(Message message) {
    throw Refused{{std::move(message)}};
}

std::int64_t checked_integer(const Json& json, std::int64_t minimum, std::int64_t maximum,
                             const JsonSubject& what) {
    const bool fits = json.is_number_unsigned() // no number above 2^63-1 becomes another
                          ? std::cmp_less_equal(json.get<std::uint64_t>(), maximum)
                          : json.is_number_integer();
    if (!fits || json.get<std::int64_t>() < minimum || json.get<std::int64_t>() > maximum)
        refuse({SAMEGAME_TEXT("EngineError", "%1 must be a whole number from %2 to %3"), what,
                minimum, maximum});
    return json.get<std::int64_t>();
}

double checked_number(const Json& json, double minimum, double maximum, const JsonSubject& what) {
    if (!json.is_number() || json.get<double>() < minimum || json.get<double>() > maximum)
        refuse({SAMEGAME_TEXT("EngineError", "%1 must be a number from %2 to %3"), what,
                number_text(minimum), number_text(maximum)});
    return json.get<double>();
}

std::string checked_text(const Json& json, const JsonSubject& what) {
    if (!json.is_string())
        refuse({SAMEGAME_TEXT("EngineError", "%1 must be a text"), what});
    return json.get<std::string>();
}

MoveList checked_moves(const Json& json, const Board& board) {
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
        const auto part = [&](std::size_t index, int maximum, Message what) {
            return static_cast<int>(checked_integer(move[index], 1, maximum, std::move(what)));
        };
        const int row =
            part(0, board.rows(), {SAMEGAME_TEXT("EngineError", "move %1, row"), number});
        const int column =
            part(1, board.columns(), {SAMEGAME_TEXT("EngineError", "move %1, column"), number});
        moves.push_back(from_notation({row, column}, board.rows()));
    }
    return moves;
}

Json board_json(const Board& board) {
    const std::string text = to_board_text(board);
    Json rows = Json::array();
    for (const std::string_view row : split(trim(text), '\n'))
        rows.push_back(row);
    return rows;
}

Json moves_json(std::span<const Move> moves, const Board& board) {
    Json json = Json::array();
    for (const Move move : moves) {
        const MoveNotation notation = to_notation(move, board.rows());
        json.push_back({notation.row, notation.column});
    }
    return json;
}

JsonFields::JsonFields(const Json& json, std::string path, Null null)
    : m_json(json), m_path(std::move(path)), m_null(null) {
    if (json.is_object())
        return;
    if (m_path.empty())
        refuse(SAMEGAME_TEXT("EngineError", "it is not a JSON object"));
    refuse({SAMEGAME_TEXT("EngineError", "%1 must be an object"), in_quotes(m_path)});
}

const Json* JsonFields::find(const char* name) {
    m_known.insert(name);
    const auto found = m_json.find(name);
    if (found == m_json.end() || (m_null == Null::missing && found->is_null()))
        return nullptr;
    return &*found;
}

const Json& JsonFields::at(const char* name) {
    const Json* found = find(name);
    if (found == nullptr)
        refuse({SAMEGAME_TEXT("EngineError", "member %1 is missing"), quoted(name)});
    return *found;
}

std::string JsonFields::text(const char* name) {
    return checked_text(at(name), quoted(name));
}

std::optional<std::string> JsonFields::optional_text(const char* name) {
    return find(name) == nullptr ? std::nullopt : std::optional(text(name));
}

std::int64_t JsonFields::integer(const char* name, std::int64_t minimum, std::int64_t maximum) {
    return checked_integer(at(name), minimum, maximum, quoted(name));
}

std::optional<std::int64_t> JsonFields::optional_integer(const char* name, std::int64_t minimum,
                                                         std::int64_t maximum) {
    return find(name) == nullptr ? std::nullopt : std::optional(integer(name, minimum, maximum));
}

int JsonFields::whole(const char* name, int minimum, int maximum) {
    return static_cast<int>(integer(name, minimum, maximum));
}

std::optional<int> JsonFields::optional_whole(const char* name, int minimum, int maximum) {
    return find(name) == nullptr ? std::nullopt : std::optional(whole(name, minimum, maximum));
}

std::optional<std::uint64_t> JsonFields::optional_count(const char* name) {
    const Json* found = find(name);
    if (found == nullptr)
        return std::nullopt;
    if (!found->is_number_unsigned())
        refuse({SAMEGAME_TEXT("EngineError", "%1 must be a whole number from 0 to 2^64-1"),
                quoted(name)});
    return found->get<std::uint64_t>();
}

double JsonFields::number(const char* name, double minimum, double maximum) {
    return checked_number(at(name), minimum, maximum, quoted(name));
}

std::optional<double> JsonFields::optional_number(const char* name) {
    const Json* found = find(name);
    if (found == nullptr)
        return std::nullopt;
    if (!found->is_number())
        refuse({SAMEGAME_TEXT("EngineError", "%1 must be a number"), quoted(name)});
    return found->get<double>();
}

std::optional<double> JsonFields::optional_number(const char* name, double minimum,
                                                  double maximum) {
    return find(name) == nullptr ? std::nullopt : std::optional(number(name, minimum, maximum));
}

double JsonFields::positive_number(const char* name, double maximum) {
    const Json& value = at(name);
    if (!value.is_number() || !(value.get<double>() > 0) || value.get<double>() > maximum)
        refuse({SAMEGAME_TEXT("EngineError", "%1 must be a number above 0 and up to %2"),
                quoted(name), number_text(maximum)});
    return value.get<double>();
}

bool JsonFields::boolean(const char* name) {
    const Json& value = at(name);
    if (!value.is_boolean())
        refuse({SAMEGAME_TEXT("EngineError", "%1 must be true or false"), quoted(name)});
    return value.get<bool>();
}

std::optional<bool> JsonFields::optional_boolean(const char* name) {
    return find(name) == nullptr ? std::nullopt : std::optional(boolean(name));
}

std::uint64_t JsonFields::seed(const char* name) {
    const auto seed = parse_seed(text(name));
    if (!seed)
        refuse(
            {SAMEGAME_TEXT("EngineError", "%1 must be a text with a whole number from 0 to 2^64-1"),
             quoted(name)});
    return *seed;
}

std::optional<std::uint64_t> JsonFields::optional_seed(const char* name) {
    return find(name) == nullptr ? std::nullopt : std::optional(seed(name));
}

const Json& JsonFields::array(const char* name) {
    const Json& value = at(name);
    if (!value.is_array() || value.empty())
        refuse({SAMEGAME_TEXT("EngineError", "%1 must be an array with one value or more"),
                quoted(name)});
    return value;
}

std::vector<std::string> JsonFields::optional_texts(const char* name, std::size_t most) {
    std::vector<std::string> texts;
    if (find(name) == nullptr)
        return texts;
    const Json& values = array(name);
    if (values.size() > most)
        refuse({SAMEGAME_TEXT("EngineError", "%1 has more than %2 values"), quoted(name), most});
    for (const Json& value : values)
        texts.push_back(checked_text(value, quoted(name)));
    return texts;
}

JsonFields JsonFields::object(const char* name) {
    return {at(name), place(name), m_null};
}

std::optional<JsonFields> JsonFields::optional_object(const char* name) {
    return find(name) == nullptr ? std::nullopt : std::optional(object(name));
}

void JsonFields::refuse_member(const char* name, const Message& reason) const {
    refuse({SAMEGAME_TEXT("EngineError", "%1: %2"), quoted(name), reason});
}

void JsonFields::refuse_others() const {
    for (const auto& [name, value] : m_json.items())
        if (!m_known.contains(name))
            refuse(with_similar_word(
                {SAMEGAME_TEXT("EngineError", "there is no member %1"), quoted(name)}, name,
                std::vector<std::string>(m_known.begin(), m_known.end())));
}

std::string JsonFields::place(const std::string& name) const {
    return m_path.empty() ? name : m_path + "." + name;
}

std::string JsonFields::quoted(const std::string& name) const {
    return in_quotes(place(name));
}

Rules read_rules(JsonFields& fields) {
    Rules rules;
    if (const auto name = fields.optional_text("rules")) {
        const auto known = scoring_of_name(*name);
        if (const auto fault = own_scoring_fault(*name))
            fields.refuse_member("rules", *fault);
        if (!known)
            refuse(with_similar_word(
                {SAMEGAME_TEXT("EngineError",
                               "%1 names no known rules; known are standard, no-penalty, "
                               "lenient-penalty, bubble-breaker and clickomania"),
                 fields.quoted("rules")},
                *name, names_of(all_scorings())));
        rules.scoring = *known;
    }
    if (const auto name = fields.optional_text("gravity")) {
        const auto known = gravity_of_name(*name);
        if (!known)
            refuse(with_similar_word(
                {SAMEGAME_TEXT("EngineError",
                               "%1 names no known gravity; known are shift and pull-left"),
                 fields.quoted("gravity")},
                *name, names_of(all_gravities())));
        rules.gravity = *known;
    }
    return rules;
}

void check_version(JsonFields& fields, int known) {
    if (const int version = fields.whole("version", 1, most_versions); version != known)
        refuse({SAMEGAME_TEXT("EngineError", "%1 is %2, this program reads version %3"),
                fields.quoted("version"), version, known});
}

std::vector<std::string> option_texts(const nlohmann::ordered_json& options) {
    std::vector<std::string> texts;
    for (const auto& [name, value] : options.items())
        texts.push_back(name + "=" + (value.is_string() ? value.get<std::string>() : value.dump()));
    return texts;
}

} // namespace samegame
