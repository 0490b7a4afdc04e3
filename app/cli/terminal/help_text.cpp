#include "app/cli/terminal/help_text.h"

#include <algorithm>
#include <cstdlib>
#include <sys/ioctl.h>
#include <unistd.h>

#include "app/cli/terminal/option_text.h"
#include "app/cli/terminal/text_output.h"
#include "engine/base/text.h"

namespace samegame::cli {

namespace {

constexpr std::size_t least_width = 40;
constexpr std::size_t usual_width = 80;
constexpr std::size_t most_width = 10'000;
constexpr std::size_t names_width = 30;  ///< Of the column with the names of options.
constexpr std::size_t narrow_width = 64; ///< Below it, help stands beneath the names.
constexpr std::size_t narrow_indentation = 10;

std::size_t width_of_terminal() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return usual_width;
    return size.ws_col;
}

/// A name, and what it means in a column to the right of it or beneath it.
std::string row(const std::string& name, const std::string& help, std::size_t width) {
    if (width < narrow_width)
        return name + "\n" + wrapped(help, width, narrow_indentation);
    const std::string text = wrapped(help, width, names_width);
    if (width_of(name) + 2 > names_width)
        return name + "\n" + text;
    return name + text.substr(std::min(text.size(), width_of(name)));
}

/// "  -o, --output FILE"; long names begin in one column.
std::string names_text(const OptionText& option) {
    if (option.is_positional)
        return "  " + option.names.front() + (option.may_repeat ? "..." : "");
    const bool has_short = !option.names.front().starts_with("--");
    return (has_short ? "  " : "      ") + joined(option.names) +
           (option.value.empty() ? "" : " " + option.value);
}

std::string rows(const std::string& title, const std::vector<OptionText>& options,
                 std::size_t width) {
    if (options.empty())
        return "";
    std::string text = "\n" + title + ":\n";
    for (const OptionText& option : options)
        text += row(names_text(option),
                    option.help + (option.here.empty() ? "" : "; here " + option.here), width);
    return text;
}

/// The options of the program that may stand behind each of its commands.
std::vector<OptionText> common_options(const CLI::App& form) {
    if (form.get_parent() == nullptr)
        return {};
    std::vector<OptionText> options = options_of(*form.get_parent());
    std::erase_if(options, prints_and_exits);
    return options;
}

std::string commands_text(const CLI::App& program, std::size_t width) {
    const auto commands = commands_of(program);
    if (commands.empty())
        return "";
    std::string text = "\nCommands:\n";
    for (const CLI::App* command : commands)
        text += row("  " + command->get_name(), command->get_description(), width);
    return text;
}

std::string footer_text(const CLI::App& form, std::size_t width) {
    std::string text;
    for (const FooterPart& part : footer_parts(form.get_footer())) {
        text += part.is_after_gap || text.empty() ? "\n" : "";
        text += part.is_verbatim ? part.text + "\n" : wrapped(part.text, width);
    }
    return text;
}

} // namespace

std::size_t help_width() {
    const char* const columns = std::getenv("COLUMNS");
    const auto given = parse_integer(columns == nullptr ? "" : columns, 1, most_width);
    return std::max(given ? static_cast<std::size_t>(*given) : width_of_terminal(), least_width);
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t indentation) {
    std::string lines;
    std::size_t place = 0; // 0: no line is begun
    for (const std::string_view word : split(text, ' ')) {
        if (word.empty())
            continue;
        if (place > 0 && place + 1 + width_of(word) > width) {
            lines += '\n';
            place = 0;
        }
        lines += place == 0 ? std::string(indentation, ' ') : " ";
        place = (place == 0 ? indentation : place + 1) + width_of(word);
        lines += word;
    }
    return lines + "\n";
}

std::vector<FooterPart> footer_parts(std::string_view footer) {
    std::vector<FooterPart> parts;
    bool is_after_gap = false;
    for (const std::string_view line : split(footer, '\n')) {
        if (line.empty()) {
            is_after_gap = true;
            continue;
        }
        const bool is_verbatim = line.front() == ' ';
        if (is_after_gap || parts.empty() || parts.back().is_verbatim != is_verbatim)
            parts.push_back({std::string(line), is_verbatim, is_after_gap});
        else
            parts.back().text += (is_verbatim ? "\n" : " ") + std::string(line);
        is_after_gap = false;
    }
    return parts;
}

std::string HelpFormatter::make_help(const CLI::App* form, std::string name,
                                     CLI::AppFormatMode /*mode*/) const {
    const std::size_t width = help_width();
    // `name` has the commands down to this one, of which usage_of adds the last.
    const std::string program = name.substr(0, name.find(' '));
    return wrapped(form->get_description(), width) + "\n" +
           wrapped("Usage: " + usage_of(*form, program), width) +
           rows("Arguments", positionals_of(*form), width) +
           rows("Options", options_of(*form), width) +
           rows("Options of all commands", common_options(*form), width) +
           commands_text(*form, width) + footer_text(*form, width);
}

} // namespace samegame::cli
