#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>

namespace samegame::cli {

// `--output`, `--threads` and `--seconds` get their short names, -o, -j and -s, by themselves.

/// An option or positional for a whole decimal number in [minimum, maximum]; anything else is a
/// wrong command line. (CLI11 itself would read 010 as eight and 0x10 as sixteen.)
CLI::Option* add_integer(CLI::App& form, const std::string& name,
                         std::optional<std::int64_t>& target, std::int64_t minimum,
                         std::int64_t maximum, const std::string& help);

/// An option for a decimal number in [minimum, maximum].
CLI::Option* add_real(CLI::App& form, const std::string& name, std::optional<double>& target,
                      double minimum, double maximum, const std::string& help);

/// An option for a decimal number above 0 and at most `maximum`.
CLI::Option* add_positive_real(CLI::App& form, const std::string& name,
                               std::optional<double>& target, double maximum,
                               const std::string& help);

/// An option for a time above 0 and at most `maximum` seconds, which `target` gets: seconds, or a
/// number with its unit, s, m, h or d, as in 10m.
CLI::Option* add_time(CLI::App& form, const std::string& name, std::optional<double>& target,
                      double maximum, const std::string& help);

/// An option for a text of the kind `type` ("FILE"). An empty text, as from a shell variable that
/// is not set, is a wrong command line; so is the name of another option ("./--json" names such a
/// file).
CLI::Option* add_text(CLI::App& form, const std::string& name, std::string& target,
                      const std::string& type, const std::string& help);

/// An option for a file that is written, described by `help` ("Write the table to FILE").
CLI::Option* add_output(CLI::App& form, const std::string& name, std::string& target,
                        const std::string& help);

/// Gives `target` the number of an option that was given; else it stays as it is.
template <class Number>
void take(Number& target, const std::optional<std::int64_t>& given) {
    if (given)
        target = static_cast<Number>(*given);
}

void add_json(CLI::App& form, bool& json);
/// `--markdown`, which prints `what` ("the table"), or `--json`.
void add_markdown_and_json(CLI::App& form, bool& markdown, bool& json, const std::string& what);
void add_progress(CLI::App& form, bool& progress);
CLI::Option* add_seed(CLI::App& form, std::optional<std::uint64_t>& seed);
void add_threads(CLI::App& form, std::optional<std::int64_t>& threads);

/// The option that takes standard output for itself, for OutputFile; empty if there is none.
std::string printed_option(bool json, bool markdown = false);

/// The given seed, or a random one.
std::uint64_t seed_or_random(std::optional<std::uint64_t> seed);

/// The given number of threads, or as many as the machine runs at once.
int threads_or_all(std::optional<std::int64_t> threads);

} // namespace samegame::cli
