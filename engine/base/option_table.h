#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/base/option_spec.h"

namespace samegame {

/// The values of an enumeration, or of another type with few values, with their names in options.
template <class Choice>
using ChoiceNames = std::vector<std::pair<Choice, std::string>>;

/// ChoiceNames from `names` that stand in the order of an enumeration's values.
template <class Choice, class Names>
ChoiceNames<Choice> choices_in_order(const Names& names) {
    ChoiceNames<Choice> choices;
    for (const auto& name : names)
        choices.emplace_back(static_cast<Choice>(choices.size()), name);
    return choices;
}

/// A choice that several tables share, without the member to which each of them binds it.
template <class Choice>
struct ChoiceOption {
    std::string name;
    ChoiceNames<Choice> names;
    std::string help;
    std::string paper;
};

/// The member `inner` of the member `outer`, for rows of an OptionTable.
template <class Options, class Outer, class Inner>
auto nested(Outer Options::*outer, Inner Outer::*inner) {
    return [=](auto& options) -> auto& {
        return options.*outer.*inner;
    };
}

/// The options of a solver, or the parameters of a playout policy, each named once: a row binds a
/// name to a member of the plain struct `Options`, with its range and its help. The rows describe
/// the options to hosts (`specs`), read values into the struct (`read`) and write them from it
/// (`values_of`). `Options{}` has the defaults.
///
/// A member is a pointer to a data member, the result of `nested`, or any function that returns a
/// reference into its argument.
template <class Options>
class OptionTable {
public:
    template <class Member>
    using ValueOf = std::remove_cvref_t<std::invoke_result_t<Member, Options&>>;

    struct Preset {
        std::string name;
        Options options;
        std::string scoring = {}; ///< As in OptionSpec::scorings; empty where there is none.
    };

    template <class Member>
    void integer(const std::string& name, Member member, double minimum, double maximum,
                 const std::string& help, const std::string& paper = {}) {
        static_assert(std::is_integral_v<ValueOf<Member>>);
        add_as<std::int64_t>({name, OptionType::integer, {}, minimum, maximum, {}, help, paper},
                             member);
    }
    template <class Member>
    void real(const std::string& name, Member member, double minimum, double maximum,
              const std::string& help, const std::string& paper = {}) {
        static_assert(std::is_floating_point_v<ValueOf<Member>>);
        add_as<double>({name, OptionType::real, {}, minimum, maximum, {}, help, paper}, member);
    }
    template <class Member>
    void boolean(const std::string& name, Member member, const std::string& help,
                 const std::string& paper = {}) {
        add_as<bool>({name, OptionType::boolean, {}, 0, 0, {}, help, paper}, member);
    }
    template <class Member>
    void policy(const std::string& name, Member member, const std::string& help,
                const std::string& paper = {}) {
        add_as<std::string>({name, OptionType::policy, {}, 0, 0, {}, help, paper}, member);
    }
    template <class Member>
    void text(const std::string& name, Member member, const std::string& help,
              const std::string& paper = {}) {
        add_as<std::string>({name, OptionType::text, {}, 0, 0, {}, help, paper}, member);
    }
    template <class Member>
    void choice(const std::string& name, Member member, const ChoiceNames<ValueOf<Member>>& names,
                const std::string& help, const std::string& paper = {}) {
        choice(member, {name, names, help, paper});
    }
    template <class Member>
    void choice(Member member, const ChoiceOption<ValueOf<Member>>& option) {
        OptionSpec spec{option.name, OptionType::choice, {}, 0, 0, {}, option.help, option.paper};
        for (const auto& entry : option.names)
            spec.choices.push_back(entry.second);
        const auto get = [member, names = option.names](const Options& options) {
            const auto& chosen = std::invoke(member, options);
            for (const auto& [value, name] : names)
                if (value == chosen)
                    return OptionValue(name);
            return OptionValue(names.front().second);
        };
        const auto set = [member, names = option.names](Options& options, const OptionValue& text) {
            for (const auto& [value, name] : names)
                if (name == std::get<std::string>(text))
                    std::invoke(member, options) = value;
        };
        add(std::move(spec), get, set);
    }

    /// The option "preset", which comes before all others and implies their values: the defaults
    /// with "ours", or the values of one of `others`.
    void preset(const std::vector<Preset>& others, const std::string& help,
                const std::string& paper = {}) {
        m_presets = {{"ours", Options{}}};
        m_presets.insert(m_presets.end(), others.begin(), others.end());
        m_preset_help = help;
        m_preset_paper = paper;
    }

    /// Every option as data, in the order in which the rows were added.
    std::vector<OptionSpec> specs() const {
        std::vector<OptionSpec> specs;
        if (!m_presets.empty())
            specs.push_back(preset_spec());
        for (const Row& row : m_rows)
            specs.push_back(row.spec);
        return specs;
    }

    /// `values` are complete and checked.
    Options read(const OptionValues& values) const {
        Options options;
        for (const Row& row : m_rows)
            row.set(options, values.at(row.spec.name));
        return options;
    }

    /// The inverse of read: a value for every option but the preset.
    OptionValues values_of(const Options& options) const {
        OptionValues values;
        for (const Row& row : m_rows)
            values[row.spec.name] = row.get(options);
        return values;
    }

private:
    struct Row {
        OptionSpec spec;
        std::function<OptionValue(const Options&)> get;
        std::function<void(Options&, const OptionValue&)> set;
    };

    /// A row whose values are of the type `Stored` in OptionValue.
    template <class Stored, class Member>
    void add_as(OptionSpec spec, Member member) {
        const auto get = [member](const Options& options) {
            return OptionValue(static_cast<Stored>(std::invoke(member, options)));
        };
        const auto set = [member](Options& options, const OptionValue& value) {
            std::invoke(member, options) = static_cast<ValueOf<Member>>(std::get<Stored>(value));
        };
        add(std::move(spec), get, set);
    }

    template <class Get, class Set>
    void add(OptionSpec spec, Get get, Set set) {
        spec.default_value = get(Options{});
        m_rows.push_back({std::move(spec), std::move(get), std::move(set)});
    }

    OptionSpec preset_spec() const {
        OptionSpec spec{"preset", OptionType::choice, m_presets.front().name, 0, 0,
                        {},       m_preset_help,      m_preset_paper};
        for (const Preset& preset : m_presets) {
            spec.choices.push_back(preset.name);
            spec.implied[preset.name] = values_of(preset.options);
            if (!preset.scoring.empty())
                spec.scorings[preset.name] = preset.scoring;
        }
        return spec;
    }

    std::vector<Row> m_rows;
    std::vector<Preset> m_presets; ///< "ours" first; empty without `preset`.
    std::string m_preset_help;
    std::string m_preset_paper;
};

} // namespace samegame
