#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/game/line.h"
#include "engine/playout/playout_engine.h"
#include "engine/search/solver.h"

namespace samegame {

/// Nested Monte-Carlo Search.
///
/// A search of level 0 is one playout. A search of level n tries every legal move with a search of
/// level n-1, follows the best sequence known to it by one move, and repeats that to the end.
///
/// Source: T. Cazenave, "Nested Monte-Carlo Search", IJCAI 2009, with the memorized best sequence;
/// names follow the generic implementation by L. Battermann, "Nested Monte Carlo Search", 2016.
/// Differences from the latter:
///  - of moves with equal results a random one is followed (its own list of improvements), not the
///    last;
///  - the memorized sequence starts as none instead of the present score, so that results below 0
///    work;
///  - the whole search is repeated until the budget ends, and ends within one playout when told to.
class NestedMonteCarlo final : public SoloSolver {
public:
    struct Options {
        int level = 2;                            ///< Depth of nesting.
        std::string policy = "tabu-color-random"; ///< Of the playouts.
    };

    static std::vector<OptionSpec> option_specs();

    /// Throws std::invalid_argument for a policy that cannot be made.
    explicit NestedMonteCarlo(const OptionValues& values);
    ~NestedMonteCarlo() override;

    StopReason solve(const Board& root, const Rules& rules, SearchContext& context) override;

private:
    class Search;

    Options m_options;
    std::unique_ptr<PlayoutEngine> m_playout;
};

} // namespace samegame
