#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/search/option_spec.h"

namespace samegame {

/// The names of an enumeration's values, as in options.
template <class Choice, std::size_t n>
using ChoiceNames = std::array<std::pair<Choice, std::string_view>, n>;

template <class Choice, std::size_t n>
std::string name_in(const ChoiceNames<Choice, n>& names, Choice wanted) {
    for (const auto& [choice, name] : names)
        if (choice == wanted)
            return std::string(name);
    return {};
}

/// `value` is one of the names.
template <class Choice, std::size_t n>
Choice choice_in(const ChoiceNames<Choice, n>& names, const OptionValue& value) {
    for (const auto& [choice, name] : names)
        if (std::get<std::string>(value) == name)
            return choice;
    return names.front().first;
}

template <class Choice, std::size_t n>
std::vector<std::string> list_of(const ChoiceNames<Choice, n>& names) {
    std::vector<std::string> list;
    for (const auto& entry : names)
        list.emplace_back(entry.second);
    return list;
}

/// Collects the options of a solver, whose defaults are known by name.
class OptionList {
public:
    explicit OptionList(OptionValues defaults) : m_defaults(std::move(defaults)) {}

    std::vector<OptionSpec> specs; ///< In the order in which they were added.

    /// The choice of values for all other options: "ours", which are the defaults, or another's.
    void preset(const std::vector<std::pair<std::string, OptionValues>>& others,
                const std::string& help, const std::string& paper) {
        specs.push_back({"preset", OptionType::choice, "ours", 0, 0, {"ours"}, help, paper});
        OptionSpec& spec = specs.back();
        spec.implied["ours"] = m_defaults;
        for (const auto& [name, values] : others) {
            spec.choices.push_back(name);
            spec.implied[name] = values;
        }
    }
    void choice(const std::string& name, std::vector<std::string> choices, const std::string& help,
                const std::string& paper) {
        add(name, OptionType::choice, 0, 0, help, paper);
        specs.back().choices = std::move(choices);
    }
    void integer(const std::string& name, double minimum, double maximum, const std::string& help,
                 const std::string& paper) {
        add(name, OptionType::integer, minimum, maximum, help, paper);
    }
    void real(const std::string& name, double minimum, double maximum, const std::string& help,
              const std::string& paper) {
        add(name, OptionType::real, minimum, maximum, help, paper);
    }
    void boolean(const std::string& name, const std::string& help, const std::string& paper) {
        add(name, OptionType::boolean, 0, 0, help, paper);
    }
    void policy(const std::string& name, const std::string& help, const std::string& paper) {
        add(name, OptionType::policy, 0, 0, help, paper);
    }

private:
    void add(const std::string& name, OptionType type, double minimum, double maximum,
             const std::string& help, const std::string& paper) {
        specs.push_back({name, type, m_defaults.at(name), minimum, maximum, {}, help, paper});
    }

    OptionValues m_defaults;
};

} // namespace samegame
