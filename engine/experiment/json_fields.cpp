#include "engine/experiment/json_fields.h"

#include <vector>

#include "engine/base/similar_word.h"
#include "engine/base/text.h"

namespace samegame {

void refuse(Message message) {
    throw Refused{{std::move(message)}};
}

JsonFields::JsonFields(const Json& json, std::string path) : m_json(json), m_path(std::move(path)) {
    if (json.is_object())
        return;
    if (m_path.empty())
        refuse(SAMEGAME_TEXT("EngineError", "it is not a JSON object"));
    refuse({SAMEGAME_TEXT("EngineError", "%1 must be an object"), in_quotes(m_path)});
}

const JsonFields::Json* JsonFields::find(const char* name) {
    m_known.insert(name);
    const auto found = m_json.find(name);
    return found == m_json.end() || found->is_null() ? nullptr : &*found;
}

const JsonFields::Json& JsonFields::at(const char* name) {
    const Json* found = find(name);
    if (found == nullptr)
        refuse({SAMEGAME_TEXT("EngineError", "member %1 is missing"), quoted(name)});
    return *found;
}

std::string JsonFields::text(const char* name) {
    const Json& value = at(name);
    if (!value.is_string())
        refuse({SAMEGAME_TEXT("EngineError", "%1 must be a text"), quoted(name)});
    return value.get<std::string>();
}

std::optional<std::string> JsonFields::optional_text(const char* name) {
    return find(name) == nullptr ? std::nullopt : std::optional(text(name));
}

std::int64_t JsonFields::integer(const char* name, std::int64_t minimum, std::int64_t maximum) {
    const Json& value = at(name);
    const bool fits = value.is_number_unsigned()
                          ? value.get<std::uint64_t>() <= static_cast<std::uint64_t>(maximum)
                          : value.is_number_integer();
    if (!fits || value.get<std::int64_t>() < minimum || value.get<std::int64_t>() > maximum)
        refuse({SAMEGAME_TEXT("EngineError", "%1 must be a whole number from %2 to %3"),
                quoted(name), minimum, maximum});
    return value.get<std::int64_t>();
}

std::optional<std::int64_t> JsonFields::optional_integer(const char* name, std::int64_t minimum,
                                                         std::int64_t maximum) {
    return find(name) == nullptr ? std::nullopt : std::optional(integer(name, minimum, maximum));
}

double JsonFields::number(const char* name, double minimum, double maximum) {
    const Json& value = at(name);
    if (!value.is_number() || value.get<double>() < minimum || value.get<double>() > maximum)
        refuse({SAMEGAME_TEXT("EngineError", "%1 must be a number from %2 to %3"), quoted(name),
                number_text(minimum), number_text(maximum)});
    return value.get<double>();
}

std::optional<double> JsonFields::optional_number(const char* name, double minimum,
                                                  double maximum) {
    return find(name) == nullptr ? std::nullopt : std::optional(number(name, minimum, maximum));
}

bool JsonFields::boolean(const char* name) {
    const Json& value = at(name);
    if (!value.is_boolean())
        refuse({SAMEGAME_TEXT("EngineError", "%1 must be true or false"), quoted(name)});
    return value.get<bool>();
}

std::uint64_t JsonFields::seed(const char* name) {
    const auto seed = parse_seed(text(name));
    if (!seed)
        refuse(
            {SAMEGAME_TEXT("EngineError", "%1 must be a text with a whole number from 0 to 2^64-1"),
             quoted(name)});
    return *seed;
}

const JsonFields::Json& JsonFields::array(const char* name) {
    const Json& value = at(name);
    if (!value.is_array() || value.empty())
        refuse({SAMEGAME_TEXT("EngineError", "%1 must be an array with one value or more"),
                quoted(name)});
    return value;
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

std::vector<std::string> option_texts(const nlohmann::ordered_json& options) {
    std::vector<std::string> texts;
    for (const auto& [name, value] : options.items())
        texts.push_back(name + "=" + (value.is_string() ? value.get<std::string>() : value.dump()));
    return texts;
}

} // namespace samegame
