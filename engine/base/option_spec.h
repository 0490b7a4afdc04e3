#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/base/result.h"

namespace samegame {

/// The value of a solver's option; texts are choices, playout policies and free texts.
using OptionValue = std::variant<std::int64_t, double, bool, std::string>;

/// Names and values; only values that differ from the default need to be present.
using OptionValues = std::map<std::string, OptionValue>;

enum class OptionType {
    integer,
    real,
    boolean,
    choice, ///< One of `choices`.
    policy, ///< A playout policy as in make_playout_engine, checked when the solver is made.
    text,   ///< Any text, checked when the solver is made.
};

/// One option of a solver as data. Command line and window build their forms from it, so that a new
/// option appears in both by itself.
struct OptionSpec {
    std::string name; ///< As written on command lines: "final-move".
    OptionType type = OptionType::integer;
    OptionValue default_value;
    double minimum = 0; ///< The range of a number, both ends included.
    double maximum = 0;
    std::vector<std::string> choices;
    std::string help;  ///< A sentence for people, English; the window translates it.
    std::string paper; ///< The source of the option or its default; may be empty.
    /// The values of other options that each choice of a preset implies. They replace the defaults
    /// when the choice is given and the option is not.
    std::map<std::string, OptionValues> implied = {};
    /// The scoring ("no-penalty") that the paper or program of a choice uses. It is not implied;
    /// hosts point it out when a board is played by another.
    std::map<std::string, std::string> scorings = {};
};

bool is_number(const OptionSpec& spec);

/// The option called `name`; null if there is none.
const OptionSpec* find_spec(std::span<const OptionSpec> specs, std::string_view name);

/// "integer", "real", "boolean", "choice", "policy", "text".
std::string_view name_of(OptionType type);

/// The text of a value as written on command lines.
std::string to_string(const OptionValue& value);

double number_of(const OptionValue& value);

/// One value of `spec` from text; the error says what was expected.
Result<OptionValue> parse_option_value(const OptionSpec& spec, std::string_view text);

/// Values from "key=value" texts, completed by complete_options. The last value of an option
/// counts. The error names the option and what was expected.
Result<OptionValues> parse_options(std::span<const OptionSpec> specs,
                                   std::span<const std::string> texts);

OptionValues default_options(std::span<const OptionSpec> specs);

/// A value for every option: `given`, then what the given choices imply, then the defaults.
OptionValues complete_options(std::span<const OptionSpec> specs, const OptionValues& given);

/// The options as the text of a JSON object, for the `source` of solution files.
std::string to_json(const OptionValues& values);

} // namespace samegame
