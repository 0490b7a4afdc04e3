#pragma once

#include <memory>
#include <string>

#include "engine/playout/playout_engine.h"
#include "engine/search/solver.h"

namespace samegame {

/// Nested Monte-Carlo Search.
///
/// A search of level 0 is one playout. A search of level n tries every legal move with a search of
/// level n-1, follows the best sequence known to it by one move, and repeats that to the end.
///
/// Source: T. Cazenave, "Nested Monte-Carlo Search", IJCAI 2009, with the memorized best sequence;
/// names follow the generic implementation by L. Battermann, "Nested Monte Carlo Search", 2016,
/// whose own choices are the preset `text`. Differences from the latter:
///  - among moves with equal results a random one is followed (as in its own list of improvements),
///    not the last (`ties`);
///  - the whole search is repeated until the budget ends (`searches`), and a stop ends it within
///    one playout; each thread searches for itself (also in its list);
///  - `exploration`: now and then a step follows a move drawn from all, with the best sequence
///    found below it, whatever its score ("it could be profitable to try unpromising actions
///    occasionally", its list). The search goes on below that move, and its result is still the
///    best sequence of all its steps;
///  - the memorized sequence starts empty instead of with the present score, so that a step whose
///    results are all lower, which has no move to follow there, is followed too, also in `text`.
class NestedMonteCarlo final : public SoloSolver {
public:
    enum class Ties { random, last };
    struct Options {
        int level = 2;                            ///< Depth of nesting.
        std::string policy = "tabu-color-random"; ///< Plays the playouts.
        Ties ties = Ties::random;
        bool memory = true;     ///< Whether a search follows the best sequence of all its steps.
        double exploration = 0; ///< Probability that a step follows a move drawn from all.
        int searches = 0;       ///< Whole searches to make; 0: until the budget ends.
    };

    static OptionTable<Options> option_table();

    /// Throws InvalidOptions for a policy that cannot be made.
    explicit NestedMonteCarlo(const Options& options);

    StopReason solve(const Board& root, const Rules& rules, SearchContext& context) override;

private:
    class Search;

    Options m_options;
    std::unique_ptr<PlayoutEngine> m_playout;
};

} // namespace samegame
