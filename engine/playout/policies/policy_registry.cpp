#include "engine/playout/policies/policy_registry.h"

#include <cmath>
#include <stdexcept>
#include <utility>

#include "engine/base/text.h"
#include "engine/playout/core_engine.h"
#include "engine/playout/playout.h"
#include "engine/playout/policies/cell_scan_policy.h"
#include "engine/playout/policies/greedy_policy.h"
#include "engine/playout/policies/random_policy.h"
#include "engine/playout/policies/roulette_policy.h"
#include "engine/playout/policies/softmax_engine.h"
#include "engine/playout/policies/tabu_policy.h"

namespace samegame {

namespace {

/// A policy, and how it is played; `values` are in the order of its parameters.
struct PolicyRow {
    using Make = std::unique_ptr<PlayoutEngine>(std::span<const double> values);
    using MakeForCore = core::Policy(std::span<const double> values);
    using MakeOnCore = std::unique_ptr<PlayoutEngine>(std::span<const double> values, Isa isa);

    PolicyRow(std::string name, std::string title, std::string help, std::string paper,
              std::vector<PolicyParameter> parameters, Make* general, MakeForCore* for_core = {},
              MakeOnCore* on_core = {})
        : entry{std::move(name), std::move(title), std::move(help), std::move(paper),
                std::move(parameters)},
          make(general),
          core_policy(for_core),
          make_on_core(on_core) {}

