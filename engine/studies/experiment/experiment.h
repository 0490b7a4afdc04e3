#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/studies/experiment/board_list.h"
#include "engine/studies/experiment/published_results.h"
#include "engine/studies/experiment/trial.h"

namespace samegame {

struct ExperimentEntrant : Entrant {
    const PublishedResult* published = nullptr; ///< To compare with; nullptr: none.
    std::size_t against = 0; ///< The entrant it is compared with in pairs; its own index: none.
    std::string series;      ///< The curve of the figure to which its point belongs.
    double x = 0;            ///< Its place along the figure's axis.
};

/// How the results of an entrant's boards are combined.
enum class Measure {
    mean, ///< The mean over boards, which are a sample of many.
    total ///< The sum over boards: the result is about these boards.
};

/// What a smaller scale reduces.
enum class Extent { runs, boards, budget };

/// The extent falls to no less than the share `least`, then the next step follows.
struct ShrinkStep {
    Extent extent = Extent::runs;
    double least = 0; ///< Runs and boards never fall below one.
};

/// Without one, a figure shows the mean best score over time.
struct FigureAxis {
    std::string title;
    bool is_logarithmic = false;
};

/// A table of trials as a plain value, from a paper or from the user. resources/help/experiments.md
/// describes its file.
struct Experiment {
    std::string name; ///< The name of its file without folder and ".json".
    std::string title;
    std::string paper; ///< Empty if it is not from a paper.
    std::string note;  ///< What a reader of the table must know.
    std::vector<NamedBoard> boards;
    int runs = 1;
    std::uint64_t seed = 1;
    std::vector<ExperimentEntrant> entrants;
    Measure measure = Measure::mean;
    bool counts_moves_alone = false; ///< Scores leave out the points for the end of a game.
    bool shows_depth = false;
    std::optional<FigureAxis> axis;

    std::vector<ShrinkStep> shrink;
    double default_scale = 1;
    /// Its cost on the machine of engine/measurements, summed over cores.
    std::optional<double> core_hours;

    double scale = 1;             ///< The share of the whole experiment that it runs.
    std::size_t whole_boards = 0; ///< Boards of the whole experiment.
    int whole_runs = 1;
    double budget_share = 1; ///< Share of the whole experiment's budgets.
};

inline constexpr double least_scale = 1e-9;

/// The experiment at the share `scale` of its cost, least_scale to 1, by its steps in order.
Experiment scaled(Experiment experiment, double scale);

/// "scale 0.01: 25 of 250 boards, budgets times 0.1", for people; empty for the whole.
std::string scale_text(const Experiment& experiment);

/// The trials of the experiment. The table may outlive it.
TrialTable table_of(const Experiment& experiment);

} // namespace samegame
