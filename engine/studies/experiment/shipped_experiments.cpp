#include "engine/studies/experiment/shipped_experiments.h"

#include <algorithm>
#include <string>

#include "engine/studies/experiment/experiment_json.h"
#include "engine/studies/experiment/experiment_texts.h"

namespace samegame {

namespace {

/// They are the program's own: what is wrong with one, its test finds.
std::vector<Experiment> read_experiments() {
    std::vector<Experiment> experiments;
    for (const data::ExperimentText& text : data::experiment_texts())
        experiments.push_back(parse_experiment(text.json, text.name).value());
    return experiments;
}

} // namespace

const std::vector<Experiment>& shipped_experiments() {
    static const std::vector<Experiment> experiments = read_experiments();
    return experiments;
}

const Experiment* find_experiment(std::string_view name) {
    const auto& all = shipped_experiments();
    const auto found = std::find_if(all.begin(), all.end(), [name](const Experiment& experiment) {
        return experiment.name == name;
    });
    return found == all.end() ? nullptr : &*found;
}

} // namespace samegame
