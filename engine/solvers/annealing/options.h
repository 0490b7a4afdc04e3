#pragma once

#include <array>
#include <string>

#include "engine/base/message.h"
#include "engine/base/option_table.h"
#include "engine/solvers/annealing/annealer.h"

namespace samegame {

/// What solvers that anneal have in common; their options are derived from it.
struct AnnealingOptions {
    ChainOptions chain;
    StartOptions start;
};

/// Their rows.
template <class Options>
void add_annealing_options(OptionTable<Options>& table) {
    const auto chain = [](auto member) { return nested(&AnnealingOptions::chain, member); };
    const auto start = [](auto member) { return nested(&AnnealingOptions::start, member); };
    table.choice("start", start(&StartOptions::with_beam), {{true, "beam"}, {false, "random"}},
                 SAMEGAME_TEXT("Engine", "What a chain begins with: the line of a short beam, or a "
                                         "random game"),
                 "");
    table.integer("width", start(&StartOptions::width), 1, 100000,
                  SAMEGAME_TEXT("Engine", "The most positions of a layer of the beams that chains "
                                          "begin with; less where the budget is small"),
                  "");
    table.real("hot", chain(&ChainOptions::hot), 0.01, 10000,
               SAMEGAME_TEXT("Engine", "Temperature at the start of a chain, in points"), "");
    table.real("cold", chain(&ChainOptions::cold), 0.01, 10000,
               SAMEGAME_TEXT("Engine", "Temperature at the end of a chain, in points"), "");
    table.choice("schedule", chain(&ChainOptions::schedule),
                 {{Schedule::geometric, "geometric"}, {Schedule::linear, "linear"}},
                 SAMEGAME_TEXT("Engine", "How the temperature falls"), "");
    table.integer("abort", chain(&ChainOptions::abort), 0, 1000000,
                  SAMEGAME_TEXT("Engine",
                                "A list so many points below what would be taken is given "
                                "up before its end; 0: none is"),
                  "");
    table.integer("retries", chain(&ChainOptions::retries), 0, 8,
                  SAMEGAME_TEXT("Engine", "Blocks of its old group that a click tries whose own "
                                          "block is gone"),
                  "");
    table.choice("spared", chain(&ChainOptions::spared),
                 {{SparedColor::most_frequent, "most-frequent"},
                  {SparedColor::of_largest_group, "largest-group"},
                  {SparedColor::none, "none"}},
                 SAMEGAME_TEXT("Engine",
                               "The color that is played last where a list leaves blocks: "
                               "the most frequent of the start, that of the largest "
                               "group of the line that a chain begins with, or none"),
                 "");
    constexpr std::array<const char*, edit_kinds> edits{
        "weight-move",    "weight-remove", "weight-insert", "weight-replace",
        "weight-segment", "weight-delay",  "weight-swap",   "weight-several"};
    for (std::size_t kind = 0; kind < edits.size(); ++kind)
        table.integer(
            edits[kind],
            [kind](auto& options) -> auto& { return options.chain.edits.weights[kind]; }, 0, 1000,
            SAMEGAME_TEXT("Engine", "How often this kind of edit is tried, relative to the others; "
                                    "with all at 0, each is as often"),
            "");
}

} // namespace samegame
