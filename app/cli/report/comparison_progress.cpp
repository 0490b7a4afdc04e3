#include "app/cli/report/comparison_progress.h"

#include <cmath>

#include "app/cli/terminal/text_output.h"

namespace samegame::cli {

namespace {

/// Decimals only where they tell something.
std::string points_text(double points) {
    return fixed(points, std::abs(points) < 100 ? 1 : 0);
}

} // namespace

std::string progress_text(const PairedSummary& summary) {
    const std::string boards =
        std::to_string(summary.boards) + (summary.boards == 1 ? " board" : " boards");
    if (summary.boards == 0)
        return boards;
    std::string text = "second - first " + points_text(summary.difference);
    if (summary.boards > 1) // of one board there is no interval
        text += " (" + points_text(summary.interval.low) + " to " +
                points_text(summary.interval.high) + ")";
    return text + "  " + boards + "  " + fixed(summary.means[0], 1) + " : " +
           fixed(summary.means[1], 1);
}

} // namespace samegame::cli
