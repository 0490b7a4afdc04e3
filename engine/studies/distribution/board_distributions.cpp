#include "engine/studies/distribution/board_distributions.h"

#include <utility>

#include "engine/studies/distribution/score_sampler.h"

namespace samegame {

bool add_board(BoardDistributions& drawn, const NamedBoard& board, int threads,
               const SearchControl& control) {
    std::vector<ScoreHistogram> histograms;
    for (const std::string& policy : drawn.policies) {
        ScoreSampler sampler(board.start, 0, policy);
        sampler.run(drawn.playouts, threads, drawn.seed, control);
        histograms.push_back(sampler.histogram());
        if (histograms.back().count() < drawn.playouts)
            return false;
    }
    drawn.boards.push_back(board);
    drawn.histograms.push_back(std::move(histograms));
    return true;
}

BoardValues means_of(const BoardDistributions& drawn, std::size_t policy) {
    BoardValues values;
    for (std::size_t board = 0; board < drawn.histograms.size(); ++board)
        values.add(board, drawn.histograms[board][policy].mean());
    return values;
}

BoardValues differences_of(const BoardDistributions& drawn, std::size_t policy) {
    BoardValues values;
    for (std::size_t board = 0; board < drawn.histograms.size(); ++board)
        values.add(board,
                   drawn.histograms[board][policy].mean() - drawn.histograms[board].front().mean());
    return values;
}

} // namespace samegame
