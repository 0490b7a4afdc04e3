#include "app/cli/terminal/common_arguments.h"

#include <algorithm>
#include <array>
#include <random>
#include <string_view>
#include <thread>

#include "engine/base/text.h"
#include "engine/search/budget.h"

namespace samegame::cli {

namespace {

[[noreturn]] void refuse(const std::string& name, const std::string& expected,
                         const std::string& text) {
    throw CLI::ValidationError(name, "expected " + expected + ", not " + in_quotes(text));
}

/// The option's name behind its short one, which means the same in every command.
std::string with_short_name(const std::string& name) {
    if (name == "--output")
        return "-o," + name;
    if (name == "--threads")
        return "-j," + name;
    if (name == "--seconds")
        return "-s," + name;
    return name;
}

/// The seconds of a time as people write it: a number, or a number with its unit, as in 10m.
std::optional<double> parse_time(std::string_view text) {
    constexpr std::string_view units = "smhd";
    constexpr std::array<double, units.size()> seconds{1, 60, 3600, 86400};
    const auto unit = text.empty() ? std::string_view::npos : units.find(text.back());
    if (unit == std::string_view::npos)
        return parse_real(text);
    const auto number = parse_real(text.substr(0, text.size() - 1));
    return number ? std::optional(*number * seconds[unit]) : std::nullopt;
}

/// "from 1 to 9".
std::string range_text(std::int64_t minimum, std::int64_t maximum) {
    return "from " + std::to_string(minimum) + " to " +
           (maximum == most_count ? "2^63-1" : std::to_string(maximum));
}

} // namespace

CLI::Option* add_integer(CLI::App& form, const std::string& name,
                         std::optional<std::int64_t>& target, std::int64_t minimum,
                         std::int64_t maximum, const std::string& help) {
    const auto read = [name, &target, minimum, maximum](const std::string& text) {
        target = parse_integer(text, minimum, maximum);
        if (!target)
            refuse(name, "a whole number " + range_text(minimum, maximum), text);
    };
    return form.add_option_function<std::string>(with_short_name(name), read, help)->type_name("N");
}

CLI::Option* add_real(CLI::App& form, const std::string& name, std::optional<double>& target,
                      double minimum, double maximum, const std::string& help) {
    const auto read = [name, &target, minimum, maximum](const std::string& text) {
        target = parse_real(text);
        if (!target || *target < minimum || *target > maximum)
            refuse(name, "a number from " + number_text(minimum) + " to " + number_text(maximum),
                   text);
    };
    return form.add_option_function<std::string>(name, read, help)->type_name("X");
}

CLI::Option* add_positive_real(CLI::App& form, const std::string& name,
                               std::optional<double>& target, double maximum,
                               const std::string& help) {
    const auto read = [name, &target, maximum](const std::string& text) {
        target = parse_real(text);
        if (!target || !(*target > 0) || *target > maximum)
            refuse(name, "a number above 0 and up to " + number_text(maximum), text);
    };
    return form.add_option_function<std::string>(name, read, help)->type_name("X");
}

CLI::Option* add_time(CLI::App& form, const std::string& name, std::optional<double>& target,
                      double maximum, const std::string& help) {
    const auto read = [name, &target, maximum](const std::string& text) {
        target = parse_time(text);
        if (!target || !(*target > 0) || *target > maximum)
            refuse(name,
                   "seconds, or a time as in 10m or 2h, above 0 and up to " + number_text(maximum),
                   text);
    };
    return form.add_option_function<std::string>(with_short_name(name), read, help)
        ->type_name("TIME");
}

CLI::Option* add_text(CLI::App& form, const std::string& name, std::string& target,
                      const std::string& type, const std::string& help) {
    const auto read = [name, type, &target](const std::string& text) {
        if (text.empty() || text.starts_with("--"))
            refuse(name, type.empty() ? "a text" : type, text);
        target = text;
    };
    return form.add_option_function<std::string>(with_short_name(name), read, help)
        ->type_name(type);
}

CLI::Option* add_output(CLI::App& form, const std::string& name, std::string& target,
                        const std::string& help) {
    return add_text(form, name, target, "FILE",
                    help + " ('-': standard output, and the report goes to standard error)");
}

void add_json(CLI::App& form, bool& json) {
    form.add_flag("--json", json, "Print one JSON value on standard output");
}

void add_markdown_and_json(CLI::App& form, bool& markdown, bool& json, const std::string& what) {
    CLI::Option* page =
        form.add_flag("--markdown", markdown, "Print " + what + " as a section of a page");
    add_json(form, json);
    page->excludes("--json");
}

void add_progress(CLI::App& form, bool& progress) {
    form.add_flag("--progress", progress,
                  "Show progress on standard error even if it is not a terminal");
}

CLI::Option* add_seed(CLI::App& form, std::optional<std::uint64_t>& seed) {
    const auto read = [&seed](const std::string& text) {
        seed = parse_seed(text);
        if (!seed)
            refuse("--seed", "a whole number from 0 to 2^64-1", text);
    };
    return form
        .add_option_function<std::string>("--seed", read,
                                          "Start of all randomness (default: random, and printed)")
        ->type_name("N");
}

void add_threads(CLI::App& form, std::optional<std::int64_t>& threads) {
    add_integer(form, "--threads", threads, 1, most_threads,
                "Threads to search on (default: all cores)");
}

std::string printed_option(bool json, bool markdown) {
    if (json)
        return "--json";
    return markdown ? "--markdown" : "";
}

std::uint64_t seed_or_random(std::optional<std::uint64_t> seed) {
    if (seed)
        return *seed;
    std::random_device device;
    return std::uint64_t{device()} << 32 | device();
}

int threads_or_all(std::optional<std::int64_t> threads) {
    if (threads)
        return static_cast<int>(*threads);
    return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

} // namespace samegame::cli
