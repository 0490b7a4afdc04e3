#include "engine/studies/distribution/board_distributions.h"

#include <algorithm>
#include <utility>

#include "engine/base/text.h"
#include "engine/formats/csv_text.h"
#include "engine/game/rules.h"
#include "engine/stats/running_stats.h"
#include "engine/studies/distribution/score_sampler.h"

namespace samegame {

ScoreSummary summary_of(const ScoreHistogram& histogram) {
    return {histogram.count(), histogram.mean(), histogram.deviation(), histogram.minimum(),
            histogram.maximum()};
}

std::optional<Interval> interval_of(const ScoreSummary& scores) {
    if (scores.count < 2)
        return std::nullopt;
    const double squares =
        scores.deviation * scores.deviation * static_cast<double>(scores.count - 1);
    return mean_interval(
        RunningStats::restored(scores.count, scores.mean, squares, scores.minimum, scores.maximum));
}

bool add_board(BoardDistributions& drawn, const NamedBoard& board, int threads,
               const SearchControl& control) {
    std::vector<ScoreSummary> scores;
    for (const std::string& policy : drawn.policies) {
        ScoreSampler sampler(board.start, 0, policy);
        sampler.run(drawn.playouts, threads, drawn.seed, control);
        const ScoreHistogram histogram = sampler.histogram();
        if (histogram.count() < drawn.playouts)
            return false;
        scores.push_back(summary_of(histogram));
    }
    drawn.boards.push_back(board);
    drawn.scores.push_back(std::move(scores));
    return true;
}

BoardValues means_of(const BoardDistributions& drawn, std::size_t policy) {
    BoardValues values;
    for (std::size_t board = 0; board < drawn.scores.size(); ++board)
        values.add(board, drawn.scores[board][policy].mean);
    return values;
}

BoardValues differences_of(const BoardDistributions& drawn, std::size_t policy) {
    BoardValues values;
    for (std::size_t board = 0; board < drawn.scores.size(); ++board)
        values.add(board, drawn.scores[board][policy].mean - drawn.scores[board].front().mean);
    return values;
}

std::pair<int, int> score_range_of(const BoardDistributions& drawn, std::size_t policy) {
    const ScoreSummary& first = drawn.scores.front()[policy];
    std::pair range(first.minimum, first.maximum);
    for (const std::vector<ScoreSummary>& scores : drawn.scores)
        range = {std::min(range.first, scores[policy].minimum),
                 std::max(range.second, scores[policy].maximum)};
    return range;
}

std::string csv_text(const BoardDistributions& drawn) {
    std::string csv =
        csv_line({"board", "rules", "gravity", "policy", "playouts", "seed", "mean", "low", "high",
                  "deviation", "min", "max", "difference_to", "difference"});
    for (std::size_t board = 0; board < drawn.boards.size(); ++board) {
        const auto& [name, start] = drawn.boards[board];
        for (std::size_t policy = 0; policy < drawn.policies.size(); ++policy) {
            const ScoreSummary& scores = drawn.scores[board][policy];
            const auto interval = interval_of(scores);
            const bool is_first = policy == 0;
            const double difference = scores.mean - drawn.scores[board].front().mean;
            csv += csv_line({name, std::string(name_of(start.rules.scoring)),
                             std::string(name_of(start.rules.gravity)), drawn.policies[policy],
                             std::to_string(scores.count), std::to_string(drawn.seed),
                             number_text(scores.mean), interval ? number_text(interval->low) : "",
                             interval ? number_text(interval->high) : "",
                             scores.count > 1 ? number_text(scores.deviation) : "",
                             std::to_string(scores.minimum), std::to_string(scores.maximum),
                             is_first ? "" : drawn.policies.front(),
                             is_first ? "" : number_text(difference)});
        }
    }
    return csv;
}

} // namespace samegame