    PolicyEntry entry;
    Make* make;               ///< The loop for boards of every size.
    MakeForCore* core_policy; ///< How the hot core plays the policy; null if it does not.
    MakeOnCore* make_on_core; ///< An engine that uses the hot core in its own way; or null.
};

template <TabuColor Pick>
std::unique_ptr<PlayoutEngine> make_tabu(double epsilon) {
    using Policy = TabuPolicy<Pick>;
    return std::make_unique<PolicyEngine<Policy>>(Policy(epsilon));
}

core::Policy tabu_in_core(core::Spared spared, double epsilon) {
    return {spared, static_cast<std::uint64_t>(epsilon * 0x1p32)};
}

std::unique_ptr<PlayoutEngine> make_random(std::span<const double>) {
    return std::make_unique<PolicyEngine<RandomPolicy>>(RandomPolicy());
}

core::Policy random_in_core(std::span<const double>) {
    return {core::Spared::none, 0};
}

std::unique_ptr<PlayoutEngine> make_tabu_random(std::span<const double> values) {
    return make_tabu<TabuColor::random>(values[0]);
}

core::Policy tabu_random_in_core(std::span<const double> values) {
    return tabu_in_core(core::Spared::random, values[0]);
}

std::unique_ptr<PlayoutEngine> make_tabu_color_random(std::span<const double> values) {
    return values[1] != 0 ? make_tabu<TabuColor::most_frequent_left>(values[0])
                          : make_tabu<TabuColor::most_frequent>(values[0]);
}

core::Policy tabu_color_random_in_core(std::span<const double> values) {
    return tabu_in_core(
        values[1] != 0 ? core::Spared::most_frequent_left : core::Spared::most_frequent, values[0]);
}

/// Of `beta`, `theta` and `alpha`.
core::Roulette roulette_of(std::span<const double> values) {
    const bool is_fixed = values[2] > 0;
    return {static_cast<float>(values[1]), static_cast<float>(is_fixed ? values[2] : 1),
            static_cast<float>(is_fixed ? 0 : values[0]), 1};
}

std::unique_ptr<PlayoutEngine> make_roulette_wheel(std::span<const double> values) {
    using Policy = RoulettePolicy;
    return std::make_unique<PolicyEngine<Policy>>(Policy(roulette_of(values)));
}

core::Policy roulette_wheel_in_core(std::span<const double> values) {
    return {core::Spared::none, 0, core::Draw::colors, roulette_of(values)};
}

std::unique_ptr<PlayoutEngine> make_greedy(std::span<const double> values) {
    using Policy = GreedyPolicy;
    return std::make_unique<PolicyEngine<Policy>>(Policy(values[0], values[1] != 0));
}

std::unique_ptr<PlayoutEngine> make_cell_scan(std::span<const double> values) {
    using Policy = CellScanPolicy;
    return std::make_unique<PolicyEngine<Policy>>(
        Policy(static_cast<Policy::Tabu>(static_cast<int>(values[0])), values[1]));
}

SoftmaxOptions softmax_options(std::span<const double> values) {
    SoftmaxOptions options;
    options.bias = values[0];
    options.bias_cap = static_cast<int>(values[1]);
    options.tabu = values[2] != 0;
    return options;
}

std::unique_ptr<PlayoutEngine> make_softmax(std::span<const double> values) {
    return std::make_unique<SoftmaxEngine>(softmax_options(values), std::nullopt);
}

std::unique_ptr<PlayoutEngine> make_softmax_on_core(std::span<const double> values, Isa isa) {
    return std::make_unique<SoftmaxEngine>(softmax_options(values), isa);
}

PolicyParameter epsilon() {
    return {"epsilon", 0, 0, 1, "Probability of a move that may be of any color"};
}

PolicyParameter tabu(double default_value) {
    return {
        "tabu",
        default_value,
        0,
        1,
        "1 leaves the color with the most blocks at the start alone as long as there is another "
        "group",
        true};
}

PolicyParameter recompute() {
    return {"recompute", 0, 0, 1, "1 picks the color again before every move, 0 at the start",
            true};
}

std::vector<PolicyRow> make_rows() {
    const std::string schadd =
        "M. Schadd et al., Single-Player Monte-Carlo Tree Search for SameGame, 2011, section 4.3";
    const std::string takes =
        "F. Takes & W. Kosters, Solving SameGame and its Chessboard Variant, 2009, section 4";
    std::vector<PolicyRow> entries;
    entries.push_back({"random",
                       "Random",
                       "Every group with the same probability",
                       schadd,
                       {},
                       make_random,
                       random_in_core});
    entries.push_back({"tabu-random",
                       "Tabu random",
                       "One color, picked at random when the playout starts, is left alone as long "
                       "as there is another group",
                       schadd,
                       {epsilon()},
                       make_tabu_random,
                       tabu_random_in_core});
    entries.push_back({"tabu-color-random",
                       "Tabu color random",
                       "The color with the most blocks when the playout starts is left alone as "
                       "long as there is another group",
                       schadd,
                       {epsilon(), recompute()},
                       make_tabu_color_random,
                       tabu_color_random_in_core});
    entries.push_back({"roulette-wheel",
                       "Roulette wheel",
                       "A color is drawn before every move, the more rarely the more blocks it has "
                       "left; then a group of it",
                       takes,
                       {{"beta", 4, 0, 20, "How much the full board weighs frequent colors down"},
                        {"theta", 0.5, 0, 0.99,
                         "Share of the smallest color's blocks that is taken off every color's"},
                        {"alpha", 0, 0, 20, "Fixed exponent in place of beta's; 0 is beta's"}},
                       make_roulette_wheel,
                       roulette_wheel_in_core});
    entries.push_back({"greedy",
                       "Greedy",
                       "The largest group, at random among equals",
                       takes,
                       {epsilon(), tabu(0)},
                       make_greedy});
    entries.push_back(
        {"cell-scan",
         "Cell scan",
         "The group of the next block from a random cell on, up its column and the next ones: "
         "large groups are likelier",
         "the program of " + schadd,
         {{"tabu", 1, 0, 2,
           "1 leaves the color with the most blocks left alone as long as there is another group, "
           "2 a color drawn before every move",
           true},
          {"chance", 0.0007, 0, 1,
           "Probability that a block of that color is played where the search meets it"}},
         make_cell_scan});
    entries.push_back(
        {"softmax",
         "Softmax",
         "Groups by their size: one of n blocks with a probability proportional to "
         "exp(bias * min(cap, n - 2)); what nested rollout policy adaptation starts from",
         "T. Cazenave, Generalized Nested Rollout Policy Adaptation, 2020",
         {{"bias", 0.3, 0, 4, "Weight of each block above two"},
          {"cap", 8, 0, 20, "Most blocks above two that count", true},
          tabu(1)},
         make_softmax,
         nullptr,
         make_softmax_on_core});
    return entries;
}

std::span<const PolicyRow> policy_rows() {
    static const std::vector<PolicyRow> rows = make_rows();
    return rows;
}

/// A policy's row and the values of its parameters.
struct ParsedPolicy {
    const PolicyRow* row = nullptr;
    std::vector<double> values;
};

Error unknown_policy(std::string_view name) {
    std::string known;
    for (const PolicyEntry& entry : policy_registry())
        known += (known.empty() ? "" : ", ") + entry.name;
    return Error{"'" + std::string(name) + "' is not a playout policy; known are " + known};
}

Error unexpected_parameter(const PolicyEntry& entry, std::string_view text) {
    std::string expected;
    for (const PolicyParameter& parameter : entry.parameters)
        expected += (expected.empty() ? "" : ", ") + parameter.name + "=NUMBER";
    return Error{"'" + std::string(text) + "' is not a parameter of policy " + entry.name +
                 (expected.empty() ? ", which has none" : "; expected " + expected)};
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
    for (const PolicyParameter& parameter : entry.parameters)
        parsed.values.push_back(parameter.default_value);

    for (std::size_t i = 1; i < parts.size(); ++i) {
        const auto equals = parts[i].find('=');
        const auto& parameters = entry.parameters;
        std::size_t p = 0;
        while (p < parameters.size() && parameters[p].name != parts[i].substr(0, equals))
            ++p;
        if (equals == std::string_view::npos || p == parameters.size())
            return unexpected_parameter(entry, parts[i]);
        const auto value = parse_real(parts[i].substr(equals + 1));
        if (!value || *value < parameters[p].minimum || *value > parameters[p].maximum ||
            (parameters[p].is_whole && *value != std::floor(*value)))
            return Error{"'" + std::string(parts[i]) + "' is out of range: " + parameters[p].name +
                         " of policy " + entry.name + " is a " +
                         (parameters[p].is_whole ? "whole " : "") + "number from " +
                         std::to_string(parameters[p].minimum) + " to " +
                         std::to_string(parameters[p].maximum)};
        parsed.values[p] = *value;
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

Result<std::unique_ptr<PlayoutEngine>> make_playout_engine(std::string_view policy, Isa isa) {
    const auto parsed = parse_policy(policy);
    if (!parsed)
        return parsed.error();
    if (parsed->row->make_on_core != nullptr)
        return parsed->row->make_on_core(parsed->values, isa);
    auto general = parsed->row->make(parsed->values);
    if (parsed->row->core_policy == nullptr)
        return general;
    return std::unique_ptr<PlayoutEngine>(std::make_unique<CoreEngine>(
        parsed->row->core_policy(parsed->values), isa, std::move(general)));
}

Result<std::unique_ptr<PlayoutEngine>> make_general_playout_engine(std::string_view policy) {
    const auto parsed = parse_policy(policy);
    if (!parsed)
        return parsed.error();
    return parsed->row->make(parsed->values);
}

std::unique_ptr<PlayoutEngine> playout_engine_or_throw(std::string_view policy) {
    auto engine = make_playout_engine(policy);
    if (!engine)
        throw std::invalid_argument(engine.error().message);
    return std::move(engine).value();
}

std::string policy_error(std::string_view policy) {
    const auto parsed = parse_policy(policy);
    return parsed ? std::string() : parsed.error().message;
}

} // namespace samegame
