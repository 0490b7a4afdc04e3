#include "app/cli/terminal/option_text.h"

#include <algorithm>
#include <string_view>

#include "engine/base/text.h"

namespace samegame::cli {

namespace {

/// Stands between what a value is and the values that offer() names, in the type of an option:
/// "NAME:{shift,pull-left}", as CLI11 itself writes choices.
constexpr std::string_view choices_begin = ":{";

std::vector<std::string> names_of(const CLI::Option& option) {
    std::vector<std::string> names;
    for (const std::string& name : option.get_snames())
        names.push_back("-" + name);
    for (const std::string& name : option.get_lnames())
        names.push_back("--" + name);
    if (names.empty())
        names.push_back(option.get_name(true));
    return names;
}

/// The names of other options: "--seconds or --playouts".
std::string one_of(const std::set<CLI::Option*>& options) {
    std::vector<std::string> names;
    for (const CLI::Option* option : options)
        names.push_back(option->get_name(option->get_positional()));
    std::ranges::sort(names); // the set is in the order of addresses
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? "" : i + 1 == names.size() ? " or " : ", ") + names[i];
    return text;
}

std::string help_of(const CLI::Option& option) {
    std::string help = option.get_description();
    if (!option.get_needs().empty())
        help += "; only with " + one_of(option.get_needs());
    if (!option.get_excludes().empty())
        help += "; not with " + one_of(option.get_excludes());
    return help;
}

OptionText text_of(const CLI::Option& option) {
    OptionText text;
    text.names = names_of(option);
    text.is_positional = option.get_positional();
    text.help = help_of(option);
    text.here = option.get_default_str();
    text.is_required = option.get_required();
    text.may_repeat = option.get_expected_max() == CLI::detail::expected_max_vector_size;
    if (option.get_type_size() == 0)
        return text; // a flag
    const std::string type = option.get_type_name();
    const auto begin = type.find(choices_begin);
    text.value = text.is_positional ? "" : type.substr(0, begin);
    if (begin != std::string::npos)
        for (const std::string_view choice :
             split(std::string_view(type).substr(begin + 2, type.size() - begin - 3), ','))
            text.choices.emplace_back(choice);
    const std::string& kind = text.is_positional ? text.names.front() : text.value;
    text.takes_file = kind == "BOARD" || kind.find("FILE") != std::string::npos;
    return text;
}

std::vector<OptionText> texts_of(const CLI::App& form, bool positionals) {
    std::vector<OptionText> texts;
    for (const CLI::Option* option : form.get_options())
        if (!option->get_group().empty() && option->get_positional() == positionals)
            texts.push_back(text_of(*option));
    return texts;
}

} // namespace

CLI::Option* offer(CLI::Option* option, const std::vector<std::string>& choices) {
    std::string list;
    for (const std::string& choice : choices)
        list += (list.empty() ? "" : ",") + choice;
    const auto accept = [](std::string&) { return std::string(); }; // the command itself checks it
    // CLI11 puts the colon before it.
    return option->check(CLI::Validator(accept, "{" + list + "}"));
}

std::vector<OptionText> options_of(const CLI::App& form) {
    return texts_of(form, false);
}

std::vector<OptionText> positionals_of(const CLI::App& form) {
    return texts_of(form, true);
}

bool prints_and_exits(const OptionText& option) {
    return option.names.back() == "--help" || option.names.back() == "--version";
}

std::string usage_of(const CLI::App& form, const std::string& program) {
    const bool is_program = form.get_parent() == nullptr;
    std::string usage = program + (is_program ? "" : " " + form.get_name()) + " [OPTION]...";
    for (const OptionText& positional : positionals_of(form)) {
        const std::string name = positional.names.front() + (positional.may_repeat ? "..." : "");
        usage += positional.is_required ? " " + name : " [" + name + "]";
    }
    return is_program ? usage + " COMMAND [ARGUMENT]..." : usage;
}

std::vector<const CLI::App*> commands_of(const CLI::App& program) {
    return program.get_subcommands(
        [](const CLI::App* command) { return !command->get_group().empty(); });
}

} // namespace samegame::cli
