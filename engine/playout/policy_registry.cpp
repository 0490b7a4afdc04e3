#include "engine/playout/policy_registry.h"

#include <cmath>
#include <functional>
#include <optional>
#include <utility>

#include "engine/base/exceptions.h"
#include "engine/base/message.h"
#include "engine/base/option_table.h"
#include "engine/base/similar_word.h"
#include "engine/base/text.h"
#include "engine/playout/cell_scan_policy.h"
#include "engine/playout/core_engine.h"
#include "engine/playout/greedy_policy.h"
#include "engine/playout/policy.h"
#include "engine/playout/roulette_policy.h"
#include "engine/playout/softmax_player.h"
#include "engine/playout/uniform_policies.h"

namespace samegame {

namespace {

using Engine = std::unique_ptr<PlayoutEngine>;

/// A policy and its engine, made from values for all of its parameters, which are checked; without
/// an `Isa` it is the loop for boards of every size.
struct PolicyRow {
    PolicyEntry entry;
    std::function<Engine(const OptionValues&, std::optional<Isa>)> make;
};

/// A row with the parameters of `table`; `make` gets the struct that it reads.
template <class Options, class Make>
PolicyRow make_row(PolicyEntry entry, const OptionTable<Options>& table, Make make) {
    entry.parameters = table.specs();
    return {std::move(entry), [=](const OptionValues& values, std::optional<Isa> isa) -> Engine {
                return make(table.read(values), isa);
            }};
}

/// The loop for boards of every size.
template <class Policy>
Engine looped(Policy policy) {
    return std::make_unique<PolicyEngine<Policy>>(std::move(policy));
}

/// The hot core, beside the loop `general`, if there is an `isa`.
Engine on_core(const core::Policy& policy, std::optional<Isa> isa, Engine general) {
    if (!isa)
        return general;
    return std::make_unique<CoreEngine>(policy, *isa, std::move(general));
}

template <core::Spared Spares>
Engine sparing(double epsilon, std::optional<Isa> isa) {
    return on_core({Spares, static_cast<std::uint64_t>(epsilon * 0x1p32)}, isa,
                   looped(UniformPolicy<Spares>(epsilon)));
}

const char* const epsilon_help =
    SAMEGAME_TEXT("Engine", "Probability of a move that may be of any color");
const char* const tabu_help = SAMEGAME_TEXT(
    "Engine", "1 spares the color with the most blocks at the start while there is another group");
const char* const schadd =
    "M. Schadd et al., Single-Player Monte-Carlo Tree Search for SameGame, 2011, section 4.3";
const char* const takes =
    "F. Takes & W. Kosters, Solving SameGame and its Chessboard Variant, 2009, section 4";

PolicyRow random_row() {
    struct Options {};
    return make_row({"random", SAMEGAME_TEXT("Engine", "Random"),
                     SAMEGAME_TEXT("Engine", "Every group with the same probability"), schadd},
                    OptionTable<Options>(),
                    [](const Options&, auto isa) { return sparing<core::Spared::none>(0, isa); });
}

PolicyRow tabu_random_row() {
    struct Options {
        double epsilon = 0;
    };
    OptionTable<Options> table;
    table.real("epsilon", &Options::epsilon, 0, 1, epsilon_help);
    return make_row(
        {"tabu-random", SAMEGAME_TEXT("Engine", "Tabu random"),
         SAMEGAME_TEXT("Engine", "One color, picked at random when the playout starts, is spared "
                                 "while there is another group"),
         schadd},
        table,
        [](const Options& o, auto isa) { return sparing<core::Spared::random>(o.epsilon, isa); });
}

PolicyRow tabu_color_random_row() {
    struct Options {
        double epsilon = 0;
        bool recompute = false;
    };
    OptionTable<Options> table;
    table.real("epsilon", &Options::epsilon, 0, 1, epsilon_help);
    table.integer(
        "recompute", &Options::recompute, 0, 1,
        SAMEGAME_TEXT("Engine", "1 picks the color again before every move, 0 at the start"));
    return make_row(
        {"tabu-color-random", SAMEGAME_TEXT("Engine", "Tabu color random"),
         SAMEGAME_TEXT("Engine", "The color with the most blocks when the playout starts is spared "
                                 "while there is another group"),
         schadd},
        table, [](const Options& o, auto isa) {
            return o.recompute ? sparing<core::Spared::most_frequent_left>(o.epsilon, isa)
                               : sparing<core::Spared::most_frequent>(o.epsilon, isa);
        });
}

PolicyRow roulette_wheel_row() {
    static constexpr double most_theta = 0.99;
    struct Options {
        double beta = 4;
        double theta = 0.5;
        double threshold = 0;
        double alpha = 0;

        core::Roulette roulette() const {
            const bool is_fixed = alpha > 0;
            core::Roulette roulette{static_cast<float>(theta),
                                    static_cast<float>(is_fixed ? alpha : 1),
                                    static_cast<float>(is_fixed ? 0 : beta), 1};
            if (threshold > 0) {
                roulette.threshold = static_cast<float>(most_theta);
                roulette.most_blocks = static_cast<float>(threshold);
            }
            return roulette;
        }
    };
    OptionTable<Options> table;
    table.real(
        "beta", &Options::beta, 0, 20,
        SAMEGAME_TEXT("Engine", "How much a full board reduces the weight of frequent colors"));
    table.real(
        "theta", &Options::theta, 0, most_theta,
        SAMEGAME_TEXT(
            "Engine",
            "Share of the smallest color's blocks that is subtracted from every color's blocks"));
    table.real(
        "threshold", &Options::threshold, 0, max_cells,
        SAMEGAME_TEXT("Engine",
                      "The paper's theta as a number of blocks that is subtracted, at most 99 % of "
                      "the smallest color's blocks; 0: by the share theta"));
    table.real("alpha", &Options::alpha, 0, 20,
               SAMEGAME_TEXT("Engine", "Fixed exponent instead of the one by beta; 0: by beta"));
    return make_row(
        {"roulette-wheel", SAMEGAME_TEXT("Engine", "Roulette wheel"),
         SAMEGAME_TEXT("Engine", "A color is drawn before every move, less often the more blocks "
                                 "it has left; then one of its groups"),
         takes},
        table, [](const Options& o, auto isa) {
            return on_core({core::Spared::none, 0, core::Draw::colors, o.roulette()}, isa,
                           looped(RoulettePolicy(o.roulette())));
        });
}

PolicyRow greedy_row() {
    struct Options {
        double epsilon = 0;
        bool tabu = false;
    };
    OptionTable<Options> table;
    table.real("epsilon", &Options::epsilon, 0, 1, epsilon_help);
    table.integer("tabu", &Options::tabu, 0, 1, tabu_help);
    return make_row({"greedy", SAMEGAME_TEXT("Engine", "Greedy"),
                     SAMEGAME_TEXT("Engine", "The largest group, at random among equals"), takes},
                    table,
                    [](const Options& o, auto) { return looped(GreedyPolicy(o.epsilon, o.tabu)); });
}

PolicyRow cell_scan_row() {
    using Tabu = CellScanPolicy::Tabu;
    struct Options {
        int tabu = static_cast<int>(Tabu::most_frequent_left);
        double chance = 0.0007;
    };
    OptionTable<Options> table;
    table.integer("tabu", &Options::tabu, 0, 2,
                  SAMEGAME_TEXT("Engine",
                                "1 spares the color with the most blocks left while there is "
                                "another group, 2 a color drawn before every move"));
    table.real(
        "chance", &Options::chance, 0, 1,
        SAMEGAME_TEXT("Engine",
                      "Probability that a block of that color is played when the search meets it"));
    return make_row(
        {"cell-scan", SAMEGAME_TEXT("Engine", "Cell scan"),
         SAMEGAME_TEXT("Engine", "The group of the first block met from a random cell upward, then "
                                 "in the next columns: large groups are likelier"),
         "the program of " + std::string(schadd)},
        table, [](const Options& o, auto) {
            return looped(CellScanPolicy(static_cast<Tabu>(o.tabu), o.chance));
        });
}

PolicyRow softmax_row() {
    using Options = SoftmaxOptions;
    OptionTable<Options> table;
    table.real("bias", &Options::bias, 0, 4,
               SAMEGAME_TEXT("Engine", "Weight of each block above two"));
    table.integer("cap", &Options::bias_cap, 0, 20,
                  SAMEGAME_TEXT("Engine", "The most blocks above two that count"));
    table.integer("tabu", &Options::tabu, 0, 1, tabu_help);
    return make_row(
        {"softmax", SAMEGAME_TEXT("Engine", "Softmax"),
         SAMEGAME_TEXT(
             "Engine",
             "Groups by their size: one of n blocks with a probability proportional to "
             "exp(bias * min(cap, n - 2)); what nested rollout policy adaptation starts from"),
         "T. Cazenave, Generalized Nested Rollout Policy Adaptation, 2020"},
        table, [](const Options& options, auto isa) {
            return std::make_unique<SoftmaxEngine>(options, isa);
        });
}

std::span<const PolicyRow> policy_rows() {
    static const std::vector<PolicyRow> rows{
        random_row(),         tabu_random_row(), tabu_color_random_row(),
        roulette_wheel_row(), greedy_row(),      cell_scan_row(),
        softmax_row()};
    return rows;
}

/// A policy's row and the values of its parameters.
struct ParsedPolicy {
    const PolicyRow* row = nullptr;
    OptionValues values;
};

Error unknown_policy(std::string_view name) {
    std::vector<std::string> known;
    for (const PolicyEntry& entry : policy_registry())
        known.push_back(entry.name);
    return {
        with_similar_word({SAMEGAME_TEXT("EngineError", "%1 is not a playout policy; known are %2"),
                           in_quotes(name), joined(known)},
                          name, known)};
}

Error unexpected_parameter(const PolicyEntry& entry, std::string_view text) {
    std::vector<std::string> known;
    std::vector<std::string> expected;
    for (const OptionSpec& parameter : entry.parameters) {
        known.push_back(parameter.name);
        expected.push_back(parameter.name + "=NUMBER");
    }
    if (expected.empty())
        return {{SAMEGAME_TEXT("EngineError", "%1 is not a parameter of policy %2, which has none"),
                 in_quotes(text), entry.name}};
    return {with_similar_word(
        {SAMEGAME_TEXT("EngineError", "%1 is not a parameter of policy %2: expected %3"),
         in_quotes(text), entry.name, joined(expected)},
        text.substr(0, text.find('=')), known)};
}

Error out_of_range(const PolicyEntry& entry, const OptionSpec& parameter, std::string_view text) {
    const char* pattern =
        parameter.type == OptionType::integer
            ? SAMEGAME_TEXT("EngineError", "%1 is out of range: %2 of policy %3 is a whole number "
                                           "from %4 to %5")
            : SAMEGAME_TEXT("EngineError",
                            "%1 is out of range: %2 of policy %3 is a number from %4 to %5");
    return {{pattern, in_quotes(text), parameter.name, entry.name, number_text(parameter.minimum),
             number_text(parameter.maximum)}};
}

Result<ParsedPolicy> parse_policy(std::string_view policy) {
    const auto parts = split(policy, ':');
    ParsedPolicy parsed;
    for (const PolicyRow& row : policy_rows())
        if (row.entry.name == parts[0])
            parsed.row = &row;
    if (parsed.row == nullptr)
        return unknown_policy(parts[0]);
    const PolicyEntry& entry = parsed.row->entry;
    parsed.values = default_options(entry.parameters);

    for (std::size_t i = 1; i < parts.size(); ++i) {
        const auto equals = parts[i].find('=');
        const auto& parameters = entry.parameters;
        std::size_t p = 0;
        while (p < parameters.size() && parameters[p].name != parts[i].substr(0, equals))
            ++p;
        if (equals == std::string_view::npos || p == parameters.size())
            return unexpected_parameter(entry, parts[i]);
        const bool is_whole = parameters[p].type == OptionType::integer;
        const auto value = parse_real(parts[i].substr(equals + 1));
        if (!value || *value < parameters[p].minimum || *value > parameters[p].maximum ||
            (is_whole && *value != std::floor(*value)))
            return out_of_range(entry, parameters[p], parts[i]);
        OptionValue& stored = parsed.values[parameters[p].name];
        if (is_whole)
            stored = static_cast<std::int64_t>(*value);
        else
            stored = *value;
    }
    return parsed;
}

} // namespace

std::span<const PolicyEntry> policy_registry() {
    static const auto registry = [] {
        std::vector<PolicyEntry> entries;
        for (const PolicyRow& row : policy_rows())
            entries.push_back(row.entry);
        return entries;
    }();
    return registry;
}

Result<std::unique_ptr<PlayoutEngine>> make_playout_engine(std::string_view policy,
                                                           std::optional<Isa> isa) {
    const auto parsed = parse_policy(policy);
    if (!parsed)
        return parsed.error();
    return parsed->row->make(parsed->values, isa);
}

std::unique_ptr<PlayoutEngine> playout_engine_or_throw(std::string_view policy) {
    auto engine = make_playout_engine(policy);
    if (!engine)
        throw InvalidOptions(engine.error());
    return std::move(engine).value();
}

std::optional<Error> policy_error(std::string_view policy) {
    const auto parsed = parse_policy(policy);
    return parsed ? std::nullopt : std::optional(parsed.error());
}

} // namespace samegame
