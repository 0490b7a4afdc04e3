#include "engine/base/option_spec.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>

#include "engine/base/similar_word.h"
#include "engine/base/text.h"

namespace samegame {

namespace {

std::string real_text(double value) {
    char buffer[32];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
    return {buffer, end};
}

/// The error for a `text` that is not a value of `spec`; any text may be a policy or a
/// free text.
Error refused(const OptionSpec& spec, std::string_view text) {
    if (spec.type == OptionType::integer)
        return {
            {SAMEGAME_TEXT("EngineError", "option %1 is %2, expected a whole number from %3 to %4"),
             spec.name, in_quotes(text), static_cast<std::int64_t>(spec.minimum),
             static_cast<std::int64_t>(spec.maximum)}};
    if (spec.type == OptionType::real)
        return {{SAMEGAME_TEXT("EngineError", "option %1 is %2, expected a number from %3 to %4"),
                 spec.name, in_quotes(text), number_text(spec.minimum), number_text(spec.maximum)}};
    Message expected = SAMEGAME_TEXT("EngineError", "true or false");
    if (spec.type == OptionType::choice)
        expected = {SAMEGAME_TEXT("EngineError", "one of %1"), joined(spec.choices)};
    return {with_similar_word({SAMEGAME_TEXT("EngineError", "option %1 is %2, expected %3"),
                               spec.name, in_quotes(text), expected},
                              text, spec.choices)};
}

Error unknown_option(std::span<const OptionSpec> specs, std::string_view name) {
    std::vector<std::string> known;
    for (const OptionSpec& spec : specs)
        known.push_back(spec.name);
    if (known.empty())
        return {{SAMEGAME_TEXT("EngineError", "%1 is not an option of this solver; it has none"),
                 in_quotes(name)}};
    return {with_similar_word(
        {SAMEGAME_TEXT("EngineError", "%1 is not an option of this solver; it has %2"),
         in_quotes(name), joined(known)},
        name, known)};
}

} // namespace

bool is_number(const OptionSpec& spec) {
    return spec.type == OptionType::integer || spec.type == OptionType::real;
}

const OptionSpec* find_spec(std::span<const OptionSpec> specs, std::string_view name) {
    const auto found = std::find_if(specs.begin(), specs.end(),
                                    [&](const auto& spec) { return spec.name == name; });
    return found == specs.end() ? nullptr : &*found;
}

std::string_view name_of(OptionType type) {
    constexpr std::array<std::string_view, 6> names{"integer", "real",   "boolean",
                                                    "choice",  "policy", "text"};
    return names[static_cast<std::size_t>(type)];
}

std::string to_string(const OptionValue& value) {
    if (const auto* integer = std::get_if<std::int64_t>(&value))
        return std::to_string(*integer);
    if (const auto* real = std::get_if<double>(&value))
        return real_text(*real);
    if (const auto* boolean = std::get_if<bool>(&value))
        return *boolean ? "true" : "false";
    return std::get<std::string>(value);
}

double number_of(const OptionValue& value) {
    const auto* integer = std::get_if<std::int64_t>(&value);
    return integer != nullptr ? static_cast<double>(*integer) : std::get<double>(value);
}

Result<OptionValue> parse_option_value(const OptionSpec& spec, std::string_view text) {
    switch (spec.type) {
    case OptionType::integer: {
        const auto value = parse_integer(text, static_cast<std::int64_t>(spec.minimum),
                                         static_cast<std::int64_t>(spec.maximum));
        if (!value)
            return refused(spec, text);
        return OptionValue(*value);
    }
    case OptionType::real: {
        const auto value = parse_real(text);
        if (!value || *value < spec.minimum || *value > spec.maximum)
            return refused(spec, text);
        return OptionValue(*value);
    }
    case OptionType::boolean:
        if (text != "true" && text != "false")
            return refused(spec, text);
        return OptionValue(text == "true");
    case OptionType::choice:
        if (std::find(spec.choices.begin(), spec.choices.end(), text) == spec.choices.end())
            return refused(spec, text);
        return OptionValue(std::string(text));
    case OptionType::policy:
    case OptionType::text:
        return OptionValue(std::string(text));
    }
    return refused(spec, text);
}

OptionValues default_options(std::span<const OptionSpec> specs) {
    OptionValues values;
    for (const OptionSpec& spec : specs)
        values[spec.name] = spec.default_value;
    return values;
}

OptionValues complete_options(std::span<const OptionSpec> specs, const OptionValues& given) {
    OptionValues values = default_options(specs);
    for (const OptionSpec& spec : specs) {
        const auto choice = given.find(spec.name);
        if (spec.implied.empty() || choice == given.end())
            continue;
        const auto implied = spec.implied.find(std::get<std::string>(choice->second));
        if (implied != spec.implied.end())
            for (const auto& [name, value] : implied->second)
                values[name] = value;
    }
    for (const auto& [name, value] : given)
        values[name] = value;
    return values;
}

Result<OptionValues> parse_options(std::span<const OptionSpec> specs,
                                   std::span<const std::string> texts) {
    OptionValues given;
    for (const std::string& text : texts) {
        const auto equals = text.find('=');
        if (equals == std::string::npos)
            return Error{
                {SAMEGAME_TEXT("EngineError", "option %1 has no value: expected key=value"),
                 in_quotes(text)}};
        const OptionSpec* spec = find_spec(specs, std::string_view(text).substr(0, equals));
        if (spec == nullptr)
            return unknown_option(specs, text.substr(0, equals));
        auto value = parse_option_value(*spec, std::string_view(text).substr(equals + 1));
        if (!value)
            return value.error();
        given[spec->name] = *value;
    }
    return complete_options(specs, given);
}

std::string to_json(const OptionValues& values) {
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    for (const auto& [name, value] : values)
        std::visit([&json, &key = name](const auto& content) { json[key] = content; }, value);
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace samegame
