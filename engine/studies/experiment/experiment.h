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
    const PublishedResult* published = nullptr; ///< The result beside it; nullptr: none.
    std::size_t against = 0; ///< The entrant it is compared with in pairs; its own index: none.
    std::string series;      ///< The line of the figure that it is a point of.
    double x = 0;            ///< Where it stands in the figure.
};

/// How the trials of an entrant are added up.
enum class Measure {
    mean, ///< The mean of its boards, which are a sample of many.
    total ///< The sum of its boards, which the result is about.
};

/// What a scale makes smaller.
enum class Extent { runs, boards, budget };

/// A step in making an experiment smaller: the extent goes down to this share, then the next step
/// follows.
struct ShrinkStep {
    Extent extent = Extent::runs;
    double least = 0; ///< Runs and boards go down to one in any case.
};

/// The lower edge of an experiment's figure; without an axis the figure shows the mean best score
/// over time.
struct FigureAxis {
    std::string title;
    bool is_logarithmic = false;
};

/// Which trials are run, as a plain value: a table of a paper, or a table of the user. README.md
/// describes its file.
struct Experiment {
    std::string name; ///< The name of its file without folder and ".json".
    std::string title;
    std::string paper; ///< Empty: it is not from a paper.
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
    /// The time it takes on the machine of engine/measurements, all cores together.
    std::optional<double> core_hours;

    double scale = 1;             ///< The share of the whole that is left of it.
    std::size_t whole_boards = 0; ///< Boards of the whole.
    int whole_runs = 1;
    double budget_share = 1; ///< Share of the budgets of the whole.
};

inline constexpr double least_scale = 1e-9;

/// The experiment at the share `scale` of its cost, least_scale to 1: fewer runs, fewer boards and
/// less budget, in the order that it says.
Experiment scaled(Experiment experiment, double scale);

/// "scale 0.01: 25 of 250 boards, budgets times 0.1", for people; empty for the whole.
std::string scale_text(const Experiment& experiment);

/// Its trials. The table may outlive the experiment.
TrialTable table_of(const Experiment& experiment);

} // namespace samegame
