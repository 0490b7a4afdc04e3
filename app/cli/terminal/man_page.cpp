#include "app/cli/terminal/man_page.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <span>
#include <string_view>

#include "app/cli/terminal/help_text.h"
#include "app/cli/terminal/option_text.h"
#include "app/cli/terminal/solver_text.h"
#include "engine/base/text.h"
#include "engine/playout/policy_registry.h"
#include "engine/solvers/solver_registry.h"

namespace samegame::cli {

namespace {

// Pages are written in the macros of man(7), which every formatter of man pages knows.

constexpr std::size_t source_width = 78; // mandoc's lint allows 80
constexpr const char* page_date = "2026-11-28";
constexpr std::string_view exit_codes_begin = "Exit codes: ";

/// The code point that begins at `text[i]`, which is UTF-8; moves `i` to its last byte.
unsigned code_point(std::string_view text, std::size_t& i) {
    const auto byte = [&](std::size_t place) { return static_cast<unsigned char>(text[place]); };
    const unsigned more = byte(i) >= 0xf0 ? 3 : byte(i) >= 0xe0 ? 2 : 1;
    unsigned code = byte(i) & (0x3fU >> more);
    for (unsigned rest = more; rest > 0 && i + 1 < text.size(); --rest)
        code = code << 6 | (byte(++i) & 0x3fU);
    return code;
}

/// The text as it has to be written for a formatter to show it as it is, in ASCII.
std::string escaped(std::string_view text) {
    std::string roff;
    for (std::size_t i = 0; i < text.size(); ++i) {
        switch (text[i]) {
        case '\\':
            roff += "\\e";
            break;
        case '-':
            roff += "\\-";
            break;
        case '\'':
            roff += "\\(aq";
            break;
        case '`':
            roff += "\\(ga";
            break;
        case '^':
            roff += "\\(ha";
            break;
        case '~':
            roff += "\\(ti";
            break;
        default:
            if ((text[i] & 0x80) == 0) {
                roff += text[i];
            } else {
                char code[16]; // \[u and at most six digits
                std::snprintf(code, sizeof code, "\\[u%04X]", code_point(text, i));
                roff += code;
            }
        }
    }
    return roff;
}

std::string bold(std::string_view text) {
    return "\\fB" + escaped(text) + "\\fR";
}

std::string italic(std::string_view text) {
    return "\\fI" + escaped(text) + "\\fR";
}

/// Lines of text, none of which begins like a macro.
std::string lines_of(std::string_view text) {
    std::string lines;
    for (const std::string_view line : split(trim(text), '\n'))
        lines += (line.starts_with('.') ? "\\&" : "") + std::string(line) + "\n";
    return lines;
}

std::string paragraph(std::string_view text) {
    return lines_of(wrapped(escaped(text), source_width));
}

/// Lines that stand as they are, each of which begins with blanks.
std::string verbatim(std::string_view text) {
    std::string page = ".RS 2\n.nf\n";
    for (const std::string_view line : split(text, '\n'))
        page += lines_of(escaped(line));
    return page + ".fi\n.RE\n";
}

std::string footer_of(std::span<const FooterPart> parts) {
    std::string page;
    for (const FooterPart& part : parts)
        page += part.is_verbatim ? ".PP\n" + verbatim(part.text) : ".PP\n" + paragraph(part.text);
    return page;
}

std::string entry_of(const OptionText& option) {
    std::string names;
    for (const std::string& name : option.names)
        names += (names.empty() ? "" : ", ") + (option.is_positional ? italic(name) : bold(name));
    if (!option.value.empty())
        names += " " + italic(option.value);
    return ".TP\n" + names + "\n" + paragraph(option.help + ".");
}

std::string entries_of(const std::vector<OptionText>& options) {
    std::string page;
    for (const OptionText& option : options)
        page += entry_of(option);
    return page;
}

std::string synopsis_of(const CLI::App& form, const std::string& program) {
    return lines_of(wrapped(escaped(usage_of(form, program)), source_width));
}

std::string section_of_command(const CLI::App& command, const std::string& program) {
    std::string page = ".SS " + escaped(command.get_name()) + "\n";
    page += synopsis_of(command, program) + ".PP\n" + paragraph(command.get_description() + ".");
    std::vector<OptionText> options = options_of(command);
    std::erase_if(options,
                  [](const OptionText& option) { return option.names.back() == "--help"; });
    return page + entries_of(positionals_of(command)) + entries_of(options) +
           footer_of(footer_parts(command.get_footer()));
}

/// A solver or policy with its options.
std::string entry_of(const std::string& name, const std::string& title, const std::string& help,
                     const std::string& paper, std::span<const OptionSpec> options) {
    std::string page = ".TP\n" + bold(name) + "\n" + paragraph(title + ". " + help + " " + paper);
    if (options.empty())
        return page;
    page += ".RS\n";
    for (const OptionSpec& option : options)
        page += ".TP\n" + bold(option.name) + "=" + italic(std::string(name_of(option.type))) +
                "\n" + paragraph(option.help + (option.help.ends_with('.') ? "" : ".")) +
                paragraph("Takes " + range_of(option) + "; default " +
                          to_string(option.default_value) + ".");
    return page + ".RE\n";
}

std::string section_of_solvers() {
    std::string page =
        ".SH SOLVERS\n" + paragraph("As --solver takes them, each with what --option "
                                    "takes for it:");
    for (const SolverEntry& solver : solver_registry())
        page += entry_of(solver.name, solver.title, solver.summary, solver.paper, solver.options);
    page += ".SH PLAYOUT POLICIES\n" +
            paragraph("As --policy and options of the type policy take them, NAME or "
                      "NAME:KEY=VALUE:KEY=VALUE:");
    for (const PolicyEntry& policy : policy_registry())
        page += entry_of(policy.name, policy.title, policy.help, policy.paper, policy.parameters);
    return page;
}

/// The other pages, in the order of their sections.
std::string see_also(const std::string& program) {
    std::string list;
    for (const std::string_view page :
         {"samegame-cli(1)", "samegame-mpi(1)", "samegame-formats(5)", "samegame(6)"})
        if (!page.starts_with(program + "("))
            list.append(list.empty() ? "" : ", ").append(page);
    return ".SH SEE ALSO\n" + paragraph(list);
}

std::string upper_case(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

/// "Solves boards." as the line of a list of pages: "solves boards".
std::string short_description(std::string description) {
    description.front() =
        static_cast<char>(std::tolower(static_cast<unsigned char>(description.front())));
    while (description.ends_with('.'))
        description.pop_back();
    return description;
}

} // namespace

std::string man_page_of(const CLI::App& program) {
    const std::string& name = program.get_name();
    std::vector<FooterPart> description;
    std::string examples;
    std::string exit_codes;
    for (const FooterPart& part : footer_parts(program.get_footer()))
        if (part.text.starts_with(exit_codes_begin))
            exit_codes = part.text.substr(exit_codes_begin.size());
        else if (part.is_verbatim)
            examples += verbatim(part.text);
        else if (!part.text.starts_with("Example"))
            description.push_back(part);

    std::string page = ".\\\" made by '" + name + " man'\n";
    page += ".TH " + escaped(upper_case(name)) + " 1 " + page_date + " \"samegame " +
            SAMEGAME_VERSION + "\" SameGame\n";
    page += ".SH NAME\n" + escaped(name) + " \\- " +
            escaped(short_description(program.get_description())) + "\n";
    page += ".SH SYNOPSIS\n" + synopsis_of(program, name);
    page += ".SH DESCRIPTION\n" + paragraph(program.get_description()) + footer_of(description);
    page += ".SH OPTIONS\n" + paragraph("They may stand before or after a command:") +
            entries_of(options_of(program));
    page += ".SH COMMANDS\n";
    const auto commands = commands_of(program);
    for (const CLI::App* command : commands)
        page += section_of_command(*command, name);
    if (std::ranges::any_of(
            commands, [](const CLI::App* command) { return command->get_name() == "solvers"; }))
        page += section_of_solvers();
    page += ".SH EXIT STATUS\n" + paragraph(exit_codes);
    page += ".SH ENVIRONMENT\n.TP\n" + bold("COLUMNS") + "\n" +
            paragraph("The width of help, in characters (default: that of the terminal).");
    page += ".SH EXAMPLES\n" + examples;
    return page + see_also(name);
}

} // namespace samegame::cli
