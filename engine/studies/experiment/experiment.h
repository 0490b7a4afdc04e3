#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/studies/experiment/board_list.h"
#include "engine/studies/experiment/published_results.h"
#include "engine/studies/experiment/trial.h"

namespace samegame {

/// An entrant as a row of an experiment's table.
struct ExperimentEntrant : Entrant {
    const PublishedResult* published = nullptr; ///< What it is set beside; nullptr: nothing.
    std::size_t against = 0; ///< The entrant that it is compared with in pairs; itself: with none.
    std::string series;      ///< The line of the figure that it is a point of.
    double x = 0;            ///< Where it stands in the figure.
};

/// What the trials of an entrant are added up to.
enum class Measure {
    mean, ///< The mean of its boards: they are a sample of many.
    total ///< The sum of its boards: they are what the result is about.
};

/// What a scale makes smaller.
enum class Extent { runs, boards, budget };

/// A step in making an experiment smaller: down to this share of the extent, then the next follows.
struct ShrinkStep {
    Extent extent = Extent::runs;
    double least = 0; ///< Runs and boards go down to one in any case.
};

/// What a figure of an experiment has along its lower edge; without it, the figure shows the mean
/// best score over time.
struct FigureAxis {
    std::string title;
    bool is_logarithmic = false;
};

/// Which trials are run, as a plain value: a table of a paper, or one of a user's own.
/// README.md tells how it is written.
struct Experiment {
    std::string name; ///< Of the file, without folder and ".json".
    std::string title;
    std::string paper; ///< Empty: of none.
    std::string note;  ///< What must be known to read the table.
    std::vector<NamedBoard> boards;
    int runs = 1;
    std::uint64_t seed = 1;
    std::vector<ExperimentEntrant> entrants;
    Measure measure = Measure::mean;
    bool counts_moves_alone = false; ///< Scores are without what the end of a game earns.
    bool shows_depth = false;
    std::optional<FigureAxis> axis;

    std::vector<ShrinkStep> shrink;
    double default_scale = 1;
    /// What it takes on the machine of engine/measurements, all cores together, as it is.
    std::optional<double> core_hours;

    double scale = 1;             ///< What it has been shrunk to, from the whole.
    std::size_t whole_boards = 0; ///< Those of the whole.
    int whole_runs = 1;
    double budget_share = 1; ///< Of the budgets of the whole.
};

inline constexpr double least_scale = 1e-9;

/// The experiment at `scale`, least_scale to 1, of its cost: fewer runs, boards and less
/// budget in the order that it says.
Experiment scaled(Experiment experiment, double scale);

/// "scale 0.01: 25 of 250 boards, budgets times 0.1", for people; empty for the whole.
std::string scale_text(const Experiment& experiment);

/// Its trials. The table outlives the experiment.
TrialTable table_of(const Experiment& experiment);

} // namespace samegame
