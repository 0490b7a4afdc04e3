#include "app/cli/trials/experiment_list.h"

#include <cmath>
#include <iostream>
#include <optional>

#include "app/cli/report/experiment_report.h"
#include "app/cli/terminal/json_output.h"
#include "app/cli/terminal/text_output.h"
#include "engine/base/text.h"
#include "engine/studies/experiment/shipped_experiments.h"

namespace samegame::cli {

namespace {

constexpr const char* other_commands =
    "\nWhat the papers have that is no table of trials has commands of its own:\n"
    "  tune             Schadd et al. 2011, Table 5: options by the cross-entropy method\n"
    "  complexity       Schadd et al. 2011, section 2.2: length of games, moves to choose from\n"
    "  solvable --count Takes & Kosters 2009, Table 1: how many boards of a size can be cleared\n"
    "  histogram        Takes & Kosters 2009, Figure 2: the scores of playouts\n"
    "  solvable         Takes & Kosters 2009, section 6: number of solutions, difficulty\n"
    "  first-moves      Takes & Kosters 2009, section 6: how good first moves are\n";

/// On two cores, in whole minutes: no two machines agree on more.
std::string cost_text(const std::optional<double>& core_hours) {
    return core_hours ? duration_text(std::round(*core_hours * 60 / 2) * 60) : "";
}

Json list_json() {
    Json list = Json::array();
    for (const Experiment& experiment : shipped_experiments()) {
        const Experiment smaller = scaled(experiment, experiment.default_scale);
        list.push_back({{"name", experiment.name},
                        {"title", experiment.title},
                        {"paper", experiment.paper},
                        {"core_hours", experiment.core_hours.value_or(0)},
                        {"default_scale", experiment.default_scale},
                        {"default_core_hours", smaller.core_hours.value_or(0)}});
    }
    return {{"experiments", list}};
}

std::string list_text() {
    TextTable table({{"name", TextTable::Align::left},
                     {"whole"},
                     {"by default"},
                     {"scale"},
                     {"what", TextTable::Align::left}});
    for (const Experiment& experiment : shipped_experiments()) {
        const Experiment smaller = scaled(experiment, experiment.default_scale);
        table.add_row({experiment.name, cost_text(experiment.core_hours),
                       cost_text(smaller.core_hours), number_text(experiment.default_scale),
                       experiment.title});
    }
    return table.text() + "\nTimes are those of two cores. '--scale 1' runs the whole.\n" +
           other_commands;
}

} // namespace

void list_experiments(bool json) {
    if (json)
        print_json(list_json());
    else
        std::cout << list_text();
}

} // namespace samegame::cli
