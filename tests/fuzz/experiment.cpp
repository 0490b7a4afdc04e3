// Experiments of people. What is accepted has trials whose file every reader takes, at every scale.

#include "engine/studies/experiment/experiment_file.h"
#include "engine/studies/experiment/trial_file.h"
#include "engine/studies/experiment/trial_merge.h"
#include "tests/fuzz/fuzz.h"

using namespace samegame;
using samegame::fuzz::require;

SAMEGAME_FUZZ_TARGET(experiment) {
    const auto whole = parse_experiment(fuzz::text_of(data, size), "name");
    if (!whole) {
        require(!to_string(whole.error()).empty(), "an error has a sentence");
        return 0;
    }
    const TrialProgram program{"samegame 1.2.3", "0123456789abcdef"};
    for (const double scale : {1.0, whole->default_scale, least_scale}) {
        const Experiment experiment = scaled(*whole, scale);
        require(scale_text(experiment).find("nan") == std::string::npos, "a scale is a number");
        std::string line = first_trial_line(table_of(experiment), program);
        line.pop_back(); // its end
        const auto head = head_of_trials(line, program);
        require(head.ok(), "the file of an experiment's trials can be read");
        for (std::size_t i = 0; i < head->entrants.size(); ++i)
            require(head->entrants[i].budget == experiment.entrants[i].budget, "budgets come back");
        require(!TrialMerger().read(line), "the file of an experiment's trials can be merged");
    }
    return 0;
}
